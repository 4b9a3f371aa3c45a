"""Names the public declarations of a module that have no comment: python3 docs_missing.py FOLDER MODULE

The folder holds the module's symbol graphs. What comes from a protocol has that one's comment."""
import json
import pathlib
import sys

folder, module = sys.argv[1:]
missing = []
for file in [*pathlib.Path(folder).glob(f"{module}.symbols.json"), *pathlib.Path(folder).glob(f"{module}@*.symbols.json")]:
    for symbol in json.loads(file.read_text())["symbols"]:
        if "docComment" not in symbol and "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
            place = symbol["location"]
            missing.append(f"{place['uri'].rsplit('/', 1)[-1]}:{place['position']['line'] + 1}: {'.'.join(symbol['pathComponents'])}")
for line in sorted(missing):
    print(f"{line} is public and has no comment.", file=sys.stderr)
sys.exit(bool(missing))
