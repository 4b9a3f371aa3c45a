import EveryStateGoldens
import EveryStateReview

/// Runs the tests and prints what changed since the run before, again whenever sources change.
struct WatchCommand: Command {
  private static let once = Option("--once", help: "Run once, print what changed since the previous run, and exit.")
  private static let command = Option(
    "--command", "COMMAND",
    help: "A shell command to run instead of `swift test`; it must write a report for this package.")
  static let declaration = CommandDeclaration(
    "watch", .look, "Run the tests again when sources change, and print what changed.", operand: .passedOn,
    options: [Self.once, Self.command, .packagePath],
    details: "ARGUMENTs are for `swift test`, such as --filter MyTests.")

  private let root: String
  private let environment: [String: String]
  /// The program and its arguments.
  private let words: [String]
  /// The command as the user typed it.
  private let name: String
  /// Whether to run only once.
  private let isOnce: Bool

  init(_ call: Call) throws {
    let command = call.value(Self.command)
    let end = call.passedOn.isEmpty ? "" : " \"$@\""
    words = (command.map { ["/bin/sh", "-c", $0 + end, "sh"] } ?? ["swift", "test"]) + call.passedOn
    name = ([command ?? "swift test"] + call.passedOn).joined(separator: " ")
    (root, environment, isOnce) = (try call.packageRoot(), call.environment, call.has(Self.once))
  }

  func run() throws -> ExitStatus {
    let output = try OutputArea(packageRoot: root, environment: environment)
    let folder = WorkingFolder.current
    guard chdir(root) == 0 else { throw NoSuchFolder(path: root, reason: String(cString: strerror(errno))) }
    let input = WatchInput(isTerminal: Terminal.isInteractive && !isOnce)
    defer { input.leave() }
    // A report that cannot be read is a reason to run the tests.
    var last = try? RunReport.newest(in: output)
    var status = ExitStatus.inOrder
    repeat {
      let stamps = SourceStamps(root: root)
      switch try perform(output, last, input, folder, stamps) {
      case .stopped: return .inOrder
      case .outdated: continue
      case .ended(let report, let ended): (last, status) = (report ?? last, ended)
      }
      if isOnce { return status }
      say("Watching Sources, Tests and Package.swift; \(input.isTerminal ? "q" : "Ctrl-C") quits.")
      guard let changed = waitForChange(since: stamps, input) else { return .inOrder }
      let others = changed.count == 1 ? "" : " and \(changed.count - 1) more"
      say("\n\(TerminalText.harmless(String(changed[0].dropFirst(root.count + 1))))\(others) changed.")
    } while true
  }

  private enum RunEnd {
    case ended(RunReport?, ExitStatus)
    /// The user has ended it.
    case stopped
    /// Sources have changed meanwhile: the result would be outdated.
    case outdated
  }

  private func perform(
    _ output: OutputArea, _ last: RunReport?, _ input: WatchInput, _ folder: WorkingFolder, _ stamps: SourceStamps
  ) throws -> RunEnd {
    say("Running \(name) ...")
    let log = try output.file("watch.log")
    let child = try ChildProcess(words, output: log)
    var status = child.status()
    var sources = RestingSources(root: root, since: stamps)
    while status == nil {
      if input.isEnded(within: sources.pause) {
        child.end()
        say("Ended.")
        return .stopped
      }
      // A file saved during a build starts a new run.
      if !isOnce, sources.changes() != nil {
        child.end()
        return .outdated
      }
      status = child.status()
    }
    let report = try RunReport.newest(in: output)
    guard let report, report.processes.last != last?.processes.last else {
      say("The command ended with status \(status!) and wrote no report.")
      for line in LogTail.ending(log) { say(line) }
      return .ended(nil, .needsAttention)
    }
    let summary = try RunSummary(Review(packageRoot: root, environment: environment))
    let moves = RunMoves(from: last, to: report)
    let watched = WatchedRun(moves, summary, isFirst: last == nil, columns: Terminal.size.columns, in: folder)
    let isColoured = TerminalColour.isWanted(environment: environment)
    for line in watched.drawing { print(line.text(isColoured: isColoured)) }
    for line in watched.lines { say(line) }
    if status != 0, summary.isInOrder {
      say(
        "All frames match, but the command ended with status \(status!): another test failed. Its output: \(log)"
      )
    }
    return .ended(report, status == 0 && summary.isInOrder ? .inOrder : .needsAttention)
  }

  /// - Returns: the files that changed, once they have rested for a moment; nil if the user has ended the watch.
  private func waitForChange(since start: SourceStamps, _ input: WatchInput) -> [String]? {
    var sources = RestingSources(root: root, since: start)
    while true {
      if input.isEnded(within: sources.pause) { return nil }
      if let changed = sources.changes() { return changed }
    }
  }

  private func say(_ line: String) {
    print(TerminalText.lines(ShownLine(line.first == "\n" ? String(line.dropFirst()) : line).text))
    fflush(nil)
  }
}

/// The user's request to end a watch.
private final class WatchInput {
  private let terminal: RawTerminal?
  var isTerminal: Bool { terminal != nil }

  init(isTerminal: Bool) {
    terminal = isTerminal ? RawTerminal() : nil
    if terminal == nil { EndingSignals.await() }
  }

  func leave() { terminal?.leave() }

  func isEnded(within milliseconds: Int32) -> Bool {
    guard let terminal else {
      if !EndingSignals.hasCome { poll(nil, 0, milliseconds) }
      return EndingSignals.hasCome
    }
    switch terminal.next(within: milliseconds) {
    case .ended, .key("q"): return true
    default: return false
    }
  }
}
