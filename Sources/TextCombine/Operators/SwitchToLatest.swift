extension Publishers {
  /// Sends the values of the publisher that came last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Outer(SequentialProducer(subscriber)))
    }
  }
}

extension Publishers.SwitchToLatest {
  /// Follows each publisher that it receives, in place of the one before.
  private final class Outer<Downstream: Subscriber<Output, Failure>>: Subscriber, Subscription, @unchecked Sendable {
    typealias Input = P

    private let lock = Lock()
    private let producer: SequentialProducer<Downstream>
    private var status = SubscriptionStatus()
    private var isInnerActive = false
    private var hasUpstreamFinished = false

    init(_ producer: SequentialProducer<Downstream>) { self.producer = producer }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
      producer.start(with: self)
      subscription.request(.unlimited)
    }

    func receive(_ publisher: P) -> Subscribers.Demand {
      lock.withLock { isInnerActive = true }
      producer.follow(publisher) { producer, completion in
        switch completion {
        case .failure:
          self.lock.withLock { self.status.close() }?.cancel()
          producer.complete(completion)
        case .finished:
          let isOver = self.lock.withLock {
            self.isInnerActive = false
            return self.hasUpstreamFinished
          }
          if isOver { producer.complete(.finished) }
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
      case .finished: if !isInnerActive { producer.complete(.finished) }
      case .failure: producer.fail(completion)
      }
    }

    func request(_ demand: Subscribers.Demand) { producer.request(demand) }

    func cancel() {
      producer.cancel()
      lock.withLock { status.close() }?.cancel()
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the publisher that came last.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
