extension Publishers {
  /// Subscribes, requests and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Where the publisher subscribes, requests and cancels.
    public let scheduler: Context
    /// What the scheduler is told.
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Ends at once when it is cancelled, whenever the scheduler gets to tell the upstream.
      let producer = FilterProducer<Output, Failure, S>(subscriber) { .value($0) }
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
  /// Subscribes, requests and cancels on `scheduler`.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
