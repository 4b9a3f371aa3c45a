/// The newest run beside the files as they are: what the command line shows, accepts and rejects.
public struct Review: Sendable {
  /// The newest run.
  public let report: RunReport
  public let tree: GoldenTree
  public let output: OutputArea
  /// Every frame that the run declared or met, matrices too, sorted by name.
  public let frames: [ReviewedFrame]

  /// - Throws: ``NoRunReported`` when no run has left a report; ``FileTrouble``.
  public init(packageRoot: String, environment: [String: String]) throws {
    try self.init(packageRoot: packageRoot, output: OutputArea(packageRoot: packageRoot, environment: environment))
  }

  init(packageRoot: String, output: OutputArea) throws {
    self.output = output
    guard let report = try RunReport.newest(in: output) else { throw NoRunReported(output: output) }
    self.report = report
    tree = GoldenTree(packageRoot: packageRoot)
    let tree = tree
    let finished = report.outcomes.map { outcome in
      ReviewedFrame(name: outcome.name, outcome: outcome, standing: Self.standing(of: outcome, tree, output))
    }
    let unfinished = report.unfinished.map {
      ReviewedFrame(name: $0.name, outcome: nil, standing: $0.verdict == .running ? .running : .crashed)
    }
    let notRun = report.notRun.map { ReviewedFrame(name: $0, outcome: nil, standing: .notRun) }
    frames = (finished + unfinished + notRun).sorted { $0.name < $1.name }
  }

  private static func standing(
    of outcome: ReportOutcome, _ tree: GoldenTree, _ output: OutputArea
  ) -> ReviewedFrame.Standing {
    guard let actual = outcome.actualDigest else { return .failed }
    let golden = tree.content(at: outcome.name.path).bytes?.digest
    if golden == actual { return .settled }
    if outcome.verdict == .matched || outcome.verdict == .recorded || golden != outcome.goldenDigest {
      return .outdated
    }
    // A pending file that cannot be read is one that nobody can accept.
    guard let pending = (try? output.pending.text(for: outcome.name.path)) ?? nil else { return .rejected }
    return pending.digest == actual ? .open : .outdated
  }

  /// The text that a frame shows now: the pending one where it waits, else the golden. Nil where there is none.
  public func currentText(of frame: ReviewedFrame) -> [UInt8]? {
    let pending = frame.standing == .open ? (try? output.pending.text(for: frame.name.path)) ?? nil : nil
    return pending ?? tree.content(at: frame.name.path).bytes
  }

  /// The way from the golden to the pending text, as a patch; nil where nothing waits.
  public func patch(of frame: ReviewedFrame) -> TextPatch? {
    guard frame.standing == .open, let new = currentText(of: frame) else { return nil }
    return TextPatch(
      old: tree.content(at: frame.name.path).bytes, new: new,
      path: PackageRoot.prefixInRepository(root: tree.packageRoot) + frame.name.path.text)
  }

  /// Goldens on disk that the run's catalogs do not declare, sorted. Catalogs that the run did not declare are left alone.
  public func orphans() throws -> [GoldenPath] {
    try report.claims.flatMap { claims in
      Completeness(declared: try claims.goldens(), disk: try tree.paths(inCatalog: claims.catalog)).orphans
    }.sorted()
  }

  /// Pairs of frames that look the same now and that nobody waived.
  public func twins() -> [Twins] {
    var texts: [GoldenName: [UInt8]] = [:]
    for frame in frames { texts[frame.name] = currentText(of: frame) }
    return Twins.all(in: texts).filter { twins in
      let screen = report.claims.first { $0.catalog == twins.first.catalog }?.screens
        .first { $0.screen == twins.first.screen }
      return screen?.twinWaivers.contains { $0.covers(twins.first.state, twins.second.state) } != true
    }
  }

  /// Catalogs that have goldens or a line in the index, and that the newest run did not declare.
  public func undeclaredCatalogs() throws -> [String] {
    let declared = Set(report.claims.map(\.catalog))
    let known = Set(try tree.catalogsOnDisk()).union(try tree.catalogsInIndex())
    return known.subtracting(declared).sorted()
  }
}

/// No test run has left a report.
public struct NoRunReported: Error, Sendable, CustomStringConvertible {
  /// Where reports are looked for.
  public let output: OutputArea

  public var description: String {
    "No test run has left a report in \(output.folder). Run `swift test` first; if the tests ran with "
      + "\(OutputArea.variable) set, set it here too."
  }
}
