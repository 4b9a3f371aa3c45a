import EveryStateGoldens

/// What does not make sense, as lines: kind by kind, most serious first.
package struct FindingList: Sendable {
  private let kinds: [FindingKind]

  static let examples = 3

  /// - Parameter former: those that were there before the run's changes.
  package init(
    _ findings: [ReportFinding], of report: RunReport, former: [ReportFinding] = [],
    selecting selection: Selection = .everything
  ) {
    kinds = FindingKind.all(
      in: findings.filter { selection.isEverything || $0.names.contains(where: selection.matches) }, of: report,
      former: former)
  }

  package var isEmpty: Bool { kinds.isEmpty }
  package var hasErrors: Bool { kinds.contains { $0.level == .error } }

  /// Every finding with its details.
  package var lines: [String] {
    guard !kinds.isEmpty else { return [] }
    let levels: [(level: RuleLevel, word: String)] = [
      (.error, "finding"), (.warning, "warning"), (.suggestion, "suggestion"),
    ]
    let counts = levels.compactMap { level, word in
      let count = kinds.filter { $0.level == level }.reduce(0) { $0 + $1.groups.count }
      return count > 0 ? counted(count, word) : nil
    }
    var lines = ["\(counts.joined(separator: ", ")) of verifySoundness(), most serious first."]
    for kind in kinds {
      lines += ["", kind.title]
      for group in kind.groups {
        lines +=
          ["  " + group.first.sentence] + ([group.others].compactMap(\.self) + group.first.details).map { "    " + $0 }
      }
    }
    return lines
  }

  var overview: [String] {
    var lines: [String] = []
    for kind in kinds {
      lines.append(kind.title)
      let (groups, rest) = kind.listed(Self.examples)
      lines += groups.flatMap { group in
        ["  " + group.first.sentence] + [group.others].compactMap { $0.map { "    " + $0 } }
      }
      if rest > 0 { lines.append("  and \(rest) more") }
    }
    return lines
  }

  var isLong: Bool { kinds.contains { $0.listed(Self.examples).rest > 0 } }
}

extension RunSummary {
  /// A few findings of each kind, and the command that lists all.
  /// - Parameter found: those beside the changes, which the list of changes shows below them.
  package func findingLines(_ found: ChangeFindings? = nil, in folder: WorkingFolder = .current) -> [String] {
    let beside = found ?? review.findings(following: groups)
    let below = found == nil ? [] : groups.listed.flatMap { beside.following[$0] ?? [] }
    let said = (beside.said.flatMap(\.value) + below).flatMap(\.findings)
    let list = FindingList(soundness.filter { !said.contains($0) }, of: review.report, former: beside.former)
    let all = folder.everystate("findings", of: review.tree.packageRoot)
    let hints = FindingKind.all(in: review.report.suggestions, of: review.report).map {
      (count: $0.groups.count, rule: $0.rule.name)
    }
    return list.overview + (list.isLong ? ["All findings: \(all)"] : [])
      + [RuleLevel.suggestion.line(hints, command: all)].compactMap { $0 }
  }
}

package struct FindingKind: Sendable {
  package let rule: BrokenRule
  let level: RuleLevel
  package let findings: [ReportFinding]
  /// The findings, those together that are one for a reader.
  package let groups: [FindingGroup<ReportFinding>]

  /// The kinds among some findings, most serious first; what completeness found is of none.
  package static func all(
    in findings: [ReportFinding], of report: RunReport, former: [ReportFinding] = []
  ) -> [FindingKind] {
    let broken = findings.filter { $0.soundness != nil }
    let rules = Set(broken.compactMap(\.soundness?.rule)).sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return [RuleLevel.error, .warning, .suggestion].flatMap { level in
      rules.map { rule in
        let own = broken.filter { $0.soundness?.rule == rule && $0.soundness?.level == level }
        let groups = FindingGroup.all(own, report.claims).map {
          $0.findings.allSatisfy(former.contains) ? $0.former : $0
        }
        return FindingKind(rule: rule, level: level, findings: own, groups: groups)
      }
    }.filter { !$0.findings.isEmpty }
  }

  /// The first findings, those of several screens together, and the number of the others.
  func listed(_ limit: Int) -> (groups: ArraySlice<FindingGroup<ReportFinding>>, rest: Int) {
    let shown = FindingGroup.acrossScreens(groups).prefix(limit)
    return (shown, shown.reduce(groups.count) { $0 - $1.count })
  }

  /// `12x dead control: A control does something.`
  package var title: String {
    "\(groups.count)x \(rule.name)\(level == .error ? "" : " (\(level.rawValue))"): \(rule.sentence)"
  }
}

extension ReportFinding {
  /// The place and the finding: the headline without the rule's name, which the line above has.
  package var sentence: String {
    let end = soundness.map { " (\($0.rule.name))" } ?? ""
    return headline.hasSuffix(end) ? String(headline.dropLast(end.count)) : headline
  }

  /// The details below it: its evidence, its place, and the line that waives it.
  package var details: [String] {
    (soundness?.evidence ?? [])
      + [declaredAt.map { "\($0)" }, soundness?.waiver?.line(because: "...")].compactMap { $0 }
  }
}
