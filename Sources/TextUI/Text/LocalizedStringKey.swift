/// The key of a text in the app's string tables; a literal and its interpolations are one.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as string tables have it: interpolations are specifiers, such as `%@` and `%lld`.
  let key: String
  private let arguments: [Argument]

  enum Argument {
    case text(Text)
    /// A value with its `printf` specifier.
    case format((Locale) -> String)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public static func == (a: Self, b: Self) -> Bool { a.key == b.key }

  /// The text with the arguments in their places.
  func resolved(_ environment: EnvironmentValues, _ base: Style) -> StyledText {
    guard !arguments.isEmpty else { return StyledText(spans: [.init(text: AppText.visible(key), style: base)]) }
    var result = StyledText()
    for piece in FormatPieces(key) {
      switch piece {
      case .literal(let text): result.spans.append(.init(text: AppText.visible(text), style: base))
      case .argument(let index):
        guard arguments.indices.contains(index) else { continue }
        switch arguments[index] {
        case .text(let text): result = result + text.styled(environment, base)
        case .format(let format):
          result.spans.append(.init(text: AppText.visible(format(environment.locale)), style: base))
        }
      }
    }
    return result
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

    public mutating func appendInterpolation(_ string: String) {
      key += "%@"
      arguments.append(.format { _ in string })
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      key += "%@"
      let text = formatter?.string(for: subject) ?? "\(subject)"
      arguments.append(.format { _ in text })
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      key += "%@"
      arguments.append(.format { format.locale($0).format(input) })
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: T._formatSpecifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      key += specifier
      arguments.append(.format { String(format: specifier, locale: $0, value._argument) })
    }

    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.text(text))
    }
  }
}

/// A number that `printf` specifiers can format.
public protocol _FormatSpecifiable: Equatable {
  static var _formatSpecifier: String { get }
  var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public static var _formatSpecifier: String { isSigned ? "%lld" : "%llu" }
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
