/// A rule of soundness that a screen breaks.
package struct BrokenRule: Hashable, Sendable, Codable {
  package let name: String
  package let sentence: String
  /// The number of more serious rules.
  package let rank: Int

  package init(name: String, sentence: String, rank: Int) {
    self.name = name
    self.sentence = sentence
    self.rank = rank
  }
}

/// How much a broken rule of soundness counts.
package enum RuleLevel: String, Sendable, Codable {
  /// The test fails.
  case error
  /// It is reported, and the coverage matrix holds the number, which may only fall.
  case warning
  /// It is counted.
  case suggestion
  /// It is not reported.
  case off

  /// Of several rules, as the summary counts them: `3 suggestions (unused control: 2, undeclared error: 1): swift run ...`.
  package func line(_ counts: [(count: Int, rule: String)], command: String) -> String? {
    let count = counts.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    let rules = counts.map { "\($0.rule): \($0.count)" }.joined(separator: ", ")
    return "\(counted(count, rawValue)) (\(rules)): \(command)"
  }
}

/// A level that a screen or a catalog declares for a rule.
package struct DeclaredLevel: Equatable, Sendable, Codable {
  let rule: String
  let level: RuleLevel

  package init(rule: String, level: RuleLevel) { (self.rule, self.level) = (rule, level) }

  /// `cut text is a warning`.
  var words: String {
    switch level {
    case .error: "\(rule) is an error"
    case .warning: "\(rule) is a warning"
    case .suggestion: "\(rule) is a suggestion"
    case .off: "\(rule) is off"
    }
  }
}

/// The line among a screen's states that waives one finding, but for its reason.
package struct SuggestedWaiver: Equatable, Sendable, Codable {
  /// The rule as Swift's source names it, `deadControl`.
  let rule: String
  /// The control, the text or the dependency; nil: any.
  package let subject: String?
  let state: String?

  package init(rule: String, subject: String?, state: String?) {
    self.rule = rule
    self.subject = subject
    self.state = state
  }

  /// `.waives(.deadControl, of: "Share", in: "loaded", because: "the system shows its own sheet")`
  package func line(because reason: String) -> String {
    let subject = subject.map { ", of: \($0.asLiteral)" } ?? ""
    let place = state.map { ", in: \($0.asLiteral)" } ?? ""
    return ".waives(.\(rule)\(subject)\(place), because: \(reason.asLiteral))"
  }
}
