extension Publishers {
  /// Sends a value once no other one has followed for some time. What still waits at the end is not sent.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let dueTime: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let timer = Protected<(any Cancellable)?>(nil)
      let turn = Protected(0)
      let producer = EventProducer<Output, S>(subscriber)
      producer.onEnd = { timer.exchange(for: nil)?.cancel() }
      producer.onValue = { [self] producer, value in
        timer.exchange(for: nil)?.cancel()
        let thisTurn = turn.withLock { turn in
          turn += 1
          return turn
        }
        // A scheduler that does not wait runs the work here and now; the turn tells whether it is still due.
        let isDue = { turn.withLock { $0 == thisTurn } }
        let next = scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), interval: dueTime, tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard isDue() else { return }
          turn.withLock { $0 += 1 }
          timer.exchange(for: nil)?.cancel()
          producer.send(value)
        }
        if isDue() { _ = timer.exchange(for: next) } else { next.cancel() }
      }
      producer.onCompletion = { [self] producer, completion in
        turn.withLock { $0 += 1 }
        timer.exchange(for: nil)?.cancel()
        scheduler.schedule { producer.finish(completion) }
      }
      upstream.subscribe(producer)
    }
  }
}

extension Publisher {
  /// Sends a value once no other one has followed for `dueTime`.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// Sends at most one value in each interval: the first at once, then the first or the latest of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let latest: Bool

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

extension Publishers {
  /// Ends when the upstream sends nothing for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    /// Makes the error to fail with; if `nil`, the publisher finishes.
    let customError: (() -> Failure)?

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

extension Publishers {
  /// Sends the time between values.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> =
    _Operator<Upstream, Context.SchedulerTimeType.Stride, Upstream.Failure>
}

extension Publisher {
  /// Sends the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers._Operator(self) {
      var last = scheduler.now
      return OperatorRule { _ in
        let now = scheduler.now
        defer { last = now }
        return .value(last.distance(to: now))
      }
    }
  }
}

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
    let upstream: Upstream
    let strategy: TimeGroupingStrategy<Context>
    let options: Context.SchedulerOptions?

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
