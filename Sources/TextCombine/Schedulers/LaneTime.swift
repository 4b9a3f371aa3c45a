import Foundation

/// A point in time of the schedulers, in nanoseconds: exact, where `Date` would round 0.3 s.
struct LaneTime: Hashable, Comparable, Codable, Sendable {
  private static let origin = ContinuousClock.now

  var nanoseconds: Int64

  static func < (lhs: LaneTime, rhs: LaneTime) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  static var now: LaneTime {
    let (seconds, attoseconds) = origin.duration(to: .now).components
    return LaneTime(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

/// A span of time of a scheduler.
///
/// All schedulers of tasks measure alike; each has spans of its own type, as on Apple's platforms.
public protocol _LaneStride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric,
  Codable, Hashable, Sendable
where IntegerLiteralType == Int, FloatLiteralType == Double {
  /// The span in nanoseconds.
  var _nanoseconds: Int64 { get set }
  init(_nanoseconds: Int64)
}

extension _LaneStride {
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// Seconds, rounded to nanoseconds.
  public static func seconds(_ s: Double) -> Self { Self(_nanoseconds: Int64((s * 1e9).rounded())) }
  public static func seconds(_ s: Int) -> Self { Self(_nanoseconds: Int64(s) * 1_000_000_000) }
  public static func milliseconds(_ ms: Int) -> Self { Self(_nanoseconds: Int64(ms) * 1_000_000) }
  public static func microseconds(_ us: Int) -> Self { Self(_nanoseconds: Int64(us) * 1_000) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(_nanoseconds: Int64(ns)) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  var seconds: Double { Double(_nanoseconds) / 1e9 }
}
