extension Publishers {
  /// Sends a value once no other one has followed for some time. What still waits at the end is not sent.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How long no other value may follow.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What waits, and delivers.
    public let scheduler: Context
    /// What the scheduler is told beside the time.
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

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
