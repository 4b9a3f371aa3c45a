import Synchronization

/// The session of one test process: it compares and records goldens, leaves pending files and writes the report. Any thread may use it.
package final class GoldenSession: Sendable {
  package let packageRoot: String
  package let mode: RecordMode
  /// The variable by which nothing is recorded in CI; nil where another setting decides.
  let jobVariable: String?
  /// The selected frames. The harness leaves out the others; the session does not.
  package let selection: Selection
  /// The part of the frames that this run checks; nil for all. The harness leaves out the others; the session does not.
  package let shard: Shard?
  /// The changes to whose screens this run keeps; nil for all. The harness leaves out the others; the session does not.
  package let since: ChangesSince?
  package let order: FrameOrder
  package let tree: GoldenTree
  package let output: OutputArea
  package let textFormat: Int
  /// Whether a coding agent reads the messages: each difference then appears once, at the end of the run.
  package let isForAgent: Bool

  let report: ReportWriter
  let run: String
  /// The path from the top of the git work tree to the package.
  let patchPrefix: String
  /// The format of the goldens on disk; nil without an index.
  let goldenFormat: Int?
  let state = Mutex(State())

  struct State {
    var declarations = Declarations()
    var progress = SuiteProgress()
    var results = SessionResults()
    var end = EndOfRun()
    var shown = ShownChanges()
    /// The pending changes of earlier runs and of this one; nil if the pending area cannot be read.
    var pending: Set<GoldenPath>?
    /// The frames that began last in a shuffled run, the newest at the end: a frame may find what an earlier one left.
    var begun: [GoldenName] = []
  }

  private static let keptBegun = 5
  private static let keptRuns = 10

  package init(
    packageRoot: String, environment: [String: String], textFormat: Int,
    isPartial: Bool = RunScope(CommandLine.arguments).isPartial
  ) throws {
    self.packageRoot = packageRoot
    let modeOrigin: RecordMode.Origin
    (mode, modeOrigin) = try RecordMode.of(environment: environment)
    jobVariable = modeOrigin == .continuousIntegration ? ContinuousIntegration.variable(in: environment) : nil
    selection = try Selection.of(environment: environment)
    shard = try Shard.of(environment: environment)
    since = try ChangesSince.of(environment: environment, root: packageRoot)
    if let file = environment.setting(ParallelRunner.statusFileVariable) { try TextFile(file).write([]) }
    order = try FrameOrder.of(environment: environment)
    tree = GoldenTree(packageRoot: packageRoot)
    output = try OutputArea(packageRoot: packageRoot, environment: environment)
    self.textFormat = textFormat
    isForAgent = CodingAgent.variable(in: environment) != nil
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
          selection: selection.description, textFormat: textFormat, isPartial: isPartial || since != nil ? true : nil,
          shard: shard, since: since?.description))
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

  /// Whether this run checks a golden: it is selected, is in this run's shard, and a change can touch it.
  package func isToCheck(_ name: GoldenName, declaredAt line: SourceLine? = nil) -> Bool {
    guard selection.matches(name), shard?.takes(name) != false else { return false }
    guard since?.touches(name, declaredAt: line) == false else { return true }
    state.withLock { _ = $0.progress.skipped.insert(name) }
    return false
  }

  /// Reports that a frame is about to be driven, so that the report names it if the process dies.
  /// - Parameter isFound: whether it is a preview that no declaration names.
  package func begin(_ name: GoldenName, declaredAt: SourceLine?, isFound: Bool = false) {
    if order.seed != nil { state.withLock { $0.begun = $0.begun.suffix(Self.keptBegun) + [name] } }
    // The frame's outcome reports a report file that cannot be written.
    try? report.append(
      ReportBegin(name: name, declaredAt: declaredAt?.relative(to: packageRoot), isFound: isFound ? true : nil).line)
  }
}
