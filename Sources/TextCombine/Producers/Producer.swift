/// The part that the subscriptions behind publishers share: the downstream with its demand, and the upstream's subscription.
class Producer<Downstream: Subscriber>: @unchecked Sendable {
  final let lock = Lock()
  final var downstream: Downstream?
  final var demand = Subscribers.Demand.none
  final var status = SubscriptionStatus()

  init(_ downstream: Downstream) { self.downstream = downstream }

  final var heldDownstream: Downstream? { lock.withLock { downstream } }

  /// The downstream, unless the upstream has ended.
  final var openDownstream: Downstream? { lock.withLock { status.isClosed ? nil : downstream } }

  /// Takes the end of the upstream, which leaves nothing to cancel. Returns whether it is the first end.
  final func upstreamEnded() -> Bool {
    let (isOpen, ended) = lock.withLock { (!status.isClosed && downstream != nil, status.close()) }
    _ = ended
    return isOpen
  }

  /// Releases the downstream and the upstream's subscription: nothing more is sent.
  @discardableResult func close() -> (downstream: Downstream?, subscription: (any Subscription)?) {
    lock.withLock { (downstream.take(), status.close()) }
  }
}
