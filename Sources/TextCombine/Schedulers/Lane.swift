import Foundation

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
    let time: LaneTime
    let number: Int
    let action: () -> Void
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

  /// Runs work at a time; it cannot be taken back.
  func scheduleOnce(at time: LaneTime, _ action: @escaping () -> Void) {
    let number = lock.withLock {
      lastNumber += 1
      timed.append(Timed(time: time, number: lastNumber, action: action))
      return lastNumber
    }
    // Whichever task wakes first runs what was due before, too: so work of one time keeps its order on real clocks.
    start(at: time, every: nil) { [self] in
      while let action = takeTimed(upTo: time, number) { action() }
    }
  }

  /// Runs work at a time, and again after each interval, until the result is cancelled or released.
  ///
  /// - Parameter interval: In nanoseconds.
  func schedule(at time: LaneTime, every interval: Int64, _ action: @escaping () -> Void) -> AnyCancellable {
    let task = start(at: time, every: interval, action)
    return AnyCancellable { task.cancel() }
  }

  @discardableResult
  private func start(at time: LaneTime, every interval: Int64?, _ action: @escaping () -> Void) -> Task<Void, Never> {
    let delay = time.nanoseconds - LaneTime.now.nanoseconds
    let action = Unchecked(action)
    if isMain { return Task { @MainActor in await Self.run(after: delay, every: interval, action) } }
    return Task { @BackgroundLane in await Self.run(after: delay, every: interval, action) }
  }

  private func takeTimed(upTo time: LaneTime, _ number: Int) -> (() -> Void)? {
    lock.withLock {
      let due = timed.indices.filter { (timed[$0].time, timed[$0].number) <= (time, number) }
      return due.min { (timed[$0].time, timed[$0].number) < (timed[$1].time, timed[$1].number) }
        .map { timed.remove(at: $0).action }
    }
  }

  private func runNext() {
    let action = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    action?()
  }

  nonisolated(nonsending) private static func run(
    after delay: Int64, every interval: Int64?, _ action: Unchecked<() -> Void>
  ) async {
    var delay = delay
    while true {
      do { try await Task.sleep(for: .nanoseconds(max(0, delay))) } catch { return }
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
