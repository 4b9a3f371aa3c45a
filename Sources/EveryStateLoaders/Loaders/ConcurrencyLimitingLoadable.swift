/// Limits how many loads run at the same time; the others wait for their turn, in the order of their calls.
///
///     let bucket = try TokenBucket(limit: 2)
///     let downloads = files.map { file in
///       ConcurrencyLimitingLoadable(wrapping: BlockLoadable { try await api.download(file) }, tokens: bucket)
///     }
///
/// A load keeps its token exactly until its work has ended, even when it was canceled or replaced. Every load gets
/// its turn, beside the older ones; observers see the newest one's states. Where only the last one matters, wrap it in a
/// ``DebouncingLoadable``. A debounce inside gives the token back while it waits for a pause. A retry inside keeps it while it waits; a
/// retry outside does not. One bucket around a loader twice takes one token.
public final class ConcurrencyLimitingLoadable<Wrapped: Loadable>: Loadable, TicketedLoadable {
  public typealias Value = Wrapped.Value

  private let wrapped: Wrapped
  private let tokens: Result<TokenBucket, InvalidConcurrencyLimit>
  private let waitingMessage: String?
  private lazy var runs = LoadRuns(wrapped.currentState)
  private lazy var inner = WrappedLoader(wrapped)

  /// Limits the loads of one loader. With a limit below 1 every load fails with ``InvalidConcurrencyLimit``.
  public nonisolated init(wrapping wrapped: Wrapped, concurrencyLimit: Int, waitingMessage: String? = "waiting") {
    self.wrapped = wrapped
    self.tokens = Result { () throws(InvalidConcurrencyLimit) in try TokenBucket(limit: concurrencyLimit) }
    self.waitingMessage = waitingMessage
  }

  /// Limits the loads of all loaders that share a bucket.
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

  private func load(taking tokens: TokenBucket) async {
    let isFirst = !runs.isPending
    let run = runs.open(for: self)
    let wait: @MainActor () -> Void = {
      if isFirst { run.takeTurn(cancelsOlder: false) }
      run.report(LoadingProgress(message: self.waitingMessage))
    }
    let hold = TokenHold(of: tokens, within: run.hold, whenWaiting: wait)
    defer { hold.giveBack() }
    // Taken at once where it can be: loads that begin together take their turns in the order in which they were asked for.
    if hold.takeIfFree() { begin(run) } else { wait() }
    await run.perform {
      try await hold.take()
      try Task.checkCancellation()
      self.begin(run)
      return await self.inner.load(for: run, hold: hold, replacesOlder: false, workEnded: hold.giveBack) {
        run.report($0)
      }
    }
  }

  private func begin(_ run: LoadRun<Value>) {
    run.takeTurn(cancelsOlder: false)
    run.report(nil)
  }

  private func fail(_ error: InvalidConcurrencyLimit) async {
    let run = runs.open(for: self)
    begin(run)
    await run.perform { throw error }
  }
}
