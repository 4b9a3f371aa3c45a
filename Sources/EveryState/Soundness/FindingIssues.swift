import EveryStateGoldens
import Testing

/// The issues of a test that has found something: one a finding, at its line. Where there are many, an overview comes first, and of
/// each kind only the first few follow: what a person reads an hour after installing this must fit their screen.
struct FindingIssues {
  struct Issue {
    let message: String
    let location: SourceLocation
  }
  let issues: [Issue]

  /// Up to so many findings each is told.
  private static let fewEnough = 12
  /// Of more, so many of a kind.
  private static let ofKind = 3

  /// - Parameters:
  ///   - findings: what was found with its issue, the gravest first.
  ///   - location: where the overview stands.
  ///   - list: the command that lists all.
  ///   - walk: the command that goes through them.
  init(_ findings: [(rule: SoundnessRule, issue: Issue)], location: SourceLocation, list: String, walk: String) {
    guard findings.count > Self.fewEnough else {
      issues = findings.map(\.issue)
      return
    }
    let kinds = SoundnessRule.allCases.map { rule in (rule: rule, found: findings.filter { $0.rule == rule }) }
      .filter { !$0.found.isEmpty }
    let rows = CountedLines.lines(kinds.map { ($0.found.count, "\($0.rule.rawValue): \($0.rule.sentence)") })
    let head =
      "\(findings.count) findings of \(kinds.count) \(kinds.count == 1 ? "kind" : "kinds"), the gravest first. The first "
      + "\(Self.ofKind) of a kind follow; all of them: \(list)"
    let overview = ([head] + rows.map { "  " + $0 } + ["To go through them, and to waive one with a reason: \(walk)"])
    issues =
      [Issue(message: overview.joined(separator: "\n"), location: location)]
      + kinds.flatMap { $0.found.prefix(Self.ofKind).map(\.issue) }
  }
}
