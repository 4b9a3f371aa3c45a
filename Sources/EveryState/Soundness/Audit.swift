/// A look at what the drives of a screen's states have shown, for what no user should meet.
protocol Audit: Sendable {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding]
}

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

extension String {
  /// Whether another text stands in this one. What is far longer is not searched for; written with combining marks, the same text takes up to
  /// three times the bytes.
  func mentions(_ text: String) -> Bool { 3 * utf8.count >= text.utf8.count && contains(text) }
}
