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
  private let tokens: Result<TokenBucket, InvalidConcurrencyLimit>
  private let waitingMessage: String?
  private lazy var runs = LoadRuns(wrapped.currentState)

  /// Limits the loads of one loader. With a limit below 1 every load fails with ``InvalidConcurrencyLimit``, which says so.
  /// - Parameters:
  ///   - wrapped: the loader to limit.
  ///   - concurrencyLimit: how many loads run at the same time; at least 1.
  ///   - waitingMessage: what the progress says while a load waits.
  public nonisolated init(wrapping wrapped: Wrapped, concurrencyLimit: Int, waitingMessage: String? = "waiting") {
    self.wrapped = wrapped
    self.tokens = Result { () throws(InvalidConcurrencyLimit) in try TokenBucket(limit: concurrencyLimit) }
    self.waitingMessage = waitingMessage
  }

  /// Limits the loads of all loaders that share a bucket.
  /// - Parameters:
  ///   - wrapped: the loader to limit.
  ///   - tokens: what the loads need to run.
  ///   - waitingMessage: what the progress says while a load waits.
  public nonisolated init(wrapping wrapped: Wrapped, tokens: TokenBucket, waitingMessage: String? = "waiting") {
    self.wrapped = wrapped
    self.tokens = .success(tokens)
    self.waitingMessage = waitingMessage
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
    switch tokens {
    case .success(let tokens): await load(taking: tokens)
    case .failure(let error): await fail(error)
    }
  }

  private func fail(_ error: InvalidConcurrencyLimit) async {
    let run = runs.open()
    begin(run)
    await run.perform { throw error }
  }

  private func load(taking tokens: TokenBucket) async {
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
      return try await tokens.withToken {
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
