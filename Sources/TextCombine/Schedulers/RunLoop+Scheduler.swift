import Foundation

/// A run loop runs its scheduled work as the main operation queue does.
extension RunLoop: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// What the scheduler may be told: nothing.
  public struct SchedulerOptions {}

  /// The present.
  public var now: SchedulerTimeType { OperationQueue.main.now }
  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { OperationQueue.main.minimumTolerance }

  /// Runs work on the main queue, after what was scheduled before.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    OperationQueue.main.schedule(action)
  }

  /// Runs work on the main queue at a time; it cannot be taken back. Tolerance and options have no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    OperationQueue.main.schedule(after: date, tolerance: tolerance, action)
  }

  /// Runs work on the main queue at a time, and again after each interval, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    OperationQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, action)
  }
}
