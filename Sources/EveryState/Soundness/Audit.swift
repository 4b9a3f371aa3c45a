/// A look at what the drives of a screen's states have shown, for what no user should meet.
protocol Audit: Sendable {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding]
}

/// All audits, the gravest first.
enum Audits {
  static let all: [any Audit] = [EndlessSpinner(), SilentLoading(), UnfoundedWords(), UndeclaredFirstLook()]
}

/// A look at what the controls of a screen's states do.
protocol ExplorationAudit: Sendable {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding]
}

extension Audits {
  static let ofControls: [any ExplorationAudit] = [BrokenControl(), DeadControl(), UnusedControl()]
}
