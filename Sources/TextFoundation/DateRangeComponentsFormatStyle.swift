import Foundation

/// The time between two dates as words: `1 hour, 5 minutes`. Linux' Foundation has the name `Date.ComponentsFormatStyle` and no way to
/// make one: this is what `.components` and `.timeDuration` give.
public struct DateRangeComponentsFormatStyle: FormatStyle, Sendable {
  public struct Style: Hashable, Codable, Sendable {
    fileprivate let name: String
    public static var wide: Self { Self(name: "wide") }
    public static var abbreviated: Self { Self(name: "abbreviated") }
    public static var condensedAbbreviated: Self { Self(name: "condensedAbbreviated") }
    public static var narrow: Self { Self(name: "narrow") }
    public static var spellOut: Self { Self(name: "spellOut") }
    fileprivate static var positional: Self { Self(name: "positional") }
  }
  public enum Field: String, Hashable, Codable, Sendable, CaseIterable {
    case year, month, week, day, hour, minute, second

    fileprivate var unit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
  }

  public var style: Style
  public var locale: Locale
  public var calendar: Calendar
  public var fields: Set<Field>?

  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  /// `1:05:09`.
  public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }

  public func format(_ range: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle =
      switch style {
      case .wide: .full
      case .spellOut: .spellOut
      case .abbreviated: .short
      case .condensedAbbreviated: .brief
      case .positional: .positional
      default: .abbreviated
      }
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    for field in fields ?? [.day, .hour, .minute, .second] { formatter.allowedUnits.insert(field.unit) }
    return formatter.string(from: range.lowerBound, to: range.upperBound) ?? ""
  }
  public func locale(_ locale: Locale) -> Self {
    Self(style: style, locale: locale, calendar: calendar, fields: fields)
  }
}

extension FormatStyle where Self == DateRangeComponentsFormatStyle {
  public static func components(
    style: DateRangeComponentsFormatStyle.Style, fields: Set<DateRangeComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
  public static var timeDuration: Self { DateRangeComponentsFormatStyle.timeDuration }
}
