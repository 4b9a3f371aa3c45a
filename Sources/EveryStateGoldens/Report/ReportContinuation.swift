/// The report of a process that died in a frame, for the process that replaces it.
package struct ReportContinuation {
  /// The variable that names the reports to continue, one per line. Only a replaced process sets it.
  package static let variable = "EVERYSTATE_CONTINUES"
  private static let causeVariable = "EVERYSTATE_DIED_OF"

  let path: String
  let cause: String
  let outcomes: [GoldenName: ReportOutcome]
  let unfinished: [ReportBegin]

  /// - Returns: nil for a process that replaces none, and for one that has only inherited the variables.
  init?(environment: [String: String], reports: String) {
    guard let list = environment.setting(Self.variable),
      let path = list.split(separator: "\n").map(String.init).first(where: { $0.hasPrefix(reports + "/") }),
      let bytes = try? Folder(opening: reports)?.read(String(path.dropFirst(reports.utf8.count + 1)), limit: 1 << 28),
      case .bytes(let bytes) = bytes
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { try? ReportLine.reading($0) }
    // The number stays when a process is replaced.
    guard lines.first?.header?.process == Int(getpid()) else { return nil }
    var outcomes: [GoldenName: ReportOutcome] = [:]
    var begun: [GoldenName: ReportBegin] = [:]
    for line in lines {
      if let begin = line.begin {
        begun[begin.name] = begin
      } else if let outcome = line.outcome {
        outcomes[outcome.name] = outcome.declared(at: begun[outcome.name]?.declaredAt)
        begun[outcome.name] = nil
      }
    }
    self.path = path
    self.outcomes = outcomes
    cause = environment.setting(Self.causeVariable) ?? "cause unknown"
    unfinished = begun.values.sorted { $0.name < $1.name }
  }
}

extension GoldenSession {
  /// The outcome of a frame in the process that this one replaces; nil if it is still to be checked.
  package func outcomeBeforeRestart(_ name: GoldenName) -> FrameOutcome? {
    state.withLock { $0.results.outcomeBeforeRestart(name) }
  }

  /// Takes over the outcomes of the previous process, and fails the frame in which it died.
  func takeOver(_ continuation: ReportContinuation) {
    for outcome in continuation.outcomes.values where outcome.name.kind == .frame {
      let known = FrameOutcome(
        name: outcome.name, verdict: outcome.verdict, severity: outcome.severity,
        message: outcome.headline + "\nChecked before the process died: the full message is above.",
        place: outcome.declaredAt, packageRoot: packageRoot, pending: outcome.pending, actual: nil, patch: nil)
      count(known)
      state.withLock { $0.results.keepBeforeRestart(known) }
    }
    for begin in continuation.unfinished {
      let crashed = fail(
        begin.name, .crashed,
        "\(continuation.cause)\(continuation.cause.hasSuffix(".") ? "" : ".")\nThe process died while it drove the frame; its last output is above. To run the frame alone: "
          + "\(GoldenCommands(begin.name).run)", declaredAt: begin.declaredAt, isFound: begin.isFound == true)
      state.withLock { $0.results.keepBeforeRestart(crashed) }
    }
  }
}
