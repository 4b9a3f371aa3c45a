import EveryStateGoldens

extension ReviewWalk {
  package var heading: [ShownLine] { heading(of: step) }

  package func heading(of step: Step) -> [ShownLine] {
    switch step {
    case .rename(let index):
      return [numbered(step, renames[index].title, ": renamed: \(renames[index].remark)")]
        + Self.listed(renames[index].frames.map { ShownLine(" \($0.old) -> \($0.new)", .faint) }, rest: "more")
    case .change(let place) where groups.groups[place].isOfScreens: return headingOfScreens(place)
    case .change, .frame:
      let alike = frames(of: step)
      let frame = changes[alike[0]]
      let size = review.size(of: frame).map { " (+\($0.added) -\($0.removed))" } ?? ""
      let place = frame.outcome?.declaredAt.map { "  \($0)" } ?? ""
      let more = AffectedTexts(alike.dropFirst().map { changes[$0].name }).words("more frame")
      let others = more.isEmpty ? "" : "; same change in \(more)"
      let title = numbered(step, frame.name.description, ": \(frame.standingWords)\(size)\(others)")
      return [ShownLine(title.pieces + [ShownLine.Piece(place, .faint)])]
        + Self.listed(alike.dropFirst().map { ShownLine("  also \(changes[$0].name)", .faint) }, rest: "more", limit: 6)
        + told(step, alike[0])
        + [unacceptable[frame.name]].compactMap { $0.map { ShownLine("  cannot be accepted: \($0)", .warning) } }
    case .orphans:
      return [numbered(step, "\(counted(orphans.count, "golden")) that no catalog of the newest run declares", "")]
        + Self.listed(
          review.words(of: orphans).map { ShownLine("  \($0)", .removed) }, rest: "more: everystate prune lists them")
    case .finding(let index): return headingOfFinding(index)
    case .done: return []
    }
  }

  /// `[2/7] screen Help added: 2 frames`, then the goldens that go, and the lines of the matrix and the map.
  private func headingOfScreens(_ place: Int) -> [ShownLine] {
    let (group, step) = (groups.groups[place], Step.change(place))
    let refused = frames(of: step).compactMap { index in
      unacceptable[changes[index].name].map {
        ShownLine("  \(changes[index].name) cannot be accepted: \($0)", .warning)
      }
    }
    let documents = group.following.filter { $0.names[0].kind != .frame }.flatMap { names, edit in
      ["  then \(names[0])"] + edit.lines
    }
    return [numbered(step, group.words, "")] + group.edit.removed.map { ShownLine("  - \($0)", .removed) }
      + documents.map { ShownLine($0) } + said.lines(below: place).map { ShownLine("  then " + $0, .warning) } + refused
  }

  /// The screens and states that the run has recorded, as far as no question is about them.
  package var recorded: [ChangeGroup] {
    groups.groups.indices.filter { place in
      groups.groups[place].isOfScreens && !questions.contains { $0.step == .change(place) }
    }.map { groups.groups[$0] }
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
    guard let index = frames(of: step).first else { return nil }
    if case .change(let place) = step, groups.groups[place].isOfScreens {
      return review.drawing(of: groups.groups[place])
    }
    let frame = changes[index]
    // The texts of variants are decided on first.
    return review.change(of: frame, accepting: [frame])
  }

  /// The commands that decide a question; nil without any.
  package func commands(of step: Step) -> (accept: String, reject: String)? {
    switch step {
    case .rename(let index):
      let commands = review.commands(for: renames[index])
      return (commands.accept(), commands.reject)
    case .change, .frame:
      // A frame is accepted with the last of its changes.
      let own = waiting(in: step).filter { !changesLater($0, than: step) }
      return review.commands(for: own.map { changes[$0] }.filter { unacceptable[$0.name] == nil })
    case .orphans, .finding, .done: return nil
    }
  }

  /// Whether a later question is about another change of a frame.
  private func changesLater(_ index: Int, than step: Step) -> Bool {
    let shown = Set(steps.prefix { $0 != step })
    return !otherChanges(of: index, besides: step).allSatisfy { shown.contains(.change($0)) }
  }

  /// The frames of a question about changes, those that wait if there are any; none for another question.
  private func frames(of step: Step) -> [Int] {
    switch step {
    case .change, .frame:
      let waiting = waiting(in: step)
      return waiting.isEmpty ? questions.first { $0.step == step }?.changes ?? [] : waiting
    case .rename, .orphans, .finding, .done: return []
    }
  }

  /// The change, or all changes of a frame, each with what follows from it, and the other changes of the frame that is drawn.
  private func told(_ step: Step, _ index: Int, limit: Int = 5) -> [ShownLine] {
    let name = changes[index].name
    let all = (groups.ofFrame[name] ?? []).sorted().filter { groups.groups[$0].sentence != nil }
    let own = all.filter { [.change($0), .frame(index)].contains(step) }
    let others = otherChanges(of: index, besides: step).filter { !own.contains($0) && all.contains($0) }
    let more = own.count - limit
    let isLate = frames(of: step).allSatisfy { !otherChanges(of: $0, besides: step).isEmpty }
    let late = isLate ? 0 : frames(of: step).count { changesLater($0, than: step) }
    return own.prefix(limit).flatMap { place in
      [ShownLine("  \(groups.words(of: place, in: name))\(said.remark(on: place))")]
        + groups.ownWords(of: [place]).map { ShownLine("    \($0)", .faint) }
        + said.lines(below: place).map { ShownLine("    then " + $0, .warning) }
    } + (more > 0 ? [ShownLine("  ... and \(more) more", .faint)] : [])
      + Self.listed(
        others.map { ShownLine("  asked separately: \(groups.words(of: $0, in: name))", .faint) }, rest: "more",
        limit: limit)
      + (isLate && !others.isEmpty ? [ShownLine("  accepted with the last change of the frame", .faint)] : [])
      + (late > 0
        ? [
          ShownLine(
            "  \(late) of these frames \(late == 1 ? "is accepted with its later change" : "are accepted with their later changes")",
            .faint)
        ] : [])
  }

