"""Swift sources in which conditions can be turned off one at a time without another build.

Each change becomes a switch, `(isMutated(17) ? (true) : (files.isEmpty))`, that an environment variable turns on when a process starts. The
sources of the package itself have no switch: they are written into a copy.
"""
import dataclasses
import re

VARIABLE = "OWN_MUTANT"
REACHED = "OWN_MUTANT_REACHED"
# One file for each module with a switch. It calls no `getenv` by name, because a test looks for the variables that sources read.
SWITCH = """import Glibc

private func variable(_ name: String) -> String? {
  let read = getenv as (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  return read("OWN_" + name).map { String(cString: $0) }
}

private let mutant = variable("MUTANT").flatMap(Int.init) ?? 0

/// Leaves a file, once, so that a mutant that survives can be distinguished from one that no test reaches.
private let isReached: Bool = {
  if let path = variable("MUTANT_REACHED") { Glibc.close(Glibc.creat(path, 0o644)) }
  return true
}()

@usableFromInline nonisolated func isMutated(_ number: Int) -> Bool { number == mutant && isReached }
"""


class Refusal(Exception):
    """Why a change cannot be made."""


@dataclasses.dataclass
class Change:
    """A part of a text and what replaces it. An empty replacement removes a statement; an empty part is a place for Swift with ON as the
    switch."""
    start: int
    end: int
    replacement: str
    number: int = 0


def rewritten(text, changes):
    """The text with a switch for each change. Parts may contain others and may be the same."""
    spans = sorted(changes, key=lambda change: (change.start, -change.end, change.number))

    def part(start, end, inside):
        result, position = "", start
        while inside:
            first = inside[0]
            same = [change for change in inside if (change.start, change.end) == (first.start, first.end)]
            within = [change for change in inside if change.start < first.end and change not in same]
            if any(change.end > first.end for change in within):
                raise Refusal(f"two changes overlap: {text[first.start:first.end]!r}")
            result += text[position:first.start] + switched(first, same, within)
            position = first.end
            inside = [change for change in inside if change not in same and change not in within]
        return result + text[position:end]

    def switched(first, same, within):
        original = part(first.start, first.end, within)
        for change in same:
            on = f"isMutated({change.number})"
            if first.start == first.end:
                original += change.replacement.replace("ON", on)
            elif not change.replacement:
                original = f"if !{on} {{ {original} }}"
            else:
                original = f"({on} ? ({change.replacement}) : ({original}))"
        return original

    return part(0, len(text), spans)


def marked(line, change):
    """The line with a change as the list has it: `guard «count > 1 => count >= 1» else {`."""
    return f"{line[:change.start]}«{line[change.start:change.end]} => {change.replacement}»{line[change.end:]}".strip()


def unmarked(text):
    """- Returns: the line, and the change in it."""
    found = re.fullmatch(r"([^«»]*)«([^«»]*?) ?=> ?([^«»]*)»([^«»]*)", text)
    if not found:
        raise Refusal("expects one «original => replacement»")
    before, original, replacement, after = found[1], found[2], found[3].strip(), found[4]
    if original.split() == replacement.split():
        raise Refusal("the replacement is the original")
    if original and not replacement and not (before.strip()[-1:] in ("", "{") and after.strip()[:1] in ("", "}")):
        raise Refusal("only a statement can be removed")
    return before + original + after, Change(len(before), len(before) + len(original), replacement)


BINDS = re.compile(r"\b(?:let|var|case)\b|#available")
COMPARISONS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
OPENING, CLOSING = "([{", ")]}"


