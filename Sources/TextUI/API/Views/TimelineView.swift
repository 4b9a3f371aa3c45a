/// Content that is made again as time passes. A frame shows it at the frame's time.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The moment that the content of a `TimelineView` is for.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content may change: `live` as smoothly as can be, else once a second or a minute. Text says `live`.
  public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
  /// The last moment of the schedule that has come; before the first one the present.
  public let date: Date
  /// How often the content may change: always `live`.
  public let cadence: Cadence
  /// Without effect in text. On a device: asks for the content to be made again at once.
  public func invalidateTimelineContent() {}
}

extension TimelineView: View where Content: View {
  public typealias Body = Never
  /// The context of the content: its moment.
  public typealias Context = TimelineViewDefaultContext

  /// Makes `content` at each moment of the schedule; a frame shows that of the last one that has come.
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
      // A schedule may repeat a time, and never reach a later one.
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
  /// The moments, in the order in which they come.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How closely the moments follow each other.
  typealias Mode = TimelineScheduleMode
  /// The moments from `startDate` on; the first one may lie before it.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How closely moments follow each other: as the app asks, or further apart to save power. Text asks for `normal` ones.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Moments from `startDate` on, `interval` seconds apart; an interval that is not above zero gives one alone.
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

/// The moments at which a minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A moment at the beginning of each minute.
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Moments that the app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  /// These moments, in order.
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let dates = Array(dates)
    let first = dates.lastIndex { $0 <= startDate } ?? 0
    return Array(dates.dropFirst(first))
  }
}

/// Moments that follow as smoothly as motion needs. A frame has the one that it shows, and none follows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The moment of the frame alone: how often the others come, and whether they pause, has no effect in text.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments from `startDate` on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A moment at the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The moments that the app lists, in their order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
