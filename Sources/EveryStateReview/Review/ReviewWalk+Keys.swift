extension ReviewWalk {
  /// Performs a key, and returns lines to print; none for a key without a meaning here.
  package mutating func take(_ key: Character) -> [ShownLine] {
    guard choices.contains(where: { $0.key == key }) else { return [] }
    switch key {
    case "?": return Self.help
    case "b":
      guard let before = stepBefore else { return [] }
      go(to: before)
      return [ShownLine("back", .faint)]
    case "n":
      chosen = nil
      return [ShownLine("next pending question", .faint)]
    default: break
    }
    guard !isDecided(step) else { return takeForDecided(key) }
    // After a decision about an earlier question, the review returns to its place.
    let from = chosen
    let lines = decide(key)
    if from != nil, !lines.isEmpty { chosen = nil }
    return lines
  }

  private mutating func decide(_ key: Character) -> [ShownLine] {
    switch (step, key) {
    case (.change, "u"), (.rename, "u"): return undo()
    case (.change, "s"), (.rename, "s"): return skip(asked)
    case (.change, "r"), (.rename, "r"): return decide(asked) { review, frame in try review.reject(frame) }
    case (.change(let index), "a"):
      let asked = asked
      if asked.count > 1 { seenGroups.formUnion(groups.ofFrame[changes[index].name] ?? []) }
      return accept(asked)
    case (.rename, "a"): return accept(asked)
    case (.change, "f"): return takeOneByOne()
    case (.change(let index), "A"): return accept(acceptable(ofScreen(index)))
    case (.change(let index), "g"):
      let indices = acceptable(ofGroup(index))
      seenGroups.formUnion(groups.ofFrame[changes[index].name] ?? [])
      return accept(indices)
    case (.finding(let index), _): return takeForFinding(index, key)
    case (.orphans, "p"): return prune()
    case (.orphans, "s"):
      orphanState = .skipped
      return [ShownLine("left where they are", .faint)]
    default: return []
    }
  }

  private mutating func skip(_ indices: [Int]) -> [ShownLine] {
    for index in indices { states[index] = .skipped }
    history.append(indices.map { Taken(index: $0, decision: nil) })
    return Self.shortened(indices.map { ShownLine("skipped \(changes[$0].name)", .faint) })
  }

  /// The frames of the question become questions of their own.
  private mutating func takeOneByOne() -> [ShownLine] {
    let waiting = asked
    for place in waiting { states[place] = .waiting }
    guard let index = questions.firstIndex(where: { $0.changes.contains(waiting[0]) }) else { return [] }
    let others = questions[index].changes.filter { !waiting.contains($0) }.map {
      Question(step: .change($0), changes: [$0])
    }
    questions.replaceSubrange(index...index, with: others + waiting.map { Question(step: .change($0), changes: [$0]) })
    return [ShownLine("frame by frame", .faint)]
  }

  private mutating func accept(_ indices: [Int]) -> [ShownLine] {
    let (oldNames, unacceptable, how) = (oldNames, unacceptable, indices.count == 1 ? Acceptance.alone : .grouped)
    return decide(indices) { review, frame in
      try review.accept(
        frame, how, reformatted: frame.isReformatted, renamedFrom: oldNames[frame.name], unless: unacceptable)
    }
  }

  private mutating func decide(
    _ indices: [Int], _ action: (Review, ReviewedFrame) throws -> Review.Decision
  ) -> [ShownLine] {
    var lines: [ShownLine] = []
    var taken: [Taken] = []
    var followers: [Int] = []
    if case .rename = step { followers = indices.filter { changes[$0].name.kind != .frame } }
    for index in indices where states[index] != .refused {
      do {
        let decision = try action(review, changes[index])
        states[index] = decision.isAcceptance ? .accepted : .rejected
        taken.append(Taken(index: index, decision: decision))
        lines.append(Self.said(decision))
      } catch {
        // A refusal is shown once, and the question is not repeated until it is undone. What follows from a rename stays with it.
        for refused in [index] + followers {
          states[refused] = .refused
          taken.append(Taken(index: refused, decision: nil))
        }
        lines.append(ShownLine("\(error)", .warning))
      }
    }
    if !taken.isEmpty { history.append(taken) }
    if let format = try? review.raiseFormatIfSettled() {
      lines.append(ShownLine("the index now has format \(format)"))
    }
    return Self.shortened(lines)
  }

  /// Undoes the last decision; for a question about several changes only theirs.
  mutating func undo(where isMeant: (Taken) -> Bool = { _ in true }) -> [ShownLine] {
    guard let place = history.lastIndex(where: { $0.contains(where: isMeant) }) else { return [] }
    var lines: [ShownLine] = []
    let meant = history[place].filter(isMeant)
    history[place].removeAll(where: isMeant)
    if history[place].isEmpty { history.remove(at: place) }
    for taken in meant {
      do {
        if let decision = taken.decision { try review.undo(decision) }
        states[taken.index] = .waiting
        lines.append(ShownLine("undone: \(changes[taken.index].name) is pending again"))
      } catch {
        // What follows from a rename stays with it.
        lines.append(ShownLine("\(error)", .warning))
        if taken.decision?.renamed != nil { break }
      }
    }
    return Self.shortened(lines)
  }

  private mutating func prune() -> [ShownLine] {
    let (removed, troubles) = review.remove(orphans)
    orphanState = troubles.isEmpty ? .accepted : .refused
    return Self.shortened(
      removed.map { ShownLine("removed \($0)", .removed) } + troubles.map { ShownLine($0, .warning) })
  }

  private static func said(_ decision: Review.Decision) -> ShownLine {
    guard decision.isAcceptance else {
      return ShownLine("rejected the new text of \(decision.name); its golden stays", .removed)
    }
    let removed = decision.renamed.map { ", and removed that of \($0.from)" } ?? ""
    return ShownLine("accepted \(decision.name.path)\(removed)", .added)
  }

  /// Refusals are always shown.
  private static func shortened(_ lines: [ShownLine], limit: Int = 12) -> [ShownLine] {
    let warnings = lines.filter { $0.pieces.first?.role == .warning }
    let others = lines.filter { $0.pieces.first?.role != .warning }
    guard others.count > limit else { return others + warnings }
    return Array(others.prefix(limit - 1)) + [ShownLine("... and \(others.count - limit + 1) more", .faint)] + warnings
  }

  static let help: [ShownLine] = [
    "a  accept: the new text becomes the golden immediately; a key that is held decides about one change only",
    "r  reject: the new text is discarded; the golden stays, and the tests still fail",
    "s  skip: decide later",
    "   Frames with the same changes are one question: f asks about each separately.",
    "   A renamed screen or state is one question, too: accepting it also removes its old goldens.",
    "A  accept every pending change of this screen, seen or not",
    "g  accept every frame that has only this change and changes you have already accepted; indentation and wrapping do not count",
    "u  undo the last decision, or the decision about the question that you went back to",
    "b  back to the question before, decided or not; n goes to the next pending one",
    "l  a list of all questions, to go to any of them",
    "p  prune: remove undeclared goldens",
    "w  waive what verifySoundness() found: asks for the reason and prints the line to paste; k skips all of the kind",
    "   Arrows, space and the wheel scroll a long change.",
    "q  quit: what was decided stays decided (Ctrl-C does the same)",
  ]
}
