import EveryStateGoldens
import Synchronization

/// The standard streams.
enum Terminal {
  /// Whether standard input and output are both a terminal.
  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Unblocks all signals, as a process inherits blocked ones from its parent.
  static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// The time on a monotonic clock.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The screen's size in cells; 80 by 24 if it is unknown.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

/// Prints for people: text in names, goldens and errors cannot control their terminal or their CI.
func say(_ text: String, terminator: String = "\n") {
  let text = TerminalText.lines(text) + terminator
  print(AgentOutput.kept(of: text), terminator: "")
}

/// What a coding agent gets of a command: its first lines, and what else to call.
enum AgentOutput {
  private static let limit = 57
  private static let state = Mutex((isLimited: false, count: 0, last: Substring()))

  static func begin(_ call: Call) {
    let printsFrames = call.declaration.group == .review || call.declaration.operand.takesFrames
    // One frame is whole: there is no smaller part to ask for.
    let isOneFrame =
      call.operands.count == 1 && call.operands[0].contains("/") && !call.operands[0].contains { ",*".contains($0) }
    state.withLock { $0.isLimited = call.isForAgent && printsFrames && !call.has(.patch) && !isOneFrame }
  }

  static func kept(of text: String) -> String {
    state.withLock { state in
      guard state.isLimited else { return text }
      let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.prefix(max(0, limit - state.count))
      state.count += lines.count
      state.last = lines.last ?? state.last
      return kept.map { $0 + "\n" }.joined()
    }
  }

  /// Says what is left out. The command that accepts is too, as not all was shown.
  static func end(_ call: Call) {
    let (isLimited, count, last) = state.withLock { $0 }
    guard isLimited, count > limit else { return }
    let part = "everystate \(call.declaration.name) SCREEN/STATE"
    print(
      "... and \(counted(count - limit, "more line"))."
        + (call.declaration.operand.takesFrames ? " In parts: \(part)" : ""))
    if last.hasPrefix("Next: ") { print(last) }
  }
}

/// Prints text for programs, byte for byte; to a terminal without control characters.
func pass(_ text: String) { print(isatty(1) == 1 ? TerminalText.lines(text) : text, terminator: "") }

/// Prints a line for people, separate from output for programs.
func printError(_ line: String) { printErrorAsIs(TerminalText.lines(line)) }

/// Announces slow work at a terminal; silent elsewhere.
func printProgress(_ line: String) { if isatty(2) == 1 { printError(line) } }

func printErrorAsIs(_ line: String) { writeError(line + "\n") }

/// Writes to the standard error output only.
func writeError(_ text: String) {
  fflush(nil)
  let bytes = Array(text.utf8)
  _ = write(2, bytes, bytes.count)
}

/// Whether output may have colors: at a terminal, unless a variable decides otherwise.
enum TerminalColour {
  /// `NO_COLOR` with any value forbids (no-color.org); `CLICOLOR_FORCE` other than `0` demands (bixense.com/clicolors); else
  /// only a terminal that is not `dumb` has colors.
  static func isWanted(environment: [String: String]) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isatty(1) == 1 && environment["TERM"] != "dumb"
  }
}
