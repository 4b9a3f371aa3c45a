import Dispatch

/// A queue runs its scheduled work as it runs everything else.
extension DispatchQueue: Scheduler {
  /// A point in time of a queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time as Dispatch knows it.
    public var dispatchTime: DispatchTime

    /// The time of a time of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// How much later `other` is; negative if it is earlier.
    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(Int(Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds)))
    }

    /// The time later by `n`.
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A span of time of a queue, in nanoseconds; plain numbers are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// The span in nanoseconds.
      public var magnitude: Int

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The span as Dispatch knows it; `never` is as long as can be.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
        default: self.init(nanoseconds: .max)
        }
      }
      /// A span of so many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// A span of so many seconds; `nil` if the number does not fit into an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      /// The span as Dispatch knows it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// A span of `s` seconds, rounded to nanoseconds; the longest one if it does not fit.
      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: wholeNanoseconds(in: s)) }
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: saturating(s, 1_000_000_000)) }
      /// A span of `ms` milliseconds; the longest one if it does not fit.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: saturating(ms, 1_000_000)) }
      /// A span of `us` microseconds; the longest one if it does not fit.
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: saturating(us, 1_000)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
      }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      private static func saturating(_ count: Int, _ unit: Int) -> Int {
        let (product, overflows) = count.multipliedReportingOverflow(by: unit)
        return overflows ? (count < 0 ? .min : .max) : product
      }
    }
  }

  /// Options of a queue; accepted, and without effect.
  public struct SchedulerOptions {
    /// How urgent the work is; without effect.
    public var qos: DispatchQoS
    /// How the work is run; without effect.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to; without effect.
    public var group: DispatchGroup?

    /// Options for a queue; none has an effect.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present, by the clock of Dispatch.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// No tolerance.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs work after all that was scheduled before; the options have no effect.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { perform(action) }

  /// Runs work at a time; it cannot be taken back. Tolerance and options have no effect.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { perform(after: .nanoseconds(now.distance(to: date).magnitude), action) }

  /// Runs work at a time, and again after each interval, until the result is canceled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    perform(after: .nanoseconds(now.distance(to: date).magnitude), every: .nanoseconds(interval.magnitude), action)
  }
}

/// Nanoseconds, rounded; an overflow becomes the longest span.
private func wholeNanoseconds(in seconds: Double) -> Int {
  let nanoseconds = (seconds * 1e9).rounded()
  return Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)
}
