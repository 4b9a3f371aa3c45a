"""The blocks of README.md and the articles: what scripts/readme checks and writes."""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARTICLES = ROOT / "Sources/EveryState/EveryState.docc"
README = ROOT / "README.md"
# Screens whose source a test draws and holds against the page, and a page of history.
DRAWN = {"HardScreens.md", "GoldenTextVersion2.md"}
FILE = re.compile(r"<!-- file: (\S+) -->\n```\w*\n(.*?)```", re.S)
PART = re.compile(r"<!-- part of: (\S+) -->\n```\w*\n(.*?)```", re.S)
GOLDEN = re.compile(r"<!-- golden: (.+?) -->\n```\n(.*?)```", re.S)
COMPILED = re.compile(r"<!-- compiled:\n(.*?)-->\n```swift\n(.*?)```", re.S)
MANIFEST = re.compile(r"<!-- manifest -->\n```swift\n(.*?)```", re.S)
SETTINGS = """
package.targets.append(
  .testTarget(
    name: "SnippetTests",
    dependencies: ["Fruit", .product(name: "EveryState", package: "EveryState"), .product(name: "EveryStateLoaders", package: "EveryState"),
      .product(name: "TextUIKit", package: "EveryState"), .product(name: "TextSwiftData", package: "EveryState")],
    swiftSettings: swiftUIAsText("UIKit", "SwiftData")))
"""


def pages():
    return [README] + sorted(ROOT.glob("Sources/*/*.docc/*.md"))


def package_files():
    return dict(FILE.findall((ARTICLES / "Start.md").read_text()))


def write(folder, files):
    for path, text in files.items():
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def snippets():
    """Each block with what stands around it, as a file of its own. A line of an article that begins with `@` is a directive, so that
    what stands around has a backslash before it."""
    files = {}
    for page in pages():
        for number, (around, block) in enumerate(COMPILED.findall(page.read_text()), start=1):
            lines = re.sub(r"^( *)\\@", r"\1@", around, flags=re.M).split("\n")
            places = [index for index, line in enumerate(lines) if line.strip() == "..."]
            if len(places) != 1:
                sys.exit(f"{page.name}: what stands around block {number} has {len(places)} lines `...`, not one.")
            lines[places[0]] = block
            files[f"Tests/SnippetTests/{page.stem}{number}.swift"] = "\n".join(lines)
    return files


def add_snippets(folder):
    manifest = pathlib.Path(folder, "Package.swift")
    text = manifest.read_text()
    own = [block for page in pages() for block in MANIFEST.findall(page.read_text())]
    if "SnippetTests" not in text:
        manifest.write_text("\n".join([text, SETTINGS] + own))
    files = snippets()
    write(folder, files)
    print(f"{len(files) + len(own)} blocks of Swift")


def goldens():
    shown = [(page, path, text) for page in pages() for path, text in GOLDEN.findall(page.read_text())]
    if not any(page == README for page, _, _ in shown):
        yield "README.md shows no golden."
    for page, path, text in shown:
        file = ROOT / path
        if not file.exists() or file.read_text() != text:
            yield f"{page.name} shows another text than {path}. Copy the golden into it."


def parts():
    files = package_files()
    for page in pages():
        for path, text in PART.findall(page.read_text()):
            if text not in files.get(path, ""):
                yield f"{page.name} shows a part of {path} that does not stand in it. Copy it from Start.md."


def unplaced():
    """Blocks above which no path stands that a reader sees."""
    for page in pages():
        for mark in re.finditer(r"^(.*)\n<!-- (?:file|part of|manifest|compiled)", page.read_text(), re.M):
            if not re.fullmatch(r"\*\*`\S+`\*\*", mark[1]):
                yield f"{page.name}: above a block stands '{mark[1]}', and no path: **`Tests/AppTests/AppSnapshots.swift`**."


def uncompiled():
    for page in pages():
        if page.name in DRAWN:
            continue
        text = page.read_text()
        known = len(COMPILED.findall(text)) + len(MANIFEST.findall(text))
        known += sum(1 for _ in re.finditer(r"<!-- (?:file|part of): \S+ -->\n```swift\n", text))
        if page != ARTICLES / "Start.md" and FILE.search(text):
            yield f"{page.name} has a file of the trial package: they all stand in Start.md."
        blocks = len(re.findall(r"^[ \t]*```swift", text, re.M))
        if blocks != known:
            yield f"{page.name} has {blocks} blocks of Swift, and {known} of them are compiled. Put `<!-- compiled: ... -->` above."


def modules():
    text = (ARTICLES / "Architecture.md").read_text()
    table = re.search(r"<!-- modules -->\n(.*?)<!-- end of modules -->", text, re.S)[1]
    rows = dict(re.findall(r"^\| `(\w+)` \|.*\| ([^|]*) \|$", table, re.M))
    told = list(rows)
    there = sorted(folder.name for folder in (ROOT / "Sources").iterdir() if folder.is_dir() and any(folder.iterdir()))
    for name in sorted(set(there) - set(told)):
        yield f"Sources/{name} is missing in the table of modules in Architecture.md."
    for name in sorted(set(told) - set(there)):
        yield f"Architecture.md tells of Sources/{name}, and there is no such folder."
    package = subprocess.run(["swift", "package", "--package-path", ROOT, "dump-package"], capture_output=True, text=True, check=True).stdout
    for target in json.loads(package)["targets"]:
        known = (next(iter(dependency.values()))[0] for dependency in target["dependencies"])
        knows = ", ".join(sorted(name.removeprefix("EveryState") or name for name in known)) or "nothing"
        if rows.get(target["name"], knows) != knows:
            yield f"Architecture.md says that {target['name']} knows {rows[target['name']]}, and Package.swift: {knows}."


def links():
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text()):
        if not target.startswith("http") and not (ROOT / target).exists():
            yield f"README.md links to {target}, and there is no such file."
    first = (ARTICLES / "EveryState.md").read_text().split("## Topics")[1]
    for page in sorted(ARTICLES.glob("*.md")):
        if page.stem != "EveryState" and f"- <doc:{page.stem}>" not in first:
            yield f"{page.name} stands in no group of topics of EveryState.md: nobody finds it."


def lines():
    count = len(README.read_text().splitlines())
    if count > 170:
        yield f"README.md has {count} lines, more than 170: move some to an article."


def check():
    wrong = [line for rule in (goldens, parts, unplaced, uncompiled, modules, links, lines) for line in rule()]
    for line in wrong:
        print(line, file=sys.stderr)
    count = sum(len(GOLDEN.findall(page.read_text())) for page in pages())
    print(f"{count} goldens, {len(package_files())} files, {len(snippets())} blocks of Swift: as the pages show them" if not wrong
          else f"{len(wrong)} wrong")
    sys.exit(bool(wrong))


match sys.argv[1:]:
    case []:
        check()
    case ["--package", folder]:
        write(folder, package_files())
    case ["--snippets", folder]:
        add_snippets(folder)
    case _:
        sys.exit("usage: scripts/readme [--package DIR | --snippets DIR]")
