import EveryStateGoldens
import Testing

/// Checks catalogs and reports problems as issues of the current test.
struct Checker: SuiteHandler {
  func frames(of catalog: SnapshotCatalog) -> [SnapshotFrame] { FrameSelection(catalog).frames }

  nonisolated(nonsending) func verify(_ frame: SnapshotFrame) async throws {
    let catalog = frame.catalog
    guard case .frame(let name, let declared) = frame.content else { return try reportUnchecked(frame) }
    let session = try frame.sessionOfRun
    try await session.verifying(name) {
      let verification = FrameVerification(name: name, frame: declared, session: session, cache: catalog.driveCache)
      let outcome = if let known = session.outcomeBeforeRestart(name) { known } else { try await verification.run() }
      TestReport.record(outcome, at: declared.location, in: session)
      if outcome.verdict == .recorded { try await RecordedScreens.audit(verification, of: catalog) }
    }
  }

  /// Fails for a frame that represents a refused catalog or a selection without a match.
  private func reportUnchecked(_ frame: SnapshotFrame) throws {
    switch frame.content {
    case .refusal(let refusals): throw RefusedCatalog(frame.catalog, refusals)
    case .notSelected: CatalogSoundness(frame.catalog).report(emptySelectionIn: try frame.sessionOfRun)
    case .frame: break
    }
  }

  func verifyCompleteness(of catalog: SnapshotCatalog) throws { try CatalogCompleteness(catalog).verify() }

  nonisolated(nonsending) func verifySoundness(of catalog: SnapshotCatalog) async throws {
    try await CatalogSoundness(catalog).verify()
  }

  nonisolated(nonsending) func verifyAccessibility(of catalog: SnapshotCatalog) async throws {
    try await CatalogSoundness(catalog).verifyAccessibility()
  }
}

extension SnapshotFrame {
  fileprivate var sessionOfRun: GoldenSession {
    get throws {
      guard let session else { preconditionFailure("\(self) was not created by a catalog") }
      return session
    }
  }
}
