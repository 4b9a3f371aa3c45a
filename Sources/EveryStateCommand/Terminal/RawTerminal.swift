/// What comes from the terminal, or from outside.
enum TerminalEvent: Equatable {
  case key(Character)
  /// What is shown must be shown again: the screen has another size, or others have used it.
  case resized
  /// Ctrl-C, a signal that ends the process, or the terminal is gone: the process's status is 128 and this number.
  case ended(signal: Int32)
}

/// The terminal in raw mode: single keys without echo, until ``leave()``. A process has one.
///
/// The modes come back on every way out: ``leave()``, `exit`, the signals that end a process (they arrive as an event), Ctrl-Z,
/// and a crash (its handler restores them and lets the crash go on).
final class RawTerminal {
  private let signals: (read: Int32, write: Int32)

  /// - Returns: nil when the terminal's modes cannot be changed.
  init?() {
    var modes = termios()
    guard tcgetattr(0, &modes) == 0 else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    signals = (ends[0], ends[1])
    savedModes = modes
    signalPipe = ends[1]
    // Modes first, so that no signal finds them unsaved.
    Terminal.unblockSignals()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGQUIT] { signal(number, noteSignal) }
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] { signal(number, restoreAndCrash) }
    atexit { restoreModes() }
    enter()
  }

  /// Gives the terminal back.
  func leave() {
    restoreModes()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGQUIT] { signal(number, SIG_DFL) }
  }

  /// Waits for what comes next.
  func next() -> TerminalEvent {
    while true { if let event = next(within: -1) { return event } }
  }

  /// Waits for what comes next, at most for some milliseconds; nil when nothing of meaning did.
  func next(within milliseconds: Int32) -> TerminalEvent? {
    var sources = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: signals.read, events: Int16(POLLIN), revents: 0),
    ]
    if poll(&sources, 2, milliseconds) < 0 { return nil }
    if sources[1].revents != 0, let number = readByte(signals.read) {
      return Int32(number) == SIGWINCH ? .resized : .ended(signal: Int32(number))
    }
    guard sources[0].revents != 0 else { return nil }
    guard let byte = readByte(0) else { return .ended(signal: SIGHUP) }
    switch byte {
    case 3: return .ended(signal: SIGINT)
    case 4: return .key("q")
    case 26:
      suspend()
      return .resized
    case 27: skipEscapeSequence()
    case 0x80...: break
    default: return .key(Character(UnicodeScalar(byte)))
    }
    return nil
  }

  /// What came of asking for a line.
  enum LineInput {
    case line(String)
    case ended(signal: Int32)
  }

  /// A line that a person types, with the terminal's own means to correct it; empty where they give none.
  ///
  /// - Parameter prompt: What is asked. It appears when the terminal is theirs: what is typed on seeing it can be corrected.
  func line(prompt: String) -> LineInput {
    restoreModes()
    defer { enter() }
    print(prompt, terminator: "")
    fflush(nil)
    var bytes: [UInt8] = []
    while true {
      var sources = [
        pollfd(fd: 0, events: Int16(POLLIN), revents: 0), pollfd(fd: signals.read, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&sources, 2, -1) < 0 { continue }
      if sources[1].revents != 0, let number = readByte(signals.read), Int32(number) != SIGWINCH {
        return .ended(signal: Int32(number))
      }
      guard sources[0].revents != 0 else { continue }
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
    // What was typed before the question was seen is no answer to it: it is thrown away.
    tcsetattr(0, TCSAFLUSH, &modes)
  }

  /// Ctrl-Z: the shell gets the terminal as it was.
  private func suspend() {
    restoreModes()
    raise(SIGTSTP)
    enter()
  }

  /// Arrow and function keys come as several bytes, none of which is a key of ours.
  private func skipEscapeSequence() {
    var source = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, 20) > 0, let byte = readByte(0) {
      if byte != UInt8(ascii: "["), byte != UInt8(ascii: "O"), (0x40...0x7E).contains(byte) { return }
    }
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

// Only calls that POSIX lists as safe in a signal handler (2.4.3).

private func restoreModes() {
  guard var modes = savedModes else { return }
  tcsetattr(0, TCSANOW, &modes)
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
