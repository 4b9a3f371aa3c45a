extension SnapshotCatalog {
  /// Drives and draws every frame, and compares nothing: what `scripts/bench` measures.
  @MainActor package func driveFrames(isTaped: Bool) throws {
    for screen in screens {
      for frame in screen.frames { _ = try frame.drive(frame.chance(in: screen.name), isTaped: isTaped) }
    }
  }
}
