import TextUI

/// A value that a mark can represent.
public protocol Plottable {
  associatedtype PrimitivePlottable
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: Plottable { public typealias PrimitivePlottable = String }
extension Int: Plottable { public typealias PrimitivePlottable = Int }
extension Int64: Plottable { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable { public typealias PrimitivePlottable = UInt }
extension Double: Plottable { public typealias PrimitivePlottable = Double }
extension Float: Plottable { public typealias PrimitivePlottable = Float }
extension Decimal: Plottable { public typealias PrimitivePlottable = Decimal }
extension Date: Plottable { public typealias PrimitivePlottable = Date }

/// A value with its label.
public struct PlottableValue<Value: Plottable> {
  let name: _PlotName
  let value: _PlotValue

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(name: _PlotName(text: Text(label)), value: _PlotValue(value))
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(name: _PlotName(text: label), value: _PlotValue(value))
  }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(name: _PlotName(text: Text(label)), value: _PlotValue(value))
  }
}

extension PlottableValue where Value == Double {
  // Disfavored, so that an overload with a date wins.
  @_disfavoredOverload public static func value(_ label: LocalizedStringKey, _ value: CGFloat) -> PlottableValue {
    self.value(label, Double(value))
  }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: CGFloat) -> PlottableValue {
    self.value(label, Double(value))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values, such as a bin of a histogram.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(name: _PlotName(text: Text(label)), value: .range(range.lowerBound, range.upperBound))
  }
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(name: _PlotName(text: Text(label)), value: .range(range.lowerBound, range.upperBound))
  }
  public static func value(_ label: LocalizedStringKey, _ range: ClosedRange<Value>) -> PlottableValue {
    PlottableValue(name: _PlotName(text: Text(label)), value: .range(range.lowerBound, range.upperBound))
  }
}

extension PlottableValue where Value == Date {
  /// A day, a month or the like.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(name: _PlotName(text: Text(label)), value: .date(value, unit)) }
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(name: _PlotName(text: Text(label)), value: .date(value, unit)) }
}

/// The name of an axis or a series.
struct _PlotName { let text: Text }

/// A value as the golden shows it: exact, and the same in each language.
enum _PlotValue: Hashable {
  case text(String)
  case number(Double, text: String)
  case date(Date, Calendar.Component?)
  indirect case span(_PlotValue, _PlotValue)

  init<V: Plottable>(_ value: V) {
    switch value.primitivePlottable {
    case let text as String: self = .text(text)
    case let date as Date: self = .date(date, nil)
    case let decimal as Decimal: self = .number(NSDecimalNumber(decimal: decimal).doubleValue, text: "\(decimal)")
    case let number as any BinaryInteger: self = .number(Double(number), text: "\(number)")
    case let number as any BinaryFloatingPoint:
      let text = "\(number)"
      self = .number(Double(number), text: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    case let value as any Plottable: self.init(value)
    case let value: self = .text("\(value)")
    }
  }

  static func range<V: Plottable>(_ start: V, _ end: V) -> _PlotValue { .span(_PlotValue(start), _PlotValue(end)) }

  /// The position on a numeric scale; nil for a category.
  var number: Double? {
    switch self {
    case .text: nil
    case .number(let number, _): number
    case .date(let date, _): date.timeIntervalSinceReferenceDate
    case .span(let start, let end): start.number.flatMap { start in end.number.map { (start + $0) / 2 } }
    }
  }

  func text(in zone: TimeZone) -> String {
    switch self {
    case .text(let text): text
    case .number(_, let text): text
    case .date(let date, let unit): Self.text(date, unit, in: zone)
    case .span(let start, let end): "\(start.text(in: zone)) to \(end.text(in: zone))"
    }
  }

  /// `2026-11-23 14:05`, to the precision of the unit.
  private static func text(_ date: Date, _ unit: Calendar.Component?, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "" }
    let month = "\(parts.year ?? 0)-\(two(parts.month))"
    switch unit {
    case .year: return "\(parts.year ?? 0)"
    case .month, .quarter: return month
    case .day, .weekday, .weekOfYear, .weekOfMonth, .dayOfYear: return "\(month)-\(two(parts.day))"
    default: break
    }
    let time = "\(two(parts.hour)):\(two(parts.minute))" + (parts.second == 0 ? "" : ":\(two(parts.second))")
    return time == "00:00" && unit == nil ? "\(month)-\(two(parts.day))" : "\(month)-\(two(parts.day)) \(time)"
  }
}

/// Numbers by even steps.
public struct NumberBins<Value> {
  public let thresholds: [Value]
  private let index: (Value) -> Int

  public func index(for value: Value) -> Int { index(value) }
}

extension NumberBins: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Value: Comparable {
  public typealias Element = ChartBinRange<Value>
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  public init(range: ClosedRange<Value>, count: Int) {
    let step = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    self.init(size: step, range: range)
  }
  public init(size: Value, range: ClosedRange<Value>) {
    let count = Self.whole(((range.upperBound - range.lowerBound) / size).rounded(.up), in: 1...Self.limit)
    let start = range.lowerBound
    thresholds = (0...count).map { start + Value($0) * size }
    index = { Self.whole(($0 - start) / size, in: 0...count - 1) }
  }
  /// NaN and infinite values are in no bin.
  public init(data: [Value], desiredCount: Int? = nil) {
    let data = data.filter(\.isFinite)
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), count: desiredCount ?? 10)
  }

  /// More bins than any chart shows.
  private static var limit: Int { 10_000 }

  /// A number rounded within limits; NaN becomes the lowest.
  private static func whole(_ number: Value, in limits: ClosedRange<Int>) -> Int {
    guard number > Value(limits.lowerBound) else { return limits.lowerBound }
    return number < Value(limits.upperBound) ? Int(number) : limits.upperBound
  }
}

/// The values from one threshold up to the next.
public struct ChartBinRange<Bound: Comparable> { public let lowerBound, upperBound: Bound }

/// Times by days, months or the like.
public struct DateBins {
  public let thresholds: [Date]

  public init(unit: Calendar.Component, by step: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var dates = [date]
    while date <= range.upperBound, let next = calendar.date(byAdding: unit, value: step, to: date), next > date {
      date = next
      dates.append(next)
    }
    thresholds = dates
  }

  public func index(for date: Date) -> Int { (thresholds.lastIndex { $0 <= date }) ?? 0 }
}
