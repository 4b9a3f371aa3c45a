extension Text {
  /// How a date is shown: as a date, or by its distance from now.
  public enum DateStyle: Hashable, Sendable {
    /// The time of day, `9:41 AM`, or the day, `January 1, 2025`.
    case time, date
    /// The distance from now: `2 hours, 23 minutes`, `+2 hours` or `-3 days`, and as a clock counts it, `1:05`.
    case relative, offset, timer
  }

  /// A date in the environment's language and zone. A relative one changes while the frame's time passes.
  public init(_ date: Date, style: DateStyle) {
    let isLive = style != .time && style != .date
    self.init(content: .formatted(Formatted(counting: isLive ? date : nil) { DateText.text(date, style, $0) }))
  }

  /// When something begins and ends, in the environment's language and zone.
  public init(_ dates: ClosedRange<Date>) { self.init(dates.lowerBound..<dates.upperBound, format: .interval) }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A clock that runs through an interval, relative to the frame's now.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let formatted = Formatted(counting: countsDown ? timerInterval.upperBound : timerInterval.lowerBound) {
      environment in
      let now = min(pauseTime ?? environment.now, environment.now)
      let time = min(max(now, timerInterval.lowerBound), timerInterval.upperBound)
      let shown =
        countsDown ? timerInterval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(timerInterval.lowerBound)
      return DateText.clock(shown, showsHours: showsHours)
    }
    self.init(content: .formatted(formatted))
  }
}

enum DateText {
  static func text(_ date: Date, _ kind: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.now)
    switch kind {
    case .time: return Date.FormatStyle(date: .omitted, time: .shortened).inEnvironment(environment).format(date)
    case .date: return Date.FormatStyle(date: .long, time: .omitted).inEnvironment(environment).format(date)
    case .timer: return clock(abs(distance), showsHours: true)
    case .relative: return units(abs(distance), count: 2, environment.builtIn.locale)
    case .offset: return (distance < 0 ? "-" : "+") + units(abs(distance), count: 1, environment.builtIn.locale)
    }
  }

  /// Whole seconds, at most those of ten thousand years: a date of an app's may lie anywhere.
  private static func seconds(_ interval: TimeInterval) -> Int {
    interval.isNaN ? 0 : Int(max(-3.2e11, min(3.2e11, interval.rounded(.down))))
  }

  static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
    let seconds = seconds(interval)
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let minutes = seconds / 60
    guard showsHours, minutes >= 60 else { return "\(minutes):\(two(seconds % 60))" }
    return "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }

  private static func units(_ interval: TimeInterval, count: Int, _ locale: Locale) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .down))
    return style.locale(locale).format(.seconds(seconds(interval)))
  }
}
