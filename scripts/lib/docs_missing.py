"""Names the public declarations of a module that have no comment: python3 docs_missing.py FOLDER MODULE [--but-witnesses]

The folder holds the module's symbol graphs. What comes from a protocol of the module has that one's comment; with --but-witnesses what a
protocol asks for, by its name, needs none of its own, nor does an overload of a documented name of the same type, nor the name of a style
(`.plain`), which its type explains."""
import json
import pathlib
import sys

folder, module = sys.argv[1:3]
# Requirements of View, styles, shapes, layouts, property wrappers, builders and the library's own protocols.
WITNESSES = {
    "Body", "body", "body(content:)", "makeBody(configuration:)", "Configuration", "Value", "defaultValue", "reduce(value:nextValue:)",
    "wrappedValue", "projectedValue", "update()", "path(in:)", "animatableData", "AnimatableData", "scale(by:)", "magnitudeSquared", "zero",
    "id", "ID", "description", "debugDescription", "hashValue", "hash(into:)", "encode(to:)", "init(from:)", "==(_:_:)", "<(_:_:)", "+(_:_:)",
    "-(_:_:)", "*(_:_:)", "+=(_:_:)", "-=(_:_:)", "*=(_:_:)",
    "makeIterator()", "startIndex", "endIndex", "index(after:)", "index(before:)", "Element", "Index", "Iterator", "Cache",
    "init()", "name", "rawValue", "RawValue", "init(rawValue:)", "ArrayLiteralElement", "init(arrayLiteral:)", "init(stringLiteral:)", "StringLiteralType",
    "buildBlock(_:)", "buildExpression(_:)", "buildOptional(_:)", "buildEither(first:)", "buildEither(second:)", "buildArray(_:)",
    "buildLimitedAvailability(_:)", "buildIf(_:)", "Output", "Failure", "receive(subscriber:)", "Resolved", "resolve(in:)",
}

# Names without effect in text are explained once, in the article WithoutEffect.md, and have no comments of their own.
WITHOUT_EFFECT = "/Sources/TextUI/API/Ignored/"


def shares_line(place):
    """Whether a case shares a line, and so a comment, with others or with its enum."""
    line = pathlib.Path(place["uri"].removeprefix("file://")).read_text().split("\n")[place["position"]["line"]]
    return "enum " in line or "," in line


def family(symbol):
    """The type and the name without its arguments: overloads share them."""
    *owner, name = symbol["pathComponents"]
    return *owner, name.split("(")[0]


def names_a_style(symbol):
    """Whether it is a static member of an extension such as `where Self == PlainStyle`."""
    constraints = symbol.get("swiftExtension", {}).get("constraints", [])
    return any(constraint["kind"] == "sameType" and constraint["lhs"] == "Self" for constraint in constraints)


but_witnesses = sys.argv[3:] == ["--but-witnesses"]
files = [*pathlib.Path(folder).glob(f"{module}.symbols.json"), *pathlib.Path(folder).glob(f"{module}@*.symbols.json")]
symbols = [symbol for file in files for symbol in json.loads(file.read_text())["symbols"]]
if not symbols:
    sys.exit(f"FAILED: docs: {folder} has no symbols of {module}")
explained = {family(symbol) for symbol in symbols if "docComment" in symbol}
missing = []
for symbol in symbols:
    if "docComment" not in symbol and "location" in symbol and symbol["kind"]["identifier"] != "swift.extension":
        path = symbol["pathComponents"]
        # The type of a Combine publisher is documented; its members need not be.
        is_part = path[0] == "Publishers" and len(path) == 3
        if but_witnesses and (path[-1] in WITNESSES or is_part or any(part.startswith("_") for part in path)):
            continue
        if but_witnesses and (family(symbol) in explained or names_a_style(symbol)):
            continue
        place = symbol["location"]
        if WITHOUT_EFFECT in place["uri"]:
            continue
        if but_witnesses and symbol["kind"]["identifier"] == "swift.enum.case" and shares_line(place):
            continue
        missing.append(f"{place['uri'].rsplit('/', 1)[-1]}:{place['position']['line'] + 1}: {'.'.join(path)}")
for line in sorted(missing):
    print(f"{line} is public and has no comment.", file=sys.stderr)
if missing:
    sys.exit(f"FAILED: docs: {len(missing)} declarations of {module} have no comment")
