/// The core of all subjects: sends values to subscribers in subscription order, limited by each one's demand.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var latest: Output?
  private var upstreams: [any Subscription] = []
  private var hasDemand: Bool
  private let heedsDemand: Bool

  /// `latest` is the value that a new subscriber gets first. `wantsAtOnce` asks upstream publishers for values before a subscriber has asked.
  init(latest: Output? = nil, wantsAtOnce: Bool = false, heedsDemand: Bool = true) {
    self.latest = latest
    hasDemand = wantsAtOnce
    self.heedsDemand = heedsDemand
  }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var current: Output? { lock.withLock { latest } }

  /// When the latest value becomes the new one: before or after the subscribers see it.
  enum Storing { case no, before, after }

  func send(_ value: Output, storing: Storing) {
    // The old value leaves the lock alive: its end may run foreign code.
    let (conduits, old): ([Conduit<Output, Failure>], Output?) = lock.withLock {
      guard completion == nil else { return ([], nil) }
      return (self.conduits, storing == .before ? exchange(for: value) : nil)
    }
    _ = old
    for conduit in conduits { conduit.offer(value) }
    if storing == .after { store(value) }
  }

  /// Stores a value without a word to the subscribers.
  func store(_ value: Output) { _ = lock.withLock { exchange(for: value) } }

  private func exchange(for value: Output) -> Output? {
    defer { latest = value }
    return latest
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let conduits: [Conduit<Output, Failure>] = lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      return self.conduits.take()
    }
    for conduit in conduits { conduit.finish(completion) }
  }

  func send(subscription: any Subscription) {
    let isWanted = lock.withLock {
      upstreams.append(subscription)
      return hasDemand
    }
    if isWanted { subscription.request(.unlimited) }
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(self, to: AnySubscriber(subscriber), demand: heedsDemand ? .none : .unlimited)
    if let completion = admit(conduit) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Adds a subscription, unless the subject has ended.
  private func admit(_ conduit: Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
    lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return completion
    }
  }

  func detach(_ conduit: Conduit<Output, Failure>) { lock.withLock { conduits.removeAll { $0 === conduit } } }

  /// Asks the upstream publishers for values, once a subscriber has asked.
  func demandArrived() {
    let upstreams: [any Subscription] = lock.withLock {
      guard !hasDemand else { return [] }
      hasDemand = true
      return self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}

/// A subject's subscription for one subscriber.
final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var core: SubjectCore<Output, Failure>?
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand: Subscribers.Demand
  /// Whether the subscriber is still to get the latest value, of subjects that have one.
  private var owesLatest = true

  init(
    _ core: SubjectCore<Output, Failure>, to downstream: AnySubscriber<Output, Failure>, demand: Subscribers.Demand
  ) {
    self.core = core
    self.downstream = downstream
    self.demand = demand
  }

  /// Delivers a value if the subscriber wants one. Otherwise the value is lost, but a subject with a latest value delivers it later.
  func offer(_ value: Output) {
    let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
      guard demand > 0 else {
        owesLatest = true
        return nil
      }
      demand -= 1
      owesLatest = false
      return self.downstream
    }
    if let downstream { deliver(value, to: downstream) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) { close()?.downstream?.receive(completion: completion) }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let core = lock.withLock { self.core }
    guard let core else { return }
    let latest = core.current
    let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
      self.demand += demand
      guard owesLatest, latest != nil else { return nil }
      owesLatest = false
      self.demand -= 1
      return self.downstream
    }
    if let downstream, let latest { deliver(latest, to: downstream) }
    core.demandArrived()
  }

  func cancel() { if let core = close()?.core { core.detach(self) } }

  private func deliver(_ value: Output, to downstream: AnySubscriber<Output, Failure>) {
    let more = downstream.receive(value)
    if more > 0 { lock.withLock { demand += more } }
  }

  private func close() -> (core: SubjectCore<Output, Failure>?, downstream: AnySubscriber<Output, Failure>?)? {
    lock.withLock { (core.take(), downstream.take()) }
  }
}
