@MainActor final class WrappedLoader<Base: Loadable> {
  private let base: Base
  /// Observed once, for as long as the wrapper lives: an app's own loader may have one stream for all observers, which ends with
  /// the first observer.
  private lazy var states = ForeignStates(base)

  init(_ base: Base) { self.base = base }

  /// Loads on behalf of a wrapper.
  /// - Returns: The result of the load; nil if it was canceled.
  func load(
    for run: LoadRun<Base.Value>, hold: TokenHold?, replacesOlder: Bool, workEnded: @MainActor () -> Void = {},
    _ report: @escaping @MainActor (LoadingProgress?) -> Void
  ) async -> LoadingState<Base.Value>? {
    guard let ticketed = base as? any TicketedLoadable else { return await follow(for: run, workEnded, report) }
    let ticket = LoadTicket(to: ticketed, for: run, hold: hold, replacesOlder: replacesOlder, report)
    await CurrentTicket.$value.withValue(ticket) { await base.load() }
    guard ticket.isClaimed else { return await end(of: run, workEnded) }
    workEnded()
    return await ticket.outcome()
  }

  /// Loads a loader without tickets, by its states.
  private func follow(
    for run: LoadRun<Base.Value>, _ workEnded: @MainActor () -> Void,
    _ report: @escaping @MainActor (LoadingProgress?) -> Void
  ) async -> LoadingState<Base.Value>? {
    let tap = ProgressTap(states.relay, report)
    defer { tap.close() }
    await base.load()
    return await end(of: run, workEnded)
  }

  private func end(of run: LoadRun<Base.Value>, _ workEnded: @MainActor () -> Void) async -> LoadingState<Base.Value>? {
    defer { workEnded() }
    // A newer load of the same wrapper: the state is its state.
    if run.phase == .silent { return nil }
    if base.currentState.isLoading {
      // Another caller started a newer load, or this loader's load() does not wait: the load has not ended yet.
      for await _ in states.relay.states where run.phase == .silent || !base.currentState.isLoading { break }
    }
    let state = base.currentState
    return state.isLoading || state.isCanceled ? nil : state
  }
}

/// A loader of this module: its loads claim tickets.
@MainActor protocol TicketedLoadable: AnyObject {}

/// The states of an app's own loader, observed once.
@MainActor private final class ForeignStates<Value: Hashable & Sendable> {
  let relay: StateRelay<Value>
  private let task: Task<Void, Never>

  init(_ loader: some Loadable<Value>) {
    let relay = StateRelay(loader.currentState)
    self.relay = relay
    let states = loader.state
    // Made here, so that nothing is missed until the task begins; used by the task alone, which is on this actor.
    nonisolated(unsafe) var iterator = states.makeAsyncIterator()
    task = Task {
      while let state = await iterator.next(isolation: #isolation) { relay.send(state) }
      relay.finish()
    }
  }

  deinit { task.cancel() }
}

/// Forwards the progress of a relay while it is open.
@MainActor private final class ProgressTap<Value: Hashable & Sendable> {
  private let report: @MainActor (LoadingProgress?) -> Void
  private let subscription: StateSubscription<Value>
  private var task: Task<Void, Never>?

  init(_ relay: StateRelay<Value>, _ report: @escaping @MainActor (LoadingProgress?) -> Void) {
    self.report = report
    let subscription = relay.subscribe()
    self.subscription = subscription
    // The state before the load.
    _ = subscription.take()
    task = Task { [weak self] in while let state = await subscription.next() { self?.hand(on: state) } }
  }

  func close() {
    while let state = subscription.take() { hand(on: state) }
    task?.cancel()
  }

  private func hand(on state: LoadingState<Value>) { if state.isLoading { report(state.progress) } }
}