def candidates(line):
    """Each condition of a line that can be changed. Strings, bindings and comments have none."""
    code = without_strings(line)
    stripped = code.strip()
    if stripped.startswith(("//", "#", "@", "case ", "import ", "*")) or "#/" in line or "«" in line or re.search(r"\bwhere [A-Z]|\bprecondition\(", code):
        return
    # Clauses of conditions.
    head = re.match(r"\s*(?:\} else )?(if|guard|while) ", code)
    tail = re.search(r" else(?: \{.*)?$" if head and head[1] == "guard" else r" \{(?:.*\})?$", code)
    if head and tail and tail.start() > head.end():
        for start, end in pieces(code, head.end(), tail.start(), (",",)):
            if not BINDS.search(code[start:end]):
                for replacement in ("true", "false") if head[1] == "if" else ("true",) if head[1] == "guard" else ():
                    if code[start:end] != replacement:
                        yield Change(start, end, replacement)
    for found in re.finditer(r" (&&|\|\|) ", code):
        if extent := around(code, found.start(), (",", "?", ":", "=")):
            start, end = extent
            other = "||" if found[1] == "&&" else "&&"
            yield Change(start, end, line[start:found.start(1)] + other + line[found.end(1):end])
    for found in re.finditer(r" (==|!=|<=|>=|<|>) ", code):
        if extent := around(code, found.start(), (",", "?", ":", "=", "&&", "||")):
            start, end = extent
            yield Change(start, end, line[start:found.start(1)] + COMPARISONS[found[1]] + line[found.end(1):end])
    for found in re.finditer(r" [+-] 1\b(?!\.)", code):
        if extent := around(code, found.start(), (",", "?", ":", "=", "&&", "||", "==", "!=", "<", ">", "<=", ">=")):
            start, end = extent
            # Another index ends the process, and shows nothing.
            if code[start - 1] != "[":
                yield Change(start, end, line[start:found.start()] + line[found.end():end])
    for found in re.finditer(r"\breturn (true|false)\b", code):
        yield Change(found.start(1), found.end(1), "false" if found[1] == "true" else "true")
    if found := re.fullmatch(r" +((?!(?:self|super)\.init|modifier\()(?:[\w.]+\.)?[a-z]\w*\([^{]*\))", code):
        if code.count("(") == code.count(")") and not BINDS.search(code):
            yield Change(found.start(1), found.end(1), "")


def without_strings(line):
    """The line with letters in the place of what strings have, so that operators and brackets in them are not found."""
    result, is_in_string, is_escaped = "", False, False
    for letter in line:
        if letter == '"' and not is_escaped:
            is_in_string = not is_in_string
            result += letter
        else:
            result += "s" if is_in_string else letter
        is_escaped = is_in_string and letter == "\\" and not is_escaped
    return re.sub(r"//.*", lambda found: "s" * len(found[0]), result)


def pieces(code, start, end, separators):
    """The parts between separators that are in no bracket."""
    depth, begin = 0, start
    for position in range(start, end):
        depth += (code[position] in OPENING) - (code[position] in CLOSING)
        if depth == 0 and code[position] in separators:
            yield trimmed(code, begin, position)
            begin = position + 1
    yield trimmed(code, begin, end)


def trimmed(code, start, end):
    while start < end and code[start] == " ":
        start += 1
    while end > start and code[end - 1] == " ":
        end -= 1
    return start, end


def around(code, place, stops):
    """The expression around an operator, up to a bracket that it does not open, a word of a statement, or a stop.
    - Returns: nothing if the line does not have both ends."""
    depth, start = 0, None
    for position in range(place - 1, -1, -1):
        if code[position] in CLOSING:
            depth += 1
        elif code[position] in OPENING:
            if depth == 0:
                start = position + 1
                break
            depth -= 1
        elif depth == 0 and (length := stop_before(code, position, stops)):
            start = position + length
            break
    depth, end = 0, None
    for position in range(place + 1, len(code)):
        if code[position] in OPENING:
            if depth == 0 and code[position] == "{" and re.match(r"\s*(?:\} else )?(?:if|guard|while|for|switch) ", code):
                end = position
                break
            depth += 1
        elif code[position] in CLOSING:
            if depth == 0:
                end = position
                break
            depth -= 1
        elif depth == 0 and position > place + 3 and (stop_at(code, position, stops) or code.startswith(" else", position)):
            end = position
            break
    if start is None:
        return None
    if end is None:
        if not re.match(r"\s*(?:return|let|var)\b", code):
            return None
        end = len(code)
    start, end = trimmed(code, start, end)
    return (start, end) if start < place < end and not BINDS.search(code[start:end]) else None


WORDS = ("return", "if", "guard", "while", "in", "where", "else")


def stop_before(code, position, stops):
    for stop in stops:
        if code.startswith(f" {stop} ", position) or stop in ",:" and code.startswith(f"{stop} ", position):
            return len(stop) + 1 + code.startswith(" ", position)
    for word in WORDS:
        if code.startswith(f"{word} ", position) and (position == 0 or not code[position - 1].isalnum()):
            return len(word) + 1
    return 0


def stop_at(code, position, stops):
    return any(code.startswith(f" {stop} ", position) or stop == "," and code[position] == "," for stop in stops)
