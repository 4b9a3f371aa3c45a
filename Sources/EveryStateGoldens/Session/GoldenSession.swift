import Synchronization

/// The goldens of one test process: compares, records, leaves pending files and writes the report. May be used from any thread.
package final class GoldenSession: Sendable {
  package let packageRoot: String
  package let mode: RecordMode
  package let modeOrigin: RecordMode.Origin
  /// The frames that were asked for. The harness leaves out the others; the session does not.
  package let selection: Selection
  /// The part of the frames that this run checks; nil for all. The harness leaves out the others; the session does not.
  package let shard: Shard?
  package let order: FrameOrder
  package let tree: GoldenTree
  package let output: OutputArea
  package let textFormat: Int

  let report: ReportWriter
  let run: String
  /// The way from the git work tree's top to the package.
  let patchPrefix: String
  /// The format of the goldens on disk; nil without an index.
  let goldenFormat: Int?
  let state = Mutex(State())

  struct State {
    var claims = GoldenClaims()
    var catalogs: [String: CatalogClaims] = [:]
    /// The pending changes of earlier runs and of this one; nil if the pending area cannot be read.
    var pending: Set<GoldenPath>?
    /// Goldens that this run has found as they should be in an `all` run, and recorded in any.
    var settled: [GoldenName: Verdict] = [:]
    var outcomeCount = 0
    /// How many frames came to each verdict; of those that are not in order, which.
    var frameCounts: [Verdict: Int] = [:]
    var open: [GoldenName: Verdict] = [:]
    /// What completeness found and no frame's verdict tells, for the words at the end.
    var findings: [Verdict: Int] = [:]
    var rules: [RuleTally] = []
    /// The findings that have been counted: several tests may look at a catalog as a whole.
    var counted: Set<String> = []
    /// The frames that began last in a shuffled run, the newest at the end: what one of them left behind shows in the next.
    var begun: [GoldenName] = []
    /// The differences that messages have shown, with the first frame and the facts of each.
    var shownEdits: [[String]: (name: GoldenName, facts: [ChangeFact])] = [:]
    var explained: [GoldenName: MarkLegend] = [:]
    var hasEnded = false
    /// Screens of which a golden was recorded, and what does not make sense about them.
    var audited: Set<ScreenKey> = []
    var notedAtRecording: [Finding] = []
    var judged: Set<String> = []
    var postponedTwins: Set<ScreenKey> = []
    /// The catalogs whose matrices say of variants what their goldens do not.
    var matricesToUpdate: Set<String> = []
    var complaintsAtEnd: [String] = []
    /// What frames came to in the process that this one took the place of.
    var beforeRestart: [GoldenName: FrameOutcome] = [:]

    mutating func count(_ verdict: Verdict, of name: GoldenName) {
      let earlier = open.isEmpty ? nil : open.removeValue(forKey: name)
      if verdict != .matched && verdict != .recorded { open[name] = verdict }
      guard name.kind == .frame else { return }
      if let earlier { frameCounts[earlier, default: 1] -= 1 }
      frameCounts[verdict, default: 0] += 1
    }
  }

  private static let keptBegun = 5
  private static let keptRuns = 10

  package init(
    packageRoot: String, environment: [String: String], textFormat: Int,
    isPartial: Bool = RunScope(CommandLine.arguments).isPartial
  ) throws {
    self.packageRoot = packageRoot
    (mode, modeOrigin) = try RecordMode.of(environment: environment)
    selection = try Selection.of(environment: environment)
    shard = try Shard.of(environment: environment)
    order = try FrameOrder.of(environment: environment)
    tree = GoldenTree(packageRoot: packageRoot)
    output = try OutputArea(packageRoot: packageRoot, environment: environment)
    self.textFormat = textFormat
    patchPrefix = PackageRoot.prefixInRepository(root: packageRoot)
    // A broken index is completeness's finding; frames are compared as if it were up to date.
    goldenFormat = try? tree.index()?.format
    let startedAt = WallTime.now()
    let process = Int(getpid())
    let run = RunIdentity(environment: environment, alone: "\(startedAt) \(process)").run
    self.run = run
    let continuation = ReportContinuation(environment: environment, reports: output.reports)
    report =
      try continuation.map { try ReportWriter(continuing: $0.path) }
      ?? ReportWriter(
        folder: output.reports,
        header: ReportHeader(
          format: ReportHeader.currentFormat, run: run, process: process,
          startedAt: startedAt, packageRoot: packageRoot, recordMode: mode, recordOrigin: modeOrigin,
          selection: selection.description, textFormat: textFormat, isPartial: isPartial ? true : nil, shard: shard))
    try ReportFolder(path: output.reports).keepNewestRuns(Self.keptRuns)
    if mode != .never { try tree.files.removeStaleTemporaries() }
    let pending = (try? output.pending.paths()).map(Set.init)
    state.withLock { $0.pending = pending }
    if let continuation { takeOver(continuation) }
  }

  package var reportPath: String { report.path }

  package convenience init(filePath: String, environment: [String: String], textFormat: Int) throws {
    let root = try PackageRoot.find(from: filePath, environment: environment)
    try self.init(packageRoot: root, environment: environment, textFormat: textFormat)
  }

  /// Whether this run is to check a golden: it was asked for, and is in this run's shard.
  package func isToCheck(_ name: GoldenName) -> Bool { selection.matches(name) && shard?.takes(name) != false }

  /// Says that a frame is about to be driven, so that the report names it if the process dies.
  package func begin(_ name: GoldenName, declaredAt: SourceLine?) {
    if order.seed != nil { state.withLock { $0.begun = $0.begun.suffix(Self.keptBegun) + [name] } }
    // The frame's outcome reports a report file that cannot be written.
    try? report.append(ReportBegin(name: name, declaredAt: declaredAt?.relative(to: packageRoot)).line)
  }

  /// Ends the report in good order and, when an `all` run has recorded everything, raises the index's format.
  package func end() {
    let hadEnded = state.withLock { state in
      defer { state.hasEnded = true }
      return state.hasEnded
    }
    if hadEnded { return }
    raiseFormatIfAllIsRecorded()
    updateVariantLooks()
    let twins = twinsAtEnd()
    state.withLock { $0.complaintsAtEnd += twins.map(\.message) }
    _ = reported(findingsOfRecording)
    try? report.write(ReportLine(end: tally))
  }

  /// What ``end()`` found wrong: goldens that this run has recorded and that cannot be told apart. The run must fail.
  package var complaintsAtEnd: [String] { state.withLock { $0.complaintsAtEnd } }

  private func raiseFormatIfAllIsRecorded() {
    guard mode == .all, let index = try? tree.index(), index.format < textFormat else { return }
    let (catalogs, settled) = state.withLock { ($0.catalogs, $0.settled) }
    let isAllRecorded = index.catalogs.allSatisfy { catalog in
      guard let declared = try? catalogs[catalog]?.goldens() else { return false }
      return declared.allSatisfy { settled[$0.name] != nil }
    }
    if isAllRecorded { _ = try? tree.updateIndex(format: textFormat) { $0.format = textFormat } }
  }
}