  /// The frames that cannot be decided, with reasons, and the sum. Everything that keeps the run from being in order is listed.
  /// - Parameter isListed: whether all questions, and what cannot be decided, are above.
  package func ending(in folder: WorkingFolder = .current, isListed: Bool = false) -> [ShownLine] {
    let new = recorded.map { ShownLine($0.words, .warning) }
    var lines = isListed ? [] : new + undecided.map { ShownLine("\($0.names): \($0.reason)", .warning) }
    for twins in review.twins().grouped {
      let words = "twins cannot be accepted: one of them is not reached, or users cannot tell them apart"
      lines.append(ShownLine("\(twins.first) looks the same as \(twins.second)\(twins.others): \(words)", .warning))
    }
    for finding in review.report.findings where finding.isListedApart && finding.soundness == nil {
      lines.append(ShownLine(finding.headline, .warning))
    }
    if !isListed { lines += endingOfFindings(folder) }
    if review.report.hasDied {
      lines.append(ShownLine("\(RunReport.unended) Run the tests again.", .warning))
    }
    lines += review.uncomparedMaps.map { ShownLine($0) }
    lines += review.report.gaps.map { ShownLine("not a pass: \($0)", .warning) }
    lines.append(ShownLine(sum))
    if states.contains(.accepted) || orphanState == .accepted {
      lines.append(ShownLine("Next: git add \(folder.goldens(of: review.tree.packageRoot)) && git commit"))
    }
    return lines
  }

  /// The frames that cannot be decided, with reasons, but for new ones.
  package var undecided: [(names: String, first: ReviewedFrame, reason: String)] {
    let asked = Set(changes.map(\.name) + groups.groups.filter(\.isOfScreens).flatMap(\.frames))
      .union(said.undriven.names(below: groups.groups.indices))
    return review.frames.filter { $0.needsAttention && !asked.contains($0.name) }.undecided
  }

  /// Whether a decision is pending, or something else needs the user's attention.
  package var needsAttention: Bool {
    let asked = Set(changes.map(\.name))
    return states.contains { $0 != .accepted } || (!orphans.isEmpty && orphanState != .accepted)
      || review.frames.contains { $0.needsAttention && !asked.contains($0.name) } || !review.twins().isEmpty
      || review.report.findings.contains { $0.isListedApart && $0.soundness == nil }
      || !findings.isEmpty || !said.ofChanges.isEmpty || !review.report.isIntact
      || !review.frames.contains { $0.standing != .notRun && $0.name.kind == .frame }
  }

  private var sum: String {
    let words: [State] = [.accepted, .rejected, .refused, .skipped, .waiting]
    let counts = words.map { state in (state: state, count: states.count { $0 == state }) }.filter { $0.count > 0 }
    var parts = counts.enumerated().map { place, part in
      "\(place == 0 ? counted(part.count, "text") : "\(part.count)") \(part.state == .waiting ? "pending" : part.state.words)"
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
    case .renamed where outcome?.former != nil: "renamed and changed"
    case .renamed: "renamed: a golden that no catalog declares has its text"
    case .reformatted: "reformatted: a newer text format may explain it"
    case .conflicted: "conflicted: the golden contains an unresolved merge"
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
    case .settled where outcome?.verdict == .recorded: "new golden, already recorded."
    case .settled, .open, .notRun: word + "."
    }
  }

  /// The failure's own words: its headline without the frame's name and the verdict, which the line already has.
  package var reason: String {
    guard let outcome else { return "" }
    let words = outcome.headline.trimmingPrefix("\(outcome.name): \(outcome.verdict.rawValue): ")
    return TerminalText.harmless(words.last.map(".?!".contains) == true ? String(words) : words + ".")
  }
}

extension [ReviewedFrame] {
  /// The frames that nothing can be accepted of, those together that have one reason: `Basket / failed, Basket in German / failed`.
  package var undecided: [(names: String, first: ReviewedFrame, reason: String)] {
    filter { $0.standing != .open }.byReason.map { ($0.map(\.name).shortList, $0[0], $0[0].whyNotDecided) }
  }

  /// The frames, those together that have no text for one reason. What a screen lacks that did not load follows from why it did not.
  package var byReason: [[ReviewedFrame]] {
    let keys = Set(map(\.name.screenKey))
    func screen(_ frame: ReviewedFrame) -> ScreenKey { frame.name.screenKey.root(among: keys) }
    func isLacking(_ frame: ReviewedFrame) -> Bool { frame.outcome?.notes.missing.isEmpty == false }
    let unloaded = filter { $0.verdict == .notDriven && $0.name.state == CoverageMatrix.requiredStates[0] }
    let causes = Dictionary(unloaded.map { (screen($0), $0) }) { first, _ in first }
    let reasons = map { frame -> (frame: ReviewedFrame, reason: String?) in
      let cause = isLacking(frame) ? causes[screen(frame)] ?? frame : frame
      return (frame, cause.standing == .open ? nil : cause.whyNotDecided)
    }
    return reasons.grouped { $0.reason != nil && $0.reason == $1.reason }.map { $0.map(\.frame) }
  }
}
