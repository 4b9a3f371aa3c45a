extension Text {
  /// The text's spans in an environment. What the text says of itself goes before what its surroundings say.
  func resolved(_ environment: EnvironmentValues) -> StyledText {
    var styled = StyledText()
    append(to: &styled, environment)
    if let rewriting = environment.builtIn.rewriting { styled.rewrite(rewriting) }
    if environment.builtIn.isRedacted { styled.redact(environment.builtIn.isPlaceholder ? "placeholder" : "private") }
    return styled
  }

  /// Whether the text changes while time passes.
  var isLive: Bool {
    switch content {
    case .formatted(let formatted): formatted.isLive
    case .joined(let a, let b): a.isLive || b.isLive
    case .key(let key, _, _): key.isLive
    default: false
    }
  }

  func append(to styled: inout StyledText, _ outer: EnvironmentValues) {
    var environment = outer
    if let font { environment.builtIn.font = font }
    if let foreground { environment.builtIn.foreground = foreground }
    if traits != TextTraits() { environment.builtIn.textTraits.formUnion(traits) }
    switch content {
    case .verbatim(let text): styled.append(text, environment)
    case .key(let key, let table, let bundle):
      key.append(to: &styled, environment, StringTables.of(bundle), table: table)
    case .resource(let resource):
      resource.stored.append(to: &styled, environment, StringTables.of(resource.tables), table: resource.table)
    case .formatted(let formatted): styled.append(formatted.format(environment), environment)
    case .attributed(let text): styled.append(text, environment)
    case .image(let image):
      let colour = environment.builtIn.foreground?.note(environment)
      let names = [AppText.visible(image.name)] + (colour.map { [$0] } ?? [])
      styled.spans.append(.init(text: Image.drawing, style: Style(names: names), isDrawing: true))
    case .joined(let a, let b):
      a.append(to: &styled, environment)
      b.append(to: &styled, environment)
    }
  }
}

extension StyledText {
  mutating func append(_ text: String, _ environment: EnvironmentValues) {
    let (text, style) = (environment.cased(text), environment.textStyle)
    // A literal and what is interpolated into it are one.
    if let last = spans.last, last.style == style, !last.isDrawing, last.shown == nil {
      spans[spans.count - 1].text += text
    } else {
      spans.append(.init(text: text, style: style))
    }
  }

  /// Puts blocks in the place of what is not to be read.
  mutating func redact(_ name: String) {
    for index in spans.indices where !spans[index].isDrawing {
      spans[index].text = String(
        spans[index].text.flatMap { character -> [Character] in
          character.isWhitespace ? [character] : Array(repeating: "x", count: max(1, CellWidth.of(character)))
        })
      spans[index].style = spans[index].style.adding(name)
    }
  }
}

extension EnvironmentValues {
  func cased(_ text: String) -> String {
    switch builtIn.textCase {
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    case nil: text
    }
  }

  /// How text looks here, in the order in which a note reads.
  var textStyle: Style {
    if builtIn.font == nil, builtIn.foreground == nil, builtIn.controlNames.isEmpty, builtIn.textTraits == TextTraits()
    {
      return .plain
    }
    return Style(
      names: (builtIn.font.map(\.names) ?? []) + builtIn.textTraits.names
        + (builtIn.foreground?.note(self).map { [$0] } ?? []) + builtIn.controlNames)
  }

  /// The frame's time. In a drive `Date()` is virtual; a frame without a drive may set it.
  package var now: Date {
    get { builtIn.clock?() ?? Date() }
    set { builtIn.clock = { newValue } }
  }

  package var clock: (() -> Date)? {
    get { builtIn.clock }
    set { builtIn.clock = newValue }
  }
}
