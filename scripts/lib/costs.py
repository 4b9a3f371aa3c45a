"""Measures what a newcomer and a client wait for, beside the limits: scripts/bench costs [--base COMMIT] [--only PARTS] [--turns N]

An empty package, the client of Start.md and this package are built clean in the same minutes, in turns with those of the baseline.
Local clones of HEAD and of the baseline are measured: commit first. A figure is the quietest of its turns. CPU seconds are those of
the whole process tree. The exit status is 1 if a figure exceeds its limit, 2 if a command fails.
"""
import argparse
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import typing

import guard

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PARTS = ["show", "client", "package", "frame"]
FRAME_BASE = "2be7498"
EMPTY = {
    "Package.swift": '// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "Empty", targets: [\n'
    '  .target(name: "Empty"), .testTarget(name: "EmptyTests", dependencies: ["Empty"]),\n])\n',
    "Sources/Empty/Empty.swift": "public func answer() -> Int { 42 }\n",
    "Tests/EmptyTests/EmptyTests.swift": "import Empty\nimport Testing\n\n@Test func answers() { #expect(answer() == 42) }\n",
}
BUILD = ["swift", "build", "--build-tests"]
TEST = ["swift", "test", "--disable-xctest"]
rows = [("", "what", "figure", "limit", "now", "beside")]


class Cost(typing.NamedTuple):
    """Wall and CPU seconds of one command."""
    wall: float
    cpu: float

    def __str__(self):
        return f"{self.wall:.1f} s wall, {self.cpu:.1f} s CPU"


def quietest(*costs):
    return Cost(min(cost.wall for cost in costs), min(cost.cpu for cost in costs))


def run(words, folder, **variables):
    """Runs a command and measures it with all that it starts and waits for."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    result = subprocess.run(words, cwd=folder, env=guard.environment(**variables), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if result.returncode:
        print(f"{' '.join(map(str, words))} failed in {folder}:\n{result.stdout[-4000:]}", file=sys.stderr)
        sys.exit(2)
    cost = Cost(wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    print(f"  {' '.join(map(str, words))} in {folder.parent.name}/{folder.name}: {cost}", flush=True)
    return cost, result.stdout


def clean(folder, *words):
    shutil.rmtree(folder / ".build", ignore_errors=True)
    return run(words or BUILD, folder)[0]


def report(what, figure, limit, unit, now, beside=""):
    rows.append(("ok" if figure <= limit else "OVER", what, f"{figure:.2f}", f"{limit} {unit}", str(now), str(beside)))


def clone(commit, folder):
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, folder / "EveryState"], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=folder / "EveryState", check=True)
    subprocess.run([folder / "EveryState/scripts/readme", "--package", folder / "Fruit"], check=True, stdout=subprocess.DEVNULL)
    return folder


def in_turns(turns, *folders):
    """The quietest clean build in each folder."""
    costs = [[clean(folder) for folder in folders] for _ in range(turns)]
    return [quietest(*column) for column in zip(*costs)]


def show(now, base, empty, turns):
    floor = quietest(clean(empty), clean(empty))
    cost = clean(now / "EveryState", "scripts/show")
    report("scripts/show in a fresh clone", cost.wall / floor.wall, 11, "x an empty package", cost, floor)


def client(now, base, empty, turns):
    folders = [folder / "Fruit" for folder in (now, base) if folder]
    floor, cost, *others = in_turns(turns, empty, *folders)
    rows.append(("", "a client's first build", f"{cost.wall / floor.wall:.2f}", "- x an empty package", str(cost), str(floor)))
    for other in others:
        report("a client's first build, CPU", cost.cpu / other.cpu, 0.65, "x the baseline", cost, other)
        report("a client's first build, wall", cost.wall / other.wall, 0.65, "x the baseline", cost, other)
    fruit = folders[0]
    run(TEST, fruit, SNAPSHOT_TESTING_RECORD="all")
    run(TEST, fruit)
    review = run(["swift", "run", "everystate", "review"], fruit)[0]
    report("the first review after swift test", review.wall, 25, "s", review)
    view, built, tested = fruit / "Sources/Fruit/Basket.swift", [], []
    for turn in range(3):
        for costs, words in ((built, ["swift", "build"]), (tested, TEST)):
            view.write_text(view.read_text() + f"// Edit {turn} before swift {words[1]}.\n")
            costs.append(run(words, fruit)[0])
    build, test = quietest(*built), quietest(*tested)
    report("after an edit, swift test", test.wall / build.wall, 1.4, "x swift build", test, build)


def package(now, base, empty, turns):
    cost, *others = in_turns(1, *[folder / "EveryState" for folder in (now, base) if folder])
    for other in others:
        report("the package's build, CPU", cost.cpu / other.cpu, 0.55, "x the baseline", cost, other)
    run(["swift", "test"], now / "EveryState")
    test = quietest(*(run(["swift", "test"], now / "EveryState")[0] for _ in range(2)))
    report("swift test when built", test.wall, 15, "s", test)


def frame(now, base, empty, turns):
    """One frame, in release builds, in turns with the commit whose speed is to be kept."""
    folders = [now / "EveryState", clone(FRAME_BASE, now.parent / FRAME_BASE) / "EveryState"]
    times = {folder: [] for folder in folders}
    for folder in folders:
        run(["swift", "build", "--configuration", "release", "--product", "EveryStateBench"], folder)
    for _ in range(3):
        for folder in folders:
            # A limit of its own that it exceeds is another matter.
            said = run(["sh", "-c", ".build/release/EveryStateBench frames || true"], folder)[1]
            times[folder].append(float(re.search(r"one frame: ([\d.]+) ms", said)[1]))
    new, old = (min(times[folder]) for folder in folders)
    report("one frame", new / old, 1.1, f"x {FRAME_BASE}", f"{new} ms", f"{old} ms")


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench costs", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--base", default="00fc561", help="the commit to compare with, 00fc561 by default; none compares with none")
    parser.add_argument("--only", default="show,client,package", help="parts, separated by commas: " + ", ".join(PARTS))
    parser.add_argument("--turns", type=int, default=2, help="how often the clients are built, 2 by default")
    options = parser.parse_args()
    parts = options.only.split(",")
    if not set(parts) <= set(PARTS):
        parser.error(f"the parts are {', '.join(PARTS)}")
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        for path, text in EMPTY.items():
            (work / "Empty" / path).parent.mkdir(parents=True, exist_ok=True)
            (work / "Empty" / path).write_text(text)
        now = clone("HEAD", work / "now")
        base = None if options.base == "none" else clone(options.base, work / "base")
        for part in parts:
            print(f"{part}:", flush=True)
            globals()[part](now, base, work / "Empty", options.turns)
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    sys.exit(any(row[0] == "OVER" for row in rows))


main()
