import Foundation
import TextUI

/// Says how long something takes: `1:05:09`, `1h 5m`, `1 hour, 5 minutes`. Linux' Foundation has none.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How a unit is written.
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// Which units that are zero are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var `default`: Self { Self(rawValue: 1) }
    public static var dropLeading: Self { Self(rawValue: 1 << 1) }
    public static var dropMiddle: Self { Self(rawValue: 1 << 2) }
    public static var dropTrailing: Self { Self(rawValue: 1 << 3) }
    public static var dropAll: Self { [.dropLeading, .dropMiddle, .dropTrailing] }
    public static var pad: Self { Self(rawValue: 1 << 16) }
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    var rest = Int(interval.rounded())
    let isNegative = rest < 0
    rest = abs(rest)
    let amounts = units.map { unit -> (Unit, Int) in
      defer { rest %= unit.seconds }
      return (unit, rest / unit.seconds)
    }
    return (isNegative ? "-" : "") + phrase(written(amounts))
  }

  open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

  open func string(from components: DateComponents) -> String? {
    let seconds = Unit.all.reduce(0) { $0 + (components.value(for: $1.component) ?? 0) * $1.seconds }
    return string(from: TimeInterval(seconds))
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [Unit] {
    let allowed = Unit.all.filter { allowedUnits.contains($0.flag) }
    return allowed.isEmpty ? Unit.all.filter { $0.isUsual } : allowed
  }

  private func written(_ amounts: [(Unit, Int)]) -> String {
    var left = shown(amounts)
    if maximumUnitCount > 0 { left = Array(left.prefix(maximumUnitCount)) }
    guard unitsStyle == .positional else {
      let locale = calendar?.locale ?? .current
      let texts = left.map { $0.name(of: $1, unitsStyle, locale) }
      let width: ICU.Width = unitsStyle == .abbreviated || unitsStyle == .brief ? .narrow : .full
      return ICU.units(texts, width, locale) ?? texts.joined(separator: " ")
    }
    let pads = zeroFormattingBehavior.contains(.pad)
    return left.enumerated().map { place, amount in
      place > 0 || (pads && left.count > 1) ? String(format: "%02d", amount.1) : "\(amount.1)"
    }.joined(separator: ":")
  }

  /// Drops zero amounts as `zeroFormattingBehavior` asks; keeps the smallest unit where all are zero.
  private func shown(_ amounts: [(Unit, Int)]) -> [(Unit, Int)] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return amounts }
    let isUsual = behavior.contains(.default)
    let dropsAll = isUsual && unitsStyle != .positional
    guard let first = amounts.firstIndex(where: { $0.1 != 0 }), let last = amounts.lastIndex(where: { $0.1 != 0 })
    else { return amounts.suffix(1) }
    return amounts.indices.filter { place in
      if place < first { return !(isUsual || behavior.contains(.dropLeading)) }
      if place > last { return !(dropsAll || behavior.contains(.dropTrailing)) }
      return amounts[place].1 != 0 || !(dropsAll || behavior.contains(.dropMiddle))
    }.map { amounts[$0] }
  }

  private func phrase(_ text: String) -> String {
    let approximate = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(approximate) remaining" : approximate
  }
}

/// A unit of time, in seconds: a month has thirty days, as nothing says which month it is.
private struct Unit {
  let flag: NSCalendar.Unit
  let component: Calendar.Component
  let seconds: Int
  let name: String
  var isUsual: Bool { component != .weekOfMonth }

  static let all = [
    Unit(flag: .year, component: .year, seconds: 31_536_000, name: "year"),
    Unit(flag: .month, component: .month, seconds: 2_592_000, name: "month"),
    Unit(flag: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, name: "week"),
    Unit(flag: .day, component: .day, seconds: 86_400, name: "day"),
    Unit(flag: .hour, component: .hour, seconds: 3_600, name: "hour"),
    Unit(flag: .minute, component: .minute, seconds: 60, name: "minute"),
    Unit(flag: .second, component: .second, seconds: 1, name: "second"),
  ]

  func name(of amount: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    func text(_ width: ICU.Width) -> String { ICU.measure(Double(amount), name, width, locale) ?? "\(amount) \(name)" }
    switch style {
    case .positional: return "\(amount)"
    case .abbreviated: return text(.narrow)
    // Apple's documentation: "9hr 41min 30sec".
    case .brief: return text(.short).filter { !$0.isWhitespace }
    case .short: return text(.short)
    case .full: return text(.full)
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      let digits = ICU.number(Double(amount), fraction: 0, locale) ?? "\(amount)"
      return text(.full).replacing(digits, with: formatter.string(from: NSNumber(value: amount)) ?? digits)
    }
  }
}
