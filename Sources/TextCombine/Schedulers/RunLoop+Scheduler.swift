import Foundation

/// A run loop runs its scheduled work as the main operation queue does.
extension RunLoop: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// What the scheduler may be told: nothing.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { OperationQueue.main.now }
  public var minimumTolerance: SchedulerTimeType.Stride { OperationQueue.main.minimumTolerance }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    OperationQueue.main.schedule(action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    OperationQueue.main.schedule(after: date, tolerance: tolerance, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    OperationQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, action)
  }
}
