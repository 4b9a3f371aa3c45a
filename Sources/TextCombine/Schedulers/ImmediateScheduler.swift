/// A scheduler that runs all work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// A point in time: there is only one.
  public struct SchedulerTimeType: Strideable {
    /// A span of time, which the scheduler does not wait for.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
      /// The number that the span was made of.
      public var magnitude: Int

      /// A span of a number, which has no unit.
      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { self.init(value) }
      /// A span of a number, whose fraction is dropped.
      public init(floatLiteral value: Double) { self.init(Int(value)) }
      /// A span of a number; `nil` if it does not fit into an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// No time, whatever the number.
      public static func seconds(_ s: Int) -> Stride { 0 }
      public static func seconds(_ s: Double) -> Stride { 0 }
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      public static func microseconds(_ us: Int) -> Stride { 0 }
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }

    /// No time: there is only one point in time.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    /// The same time: there is only one.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The only point in time.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs work at once, whatever the time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }

  /// Runs work at once, and only once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
