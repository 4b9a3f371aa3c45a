import EveryStateGoldens

extension ReviewWalk {
  /// Whether a key needs a reason first.
  package func asksForReason(_ key: Character) -> Bool {
    guard case .finding = step else { return false }
    return key == "w" && choices.contains { $0.key == key }
  }

  /// Waives the current finding: returns the lines to paste, and their place.
  package mutating func waive(because reason: String) -> [ShownLine] {
    guard case .finding(let index) = step else { return [] }
    let (first, waivers) = (findings[index].first, findings[index].waivers)
    guard !waivers.isEmpty else { return [] }
    let reason = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !reason.isEmpty else { return [ShownLine("a waiver needs a reason", .warning)] }
    let lines = waivers.map { $0.line(because: reason) }
    let screen = first.names.first.map { " of " + $0.screen } ?? ""
    let place = first.declaredAt.map { ", at \($0)" } ?? ""
    settle([index], as: .waived(lines))
    chosen = nil
    return [ShownLine("To paste among the states\(screen)\(place):")] + lines.map { ShownLine("  " + $0 + ",", .added) }
  }

  mutating func takeForFinding(_ index: Int, _ key: Character) -> [ShownLine] {
    switch key {
    case "s":
      settle([index], as: .skipped)
      return [ShownLine("skipped", .faint)]
    case "k":
      let alike = ofKind(index)
      settle(alike, as: .skipped)
      return [
        ShownLine("skipped: \(alike.count)x \(findings[index].first.soundness?.rule.name ?? "")", .faint)
      ]
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
      findingStates[$0] == .waiting && findings[$0].first.soundness?.rule == findings[index].first.soundness?.rule
    }
  }

  func choicesForFinding(_ index: Int) -> [(key: Character, words: String)] {
    var choices: [(key: Character, words: String)] = [("s", "skip")]
    if !findings[index].waivers.isEmpty { choices.insert(("w", "waive with a reason"), at: 0) }
    let alike = ofKind(index).count
    if alike > 1 { choices.append(("k", "skip the \(alike) of this kind")) }
    return choices + (findingHistory.isEmpty ? [] : [("u", "undo")]) + moving + Self.ending
  }

  /// `[3/12] dead control: A control does something.`, then the finding and its place.
  func headingOfFinding(_ index: Int) -> [ShownLine] {
    let finding = findings[index].first
    guard let soundness = finding.soundness else { return [] }
    let title = numbered(.finding(index), soundness.rule.name, ": " + soundness.rule.sentence)
    let others = [findings[index].others].compactMap(\.self)
    return [title, ShownLine(finding.sentence)] + others.map { ShownLine($0) }
      + soundness.evidence.map { ShownLine("  " + $0) }
      + [finding.declaredAt].compactMap { $0 }.map { ShownLine("  \($0)", .faint) }
  }

  /// The lines that waive a finding, or those that a change says; none for another step, and for a finding that cannot be waived.
  package func waivers(of step: Step) -> [String] {
    let found: [FindingGroup<ReportFinding>] =
      switch step {
      case .finding(let index): [findings[index]]
      case .change(let place): (said.said[place] ?? []) + (said.following[place] ?? [])
      case .rename, .frame, .orphans, .done: []
      }
    return found.flatMap(\.waivers).map { $0.line(because: "...") }.distinct
  }

  /// The remaining findings by kind, and the lines to paste.
  func endingOfFindings(_ folder: WorkingFolder) -> [ShownLine] {
    let open =
      said.ofChanges.flatMap(\.findings)
      + zip(findings, findingStates).filter { !$1.isWaived }.flatMap(\.0.findings)
    var lines = FindingKind.all(in: open, of: review.report).map { ShownLine($0.title, .warning) }
    if !open.isEmpty {
      lines.append(
        ShownLine("All findings: " + folder.everystate("findings", of: review.tree.packageRoot), .warning))
    }
    let pasted = zip(findings, findingStates).flatMap { finding, state -> [ShownLine] in
      guard case .waived(let lines) = state else { return [] }
      return lines.map { ShownLine("  \(finding.first.declaredAt.map { "\($0): " } ?? "")\($0),", .added) }
    }
    return lines + (pasted.isEmpty ? [] : [ShownLine("To paste, each among the states of its screen:")] + pasted)
  }

  var sumOfFindings: [String] {
    let waived = findingStates.count(where: \.isWaived)
    let left = findings.count + said.ofChanges.count - waived
    return (waived > 0 ? ["\(waived) to paste"] : []) + (left > 0 ? [counted(left, "finding")] : [])
  }
}

extension FindingGroup {
  /// The lines that waive its findings, each once.
  fileprivate var waivers: [SuggestedWaiver] {
    findings.compactMap(\.soundness?.waiver).grouped(by: ==).map { $0[0] }
  }
}
