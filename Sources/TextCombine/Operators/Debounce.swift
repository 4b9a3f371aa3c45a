extension Publishers {
  /// Sends a value once no other one has followed for some time. What still waits at the end is not sent.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
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
      let timer = Locked<(any Cancellable)?>(nil)
      let turn = Locked(0)
      let outlet = Outlet<Output, S>(subscriber)
      outlet.onEnd = { timer.exchange(for: nil)?.cancel() }
      outlet.onValue = { [self] outlet, value in
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
          outlet.send(value)
        }
        if isDue() { _ = timer.exchange(for: next) } else { next.cancel() }
      }
      outlet.onCompletion = { [self] outlet, completion in
        turn.withLock { $0 += 1 }
        timer.exchange(for: nil)?.cancel()
        scheduler.schedule { outlet.finish(completion) }
      }
      upstream.subscribe(outlet)
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
