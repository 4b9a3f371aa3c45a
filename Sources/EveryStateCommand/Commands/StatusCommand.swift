import EveryStateGoldens
import EveryStateReview

/// Prints the counts, the changes, then a line for each frame that is not in order.
struct StatusCommand: Command {
  static let declaration = CommandDeclaration(
    "status", .review, "List the frames of the newest run that need attention.",
    options: [.json, .report, .packagePath], example: ("status", "see what the newest run found"))

  private let review: Review
  private let call: Call

  init(_ call: Call) throws {
    review = try call.review()
    self.call = call
  }

  func run() throws -> ExitStatus {
    let summary = try RunSummary(review)
    if call.isJSON {
      return printed(JSONDocument(command: Self.declaration.name, summary: summary, isBrief: call.isForAgent))
    }
    let open = summary.attention
    let alone = open.filter { !summary.renamedFrames.contains($0.name) }
    let found = review.findings(following: summary.groups)
    var lines = [sum(summary), summary.notChecked].compactMap { $0 }
    lines += summary.groups.lines(
      rest: summaryCommand, remark: found.remark,
      following: { place in found.lines(below: place).map { "    then " + $0 } })
    let new = Set(summary.groups.groups.filter(\.isOfScreens).flatMap(\.frames))
    let shown = found.undriven.names(below: summary.groups.listed)
    lines += self.lines(for: alone.filter { $0.standing != .settled && !shown.contains($0.name) }, of: summary)
    lines += recorded(alone.filter { $0.standing == .settled && !new.contains($0.name) })
    lines += review.words(of: summary.leftOrphans)
    lines += summary.twins.grouped.map(\.words)
    lines += summary.findingsOfCatalogs.map(\.headline)
    lines += summary.findingLines(found)
    lines += summary.undeclaredCatalogs.map { (review.report.isWhole ? "" : "note: ") + $0.words }
    lines += review.uncomparedMaps
    lines += review.report.gaps.map { "not a pass: \($0)" }
    if !review.report.isRunning, !review.report.isComplete {
      lines.append(
        "\(review.report.hasDied ? "not a pass" : "note"): \(RunReport.unended) Its remaining frames are not listed.")
    }
    if !summary.isChecked {
      lines.append("The newest run checked no frame\(selectionNote): that is not a pass.")
    } else if open.contains(where: { $0.standing == .open })
      || !FindingList(summary.findings, of: review.report).isEmpty
    {
      let next = call.isForAgent ? "diff" : "review"
      lines.append("Next: " + WorkingFolder.current.everystate(next, of: review.tree.packageRoot))
    }
    // One call, as thousands of single lines through a pipe are slow. Text of a report never becomes a line of its own.
    say(lines.map(TerminalText.harmless).joined(separator: "\n"))
    return summary.isInOrder ? .inOrder : .needsAttention
  }

  /// A line for each frame, or each reason; frames of changes that are listed above are a line a screen where they are many.
  private func lines(for frames: [ReviewedFrame], of summary: RunSummary) -> [String] {
    let changed = frames.filter { $0.standing == .open && summary.groups.ofFrame[$0.name] != nil }
    guard changed.count > Self.limit else { return frames.byReason.map(line) }
    let known = Set(changed.map(\.name))
    let screens = GoldenName.listed(changed.map { (key: $0.name, value: $0.verdict) })
    let more = screens.count - Self.limit
    return frames.filter { !known.contains($0.name) }.byReason.map(line) + screens.prefix(Self.limit)
      + (more > 0 ? ["... and \(counted(more, "more screen")): \(summaryCommand)"] : [])
  }

  private static let limit = 40
  private var summaryCommand: String { WorkingFolder.current.everystate("summary", of: review.tree.packageRoot) }

  /// The new goldens, a line a screen: `Watchlist / failed, loaded: recorded`.
  private func recorded(_ frames: [ReviewedFrame]) -> [String] {
    GoldenName.listed(frames.map { (key: $0.name, value: $0.verdict) })
  }

  private func line(for frames: [ReviewedFrame]) -> String {
    let (frame, names) = (frames[0], frames.map(\.name).shortList)
    guard let outcome = frame.outcome else {
      return "\(names): \(frame.word)\(frame.standing == .crashed ? ": the process died while it drove the frame" : "")"
    }
    let place = outcome.declaredAt.map { "  (\($0))" } ?? ""
    switch frame.standing {
    case .open:
      let size = review.size(of: frame).map { " (+\($0.added) -\($0.removed))" } ?? ""
      return "\(names): \(frame.word)\(size)\(place)"
    case .gone, .rejected: return "\(names): \(frame.whyNotDecided)\(place)"
    case .outdated: return "\(names): outdated: its files have changed since the run. Run the tests again.\(place)"
    default: return "\(names)\(outcome.headline.trimmingPrefix(outcome.name.description))\(place)"
    }
  }

  private func sum(_ summary: RunSummary) -> String {
    let state = review.report.isRunning ? "The newest run, still in progress" : "The newest run"
    let shards = review.report.shards
    let parts = shards.isEmpty ? "" : shards.count == 1 ? ", \(shards[0])" : ", \(shards.count) shards"
    let started = review.report.processes.first.map { " (\($0.startedAt.prefix { $0 != "." })Z)" } ?? ""
    return "\(state)\(parts)\(started): \(summary.counts.line)."
  }

  private var selectionNote: String {
    guard let selection = review.report.processes.last?.selection, !selection.isEmpty else { return "" }
    return " (\(Selection.variable)='\(selection)')"
  }
}
