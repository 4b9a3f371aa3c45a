import EveryStateGoldens

/// Audits frames when their goldens are recorded, because no comparison ever reports a bug as old as its golden.
///
/// Each recorded frame is driven once more, with events; its screen is judged by the frames that this run has recorded. A suite with
/// `verifySoundness()` reports the same findings, and more, so that these are dropped.
@MainActor enum RecordedScreens {
  private static var states: [ScreenKey: [AuditedScreen.State]] = [:]

  static func audit(_ verification: FrameVerification, of catalog: SnapshotCatalog) throws {
    let (name, frame, session) = (verification.name, verification.frame, verification.session)
    guard let screen = catalog.screens.first(where: { $0.name == name.screen }),
      let state = AuditedScreen.State(frame, try verification.drivenForAudit(), isExploring: false)
    else { return }
    let key = name.screenKey
    let recorded = states[key, default: []].filter { $0.name != state.name } + [state]
    // The last frame of the screen releases the others.
    states[key] = recorded.count < screen.frames.count ? recorded : nil
    let soundness = CatalogSoundness(catalog)
    let ordered = screen.frames.compactMap { frame in recorded.first { $0.name == frame.name } }
    let findings = JudgedScreen(screen, driven: ordered).findings.filter {
      $0.level == .error && soundness.isSelected($0, in: session)
    }
    session.noteRecorded(findings.map(soundness.unsound), of: key)
  }
}
