/// Runs work in order, as Swift tasks: what stands behind queues, run loops and timers.
///
/// Tasks rather than the queue itself, so that a simulation of tasks sees the work, and passes its time virtually.
final class Lane: Sendable {
  /// The main thread's work.
  static let main = Lane(isMain: true)
  /// All other queues' work, one at a time, in the order in which it was scheduled.
  static let background = Lane(isMain: false)

  private let isMain: Bool
  private let lock = Lock()
  nonisolated(unsafe) private var waiting: [() -> Void] = []
  nonisolated(unsafe) private var timed: [Timed] = []
  nonisolated(unsafe) private var lastNumber = 0

  /// Work that waits for its time.
  private struct Timed {
    let due: Due
    let action: () -> Void
  }

  /// When work is due; work of one time is due in the order in which it was scheduled.
  private struct Due: Comparable {
    let time: ContinuousClock.Instant
    let number: Int

    static func < (lhs: Due, rhs: Due) -> Bool { (lhs.time, lhs.number) < (rhs.time, rhs.number) }
  }

  private init(isMain: Bool) { self.isMain = isMain }

  /// Runs work after all that was scheduled before.
  func schedule(_ action: @escaping () -> Void) {
    lock.withLock { waiting.append(action) }
    // Each task runs the work that has waited longest: so the order holds whatever the order of the tasks.
    if isMain {
      Task { @MainActor in self.runNext() }
    } else {
      Task { @BackgroundLane in self.runNext() }
    }
  }

  /// Runs work after a time; it cannot be taken back.
  func scheduleOnce(after delay: Duration, _ action: @escaping () -> Void) {
    let time = ContinuousClock.now + delay
    let due = lock.withLock {
      lastNumber += 1
      let due = Due(time: time, number: lastNumber)
      timed.append(Timed(due: due, action: action))
      return due
    }
    // Whichever task wakes first runs what was due before, too: so work of one time keeps its order on real clocks.
    start(after: delay, every: nil) { [self] in
      while let action = takeTimed(upTo: due) { action() }
    }
  }

  /// Runs work after a time, and again after each interval, until the result is cancelled or released.
  func schedule(after delay: Duration, every interval: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
    let task = start(after: delay, every: interval, action)
    return AnyCancellable { task.cancel() }
  }

  @discardableResult
  private func start(
    after delay: Duration, every interval: Duration?, _ action: @escaping () -> Void
  ) -> Task<Void, Never> {
    let action = Unchecked(action)
    if isMain { return Task { @MainActor in await Self.run(after: delay, every: interval, action) } }
    return Task { @BackgroundLane in await Self.run(after: delay, every: interval, action) }
  }

  private func takeTimed(upTo due: Due) -> (() -> Void)? {
    lock.withLock {
      timed.indices.filter { timed[$0].due <= due }.min { timed[$0].due < timed[$1].due }
        .map { timed.remove(at: $0).action }
    }
  }

  private func runNext() {
    let action = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    action?()
  }

  nonisolated(nonsending) private static func run(
    after delay: Duration, every interval: Duration?, _ action: Unchecked<() -> Void>
  ) async {
    var delay = delay
    while true {
      do { try await Task.sleep(for: max(.zero, delay)) } catch { return }
      // Cancelled at the very time at which it was due: whoever cancelled expects no more work.
      if Task.isCancelled { return }
      action.value()
      guard let interval else { return }
      delay = interval
    }
  }
}

/// Where ``Lane/background`` runs.
@globalActor private actor BackgroundLane {
  static let shared = BackgroundLane()
}
