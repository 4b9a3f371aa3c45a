extension Publishers {
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
    /// When an array is sent.
    public let strategy: TimeGroupingStrategy<Context>
    /// What the scheduler is told beside the time.
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
      let values = Protected<Output>([])
      let timer = Protected<(any Cancellable)?>(nil)
      func flush(_ producer: EventProducer<Upstream.Output, S>?) {
        let group = values.exchange(for: [])
        if !group.isEmpty { producer?.send(group) }
      }
      let producer = EventProducer<Upstream.Output, S>(subscriber)
      producer.onEnd = { timer.exchange(for: nil)?.cancel() }
      producer.onSubscription = { [options] producer in
        let ticks = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
          options: options
        ) { [weak producer] in flush(producer) }
        _ = timer.exchange(for: ticks)
      }
      producer.onValue = { producer, value in
        let count = values.withLock { values in
          values.append(value)
          return values.count
        }
        if count >= limit { flush(producer) }
      }
      producer.onCompletion = { producer, completion in
        if case .finished = completion { flush(producer) }
        producer.finish(completion)
      }
      upstream.subscribe(producer)
    }
  }
}

extension Publisher {
  /// Sends arrays of the values of an interval, as `strategy` says.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
