extension Publishers {
  /// Ends when the upstream sends nothing for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How long the upstream may send nothing.
    public let interval: Context.SchedulerTimeType.Stride
    /// What waits, and delivers.
    public let scheduler: Context
    /// What the scheduler is told beside the time.
    public let options: Context.SchedulerOptions?
    /// Makes the error to fail with; if `nil`, the publisher finishes.
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let timer = Protected<(any Cancellable)?>(nil)
      func restart(_ producer: EventProducer<Output, S>) {
        timer.exchange(for: nil)?.cancel()
        let next = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
          options: options
        ) { [customError, weak producer] in
          producer?.finish(customError.map { .failure($0()) } ?? .finished)
        }
        _ = timer.exchange(for: next)
      }
      let producer = EventProducer<Output, S>(subscriber, wantsAll: false)
      producer.onEnd = { timer.exchange(for: nil)?.cancel() }
      producer.onSubscription = restart
      producer.onValue = { [self] producer, value in
        restart(producer)
        scheduler.schedule(options: options) { producer.send(value) }
      }
      producer.onCompletion = { [self] producer, completion in
        timer.exchange(for: nil)?.cancel()
        scheduler.schedule(options: options) { producer.finish(completion) }
      }
      upstream.subscribe(producer)
    }
  }
}

extension Publisher {
  /// Ends when the publisher sends nothing for `interval`.
  ///
  /// `customError`: Makes the error to fail with; if `nil`, the publisher finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
