import CEveryStateSystem
import EveryStateGoldens
import EveryStateReview

/// The test process with the screen, and the connection to it.
final class PlayProcess {
  enum Start {
    case shown(PlayProcess, PlayAnswer)
    /// The tests do not build, or no catalog declares the frame.
    case failed([String])
    case ended
    /// Sources have changed meanwhile.
    case outdated
  }
  private let child: ChildProcess
  private let link: PlayLink
  let log: String

  private init(_ child: ChildProcess, _ link: PlayLink, log: String) {
    self.child = child
    self.link = link
    self.log = log
  }

  /// Builds and starts the tests, and waits until one has started the frame.
  /// - Parameter pause: says whether to continue; called repeatedly.
  static func start(_ plan: PlayPlan, pause: () -> Pause) throws -> Start {
    let log = plan.log
    if let build = plan.build {
      let child = try ChildProcess(build, output: log)
      while true {
        if let status = child.status() {
          guard status == 0 else { return .failed(failure(status, plan)) }
          break
        }
        if let end = ending(child, pause()) { return end }
        poll(nil, 0, 10)
      }
    }
    let narrow = try run(plan, isWide: false, pause)
    let start = try narrow ?? (plan.isFiltered ? run(plan, isWide: true, pause) : nil)
    return start ?? .failed(failure(0, plan))
  }

  /// Runs the tests.
  /// - Returns: nil if they ended normally, and none took the frame.
  private static func run(_ plan: PlayPlan, isWide: Bool, _ pause: () -> Pause) throws -> Start? {
    let (frame, log) = (plan.frame, plan.log)
    let place = try PlayPlace()
    defer { place.remove() }
    setenv(PlayLink.frameVariable, frame, 1)
    setenv(PlayLink.pathVariable, place.path, 1)
    let child = try ChildProcess(plan.words(isWide: isWide), output: log)
    // After a build with other variables, SwiftPM reads all manifests again.
    unsetenv(PlayLink.frameVariable)
    unsetenv(PlayLink.pathVariable)
    var link: PlayLink?
    while true {
      if let file = place.connection(within: 20) {
        link = PlayLink(file: file)
        break
      }
      if let end = ending(child, pause()) { return end }
      // 69 if no test has the name (EX_UNAVAILABLE).
      if let status = child.status() { return status == 0 || status == 69 ? nil : .failed(failure(status, plan)) }
    }
    guard let link, let line = link.nextLine() else {
      return .failed(["The test process ended before the screen was shown."] + LogTail.ending(log))
    }
    return .shown(PlayProcess(child, link, log: log), try PlayAnswer(line: line))
  }

  private static func ending(_ child: ChildProcess, _ pause: Pause) -> Start? {
    switch pause {
    case .goesOn: return nil
    case .ends:
      child.end()
      return .ended
    case .isOutdated:
      child.end()
      return .outdated
    }
  }

  enum Pause { case goesOn, ends, isOutdated }

  /// The result of a move.
  enum Reply {
    case answer(PlayAnswer)
    /// The process has ended, with its last output.
    case gone([String])
  }

  func perform(_ move: PlayMove) throws -> Reply {
    guard link.send(move.order.line), let line = link.nextLine() else { return .gone(LogTail.ending(log, limit: 12)) }
    return .answer(try PlayAnswer(line: line))
  }

  /// Releases the process, which then ends.
  func end() {
    shutdown(link.file, Int32(SHUT_RDWR))
    if child.status(within: .seconds(3)) == nil { child.end() }
  }

  private static func failure(_ status: Int32, _ plan: PlayPlan) -> [String] {
    let log = plan.log
    let tail = LogTail(log, limit: 40)
    let errors = tail.lines.filter { $0.hasPrefix("/") && $0.contains(": error: ") }
    if !errors.isEmpty {
      var said: Set<String> = []
      return ["The package does not build (\(log)):"] + errors.filter { said.insert($0).inserted }
    }
    if status != 0 {
      return ["The tests ended with status \(status) before the screen was shown. The last output (\(log)):"]
        + tail.lines.map { "  " + $0 }
    }
    return [
      "No test takes the frame '\(TerminalText.harmless(plan.frame))' from a catalog.\(plan.nearest) All frames: everystate "
        + "status --json"
    ]
  }
}

/// The path at which the test process finds us.
private struct PlayPlace {
  let path: String
  private let folder: String
  private let file: Int32

  init() throws {
    let base =
      ProcessEnvironment.variables()["TMPDIR"].flatMap { $0.utf8.count < 60 && !$0.isEmpty ? $0 : nil } ?? "/tmp"
    folder = try ScratchFolder.create("everystate", in: base)
    path = folder + "/play"
    file = everystate_listen_at(path)
    guard file >= 0 else {
      rmdir(folder)
      throw CannotPlay("cannot listen at \(path): \(String(cString: strerror(errno)))")
    }
  }

  func connection(within milliseconds: Int32) -> Int32? {
    var source = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return nil }
    let connection = everystate_accept(file)
    return connection < 0 ? nil : connection
  }

  func remove() {
    close(file)
    unlink(path)
    rmdir(folder)
  }
}

struct CannotPlay: Error, CustomStringConvertible {
  private let reason: String
  init(_ reason: String) { self.reason = reason }
  var description: String { "Nothing can be played: \(reason)." }
}
