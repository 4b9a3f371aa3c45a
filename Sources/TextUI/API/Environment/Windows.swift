// The system around an app: windows, links from elsewhere, reviews. A frame is one screen: no further window opens, and
// a request for a review has no effect.

/// How a window looks as others come to the front.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  /// Opens a window: nothing happens.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Asks for a review: nothing happens.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

extension View {
  /// An action for when the system opens the app with a link. All actions in the tree run.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(
      SystemEventHandler {
        if case .url = $0 { true } else { false }
      } with: {
        if case .url(let url) = $0 { action(url) }
        return true
      })
  }
}
