/// Handles the calls of a test suite: it checks the catalog's frames, or plays one of them.
protocol SuiteHandler: Sendable {
  /// The frames that the suite's test receives.
  func frames(of catalog: SnapshotCatalog) -> [SnapshotFrame]
  nonisolated(nonsending) func verify(_ frame: SnapshotFrame) async throws
  func verifyCompleteness(of catalog: SnapshotCatalog) throws
  nonisolated(nonsending) func verifySoundness(of catalog: SnapshotCatalog) async throws
  nonisolated(nonsending) func verifyAccessibility(of catalog: SnapshotCatalog) async throws
}

/// A process of the command checks no catalog as a whole.
extension SuiteHandler {
  func verifyCompleteness(of catalog: SnapshotCatalog) {}
  nonisolated(nonsending) func verifySoundness(of catalog: SnapshotCatalog) async {}
  nonisolated(nonsending) func verifyAccessibility(of catalog: SnapshotCatalog) async {}
}
