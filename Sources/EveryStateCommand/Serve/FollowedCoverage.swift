import EveryStateGoldens
import EveryStateReview

/// How much of the views stands in goldens, by the newest run that has ended: counting reads the sources, which takes a moment, so a
/// run that goes on is not counted, and a run that is known is not counted twice.
final class FollowedCoverage {
  private let root: String
  private let folders: RunFolders
  /// The run that was counted last; nil: none yet.
  private var counted: [ReportHeader]?
  private var coverage: ViewCoverage?

  init(root: String, folders: RunFolders) {
    self.root = root
    self.folders = folders
  }

  func newest() throws -> ViewCoverage? {
    let report = try folders.newestRun()
    let run = report?.processes ?? []
    guard report?.isRunning != true, run != counted else { return coverage }
    counted = run
    coverage = try CoverageCommand.coverageIfKnown(of: report, root: root)
    return coverage
  }
}
