/// One load of a loader.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class LoadRun<Value: Hashable & Sendable> {
  enum Phase {
    /// Has changed nothing yet.
    case waiting
    /// Is the one that changes the loader's state.
    case speaking
    /// Was replaced or cancelled.
    case silent
  }
  private(set) var phase = Phase.waiting
  private let runs: LoadRuns<Value>
  private var task: Task<Void, Never>?
  private var hasReported = false

  init(_ runs: LoadRuns<Value>) { self.runs = runs }

  func belongs(to other: LoadRuns<Value>) -> Bool { runs === other }

  /// Takes the turn from all older runs.
  /// - Parameter cancelsOlder: whether their work is of no use any more.
  func takeTurn(cancelsOlder: Bool = true) {
    guard phase == .waiting else { return }
    runs.giveTurn(to: self, cancelsOlder: cancelsOlder)
    phase = .speaking
  }

  /// Tells the observers how far the load has come; a progress that is no other than the one before is not told again.
  func report(_ progress: LoadingProgress?) {
    guard phase == .speaking, task?.isCancelled != true else { return }
    let told = progress.map { LoadingProgress(message: $0.message, percent: $0.percent) }
    // Compared with what this run has said: a newer load says that it begins, even where an older one was as far.
    if hasReported, runs.relay.current == .loading(told) { return }
    hasReported = true
    runs.relay.send(.loading(told))
  }

  /// Does the run's work, and tells the observers how it ended if the run still speaks.
  ///
  /// The work has a task of its own, so that the loader can cancel it; a cancelled caller cancels it as well.
  func perform(_ work: @escaping @MainActor () async throws -> LoadingState<Value>) async {
    let task = Task {
      do {
        // It may have been cancelled before it could begin.
        try Task.checkCancellation()
        let outcome = try await work()
        end(Task.isCancelled || outcome.isCanceled ? nil : outcome)
      } catch is CancellationError {
        end(nil)
      } catch {
        end(Task.isCancelled ? nil : .failure(error))
      }
    }
    self.task = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// - Parameter outcome: nil for a load that was cancelled.
  private func end(_ outcome: LoadingState<Value>?) {
    runs.close(self)
    // Who has said nothing and was cancelled leaves nothing behind: what was loaded before stays.
    if outcome != nil { takeTurn() }
    if phase == .speaking { runs.relay.send(outcome ?? .loading(runs.canceledProgress)) }
    phase = .silent
    task = nil
  }

  /// Ends the run's part in the loader's state, and its work.
  func stop() {
    phase = .silent
    task?.cancel()
  }

  func silence() { phase = .silent }
}
