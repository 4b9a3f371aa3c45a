import Foundation

/// A run loop runs its scheduled work on the main actor.
extension RunLoop: Scheduler {
  /// A point in time.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    let time: LaneTime

    /// The time as a date.
    public var date: Date {
      Date(timeIntervalSinceNow: Stride(_nanoseconds: time.nanoseconds - LaneTime.now.nanoseconds).timeInterval)
    }

    public init(_ date: Date) {
      let ahead = Stride(date.timeIntervalSinceNow)
      self.init(time: LaneTime(nanoseconds: LaneTime.now.nanoseconds + ahead._nanoseconds))
    }

    init(time: LaneTime) { self.time = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(_nanoseconds: other.time.nanoseconds - time.nanoseconds)
    }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(time: LaneTime(nanoseconds: time.nanoseconds + n._nanoseconds))
    }

    /// A span of time; numbers are seconds.
    public struct Stride: _LaneStride {
      public var _nanoseconds: Int64

      public init(_nanoseconds: Int64) { self._nanoseconds = _nanoseconds }
      public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Double(exactly: source) else { return nil }
        self.init(seconds)
      }

      /// The span in seconds.
      public var magnitude: TimeInterval { seconds }
      /// The span in seconds.
      public var timeInterval: TimeInterval { seconds }

      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.seconds * rhs.seconds) }
    }
  }

  /// What the scheduler may be told: nothing.
  public struct SchedulerOptions {}

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

  private var lane: Lane { .main }
}
