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
    for finding in try JudgedScreen(screen, isExploring: false).findings {
      let names = finding.origins.compactMap {
        try? GoldenName(catalog: catalog.name, screen: screen.name, state: $0)
      }
      guard names.isEmpty || names.contains(where: session.selection.matches) else { continue }
      let frame = screen.frames.first { finding.origins.contains($0.name) }
      session.noteAtRecording(
        finding.brokenRule, finding.message, evidence: finding.details, waiver: finding.waiver, names: names,
        inCatalog: catalog.name, declaredAt: (finding.location ?? frame?.location).map { SourceLine($0) })
    }
  }
}
