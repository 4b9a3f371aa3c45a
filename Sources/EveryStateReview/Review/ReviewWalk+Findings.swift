import EveryStateGoldens

extension ReviewWalk {
  /// Whether a key needs a reason first.
  package func asksForReason(_ key: Character) -> Bool {
    guard case .finding = step else { return false }
    return key == "w" && choices.contains { $0.key == key }
  }

  /// Waives the current finding: returns the line to paste, and its place.
  package mutating func waive(because reason: String) -> [ShownLine] {
    guard case .finding(let index) = step, let waiver = findings[index].soundness?.waiver else { return [] }
    let reason = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !reason.isEmpty else { return [ShownLine("without a reason nothing is waived", .warning)] }
    let line = waiver.line(because: reason)
    let screen = findings[index].names.first.map { " of " + $0.screen } ?? ""
    let place = findings[index].declaredAt.map { ", at \($0)" } ?? ""
    settle([index], as: .waived(line))
    chosen = nil
    return [ShownLine("To paste among the states\(screen)\(place):"), ShownLine("  " + line + ",", .added)]
  }

  mutating func takeForFinding(_ index: Int, _ key: Character) -> [ShownLine] {
    switch key {
    case "s":
      settle([index], as: .skipped)
      return [ShownLine("left as it is", .faint)]
    case "k":
      let alike = ofKind(index)
      settle(alike, as: .skipped)
      return [ShownLine("left as they are: \(alike.count) of \(findings[index].soundness?.rule.name ?? "")", .faint)]
    case "u":
      guard let last = findingHistory.popLast() else { return [] }
      for index in last { findingStates[index] = .waiting }
      return [
        ShownLine(
          last.count == 1 ? "undone: the finding is pending again" : "undone: \(last.count) findings are pending again")
      ]
    default: return []
    }
  }

  private mutating func settle(_ indices: [Int], as state: State) {
    for index in indices { findingStates[index] = state }
    findingHistory.append(indices)
  }

  /// The pending findings of the same kind.
  private func ofKind(_ index: Int) -> [Int] {
    findingStates.indices.filter {
      findingStates[$0] == .waiting && findings[$0].soundness?.rule == findings[index].soundness?.rule
    }
  }

  func choicesForFinding(_ index: Int) -> [(key: Character, words: String)] {
    var choices: [(key: Character, words: String)] = [("s", "skip")]
    if findings[index].soundness?.waiver != nil { choices.insert(("w", "waive with a reason"), at: 0) }
    let alike = ofKind(index).count
    if alike > 1 { choices.append(("k", "skip the \(alike) of this kind")) }
    return choices + (findingHistory.isEmpty ? [] : [("u", "undo")]) + moving + Self.ending
  }

  /// `[3/12] dead control: A control does something.`, then the finding and its place.
  func headingOfFinding(_ index: Int) -> [ShownLine] {
    let finding = findings[index]
    guard let soundness = finding.soundness else { return [] }
    let title = numbered(.finding(index), soundness.rule.name, ": " + soundness.rule.sentence)
    return [title, ShownLine(finding.sentence)] + soundness.evidence.map { ShownLine("  " + $0) }
      + [finding.declaredAt].compactMap { $0 }.map { ShownLine("  \($0)", .faint) }
  }

  package var findingLines: [String] { FindingList(findings).lines }

  /// The remaining findings by kind, and the lines to paste.
  func endingOfFindings(_ folder: WorkingFolder) -> [ShownLine] {
    let open = zip(findings, findingStates).filter { !$1.isWaived }.map(\.0)
    var lines = FindingKind.all(in: open).map { ShownLine($0.title, .warning) }
    if !open.isEmpty {
      lines.append(
        ShownLine("All findings: " + folder.everystate("findings", of: review.tree.packageRoot), .warning))
    }
    let pasted = zip(findings, findingStates).compactMap { finding, state -> ShownLine? in
      guard case .waived(let line) = state else { return nil }
      return ShownLine("  \(finding.declaredAt.map { "\($0): " } ?? "")\(line),", .added)
    }
    return lines + (pasted.isEmpty ? [] : [ShownLine("To paste, each among the states of its screen:")] + pasted)
  }

  var sumOfFindings: [String] {
    let waived = findingStates.count(where: \.isWaived)
    let left = findings.count - waived
    return (waived > 0 ? ["\(waived) to paste"] : []) + (left > 0 ? [counted(left, "finding")] : [])
  }
}
