/// What the standard streams are.
enum Terminal {
  /// Whether a person sits at both ends: keys come in, and lines go out to a screen.
  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  /// Lets all signals through: whoever started us may have had them blocked, and a process inherits that.
  static func unblockSignals() {
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// The time on a clock that does not go back.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The screen's size in cells; a usual one where nobody says.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
