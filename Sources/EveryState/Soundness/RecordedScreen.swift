import EveryStateGoldens

/// A screen of which this run has recorded a golden. What its states show is held against the rules once: a bug that is as old as its
/// golden is never told by a comparison.
struct RecordedScreen {
  let screen: DeclaredScreen
  let catalog: SnapshotCatalog

  /// What goes on from the states is left to `verifySoundness()`. Where the suite has it, it says this as well, and more.
  @MainActor
  func audit(in session: GoldenSession) throws {
    guard session.isFirstRecorded(ofScreen: screen.name, inCatalog: catalog.name) else { return }
    let judged = try JudgedScreen(screen, isExploring: false, shared: catalog.drivenOnce)
    for finding in judged.findings where catalog.isSelected(finding, in: session) {
      session.noteAtRecording(catalog.unsound(finding))
    }
  }
}
