/// A view that shows text.
public struct Text: Equatable, @unchecked Sendable {
  indirect enum Content: Equatable {
    case verbatim(String)
    case resource(LocalizedStringResource)
    case formatted(Formatted)
    case attributed(AttributedString)
    case image(Image)
    case joined(Text, Text)
  }
  /// The text's content and its own style. Behind one reference, as a view is copied often until it is evaluated;
  /// it does not change once it is a text's.
  final class Looks {
    fileprivate let content: Content
    /// Whether the text has no style of its own.
    fileprivate let isDefault: Bool
    @exclusivity(unchecked) var traits = TextTraits()
    @exclusivity(unchecked) var font: Font?
    @exclusivity(unchecked) var foreground: AnyShapeStyle?

    fileprivate init(_ content: Content) {
      self.content = content
      isDefault = true
    }

    /// A copy of another one, to be changed.
    fileprivate init(_ other: Looks) {
      content = other.content
      isDefault = false
      traits = other.traits
      font = other.font
      foreground = other.foreground
    }
  }
  private var storage: Looks

  var content: Content { storage.content }
  /// nil where the text has no style of its own.
  var looks: Looks? { storage.isDefault ? nil : storage }

  init(content: Content) { storage = Looks(content) }

  func with(_ change: (Looks) -> Void) -> Text {
    let looks = Looks(storage)
    change(looks)
    var text = self
    text.storage = looks
    return text
  }

  /// A text that is shown as it is, and never looked up.
  public init(verbatim content: String) { self.init(content: .verbatim(content)) }

  /// A text of the app's data. It is shown as it is, and never looked up.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(content: .verbatim(String(content))) }

  /// A text of the app's string tables, in the environment's language. Its markdown within lines is written as looks: `**so**` as `semibold`.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(content: .resource(LocalizedStringResource(key, table: tableName, bundle))) }

  /// A text that is looked up where it is shown.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(content: .resource(resource)) }

  // A literal is a key, although an attributed string can be one as well.
  /// A text whose parts have looks of their own, each with its note.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(content: .attributed(attributedContent)) }

  /// A picture within text, drawn as `<>`. The note names it.
  public init(_ image: Image) { self.init(content: .image(image)) }

  /// A value in a format, in the environment's language and zone.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: .formatted(Formatted { format.inEnvironment($0).format(input) }))
  }

  /// A value in a format that gives its parts attributes, which are not written.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(content: .formatted(Formatted { String(format.inEnvironment($0).format(input).characters) }))
  }

  /// A value as a formatter writes it, or the value's description where the formatter returns nil.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(content: .verbatim(formatter.string(for: subject) ?? "\(subject)"))
  }

  /// Where text is cut when it does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// Letters that are all large, or all small.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// Both texts as one, each part with the looks that it has.
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

extension Text: View, _OneView {
  public static func _evaluate(_ view: Text, at site: _Site) -> _Node {
    // Most views: without a closure for each.
    if !site.isWaiting { return TextNode.evaluate(view, at: site) }
    return site.element { TextNode.evaluate(view, at: $0) }
  }
}
