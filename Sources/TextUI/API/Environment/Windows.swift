// What the system around an app does: windows, links from elsewhere, reviews. A frame is one screen: no further window opens, and
// nobody is asked for a review.

/// Opens windows, which a frame has none of.
public struct OpenWindowAction {
  /// Does nothing in text. On a device: opens the window of a scene.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing in text. On a device: opens the window for a value.
  @MainActor public func callAsFunction<D: Hashable & Codable>(value: D) {}
  /// Does nothing in text. On a device: opens the window of a scene for a value.
  @MainActor public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// Asks a person to review the app: the system decides whether, and a frame never does.
public struct RequestReviewAction: Sendable {
  /// Does nothing in text. On a device: asks for a review, unless the system has asked lately.
  @MainActor public func callAsFunction() {}
}

/// How a window looks as others come to the front.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

extension EnvironmentValues {
  /// Opens a window: nothing happens.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Asks for a review: nothing happens.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// A frame's window is in front.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }
}

extension View {
  /// What happens when the system opens the app with a link. All that stand in the tree are told.
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
