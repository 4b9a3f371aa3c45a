import SwiftUI

/// A way to read the machine's locale, zone or calendar without naming it, and the expected answer.
struct PlaceProbe: Sendable {
  let name: String
  let found: @Sendable () -> String
  let expected: @Sendable (Place) -> String

  init(_ name: String, _ found: @escaping @Sendable () -> String, _ expected: @escaping @Sendable (Place) -> String) {
    (self.name, self.found, self.expected) = (name, found, expected)
  }

  /// A formatter that is given a place, or none.
  init(_ name: String, formatted: @escaping @Sendable (Place?) -> String) {
    self.init(name, { formatted(nil) }, { formatted($0) })
  }

  static let date = Date(timeIntervalSince1970: 1_735_724_460)
  static let end = date.addingTimeInterval(7200)
  static let all: [PlaceProbe] = [
    locales, languages, zones, calendars, values, styles, dateFormatters, numberFormatters, texts, library,
  ].flatMap(\.self)

  private static func named(
    _ found: [(String, @Sendable () -> String)], _ expected: @escaping @Sendable (Place) -> String
  ) -> [PlaceProbe] { found.map { PlaceProbe($0.0, $0.1, expected) } }

  private static let locales = named([
    ("Locale.current", { Locale.current.identifier }), ("NSLocale.current", { NSLocale.current.identifier }),
    ("Locale.autoupdatingCurrent", { Locale.autoupdatingCurrent.identifier }),
  ]) { $0.locale.identifier }

  private static let languages = named([
    ("Locale.preferredLanguages", { "\(Locale.preferredLanguages)" }),
    ("NSLocale.preferredLanguages", { "\(NSLocale.preferredLanguages)" }),
  ]) { "\([$0.locale.identifier(.bcp47)])" }

  private static let zones = named([
    ("TimeZone.current", { TimeZone.current.identifier }), ("NSTimeZone.default", { NSTimeZone.default.identifier }),
    ("NSTimeZone.local", { NSTimeZone.local.identifier }), ("NSTimeZone.system", { NSTimeZone.system.identifier }),
    ("TimeZone.autoupdatingCurrent", { TimeZone.autoupdatingCurrent.identifier }),
    ("Calendar(identifier:)", { Calendar(identifier: .gregorian).timeZone.identifier }),
    ("NSCalendar(calendarIdentifier:)", { NSCalendar(calendarIdentifier: .gregorian)!.timeZone.identifier }),
    ("Locale.calendar", { Locale(identifier: "ja_JP").calendar.timeZone.identifier }),
  ]) { $0.timeZone.identifier }

  private static let calendars = named([
    ("Calendar.current", { describe(.current) }), ("NSCalendar.current", { describe(NSCalendar.current) }),
    ("Calendar.autoupdatingCurrent", { describe(.autoupdatingCurrent) }),
  ]) { describe($0.calendar) }

  private static let values: [PlaceProbe] = [
    PlaceProbe(
      "startOfDay", { "\(Calendar(identifier: .gregorian).startOfDay(for: date))" },
      { "\($0.gregorian.startOfDay(for: date))" }),
    PlaceProbe(
      "DateComponents", { "\(DateComponents(calendar: .current, year: 2025, hour: 12).date!)" },
      { "\(DateComponents(calendar: $0.calendar, year: 2025, hour: 12).date!)" }),
  ]

  private static func describe(_ calendar: Calendar) -> String {
    let parts = "\(calendar.identifier), \(calendar.locale?.identifier ?? "-"), \(calendar.timeZone.identifier)"
    return "\(parts), \(calendar.firstWeekday), \(calendar.component(.hour, from: date))"
  }

