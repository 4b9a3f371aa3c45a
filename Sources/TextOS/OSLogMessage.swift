/// A message for a ``Logger``, with the privacy of each of its values.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// A message without values; its text is not kept.
  public init(stringLiteral value: String) {}
  /// A message with values; neither text nor values are kept.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes a message's values, and evaluates none.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Makes room for nothing.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Does nothing in text. On a device: adds a piece of text to the message.
  public mutating func appendLiteral(_ literal: String) {}

  /// Does nothing in text. On a device: adds a value to the message.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
  /// Does nothing in text. On a device: adds a whole number to the message, written as `format` says.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Does nothing in text. On a device: adds a number to the message, written as `format` says.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
  /// Does nothing in text. On a device: adds a truth value to the message, written as `format` says.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The visibility of a value in a log.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a hidden value: its hash, or nothing.
  public enum Mask: Sendable { case hash, none }

  /// The type of the value decides.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody may read the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden, also where private ones are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The type of the value decides; `mask` replaces a hidden one.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden, and replaced by `mask`.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden, even where private ones are shown, and replaced by `mask`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in its columns.
public struct OSLogStringAlignment: Sendable {
  /// As wide as the value is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of so many columns; the number is not evaluated.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// At the right of so many columns; the number is not evaluated.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  /// To base ten.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// To base sixteen.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// To base eight.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// To base ten, with a plus sign and zeros in front if asked for.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    .decimal
  }
  /// To base sixteen, with a sign, a prefix, capitals and zeros in front if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting { .hex }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  /// With a fixed number of decimals.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// To base sixteen.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent or without, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With `precision` decimals; the number is not evaluated.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
  /// With `precision` decimals and an exponent; the number is not evaluated.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable { case truth, answer }
