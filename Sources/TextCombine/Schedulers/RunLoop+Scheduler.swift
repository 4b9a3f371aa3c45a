import Foundation

/// A run loop runs its scheduled work on the main queue.
extension RunLoop: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// What the scheduler may be told: nothing.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { lane.schedule(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    lane.scheduleOnce(after: date.fromNow, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    lane.schedule(after: date.fromNow, every: interval.duration, action)
  }

  private var lane: Lane { .main }
}
