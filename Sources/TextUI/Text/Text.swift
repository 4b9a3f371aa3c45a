/// A view that shows text.
public struct Text: Equatable {
  indirect enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case formatted(Formatted)
    case attributed(AttributedString)
    case image(Image)
    case joined(Text, Text)
  }
  var content: Content
  var traits = TextTraits()
  var font: Font?
  var foreground: AnyShapeStyle?

  init(content: Content) { self.content = content }

  public init(verbatim content: String) { self.content = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = .key(key, table: tableName, bundle: bundle)
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { content = .resource(resource) }

  // A literal is a key, although an attributed string can be one as well.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

  public init(_ image: Image) { content = .image(image) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted(Formatted { format.inEnvironment($0).format(input) })
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    content = .formatted(Formatted { String(format.inEnvironment($0).format(input).characters) })
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Where text is cut when it does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public static func + (a: Text, b: Text) -> Text { Text(content: .joined(a, b)) }

  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.traits == b.traits && a.font == b.font
  }
}

/// Text that depends on the locale, the zone or the time.
struct Formatted: Equatable {
  /// Whether the text changes while time passes.
  var isLive = false
  let format: (EnvironmentValues) -> String

  init(isLive: Bool = false, _ format: @escaping (EnvironmentValues) -> String) {
    self.isLive = isLive
    self.format = format
  }

  /// Formats are functions: two of them are never known to be equal.
  static func == (a: Formatted, b: Formatted) -> Bool { false }
}
