/// Loads when nobody has asked for a while: only the last of a burst of loads is made.
///
///     let search = DebouncingLoadable(wrapping: results, debounceInterval: .milliseconds(300))
///     // at each key:
///     Task { await search.load() }
///
/// While it waits it says nothing, and a load that is in flight goes on: it is replaced when the next one begins. The other
/// loads of a burst return when they are replaced.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class DebouncingLoadable<Wrapped: Loadable>: Loadable {
  public typealias Value = Wrapped.Value

  private let wrapped: Wrapped
  private let debounceInterval: Duration
  private let executeFirstImmediately: Bool
  private let clock: any Clock<Duration>
  private let runs: LoadRuns<Value>
  private var sinceLastCall: Stopwatch?

  /// - Parameters:
  ///   - wrapped: the loader to spare.
  ///   - debounceInterval: how long nobody must have asked.
  ///   - executeFirstImmediately: whether the first load of a burst is made at once; the last one is made all the same.
  ///   - clock: what to wait with.
  public init(
    wrapping wrapped: Wrapped, debounceInterval: Duration, executeFirstImmediately: Bool = false,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.wrapped = wrapped
    self.debounceInterval = debounceInterval
    self.executeFirstImmediately = executeFirstImmediately
    self.clock = clock
    runs = LoadRuns(wrapped.currentState)
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
    let run = runs.open()
    runs.cancelWaiting(except: run)
    let isFirst = sinceLastCall.map { $0.elapsed >= debounceInterval } ?? true
    sinceLastCall = Stopwatch(clock)
    let isImmediate = executeFirstImmediately && isFirst
    if isImmediate { begin(run) }
    await run.perform {
      if !isImmediate {
        try await self.clock.sleep(for: self.debounceInterval)
        self.begin(run)
      }
      return await self.wrapped.follow { run.report($0) }
    }
  }

  private func begin(_ run: LoadRun<Value>) {
    run.takeTurn()
    run.report(nil)
  }
}

/// The time since something happened.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct Stopwatch {
  private let measure: () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    measure = { start.duration(to: clock.now) }
  }

  var elapsed: Duration { measure() }
}
