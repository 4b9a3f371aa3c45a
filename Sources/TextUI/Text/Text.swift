/// A view that shows text.
public struct Text: Equatable {
  indirect enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, comment: String?)
    case formatted(Formatted)
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
    content = .key(key, comment: comment.map { "\($0)" })
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted(Formatted { environment in format.locale(environment.locale).format(input) })
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    let text = formatter.string(for: subject) ?? "\(subject)"
    content = .verbatim(text)
  }

  /// Where text is cut when it does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public static func + (a: Text, b: Text) -> Text { Text(content: .joined(a, b)) }

  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.traits == b.traits && a.font == b.font
  }
}

/// Text that depends on the locale.
struct Formatted: Equatable {
  let format: (EnvironmentValues) -> String
  /// Formats are functions: two of them are never known to be equal.
  static func == (a: Formatted, b: Formatted) -> Bool { false }
}

extension Text {
  func resolved(_ environment: EnvironmentValues) -> StyledText { styled(environment, Style.plain) }

  /// The text's spans. What the text says of itself goes before what its surroundings say.
  func styled(_ environment: EnvironmentValues, _ base: Style) -> StyledText {
    var environment = environment
    if let font { environment.builtIn.font = font }
    if let foreground { environment.builtIn.foreground = foreground }
    environment.builtIn.textTraits.formUnion(traits)
    switch content {
    case .verbatim(let text):
      return StyledText(spans: [.init(text: cased(AppText.visible(text), environment), style: environment.textStyle)])
    case .key(let key, _):
      var text = key.resolved(environment, environment.textStyle)
      for index in text.spans.indices { text.spans[index].text = cased(text.spans[index].text, environment) }
      return text
    case .formatted(let formatted):
      let text = AppText.visible(formatted.format(environment))
      return StyledText(spans: [.init(text: cased(text, environment), style: environment.textStyle)])
    case .joined(let a, let b):
      return a.styled(environment, base) + b.styled(environment, base)
    }
  }

  private func cased(_ text: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: text.uppercased(with: environment.locale)
    case .lowercase: text.lowercased(with: environment.locale)
    case nil: text
    }
  }
}

extension EnvironmentValues {
  /// How text looks here, in the order in which a note reads.
  var textStyle: Style {
    Style(
      names: (builtIn.font.map(\.names) ?? []) + builtIn.textTraits.names
        + (builtIn.foreground?.note(self).map { [$0] } ?? []) + builtIn.controlNames)
  }
}
