"""The names that Swift sources export, and those of the toolchain's modules, for `everystate doctor`; called by scripts/swiftui-table."""
import pathlib, re


TOKEN = re.compile(r'"""(?:\\.|[^\\])*?"""|#"(?:[^"])*"#|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/|\w+|`\w+`|->|\.\.\.|[^\s\w]', re.S)
KINDS = {"struct", "class", "enum", "protocol", "extension", "actor"}

def tokens(source):
    return [t for t in TOKEN.findall(source) if not t.startswith(("//", "/*"))]

def close(ts, i):
    """The index after the bracket that closes the one at i."""
    depth, pairs = 0, {"(": ")", "[": "]", "{": "}"}
    while i < len(ts):
        if ts[i] in "([{" and len(ts[i]) == 1: depth += 1
        elif ts[i] in ")]}" and len(ts[i]) == 1:
            depth -= 1
            if depth == 0: return i + 1
        i += 1
    return i

def angle(ts, i):
    depth = 0
    while i < len(ts):
        if ts[i] == "<": depth += 1
        elif ts[i] == ">":
            depth -= 1
            if depth == 0: return i + 1
        elif ts[i] in "{": return i
        i += 1
    return i

def labels(ts):
    """The parameters between two brackets: `width?` may be left out, `_*` takes many, `content{` a closure."""
    parts, part, depth = [], [], 0
    for t in ts:
        if t in ("(", "[", "{", "<"): depth += 1
        if t in (")", "]", "}", ">"): depth -= 1
        if t == "," and depth == 0:
            parts.append(part); part = []
        else: part.append(t)
    if part: parts.append(part)
    out = []
    for part in parts:
        while part and part[0] == "@":
            part = part[2:]
            if part and part[0] == "(": part = part[close(part, 0):]
        if not part: continue
        label = part[0].strip("`")
        colon = part.index(":") if ":" in part else 0
        kind, eq = part[colon + 1:], "=" in part
        end = "?" if eq else "*" if "..." in kind else ""
        type_ = kind[:kind.index("=")] if "=" in kind else kind
        shape = "{" if "->" in type_ or (type_ and type_[-1] == "Void") else ""
        out.append(label + shape + end)
    return out

def read(source, names):
    ts = tokens(source)
    stack = []  # (owner or None, kind, depth of public members)
    i, depth = 0, 0
    public = lambda: None
    modifiers = set()
    def owner(): return stack[-1][0] if stack else ""
    while i < len(ts):
        t = ts[i]
        if t == "{":
            # a body that is none of a type: skipped
            i = close(ts, i); modifiers = set(); continue
        if t == "}":
            if stack: stack.pop()
            i += 1; modifiers = set(); continue
        if t == "@":
            i += 2
            if i < len(ts) and ts[i] == "(" : i = close(ts, i)
            continue
        if t == "#":
            i += 1
            continue
        if t in ("public", "open", "private", "fileprivate", "internal", "package", "static", "final", "mutating", "nonisolated", "indirect", "override", "required", "convenience", "class") and not (t == "class" and ts[i+1] not in ("func", "var", "let")):
            if i + 1 < len(ts) and ts[i + 1] == "(":
                i = close(ts, i + 1)   # private(set), nonisolated(unsafe)
                continue
            modifiers.add(t); i += 1; continue
        isIn = bool(stack)
        visible = bool(modifiers & {"public", "open"}) or (isIn and stack[-1][1] == "protocol" and stack[-1][2]) or (t == "case" and isIn and stack[-1][1] == "enum" and stack[-1][2])
        if isIn and stack[-1][1] == "extension" and stack[-1][2] and not modifiers & {"private", "fileprivate", "internal", "package"}: visible = True
        if t in KINDS:
            j = i + 1
            name = ts[j]
            while ts[j + 1:j + 2] == ["."]:
                name = name + "." + ts[j + 2]; j += 2
            full = name if t == "extension" or not owner() else owner() + "." + name
            if t == "extension":
                full = re.sub(r"^(TextUI|Swift|SwiftUI|Foundation)\.", "", name)
            while j < len(ts) and ts[j] != "{": j += 1
            if visible and t != "extension":
                names.add(("protocol " if t == "protocol" else "") + full)
            if t != "extension" and not visible:
                i = close(ts, j)
            else:
                stack.append((full, t, "public" in modifiers or "open" in modifiers))
                i = j + 1
            modifiers = set(); continue
        prefix = owner() + "."
        if t in ("func", "init", "macro", "subscript"):
            j = i + 1
            name = t
            if t in ("func", "macro"): name = ts[j].strip("`"); j += 1
            while j < len(ts) and ts[j] in "?!" : j += 1
            if j < len(ts) and ts[j] == "<": j = angle(ts, j)
            while j < len(ts) and ts[j] != "(": j += 1
            end = close(ts, j)
            if visible and re.match(r"\w", name) and not name.startswith("_"):
                names.add(("#" if t == "macro" else "") + prefix + name + "(" + " ".join(labels(ts[j + 1:end - 1])) + ")")
            i = end; modifiers = set(); continue
        if t in ("var", "let"):
            j = i + 1
            if visible and not ts[j].startswith("_"): names.add(prefix + ts[j].strip("`"))
            i = j + 1
            # `let a, b: Int`, `var a: Int = 0, b: Int = 1`
            while visible and i + 6 < len(ts):
                j = i
                if ts[j] == ":" and re.match(r"\w", ts[j + 1]): j += 2
                if ts[j] == "=" and re.match(r"\w", ts[j + 1]): j += 2
                if ts[j] != "," or not re.match(r"[a-z]", ts[j + 1]): break
                names.add(prefix + ts[j + 1]); i = j + 2
            modifiers = set(); continue
        if t in ("typealias", "associatedtype"):
            if visible and not ts[i + 1].startswith("_"): names.add((owner() + "." if owner() else "") + ts[i + 1])
            i += 2; modifiers = set(); continue
        if t == "case":
            i += 1
            while True:
                if visible: 
                    name = ts[i].strip("`")
                    if ts[i + 1] == "(":
                        end = close(ts, i + 1)
                        names.add(prefix + name)
                        i = end
                    else:
                        names.add(prefix + name); i += 1
                else:
                    i += 1
                    if i < len(ts) and ts[i] == "(": i = close(ts, i)
                if i < len(ts) and ts[i] == "=": i += 2
                if i < len(ts) and ts[i] == ",": i += 1; continue
                break
            modifiers = set(); continue
        i += 1
        if t not in (",",): modifiers = set() if t not in ("async",) else modifiers
    return names


