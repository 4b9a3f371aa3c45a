/// What a coding agent has to know: `adopt --agents` prints it for an AGENTS.md or CLAUDE.md, or writes it as a skill, and the documentation
/// has it as `llms.txt`.
enum AgentGuide {
  static let text = """
    ## Snapshot tests (EveryState)

    Each state of each screen is a text golden under `__Snapshots__/`, which `swift test` compares. After a change of the app:

    1. `swift test --quiet 2>&1 | tail -40`. The lines from `EveryState:` on name each change once.
    2. `swift run everystate diff`. Read it; its last line is the command that accepts what you have read.
    3. If all of it is meant, run that command. If not, mend the app. Say in your report what you accepted.

    Never edit a golden, and never record over goldens to make a test pass. New states only: `SNAPSHOT_TESTING_RECORD=missing swift test`.

    - `swift run everystate show Screen/state`: a screen as it is now. `--json --nodes`: its elements, with places in points.
    - `printf 'press "Add"\\nelements\\n' | swift run everystate play Screen/state --script -`: try a screen before there is a test.
    - `swift run everystate findings`: what does not make sense. `affected --since main`: the screens that a change can touch.
    - Every command takes `--help`. What a golden's marks mean: HowToReadAGolden.md.
    """

  /// The guide as a skill's file, with its name and purpose in front.
  static var skill: String {
    """
    ---
    name: everystate
    description: Check, review and accept the snapshot tests of SwiftUI screens after a change of views, view models or texts.
    ---

    \(text)
    """
  }
}
