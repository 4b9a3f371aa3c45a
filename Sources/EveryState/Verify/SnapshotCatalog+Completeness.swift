import EveryStateGoldens
import Testing

extension SnapshotCatalog {
  /// Checks the catalog as a whole, by its declaration and the disk only: every declared frame has a golden, every golden is declared, no two
  /// states of a screen look the same, and the coverage matrix is up to date. What is wrong becomes an issue of the current test.
  ///
  ///     @Test func isComplete() throws { try catalog.verifyCompleteness() }
  public func verifyCompleteness() throws {
    if PlayedFrame.current != nil { return }
    guard refusals.isEmpty else {
      for refusal in refusals { TestReport.record(refusal, at: location) }
      return
    }
    let run = try ProcessRuns.run(of: filePath)
    run.complete(name)
    for finding in run.session.completeness(of: claims) where finding.isFailure {
      let declared = finding.declaredAt.flatMap { line in
        screens.flatMap(\.frames).map(\.location).first { line.isSameLine(as: SourceLine($0)) }
      }
      TestReport.record(finding.message, at: declared ?? location)
    }
  }
}

extension SourceLine {
  fileprivate func isSameLine(as other: SourceLine) -> Bool {
    line == other.line && (other.file.hasSuffix(file) || file.hasSuffix(other.file))
  }
}
