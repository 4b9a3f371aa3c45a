/// Looks at what the drives of a screen's states have shown, for what no user should meet.
enum Audits {
  static let all: [@Sendable (_ screen: AuditedScreen) -> [SoundnessFinding]] = [
    endlessSpinner, noWayOut, blankScreen, silentFailure, staleFailure, unfoundedWords, silentLoading, repeatedCalls,
    unmetControls, cutText, undeclaredFirstLook,
  ]
  /// Looks at what the controls of a screen's states do.
  static let ofControls: [@Sendable (_ screen: AuditedScreen, Exploration) -> [SoundnessFinding]] = [
    sharedState, brokenControl, deadControl, unusedControl,
  ]
}

extension String {
  /// Whether another text stands in this one. What is far longer is not searched for; written with combining marks, the same text takes up to
  /// three times the bytes.
  func mentions(_ text: String) -> Bool { 3 * utf8.count >= text.utf8.count && contains(text) }
}
