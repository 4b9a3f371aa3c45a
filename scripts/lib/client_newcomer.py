"""Uses the client as a newcomer would: records, compares, changes a word, loses a golden, mistypes a variable."""
from client import REPOSITORY, TEST, ask, attempt, check, edit, everystate, git, run, standings


class Newcomer:
    def __init__(self, folder):
        self.folder = folder
        self.goldens = folder / "__Snapshots__"
        self.basket = self.goldens / "FruitTests.FruitSnapshots/Basket"
        self.screen = folder / "Sources/Fruit/Basket.swift"
        self.suite = folder / "Tests/FruitTests/BasketSnapshots.swift"
        self.built = None

    def test(self, what, passes, *said, **variables):
        """One `swift test`: how it ends, and what it prints."""
        sources = [self.screen.read_text(), self.suite.read_text()]
        options = ["--skip-build"] if sources == self.built else []
        self.built = sources
        status, log = attempt(*TEST, *options, folder=self.folder, **variables)
        check(what, (status == 0) == passes and all(words in log for words in said), f"status {status}, and not all of {said}\n{log[-4000:]}")
        return log

    def everystate(self, *words, expect=0):
        status, said = attempt(everystate(self.folder), *words, folder=self.folder)
        check(f"everystate {' '.join(words)} ends with {expect}", status == expect, said)
        return said

    def status(self, expected):
        """The run as `status` has it, which ends with that status."""
        status, document = ask(everystate(self.folder), "status", folder=self.folder)
        check(f"everystate status ends with {expected}", status == expected, document)
        return document

    def contents(self):
        return {path: path.read_bytes() for path in self.goldens.rglob("*") if path.is_file()}


def check_small(client):
    """The built client as it is, and with a golden that differs."""
    run(*TEST, "--skip-build", folder=client.folder)
    check("recorded goldens match", standings(client.status(0)) == {"matched": 4})
    golden = client.basket / "empty.txt"
    edit(golden, "is empty.", "was empty.")
    run(*TEST, "--skip-build", folder=client.folder, expect=1, SNAPSHOT_TESTING_RECORD="never")
    check("a golden that differs fails its frame", standings(client.status(1)) == {"changed": 1, "matched": 3})
    client.everystate("accept", "Basket/empty")
    check("accept makes it what it was", not git("status", "--porcelain", folder=client.folder))


def check_part(folder, work, small=False):
    client = Newcomer(folder)
    if small:
        check_small(client)
        return
    for step in (records, compares, loses, leaves_out, crashes):
        step(client)
        git("reset", "--hard", "--quiet", folder=folder)
        git("clean", "-fdq", folder=folder)
    blocks = run(REPOSITORY / "scripts/readme", "--snippets", folder, folder=folder).strip()
    status, log = attempt("swift", "build", "--build-tests", folder=folder)
    errors = "\n".join(sorted({line for line in log.splitlines() if "error:" in line}))
    check(f"{blocks} in README and articles compile", status == 0, errors or log[-4000:])
    mistakes(client)


# Lines of a declaration, and what the compiler says of each. A closure without a label changes the world.
MISTAKES = (
    ('.state("a") { try await $0.press("Go") }', 'the user\'s actions have a label: .state("...", by: { ... })'),
    ('.state("a") { user in try await user.press("Go"); await user.wait(.seconds(1)) }', '.state("...", by: { ... })'),
    ('.state("a", go)', '.state("...", by: { ... })'),
    ('.storyboard("a") { await $0.wait(.seconds(1)) }', '.storyboard("...", by: { ... })'),
    ('.loads(\\.fruits, failure: Rotten()) { try await $0.press("Go") }', '.loads(\\.x, failure: ..., by: { ... })'),
    ('.loads(\\.fruits, neverEmpty: "so", neverFails: "so") { try await $0.press("Go") }', '.loads(\\.x, failure: ..., by: { ... })'),
    ('.performs(\\.order, failure: Rotten()) { try await $0.press("Go") }', '.performs(\\.x, failure: ..., by: { ... })'),
    ('.performs(\\.order, neverFails: "so") { try await $0.press("Go") }', '.performs(\\.x, failure: ..., by: { ... })'),
    ('.fails(\\.fruits, with: [Rotten()]) { try await $0.press("Go") }', '.fails(\\.x, with: [...], by: { ... })'),
    # A closure's own mistake is reported as its own.
    ('.state("a") { $0.fruts = .never }', "value of type 'World' has no member 'fruts'"),
    ('.state("a") { $0.fruits = .nevr }', "has no member 'nevr'"),
    ('.state("a", by: { try await $0.pres("Go") })', "value of type 'ScreenUser' has no member 'pres'"),
    ('.performs(\\.order, failure: Rotten()) { $0.fruts = .never } by: { try await $0.press("Go") }', "has no member 'fruts'"),
    ('.performs(\\.order, failure: Rotten(), by: { try await $0.press(3) })', "expected argument type 'String'"),
    ('.loads(\\.fruits)', "missing argument for parameter 'failure'"),
    ('.state("a", proving: .failed, of: \\.oder)', "value of type 'World' has no member 'oder'"),
)