  private static let styles: [PlaceProbe] = [
    PlaceProbe("date.formatted()", { date.formatted() }, { $0.style.format(date) }),
    PlaceProbe(
      "formatted(date:time:)", { date.formatted(date: .complete, time: .complete) },
      { $0.style(.complete, .complete).format(date) }),
    PlaceProbe(
      "formatted(.dateTime)", { date.formatted(.dateTime.weekday(.wide).hour().minute()) },
      { date.formatted($0.style(nil, nil).weekday(.wide).hour().minute()) }),
    PlaceProbe(
      "a distance", { Date.AnchoredRelativeFormatStyle(anchor: end).format(date) },
      { Date.AnchoredRelativeFormatStyle(anchor: end, locale: $0.locale, calendar: $0.calendar).format(date) }),
    PlaceProbe("an interval", { (date..<end).formatted() }, { (date..<end).formatted($0.interval) }),
    PlaceProbe("int.formatted()", { 1_234_567.formatted() }, { 1_234_567.formatted(.number.locale($0.locale)) }),
    PlaceProbe("double.formatted()", { 1234.567.formatted() }, { 1234.567.formatted(.number.locale($0.locale)) }),
    PlaceProbe(
      "decimal.formatted()", { Decimal(1234.5).formatted() }, { Decimal(1234.5).formatted(.number.locale($0.locale)) }),
    PlaceProbe("percent", { 0.256.formatted(.percent) }, { 0.256.formatted(.percent.locale($0.locale)) }),
    PlaceProbe(
      "currency", { 1234.5.formatted(.currency(code: "EUR")) },
      { 1234.5.formatted(.currency(code: "EUR").locale($0.locale)) }),
    PlaceProbe(
      "compact", { 1_234_567.formatted(.number.notation(.compactName)) },
      { 1_234_567.formatted(.number.notation(.compactName).locale($0.locale)) }),
    PlaceProbe(
      "byte count", { Int64(1_234_567).formatted(.byteCount(style: .file)) },
      { ByteCountFormatStyle(style: .file, locale: $0.locale).format(1_234_567) }),
    PlaceProbe("a list", { list.formatted() }, { list.formatted(.list(type: .and).locale($0.locale)) }),
    PlaceProbe(
      "a list of alternatives", { list.formatted(.list(type: .or)) },
      { list.formatted(.list(type: .or).locale($0.locale)) }),
    PlaceProbe(
      "duration", { Duration.seconds(3723).formatted(.units(width: .wide)) },
      { Duration.seconds(3723).formatted(.units(width: .wide).locale($0.locale)) }),
    PlaceProbe(
      "reading a number", { "\((try? Double(1234.5.formatted(), format: .number)) ?? -1)" }, { _ in "1234.5" }),
  ]
  private static let list = ["a", "b", "c"]

