import Synchronization

@MainActor final class LoadRun<Value: Hashable & Sendable> {
  enum Phase {
    case waiting
    /// Changes the loader's state.
    case speaking
    /// Was replaced or canceled.
    case silent
  }
  private(set) var phase = Phase.waiting
  private let runs: LoadRuns<Value>
  private var task: Task<Void, Never>?
  /// The current wait of a run that only waits.
  private var nap: Task<Void, any Error>?
  private var newer: LoadRun?
  private var ending: LoadingState<Value>??
  private var hasReported = false
  private var tickets: [LoadTicket<Value>]
  let hold: TokenHold?
  /// Whether older runs are of no use any more when this one begins.
  let replacesOlder: Bool
  private let posted = Mailbox<LoadingProgress>()

  init(_ runs: LoadRuns<Value>, _ ticket: LoadTicket<Value>?) {
    self.runs = runs
    tickets = ticket.map { [$0] } ?? []
    hold = ticket?.hold
    replacesOlder = ticket?.replacesOlder ?? true
  }

  func belongs(to other: LoadRuns<Value>) -> Bool { runs === other }

  func takeTurn(cancelsOlder: Bool? = nil) {
    guard phase == .waiting else { return }
    runs.giveTurn(to: self, cancelsOlder: cancelsOlder ?? replacesOlder)
    phase = .speaking
  }

  /// Reports progress from any thread. Observers receive it before the run's end if it was posted before that.
  nonisolated func post(_ progress: LoadingProgress) {
    if posted.put(progress) { Task { @MainActor in openPost() } }
  }

  private func openPost() { for progress in posted.takeAll() { tell(progress) } }

  /// Reports progress to observers, unless it equals the previous one.
  func report(_ progress: LoadingProgress?) {
    openPost()
    tell(progress)
  }

  private func tell(_ progress: LoadingProgress?) {
    guard phase == .speaking, task?.isCancelled != true else { return }
    let reported = progress.map { LoadingProgress(message: $0.message, percent: $0.percent) }
    // Compared with this run's own reports: a newer load reports its start even if an older one had the same progress.
    if hasReported, runs.relay.current == .loading(reported) { return }
    hasReported = true
    runs.relay.send(.loading(reported))
    for ticket in tickets { ticket.report(reported) }
  }

  /// Does the run's work, and reports its end to the observers if the run is current. The work has a task of its own, so that the loader
  /// can cancel it; a canceled caller cancels it as well.
  func perform(_ work: @escaping @MainActor () async throws -> LoadingState<Value>?) async {
    // The ticket covers neither loads that the work calls nor tasks that outlive it.
    let task = CurrentTicket.$value.withValue(nil) {
      Task {
        do {
          // It may have been canceled before it could begin.
          try Task.checkCancellation()
          let outcome = try await work()
          end(Task.isCancelled ? nil : outcome)
        } catch is CancellationError {
          end(nil)
        } catch {
          end(Task.isCancelled ? nil : .failure(error))
        }
      }
    }
    self.task = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func end(_ outcome: LoadingState<Value>?) {
    openPost()
    runs.close(self)
    // A canceled run that reported nothing keeps the value that was loaded before.
    if outcome != nil { takeTurn() }
    if phase == .speaking { runs.relay.send(outcome ?? .loading(runs.canceledProgress)) }
    phase = .silent
    task = nil
    ending = .some(outcome)
    for ticket in tickets { ticket.settle(outcome) }
    tickets = []
    newer = nil
  }

  /// Ends the run's part in the loader's state, and its work.
  func stop(_ outcome: LoadingState<Value>? = nil, replacedBy newer: LoadRun? = nil) {
    silence(by: newer)
    task?.cancel()
    for ticket in tickets {
      if let newer, ticket.isWanted {
        newer.adopt(ticket)
      } else {
        ticket.settle(outcome)
      }
    }
    tickets = []
  }

  private func adopt(_ ticket: LoadTicket<Value>) {
    if let ending {
      ticket.settle(ending)
    } else if let newer {
      newer.adopt(ticket)
    } else {
      tickets.append(ticket)
    }
  }

  /// Waits, but ends at once when the run's result is no longer wanted, and does not continue when that happened in the moment the wait
  /// ended, or where the wait cannot be canceled.
  func wait(_ wait: @escaping @MainActor () async throws -> Void) async throws {
    defer { nap = nil }
    do {
      if phase == .silent { throw CancellationError() }
      let nap = Task { try await wait() }
      self.nap = nap
      try await withTaskCancellationHandler {
        try await nap.value
      } onCancel: {
        nap.cancel()
      }
      if phase == .silent { throw CancellationError() }
      try Task.checkCancellation()
    } catch {
      // The waiter continues with the run that replaced this one.
      if phase == .silent { stop(replacedBy: newer) }
      throw error
    }
  }

  func silence(by newer: LoadRun? = nil) {
    openPost()
    phase = .silent
    self.newer = newer ?? self.newer
    nap?.cancel()
  }
}

/// Elements that have arrived and were not taken yet.
private final class Mailbox<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  /// - Returns: whether it was empty.
  func put(_ element: Element) -> Bool {
    elements.withLock { elements in
      elements.append(element)
      return elements.count == 1
    }
  }

  func takeAll() -> [Element] {
    elements.withLock { elements in
      defer { elements = [] }
      return elements
    }
  }
}
