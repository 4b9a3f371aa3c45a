import Foundation

/// A queue runs its scheduled work as operations; the main one on the main queue of Dispatch.
extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// The scheduler's options: none.
  public struct SchedulerOptions {}

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
  ) { clock.perform(after: date.fromNow) { [self] in perform(action) } }

  /// Runs work at a time, and again after each interval, until the result is canceled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { clock.perform(after: date.fromNow, every: interval.duration) { [self] in perform(action) } }

  private var isMain: Bool { self === OperationQueue.main }

  /// The queue that waits for a time; an operation queue cannot.
  private var clock: DispatchQueue { isMain ? .main : .global() }

  private func perform(_ action: @escaping () -> Void) {
    if isMain { return action() }
    let action = Unchecked(action)
    addOperation { action.value() }
  }
}

/// A run loop runs its scheduled work as the main operation queue does.
extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// The scheduler's options: none.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { OperationQueue.main.now }
  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { OperationQueue.main.minimumTolerance }

  /// Runs work on the main queue, after earlier work.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    OperationQueue.main.schedule(action)
  }

  /// Runs work on the main queue at a time; it cannot be taken back. Tolerance and options have no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { OperationQueue.main.schedule(after: date, tolerance: tolerance, action) }

  /// Runs work on the main queue at a time, and again after each interval, until the result is canceled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { OperationQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, action) }
}

/// A point in time of a run loop or an operation queue.
public struct _DateSchedulerTime: Strideable, Hashable, Sendable {
  /// The time as a date.
  public var date: Date

  /// The time of a date.
  public init(_ date: Date) { self.date = date }

  /// How much later `other` is; negative if it is earlier.
  public func distance(to other: _DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// The time later by `n`.
  public func advanced(by n: Stride) -> _DateSchedulerTime {
    _DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
  }

  /// How long it is until this time. Rounded to microseconds, because a date is exact to about a tenth of one: 0.3 s from now stay 0.3 s.
  var fromNow: Duration { Stride(date.timeIntervalSinceNow).duration }

  /// A span of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Sendable
  {
    /// The span in seconds.
    public var magnitude: TimeInterval
    /// The span in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A span of so many seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// A span of so many seconds; `nil` if the number has no exact counterpart.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    /// The span in whole microseconds; at most some ten thousand years.
    var duration: Duration {
      let limit = 3e11
      return .microseconds(Int64((min(max(magnitude, -limit), limit) * 1e6).rounded()))
    }

    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }
}
