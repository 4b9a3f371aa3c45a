import Dispatch
import Foundation

/// The main queue runs its scheduled work on the main actor; all other queues share one order beside it.
extension DispatchQueue: Scheduler {
  /// A point in time of a queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    let time: LaneTime

    /// The time as Dispatch knows it.
    public var dispatchTime: DispatchTime {
      .now() + .nanoseconds(Int(time.nanoseconds - LaneTime.now.nanoseconds))
    }

    public init(_ time: DispatchTime) {
      let ahead = Int64(bitPattern: time.uptimeNanoseconds &- DispatchTime.now().uptimeNanoseconds)
      self.init(time: LaneTime(nanoseconds: LaneTime.now.nanoseconds &+ ahead))
    }

    init(time: LaneTime) { self.time = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(_nanoseconds: other.time.nanoseconds - time.nanoseconds)
    }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(time: LaneTime(nanoseconds: time.nanoseconds + n._nanoseconds))
    }

    /// A span of time of a queue; a number is nanoseconds, a literal seconds.
    public struct Stride: _LaneStride {
      public var _nanoseconds: Int64

      public init(_nanoseconds: Int64) { self._nanoseconds = _nanoseconds }

      /// The span as Dispatch knows it; nothing if that is not a number.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let seconds): self = .seconds(seconds)
        case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
        case .microseconds(let microseconds): self = .microseconds(microseconds)
        case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
        default: self.init(_nanoseconds: .max)
        }
      }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int64(exactly: source) else { return nil }
        self.init(_nanoseconds: nanoseconds)
      }

      /// The span in nanoseconds.
      public var magnitude: Int { Int(_nanoseconds) }
      /// The span as Dispatch knows it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(Int(_nanoseconds)) }

      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(_nanoseconds: lhs._nanoseconds * rhs._nanoseconds)
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

  public var now: SchedulerTimeType { SchedulerTimeType(time: .now) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { lane.schedule(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    lane.scheduleOnce(at: date.time, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    lane.schedule(at: date.time, every: interval._nanoseconds, action)
  }

  private var lane: Lane { getSpecific(key: Self.mainMark) == nil ? .background : .main }

  /// Tells the main queue from others: `DispatchQueue.main` may be another object each time.
  private static let mainMark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    main.setSpecific(key: mark, value: ())
    return mark
  }()
}
