extension SnapshotCatalog {
  /// Drives and draws every frame without a comparison, for `scripts/bench`.
  @MainActor package func driveFrames(recordsEvents: Bool) throws {
    for screen in screens {
      for frame in screen.frames {
        _ = try frame.drive(Scenario(seed: frame.seed(in: screen.name), recordsEvents: recordsEvents))
      }
    }
  }
}
