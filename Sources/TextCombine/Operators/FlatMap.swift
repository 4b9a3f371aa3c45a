import Foundation

extension Publishers {
  /// Makes a publisher of each value, and sends the values of all of them.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How many publishers may be active at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes the publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Outer(subscriber, maxPublishers: maxPublishers, transform: transform))
    }
  }
}

extension Publishers.FlatMap {
  /// Sends what the inner publishers send, and keeps what is not wanted yet.
  private final class Outer<Downstream: Subscriber<Output, Failure>>: Producer<Downstream>, Subscriber, Subscription,
    @unchecked Sendable
  {
    typealias Input = Upstream.Output

    /// Keeps publishers on several threads from sending at a time; recursive, because a value may cause another one.
    private let downstreamLock = NSRecursiveLock()
    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> NewPublisher
    private var hasUpstreamFinished = false
    private var inners: [Int: any Subscription] = [:]
    /// Publishers that have not ended; more than `inners` while one has not given its subscription.
    private var activeInners = 0
    private var lastInner = 0
    private var waiting: [(value: Output, inner: Int)] = []

    init(_ downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> NewPublisher) {
      self.maxPublishers = maxPublishers
      self.transform = transform
      super.init(downstream)
    }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
      heldDownstream?.receive(subscription: self)
      subscription.request(maxPublishers)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard heldDownstream != nil else { return .none }
      let inner = transform(input)
      let id = lock.withLock {
        lastInner += 1
        activeInners += 1
        return lastInner
      }
      inner.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { self.accept($0, from: id) }, receiveValue: { self.pass($0, from: id) },
          receiveCompletion: { self.leave(id, $0) }))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      switch completion {
      case .failure:
        _ = lock.withLock { status.close() }
        end(completion)
      case .finished:
        _ = lock.withLock {
          hasUpstreamFinished = true
          return status.close()
        }
        finishIfOver()
      }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { self.demand += demand }
      drain()
    }

    func cancel() { end(nil) }

    private func accept(_ subscription: any Subscription, from id: Int) {
      let demand: Subscribers.Demand? = lock.withLock {
        guard downstream != nil, inners[id] == nil else { return nil }
        inners[id] = subscription
        // One value ahead, if the downstream counts: it waits here until it is wanted.
        return self.demand == .unlimited ? .unlimited : .max(1)
      }
      if let demand { subscription.request(demand) } else { subscription.cancel() }
    }

    private func pass(_ value: Output, from id: Int) -> Subscribers.Demand {
      downstreamLock.lock()
      defer { downstreamLock.unlock() }
      let downstream: Downstream? = lock.withLock {
        guard let downstream = self.downstream else { return nil }
        guard demand > 0, waiting.isEmpty else {
          waiting.append((value, id))
          return nil
        }
        demand -= 1
        return downstream
      }
      guard let downstream else { return .none }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      return .max(1)
    }

    private func leave(_ id: Int, _ completion: Subscribers.Completion<Failure>) {
      let (ended, upstream) = lock.withLock {
        activeInners -= 1
        return (inners.removeValue(forKey: id), status.subscription)
      }
      _ = ended
      if case .failure = completion { return end(completion) }
      if maxPublishers != .unlimited { upstream?.request(.max(1)) }
      finishIfOver()
    }

    private func drain() {
      downstreamLock.lock()
      defer { downstreamLock.unlock() }
      while let (downstream, value, inner) = takeWaiting() {
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        inner?.request(.max(1))
      }
      finishIfOver()
    }

    private func takeWaiting() -> (Downstream, Output, (any Subscription)?)? {
      lock.withLock {
        guard let downstream, demand > 0, !waiting.isEmpty else { return nil }
        demand -= 1
        let (value, inner) = waiting.removeFirst()
        return (downstream, value, inners[inner])
      }
    }

    private func finishIfOver() {
      let isOver = lock.withLock { hasUpstreamFinished && activeInners == 0 && waiting.isEmpty }
      if isOver { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>?) {
      let (downstream, upstream, inners, waiting) = lock.withLock {
        defer { self.inners = [:] }
        return (self.downstream.take(), status.close(), self.inners, self.waiting.take())
      }
      _ = waiting
      for id in inners.keys.sorted() { inners[id]?.cancel() }
      upstream?.cancel()
      if let completion { downstream?.receive(completion: completion) }
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them.
  ///
  /// `maxPublishers`: How many publishers may be active at a time.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Output == T, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher of each value, and sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
