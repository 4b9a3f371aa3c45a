"""Uses a client with two test targets, each with a catalog of its own, under both of SwiftPM's build systems: records, divides a run
among two shards, breaks a screen in each target, reviews, accepts, renames, prunes, filters, and removes a target. The second target is
the first one under other names."""
import re, shutil, sys, tempfile, pathlib

import client as shared
from client import attempt, check, commit, edit, git, make_package
from client_terminal import Terminal

NAMES = {"Fruit": "Garden", "Basket": "Bed", "basket": "bed"}


def second(text):
    return re.sub("|".join(NAMES), lambda match: NAMES[match[0]], text)


def make_client(work):
    client = make_package(work)
    for file in ("Sources/Fruit/Basket.swift", "Tests/FruitTests/BasketSnapshots.swift"):
        copy = client / second(file)
        copy.parent.mkdir(parents=True)
        copy.write_text(second((client / file).read_text()))
    manifest = client / "Package.swift"
    head, targets, tail = re.fullmatch(r"(.*  targets: \[\n)(.*)(  \]\n\)\n)", manifest.read_text(), re.S).groups()
    manifest.write_text(head + targets + second(targets) + tail)
    return client


class Client:
    def __init__(self, folder, system):
        self.folder, self.system = folder, system
        self.everystate = None

    def swift(self, *words, **variables):
        return attempt("swift", words[0], "--build-system", self.system, *words[1:], folder=self.folder, **variables)

    def test(self, what, status, *said, words=(), **variables):
        """One `swift test`: how it ends, and its last words."""
        actual, log = self.swift("test", "--disable-xctest", *words, **variables)
        # Each process ends with the results of the run so far; the last one has all.
        last = log[log.rfind("EveryState: "):]
        self.check(what, actual == status and all(line in last for line in said), f"status {actual}\n{log}")
        return log

    def check(self, what, holds, detail=""):
        check(f"{self.system}: {what}", holds, detail)

    def says(self, what, status, words, *said, unsaid=()):
        """One call of the command."""
        actual, text = attempt(self.everystate, *words, folder=self.folder)
        holds = actual == status and all(line in text for line in said) and not any(line in text for line in unsaid)
        self.check(what, holds, f"status {actual}\n{text}")

    def commit(self, message):
        commit(message, self.folder)

    def goldens(self):
        return sorted(str(path.relative_to(self.folder / "__Snapshots__")) for path in self.folder.glob("__Snapshots__/**/*.txt"))


def first_run(client):
    log = client.test(
        "a record run passes and counts both targets", 0, "EveryState: 8 frames: 8 recorded\n", SNAPSHOT_TESTING_RECORD="all")
    if shared.failures:
        sys.exit("FAILED: the later steps need this one")
    # One is SwiftPM's own, of every package; the other is one for each whole module, which the compiler cannot leave out.
    known = re.compile("'-rdynamic'|not compatible with whole module optimization")
    noise = [line for line in log.splitlines() if re.search("warning:|remark:", line) and not known.search(line)]
    client.check("a clean build prints no warning and no other remark", not noise, "\n".join(noise))
    client.commit("The first goldens")
    status, log = client.swift("build", "--product", "everystate")
    client.everystate = client.swift("build", "--show-bin-path")[1].strip().splitlines()[-1] + "/everystate"
    client.check("the command builds", status == 0, log)
    client.test("what was recorded compares", 0, "EveryState: 8 frames: 8 matched\n")
    client.says("status shows both targets", 0, ["status"], "8 matched.", unsaid=["Next:", "note:"])


def shards(client):
    """A run that two machines share, each with both targets."""
    jobs = [str(client.folder.parent / "jobs" / number) for number in ("1", "2")]
    for number, frames, job in zip("12", (3, 5), jobs):
        client.test(
            f"shard {number} checks its part of both targets", 0, f"EveryState: shard {number} of 2: {frames} frames: {frames} matched\n",
            words=["--skip-build"], EVERYSTATE_SHARD=f"{number}/2", EVERYSTATE_OUTPUT=job)
    client.says("both shards are one run", 0, ["status", "--report", *jobs], "The newest run, 2 shards (", "8 matched.")
    client.says("one shard alone does not pass", 1, ["status", "--report", jobs[0]], "not a pass: shard 2 of 2 is missing", "5 not checked, 3 matched.")


