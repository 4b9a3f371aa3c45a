import Dispatch

/// Runs the work of all schedulers of this module like a Dispatch queue. No list is kept beside it: scheduled work belongs to
/// the queue's owner. In a simulation that is the simulation, which passes the queue's time virtually and drops the rest at
/// its end.
extension DispatchQueue {
  /// Runs work after all that was scheduled before.
  func perform(_ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async { action.value() }
  }

  /// Runs work after a time; it cannot be taken back.
  func perform(after delay: Duration, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    asyncAfter(deadline: .now().advanced(by: delay)) { action.value() }
  }

  /// Runs work after a time, and again after each interval, until the result is canceled or released.
  func perform(after delay: Duration, every interval: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
    let work = RepeatedWork(self, every: interval, action)
    work.wait(until: .now().advanced(by: delay))
    return AnyCancellable { work.cancel() }
  }
}

/// Work that comes again and again.
private final class RepeatedWork: @unchecked Sendable {
  private let queue: DispatchQueue
  private let interval: Duration
  private let lock = Lock()
  private var action: (() -> Void)?
  private var next: DispatchWorkItem?

  init(_ queue: DispatchQueue, every interval: Duration, _ action: @escaping () -> Void) {
    self.queue = queue
    self.interval = interval
    self.action = action
  }

  func wait(until deadline: DispatchTime) {
    let item = DispatchWorkItem { [weak self] in self?.run(deadline) }
    let isOver = lock.withLock {
      next = item
      return action == nil
    }
    if !isOver { queue.asyncAfter(deadline: deadline, execute: item) }
  }

  private func run(_ deadline: DispatchTime) {
    guard let action = lock.withLock({ action }) else { return }
    action()
    // Counted from the time at which it was due, so that ticks do not drift.
    wait(until: max(deadline.advanced(by: interval), .now()))
  }

  func cancel() {
    // Released outside of the lock: the action may hold anything.
    let (action, item) = lock.withLock {
      defer { (self.action, next) = (nil, nil) }
      return (self.action, next)
    }
    _ = action
    item?.cancel()
  }
}

extension DispatchTime {
  /// The time later by a duration, at most the latest possible time.
  fileprivate func advanced(by duration: Duration) -> DispatchTime {
    let (seconds, attoseconds) = duration.components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflows { return seconds < 0 ? self : .distantFuture }
    return self + .nanoseconds(Int(whole) + Int(attoseconds / 1_000_000_000))
  }
}
