"""Drives `everystate review`, `play` and `watch` through a pseudo-terminal. The small size reviews two goldens that differ, and plays a
screen as it is."""
import fcntl, os, pathlib, re, select, signal, struct, subprocess, sys, termios, time

from client import TEST, ask, check, commit, edit, environment, everystate, git, run, standings

PAUSE = 1  # seconds between two presses of one key: what comes sooner may be a key that is held
LIMIT = 180  # seconds that any answer may take, a build among them; none is measured


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, words, folder, columns=130, rows=40, **variables):
        self.master, self.slave = os.openpty()
        self.resize(columns, rows)
        self.modes = termios.tcgetattr(self.slave)

        def take_terminal():
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            words, cwd=folder, env=environment(TERM="xterm", **variables), stdin=self.slave, stdout=self.slave, stderr=self.slave,
            preexec_fn=take_terminal)
        self.unread = ""
        self.last_key = None

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        self.unread += os.read(self.master, 1 << 16).decode().replace("\r\n", "\n")
        return True

    def until(self, text):
        """The output up to `text`."""
        end = time.monotonic() + LIMIT
        while text not in self.unread:
            if not self.read(max(0, end - time.monotonic())):
                sys.exit(f"FAILED: never said {text!r}, only {self.unread!r}")
        said, self.unread = self.unread.split(text, 1)
        return said + text

    def key(self, key):
        """Waits for the question, presses a key as a user does, and returns what the screen showed before."""
        shown = self.until("? help: ")
        if key == self.last_key:
            time.sleep(PAUSE)
        self.last_key = key
        os.write(self.master, key.encode())
        return shown

    @property
    def is_raw(self):
        return not termios.tcgetattr(self.slave)[3] & (termios.ICANON | termios.ECHO)

    def end(self):
        """The rest that was said, and the status. The terminal's modes must be what they were."""
        status = self.process.wait(LIMIT)
        while self.read(0.05):
            pass
        check("the terminal is as it was", termios.tcgetattr(self.slave) == self.modes)
        os.close(self.slave)
        os.close(self.master)
        return self.unread, status


