/// The loads of one loader, and which of them may speak. Every load is a run. A run begins waiting; once it has taken its turn it speaks,
/// until another run takes the turn, it is canceled, or it ends. Only the run that speaks changes the loader's state: so no older load
/// overwrites a newer one, and nothing comes of a load after its cancellation.
@MainActor final class LoadRuns<Value: Hashable & Sendable> {
  let relay: StateRelay<Value>
  /// Runs whose work has not ended, oldest first.
  private var live: [LoadRun<Value>] = []

  nonisolated init(_ initial: LoadingState<Value> = .idle) { relay = StateRelay(initial.isLoading ? .idle : initial) }

  /// Whether a run speaks or waits for its turn.
  var isPending: Bool { live.contains { $0.phase != .silent } }

  /// The run whose work is the only one that has not ended.
  var onlyLive: LoadRun<Value>? { live.count == 1 ? live[0] : nil }

  /// A new run, which waits for its turn.
  /// - Parameter loader: whose runs these are.
  func open(for loader: AnyObject) -> LoadRun<Value> {
    let run = LoadRun(self, .claim(for: loader))
    live.append(run)
    return run
  }

  func cancelWaiting(except run: LoadRun<Value>) {
    for other in live where other !== run && other.phase == .waiting { other.stop(replacedBy: run) }
  }

  func cancel() {
    // A load that has reported nothing yet keeps the state.
    let wasSpeaking = live.contains { $0.phase == .speaking }
    for run in live { run.stop() }
    if wasSpeaking { relay.send(.loading(canceledProgress)) }
  }

  func reset() {
    for run in live { run.stop(.idle) }
    if relay.current != .idle { relay.send(.idle) }
  }

  // MARK: - For the runs

  /// Gives the turn to a run: older ones speak no more.
  func giveTurn(to run: LoadRun<Value>, cancelsOlder: Bool) {
    for older in live.prefix(while: { $0 !== run }) {
      if cancelsOlder { older.stop(replacedBy: run) } else { older.silence(by: run) }
    }
  }

  func close(_ run: LoadRun<Value>) { live.removeAll { $0 === run } }

  /// The progress of the canceled load.
  var canceledProgress: LoadingProgress {
    let last = relay.current.progress
    return LoadingProgress(isCanceled: true, message: last?.message, percent: last?.percent)
  }
}
