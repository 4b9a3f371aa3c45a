/// The key of a text in the app's string tables; a literal and its interpolations are one.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as string tables have it: interpolations are specifiers, such as `%@` and `%lld`.
  let key: String
  let arguments: [TextArgument]
  /// Whether the system has its translations, so that the app need not.
  private(set) var isOfSystem = false

  /// A key as the string tables have it, without arguments.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// A word of SwiftUI's own, with its arguments.
  package init(ofSystem word: String, _ arguments: String...) {
    (key, self.arguments, isOfSystem) = (word, arguments.map { .string($0) }, true)
  }

  init(key: String, arguments: [TextArgument]) { (self.key, self.arguments) = (key, arguments) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.arguments.isEmpty && b.arguments.isEmpty }

  var counted: [Date] { arguments.flatMap { if case .text(let text) = $0 { text.counted } else { [] as [Date] } } }

  /// Whether a format, which may be an app's own, makes the text.
  var isFormatted: Bool {
    arguments.contains { argument in
      switch argument {
      case .text(let text): text.isFormatted
      case .formatted: true
      case .string, .whole, .number: false
      }
    }
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [TextArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.hasByte { $0 == UInt8(ascii: "%") } ? literal.replacing("%", with: "%%") : literal
    }

    /// Interpolates a text of data, which is not translated: `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    // On Apple's systems a `ReferenceConvertible`, which Linux' Foundation does not make of a date.
    /// Interpolates a formatted value: `%@` in the key.
    @_disfavoredOverload public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? "\(subject)"))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { append("%@", .string(formatter?.string(for: subject) ?? "\(subject)")) }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Interpolates a value in a format, in the environment's language: `%@` in the key.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .formatted { format.inEnvironment($0).format(input) })
    }

    /// Interpolates a number: in the key `%lld` for an `Int`, `%lf` for a `Double`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: T._formatSpecifier)
    }

    /// Interpolates a number as `printf` has it, `%.2f`: the specifier is in the key.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, value._whole.map { .whole($0, specifier) } ?? .number(value._argument, specifier))
    }

    /// Interpolates a text with the looks that it has: `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Interpolates a picture, drawn as `<>`: `%@` in the key.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Interpolates a date, or its distance from now: `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// Interpolates when something begins and ends: `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }

    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }

    public mutating func appendInterpolation(_ text: AttributedString) { append("%@", .text(Text(text))) }

    /// Interpolates a text that is looked up where it is shown: `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// Interpolates a clock that runs through an interval: `%@` in the key.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    private mutating func append(_ specifier: String, _ argument: TextArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// The placeholder at an interpolation's place in a key.
enum TextArgument {
  case text(Text)
  case string(String)
  case formatted((EnvironmentValues) -> String)
  /// A whole number with its `printf` specifier.
  case whole(Int64, String)
  /// Another number with its `printf` specifier.
  case number(any CVarArg, String)

  var count: Int? { if case .whole(let number, _) = self { Int(number) } else { nil } }
}

/// A number that `printf` specifiers can format.
public protocol _FormatSpecifiable: Equatable {
  static var _formatSpecifier: String { get }
  /// The number, if its type has whole numbers only.
  var _whole: Int64? { get }
  var _argument: any CVarArg { get }
}

extension _FormatSpecifiable { public var _whole: Int64? { nil } }

extension _FormatSpecifiable where Self: BinaryInteger {
  public static var _formatSpecifier: String { isSigned ? "%lld" : "%llu" }
  public var _whole: Int64? { Int64(truncatingIfNeeded: self) }
  public var _argument: any CVarArg { Int64(truncatingIfNeeded: self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {
  public static var _formatSpecifier: String { "%f" }
  public var _argument: any CVarArg { Double(self) }
}
extension Double: _FormatSpecifiable {
  public static var _formatSpecifier: String { "%lf" }
  public var _argument: any CVarArg { self }
}
extension CGFloat: _FormatSpecifiable {
  public static var _formatSpecifier: String { "%lf" }
  public var _argument: any CVarArg { Double(self) }
}
