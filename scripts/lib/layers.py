"""Checks the layers of Sources/EveryState: a folder uses types of itself and of earlier folders only.

    declare -> drive -> catalog -> verify -> { soundness, play } -> run

Swift checks the imports between targets; this checks the folders within one. It prints each use that points the wrong way.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "EveryState"

# Each folder with the folders that it may use.
LAYERS = {
    "Declare": [],
    "Place": ["Declare"],
    "Drive": ["Declare", "Place"],
    "Timelines": ["Declare", "Place", "Drive"],
    "Catalog": ["Declare", "Drive", "Timelines"],
    "Verify": ["Declare", "Drive", "Catalog"],
    "Soundness": ["Declare", "Drive", "Catalog", "Verify"],
    "Play": ["Declare", "Drive", "Catalog"],
    "Run": ["Catalog", "Verify", "Soundness", "Play"],
}
# A declaration hands these to the app team's closures.
VOCABULARY = {"ScreenUser", "TimelineRecorder"}

TYPE = re.compile(r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|fileprivate|private|final|indirect|nonisolated) )*"
                  r"(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.M)
IGNORED = re.compile(r'//[^\n]*|"""(?:.|\n)*?"""|"(?:[^"\\\n]|\\.)*"')


def code(path):
    return IGNORED.sub(lambda match: " " * 0 + "\n" * match.group().count("\n"), path.read_text())


def main():
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.endswith(".docc")} - {"Elsewhere"}
    if folders != set(LAYERS):
        sys.exit(f"FAILED: {ROOT.name} has folders without a layer, or layers without a folder: {sorted(folders ^ set(LAYERS))}")
    texts = {path: code(path) for folder in LAYERS for path in sorted((ROOT / folder).rglob("*.swift"))}
    owner = {}
    for path, text in texts.items():
        for name in TYPE.findall(text):
            owner.setdefault(name, path.relative_to(ROOT).parts[0])
    if not owner:
        sys.exit("FAILED: the layers have no types")
    wrong = []
    for path, text in texts.items():
        folder = path.relative_to(ROOT).parts[0]
        for number, line in enumerate(text.split("\n"), 1):
            for name in re.findall(r"\b[A-Z]\w*", line):
                home = owner.get(name, folder)
                if home == folder or home in LAYERS[folder] or folder == "Declare" and name in VOCABULARY:
                    continue
                wrong.append(f"{path.relative_to(ROOT.parents[1])}:{number}: {folder} uses {name} of {home}")
    for line in wrong:
        print(line)
    if wrong:
        sys.exit(f"FAILED: {len(wrong)} uses point the wrong way. A layer uses earlier ones only; see scripts/lib/layers.py.")
    print(f"{len(owner)} types in {len(LAYERS)} layers: every use points to an earlier layer")


main()
