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
    if from != nil, !lines.isEmpty, key != "w" { chosen = nil }
    return lines
  }

  private mutating func decide(_ key: Character) -> [ShownLine] {
    switch (step, key) {
    case (.change, "u"), (.frame, "u"), (.rename, "u"): return undo()
    case (.change, "s"), (.frame, "s"), (.rename, "s"): return skip(asked)
    case (.change, "r"), (.frame, "r"), (.rename, "r"):
      return decide(asked) { review, frame in try review.reject(frame) }
    case (.change(let place), "a"): return accept(change: place)
    case (.rename, "a"), (.frame, "a"): return accept(asked)
    case (.change, "f"): return takeOneByOne()
    case (.change, "w"): return waivers(of: step).map { ShownLine("  \($0),", .added) }
    case (.change, "A"), (.frame, "A"): return accept(acceptable(ofScreen(asked[0])))
    case (.finding(let index), _): return takeForFinding(index, key)
    case (.orphans, "p"): return prune()
    case (.orphans, "s"):
      orphanState = .skipped
      return [ShownLine("left where they are", .faint)]
    default: return []
    }
  }

  /// Accepts the frames that have no other change left, and leaves the others to the questions about these.
  private mutating func accept(change place: Int) -> [ShownLine] {
    let all = asked
    let left = all.filter { !otherChanges(of: $0, besides: step).isEmpty }
    for index in left { states[index] = .waiting }
    acceptedChanges.insert(place)
    let size = history.count
    let lines = accept(all.filter { !left.contains($0) })
    let taken = history.dropFirst(size).flatMap(\.taken)
    history.removeLast(history.count - size)
    history.append((place, taken))
    return lines
      + Self.shortened(left.map { ShownLine("accepted in \(changes[$0].name), which has other changes", .added) })
  }

  private mutating func skip(_ indices: [Int]) -> [ShownLine] {
    for index in indices { states[index] = .skipped }
    history.append((nil, indices.map { Taken(index: $0, decision: nil) }))
    return Self.shortened(indices.map { ShownLine("skipped \(changes[$0].name)", .faint) })
  }

  /// The frames of the question become questions of their own.
  private mutating func takeOneByOne() -> [ShownLine] {
    let waiting = asked
    for place in waiting { states[place] = .waiting }
    guard let index = questions.firstIndex(where: { $0.step == step }) else { return [] }
    let own = questions[index].changes
    for place in questions.indices { questions[place].changes.removeAll(where: own.contains) }
    questions.replaceSubrange(
      index...index, with: own.sorted().map { Question(step: .frame($0), changes: [$0]) })
    questions.removeAll(where: \.changes.isEmpty)
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
    if !taken.isEmpty { history.append((nil, taken)) }
    if let format = try? review.raiseFormatIfSettled() {
      lines.append(ShownLine("the index now has format \(format)"))
    }
    return Self.shortened(lines)
  }

  /// Undoes the last decision, or those about the frames of a question.
  mutating func undo(of step: Step? = nil) -> [ShownLine] {
    let own = step.map { step in questions.first { $0.step == step }?.changes ?? [] }
    var meant: [Taken] = []
    for place in history.indices.reversed() where own != nil || place == history.count - 1 {
      let (change, taken) = history[place]
      if let change, step == nil || step == .change(change) { acceptedChanges.remove(change) }
      meant += taken.filter { own?.contains($0.index) != false }
      history[place].taken.removeAll { own?.contains($0.index) != false }
    }
    history.removeAll { $0.taken.isEmpty && $0.change.map(acceptedChanges.contains) != true }
    var lines: [ShownLine] = []
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
    return lines.isEmpty ? [ShownLine("undone: the change is pending again")] : Self.shortened(lines)
  }

  private mutating func prune() -> [ShownLine] {
    let (removed, troubles) = review.remove(orphans)
    orphanState = troubles.isEmpty ? .accepted : .refused
    return Self.shortened(
      removed.map { ShownLine("removed \($0)", .removed) } + troubles.map { ShownLine($0, .warning) })
  }

  private static func said(_ decision: Review.Decision) -> ShownLine {
    if decision.pending == nil {
      return ShownLine("\(decision.isAcceptance ? "removed" : "kept") \(decision.name.path)", .removed)
    }
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
    "   A change of several frames is one question: f asks about each frame. A frame with several changes is accepted with the last of them.",
    "   A renamed screen or state is one question, too: accepting it also removes its old goldens.",
    "A  accept every pending change of this screen, seen or not",
    "u  undo the last decision, or the decision about the question that you went back to",
    "b  back to the question before, decided or not; n goes to the next pending one",
    "l  a list of all questions, to go to any of them",
    "p  prune: remove undeclared goldens",
    "w  waive what verifySoundness() found: asks for the reason and prints the line to paste; k skips all of the kind",
    "   Arrows, space and the wheel scroll a long change.",
    "q  quit: what was decided stays decided (Ctrl-C does the same)",
  ]
}
