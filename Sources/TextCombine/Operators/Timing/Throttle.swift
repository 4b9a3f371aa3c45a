extension Publishers {
  /// Sends at most one value in each interval: the first at once, then the first or the latest of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The length of an interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// What waits, and delivers.
    public let scheduler: Context
    /// Whether the latest value of an interval is sent, or the first.
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let state = Protected(State())
      func sendPending(to producer: EventProducer<Output, S>) {
        let now = scheduler.now
        let (value, completion) = state.withLock { state in
          defer { state.pending = nil }
          if state.pending != nil { state.lastTime = now }
          return (state.pending, state.completion)
        }
        if let value { producer.send(value) }
        if let completion { producer.finish(completion) }
      }
      let producer = EventProducer<Output, S>(subscriber)
      producer.onEnd = { _ = state.exchange(for: State()) }
      producer.onValue = { [self] producer, value in
        let (isFirst, lastTime, old) = state.withLock { state in
          let old = state.pending
          if latest || old == nil { state.pending = value }
          return (old == nil, state.lastTime, old)
        }
        _ = old
        guard isFirst else { return }
        let now = scheduler.now
        if let next = lastTime?.advanced(by: interval), next > now {
          scheduler.schedule(after: next) { sendPending(to: producer) }
        } else {
          scheduler.schedule { sendPending(to: producer) }
        }
      }
      producer.onCompletion = { [self] producer, completion in
        let isWaiting = state.withLock { state in
          state.completion = completion
          return state.pending != nil
        }
        // A value that waits takes the end along.
        if !isWaiting { scheduler.schedule { producer.finish(completion) } }
      }
      upstream.subscribe(producer)
    }

    private struct State {
      var pending: Output?
      var lastTime: Context.SchedulerTimeType?
      var completion: Subscribers.Completion<Failure>?
    }
  }
}

extension Publisher {
  /// Sends at most one value in each interval.
  ///
  /// `latest`: Whether it is the latest value of the interval, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
