/// A message for a ``Logger``, with what may be said of each of its values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes a message's values, and evaluates none.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case hash, none }

  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value stands in its columns.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting()
  public static let octal = OSLogIntegerFormatting()
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    .decimal
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting { .hex }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  public static let fixed = OSLogFloatFormatting()
  public static let hex = OSLogFloatFormatting()
  public static let exponential = OSLogFloatFormatting()
  public static let hybrid = OSLogFloatFormatting()
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable { case truth, answer }
