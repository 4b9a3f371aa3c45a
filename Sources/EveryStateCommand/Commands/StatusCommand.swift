import EveryStateGoldens

/// A line for each frame that is not in order, then the sum.
struct StatusCommand {
  let review: Review

  func run() throws -> ExitStatus {
    let open = review.frames.filter { $0.needsAttention }
    for frame in open { print(line(for: frame)) }
    let orphans = try review.orphans()
    for path in orphans { print("orphaned: \(path)") }
    let twins = review.twins()
    for pair in twins { print("twin: \(pair.first) looks the same as \(pair.second)") }
    let findings = review.report.findings.filter { $0.verdict == .invalid && $0.severity == .failure }
    for finding in findings { print(finding.headline) }
    let undeclared = try review.undeclaredCatalogs()
    for catalog in undeclared {
      print("note: the newest run did not declare \(catalog). If it is gone: everystate prune --catalog '\(catalog)'")
    }
    let checked = review.frames.filter { $0.standing != .notRun && $0.name.kind == .frame }
    print(summary(orphans: orphans.count, twins: twins.count))
    if !review.report.isRunning, !review.report.isComplete {
      print("note: a process of this run did not come to its end; what it had not begun is not listed as checked.")
    }
    if checked.isEmpty {
      print("The newest run checked no frame\(selectionNote): that is not a pass.")
      return .needsAttention
    }
    if !open.isEmpty { print("Next: everystate diff, then everystate accept or everystate reject.") }
    return open.isEmpty && orphans.isEmpty && twins.isEmpty && findings.isEmpty ? .inOrder : .needsAttention
  }

  private func line(for frame: ReviewedFrame) -> String {
    guard let outcome = frame.outcome else {
      return "\(frame.name): \(frame.word)\(frame.standing == .crashed ? " while it was under way" : "")"
    }
    let place = outcome.declaredAt.map { "  (\($0))" } ?? ""
    switch frame.standing {
    case .open: return "\(frame.name): \(frame.word) (+\(outcome.addedLines) -\(outcome.removedLines))\(place)"
    case .outdated: return "\(frame.name): outdated: its files have changed since the run. Run the tests again.\(place)"
    case .rejected: return "\(frame.name): rejected; the screen still differs from its golden.\(place)"
    default: return outcome.headline + place
    }
  }

  private func summary(orphans: Int, twins: Int) -> String {
    var words: [String] = []
    for frame in review.frames where !words.contains(frame.word) { words.append(frame.word) }
    var parts = words.map { word in "\(review.frames.count { $0.word == word }) \(word)" }
    if orphans > 0 { parts.append("\(orphans) orphaned") }
    if twins > 0 { parts.append("\(twins) \(twins == 1 ? "pair of twins" : "pairs of twins")") }
    let state = review.report.isRunning ? "The newest run, still under way" : "The newest run"
    let started = review.report.processes.first.map { " (\($0.startedAt))" } ?? ""
    return "\(state)\(started): \(parts.isEmpty ? "nothing" : parts.joined(separator: ", "))."
  }

  private var selectionNote: String {
    guard let selection = review.report.processes.last?.selection, !selection.isEmpty else { return "" }
    return " (\(Selection.variable)='\(selection)')"
  }
}
