/// Lets only so many loads run at the same time; the others wait for their turn, in the order in which they were asked for.
///
///     let bucket = try TokenBucket(limit: 2)
///     let downloads = files.map { file in
///       ConcurrencyLimitingLoadable(wrapping: BlockLoadable { try await api.download(file) }, tokens: bucket)
///     }
///
/// A load holds its token until its work has really ended, also when it was cancelled or replaced. Every load gets its turn:
/// where only the last one matters, wrap it in a ``DebouncingLoadable``. A retry inside holds the token while it waits; a retry
/// outside does not. One bucket belongs around a loader once: a second time, inside, it could wait for the token that it holds.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class ConcurrencyLimitingLoadable<Wrapped: Loadable>: Loadable {
  public typealias Value = Wrapped.Value

  private let wrapped: Wrapped
  private let tokens: TokenBucket
  private let waitingMessage: String?
  private let runs: LoadRuns<Value>

  /// Limits the loads of one loader.
  /// - Parameters:
  ///   - wrapped: the loader to limit.
  ///   - concurrencyLimit: how many loads run at the same time; at least 1.
  ///   - waitingMessage: what the progress says while a load waits.
  /// - Throws: ``InvalidConcurrencyLimit`` for a limit below 1.
  public convenience init(wrapping wrapped: Wrapped, concurrencyLimit: Int, waitingMessage: String? = "waiting")
    throws(InvalidConcurrencyLimit)
  {
    self.init(wrapping: wrapped, tokens: try TokenBucket(limit: concurrencyLimit), waitingMessage: waitingMessage)
  }

  /// Limits the loads of all loaders that share a bucket.
  /// - Parameters:
  ///   - wrapped: the loader to limit.
  ///   - tokens: what the loads need to run.
  ///   - waitingMessage: what the progress says while a load waits.
  public init(wrapping wrapped: Wrapped, tokens: TokenBucket, waitingMessage: String? = "waiting") {
    self.wrapped = wrapped
    self.tokens = tokens
    self.waitingMessage = waitingMessage
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
  }

  public func load() async {
    let isFirst = !runs.isPending
    let run = runs.open()
    // Taken at once where it can be: loads that begin together take their turns in the order in which they were asked for.
    let hasToken = tokens.takeIfFree()
    defer { if hasToken { tokens.giveBack() } }
    if hasToken {
      begin(run)
    } else if isFirst {
      run.takeTurn(cancelsOlder: false)
      run.report(LoadingProgress(message: waitingMessage))
    }
    await run.perform {
      if hasToken { return await self.wrapped.follow { run.report($0) } }
      return try await self.tokens.withToken {
        self.begin(run)
        return await self.wrapped.follow { run.report($0) }
      }
    }
  }

  private func begin(_ run: LoadRun<Value>) {
    run.takeTurn(cancelsOlder: false)
    run.report(nil)
  }
}
