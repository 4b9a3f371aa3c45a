/// A view that shows text.
public struct Text: Equatable, @unchecked Sendable {
  indirect enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case formatted(Formatted)
    case attributed(AttributedString)
    case image(Image)
    case joined(Text, Text)
  }
  /// What the text says of itself. It is handed on all the time, and nobody changes it once it is a text's.
  final class Looks {
    var traits: TextTraits
    var font: Font?
    var foreground: AnyShapeStyle?

    /// As another one, or nothing.
    init(_ other: Looks?) {
      traits = other?.traits ?? TextTraits()
      font = other?.font
      foreground = other?.foreground
    }
  }

  // Behind one reference: a view is copied from hand to hand until it is evaluated.
  private final class Storage {
    let content: Content
    let looks: Looks?

    init(_ content: Content, _ looks: Looks?) {
      self.content = content
      self.looks = looks
    }
  }
  private var storage: Storage

  var content: Content { storage.content }
  /// nil where the text says nothing of its looks.
  var looks: Looks? { storage.looks }

  init(content: Content, looks: Looks? = nil) { storage = Storage(content, looks) }

  public init(verbatim content: String) { self.init(content: .verbatim(content)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(content: .verbatim(String(content))) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(content: .key(key, table: tableName, bundle: bundle))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(content: .resource(resource)) }

  // A literal is a key, although an attributed string can be one as well.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(content: .attributed(attributedContent)) }

  public init(_ image: Image) { self.init(content: .image(image)) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: .formatted(Formatted { format.inEnvironment($0).format(input) }))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(content: .formatted(Formatted { String(format.inEnvironment($0).format(input).characters) }))
  }

  // On Apple's systems a `ReferenceConvertible`, which Linux' Foundation does not make of a date.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: .verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(content: .verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: .verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Where text is cut when it does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public static func + (a: Text, b: Text) -> Text { Text(content: .joined(a, b)) }

  public static func == (a: Text, b: Text) -> Bool {
    if a.storage === b.storage { return true }
    // Styles are not compared: a text with a style is equal to itself alone.
    return a.content == b.content && a.looks?.traits ?? TextTraits() == b.looks?.traits ?? TextTraits()
      && a.looks?.font == b.looks?.font && a.looks?.foreground == nil && b.looks?.foreground == nil
  }
}

/// Text that depends on the locale, the zone or the time.
struct Formatted: Equatable {
  /// The date from which, or up to which, the text counts seconds while time passes.
  var counted: Date?
  let format: (EnvironmentValues) -> String

  init(counting counted: Date? = nil, _ format: @escaping (EnvironmentValues) -> String) {
    self.counted = counted
    self.format = format
  }

  /// Formats are functions: two of them are never known to be equal.
  static func == (a: Formatted, b: Formatted) -> Bool { false }
}

extension Text: View {
  public typealias Body = Never
  public static var _isOne: Bool { true }

  public static func _evaluate(_ view: Text, at site: _Site) -> _Node {
    // Most views: without a closure for each.
    if let single = site.single { return TextNode.evaluate(view, at: single) }
    return site.element { TextNode.evaluate(view, at: $0) }
  }
}
