import Foundation

/// The handler of this process, chosen once: it plays or checks.
private let handler: any SuiteHandler = Player(ProcessInfo.processInfo.environment) ?? Checker()

extension SnapshotCatalog {
  /// One frame for each golden that `EVERYSTATE_ONLY` and `EVERYSTATE_SHARD` select. If nothing can be checked, one frame that fails.
  public var frames: [SnapshotFrame] { handler.frames(of: self) }

  /// Checks the catalog as a whole, by its declaration and the disk only: every declared frame has a golden, every golden is declared, no two
  /// states of a screen look the same, and the coverage matrix is up to date. Each problem becomes an issue of the current test.
  ///
  ///     @Test func isComplete() throws { try catalog.verifyCompleteness() }
  public func verifyCompleteness() throws { try handler.verifyCompleteness(of: self) }

  /// Checks the screens for soundness, whatever their goldens contain: drives each state, and compares the events with
  /// the rules of ``SoundnessRule``. Each problem becomes an issue of the current test, at the state's line.
  ///
  ///     @Test func isSound() async throws { try await catalog.verifySoundness() }
  ///
  /// The ways through the screens are a golden beside the coverage matrix, `__Snapshots__/<catalog>/map.txt`: a new line of it in a pull
  /// request is a new way through the app. Findings do not depend on goldens, filters, order or sharding.
  nonisolated(nonsending) public func verifySoundness() async throws { try await handler.verifySoundness(of: self) }
}

extension SnapshotFrame {
  /// Drives the screen into the state, draws it and compares it with its golden. Each problem becomes an issue of the current test, at the
  /// line where the state is declared. The drive runs on the main actor, the rest in the caller's isolation.
  ///
  ///     @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  nonisolated(nonsending) public func verify() async throws { try await handler.verify(self) }
}
