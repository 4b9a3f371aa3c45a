/// A loader whose subclass fetches the value.
///
///     final class UserLoader: BaseLoadable<User> {
///       private let api: any UserAPI
///       init(api: any UserAPI) { self.api = api }
///
///       override func fetch() async throws -> User {
///         report(LoadingProgress(message: "signing in"))
///         return try await api.user()
///       }
///     }
///
/// A fetch that is canceled while it runs emits nothing of its own, whatever it returns or throws; `CancellationError`
/// counts as canceled too. A subclass with its own resources overrides ``cancel()`` or ``reset()`` to release them,
/// and calls `super`.
@MainActor open class BaseLoadable<Value: Hashable & Sendable>: Loadable, TicketedLoadable {
  /// Reports the progress of a load to the observers. May be called from any thread. Observers receive progress that was reported
  /// before the load's end before that end, in order.
  public typealias Report = @Sendable (LoadingProgress) -> Void

  private let runs = LoadRuns<Value>()

  /// A loader that has not loaded.
  public nonisolated init() {}

  /// Fetches the value. Override it; it is called once a load.
  /// - Throws: The error of a failed load.
  open func fetch() async throws -> Value { preconditionFailure("\(type(of: self)) does not override fetch().") }

  /// Reports the fetch's progress to observers. The progress of a replaced or canceled fetch is dropped.
  ///
  /// A callback that does not run in the fetch's task reports for the only fetch in flight: pass it a ``reporter()``.
  public final func report(_ progress: LoadingProgress) { reportingRun?.report(progress) }

  /// A function that reports for the current fetch, also when it is called later or elsewhere. Get it in ``fetch()``.
  public final func reporter() -> Report {
    guard let run = reportingRun else { return { _ in } }
    return { run.post($0) }
  }

  private var reportingRun: LoadRun<Value>? {
    if let run = FetchingRun.current as? LoadRun<Value>, run.belongs(to: runs) { return run }
    return runs.onlyLive
  }

  public final var state: any AsyncSequence<LoadingState<Value>, Never> { runs.relay.states }
  public final var currentState: LoadingState<Value> { runs.relay.current }
  open func cancel() { runs.cancel() }
  open func reset() { runs.reset() }

  open func load() async {
    let run = runs.open(for: self)
    run.takeTurn()
    run.report(nil)
    await run.perform { try await FetchingRun.$current.withValue(run) { .loaded(try await self.fetch()) } }
  }
}

/// The run that the current task fetches for.
enum FetchingRun { @TaskLocal static var current: (any AnyObject & Sendable)? }
