extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Transfer(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
    }
  }

  /// Delivers some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Transfer(subscriber) { [scheduler, options, interval, tolerance] in
          let date = scheduler.now.advanced(by: interval)
          scheduler.schedule(after: date, tolerance: tolerance, options: options, $0)
        })
    }
  }

  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { [self] in
        upstream.subscribe(
          AnySubscriber<Output, Failure>(
            receiveSubscription: {
              subscriber.receive(
                subscription: ScheduledSubscription($0) { scheduler.schedule(options: options, $0) })
            },
            receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) }))
      }
    }
  }
}

/// Hands each value and the end over to a scheduler. They arrive one at a time and in order, also when the scheduler runs
/// several things at once.
private final class Transfer<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var waiting: [Delivery] = []
  /// How many turns the scheduler has given that are not over yet; whoever has the first one takes them all.
  private var turns = 0
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var slot = SubscriptionSlot()

  private enum Delivery {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ slot.accept(subscription) }) else { return subscription.cancel() }
    heldDownstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ !slot.isClosed && downstream != nil }) else { return .none }
    deliver(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // The upstream has ended: nothing that it sends from now on counts, but what is on its way arrives.
    let (isOpen, ended) = lock.withLock { (!slot.isClosed && downstream != nil, slot.close()) }
    _ = ended
    if isOpen { deliver(.end(completion)) }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { slot.subscription }?.request(demand) }

  func cancel() { close().subscription?.cancel() }

  private func deliver(_ delivery: Delivery) {
    lock.withLock { waiting.append(delivery) }
    schedule { [self] in takeTurn() }
  }

  private func takeTurn() {
    let isFirst = lock.withLock {
      turns += 1
      return turns == 1
    }
    if !isFirst { return }
    var hasMore = true
    while hasMore {
      perform(lock.withLock { waiting.removeFirst() })
      hasMore = lock.withLock {
        turns -= 1
        return turns > 0
      }
    }
  }

  private func perform(_ delivery: Delivery) {
    switch delivery {
    case .value(let input):
      guard let downstream = heldDownstream else { return }
      let more = downstream.receive(input)
      if more > 0 { lock.withLock { slot.subscription }?.request(more) }
    case .end(let completion):
      close().downstream?.receive(completion: completion)
    }
  }

  private var heldDownstream: Downstream? { lock.withLock { downstream } }

  private func close() -> (downstream: Downstream?, subscription: (any Subscription)?) {
    lock.withLock {
      defer { downstream = nil }
      return (downstream, slot.close())
    }
  }
}

private final class ScheduledSubscription: Subscription {
  private let subscription: Locked<(any Subscription)?>
  private let schedule: (@escaping () -> Void) -> Void

  init(_ subscription: any Subscription, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.subscription = Locked(subscription)
    self.schedule = schedule
  }

  func request(_ demand: Subscribers.Demand) {
    guard let subscription = subscription.withLock({ $0 }) else { return }
    schedule { subscription.request(demand) }
  }

  func cancel() {
    guard let cancelled = subscription.exchange(for: nil) else { return }
    schedule { cancelled.cancel() }
  }
}

extension Publisher {
  /// Delivers on `scheduler`.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, requests and cancels on `scheduler`.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers everything later, by `interval`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
