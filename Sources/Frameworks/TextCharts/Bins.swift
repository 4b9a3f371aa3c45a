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
    let count = Swift.max(Int(((range.upperBound - range.lowerBound) / size).rounded(.up)), 1)
    let start = range.lowerBound
    thresholds = (0...count).map { start + Value($0) * size }
    index = { Swift.min(Swift.max(Int(($0 - start) / size), 0), count - 1) }
  }
  public init(data: [Value], desiredCount: Int? = nil) {
    self.init(range: (data.min() ?? 0)...(data.max() ?? 1), count: desiredCount ?? 10)
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
