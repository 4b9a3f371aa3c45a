/// Ends the presentation, or goes back from the pushed screen, that the view is in.
public struct DismissAction: Sendable {
  var action: (@MainActor @Sendable () -> Void)?

  /// Ends the presentation around the view, or goes back from the pushed screen. At the root it leaves the whole screen.
  @MainActor public func callAsFunction() { action?() }
}

/// Runs the action of `refreshable`.
public struct RefreshAction: Sendable {
  private final class Source {
    var action: @Sendable () async -> Void
    var isRead = false
    init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  }
  private nonisolated(unsafe) let source: Source
  /// Whether a view has read the action, as a refresh button of an app's own does.
  var isRead: Bool { source.isRead }
  var read: Self {
    source.isRead = true
    return self
  }

  /// The closure is the view's, and runs where the view's closures run: nothing of it is shared.
  init(_ action: @escaping () async -> Void) {
    nonisolated(unsafe) let action = action
    source = Source { await action() }
  }

  /// Does what another one does, also where it was passed down already.
  func become(_ other: Self) { source.action = other.source.action }

  /// Runs the action and waits until it has ended.
  public func callAsFunction() async { await source.action() }
}
