/// Content that is made anew as time passes. A frame shows it at the frame's time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The moment that the content of a `TimelineView` is for.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
  public let date: Date
  public let cadence: Cadence
  public func invalidateTimelineContent() {}
}

extension TimelineView: View where Content: View {
  public typealias Body = Never
  public typealias Context = TimelineViewDefaultContext

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: TimelineNode<Schedule, Content>.self) ?? TimelineNode(site.context)
    node.context = site.context
    node.update(view)
    return node
  }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: PassthroughNode, LiveNode {
  private var view: TimelineView<Schedule, Content>!
  private var shown: Date?

  func update(_ view: TimelineView<Schedule, Content>) {
    self.view = view
    graph.watchTime(self)
    show(date)
  }

  func refresh() {
    let date = date
    if date != shown { show(date) }
  }

  func nextTime(after now: Date) -> Date? {
    reading {
      // A schedule may stand still, and never come to a later time.
      let entries = view.schedule.entries(from: now, mode: .normal).lazy.prefix(10_000)
      return entries.first { $0.timeIntervalSince(now) >= Date.resolution }
    }
  }

  /// The last entry of the schedule that has come; before the first one it is now.
  private var date: Date {
    let now = context.environment.now
    return reading {
      // An entry that is due now may come out as a little later, as dates are fractions.
      let entries = view.schedule.entries(from: now.addingTimeInterval(Date.resolution / 2), mode: .normal)
      return entries.first { _ in true }.map { min($0, now) } ?? now
    }
  }

  private func show(_ date: Date) {
    shown = date
    let content = AppCode(view.content)(TimelineViewDefaultContext(date: date, cadence: .live), in: self)
    evaluateContent(keeping: true) { Content._evaluate(content, at: $0) }
  }
}

/// The moments at which a `TimelineView` makes its content anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The moments from `startDate` on; the first one may lie before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    let steps = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    // Steps that are too small or too large to be counted never come.
    guard interval > 0, interval.isFinite, steps.isFinite else { return AnyIterator([startDate].makeIterator()) }
    var next = start.addingTimeInterval(steps * interval)
    let interval = interval
    return AnyIterator {
      defer { next.addTimeInterval(interval) }
      return next
    }
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let dates = Array(dates)
    let first = dates.lastIndex { $0 <= startDate } ?? 0
    return Array(dates.dropFirst(first))
  }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
