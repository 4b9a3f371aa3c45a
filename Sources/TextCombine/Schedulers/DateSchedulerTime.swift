import Foundation

/// A point in time of a run loop or an operation queue.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The time as a date.
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: _DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> _DateSchedulerTime {
    _DateSchedulerTime(date.addingTimeInterval(n.timeInterval))
  }

  /// How long it is until this time.
  ///
  /// Rounded to microseconds, because a date is exact to about a tenth of one: 0.3 s from now stay 0.3 s.
  var fromNow: Duration { Stride(date.timeIntervalSinceNow).duration }

  /// A span of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable, Codable, Sendable
  {
    /// The span in seconds.
    public var magnitude: TimeInterval
    /// The span in seconds.
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
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
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
  }
}
