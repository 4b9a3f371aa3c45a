import EveryStateGoldens

/// The findings of a run beside its changes, each once.
package struct ChangeFindings: Sendable {
  /// Those that a change says itself, by its place among the groups.
  package private(set) var said: [Int: [FindingGroup<ReportFinding>]] = [:]
  /// Those that belong to a change, by its place; those of no change under nil.
  package private(set) var following: [Int?: [FindingGroup<ReportFinding>]] = [:]

  init(_ findings: [FindingGroup<ReportFinding>], _ groups: ChangeGroups) {
    for finding in findings {
      if let place = groups.change(saying: finding) {
        said[place, default: []].append(finding)
      } else {
        following[groups.cause(of: finding), default: []].append(finding)
      }
    }
  }

  /// ` (finding: untranslated)` behind a change that says it; empty behind others.
  package func remark(on place: Int) -> String {
    said[place]?.first?.first.soundness.map { " (finding: \($0.rule.name))" } ?? ""
  }

  var allSaid: [FindingGroup<ReportFinding>] { said.sorted { $0.key < $1.key }.flatMap(\.value) }
  var count: Int { allSaid.count + following.values.joined().count }
}

extension Review {
  /// The errors of soundness beside the run's changes.
  package func findings(following groups: ChangeGroups) -> ChangeFindings {
    ChangeFindings(
      FindingGroup.all(report.findings.filter { $0.soundness?.level == .error }, report.claims), groups)
  }
}
