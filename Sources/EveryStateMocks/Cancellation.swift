import Synchronization

/// Suspends until the current task is canceled. It does not sleep: a test that counts sleepers sees none.
nonisolated(nonsending) func cancellation() async -> CancellationError {
  enum State {
    case running
    case waiting(CheckedContinuation<Void, Never>)
    case cancelled
  }
  let state = Mutex(State.running)
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      let isCancelled = state.withLock { state in
        if case .cancelled = state { return true }
        state = .waiting(continuation)
        return false
      }
      if isCancelled { continuation.resume() }
    }
  } onCancel: {
    let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
      defer { state = .cancelled }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume()
  }
  return CancellationError()
}
