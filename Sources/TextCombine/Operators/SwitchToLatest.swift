extension Publishers {
  /// Sends the values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(LatestSubscriber<P, S>(Succession(subscriber)))
    }
  }
}

/// Follows each publisher that it receives, in place of the one before.
private final class LatestSubscriber<P: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
  typealias Input = P
  typealias Failure = P.Failure

  private let lock = Lock()
  private let succession: Succession<Downstream>
  private var slot = SubscriptionSlot()
  private var isInnerActive = false
  private var hasUpstreamFinished = false

  init(_ succession: Succession<Downstream>) { self.succession = succession }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ slot.accept(subscription) }) else { return subscription.cancel() }
    succession.start(with: self)
    subscription.request(.unlimited)
  }

  func receive(_ publisher: P) -> Subscribers.Demand {
    lock.withLock { isInnerActive = true }
    succession.follow(publisher) { succession, completion in
      switch completion {
      case .failure:
        self.lock.withLock { self.slot.close() }?.cancel()
        succession.complete(completion)
      case .finished:
        let isOver = self.lock.withLock {
          self.isInnerActive = false
          return self.hasUpstreamFinished
        }
        if isOver { succession.complete(.finished) }
      }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<P.Failure>) {
    let isInnerActive = lock.withLock {
      hasUpstreamFinished = true
      return self.isInnerActive
    }
    switch completion {
    case .finished: if !isInnerActive { succession.complete(.finished) }
    case .failure: succession.fail(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) { succession.request(demand) }

  func cancel() {
    succession.cancel()
    lock.withLock { slot.close() }?.cancel()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the publisher that came last.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
