/// What all subjects do: send values to subscribers in the order in which they subscribed, as far as each one asks.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var latest: Output?
  private var upstreams: [any Subscription] = []
  private var hasDemand: Bool
  private let heedsDemand: Bool

  /// - Parameters:
  ///   - latest: The value that a new subscriber gets first; `nil` for subjects that only pass on.
  ///   - wantsAtOnce: Whether upstream publishers are asked for values before a subscriber has asked.
  ///   - heedsDemand: Whether subscribers get only what they ask for.
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
      defer { self.conduits = [] }
      return self.conduits
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

  func detach(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

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