def walk(client):
    program = str(everystate(client))
    screen = client / "Sources/Fruit/Basket.swift"
    suite = client / "Tests/FruitTests/BasketSnapshots.swift"
    goldens = client / "__Snapshots__/FruitTests.FruitSnapshots"

    def test(expect=1):
        return run(*TEST, folder=client, expect=expect, SNAPSHOT_TESTING_RECORD="never")

    def review(*keys, **options):
        terminal = Terminal([program, "review"], client, **options)
        shown = [terminal.key(key) for key in keys]
        rest, status = terminal.end()
        return shown, rest, status

    # Break a screen, and run.
    edit(screen, "The basket is empty.", "Your basket is empty.")
    edit(screen, '"No fruit"', '"No fruit today"')
    said = test()
    check("the run ends with a summary", "EveryState: 4 frames: 2 changed, 2 matched" in said, said)
    check("and with the next command", "\nNext: swift run everystate review\n" in said, said)
    listed = run(program, "review", folder=client, expect=1)
    check("without a terminal: the commands", "  accept: swift run everystate accept Basket/empty\n" in listed, listed)

    # The example of the article on reviewing.
    shown, rest, status = review("q", NO_COLOR="1")
    print("".join(shown) + rest)
    check("NO_COLOR: no colour", not re.search("\x1b\\[[0-9;]*m", "".join(shown) + rest), repr(shown))
    check("side by side where it fits", " | " in shown[0] and "golden" in shown[0], shown)
    check("quit leaves all and ends with 1", status == 1 and "2 texts pending." in rest, rest)

    terminal = Terminal([program, "review"], client, columns=40, rows=16)
    shown = terminal.key("?")
    check("a narrow terminal: one below the other", "\x1b[31m-" in shown and "golden" not in shown, shown)
    lines = [line.rstrip("\r") for line in re.sub("\x1b\\[[0-9;?]*[A-Za-z]", "", shown).split("\n")]
    check("and nothing is wider or higher than it", max(map(len, lines)) <= 40 and len(lines) <= 16, lines)
    check("help", "reject: the new text" in terminal.until("closes the help: "))
    os.write(terminal.master, b"\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B")
    check("that scrolls", "more above" in terminal.until("8 more above"))
    os.write(terminal.master, b"x")
    terminal.key("x")
    os.write(terminal.master, b"s")
    check("skipped, and back", "[2/2] " in terminal.key("b") and "[1/2] " in terminal.key("n"))
    terminal.key("l")
    check("the list shows skipped changes", "skipped" in terminal.until("l closes: "))
    os.write(terminal.master, b"\x1b[A\n")
    check("and goes there", "[1/2] " in terminal.key("q"))
    rest, status = terminal.end()
    check("skipped and left", "1 text skipped, 1 pending." in rest and status == 1, rest)

    terminal = Terminal([program, "review"], client)
    terminal.until("? help: ")
    check("single keys, no echo", terminal.is_raw)
    terminal.resize(40, 20)
    resized = terminal.until("? help: ")
    check("a new size draws anew", "golden" not in resized and "-" in resized, resized)
    terminal.resize(130, 40)
    check("and back", "golden" in terminal.until("? help: "))
    os.write(terminal.master, b"\x1b[A\x1bOP")
    os.write(terminal.master, b"\x03")
    rest, status = terminal.end()
    check("Ctrl-C: 130, nothing decided", status == 130 and "2 texts pending." in rest, rest)
    # Under a shell that controls jobs, since a process without a shell to return to cannot be stopped.
    script = f"set -m; {program} review; echo stopped; read line; fg"
    terminal = Terminal(["sh", "-c", script], client)
    terminal.until("? help: ")
    os.write(terminal.master, b"\x1a")
    terminal.until("stopped\n")
    check("Ctrl-Z gives the terminal back", not terminal.is_raw)
    os.write(terminal.master, b"\n")
    terminal.until("? help: ")
    check("and takes it again", terminal.is_raw)
    os.write(terminal.master, b"q")
    rest, status = terminal.end()
    check("and continues", status == 1, rest)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGABRT, signal.SIGSEGV):
        terminal = Terminal([program, "review"], client)
        terminal.until("? help: ")
        terminal.process.send_signal(number)
        _, status = terminal.end()
        check(f"{number.name} ends it", status in (128 + number, -number), status)
    check("no golden was touched", git("status", "--porcelain", "--", "__Snapshots__", folder=client) == "")

    # A held key decides only about the change that was seen.
    terminal = Terminal([program, "review"], client)
    terminal.until("? help: ")
    for _ in range(30):
        os.write(terminal.master, b"a")
        time.sleep(0.03)
    terminal.until("look at this change, then press it again.")
    os.write(terminal.master, b"u")
    terminal.until("undone: ")
    os.write(terminal.master, b"q")
    rest, status = terminal.end()
    check("a held key decides once", "2 texts pending." in rest and status == 1, rest)

    # Reject one, accept one, take it back, accept it.
    shown, rest, status = review("a", "u", "a", "r")
    check("accepted, taken back, accepted; rejected", "1 accepted, 1 rejected." in rest and status == 1, rest)
    check("the accepted golden is new", "Your basket is empty." in (goldens / "Basket/empty.txt").read_text())
    check("the rejected one is old", "No fruit today" not in (goldens / "Basket/failed.txt").read_text())
    test()
    shown, rest, status = review("a")
    check("what is left is accepted: 0", status == 0 and "git add __Snapshots__" in rest, rest)
    test(expect=0)
    commit("Other words", client)

    # The same change in all frames, accepted at once.
    edit(screen, '.navigationTitle("Basket")', '.navigationTitle("Fruit basket")')
    test()
    shown, rest, status = review("a")
    check("one question for the same change in four frames", "a accept the 4, " in shown[0] and status == 0, shown + [rest])
    check("what is different, in words", '"Basket" -> "Fruit basket"' in shown[0], shown)
    commit("Another title", client)

    # Rename the screen: one question for its frames, the map and the matrix.
    edit(suite, "BasketSnapshots", "CrateSnapshots")
    test()
    shown, rest, status = review("a")
    check("a renamed screen: one question", status == 0 and "renamed: 4 frames" in shown[0], shown + [rest])
    check("the old goldens are removed", not (goldens / "Basket").exists() and len(list((goldens / "Crate").iterdir())) == 4)
    test(expect=0)
    commit("Another name", client)

    # A button that does nothing, as old as its goldens: waived with a reason.
    edit(screen, '.navigationTitle("Fruit basket")', '.navigationTitle("Fruit basket").toolbar { Button("Share") {} }')
    run(*TEST, folder=client, expect=1, SNAPSHOT_TESTING_RECORD="all")
    found = ask(program, "findings", folder=client)[1]["soundness"]
    check("a recording run reports what makes no sense", "dead control" in [finding["rule"] for finding in found], found)
    terminal = Terminal([program, "review"], client)
    shown = terminal.key("w")
    check("a finding is walked", "[1/1] " in shown and "has no effect" in shown and "w waive with a reason" in shown, shown)
    terminal.until("because: ")
    check("a reason is typed in lines", not terminal.is_raw)
    os.write(terminal.master, b"\x03")
    rest, status = terminal.end()
    check("Ctrl-C instead of a reason: 130", status == 130 and "1 finding." in rest, rest)
    terminal = Terminal([program, "review"], client)
    terminal.key("w")
    terminal.until("because: ")
    os.write(terminal.master, "x\x7fder Korb teilt nichts, né\n".encode())
    pasted, _ = terminal.end()
    check("the line to paste", '.waives(.deadControl, of: "Share", because: "der Korb teilt nichts, né"),' in pasted, pasted)
    waivers = '.waives(.deadControl, of: "Share", because: "der Korb teilt nichts, né"), ' \
        '.waives(.unusedControl, because: "it does nothing"), '
    edit(suite, ".loads(", waivers + ".loads(")
    run(*TEST, folder=client, SNAPSHOT_TESTING_RECORD="all")
    check("a waived finding is not reported, and its reason is in the matrix",
          'dead control "Share": der Korb teilt nichts, né' in (goldens / "matrix.txt").read_text())
    commit("A button", client)

    # Watch: q ends it, and the child with it.
    marker = client / ".build/child"
    terminal = Terminal([program, "watch", "--command", f"echo $$ > {marker}; exec sleep 1000"], client)
    end = time.monotonic() + LIMIT
    while not (marker.exists() and marker.read_text().endswith("\n")) and time.monotonic() < end:
        time.sleep(0.01)
    os.write(terminal.master, b"q")
    rest, status = terminal.end()
    check("q ends a watch and what it runs", status == 0 and not pathlib.Path(f"/proc/{marker.read_text().strip()}").exists(), rest)


