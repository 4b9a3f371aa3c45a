"""Uses a client with two test targets, each with a catalog of its own, under both of SwiftPM's build systems: records, divides a run
among two shards, breaks a screen in each target, reviews, accepts, renames, prunes, filters, and removes a target. The second target is
the first one under other names. The small size has the shared client's build, and breaks goldens instead of screens."""
import pathlib
import re
import shutil
import sys
import tempfile

from client import ask, attempt, check, commit, edit, git, make_package, standings
from client_terminal import Terminal

NAMES = {"Fruit": "Garden", "Basket": "Bed", "basket": "bed"}
FRUIT, GARDEN = "FruitTests.FruitSnapshots", "GardenTests.GardenSnapshots"


def second(text):
    return re.sub("|".join(NAMES), lambda match: NAMES[match[0]], text)


def add_target(client):
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

    def check(self, what, holds, detail=""):
        check(f"{self.system}: {what}", holds, detail)

    def test(self, what, status, expected, *words, **variables):
        """One `swift test`: how it ends, and the standings of the run's frames."""
        actual, log = self.swift("test", "--disable-xctest", *words, **variables)
        report = ["--report", variables["EVERYSTATE_OUTPUT"]] if "EVERYSTATE_OUTPUT" in variables else []
        document = self.status(*report)
        self.check(what, actual == status and standings(document) == expected, f"status {actual}, {standings(document)}\n{log}")
        return log

    def status(self, *words, expect=None):
        """The run as `status` has it."""
        actual, document = ask(self.everystate, "status", *words, folder=self.folder)
        if expect is not None:
            self.check(f"status {' '.join(words[:1])} ends with {expect}", actual == expect, document)
        return document

    def attention(self):
        """What needs attention: catalogs and selectors."""
        return [(frame["catalog"], frame["selector"]) for frame in self.status()["frames"] if frame["needsAttention"]]

    def ends(self, what, status, *words):
        """One call of a command that has no JSON: how it ends."""
        actual, said = attempt(self.everystate, *words, folder=self.folder)
        self.check(what, actual == status, f"status {actual}\n{said}")

    def commit(self, message):
        commit(message, self.folder)

    def goldens(self):
        return sorted(str(path.relative_to(self.folder / "__Snapshots__")) for path in self.folder.glob("__Snapshots__/**/*.txt"))

    def changed(self):
        """The goldens that differ from the last commit."""
        return [path.split("/", 1)[1] for path in git("diff", "--name-only", "--", "__Snapshots__", folder=self.folder).split()]


def first_run(client, recorded={"recorded": 8}):
    build = client.swift("build", "--build-tests")
    client.check("both targets build", build[0] == 0, build[1])
    status, log = client.swift("build", "--product", "everystate")
    client.check("the command builds", status == 0, log)
    if build[0] or status:
        sys.exit("FAILED: targets: the later steps need a build")
    # One is SwiftPM's own, of every package; the other is one for each whole module, which the compiler cannot leave out.
    known = re.compile("'-rdynamic'|not compatible with whole module optimization")
    noise = [line for line in build[1].splitlines() if re.search("warning:|remark:", line) and not known.search(line)]
    client.check("a build prints no warning and no other remark", not noise, "\n".join(noise))
    client.everystate = client.swift("build", "--show-bin-path")[1].strip().splitlines()[-1] + "/everystate"
    client.test("a record run passes and counts both targets", 0, recorded, "--skip-build", SNAPSHOT_TESTING_RECORD="all")
    client.commit("The first goldens")


def matches(client):
    client.test("recorded goldens compare", 0, {"matched": 8})
    client.status(expect=0)


def shards(client):
    """A run that two machines share, each with both targets."""
    jobs = [str(client.folder.parent / "jobs" / number) for number in ("1", "2")]
    for number, frames, job in zip("12", (3, 5), jobs):
        client.test(
            f"shard {number} checks its part of both targets", 0, {"matched": frames, "not checked": 8 - frames},
            "--skip-build", EVERYSTATE_SHARD=f"{number}/2", EVERYSTATE_OUTPUT=job)
    client.check("both shards are one run", standings(client.status("--report", *jobs, expect=0)) == {"matched": 8})
    client.check("one shard alone does not pass", client.status("--report", jobs[0], expect=1)["run"]["missingShards"] == ["2/2"])


