import EveryStateGoldens

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
func say(_ text: String, terminator: String = "\n") { print(TerminalText.lines(text), terminator: terminator) }

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

/// Whether output may have colours: at a terminal, unless a variable decides otherwise.
enum TerminalColour {
  /// `NO_COLOR` with any value forbids (no-color.org); `CLICOLOR_FORCE` other than `0` demands (bixense.com/clicolors); else
  /// only a terminal that is not `dumb` has colours.
  static func isWanted(environment: [String: String]) -> Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isatty(1) == 1 && environment["TERM"] != "dumb"
  }
}
