import Foundation

/// Says how far a date is from another one: `2 hours ago`. Linux' Foundation has none; its format style does the work.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether words may replace numbers: `yesterday`.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return reference.formatted(
      Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
        calendar: calendar))
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(interval), relativeTo: reference)
  }

  /// Apple's documentation: the largest unit alone.
  open func localizedString(from components: DateComponents) -> String {
    let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    var largest = DateComponents()
    if let unit = units.first(where: { components.value(for: $0) ?? 0 != 0 }) {
      largest.setValue(components.value(for: unit), for: unit)
    }
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: calendar.date(byAdding: largest, to: reference) ?? reference, relativeTo: reference)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Joins words: `apples, pears, and plums`. Linux' Foundation has none; its format style does the work.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
  }
  open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().string(from: strings) ?? "" }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
