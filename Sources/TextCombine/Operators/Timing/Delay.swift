extension Publishers {
  /// Delivers some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How much later values and the end are delivered.
    public let interval: Context.SchedulerTimeType.Stride
    /// How far the scheduler may be off the time.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What waits, and delivers.
    public let scheduler: Context
    /// What the scheduler is told beside the time.
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
        ScheduledProducer(subscriber) { [scheduler, options, interval, tolerance] in
          let date = scheduler.now.advanced(by: interval)
          scheduler.schedule(after: date, tolerance: tolerance, options: options, $0)
        })
    }
  }
}

extension Publisher {
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
