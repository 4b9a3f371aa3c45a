import Dispatch

/// A queue runs its scheduled work as it runs everything else.
extension DispatchQueue: Scheduler {
  /// A point in time of a queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as Dispatch knows it.
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(Int(Int64(bitPattern: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds)))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A span of time of a queue, in nanoseconds; plain numbers are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
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
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      /// The span as Dispatch knows it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: wholeNanoseconds(in: s)) }
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: saturating(s, 1_000_000_000)) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: saturating(ms, 1_000_000)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: saturating(us, 1_000)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
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

  /// What a queue may be told; accepted, and without effect.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { perform(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    perform(after: .nanoseconds(now.distance(to: date).magnitude), action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    perform(after: .nanoseconds(now.distance(to: date).magnitude), every: .nanoseconds(interval.magnitude), action)
  }
}

/// Nanoseconds, rounded; what does not fit becomes the longest span.
private func wholeNanoseconds(in seconds: Double) -> Int {
  let nanoseconds = (seconds * 1e9).rounded()
  return Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)
}
