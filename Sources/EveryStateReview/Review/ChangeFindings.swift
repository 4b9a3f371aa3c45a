import EveryStateGoldens

/// The findings of a run beside its changes, each once.
package struct ChangeFindings: Sendable {
  /// Those that a change says itself, by its place among the groups.
  package private(set) var said: [Int: [FindingGroup<ReportFinding>]] = [:]
  /// The others in their order, each with the place of the change that it belongs to; nil for none.
  private var others: [(finding: FindingGroup<ReportFinding>, cause: Int?)] = []
  /// The others by the places of their changes.
  package let following: [Int?: [FindingGroup<ReportFinding>]]
  package let undriven: UndrivenFrames

  init(_ findings: [FindingGroup<ReportFinding>], _ groups: ChangeGroups, of review: Review) {
    let bases = VariantBases(review.report.claims)
    undriven = UndrivenFrames(
      review.frames.filter { $0.verdict == .notDriven }.compactMap { frame in
        frame.outcome?.notes.missing.first.map { (frame.name, $0) }
      }, below: groups, bases)
    var left: [(finding: FindingGroup<ReportFinding>, cause: Int?)] = []
    for finding in findings {
      if let place = groups.change(saying: finding) {
        said[place, default: []].append(finding)
      } else {
        left.append((finding, groups.cause(of: finding)))
      }
    }
    // What is found alike on a screen without changes has a cause that no change shows.
    func kind(_ finding: FindingGroup<ReportFinding>) -> [String?] {
      [finding.first.soundness?.rule.name, finding.first.soundness?.waiver?.subject]
    }
    // What a change of the same screen names explains the finding, and those like it on screens that show its screen.
    let named = Dictionary(
      left.compactMap { finding, cause in
        let subject = finding.first.soundness?.waiver?.subject
        return (cause ?? groups.change(ofScreenIn: finding.first.names, bases, naming: subject)).map {
          (kind(finding), $0)
        }
      }.filter { kind, place in kind[1].map(groups.groups[place].names) ?? false }
    ) { first, _ in first }
    left = left.map { ($0, $1 ?? named[kind($0)]) }
    let unexplained = Set(
      left.filter { $0.cause == nil && groups.change(ofScreenIn: $0.finding.first.names, bases) == nil }.map {
        kind($0.finding)
      })
    left = left.map { finding, cause in
      let subject = finding.first.soundness?.waiver?.subject
      let isNamed = cause.map { place in subject.map(groups.groups[place].names) ?? false } ?? false
      return (finding, isNamed || !unexplained.contains(kind(finding)) ? cause : nil)
    }
    let former = review.folders.former(
      groups.changes.isEmpty ? [] : left.flatMap(\.finding.findings), before: review.report)
    others = left.map { finding, cause in
      if cause != nil, finding.findings.allSatisfy(former.known.contains) { return (finding.former, nil) }
      // What a screen shows elsewhere since its change follows from it.
      let isNew =
        cause == nil && !unexplained.contains(kind(finding)) && finding.findings.allSatisfy(former.new.contains)
      return (
        finding, isNew ? groups.change(ofScreenIn: finding.first.names, bases) : cause
      )
    }
    // What breaks the same rule on the same screen elsewhere has the same cause.
    let causes = Dictionary(others.filter { $0.cause != nil }.map { (Self.place(of: $0.finding.first), $0.cause) }) {
      first, _ in first
    }
    others = others.map { finding, cause in
      (finding, cause ?? (finding.isFormer ? nil : causes[Self.place(of: finding.first)] ?? nil))
    }
    following = Dictionary(grouping: others, by: \.cause).mapValues { $0.map(\.finding) }
  }

  private static func place(of finding: ReportFinding) -> [String?] {
    [finding.soundness?.rule.name ?? finding.headline, finding.catalog, finding.names.first?.screen]
  }

  /// ` (finding: untranslated)` behind a change that says it; empty behind others.
  package func remark(on place: Int) -> String {
    said[place]?.first?.first.soundness.map { " (finding: \($0.rule.name))" } ?? ""
  }

  /// What follows from a change, a line each; what several screens have alike is one.
  package func lines(below place: Int) -> [String] {
    undriven.lines(below: place) + FindingGroup.acrossScreens(following[place] ?? []).map(\.words)
  }

  /// Those that were there before the changes.
  var former: [ReportFinding] { others.filter(\.finding.isFormer).flatMap(\.finding.findings) }

  /// Those that a change says, or that follow from one.
  var ofChanges: [FindingGroup<ReportFinding>] {
    said.sorted { $0.key < $1.key }.flatMap(\.value) + others.filter { $0.cause != nil }.map(\.finding)
  }
}

extension Review {
  /// The findings of soundness that fail tests, each once, as every output counts them.
  package var unsound: [FindingGroup<ReportFinding>] {
    FindingGroup.all(report.findings.filter { $0.verdict == .unsound && $0.isListedApart }, report.claims)
  }

  /// The errors of soundness beside the run's changes.
  package func findings(following groups: ChangeGroups) -> ChangeFindings {
    let errors = report.findings.filter { $0.soundness?.level == .error }.sorted {
      ($0.soundness?.rule.rank ?? 0) < ($1.soundness?.rule.rank ?? 0)
    }
    return ChangeFindings(FindingGroup.all(errors, report.claims), groups, of: self)
  }
}
