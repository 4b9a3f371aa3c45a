/// The place of a subscriber's one subscription: empty, taken, and then closed for good.
struct SubscriptionSlot {
  private enum State {
    case empty
    case taken(any Subscription)
    case closed
  }

  private var state = State.empty

  var isClosed: Bool {
    if case .closed = state { return true }
    return false
  }

  var subscription: (any Subscription)? {
    if case .taken(let subscription) = state { return subscription }
    return nil
  }

  /// Takes the first subscription. A second one, or one that comes too late, must be cancelled by the caller.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .empty = state else { return false }
    state = .taken(subscription)
    return true
  }

  /// Closes the slot.
  ///
  /// - Returns: The subscription that it held, to be cancelled outside of any lock.
  mutating func close() -> (any Subscription)? {
    defer { state = .closed }
    return subscription
  }
}
