/// Something that runs work later, or elsewhere.
///
/// The queues and run loops of this module pass their work on to Dispatch, a run loop to the main queue. So a simulation
/// sees it, and its time is theirs.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in time.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The scheduler's options.
  associatedtype SchedulerOptions

  /// The present.
  var now: SchedulerTimeType { get }
  /// The least tolerance that the scheduler allows.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs work as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs work at a time, and again after each interval.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs work as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs work at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
  ) { schedule(after: date, tolerance: tolerance ?? minimumTolerance, options: nil, action) }

  /// Runs work at a time, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil, action)
  }
}

/// A span of time that can be made from seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  /// A span of `s` seconds.
  static func seconds(_ s: Int) -> Self
  /// A span of `s` seconds.
  static func seconds(_ s: Double) -> Self
  /// A span of `ms` milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// A span of `us` microseconds.
  static func microseconds(_ us: Int) -> Self
  /// A span of `ns` nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
