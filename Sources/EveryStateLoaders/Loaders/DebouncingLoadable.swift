/// Loads after a pause in requests: of a burst of loads only the last one runs.
///
///     let search = DebouncingLoadable(wrapping: results, debounceInterval: .milliseconds(300))
///     // at each key:
///     Task { await search.load() }
///
/// While it waits it reports nothing, and a load in flight continues until the next one replaces it. The other
/// loads of a burst return when they are replaced.
public final class DebouncingLoadable<Wrapped: Loadable>: Loadable, TicketedLoadable {
  public typealias Value = Wrapped.Value

  private let wrapped: Wrapped
  private let debounceInterval: Duration
  private let executeFirstImmediately: Bool
  private let clock: any Clock<Duration>
  private lazy var runs = LoadRuns(wrapped.currentState)
  private lazy var inner = WrappedLoader(wrapped)
  private var sinceLastCall: Stopwatch?

  /// `executeFirstImmediately` runs the first load of a burst at once, and the last one after the pause.
  public nonisolated init(
    wrapping wrapped: Wrapped, debounceInterval: Duration = .milliseconds(300), executeFirstImmediately: Bool = false,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.wrapped = wrapped
    self.debounceInterval = debounceInterval
    self.executeFirstImmediately = executeFirstImmediately
    self.clock = clock
  }

  /// Creates a loader with the interval in seconds, `debounceInterval: 0.5`; NaN and negative values mean 0.
  @_disfavoredOverload public nonisolated convenience init(
    wrapping wrapped: Wrapped, debounceInterval: Double, executeFirstImmediately: Bool = false,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    // More seconds than a duration can hold would trap; a billion of them are as good as forever.
    let seconds = debounceInterval.isNaN ? 0 : min(max(0, debounceInterval), 1e9)
    self.init(
      wrapping: wrapped, debounceInterval: .seconds(seconds), executeFirstImmediately: executeFirstImmediately,
      clock: clock)
  }

  public var state: any AsyncSequence<LoadingState<Value>, Never> { runs.relay.states }
  public var currentState: LoadingState<Value> { runs.relay.current }

  public func cancel() {
    runs.cancel()
    wrapped.cancel()
  }

  public func reset() {
    runs.reset()
    wrapped.reset()
    sinceLastCall = nil
  }

  public func load() async {
    let run = runs.open(for: self)
    runs.cancelWaiting(except: run)
    let isFirst = sinceLastCall.map { $0.elapsed >= debounceInterval } ?? true
    sinceLastCall = Stopwatch(clock)
    let isImmediate = executeFirstImmediately && isFirst
    if isImmediate { begin(run) }
    await run.perform {
      if !isImmediate {
        let quiet: @MainActor () async throws -> Void = { try await self.clock.sleep(for: self.debounceInterval) }
        try await run.wait { if let hold = run.hold { try await hold.pause(while: quiet) } else { try await quiet() } }
        self.begin(run)
      }
      return await self.inner.load(for: run, hold: run.hold, replacesOlder: run.replacesOlder) { run.report($0) }
    }
  }

  private func begin(_ run: LoadRun<Value>) {
    run.takeTurn()
    run.report(nil)
  }
}

private struct Stopwatch {
  private let measure: () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    measure = { start.duration(to: clock.now) }
  }

  var elapsed: Duration { measure() }
}
