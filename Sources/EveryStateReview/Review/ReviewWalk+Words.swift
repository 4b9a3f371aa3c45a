import EveryStateGoldens

extension ReviewWalk {
  package var heading: [ShownLine] { heading(of: step) }

  package func heading(of step: Step) -> [ShownLine] {
    switch step {
    case .rename(let index):
      return [numbered(step, renames[index].title, ": renamed: \(renames[index].size), as before")]
        + Self.listed(renames[index].frames.map { ShownLine(" \($0.old) -> \($0.new)", .faint) }, rest: "more")
    case .change(let index):
      let alike = waiting(in: step)
      let frame = changes[alike.first ?? index]
      let size = frame.outcome.map { " (+\($0.addedLines) -\($0.removedLines))" } ?? ""
      let place = frame.outcome?.declaredAt.map { "  \($0)" } ?? ""
      let more = alike.count - 1
      let others = more < 1 ? "" : "; same change in \(more) more \(more == 1 ? "frame" : "frames")"
      let title = numbered(step, frame.name.description, ": \(frame.standingWords)\(size)\(others)")
      return [ShownLine(title.pieces + [ShownLine.Piece(place, .faint)])]
        + Self.listed(alike.dropFirst().map { ShownLine("  also \(changes[$0].name)", .faint) }, rest: "more", limit: 6)
        + told(frame) + sharing(frame, alike.count)
        + Self.listed(
          review.findings(following: groups.ofFrame[frame.name] ?? [], of: groups).map {
            ShownLine("  then \($0)", .warning)
          }, rest: "more findings", limit: 4)
    case .orphans:
      return [numbered(step, "\(counted(orphans.count, "golden")) that no catalog of the newest run declares", "")]
        + Self.listed(orphans.map { ShownLine("-\($0)", .removed) }, rest: "more: everystate prune lists them")
    case .finding(let index): return headingOfFinding(index)
    case .done: return []
    }
  }

  /// `[2/7] Watchlist / failed: changed`.
  func numbered(_ step: Step, _ title: String, _ words: String) -> ShownLine {
    let steps = steps
    let number = (steps.firstIndex(of: step) ?? 0) + 1
    return ShownLine([
      ShownLine.Piece("[\(number)/\(steps.count)] ", .faint), ShownLine.Piece(title, .title),
      ShownLine.Piece(words),
    ])
  }

  private static func listed(_ lines: [ShownLine], rest: String, limit: Int = 20) -> [ShownLine] {
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + [ShownLine(" ... and \(lines.count - limit) \(rest)", .faint)]
  }

  package var change: FrameChange? { change(of: step) }

  /// The change that a question shows; nil without one.
  package func change(of step: Step) -> FrameChange? {
    guard case .change(let index) = step else { return nil }
    let frame = changes[waiting(in: step).first ?? index]
    // The texts of variants are decided on first.
    return review.change(of: frame, accepting: [frame])
  }

  /// The commands that decide a question; nil without any.
  package func commands(of step: Step) -> (accept: String, reject: String)? {
    switch step {
    case .rename(let index):
      let commands = review.commands(for: renames[index])
      return (commands.accept(), commands.reject)
    case .change: return review.commands(for: waiting(in: step).map { changes[$0] })
    case .orphans, .finding, .done: return nil
    }
  }

  private func told(_ frame: ReviewedFrame, limit: Int = 5) -> [ShownLine] {
    let facts = groups.facts[frame.name]?.words ?? []
    let more = facts.count - limit
    return facts.prefix(limit).map { ShownLine("  \($0)") }
      + (more > 0 ? [ShownLine("  ... and \(more) more", .faint)] : [])
  }

  /// The frame's edits that frames outside the question share.
  private func sharing(_ frame: ReviewedFrame, _ asked: Int) -> [ShownLine] {
    let own = groups.ofFrame[frame.name] ?? []
    let shared = own.map { groups.groups[$0].frames.count }
    guard let most = shared.max(), most > asked else { return [] }
    if own.count == 1 { return [ShownLine("this change is in \(most) frames", .faint)] }
    let counts = shared.enumerated().map { index, count in
      index == 0 ? "change 1 is in \(counted(count, "frame"))" : "change \(index + 1) in \(count)"
    }
    return [ShownLine(counts.joined(separator: ", "), .faint)]
  }

