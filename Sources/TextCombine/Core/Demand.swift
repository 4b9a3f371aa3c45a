extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// `Int.max` means unlimited: sums saturate there.
    private var count: Int

    private init(count: Int) { self.count = count }

    /// As many values as the publisher has.
    public static var unlimited: Demand { Demand(count: .max) }
    /// No value.
    public static var none: Demand { Demand(count: 0) }
    /// At most `value` values. A negative value is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Demand.max(\(value)) is negative: a subscriber cannot take back what it has requested")
      return Demand(count: value)
    }

    /// The number of values, or `nil` if it is unlimited.
    public var max: Int? { self == .unlimited ? nil : count }

    /// Reads a number; one that does not fit into an `Int` is unlimited.
    public init(from decoder: any Decoder) throws {
      let count = try decoder.singleValueContainer().decode(UInt.self)
      self.init(count: Int(exactly: count) ?? .max)
    }

    /// A number; unlimited is one more than the greatest `Int`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self == .unlimited ? UInt(Int.max) + 1 : UInt(count))
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Whether the left demand is for fewer values; unlimited is the most.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    /// Both demands together; unlimited if one of them is, or if the sum is too great.
    public static func + (lhs: Demand, rhs: Demand) -> Demand { lhs + rhs.count }
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    /// The demand and `rhs` values more; unlimited if it was, or if the sum is too great.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      let (sum, overflows) = lhs.count.addingReportingOverflow(rhs)
      return overflows || lhs == .unlimited ? .unlimited : max(sum)
    }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Subtracts a demand; unlimited stays unlimited, and the result is at least none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      rhs == .unlimited && lhs != .unlimited ? .none : lhs - rhs.count
    }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      lhs == .unlimited ? .unlimited : Demand(count: Swift.max(0, lhs.count - rhs))
    }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    /// The demand `rhs` times; unlimited if it was, or if the product is too great.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      let (product, overflows) = lhs.count.multipliedReportingOverflow(by: rhs)
      return overflows ? .unlimited : max(product)
    }
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    /// Whether not just `rhs` values are wanted; true if unlimited.
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }
    /// Whether fewer than `rhs` values are wanted; false if unlimited.
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    /// Whether at most `rhs` values are wanted; false if unlimited.
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    /// Whether more than `rhs` values are wanted; true if unlimited.
    public static func > (lhs: Demand, rhs: Int) -> Bool { !(lhs <= rhs) }
    /// Whether at least `rhs` values are wanted; true if unlimited.
    public static func >= (lhs: Demand, rhs: Int) -> Bool { !(lhs < rhs) }
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
  }
}
