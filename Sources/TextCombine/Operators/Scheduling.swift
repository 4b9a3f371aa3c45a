extension Publishers {
  /// Delivers on a scheduler, now or later.
  public struct _ScheduledOperator<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    fileprivate let upstream: Upstream
    fileprivate let schedule: (@escaping () -> Void) -> Void

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ScheduledProducer(subscriber, schedule))
    }
  }

  /// Delivers on a scheduler.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = _ScheduledOperator<Upstream>
  /// Delivers some time later.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = _ScheduledOperator<Upstream>

  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Ends at once on cancellation, even if the scheduler cancels the upstream later.
      let producer = FilterProducer(subscriber, OperatorRule<Output, Failure, Output, Failure> { .value($0) })
      scheduler.schedule(options: options) { [self] in
        upstream.subscribe(
          AnySubscriber<Output, Failure>(
            receiveSubscription: {
              producer.receive(
                subscription: ScheduledSubscription($0) { scheduler.schedule(options: options, $0) })
            },
            receiveValue: { producer.receive($0) },
            receiveCompletion: { producer.receive(completion: $0) }))
      }
    }
  }
}

private final class ScheduledSubscription: Subscription {
  private let subscription: Protected<(any Subscription)?>
  private let schedule: (@escaping () -> Void) -> Void

  init(_ subscription: any Subscription, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.subscription = Protected(subscription)
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
    Publishers._ScheduledOperator(upstream: self) { scheduler.schedule(options: options, $0) }
  }

  /// Delivers everything later, by `interval`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers._ScheduledOperator(upstream: self) {
      let date = scheduler.now.advanced(by: interval)
      scheduler.schedule(after: date, tolerance: tolerance ?? scheduler.minimumTolerance, options: options, $0)
    }
  }

  /// Subscribes, requests and cancels on `scheduler`.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
