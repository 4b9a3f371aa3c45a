/// Ends the presentation, or goes back from the pushed screen, that the view is in.
public struct DismissAction: Sendable {
  var action: (@MainActor @Sendable () -> Void)?

  /// Ends the presentation around the view, or goes back from the pushed screen. At the root it leaves the whole screen.
  @MainActor public func callAsFunction() { action?() }
}

/// Runs the action of `refreshable`.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void
  private final class Reads { nonisolated(unsafe) var isAny = false }
  private nonisolated(unsafe) let reads = Reads()
  /// Whether a view has read the action, as a refresh button of an app's own does.
  var isRead: Bool { reads.isAny }
  var read: Self {
    reads.isAny = true
    return self
  }

  /// The closure is the view's, and runs where the view's closures run: nothing of it is shared.
  init(_ action: @escaping () async -> Void) {
    nonisolated(unsafe) let action = action
    self.action = { await action() }
  }

  /// Runs the action and waits until it has ended.
  public func callAsFunction() async { await action() }
}
