import EveryStateGoldens
import Testing

/// Checks a catalog as a whole, by its declaration and the disk.
struct CatalogCompleteness {
  private let catalog: SnapshotCatalog

  init(_ catalog: SnapshotCatalog) { self.catalog = catalog }

  func verify() throws {
    guard catalog.refusals.isEmpty else { throw RefusedCatalog(catalog, catalog.refusals) }
    let session = try ProcessSessions.session(of: catalog.filePath)
    session.complete(catalog.name)
    let failing = session.completeness(of: catalog.claims).filter { $0.isFailure }
    for group in FindingGroup.all(failing, [catalog.claims]) {
      TestReport.record(group.message(group.first.message), at: location(of: group.first) ?? catalog.location)
    }
  }

  /// The source location of the frame that a finding is about.
  private func location(of finding: Finding) -> SourceLocation? {
    finding.declaredAt.flatMap { line in
      catalog.screens.flatMap(\.frames).map(\.location).first { line.isSameLine(as: SourceLine($0)) }
    }
  }
}

extension SourceLine {
  fileprivate func isSameLine(as other: SourceLine) -> Bool {
    line == other.line && (other.file.hasSuffix(file) || file.hasSuffix(other.file))
  }
}