SCREEN = """
        case .loaded(let fruits): Filtered(fruits: fruits)
        case .failed(let message):
          VStack {
            Text(message)
            Button("Try Again") { Task { await model.load() } }
          }
"""
FIELD = """
struct Filtered: View {
  let fruits: [String]
  @State private var text = ""

  var body: some View {
    List {
      TextField("Filter", text: $text)
      ForEach(fruits.filter { text.isEmpty || $0.contains(text) }, id: \\.self) { Text($0) }
      ForEach(1...40, id: \\.self) { Text("Row \\($0)") }
    }
  }
}
"""


def play(client, program):
    """A screen in use: every kind of key, a source that changes, and one that does not build."""
    screen = client / "Sources/Fruit/Basket.swift"
    lines = screen.read_text().split("\n")
    lines = [line for line in lines if "case .loaded(let fruits): List" not in line]
    at = next(index for index, line in enumerate(lines) if "case .failed(let message):" in line)
    indent = len(lines[at]) - len(lines[at].lstrip())
    end = next(index for index in range(at + 1, len(lines)) if len(lines[index]) - len(lines[index].lstrip()) <= indent)
    lines[at:end] = SCREEN.strip("\n").split("\n")
    screen.write_text("\n".join(lines) + FIELD)
    terminal = Terminal([program, "play", "Basket/failed"], client, columns=100, rows=24)

    def press(keys, until):
        os.write(terminal.master, keys.encode())
        return terminal.until(until)

    terminal.until("1 control: Tab")
    check("play: single keys on a screen of its own", terminal.is_raw)
    check("Tab marks a control", "\x1b[7mTry Again" in press("\t", "1 of 1"))
    check("w lists the world", "fruits: fails with rotten" in press("w", "From here on"))
    press("o", "fruits: returns 2 elements")
    press("w", "1 of 1")
    check("Enter presses, and no time passes", "fruits in flight" in press("\n", "<...>"))
    press("+", "Apple")
    check("c shows the calls", "call 1 threw FruitError" in press("c", "call 2 returned 2 elements"))
    press("c", ": Tab")
    press("\x1b[B", "1 of 1")
    press("Ban", "\x1b[7mBan\x1b[27m")
    check("typing types, and filters the rows", "Apple" not in press("\x7f", "\x1b[7mBa\x1b[27m"))
    press("\x1b", ": Tab")
    check("a shows VoiceOver's speech", "Basket, heading" in press("a", "Filter, Ba, text field"))
    press("a", ": Tab")
    # Twenty lines are shown, two of them above the rows.
    press("\x1b[<65;10;10M" * 2, "Row 20")
    press("\x1b[<64;10;10M" * 2, "Banana")
    typed = press("s", '$0.type("Ba", into: "Filter")')
    check("s writes the storyboard", ".fails(FruitError.rotten).then($0.fruits, fromCall: 2)" in typed, typed)
    edit(screen, 'Text("Row', 'Text("Line')
    again = terminal.until("Line 2")
    check("a change is built and played anew", "Ba" in again, again)
    edit(screen, 'Text("Line', 'Text("Item')
    terminal.until("building ...")
    terminal.until("Item 2")
    edit(screen, 'Text("Item', 'Text("Item"')
    check("a build error is shown", "The package does not build" in terminal.until(": error: "))
    edit(screen, 'Text("Item"', 'Text("Row')
    edit(screen, 'Button("Try Again")', 'Button("Retry")')
    terminal.until('press "Try Again" is no longer possible')
    terminal.resize(40, 12)
    check("a narrow terminal cuts, and says so", "Tab next" in terminal.until("w world \x1b[0m>"))
    os.write(terminal.master, b"q")
    rest, status = terminal.end()
    check("q ends it, and the storyboard stays", status == 0 and ".storyboard(" in rest.split("\x1b[?1049l")[-1], rest)
    terminal = Terminal([program, "play", "Basket/failed"], client, columns=100, rows=24)
    terminal.until("1 control: Tab")
    os.write(terminal.master, b"\x03")
    rest, status = terminal.end()
    check("Ctrl-C: 130, and the screen is given back", status == 130 and "\x1b[?1049l" in rest, rest)
    git("checkout", "--quiet", "--", "Sources", folder=client)


