extension Publishers {
  /// Sends a value once no other one has followed for some time. A value that still waits at the end is dropped.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = _TimedOperator<Upstream, Upstream.Output>
  /// Sends at most one value in each interval: the first at once, then the first or the latest of each interval.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = _TimedOperator<Upstream, Upstream.Output>
  /// Ends when the upstream sends nothing for some time.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = _TimedOperator<Upstream, Upstream.Output>
  /// Sends arrays of the values of an interval.
  public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> = _TimedOperator<Upstream, [Upstream.Output]>
  /// Sends the time between values.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> =
    _Operator<Upstream, Context.SchedulerTimeType.Stride, Upstream.Failure>

  /// When an array of collected values is sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Each time an interval has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Each time an interval has passed, or a number of values has come.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Scheduler {
  /// Runs work when an interval has passed, and again after each further one.
  fileprivate func schedule(
    every interval: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: now.advanced(by: interval), interval: interval, tolerance: minimumTolerance, options: options, action)
  }
}

extension Publisher {
  /// Sends a value once no other one has followed for `dueTime`.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers._TimedOperator(self) { producer in
      let timer = Protected<(any Cancellable)?>(nil)
      let turn = Protected(0)
      producer.onEnd = { timer.exchange(for: nil)?.cancel() }
      producer.onValue = { producer, value in
        timer.exchange(for: nil)?.cancel()
        let thisTurn = turn.withLock { turn in
          turn += 1
          return turn
        }
        // A scheduler that does not wait runs the work at once; the turn decides whether it is still due.
        let isDue = { turn.withLock { $0 == thisTurn } }
        let next = scheduler.schedule(every: dueTime, options: options) {
          guard isDue() else { return }
          turn.withLock { $0 += 1 }
          timer.exchange(for: nil)?.cancel()
          producer.send(value)
        }
        if isDue() { _ = timer.exchange(for: next) } else { next.cancel() }
      }
      producer.onCompletion = { producer, completion in
        turn.withLock { $0 += 1 }
        timer.exchange(for: nil)?.cancel()
        scheduler.schedule { producer.finish(completion) }
      }
    }
  }

  /// Sends at most one value in each interval.
  ///
  /// `latest`: Whether it is the latest value of the interval, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers._TimedOperator(self) { producer in
      let state = Protected(ThrottleState<Output, Failure, S.SchedulerTimeType>())
      producer.onEnd = { _ = state.exchange(for: ThrottleState()) }
      producer.onValue = { producer, value in
        let (isFirst, lastTime, old) = state.withLock { state in
          let old = state.pending
          if latest || old == nil { state.pending = value }
          return (old == nil, state.lastTime, old)
        }
        _ = old
        guard isFirst else { return }
        let sendPending = {
          let now = scheduler.now
          let (value, completion) = state.withLock { state in
            state.lastTime = now
            return (state.pending.take(), state.completion)
          }
          if let value { producer.send(value) }
          if let completion { producer.finish(completion) }
        }
        if let next = lastTime?.advanced(by: interval), next > scheduler.now {
          scheduler.schedule(after: next, sendPending)
        } else {
          scheduler.schedule(sendPending)
        }
      }
      producer.onCompletion = { producer, completion in
        let isWaiting = state.withLock { state in
          state.completion = completion
          return state.pending != nil
        }
        // A value that waits takes the end along.
        if !isWaiting { scheduler.schedule { producer.finish(completion) } }
      }
    }
  }

  /// Ends when the publisher sends nothing for `interval`.
  ///
  /// `customError`: Makes the error to fail with; if `nil`, the publisher finishes.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers._TimedOperator(self, wantsAll: false) { producer in
      let timer = Protected<(any Cancellable)?>(nil)
      func restart(_ producer: EventProducer<Output, Output, Failure>) {
        timer.exchange(for: nil)?.cancel()
        let next = scheduler.schedule(every: interval, options: options) { [weak producer] in
          producer?.finish(customError.map { .failure($0()) } ?? .finished)
        }
        _ = timer.exchange(for: next)
      }
      producer.onEnd = { timer.exchange(for: nil)?.cancel() }
      producer.onSubscription = restart
      producer.onValue = { producer, value in
        restart(producer)
        scheduler.schedule(options: options) { producer.send(value) }
      }
      producer.onCompletion = { producer, completion in
        timer.exchange(for: nil)?.cancel()
        scheduler.schedule(options: options) { producer.finish(completion) }
      }
    }
  }

  /// Sends arrays of the values of an interval, as `strategy` says.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    let (scheduler, interval, limit) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return Publishers._TimedOperator(self) { producer in
      let values = Protected<[Output]>([])
      let timer = Protected<(any Cancellable)?>(nil)
      func flush(_ producer: EventProducer<Output, [Output], Failure>?) {
        let group = values.exchange(for: [])
        if !group.isEmpty { producer?.send(group) }
      }
      producer.onEnd = { timer.exchange(for: nil)?.cancel() }
      producer.onSubscription = { producer in
        let ticks = scheduler.schedule(every: interval, options: options) { [weak producer] in flush(producer) }
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
    }
  }

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

/// A throttle's last sent value and its waiting value.
private struct ThrottleState<Output, Failure: Error, Time> {
  var pending: Output?
  var lastTime: Time?
  var completion: Subscribers.Completion<Failure>?
}
