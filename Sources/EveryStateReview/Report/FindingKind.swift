import EveryStateGoldens

/// What was found against one rule of soundness.
package struct FindingKind: Sendable {
  package let rule: BrokenRule
  package let findings: [ReportFinding]

  /// The kinds among some findings, the gravest first; what completeness found is of none.
  package static func all(in findings: [ReportFinding]) -> [FindingKind] {
    let broken = findings.filter { $0.soundness != nil }
    let rules = Set(broken.compactMap(\.soundness?.rule)).sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return rules.map { rule in FindingKind(rule: rule, findings: broken.filter { $0.soundness?.rule == rule }) }
  }

  /// `12 dead control: A control does something.`
  package var title: String { "\(findings.count) \(rule.name): \(rule.sentence)" }
}

extension ReportFinding {
  /// Where it is, and what is wrong: the headline without the rule's name, which stands above it.
  package var sentence: String {
    let end = soundness.map { " (\($0.rule.name))" } ?? ""
    return headline.hasSuffix(end) ? String(headline.dropLast(end.count)) : headline
  }

  /// What is told below it: what shows it, where it stands, and the line that waives it.
  package var details: [String] {
    (soundness?.evidence ?? [])
      + [declaredAt.map { "\($0)" }, soundness?.waiver?.line(because: "...")].compactMap { $0 }
  }
}