def mistakes(client):
    """Compiles a wrong declaration a line."""
    head = """import EveryState
struct Rotten: Error {}
struct World: SnapshotWorld { var fruits = MockResponse(["Apple"]); var order = MockResponse<Void>() }
let go: SnapshotState<World>.Actions = { try await $0.press("Go") }
"""
    lines = [f"func wrong{number}() -> SnapshotState<World> {{ {line} }}" for number, (line, _) in enumerate(MISTAKES)]
    file = client.folder / "Tests/FruitTests/Wrong.swift"
    file.write_text(head + "\n".join(lines) + "\n")
    _, log = attempt("swift", "build", "--build-tests", folder=client.folder)
    file.unlink()
    for number, (line, words) in enumerate(MISTAKES, head.count("\n") + 1):
        said = sorted({error for error in log.splitlines() if f"Wrong.swift:{number}:" in error and "error:" in error})
        check(f"the compiler says of {line}: {words}", any(words in error for error in said), "\n".join(said) or log[-4000:])


def records(client):
    git("rm", "-rq", "__Snapshots__", folder=client.folder)
    client.test("CI does not record", False, "Basket / loaded: missing", CI="true")
    check("and writes no golden", not client.goldens.exists())
    client.test("an unknown record mode lists the modes", False, "never", "missing", "failed", "all", SNAPSHOT_TESTING_RECORD="yes")
    check("and writes no golden", not client.goldens.exists())
    client.test("the first run records, and fails", False, "Basket / loaded: recorded")
    check("four goldens, a matrix, a map and an index", len(client.contents()) == 7, client.contents().keys())
    git("add", "-A", folder=client.folder)
    check("they are the goldens of a record run", not git("status", "--porcelain", folder=client.folder))
    client.test("a record run passes", True, SNAPSHOT_TESTING_RECORD="all")
    client.test("recorded goldens match", True, "4 matched")


def compares(client):
    edit(client.screen, 'Text("The basket is empty.")', 'Text("Your basket is empty.")')
    log = client.test("a changed word fails its frame", False, "Your basket is empty", "EveryState: 4 frames: 1 changed, 3 matched")
    check("and the failure shows the new line", any(line.lstrip().startswith("+") and "Your basket" in line for line in log.splitlines()), log)
    client.everystate("status", expect=1)
    client.everystate("accept", "Basket/empty")
    client.test("an accepted change matches", True)
    changed = git("diff", "--name-only", "--", "__Snapshots__", folder=client.folder).split()
    check("one golden differs", changed == ["__Snapshots__/FruitTests.FruitSnapshots/Basket/empty.txt"], changed)


def loses(client):
    (client.basket / "failed.txt").unlink()
    before = client.contents()
    client.test("a deleted golden fails in CI", False, "Basket / failed: missing", CI="true")
    check("and CI writes no golden", client.contents() == before)
    git("checkout", "--quiet", "--", "__Snapshots__", folder=client.folder)
    (client.basket / "forgotten.txt").write_bytes((client.basket / "failed.txt").read_bytes())
    client.test("a golden without a declaration fails", False, "declared by no catalog")
    client.everystate("prune", "--yes")
    client.test("and is pruned", True)
    client.test("a selection selects", True, "Basket/failed", EVERYSTATE_ONLY="Basket/failed")
    client.test("an empty selection fails", False, "selects nothing with", EVERYSTATE_ONLY="Basket/flaky")


def leaves_out(client):
    suite = client.suite.read_text()
    verify = "try await frame.verify()"
    late = "Task.detached { try await Task.sleep(for: .seconds(60)); try await frame.verify() }"
    for what, old, new, said in (
            ("frames that no test verifies", verify, "_ = frame", "4 frames were passed to tests and never verified"),
            ("frames that are verified too late", verify, late, "never verified"),
            ("a suite without its completeness test", "@Test func isComplete()", "func isComplete()", "was not checked as a whole")):
        edit(client.suite, old, new)
        client.test(f"{what}: the run fails", False, said)
        if "isComplete" in old:
            client.test("but a part of the tests may run alone", True, EVERYSTATE_ONLY="Basket")
        client.suite.write_text(suite)
    edit(client.suite, "struct FruitSnapshots", "struct FruitScreens")
    # A test process knows its own catalogs; the command knows all.
    client.test("a renamed catalog is recorded", True, SNAPSHOT_TESTING_RECORD="all")
    said = client.everystate("status", expect=1)
    check("status names the old one", "FruitTests.FruitSnapshots has goldens but no tests" in said, said)
    client.everystate("prune", "--catalog", "FruitTests.FruitSnapshots", "--yes")
    client.test("then the run passes", True)
    client.everystate("status")


def crashes(client):
    edit(client.screen, "Text($0)", "Text(fatal($0))")
    client.screen.write_text(client.screen.read_text() + "\nfunc fatal(_ text: String) -> String { fatalError(text) }\n")
    client.test("a view that traps fails the run", False, "Fatal error: Apple")
    said = client.everystate("status", expect=1)
    check("the report names the frame", "Basket / loaded: crashed" in said, said)
