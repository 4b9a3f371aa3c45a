/// Ends the presentation, or goes back from the pushed screen, that the view stands in.
public struct DismissAction: Sendable {
  var action: (@MainActor @Sendable () -> Void)?

  @MainActor
  public func callAsFunction() { action?() }
}

/// Runs what `refreshable` gave.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}
