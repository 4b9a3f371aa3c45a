/// The instructions for coding agents: `adopt --agents` prints them for an AGENTS.md or CLAUDE.md, or writes them as a skill. The
/// documentation has them as `llms.txt`, with a list of its pages.
enum AgentGuide {
  static let text = """
    ## Snapshot tests (EveryState)

    Each state of each screen is a text golden under `__Snapshots__/`, which `swift test` compares. After a change to the app:

    1. `swift test --quiet >.build/test.log 2>&1; grep -A 50 '^EveryState: .*frames*: ' .build/test.log || tail -40 .build/test.log`.
       It prints the counts, then each change once; without them, the tests did not build or did not run.
    2. `swift run everystate diff`. Read it; its last line is the command that accepts exactly what you have read.
    3. If all changes are intended, run that command. If not, fix the app. Say in your report what you accepted.

    Never edit a golden, and never record over goldens to make a test pass. New states only: `SNAPSHOT_TESTING_RECORD=missing swift test`.

    - `swift run everystate show Screen/state`: a screen as it is now. `--json --nodes`: its elements, with places in points.
      `--voice`: what VoiceOver reads.
    - `printf 'press "Add"\\nelements\\n' | swift run everystate play Screen/state --script -`: try a screen before it has a test.
    - `swift run everystate findings`: bugs that need no golden. `affected --since main`: the screens that a change can touch.
    - Every command takes `--help`. The marks of a golden: HowToReadAGolden.md.
    """

  /// The guide as a skill's file, with its name and purpose in front.
  static var skill: String {
    """
    ---
    name: everystate
    description: Check, review and accept the snapshot tests of SwiftUI screens after a change to views, view models or texts.
    ---

    \(text)
    """
  }
}