def changes(client):
    edit(client.folder / "Sources/Fruit/Basket.swift", "The basket is empty.", "Your basket is empty.")
    edit(client.folder / "Sources/Garden/Bed.swift", "The bed is empty.", "Your bed is empty.")
    both = [(FRUIT, "Basket/empty"), (GARDEN, "Bed/empty")]
    client.test("a changed screen in each target fails", 1, {"changed": 2, "matched": 6})
    client.check("status names both", client.attention() == both, client.attention())
    status, document = ask(client.everystate, "summary", folder=client.folder)
    client.check("summary has both", status == 1 and standings(document) == {"changed": 2, "matched": 6}, document)
    client.ends("gallery is written", 0, "gallery")
    client.check("and is a page", (client.folder / ".build/everystate/gallery.html").stat().st_size > 10_000)
    user = Terminal([client.everystate, "review"], client.folder, NO_COLOR="1")
    user.key("a")
    user.key("a")
    client.check("review accepts both", user.end()[1] == 0 and client.attention() == [], client.attention())
    client.check("two goldens differ", client.changed() == [f"{FRUIT}/Basket/empty.txt", f"{GARDEN}/Bed/empty.txt"], client.changed())
    client.test("accepted changes compare", 0, {"matched": 8})
    client.commit("Other words")


def renamed(client):
    before = client.goldens()
    edit(
        client.folder / "Tests/GardenTests/BedSnapshots.swift", "struct BedSnapshots: ScreenSnapshots {",
        'struct BedSnapshots: ScreenSnapshots {\n  var screenName: String { "Plot" }')
    client.test("a renamed screen fails", 1, {"renamed": 4, "matched": 4})
    document = client.status(expect=1)
    client.check("status pairs its old goldens with the new ones", [
        [old.replace("Bed/", "Plot/") == new for old, new in rename["frames"]] for rename in document["renames"]] == [[True] * 4], document["renames"])
    client.check("and says nothing of the other target", {catalog for catalog, _ in client.attention()} == {GARDEN}, client.attention())
    client.ends("prune lists first", 1, "prune")
    client.check("and removes nothing", set(before) == set(client.goldens()), client.goldens())
    client.ends("accept takes the screen, the coverage matrix and the map", 0, "accept", "Plot", "matrix.txt", "map.txt")
    client.check("the goldens are the renamed ones", client.goldens() == sorted(path.replace("/Bed/", "/Plot/") for path in before), client.goldens())
    client.test("then the run passes", 0, {"matched": 8})
    client.commit("Another name")


def one_target(client):
    before = client.goldens()
    client.test("one target alone passes", 0, {"matched": 4}, "--skip-build", "--filter", "GardenTests")
    client.check("its status does not miss the other target", client.status(expect=0)["undeclaredCatalogs"] == [FRUIT])
    client.ends("prune has nothing to remove", 0, "prune", "--yes")
    client.check("and leaves the other target alone", client.goldens() == before)


def removed_target(client):
    manifest = client.folder / "Package.swift"
    head, targets, tail = re.fullmatch(r"(.*  targets: \[\n)(.*)(  \]\n\)\n)", manifest.read_text(), re.S).groups()
    manifest.write_text(head + targets[: targets.index('    .testTarget(\n      name: "GardenTests"')] + tail)
    client.test("without the second test target the first passes", 0, {"matched": 4})
    client.check("status says that its suite was left out", client.status(expect=1)["undeclaredCatalogs"] == [GARDEN])
    client.ends("prune refuses while the suite exists", 2, "prune", "--catalog", GARDEN, "--yes")
    shutil.rmtree(client.folder / "Tests/GardenTests")
    client.check("without the suite status says so", client.status(expect=1)["undeclaredCatalogs"] == [GARDEN])
    client.ends("prune removes the catalog", 0, "prune", "--catalog", GARDEN, "--yes")
    client.check("all of it", client.goldens() and all(path.startswith(FRUIT) or "/" not in path for path in client.goldens()), client.goldens())
    client.check("and all is in order", client.status(expect=0)["undeclaredCatalogs"] == [])


def changed_goldens(client):
    """A golden of each target that differs."""
    for golden in (f"{FRUIT}/Basket/empty.txt", f"{GARDEN}/Bed/empty.txt"):
        edit(client.folder / "__Snapshots__" / golden, "is empty.", "was empty.")
    client.test("a golden of each target that differs fails", 1, {"changed": 2, "matched": 6}, "--skip-build")
    client.check("status names both", client.attention() == [(FRUIT, "Basket/empty"), (GARDEN, "Bed/empty")], client.attention())
    client.ends("accept takes both", 0, "accept", "Basket/empty", "Bed/empty")
    client.check("the goldens are as they were", client.changed() == [], client.changed())


def check_part(*folders, small=False):
    if small:
        client = Client(add_target(folders[0]), "native")
        first_run(client, {"recorded": 4, "matched": 4})
        for step in (shards, changed_goldens, one_target):
            step(client)
        return
    for system in ("native", "swiftbuild"):
        with tempfile.TemporaryDirectory() as work:
            client = Client(add_target(make_package(pathlib.Path(work))), system)
            for step in (first_run, matches, shards, changes, renamed, one_target, removed_target):
                step(client)
