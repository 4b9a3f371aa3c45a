import EveryStateGoldens

/// The newest run as a whole: what is counted, grouped and found beyond single frames.
package struct RunSummary: Sendable {
  package let review: Review
  package let groups: EditGroups
  package let facts: FactGroups
  /// Goldens that nobody declares, sorted.
  package let orphans: [GoldenPath]
  package let twins: [Twins]
  /// What was only renamed: its goldens are among the orphans, its frames among the missing.
  package let renames: [Rename]
  /// The renames' goldens, and their frames: told as renamed, and not again as orphans and as new.
  package let renamedGoldens: Set<GoldenPath>
  package let renamedFrames: Set<GoldenName>
  package let undeclaredCatalogs: [UndeclaredCatalog]
  /// The frames that keep the run from being in order, most serious first.
  package let attention: [ReviewedFrame]

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
    attention = review.frames.filter(\.needsAttention).mostSeriousFirst()
  }

  /// The frames that show a change for the first time, each with its groups. A new frame, and one of no group, shows itself.
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

  package var findingsOfCatalogs: [ReportFinding] { findings.filter { $0.soundness == nil } }

  /// How many frames stand how, most serious first. Coverage matrices and maps are no frames.
  package var counts: [(verdict: Verdict, count: Int)] {
    frameCounts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private var frameCounts: [Verdict: Int] {
    Dictionary(grouping: review.frames.filter { $0.name.kind == .frame }, by: \.verdict).mapValues(\.count)
  }

  /// Whether the run checked a frame at all: one that did not is no pass.
  package var isChecked: Bool { review.frames.contains { $0.standing != .notRun && $0.name.kind == .frame } }

  /// Whether a person has nothing to do.
  package var isInOrder: Bool {
    isChecked && !review.report.hasDied && review.report.gaps.isEmpty && attention.isEmpty && orphans.isEmpty
      && twins.isEmpty && findings.isEmpty && !(review.report.isWhole && !undeclaredCatalogs.isEmpty)
  }

  /// `1 not driven, 2 orphaned, 3 changed, 40 matched`.
  package var sum: String {
    var numbers = Dictionary(grouping: findings, by: \.verdict).mapValues(\.count)
    numbers.merge(frameCounts, uniquingKeysWith: +)
    numbers[.orphaned, default: 0] += orphans.count
    numbers[.twin, default: 0] += twins.count
    return RunCounts.line(numbers, open: attention.map(\.name))
  }
}

extension [ReviewedFrame] {
  /// The frames, most serious first, then in their order. Coverage matrices and maps come last, as they follow from the rest.
  func mostSeriousFirst() -> [ReviewedFrame] {
    func key(_ frame: ReviewedFrame) -> (Int, Verdict) { (frame.name.kind == .frame ? 0 : 1, frame.verdict) }
    return sorted { key($0) < key($1) }
  }
}

/// The lines below all frames that were shown: how many there were, of how many screens, and how they stand.
package struct SeenFrames: Sendable {
  /// The lines, few enough for one screen of a terminal.
  package let lines: [String]

  private static let limit = 8

  package init(_ frames: [ReviewedFrame]) {
    let frames = frames.filter { $0.name.kind == .frame }
    var lines = ["Seen: " + Self.sum(frames)]
    let suites = Dictionary(grouping: frames, by: \.name.catalog).sorted { $0.key < $1.key }
    if suites.count > 1 {
      lines += Self.shortened(suites.map { "\($0.key): \(Self.sum($0.value))" })
    }
    let open = frames.filter(\.needsAttention).mostSeriousFirst()
    if !open.isEmpty { lines += ["To look at:"] + Self.shortened(open.map { "\($0.name): \($0.word)" }) }
    self.lines = lines.map(TerminalText.harmless)
  }

  private static func shortened(_ lines: [String]) -> [String] {
    let shown = lines.prefix(limit).map { "  " + $0 }
    return lines.count > limit ? shown + ["  ... and \(lines.count - limit) more"] : shown
  }

  private static func sum(_ frames: [ReviewedFrame]) -> String {
    let screens = Set(frames.map { [$0.name.catalog, $0.name.screen] }).count
    let counts = Dictionary(grouping: frames, by: \.verdict).mapValues(\.count)
    return "\(counted(frames.count, "frame")) of \(counted(screens, "screen"))"
      + (counts.isEmpty ? "" : ": " + RunCounts.line(counts))
  }
}
