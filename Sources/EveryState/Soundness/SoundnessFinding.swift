import Testing

/// What does not make sense about a screen, and in which of its states.
struct SoundnessFinding: Hashable {
  let rule: SoundnessRule
  let screen: String
  /// The states that show it, in the order of declaration.
  private(set) var states: [String]
  /// The declared states that they are, or go on from.
  private(set) var origins: [String]
  /// What a user would suffer, in one sentence.
  let sentence: String
  /// What shows it in the first of the states, line by line.
  let evidence: [String]
  /// What to do, where it is another thing than mending the screen.
  let remedy: String?
  /// Where it is, where that is not the state's line.
  var location: SourceLocation?

  /// - Parameter state: the state that shows it; nil: none does.
  init(
    _ rule: SoundnessRule, screen: String, state: String?, _ sentence: String, evidence: [String] = [],
    remedy: String? = nil
  ) {
    self.rule = rule
    self.screen = screen
    states = state.map { [$0] } ?? []
    origins = states
    self.sentence = sentence
    self.evidence = evidence
    self.remedy = remedy
  }
}

extension SoundnessFinding {
  /// For the log of a test: what it is, what shows it, what to do next.
  var message: String {
    let place = states.count == 1 ? " / \(states[0])" : ""
    let waiver = origins.count == 1 ? ", in: \"\(origins[0])\"" : ""
    var lines = ["\(screen)\(place): \(sentence) (\(rule.rawValue))"]
    if states.count > 1 { lines.append("  in " + states.map { "'\($0)'" }.joined(separator: ", ")) }
    lines += evidence.map { "  " + $0 }
    lines.append(
      remedy ?? "Mend the screen, or say among its states why it is as it should be: "
        + ".waives(.\(rule)\(waiver), because: \"...\")")
    return lines.joined(separator: "\n")
  }
}

extension [SoundnessFinding] {
  /// The same thing in several states of a screen is one finding; where a declared state shows it, what goes on from it adds nothing.
  /// - Parameter origins: the declared states that others go on from.
  func merged(_ origins: [String: String]) -> [SoundnessFinding] {
    var found: [SoundnessFinding] = []
    for finding in self {
      if let index = found.firstIndex(where: { $0.isSame(as: finding) }) {
        found[index].add(finding.states)
      } else {
        found.append(finding)
      }
    }
    return found.map { $0.withoutSequels(origins) }
  }
}

extension SoundnessFinding {
  fileprivate func withoutSequels(_ origins: [String: String]) -> SoundnessFinding {
    var finding = self
    let declared = states.filter { origins[$0] == nil }
    if !declared.isEmpty { finding.states = declared }
    finding.origins = finding.states.map { origins[$0] ?? $0 }.reduce(into: []) { known, state in
      if !known.contains(state) { known.append(state) }
    }
    return finding
  }

  fileprivate func isSame(as other: SoundnessFinding) -> Bool {
    (rule, screen, sentence) == (other.rule, other.screen, other.sentence)
  }

  fileprivate mutating func add(_ more: [String]) { states += more.filter { !states.contains($0) } }
}
