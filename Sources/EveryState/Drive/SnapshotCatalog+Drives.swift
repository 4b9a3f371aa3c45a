extension SnapshotCatalog {
  /// Drives and draws every frame, and compares nothing: what `scripts/bench` measures.
  @MainActor
  package func driveFrames(isTaped: Bool) throws {
    for screen in screens {
      for frame in screen.frames { _ = try frame.drive(Chance(of: screen.name, frame.name), isTaped: isTaped) }
    }
  }
}
