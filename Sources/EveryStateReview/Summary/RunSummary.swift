import EveryStateGoldens

/// The newest run as a whole: counts, groups and findings.
package struct RunSummary: Sendable {
  package let review: Review
  package let groups: ChangeGroups
  /// Goldens without a declaration, sorted.
  package let orphans: [GoldenPath]
  package let twins: [Twins]
  /// Those among them that no change is about.
  package let leftOrphans: [GoldenPath]
  /// The otherwise unchanged frames of renames, which are not listed again as new.
  package let renamedFrames: Set<GoldenName>
  package let undeclaredCatalogs: [UndeclaredCatalog]
  /// The findings of completeness and soundness that no frame shows. A broken index is one, whatever the catalogs found.
  package let findings: [ReportFinding]
  /// The frames that keep the run from being in order, most serious first.
  package let attention: [ReviewedFrame]

  package init(_ review: Review) throws {
    try self.init(review, review.groups(of: review.frames + review.removed))
  }

  init(_ review: Review, _ groups: ChangeGroups) throws {
    (self.review, self.groups) = (review, groups)
    // A run of some frames looks at their goldens only.
    let selection = review.report.processes.last.flatMap { try? Selection(parsing: $0.selection) } ?? .everything
    orphans = try review.orphans().filter { selection.isEverything || $0.name.map(selection.matches) == true }
    twins = review.twins()
    leftOrphans = review.unasked(orphans)
    renamedFrames = Set(review.renames.flatMap { $0.unchangedNames + $0.frames.map(\.old) })
    let unreached = Set(review.frames.filter(\.verdict.isUnreached).map(\.name))
    var findings = review.report.findings.filter {
      $0.isListedApart || $0.isUndriven && unreached.isDisjoint(with: $0.names)
    }
    do { undeclaredCatalogs = try review.undeclaredCatalogs() } catch let trouble as IndexTrouble {
      undeclaredCatalogs = []
      findings.removeAll { $0.paths == [GoldenPath.index.text] }
      findings.append(ReportFinding(aboutIndex: trouble.description))
    }
    self.findings = findings
    attention = review.frames.filter(\.needsAttention).mostSeriousFirst()
  }

  /// The frame that shows each change, with the changes that no earlier one shows: by verdict, screens that the branch affects first,
  /// then in the order of the changes. A new frame, and one without a change, shows itself.
  func examples(_ frames: [ReviewedFrame]) -> [(frame: ReviewedFrame, changes: [Int])] {
    let shown = frames.filter { $0.standing == .open || $0.isNew && groups.ofFrame[$0.name] != nil }
    let known = Dictionary(shown.map { ($0.name, $0) }) { first, _ in first }
    var told: Set<Int> = []
    func rank(_ frame: ReviewedFrame) -> Int { review.isAffected(frame.name) ? 0 : 1 }
    var examples = groups.groups.enumerated().compactMap { place, group -> (frame: ReviewedFrame, changes: [Int])? in
      let own = group.frames.compactMap { known[$0] }
      guard !told.contains(place), let frame = review.examples(of: place, in: groups, own).first else { return nil }
      // Changes of the same frames have one example.
      let same = (groups.ofFrame[frame.name] ?? []).sorted().filter { groups.groups[$0].frames == group.frames }
      return (frame, same.filter { told.insert($0).inserted })
    }
    examples += frames.filter { known[$0.name] == nil || (groups.ofFrame[$0.name] ?? []).isEmpty }.map { ($0, []) }
    return examples.enumerated().sorted {
      let (one, other) = ($0.element.frame, $1.element.frame)
      return (one.verdict, rank(one), $0.offset) < (other.verdict, rank(other), $1.offset)
    }.map(\.element)
  }

  /// The soundness findings, also those that were only noted when a golden was recorded.
  package var soundness: [ReportFinding] { review.report.findings.filter { $0.soundness != nil } }

  package var findingsOfCatalogs: [ReportFinding] { findings.filter { $0.soundness == nil } }

  /// The number of frames whose goldens changed without review: recorded by the run, or accepted by name.
  package var acceptedUnseen: Int {
    review.frames.count { frame in
      guard let outcome = frame.outcome, frame.standing == .settled, frame.name.kind == .frame else { return false }
      if outcome.verdict == .recorded {
        return outcome.goldenDigest != nil && outcome.goldenDigest != outcome.actualDigest
      }
      return review.report.acceptances[frame.name.path.text].map { !$0.isReviewed } ?? false
    }
  }

  /// Whether the run checked a frame at all. A run that did not is not a pass.
  package var isChecked: Bool { review.frames.contains { $0.standing != .notRun && $0.name.kind == .frame } }

  /// Whether nothing needs the user's attention.
  package var isInOrder: Bool {
    isChecked && review.report.isIntact && attention.isEmpty && orphans.isEmpty
      && twins.isEmpty && findings.isEmpty && !(review.report.isWhole && !undeclaredCatalogs.isEmpty)
  }

  package var counts: RunCounts {
    var found = Dictionary(grouping: findings, by: \.verdict).mapValues(\.count)
    // A renamed frame is counted, and not its old golden as well.
    let renamed = Set(review.frames.filter { $0.verdict == .renamed }.map(\.name))
    (found[.orphaned], found[.twin]) = (review.withoutOldNames(orphans, of: renamed).count, twins.grouped.count)
    found[.unsound] = review.unsound.count
    return RunCounts(
      frames: review.frames.countsByVerdict, findings: found, open: attention.map { ($0.name, $0.verdict) },
      changed: groups.names.filter { $0.kind != .frame })
  }

  /// `155 declared frames were not checked.`; nil if all were.
  package var notChecked: String? {
    let count = review.frames.countsByVerdict[.notChecked] ?? 0
    return count == 0 ? nil : "\(counted(count, "declared frame")) \(count == 1 ? "was" : "were") not checked."
  }
}

