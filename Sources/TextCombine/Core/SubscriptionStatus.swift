/// How far a subscriber's one subscription is: awaited, there, and then ended for good.
struct SubscriptionStatus {
  private enum State {
    case awaitingSubscription
    case subscribed(any Subscription)
    case terminal
  }

  private var state = State.awaitingSubscription

  var isClosed: Bool {
    if case .terminal = state { return true }
    return false
  }

  var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = state { return subscription }
    return nil
  }

  /// Takes the first subscription. A second one, or one that comes too late, must be cancelled by the caller.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .awaitingSubscription = state else { return false }
    state = .subscribed(subscription)
    return true
  }

  /// Ends it.
  ///
  /// - Returns: The subscription that it held, to be cancelled outside of any lock.
  mutating func close() -> (any Subscription)? {
    defer { state = .terminal }
    return subscription
  }
}
