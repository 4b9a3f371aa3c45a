import EveryStateGoldens

/// The newest run as a whole: what is counted, grouped and found beyond single frames. `status`, `summary` and `--json` say it,
/// each in its own form.
package struct RunSummary: Sendable {
  package let review: Review
  /// The equal edits among all changes that wait.
  package let groups: EditGroups
  /// What is different, told as facts over all frames.
  package let facts: FactGroups
  /// Goldens that nobody declares, sorted.
  package let orphans: [GoldenPath]
  /// Frames that look the same and that nobody waived.
  package let twins: [Twins]
  /// What was only renamed: its goldens are among the orphans, its frames among the missing.
  package let renames: [Rename]
  /// The renames' goldens, and their frames: told as renamed, and not again as orphans and as new.
  package let renamedGoldens: Set<GoldenPath>
  package let renamedFrames: Set<GoldenName>
  /// Catalogs with goldens that the run did not declare, sorted.
  package let undeclaredCatalogs: [UndeclaredCatalog]
  /// The frames that keep the run from being in order, the gravest first.
  package let attention: [ReviewedFrame]

  /// - Throws: `FileTrouble` or `IndexTrouble` when the goldens cannot be listed.
  package init(_ review: Review) throws {
    self.review = review
    let changes = review.changes(of: review.frames)
    groups = EditGroups(changes)
    facts = FactGroups(changes)
    orphans = try review.orphans()
    twins = review.twins()
    renames = review.renames(among: orphans)
    renamedGoldens = Set(renames.flatMap { $0.frames.map(\.old.path) })
    renamedFrames = Set(renames.flatMap { $0.frames.map(\.new) })
    undeclaredCatalogs = try review.undeclaredCatalogs()
    attention = Gravity.sorted(review.frames.filter(\.needsAttention))
  }

  /// Those of `frames` that tell a change which none before them tells, each with the groups of the changes that it is the first to
  /// tell. A frame that belongs to no group, and one that is new, tells itself.
  func tellingFrames(_ frames: [ReviewedFrame]) -> [(frame: ReviewedFrame, groups: [EditGroup])] {
    var told: Set<Int> = []
    return frames.compactMap { frame in
      let own = frame.standing == .open ? groups.ofFrame[frame.name] ?? [] : []
      let new = own.filter { told.insert($0).inserted }
      guard own.isEmpty || !new.isEmpty || frame.outcome?.verdict == .missing else { return nil }
      return (frame, new.map { groups.groups[$0] })
    }
  }

  /// What completeness and soundness found and no frame tells.
  package var findings: [ReportFinding] { review.report.findings.filter(\.isToldByItself) }

  /// What does not make sense, also where it was only noted as its golden was recorded.
  package var soundness: [ReportFinding] { review.report.findings.filter { $0.soundness != nil } }

  /// Those of completeness.
  package var findingsOfCatalogs: [ReportFinding] { findings.filter { $0.soundness == nil } }

  /// How many frames stand how, the gravest first. Coverage matrices and maps are no frames.
  package var counts: [(word: String, count: Int)] { counts(with: [:]) }

  private func counts(with others: [String: Int]) -> [(word: String, count: Int)] {
    var numbers = others
    for frame in review.frames where frame.name.kind == .frame { numbers[frame.word, default: 0] += 1 }
    return Gravity.sorted(numbers)
  }

  /// Whether the run checked a frame at all: one that did not is no pass.
  package var isChecked: Bool {
    review.frames.contains { $0.standing != .notRun && $0.name.kind == .frame }
  }

  /// Whether a person has nothing to do.
  package var isInOrder: Bool {
    isChecked && !review.report.hasDied && review.report.gaps.isEmpty && attention.isEmpty && orphans.isEmpty
      && twins.isEmpty && findings.isEmpty
      && !(review.report.isWhole && !undeclaredCatalogs.isEmpty)
  }

  /// `3 changed, 1 not driven, 40 matched, 2 orphaned`.
  package var sum: String {
    let found = Dictionary(grouping: findings, by: \.verdict.rawValue).mapValues(\.count)
    var parts = counts(with: found).map { "\($0.count) \($0.word)" }
    parts += EndSummary.catalogTexts(attention.map(\.name))
    if !orphans.isEmpty { parts.append("\(orphans.count) orphaned") }
    if !twins.isEmpty { parts.append("\(twins.count) \(twins.count == 1 ? "pair of twins" : "pairs of twins")") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
