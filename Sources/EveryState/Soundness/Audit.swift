/// A look at what the drives of a screen's states have shown, for what no user should meet.
protocol Audit: Sendable {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding]
}

/// All audits.
enum Audits {
  static let all: [any Audit] = [
    EndlessSpinner(), NoWayOut(), BlankScreen(), SilentFailure(), StaleFailure(), UnfoundedWords(), SilentLoading(),
    RepeatedCalls(), UnmetControls(), CutText(), UndeclaredFirstLook(),
  ]
  static let ofControls: [any ExplorationAudit] = [SharedState(), BrokenControl(), DeadControl(), UnusedControl()]
}

/// A look at what the controls of a screen's states do.
protocol ExplorationAudit: Sendable {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding]
}