extension [ReviewedFrame] {
  /// The number of frames with each verdict, without coverage matrices and maps.
  var countsByVerdict: [Verdict: Int] {
    Dictionary(grouping: filter { $0.name.kind == .frame }, by: \.verdict).mapValues(\.count)
  }

  /// The frames, most serious first, then in their order. Coverage matrices and maps come last, as they follow from the rest.
  func mostSeriousFirst() -> [ReviewedFrame] {
    func key(_ frame: ReviewedFrame) -> (Int, Verdict) { (frame.name.kind == .frame ? 0 : 1, frame.verdict) }
    return sorted { key($0) < key($1) }
  }
}

/// The lines below all shown frames: their number, their screens, and their standings.
package struct SeenFrames: Sendable {
  /// The lines, few enough for one screen of a terminal.
  package let lines: [String]

  private static let limit = 8

  package init(_ frames: [ReviewedFrame]) {
    let frames = frames.filter { $0.name.kind == .frame }
    var lines = ["Seen: " + Self.sum(frames)]
    let suites = Dictionary(grouping: frames, by: \.name.catalog).sorted { $0.key < $1.key }
    if suites.count > 1 { lines += Self.shortened(suites.map { "\($0.key): \(Self.sum($0.value))" }) }
    let open = frames.filter(\.needsAttention).mostSeriousFirst()
    if !open.isEmpty { lines += ["Needs attention:"] + Self.shortened(open.map { "\($0.name): \($0.word)" }) }
    self.lines = lines.map(TerminalText.harmless)
  }

  private static func shortened(_ lines: [String]) -> [String] {
    let shown = lines.prefix(limit).map { "  " + $0 }
    return lines.count > limit ? shown + ["  ... and \(lines.count - limit) more"] : shown
  }

  private static func sum(_ frames: [ReviewedFrame]) -> String {
    let screens = Set(frames.map { [$0.name.catalog, $0.name.screen] }).count
    let counts = frames.countsByVerdict
    return "\(counted(frames.count, "frame")) of \(counted(screens, "screen"))"
      + (counts.isEmpty ? "" : ": " + RunCounts.verdicts(counts))
  }
}
