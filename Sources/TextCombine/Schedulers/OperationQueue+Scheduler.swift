import Foundation

/// A queue runs its scheduled work as operations; the main one on the main queue of Dispatch.
extension OperationQueue: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// What the scheduler may be told: nothing.
  public struct SchedulerOptions {}

  /// The present.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work as an operation; on the main queue of Dispatch, if the queue is the main one.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { clock.perform(action) } else { perform(action) }
  }

  /// Runs work at a time; it cannot be taken back. Tolerance and options have no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    clock.perform(after: date.fromNow) { [self] in perform(action) }
  }

  /// Runs work at a time, and again after each interval, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.perform(after: date.fromNow, every: interval.duration) { [self] in perform(action) }
  }

  private var isMain: Bool { self === OperationQueue.main }

  /// What waits for a time; an operation queue has no times of its own.
  private var clock: DispatchQueue { isMain ? .main : .global() }

  private func perform(_ action: @escaping () -> Void) {
    if isMain { return action() }
    let action = Unchecked(action)
    addOperation { action.value() }
  }
}
