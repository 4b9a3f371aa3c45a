"""Lists phrases that plain English avoids, and what to write: python3 plain_english.py PATH...

A phrase between quotation marks is quoted and does not count; neither does the text of the sample apps."""
import pathlib
import re
import sys

INSTEAD = {
    "told as": "shown as, written as",
    "is told": "is reported",
    "are told": "are reported",
    "told of": "notified of, shown",
    "tells of": "reports, describes",
    "a person": "the user",
    "nobody": "no user, no test, no code",
    "somebody": "the user, a caller",
    "what stands": "the text, the content",
    "stands there": "appears, is",
    "is taken for": "is treated as",
    "by itself": "alone, by default, automatically",
    "is none": "is not one, does not exist",
    "is no": "is not a",
    "are no": "are not",
    "the gravest": "the most serious",
    "owed": "required",
    "unmet": "unreached, failing",
    "unfounded": "unsupported",
    "which it was not": "now",
    "what it was not": "now",
    "as it should be": "intended, correct",
    "for ever": "forever",
    "mend": "fix",
    "mended": "fixed",
    "of which": "whose; two sentences",
    "so that.": "so",
    "is gone": "disappears, is missing, was removed",
    "are gone": "disappear, are missing, were removed",
    "comes to": "reaches",
    "not told": "not shown, not reported",
    "a user would": "the user",
    "nothing says so": "is not shown, no failure is shown",
    "all the same": "anyway, still",
}
# "There is no golden", "is no longer", "some of which", "comes to rest" and Python's None are plain.
ALLOWED = re.compile(r"there (?:is|are) no\b|\b(?:is|are) no (?:longer|more|other)\b|\bis (?-i:None)\b|\bcomes to rest\b"
                     r"|\b(?:all|both|each|first|last|many|most|none|one|second|some) of (?:which)\b", re.I)
PATTERN = re.compile(r"(?<![\w`'\"])(" + "|".join(map(re.escape, INSTEAD)) + r")(?!\w)", re.I)
ENDINGS = {"", ".c", ".css", ".h", ".js", ".md", ".modulemap", ".py", ".swift", ".yml"}


def files(paths):
    for path in map(pathlib.Path, paths):
        yield from sorted(file for file in ([path] if path.is_file() else path.rglob("*"))
                          if file.is_file() and file.suffix in ENDINGS and "__pycache__" not in file.parts)


def phrases(file):
    """The phrases of a file, each with its line."""
    for number, line in enumerate(file.read_text().splitlines(), start=1):
        if "EveryStateSamples" in file.parts:
            line = re.sub(r'"[^"]*"', '""', line)
        for match in PATTERN.finditer(ALLOWED.sub(lambda allowed: "-" * len(allowed[0]), line)):
            yield number, match[1].lower()


def main(paths):
    read = list(files(paths))
    if gone := [path for path in paths if not pathlib.Path(path).exists()] or ([] if read else paths):
        sys.exit(f"FAILED: no text to read in {' '.join(gone)}")
    found = [(file, number, phrase) for file in read for number, phrase in phrases(file)]
    for file, number, phrase in found:
        print(f"{file}:{number}: '{phrase}': write {INSTEAD[phrase]}")
    if found:
        sys.exit(f"FAILED: {len(found)} phrases to rewrite")
    print(f"Plain English: no phrase to rewrite in {len(read)} files")


main(sys.argv[1:])
