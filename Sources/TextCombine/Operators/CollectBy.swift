extension Publishers {
  /// Sends arrays of a number of values; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "collect(\(count)): an array needs at least one value")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      let stage = Stage<Upstream.Output, Failure, S>(
        subscriber,
        onValue: { [count] value in
          values.append(value)
          if values.count < count { return .nothing }
          defer { values = [] }
          return .value(values)
        },
        onCompletion: { completion in
          guard case .finished = completion, !values.isEmpty else { return Ending(value: nil, completion: completion) }
          return Ending(value: values, completion: .finished)
        })
      upstream.subscribe(stage)
    }
  }

  /// When an array of collected values is sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Each time an interval has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Each time an interval has passed, or a number of values has come.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends arrays of the values of an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, limit) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let values = Locked<Output>([])
      let timer = Locked<(any Cancellable)?>(nil)
      func flush(_ outlet: Outlet<Upstream.Output, S>?) {
        let group = values.exchange(for: [])
        if !group.isEmpty { outlet?.send(group) }
      }
      let outlet = Outlet<Upstream.Output, S>(subscriber)
      outlet.onEnd = { timer.exchange(for: nil)?.cancel() }
      outlet.onSubscription = { [options] outlet in
        let ticks = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
          options: options
        ) { [weak outlet] in flush(outlet) }
        _ = timer.exchange(for: ticks)
      }
      outlet.onValue = { outlet, value in
        let count = values.withLock { values in
          values.append(value)
          return values.count
        }
        if count >= limit { flush(outlet) }
      }
      outlet.onCompletion = { outlet, completion in
        if case .finished = completion { flush(outlet) }
        outlet.finish(completion)
      }
      upstream.subscribe(outlet)
    }
  }
}

extension Publisher {
  /// Sends arrays of `count` values; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Sends arrays of the values of an interval, as `strategy` says.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