def small_walk(client, program):
    """Two goldens that differ: one is accepted, the other one rejected."""
    goldens = client / "__Snapshots__/FruitTests.FruitSnapshots/Basket"
    edit(goldens / "empty.txt", "is empty.", "was empty.")
    edit(goldens / "failed.txt", "No fruit", "No food")
    run(*TEST, "--skip-build", folder=client, expect=1, SNAPSHOT_TESTING_RECORD="never")
    terminal = Terminal([program, "review"], client, NO_COLOR="1")
    terminal.until("? help: ")
    check("single keys, no echo", terminal.is_raw)
    os.write(terminal.master, b"\x03")
    rest, status = terminal.end()
    check("Ctrl-C: 130, nothing decided", status == 130 and standings(ask(program, "status", folder=client)[1]) == {"changed": 2, "matched": 2}, rest)
    terminal = Terminal([program, "review"], client, columns=40, rows=16)
    terminal.key("a")
    shown = terminal.key("r")
    lines = [line.rstrip("\r") for line in re.sub("\x1b\\[[0-9;?]*[A-Za-z]", "", shown).split("\n")]
    check("nothing is wider than a narrow terminal", max(map(len, lines)) <= 40, lines)
    rest, status = terminal.end()
    check("one is left, which was rejected", status == 1, rest)
    check("status has both decisions", standings(ask(program, "status", folder=client)[1]) == {"accepted": 1, "rejected": 1, "matched": 2})
    changed = git("diff", "--name-only", folder=client).split()
    check("the accepted golden is the first one again", [path.rsplit("/", 1)[1] for path in changed] == ["failed.txt"], changed)


def small_play(client, program):
    terminal = Terminal([program, "play", "Basket/failed"], client, columns=100, rows=24)
    terminal.until("1 control: Tab")
    check("play: single keys on a screen of its own", terminal.is_raw)
    os.write(terminal.master, b"\tq")
    rest, status = terminal.end()
    check("q ends it, and the screen is given back", status == 0 and "\x1b[?1049l" in rest, rest)


def check_part(client, work, small=False):
    if small:
        program = str(everystate(client))
        small_walk(client, program)
        small_play(client, program)
        return
    walk(client)
    # Its screens are those of the articles again.
    git("reset", "--quiet", "--hard", git("rev-list", "--max-parents=0", "HEAD", folder=client).strip(), folder=client)
    play(client, str(everystate(client)))