  /// The frames that cannot be decided, with reasons, and the sum. Everything that keeps the run from being in order is listed.
  package func ending(in folder: WorkingFolder = .current) -> [ShownLine] {
    var lines: [ShownLine] = []
    let asked = Set(changes.map(\.name))
    for frame in review.frames where frame.needsAttention && !asked.contains(frame.name) {
      lines.append(ShownLine("\(frame.name): \(frame.whyNotDecided)", .warning))
    }
    for twins in review.twins() {
      let words = "twins cannot be accepted: one is not reached, or users cannot tell them apart"
      lines.append(ShownLine("\(twins.first) looks the same as \(twins.second): \(words)", .warning))
    }
    for finding in review.report.findings where finding.isListedApart && finding.soundness == nil {
      lines.append(ShownLine(finding.headline, .warning))
    }
    lines += endingOfFindings(folder)
    if review.report.hasDied {
      lines.append(ShownLine("\(RunReport.unended) Run the tests again.", .warning))
    }
    lines += review.report.gaps.map { ShownLine("not a pass: \($0)", .warning) }
    lines.append(ShownLine(sum))
    if states.contains(.accepted) || orphanState == .accepted {
      lines.append(ShownLine("Next: git add \(folder.goldens(of: review.tree.packageRoot)) && git commit"))
    }
    return lines
  }

  /// Whether a decision is pending, or something else needs the user's attention.
  package var needsAttention: Bool {
    let asked = Set(changes.map(\.name))
    return states.contains { $0 != .accepted } || (!orphans.isEmpty && orphanState != .accepted)
      || review.frames.contains { $0.needsAttention && !asked.contains($0.name) } || !review.twins().isEmpty
      || review.report.findings.contains { $0.isListedApart && $0.soundness == nil }
      || !findings.isEmpty || !review.report.isIntact
      || !review.frames.contains { $0.standing != .notRun && $0.name.kind == .frame }
  }

  private var sum: String {
    let words: [State] = [.accepted, .rejected, .refused, .skipped, .waiting]
    var parts = words.compactMap { state in
      let count = states.count { $0 == state }
      return count == 0 ? nil : "\(count) \(state)"
    }
    if !orphans.isEmpty {
      parts.append("\(counted(orphans.count, "orphan")) \(orphanState == .accepted ? "removed" : "left")")
    }
    parts += sumOfFindings
    if changes.isEmpty, orphans.isEmpty, findings.isEmpty { return "Nothing is pending." }
    return parts.joined(separator: ", ") + "."
  }
}

extension ReviewedFrame {
  /// The standing, with details for the user.
  var standingWords: String {
    switch outcome?.verdict {
    case .missing: "new: it has no golden yet"
    case .reformatted: "reformatted: a newer text format may explain it"
    case .conflicted: "conflicted: the golden holds an unresolved merge"
    default: word
    }
  }

  /// Why there is nothing to accept.
  package var whyNotDecided: String {
    switch standing {
    case .failed where outcome?.verdict == .unsteady:
      "\(word): \(reason) Nothing to accept: the frame differs from itself."
    case .failed: "\(word): \(reason) Nothing to accept: the run drew no text."
    case .unkept: "\(word): \(reason) Nothing to accept: the new text could not be kept."
    case .crashed: "crashed: the process died while it drove the frame. Nothing to accept."
    case .running: "still in progress."
    case .rejected: "rejected; the screen still differs from its golden. Change the screen and run the tests again."
    case .gone: "outdated: its new text is missing. Run the tests again."
    case .outdated: "its golden or its new text has changed since the run. Run the tests again."
    case .settled, .open, .notRun: word + "."
    }
  }

  /// The failure's own words: its headline without the frame's name and the verdict, which the line already has.
  private var reason: String {
    guard let outcome else { return "" }
    let words = outcome.headline.trimmingPrefix("\(outcome.name): \(outcome.verdict.rawValue): ")
    return words.hasSuffix(".") ? String(words) : words + "."
  }
}
