import Foundation

/// The subscription behind `combineLatest` and `zip`: sends something made of one value of each of two publishers.
final class PairProducer<A: Publisher, B: Publisher, Downstream: Subscriber>: Subscription, @unchecked Sendable
where A.Failure == B.Failure, Downstream.Failure == A.Failure, Downstream.Input == (A.Output, B.Output) {
  /// How values are paired.
  enum Rule {
    /// Each with the latest one of the other publisher.
    case latest
    /// The first with the first, the second with the second, and so on.
    case inOrder
  }

  private let rule: Rule
  private let lock = Lock()
  /// Keeps publishers on several threads from sending at a time; recursive, because a value may cause another one.
  private let downstreamLock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var left = Side<A.Output>()
  private var right = Side<B.Output>()

  private var failure: A.Failure?
  private var hasStarted = false

  private struct Side<Value> {
    var status = SubscriptionStatus()
    var values: [Value] = []
    var hasEnded = false
  }

  init(_ downstream: Downstream, _ rule: Rule) {
    self.downstream = downstream
    self.rule = rule
  }

  /// Subscribes to both publishers.
  func join(_ a: A, _ b: B) {
    a.subscribe(subscriber(for: \.left))
    b.subscribe(subscriber(for: \.right))
    let downstream = lock.withLock {
      hasStarted = true
      return self.downstream
    }
    downstream?.receive(subscription: self)
    // What had ended before the downstream got its subscription ends now.
    finishIfOver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let (left, right) = lock.withLock {
      self.demand += demand
      return (self.left.status.subscription, self.right.status.subscription)
    }
    left?.request(demand)
    right?.request(demand)
  }

  func cancel() { end(nil) }

  private func subscriber<Value>(
    for side: ReferenceWritableKeyPath<PairProducer, Side<Value>>
  ) -> AnySubscriber<Value, A.Failure> {
    AnySubscriber(
      receiveSubscription: { subscription in
        let isAccepted = self.lock.withLock {
          self.downstream != nil && self[keyPath: side].status.accept(subscription)
        }
        if !isAccepted { subscription.cancel() }
      },
      receiveValue: { self.take($0, for: side) },
      receiveCompletion: { completion in
        self.lock.withLock {
          self[keyPath: side].hasEnded = true
          if case .failure(let error) = completion { self.failure = self.failure ?? error }
        }
        self.finishIfOver()
      })
  }

  private func take<Value>(
    _ value: Value, for side: ReferenceWritableKeyPath<PairProducer, Side<Value>>
  ) -> Subscribers.Demand {
    downstreamLock.lock()
    defer { downstreamLock.unlock() }
    let old = lock.withLock {
      let old = self[keyPath: side].values
      if rule == .latest { self[keyPath: side].values = [value] } else { self[keyPath: side].values.append(value) }
      return old
    }
    _ = old
    guard let (downstream, pair) = nextPair() else { return .none }
    let more = downstream.receive(pair)
    // The publisher that has just sent gets its share by return value, the other one by request.
    request(more, excepting: side)
    finishIfOver()
    return more
  }

  private func nextPair() -> (Downstream, (A.Output, B.Output))? {
    lock.withLock {
      guard let downstream, demand > 0, let a = left.values.first, let b = right.values.first else { return nil }
      demand -= 1
      if rule == .inOrder {
        left.values.removeFirst()
        right.values.removeFirst()
      }
      return (downstream, (a, b))
    }
  }

  private func request(_ demand: Subscribers.Demand, excepting side: PartialKeyPath<PairProducer>) {
    guard demand > 0 else { return }
    let other = lock.withLock {
      self.demand += demand
      return side == \PairProducer.left ? right.status.subscription : left.status.subscription
    }
    other?.request(demand)
  }

  private func finishIfOver() {
    let (failure, isOver) = lock.withLock {
      let isOver =
        switch rule {
        case .latest: left.hasEnded && right.hasEnded
        case .inOrder: left.hasEnded && left.values.isEmpty || right.hasEnded && right.values.isEmpty
        }
      return hasStarted ? (self.failure, isOver) : (nil, false)
    }
    if let failure { end(.failure(failure)) } else if isOver { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<A.Failure>?) {
    let (downstream, left, right) = lock.withLock {
      defer {
        self.downstream = nil
        self.left.values = []
        self.right.values = []
      }
      return (
        self.downstream, self.left.hasEnded ? nil : self.left.status.close(),
        self.right.hasEnded ? nil : self.right.status.close()
      )
    }
    left?.cancel()
    right?.cancel()
    if let completion { downstream?.receive(completion: completion) }
  }
}