  private static let dateFormatters: [PlaceProbe] = [
    PlaceProbe("DateFormatter") { dateFormatter($0) { ($0.dateStyle, $0.timeStyle) = (.full, .full) } },
    PlaceProbe("dateFormat") { dateFormatter($0) { $0.dateFormat = "EEEE d MMMM HH:mm zzzz" } },
    PlaceProbe("a template") { dateFormatter($0) { $0.setLocalizedDateFormatFromTemplate("MMMMdjmm") } },
    PlaceProbe(
      "DateFormatter.dateFormat(fromTemplate:)",
      { DateFormatter.dateFormat(fromTemplate: "MMMdjmm", options: 0, locale: nil) ?? "-" },
      { DateFormatter.dateFormat(fromTemplate: "MMMdjmm", options: 0, locale: $0.locale) ?? "-" }),
    PlaceProbe(
      "DateFormatter.localizedString",
      { DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .short) },
      { dateFormatter($0) { ($0.dateStyle, $0.timeStyle) = (.short, .short) } }),
    PlaceProbe("DateFormatter's reading") { "\(readingFormatter($0).date(from: "2025-01-01 18:41")!)" },
    PlaceProbe("DateFormatter's symbols") { dateFormatter($0).weekdaySymbols.joined(separator: ",") },
    PlaceProbe("DateIntervalFormatter", formatted: intervalFormatter),
  ]

  private static func dateFormatter(_ place: Place?) -> DateFormatter {
    let formatter = DateFormatter()
    if let place { (formatter.locale, formatter.timeZone) = (place.locale, place.timeZone) }
    return formatter
  }

  private static func dateFormatter(_ place: Place?, _ change: (DateFormatter) -> Void) -> String {
    let formatter = dateFormatter(place)
    change(formatter)
    return formatter.string(from: date)
  }

  private static func readingFormatter(_ place: Place?) -> DateFormatter {
    let formatter = DateFormatter()
    if let place { formatter.timeZone = place.timeZone }
    formatter.calendar = Calendar(identifier: .gregorian)
    (formatter.locale, formatter.dateFormat) = (Locale(identifier: "en_US_POSIX"), "yyyy-MM-dd HH:mm")
    return formatter
  }

  private static func intervalFormatter(_ place: Place?) -> String {
    let formatter = DateIntervalFormatter()
    if let place {
      (formatter.locale, formatter.calendar, formatter.timeZone) = (place.locale, place.calendar, place.timeZone)
    }
    (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
    return formatter.string(from: date, to: end)
  }

  private static let numberFormatters: [PlaceProbe] =
    [
      ("decimal", .decimal), ("percent", .percent), ("currency", .currency), ("spelled out", .spellOut),
      ("ordinal", .ordinal), ("scientific", .scientific),
    ].map { (name: String, style: NumberFormatter.Style) in
      PlaceProbe("NumberFormatter, \(name)") { number(style, $0) }
    } + [
      PlaceProbe(
        "NumberFormatter.localizedString", { NumberFormatter.localizedString(from: 0.25, number: .percent) },
        { number(.percent, $0, of: 0.25) }),
      PlaceProbe("MassFormatter") {
        let formatter = MassFormatter()
        if let place = $0 { formatter.numberFormatter.locale = place.locale }
        return formatter.string(fromKilograms: 1234.5)
      },
    ]

  private static func number(_ style: NumberFormatter.Style, _ place: Place?, of number: Double = 1234.5) -> String {
    let formatter = NumberFormatter()
    if let place { formatter.locale = place.locale }
    formatter.numberStyle = style
    return formatter.string(from: NSNumber(value: number))!
  }

  private static let texts: [PlaceProbe] = [
    PlaceProbe(
      "localizedStringWithFormat", { String.localizedStringWithFormat("%.2f %d", 1234.5, 1_234_567) },
      { String(format: "%.2f %d", locale: $0.locale, 1234.5, 1_234_567) }),
    PlaceProbe(
      "String(format:locale: .current)", { String(format: "%.2f", locale: .current, 1234.5) },
      { String(format: "%.2f", locale: $0.locale, 1234.5) }),
    PlaceProbe(
      "String(localized:)", { String(localized: "\(1_234_567) of \(0.5)") },
      { String(localized: "\(1_234_567) of \(0.5)", locale: $0.locale) }),
    PlaceProbe(
      "localizedString(forLanguageCode:)", { Locale.current.localizedString(forLanguageCode: "fr") ?? "-" },
      { $0.locale.localizedString(forLanguageCode: "fr") ?? "-" }),
    PlaceProbe("String(format:)", { String(format: "%.2f %d", 1234.5, 1_234_567) }, { _ in "1234.50 1234567" }),
  ]

  private static let library: [PlaceProbe] = [
    PlaceProbe("localtime_r and strftime", { libraryTime() }, { $0.libraryTime }),
    PlaceProbe(
      "mktime",
      {
        var parts = tm()
        (parts.tm_year, parts.tm_mday, parts.tm_hour, parts.tm_isdst) = (125, 1, 12, -1)
        return "\(mktime(&parts)) \(parts.tm_wday)"
      },
      {
        let noon = DateComponents(calendar: $0.gregorian, year: 2025, month: 1, day: 1, hour: 12).date!
        return "\(Int(noon.timeIntervalSince1970)) 3"
      }),
  ]

  private static func libraryTime() -> String {
    var (time, parts) = (time_t(date.timeIntervalSince1970), tm())
    localtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M %z", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      + " \(localtime(&time).pointee.tm_hour)"
  }
}

extension Place {
  fileprivate var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  fileprivate var style: Date.FormatStyle { style(.numeric, .shortened) }

  fileprivate func style(_ date: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  fileprivate var interval: Date.IntervalFormatStyle {
    Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  fileprivate var libraryTime: String {
    let zone = timeZone.secondsFromGMT(for: PlaceProbe.date)
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: PlaceProbe.date)
    let sign = zone < 0 ? "-" : "+"
    return String(
      format: "%04d-%02d-%02d %02d:%02d \(sign)%02d%02d %d", parts.year!, parts.month!, parts.day!, parts.hour!,
      parts.minute!, abs(zone) / 3600, abs(zone) / 60 % 60, parts.hour!)
  }
}