def changes(client):
    edit(client.folder / "Sources/Fruit/Basket.swift", "The basket is empty.", "Your basket is empty.")
    edit(client.folder / "Sources/Garden/Bed.swift", "The bed is empty.", "Your bed is empty.")
    client.test(
        "a changed screen in each target fails", 1, "EveryState: 8 frames: 2 changed, 6 matched\n",
        "  Basket / empty: changed\n  Bed / empty: changed\n", "Next: swift run everystate review\n")
    client.says("status names both", 1, ["status"], "Basket / empty: changed", "Bed / empty: changed", "2 changed, 6 matched.")
    client.says(
        "summary shows both", 1, ["summary"], "## Snapshots: 2 changed, 6 matched\n", "`Basket / empty`: changed",
        "`Bed / empty`: changed", "FruitTests.FruitSnapshots: Basket", "GardenTests.GardenSnapshots: Bed")
    client.says("gallery shows both", 0, ["gallery"], "8 frames, 2 to look at")
    person = Terminal([client.everystate, "review"], client.folder, NO_COLOR="1")
    shown = [person.key("a"), person.key("a")]
    rest, status = person.end()
    client.check(
        "review asks about one after the other", "[1/2] Basket / empty" in shown[0] and "[2/2] Bed / empty" in shown[1], shown)
    client.check("review accepts both", status == 0 and "2 accepted." in rest, rest)
    changed = git("diff", "--name-only", "--", "__Snapshots__", folder=client.folder).split()
    client.check("two goldens differ", [path.rsplit("/", 2)[1:] for path in changed] == [["Basket", "empty.txt"], ["Bed", "empty.txt"]], changed)
    client.test("accepted changes compare", 0, "EveryState: 8 frames: 8 matched\n")
    client.commit("Other words")


def renamed(client):
    before = client.goldens()
    edit(
        client.folder / "Tests/GardenTests/BedSnapshots.swift", "struct BedSnapshots: ScreenSnapshots {",
        'struct BedSnapshots: ScreenSnapshots {\n  var screenName: String { "Plot" }')
    client.test("a renamed screen fails", 1, "EveryState: 8 frames: 4 orphaned, 4 recorded, the coverage matrix, the map, 4 matched\n")
    client.says(
        "status names its old goldens, and nothing of the other target", 1, ["status"],
        "orphaned: __Snapshots__/GardenTests.GardenSnapshots/Bed/empty.txt", unsaid=["Basket"])
    client.says("accept takes the coverage matrix", 1, ["accept", "matrix.txt"], "accepted __Snapshots__/GardenTests.GardenSnapshots/matrix.txt")
    client.says("prune lists first", 1, ["prune"], "No catalog declares 4 goldens. Nothing was removed", unsaid=["Basket"])
    client.says("prune removes what it listed", 0, ["prune", "--yes"], "Removed 4 goldens.", unsaid=["Basket"])
    client.check("the goldens are the renamed ones", client.goldens() == sorted(path.replace("/Bed/", "/Plot/") for path in before))
    client.test("then the run passes", 0, "EveryState: 8 frames: 8 matched\n")
    client.commit("Another name")


def parts(client):
    """A run of one target, and a target that is gone."""
    client.test("one target alone passes", 0, "EveryState: 4 frames: 4 matched\n", words=["--skip-build", "--filter", "GardenTests"])
    client.says("its status does not miss the other target", 0, ["status"], "4 matched.", "note: FruitTests.FruitSnapshots was not checked")
    client.says("and prune leaves the other target alone", 0, ["prune", "--yes"], "There is nothing to prune.")
    manifest = client.folder / "Package.swift"
    head, targets, tail = re.fullmatch(r"(.*  targets: \[\n)(.*)(  \]\n\)\n)", manifest.read_text(), re.S).groups()
    manifest.write_text(head + targets[: targets.index('    .testTarget(\n      name: "GardenTests"')] + tail)
    client.test("without the second test target the first passes", 0, "EveryState: 4 frames: 4 matched\n")
    client.says(
        "status says that its suite was left out", 1, ["status"],
        "GardenTests.GardenSnapshots was not checked: its suite stands in Tests/GardenTests/BedSnapshots.swift")
    client.says(
        "prune refuses while the suite exists", 2, ["prune", "--catalog", "GardenTests.GardenSnapshots", "--yes"], "its suite is still in Tests/GardenTests/BedSnapshots.swift")
    shutil.rmtree(client.folder / "Tests/GardenTests")
    client.says("without the suite status says so", 1, ["status"], "GardenTests.GardenSnapshots has goldens and no tests any more")
    client.says("prune removes the catalog", 0, ["prune", "--catalog", "GardenTests.GardenSnapshots", "--yes"], "Removed 6 goldens.")
    client.says("and all is in order", 0, ["status"], "4 matched.", unsaid=["Garden"])


def check_part(_):
    for system in ("native", "swiftbuild"):
        with tempfile.TemporaryDirectory() as work:
            client = Client(make_client(pathlib.Path(work)), system)
            for step in (first_run, shards, changes, renamed, parts):
                step(client)
