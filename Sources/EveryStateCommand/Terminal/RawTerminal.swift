import EveryStateReview

/// An event of the terminal, or from outside.
enum TerminalEvent: Equatable {
  case key(Character)
  /// A key without a character; only in full-screen mode.
  case special(PlayKey)
  /// The content must be drawn again: the screen has another size, or another program has used it.
  case resized
  /// Ctrl-C, a signal that ends the process, or the terminal has closed: the process's status is 128 and this number.
  case ended(signal: Int32)
}

/// The terminal in raw mode: single keys without echo, until ``leave()``. A process has one. The modes are restored on every way out:
/// ``leave()``, `exit`, the signals that end a process (they arrive as an event), Ctrl-Z, and a crash (its handler restores them and lets
/// the crash continue).
final class RawTerminal {
  private let signals: (read: Int32, write: Int32)
  /// Whether it takes the whole screen, with all keys and the wheel.
  private let isWhole: Bool

  /// - Returns: nil if the terminal's modes cannot be changed.
  init?(isWhole: Bool = false) {
    self.isWhole = isWhole
    var modes = termios()
    guard tcgetattr(0, &modes) == 0 else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    signals = (ends[0], ends[1])
    savedModes = modes
    signalPipe = ends[1]
    // The alternate screen, the wheel as sequences, no cursor (xterm's control sequences).
    if isWhole { leavingSequence = strdup("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l") }
    // Modes first, so that no signal finds them unsaved.
    Terminal.unblockSignals()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGQUIT] { signal(number, noteSignal) }
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] { signal(number, restoreAndCrash) }
    atexit { restoreModes() }
    enter()
  }

  /// Restores the terminal.
  func leave() {
    restoreModes()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGQUIT] { signal(number, SIG_DFL) }
  }

  /// Waits for the next event.
  func next() -> TerminalEvent {
    while true { if let event = next(within: -1) { return event } }
  }

  /// Waits for the next event, at most for some milliseconds; nil without one.
  func next(within milliseconds: Int32) -> TerminalEvent? {
    let (signal, hasInput) = wait(milliseconds)
    if let signal { return signal == SIGWINCH ? .resized : .ended(signal: signal) }
    guard hasInput else { return nil }
    guard let byte = readByte(0) else { return .ended(signal: SIGHUP) }
    switch byte {
    case 3: return .ended(signal: SIGINT)
    case 4: return .key("q")
    case 26:
      suspend()
      return .resized
    case 27:
      let key = escapeSequence()
      return isWhole ? key.map { .special($0) } : nil
    case 0x80...:
      guard isWhole, let character = character(beginning: byte) else { return nil }
      return .key(character)
    default: return .key(Character(UnicodeScalar(byte)))
    }
  }

  /// Waits for a signal or for input, at most for some milliseconds.
  private func wait(_ milliseconds: Int32) -> (signal: Int32?, hasInput: Bool) {
    var sources = [0, signals.read].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if poll(&sources, 2, milliseconds) < 0 { return (nil, false) }
    return (readByte(signals.read).map(Int32.init), sources[0].revents != 0)
  }

  /// The result of asking for a line.
  enum LineInput {
    case line(String)
    case ended(signal: Int32)
  }

  /// A line that the user types, with the terminal's own editing; empty without an answer. The prompt appears in the terminal's normal
  /// modes, so that the answer can be edited.
  func line(prompt: String) -> LineInput {
    // The screen is kept: it shows what the prompt asks about.
    if var modes = savedModes { tcsetattr(0, TCSANOW, &modes) }
    defer { enter() }
    print(isWhole ? "\u{1B}[?1000l\u{1B}[?25h" + prompt : prompt, terminator: "")
    fflush(nil)
    var bytes: [UInt8] = []
    while true {
      let (signal, hasInput) = wait(-1)
      if let signal, signal != SIGWINCH { return .ended(signal: signal) }
      guard hasInput else { continue }
      guard let byte = readByte(0), byte != UInt8(ascii: "\n") else {
        return .line(String(decoding: bytes, as: UTF8.self))
      }
      bytes.append(byte)
    }
  }

  private func enter() {
    guard var modes = savedModes else { return }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON)
    // Input from before the question is not an answer to it, and is discarded.
    tcsetattr(0, TCSAFLUSH, &modes)
    guard isWhole else { return }
    fflush(nil)
    let words = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h"
    _ = words.withCString { write(1, $0, strlen($0)) }
    isOnOtherScreen = true
  }

  /// The key of an escape sequence; nil for an unknown one.
  private func escapeSequence() -> PlayKey? {
    var source = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    func nextByte() -> UInt8? { poll(&source, 1, 20) > 0 ? readByte(0) : nil }
    guard let first = nextByte() else { return .escape }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return nil }
    var parameters = ""
    while let byte = nextByte() {
      guard (0x40...0x7E).contains(byte) else {
        parameters.unicodeScalars.append(UnicodeScalar(byte))
        continue
      }
      switch (Character(UnicodeScalar(byte)), parameters) {
      case ("A", _): return .up
      case ("B", _): return .down
      case ("C", _): return .right
      case ("D", _): return .left
      case ("Z", _): return .backTab
      case ("~", "5"): return .pageUp
      case ("~", "6"): return .pageDown
      case ("M", _) where parameters.hasPrefix("<64;"): return .wheelUp
      case ("M", _) where parameters.hasPrefix("<65;"): return .wheelDown
      default: return nil
      }
    }
    return nil
  }

  /// A character of several bytes (UTF-8).
  private func character(beginning first: UInt8) -> Character? {
    var bytes = [first]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var source = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while bytes.count < count, poll(&source, 1, 20) > 0, let byte = readByte(0) { bytes.append(byte) }
    return String(validating: bytes, as: UTF8.self)?.first
  }

  /// Ctrl-Z: restores the terminal for the shell.
  private func suspend() {
    restoreModes()
    raise(SIGTSTP)
    enter()
  }

  private func readByte(_ file: Int32) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(file, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }
}

// Plain global storage, since signal handlers read it: set once, before the handlers stand.
nonisolated(unsafe) private var savedModes: termios?
nonisolated(unsafe) private var signalPipe: Int32 = -1
nonisolated(unsafe) private var leavingSequence: UnsafeMutablePointer<CChar>?
nonisolated(unsafe) private var isOnOtherScreen = false

// Only calls that POSIX lists as safe in a signal handler (2.4.3).

private func restoreModes() {
  guard var modes = savedModes else { return }
  tcsetattr(0, TCSANOW, &modes)
  guard isOnOtherScreen, let leavingSequence else { return }
  isOnOtherScreen = false
  _ = write(1, leavingSequence, strlen(leavingSequence))
}

private func noteSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe, &byte, 1)
  errno = code
}

private func restoreAndCrash(_ number: Int32) {
  restoreModes()
  signal(number, SIG_DFL)
  raise(number)
}
