@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Loadable {
  /// Loads on behalf of a wrapper.
  /// - Parameter report: gets the progress, before this returns.
  /// - Returns: the state in which the load ended.
  func follow(_ report: @escaping @MainActor (LoadingProgress?) -> Void) async -> LoadingState<Value> {
    let tap = ProgressTap(state, report)
    defer { tap.close() }
    await load()
    if !currentState.isLoading { return currentState }
    // Somebody else has begun a newer load, or this loader's load() does not wait: the end is still to come.
    for await state in state where !state.isLoading { return state }
    return currentState
  }
}

/// Hands on the progress of a loader while it is open.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
private final class ProgressTap<Value: Hashable & Sendable> {
  private let report: @MainActor (LoadingProgress?) -> Void
  private var task: Task<Void, Never>?
  /// Of a loader of this module: what has come can be taken without waiting.
  private let subscription: StateSubscription<Value>?

  init(
    _ states: any AsyncSequence<LoadingState<Value>, Never>, _ report: @escaping @MainActor (LoadingProgress?) -> Void
  ) {
    self.report = report
    subscription = (states as? StateRelay<Value>.States)?.makeAsyncIterator().subscription
    if let subscription {
      // The state before the load.
      _ = subscription.take()
      task = Task { [weak self] in
        while let state = await subscription.next() { self?.hand(on: state) }
      }
    } else {
      task = Task { [weak self] in
        for await state in states { self?.hand(on: state) }
      }
    }
  }

  /// Hands on what has come so far; of a foreign loader, what had arrived.
  func close() {
    while let state = subscription?.take() { hand(on: state) }
    task?.cancel()
    task = nil
  }

  private func hand(on state: LoadingState<Value>) {
    if task != nil, state.isLoading { report(state.progress) }
  }
}
