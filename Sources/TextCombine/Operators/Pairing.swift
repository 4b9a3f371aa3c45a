import Foundation

extension Publishers {
  /// The publisher behind `combineLatest` and `zip`: sends pairs of the values of two publishers.
  public struct _Pair<A: Publisher, B: Publisher, Rule: _PairRule>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      PairProducer<A, B, S>(subscriber, isInOrder: Rule._isInOrder).join(a, b)
    }
  }

  /// How values are paired: the first with the first, the second with the second, and so on, or each with the latest one.
  public protocol _PairRule { static var _isInOrder: Bool { get } }
  public enum _LatestValues: _PairRule { public static var _isInOrder: Bool { false } }
  public enum _ValuesInOrder: _PairRule { public static var _isInOrder: Bool { true } }

  /// Sends the latest values of two publishers, whenever one of them sends.
  public typealias CombineLatest<A: Publisher, B: Publisher> = _Pair<A, B, _LatestValues> where A.Failure == B.Failure
  /// Sends the latest values of three publishers, whenever one of them sends.
  public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> =
    _Operator<CombineLatest<CombineLatest<A, B>, C>, (A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure
  /// Sends the latest values of four publishers, whenever one of them sends.
  public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    _Operator<CombineLatest<CombineLatest3<A, B, C>, D>, (A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure

  /// Sends the first values of two publishers together, then the second ones, and so on.
  public typealias Zip<A: Publisher, B: Publisher> = _Pair<A, B, _ValuesInOrder> where A.Failure == B.Failure
  /// Sends the first values of three publishers together, then the second ones, and so on.
  public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> =
    _Operator<Zip<Zip<A, B>, C>, (A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure
  /// Sends the first values of four publishers together, then the second ones, and so on.
  public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
    _Operator<Zip<Zip3<A, B, C>, D>, (A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
}

extension Publishers._Operator {
  /// Sends values of three publishers together: the latest ones, or the first ones, then the second ones, and so on.
  public init<A, B, C, Rule>(_ a: A, _ b: B, _ c: C)
  where
    Upstream == Publishers._Pair<Publishers._Pair<A, B, Rule>, C, Rule>, Output == (A.Output, B.Output, C.Output),
    Failure == A.Failure
  { self.init(Upstream(.init(a, b), c), onValue: { .value(($0.0.0, $0.0.1, $0.1)) }) }

  public init<A, B, C, D, Rule>(_ a: A, _ b: B, _ c: C, _ d: D)
  where
    Upstream == Publishers._Pair<
      Publishers._Operator<
        Publishers._Pair<Publishers._Pair<A, B, Rule>, C, Rule>, (A.Output, B.Output, C.Output), A.Failure
      >, D, Rule
    >,
    Output == (A.Output, B.Output, C.Output, D.Output), Failure == A.Failure
  { self.init(Upstream(.init(a, b, c), d), onValue: { .value(($0.0.0, $0.0.1, $0.0.2, $0.1)) }) }
}

extension Publisher {
  /// Sends the latest values of all the publishers, whenever one of them sends.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, publisher1, publisher2) }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publisher {
  /// Sends the first values of all the publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure { zip(other).map(transform) }

  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, publisher1, publisher2) }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map(transform)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map(transform)
  }
}

/// The subscription behind `combineLatest` and `zip`: sends something made of one value of each of two publishers.
final class PairProducer<A: Publisher, B: Publisher, Downstream: Subscriber>: Producer<Downstream>, Subscription,
  @unchecked Sendable
where A.Failure == B.Failure, Downstream.Failure == A.Failure, Downstream.Input == (A.Output, B.Output) {
  private let isInOrder: Bool
  /// Keeps publishers on several threads from sending at a time; recursive, because a value may cause another one.
  private let downstreamLock = NSRecursiveLock()
  private let left = Side<A.Output>()
  private let right = Side<B.Output>()

  private var failure: A.Failure?
  private var hasStarted = false

  /// The values of one publisher, guarded by the lock.
  private final class Side<Value> {
    var status = SubscriptionStatus()
    var values: [Value] = []
    var hasEnded = false
  }

  init(_ downstream: Downstream, isInOrder: Bool) {
    self.isInOrder = isInOrder
    super.init(downstream)
  }

  /// Subscribes to both publishers.
  func join(_ a: A, _ b: B) {
    a.subscribe(subscriber(for: left))
    b.subscribe(subscriber(for: right))
    let downstream = lock.withLock {
      hasStarted = true
      return self.downstream
    }
    downstream?.receive(subscription: self)
    // Publishers may have ended before the downstream got its subscription.
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

  private func subscriber<Value>(for side: Side<Value>) -> AnySubscriber<Value, A.Failure> {
    AnySubscriber(
      receiveSubscription: { subscription in
        let isAccepted = self.lock.withLock { self.downstream != nil && side.status.accept(subscription) }
        if !isAccepted { subscription.cancel() }
      },
      receiveValue: { self.take($0, for: side) },
      receiveCompletion: { completion in
        self.lock.withLock {
          side.hasEnded = true
          if case .failure(let error) = completion { self.failure = self.failure ?? error }
        }
        self.finishIfOver()
      })
  }

  private func take<Value>(_ value: Value, for side: Side<Value>) -> Subscribers.Demand {
    downstreamLock.lock()
    defer { downstreamLock.unlock() }
    let old = lock.withLock {
      let old = side.values
      if isInOrder { side.values.append(value) } else { side.values = [value] }
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
      if isInOrder {
        left.values.removeFirst()
        right.values.removeFirst()
      }
      return (downstream, (a, b))
    }
  }

  private func request(_ demand: Subscribers.Demand, excepting side: AnyObject) {
    guard demand > 0 else { return }
    let other = lock.withLock {
      self.demand += demand
      return side === left ? right.status.subscription : left.status.subscription
    }
    other?.request(demand)
  }

  private func finishIfOver() {
    let (failure, isOver) = lock.withLock {
      let isOver =
        isInOrder
        ? left.hasEnded && left.values.isEmpty || right.hasEnded && right.values.isEmpty
        : left.hasEnded && right.hasEnded
      return hasStarted ? (self.failure, isOver) : (nil, false)
    }
    if let failure { end(.failure(failure)) } else if isOver { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<A.Failure>?) {
    let (downstream, left, right) = lock.withLock {
      self.left.values = []
      self.right.values = []
      return (
        self.downstream.take(), self.left.hasEnded ? nil : self.left.status.close(),
        self.right.hasEnded ? nil : self.right.status.close()
      )
    }
    left?.cancel()
    right?.cancel()
    if let completion { downstream?.receive(completion: completion) }
  }
}
