/// The outcomes and findings of a process, counted.
struct SessionResults {
  private(set) var outcomeCount = 0
  /// Whether a preview that no declaration names could not be drawn, which fails no test.
  private var hasUndrawnPreview = false
  /// The number of frames with each verdict.
  private(set) var frameCounts: [Verdict: Int] = [:]
  /// The goldens that need a decision.
  private(set) var open: [GoldenName: Verdict] = [:]
  /// The elements that the actions of frames did not find.
  private(set) var missing: [GoldenName: String] = [:]
  /// The goldens that this run has recorded; in an `all` run also those that matched.
  private(set) var settled: [GoldenName: Verdict] = [:]
  /// Those of them that are a frame's first.
  private(set) var added: Set<GoldenName> = []
  /// The findings that no frame's verdict reports.
  private(set) var findings: [Verdict: Int] = [:]
  /// States that a test of the whole catalog could not reach, unless their own tests say so.
  private(set) var undriven: [GoldenName: Verdict] = [:]
  /// The goldens that no catalog declares, and those of them whose frames were renamed.
  private var orphans: Set<String> = []
  private var orphanedFrames: Set<GoldenName> = []
  private(set) var renames: [GoldenName: Rename.Frame] = [:]
  /// The broken rules of soundness of each level, and the twins: they are counted by cause, with those of variants.
  private(set) var unsound: [RuleLevel: [Finding]] = [:]
  private(set) var twins: [Finding] = []
  /// The findings that were counted: several tests may check a catalog as a whole.
  private var counted: Set<String> = []
  /// The outcomes in the process that this one has replaced.
  private var beforeRestart: [GoldenName: FrameOutcome] = [:]
  /// The digests of states' newest texts below their heads, nil for none, as far as they were compared: each file is read once.
  var looks: [GoldenName: String?] = [:]

  var allFindings: [Verdict: Int] {
    var all = undriven.values.reduce(into: findings) { $0[$1, default: 0] += 1 }
    let left = orphans.subtracting(renames.values.map(\.old.path.text))
    all[.orphaned] = left.isEmpty ? nil : left.count
    return all
  }

  /// The frames of goldens that no catalog declares, under no other name either.
  var removed: [GoldenName] { orphanedFrames.subtracting(renames.values.map(\.old)).sorted() }

  /// Notes that the golden of a frame has another name: the frame is counted.
  mutating func add(_ rename: Rename.Frame) { renames[rename.new] = rename }

  /// Why the run fails although no test does: it drew nothing, and previews that cannot be drawn are notes.
  var nothingDrawn: String? {
    let counts = frameCounts.filter { $0.value > 0 }
    guard hasUndrawnPreview, counts.keys.allSatisfy(\.isUnreached) else { return nil }
    return "no frame was drawn, so the run fails. `everystate status` lists the causes."
  }

  var recorded: [GoldenName: Verdict] { settled.filter { $0.value == .recorded } }

  mutating func count(_ outcome: FrameOutcome, keepsMatched: Bool, missing element: String? = nil) {
    outcomeCount += 1
    if element != nil || !missing.isEmpty { missing[outcome.name] = element }
    if outcome.verdict.isUnreached, !outcome.isFailure { hasUndrawnPreview = true }
    count(outcome.verdict, of: outcome.name)
    if !looks.isEmpty { looks[outcome.name] = nil }
    // Memory must not grow with every frame that matches.
    switch outcome.verdict {
    case .recorded:
      settled[outcome.name] = .recorded
      if outcome.goldenDigest == nil { added.insert(outcome.name) }
    case .matched: if keepsMatched, settled[outcome.name] == nil { settled[outcome.name] = .matched }
    default: if !settled.isEmpty { settled[outcome.name] = nil }
    }
  }

  private mutating func count(_ verdict: Verdict, of name: GoldenName) {
    let earlier = open.isEmpty ? nil : open.removeValue(forKey: name)
    if verdict != .matched && verdict != .recorded { open[name] = verdict }
    if verdict.isUnreached { undriven[name] = nil }
    guard name.kind == .frame else { return }
    if let earlier { frameCounts[earlier, default: 1] -= 1 }
    frameCounts[verdict, default: 0] += 1
  }

  /// Counts what a finding is about. Frames that are missing or recorded report that themselves.
  mutating func count(_ finding: Finding) {
    // All catalogs have one index.
    let catalog = finding.paths == [GoldenPath.index.text] ? "" : finding.catalog
    guard counted.insert("\(catalog) \(finding.verdict) \(finding.message)").inserted else { return }
    if let soundness = finding.soundness { return unsound[soundness.level, default: []].append(finding) }
    switch finding.verdict {
    case .orphaned:
      orphans.formUnion(finding.paths)
      orphanedFrames.formUnion(finding.names.filter { $0.kind == .frame })
    case .twin: twins.append(finding)
    case .invalid, .unsound: findings[finding.verdict, default: 0] += 1
    case .crashed, .notDriven, .stuck, .undrawn, .unsteady:
      for name in finding.names where open[name]?.isUnreached != true { undriven[name] = finding.verdict }
    case .conflicted, .unwritten, .running, .outdated, .missing, .renamed, .changed, .reformatted, .rejected, .accepted,
      .recorded, .notChecked, .matched, .undeclared, .waived:
      break
    }
  }

  func outcomeBeforeRestart(_ name: GoldenName) -> FrameOutcome? { beforeRestart.isEmpty ? nil : beforeRestart[name] }

  mutating func keepBeforeRestart(_ outcome: FrameOutcome) { beforeRestart[outcome.name] = outcome }
}