def is_hidden(name):
    return any(part.startswith("_") for part in re.split(r"[. ]", name.split("(")[0].removeprefix("#")))


def swift(type_, doc, **literals):
    """An enum that holds texts."""
    parts = "\n\n".join(f'  static let {name} = #"""\n' + "\n".join("    " + line if line else "" for line in lines)
                        + '\n    """#' for name, lines in literals.items())
    return f"/// {doc}\nenum {type_} {{\n{parts}\n}}\n"


# What a type must have as a part of a protocol, or as a collection or a publisher, is nothing that is written after a dot.
NOISE = {"Body", "Failure", "Output", "receive", "subscript", "hash", "hashValue", "upstream", "encode", "isEmpty", "formIndex"}


def wrapped(words, mark=" "):
    """Words in lines of the usual length, with a mark between them; nothing in no line."""
    lines = []
    for word in words:
        if lines and len(lines[-1]) + len(mark) + len(word) <= 118:
            lines[-1] += mark + word
        else:
            lines.append(word)
    return lines


def exported(root):
    """TextNames.swift: the exported names of all modules that an app may import, by type."""
    names = set()
    folders = ["TextUI", "TextCombine", "TextFoundation", "TextOS", "TextOSLog"]
    frameworks = sorted(path.name for path in (root / "Sources/Frameworks").glob("Text*") if not path.name.endswith("Macros"))
    # What the product TextUI has beside it; each other framework is a product of its own.
    beside = re.search(r"^let beside = \[(.*?)\]", (root / "Package.swift").read_text(), re.M | re.S)[1]
    for folder in folders + ["Frameworks/" + name for name in frameworks]:
        for path in sorted((root / "Sources" / folder).glob("**/*.swift")):
            read(path.read_text(), names)
    owners = {}
    for name in names:
        if is_hidden(name):
            continue
        if re.fullmatch(r"(protocol )?\w[\w.]*", name) and (name.startswith("protocol ") or name.split(".")[-1][0].isupper()):
            owners.setdefault(name, set())
            continue
        head, _, rest = name.partition("(")
        owner, _, member = head.rpartition(".")
        if member in NOISE:
            continue
        owners.setdefault("protocol " + owner if "protocol " + owner in names else owner.removeprefix("#") or "-", set()).add(
            ("#" if name.startswith("#") else "") + member + ("(" + rest if rest else ""))
    lines = []
    for owner in sorted(owners):
        lines += [owner] + [" " + line for line in wrapped(sorted(owners[owner]), "; ")]
    stands = ["SwiftUI TextUI TextUI", "Combine TextCombine TextUI", "os TextOS TextUI", "OSLog TextOSLog TextUI",
              "os.log TextOS TextUI"]
    stands += [f"{name.removeprefix('Text')} {name} " + ("TextUI" if f'"{name}"' in beside else name) for name in frameworks]
    return swift("TextNames", "What the modules export that stand for Apple's, as `scripts/swiftui-table` reads it from their sources: a type, then\n"
                 "/// what it has, `;` between them; `?` marks a parameter that may be left out, `{` a closure, `*` one that takes many.",
                 standIns=sorted(stands), names=lines)


MODULES = ["Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Swift", "_Concurrency",
           "_StringProcessing", "Observation", "Dispatch", "Synchronization", "RegexBuilder"]


def toolchain():
    """ToolchainNames.swift: what the toolchain's modules export."""
    import json, subprocess, tempfile
    types, members, free = set(), set(), set()
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(["swift", "symbolgraph-extract", "-module-name", module, "-target", "x86_64-unknown-linux-gnu",
                            "-output-dir", folder, "-minimum-access-level", "public"], check=True, capture_output=True)
        for path in sorted(pathlib.Path(folder).glob("*.json")):
            for symbol in json.loads(path.read_text())["symbols"]:
                parts = [part.split("(")[0] for part in symbol["pathComponents"]]
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                if any(part.startswith("_") for part in parts) or not re.fullmatch(r"\w+", parts[-1]):
                    continue
                if kind in ("struct", "class", "enum", "protocol", "typealias", "associatedtype", "macro"):
                    types.add(parts[-1])
                else:
                    (free if len(parts) == 1 else members).add(parts[-1])
    return swift("ToolchainNames", "What the toolchain's modules export on Linux; written by `scripts/swiftui-table --toolchain` with Swift 6.3.",
                 types=wrapped(sorted(types)), members=wrapped(sorted(members)), functions=wrapped(sorted(free)))
