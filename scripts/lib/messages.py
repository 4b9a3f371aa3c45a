"""Lists the words that users read, each with its file and line: messages, help, rules, legends, summaries and the gallery's text.

    python3 messages.py [FOLDER...]     by default the modules that print something

A message is a Swift literal of two words or more, joined with the literals that follow it after `+`."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = ("EveryState", "EveryStateCommand", "EveryStateConditionsTool", "EveryStateGoldens", "EveryStateLoaders", "EveryStateLoadersUI",
           "EveryStateMocks", "EveryStateReview", "EveryStateSimulation", "TextUI")
WORDS = re.compile(r"[A-Za-z]{2,}[,:;.]? (?:\\\(|['`<]?[A-Za-z])")
TOKEN = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""|#*"', re.S)
ELSEWHERE = re.compile(r"""//[^\n]*|/\*.*?\*/|"[^"\n]*"|'[^'\n]*'|`[^`]*`|>[^<>{}]+<""", re.S)


def literal(text, start):
    """The index behind the literal at `start` and those in its interpolations. An open one ends with its line, or with the text."""
    hashes, quotes = re.match(r'(#*)("""|")', text[start:]).groups()
    part = re.compile(re.escape(quotes + hashes) + r"|\\" + hashes + "(?:\\(|.)" + ("" if quotes == '"""' else "|\n"), re.S)
    index = start + len(hashes + quotes)
    while match := part.search(text, index):
        index = match.end()
        if match[0][0] != "\\":
            return index
        depth = int(match[0][-1] == "(")
        while depth and (match := re.compile(r'[()]|#*"').search(text, index)):
            index = match.end() if match[0] in "()" else literal(text, match.start())
            depth += {"(": 1, ")": -1}.get(match[0], 0)
    return len(text)


def swift(text):
    """The start and the text of each literal outside of comments."""
    index, found = 0, []
    while match := TOKEN.search(text, index):
        between, index = text[index:match.start()], match.end()
        if match[0][0] != "/":
            index = literal(text, match.start())
            part = text[match.start():index].strip('#"')
            if found and re.fullmatch(r"\s*\+\s*", between):
                found[-1] = found[-1][0], found[-1][1] + part
            else:
                found.append((match.start(), part))
    return found


folders = [pathlib.Path(path).resolve() for path in sys.argv[1:]] or [ROOT / "Sources" / module for module in MODULES]
for path in sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".html", ".js", ".swift")):
    text = path.read_text()
    found = swift(text) if path.suffix == ".swift" else ((match.start(), match[0]) for match in ELSEWHERE.finditer(text) if match[0][0] != "/")
    for start, message in found:
        if WORDS.search(message):
            print(f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, start) + 1}: " + re.sub(r"\s*\n\s*", " / ", message))
