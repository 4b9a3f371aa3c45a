/// Loads again when a load fails, after waits that grow.
///
///     let loader = RetryableLoader(base: BlockLoadable { try await api.user() }, maxAttempts: 3)
///
/// The progress message says which attempt is made, `attempt 2 of 3`, and the base's own message after a colon. Failures
/// before the last attempt are not shown. A replaced load is not retried. Every load counts its attempts from 1.
public final class RetryableLoader<Base: Loadable>: Loadable, TicketedLoadable {
  public typealias Value = Base.Value

  private let base: Base
  private let maxAttempts: Int
  private let backOff: BackOff
  private let clock: any Clock<Duration>
  private let message: @Sendable (_ attempt: Int, _ maxAttempts: Int) -> String
  private lazy var runs = LoadRuns(base.currentState)
  private lazy var wrapped = WrappedLoader(base)

  /// The first attempt is always made; between attempts the default waits are 1 s, 2 s, 4 s, ... and never more than 60 s.
  public nonisolated init(
    base: Base, maxAttempts: Int, backOff: BackOff = BackOff(), clock: any Clock<Duration> = ContinuousClock(),
    message: @escaping @Sendable (_ attempt: Int, _ maxAttempts: Int) -> String = { "attempt \($0) of \($1)" }
  ) {
    self.base = base
    self.maxAttempts = max(1, maxAttempts)
    self.backOff = backOff
    self.clock = clock
    self.message = message
  }

  public var state: any AsyncSequence<LoadingState<Value>, Never> { runs.relay.states }
  public var currentState: LoadingState<Value> { runs.relay.current }

  public func cancel() {
    runs.cancel()
    base.cancel()
  }

  public func reset() {
    runs.reset()
    base.reset()
  }

  public func load() async {
    let run = runs.open(for: self)
    run.takeTurn()
    run.report(progress(nil, attempt: 1))
    await run.perform {
      var outcome = await self.attempt(1, run)
      for attempt in 2..<(self.maxAttempts + 1) where outcome?.error != nil {
        try await run.wait { try await self.clock.sleep(for: self.backOff.wait(before: attempt)) }
        run.report(self.progress(nil, attempt: attempt))
        outcome = await self.attempt(attempt, run)
      }
      return outcome
    }
  }

  private func attempt(_ attempt: Int, _ run: LoadRun<Value>) async -> LoadingState<Value>? {
    await wrapped.load(for: run, hold: run.hold, replacesOlder: run.replacesOlder) {
      run.report(self.progress($0, attempt: attempt))
    }
  }

  private func progress(_ progress: LoadingProgress?, attempt: Int) -> LoadingProgress {
    let message = message(attempt, maxAttempts)
    return LoadingProgress(
      message: progress?.message.map { "\(message): \($0)" } ?? message, percent: progress?.percent)
  }
}

/// How long a retry waits: `base`, then twice as long each time, never longer than `cap`.
///
///     BackOff(base: .milliseconds(500), cap: .seconds(30)) { $0 * Double.random(in: 0.5...1) }
public struct BackOff: Sendable {
  /// The wait before the second attempt.
  public let base: Duration
  /// The longest wait, before jitter.
  public let cap: Duration
  /// Changes a wait, so that many clients do not retry together.
  public let jitter: @Sendable (Duration) -> Duration

  /// The wait before the second attempt, and the longest one before `jitter`, which gets each wait and returns the one to take.
  public init(
    base: Duration = .seconds(1), cap: Duration = .seconds(60),
    jitter: @escaping @Sendable (Duration) -> Duration = { $0 }
  ) {
    self.base = base
    self.cap = cap
    self.jitter = jitter
  }

  /// How long to wait before an attempt.
  func wait(before attempt: Int) -> Duration {
    var wait = min(base, cap)
    var retry = 2
    // Stops at the cap, so that it cannot overflow.
    while retry < attempt && wait < cap && wait > .zero {
      wait = wait > cap / 2 ? cap : wait * 2
      retry += 1
    }
    return max(.zero, jitter(wait))
  }
}
