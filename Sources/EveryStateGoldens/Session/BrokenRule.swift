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

/// The line among a screen's states that waives one finding, but for its reason.
package struct SuggestedWaiver: Equatable, Sendable, Codable {
  /// The rule as Swift's source names it, `deadControl`.
  let rule: String
  /// The control, the text or the dependency; nil: any.
  let subject: String?
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
