import Foundation

/// A queue runs its scheduled work as operations; the main one on the main queue of Dispatch.
extension OperationQueue: Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// What the scheduler may be told: nothing.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    clock.scheduleOnce(after: date.fromNow) { [self] in perform(action) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.schedule(after: date.fromNow, every: interval.duration) { [self] in perform(action) }
  }

  private var isMain: Bool { self === OperationQueue.main }

  /// What waits for a time; an operation queue has no times of its own.
  private var clock: Lane { isMain ? .main : Lane(queue: .global()) }

  private func run(_ action: @escaping () -> Void) {
    if isMain { Lane.main.schedule(action) } else { perform(action) }
  }

  private func perform(_ action: @escaping () -> Void) {
    if isMain { return action() }
    let action = Unchecked(action)
    addOperation { action.value() }
  }
}
