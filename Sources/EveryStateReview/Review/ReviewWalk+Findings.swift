import EveryStateGoldens

extension ReviewWalk {
  /// What became of a finding.
  package enum FindingState: Equatable, Sendable {
    case waiting, skipped
    /// The line that waives it was printed; it is for a person to paste.
    case waived(String)
    /// The line that waives it stands in the source.
    case written
  }

  /// What a key decided about findings.
  struct FindingsTaken: Sendable {
    let indices: [Int]
    var writing: WaiverWriting?
  }

  /// Whether a key wants a reason before anything is done.
  package func asksForReason(_ key: Character) -> Bool {
    guard case .finding = step else { return false }
    return key == "w" && choices.contains { $0.key == key }
  }

  /// Waives the finding that is asked about: says what to paste where, and offers to write it there where the place is certain.
  /// - Returns: what to print.
  package mutating func waive(because reason: String) -> [ShownLine] {
    guard case .finding(let index) = step, let waiver = findings[index].soundness?.waiver else { return [] }
    let reason = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !reason.isEmpty else { return [ShownLine("without a reason nothing is waived", .warning)] }
    let line = waiver.line(because: reason)
    offered = WaiverWriting(
      line, for: findings[index], in: review.tree.packageRoot,
      runStart: review.report.processes.map(\.startedAt).min() ?? "", after: findingHistory.compactMap(\.writing),
      known: writtenTexts)
    proposed = line
    let screen = findings[index].names.first.map { " of " + $0.screen } ?? ""
    let place = findings[index].declaredAt.map { ", at \($0)" } ?? ""
    if offered == nil {
      settle([index], as: .waived(line))
      chosen = nil
    }
    return [ShownLine("To paste among the states\(screen)\(place):"), ShownLine("  " + line + ",", .added)]
  }

  mutating func takeForFinding(_ index: Int, _ key: Character) -> [ShownLine] {
    switch key {
    case "y":
      guard let writing = offered, let line = proposed else { return [] }
      do {
        writtenTexts[writing.path] = try writing.write()
        settle([index], as: .written, writing)
        return [ShownLine("written: \(writing.place). Run the tests again", .added)]
      } catch {
        settle([index], as: .waived(line))
        return [ShownLine("\(error)", .warning)]
      }
    case "s":
      settle([index], as: proposed.map(FindingState.waived) ?? .skipped)
      return [ShownLine("left as it is", .faint)]
    case "k":
      let alike = ofKind(index)
      settle(alike, as: .skipped)
      return [ShownLine("left as they are: \(alike.count) of \(findings[index].soundness?.rule.name ?? "")", .faint)]
    case "u": return undoFindings()
    default: return []
    }
  }

  private mutating func settle(_ indices: [Int], as state: FindingState, _ writing: WaiverWriting? = nil) {
    for index in indices { findingStates[index] = state }
    findingHistory.append(FindingsTaken(indices: indices, writing: writing))
    (offered, proposed) = (nil, nil)
  }

  private mutating func undoFindings() -> [ShownLine] {
    guard let last = findingHistory.popLast() else { return [] }
    do {
      if let writing = last.writing { writtenTexts[writing.path] = try writing.undo() }
    } catch {
      return [ShownLine("not undone: \(error)", .warning)]
    }
    for index in last.indices { findingStates[index] = .waiting }
    let count = last.indices.count
    return [ShownLine(count == 1 ? "waits again" : "\(count) wait again")]
  }

  /// The findings of the same kind that wait.
  private func ofKind(_ index: Int) -> [Int] {
    findingStates.indices.filter {
      findingStates[$0] == .waiting && findings[$0].soundness?.rule == findings[index].soundness?.rule
    }
  }

  func choicesForFinding(_ index: Int) -> [(key: Character, words: String)] {
    let end: [(key: Character, words: String)] = [("q", "quit"), ("?", "help")]
    if let offered {
      return [("y", "write it to \(offered.place)"), ("w", "another reason"), ("s", "leave it to me")] + end
    }
    var choices: [(key: Character, words: String)] = [("s", "skip")]
    if findings[index].soundness?.waiver != nil { choices.insert(("w", "waive with a reason"), at: 0) }
    let alike = ofKind(index).count
    if alike > 1 { choices.append(("k", "skip the \(alike) of this kind")) }
    return choices + (findingHistory.isEmpty ? [] : [("u", "undo")]) + moving + end
  }

  /// `[3/12] dead control: A control does something.`, then what is wrong and where.
  func headingOfFinding(_ index: Int) -> [ShownLine] {
    let finding = findings[index]
    guard let soundness = finding.soundness else { return [] }
    let title = ShownLine([
      ShownLine.Piece("[\(index + 1)/\(findings.count)] ", .faint), ShownLine.Piece(soundness.rule.name, .title),
      ShownLine.Piece(": " + soundness.rule.sentence, .faint),
    ])
    return [title, ShownLine(finding.sentence)] + soundness.evidence.map { ShownLine("  " + $0) }
      + [finding.declaredAt].compactMap { $0 }.map { ShownLine("  \($0)", .faint) }
  }

  /// All findings, for who has no terminal.
  package var findingLines: [String] { FindingList(findings).lines }

  /// What is left of the findings, kind by kind, and what is to be pasted.
  func endingOfFindings(_ folder: WorkingFolder) -> [ShownLine] {
    var lines: [ShownLine] = []
    let open = findings.indices.filter { findingStates[$0] == .waiting || findingStates[$0] == .skipped }
    for kind in FindingKind.all(in: open.map { findings[$0] }) { lines.append(ShownLine(kind.title, .warning)) }
    if !open.isEmpty {
      lines.append(
        ShownLine("What does not make sense: " + folder.everystate("findings", of: review.tree.packageRoot), .warning))
    }
    let pasted = zip(findings, findingStates).compactMap { finding, state -> ShownLine? in
      guard case .waived(let line) = state else { return nil }
      return ShownLine("  \(finding.declaredAt.map { "\($0): " } ?? "")\(line),", .added)
    }
    return lines + (pasted.isEmpty ? [] : [ShownLine("To paste, each among the states of its screen:")] + pasted)
  }

  var sumOfFindings: [String] {
    let waived = findingStates.count { if case .waived = $0 { true } else { false } }
    let counts = [
      (findingStates.count { $0 == .written }, "written"), (waived, "to paste"),
      (findingStates.count { $0 == .waiting || $0 == .skipped }, "unsound"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}
