import TextUI

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
  /// What is no number, or has no end, is in no bin.
  public init(data: [Value], desiredCount: Int? = nil) {
    let data = data.filter(\.isFinite)
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), count: desiredCount ?? 10)
  }

  /// More bins than any chart shows.
  private static var limit: Int { 10_000 }

  /// A number as a whole one within limits; what is no number is the least.
  private static func whole(_ number: Value, in limits: ClosedRange<Int>) -> Int {
    guard number > Value(limits.lowerBound) else { return limits.lowerBound }
    return number < Value(limits.upperBound) ? Int(number) : limits.upperBound
  }
}

/// The values from one threshold up to the next.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
}

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
