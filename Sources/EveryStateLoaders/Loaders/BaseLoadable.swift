/// A loader whose subclass says what is loaded.
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
/// A fetch that is cancelled while it runs emits nothing of its own, whatever it returns or throws; `CancellationError`
/// counts as cancelled too.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
open class BaseLoadable<Value: Hashable & Sendable>: Loadable {
  private let runs = LoadRuns<Value>()

  public init() {}

  /// Fetches the value. Override it; it is called once a load.
  /// - Throws: what makes the load fail.
  open func fetch() async throws -> Value {
    preconditionFailure("\(type(of: self)) does not override fetch().")
  }

  /// Tells the observers how far the fetch has come. Call it from ``fetch()``: the progress of a fetch that was replaced or
  /// cancelled is told to nobody.
  public final func report(_ progress: LoadingProgress) { makeReport()(progress) }

  /// Reports for the fetch that asks, also when it is called later or elsewhere.
  final func makeReport() -> @MainActor @Sendable (LoadingProgress) -> Void {
    guard let run = FetchingRun.current as? LoadRun<Value>, run.belongs(to: runs) else { return { _ in } }
    return { run.report($0) }
  }

  public final var state: any AsyncSequence<LoadingState<Value>, Never> { runs.relay.states }
  public final var currentState: LoadingState<Value> { runs.relay.current }
  public final func cancel() { runs.cancel() }
  public final func reset() { runs.reset() }

  public final func load() async {
    let run = runs.open()
    run.takeTurn()
    run.report(nil)
    await run.perform {
      try await FetchingRun.$current.withValue(run) { .loaded(try await self.fetch()) }
    }
  }
}

/// The run that the current task fetches for.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum FetchingRun {
  @TaskLocal static var current: (any AnyObject & Sendable)?
}
