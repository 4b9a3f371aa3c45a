extension Publishers {
  /// Sends the time between values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whose time is measured.
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        FilterProducer<Upstream.Output, Failure, S>(subscriber) { [scheduler] _ in
          let now = scheduler.now
          defer { last = now }
          return .value(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Sends the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
