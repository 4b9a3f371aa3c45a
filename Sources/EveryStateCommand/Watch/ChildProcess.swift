import EveryStateGoldens

/// A command in a session of its own, so that all that it starts ends with it: `swift test` and the compiler's driver put their children
/// into other groups, and none leaves the session.
struct ChildProcess {
  private let identifier: pid_t

  /// `POSIX_SPAWN_SETSID`, which Swift's modules leave out.
  #if os(Linux)
    private static let setsSession: Int16 = 0x80
  #else
    private static let setsSession: Int16 = 0x400
  #endif

  /// Starts a program of the search path in this process's folder, without input.
  init(_ words: [String], output: String, errors: String? = nil) throws {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW | O_CLOEXEC
    let paths: [String] = [output, errors ?? output]
    let files = paths.map { (path: String) -> Int32 in open(path, flags, 0o666) }
    defer { for file in files where file >= 0 { close(file) } }
    guard files.allSatisfy({ $0 >= 0 }) else { throw CannotStart(program: words[0], code: errno) }
    var actions = spawnActions
    var attributes = spawnAttributes
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, files[0], 1)
    posix_spawn_file_actions_adddup2(&actions, files[1], 2)
    // A thread of a library may block signals; what it starts can still be ended.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Self.setsSession | Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var variables = Self.variables
    // A parent may have left it ignored; then the system keeps no status of children.
    signal(SIGCHLD, SIG_DFL)
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw CannotStart(program: words[0], code: code) }
    self.identifier = identifier
  }

  /// The variables of this process without those of hooks.
  private static var variables: [UnsafeMutablePointer<CChar>?] {
    var (result, entry): ([UnsafeMutablePointer<CChar>?], _) = ([], processVariables)
    while let text = entry.pointee {
      if !Git.variablesOfHooks.contains(where: { strncmp(text, "\($0)=", $0.utf8.count + 1) == 0 }) {
        result.append(text)
      }
      entry += 1
    }
    return result + [nil]
  }

  /// The status of the process once it has ended, or 128 and the number of the signal that ended it. nil while it runs.
  func status() -> Int32? {
    var status: Int32 = 0
    let ended = waitpid(identifier, &status, WNOHANG)
    if ended == 0 || (ended < 0 && errno == EINTR) { return nil }
    guard ended == identifier else { return 127 }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
  }

  /// Ends the process and all that it has started; after five seconds it is killed.
  func end() {
    kill(-identifier, SIGTERM)
    for _ in 0..<50 where status() == nil { usleep(100_000) }
    kill(-identifier, SIGKILL)
    while status() == nil { usleep(10_000) }
    for process in session { kill(process, SIGKILL) }
  }

  /// Waits for the end, and ends the process when the time is up or the user asks for it.
  /// - Returns: the status; nil if it had to be ended.
  func status(within limit: Duration?) -> Int32? {
    let start = Terminal.now
    while true {
      if let status = status() { return status }
      if EndingSignals.hasCome || limit.map({ Terminal.now - start > $0 }) == true {
        end()
        return nil
      }
      poll(nil, 0, 10)
    }
  }

  /// The processes of its session, if the system lists them.
  private var session: [pid_t] {
    ((try? Folder(opening: "/proc")?.names()) ?? []).compactMap { pid_t($0) }.filter { number in
      guard let text = SwiftFiles.bytes(of: "/proc/\(number)/stat") else { return false }
      // The command's name is in parentheses and may contain some itself; state, parent and group are between it and the session.
      let fields = String(decoding: text, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 3 && fields[3] == "\(identifier)"
    }
  }
}

struct CannotStart: Error, CustomStringConvertible {
  let program: String
  let code: Int32
  var description: String { "Cannot start \(program): \(String(cString: strerror(code)))." }
}

/// The last lines of a command's output, or the compiler's errors if there are any.
struct LogTail {
  let lines: [String]

  /// The lines under a heading, for a message.
  static func ending(_ path: String, limit: Int = 20) -> [String] {
    ["The last output (\(TerminalText.harmless(path))):"] + LogTail(path, limit: limit).lines.map { "  " + $0 }
  }

  init(_ path: String, limit: Int = 20) {
    let text = String(decoding: SwiftFiles.bytes(of: path) ?? [], as: UTF8.self)
    let all = text.split(separator: "\n").map(String.init)
    let errors = all.filter { $0.contains("error: ") }
    lines = errors.isEmpty ? all.suffix(limit) : Array(errors.prefix(limit))
  }
}

/// Signals that ask this process to end: it begins nothing new, and cleans up.
enum EndingSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// How long a command may clean up after a signal, in seconds.
  private static let patience: UInt32 = 20

  static func await() {
    Terminal.unblockSignals()
    for number in numbers {
      signal(number) { number in
        endingSignals += 1
        lastEndingSignal = number
        alarm(EndingSignals.patience)
      }
    }
    // A long computation does not look for signals: it is ended.
    signal(SIGALRM) { _ in _exit(128 + lastEndingSignal) }
  }

  /// Awaits signals while child processes run, which end with this one; then a signal ends this process at once.
  static func awaited<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.await()
    defer {
      for number in numbers + [SIGALRM] { signal(number, SIG_DFL) }
      if hasCome { kill(getpid(), lastEndingSignal) }
    }
    return try body()
  }

  static var hasCome: Bool { endingSignals > 0 }
}

nonisolated(unsafe) private var endingSignals = 0
nonisolated(unsafe) private var lastEndingSignal: Int32 = 0
