extension Text {
  /// The text's spans in an environment. The text's own looks precede those of its surroundings.
  func resolved(_ environment: EnvironmentValues) -> StyledText {
    var styled = StyledText()
    append(to: &styled, environment)
    if let rewriting = environment.builtIn.rewriting { styled.rewrite(rewriting) }
    if environment.isRedacted { styled.redact(environment.isPlaceholder ? "redacted" : "private") }
    environment.builtIn.texts?.note(styled.plain, of: self, environment)
    return styled
  }

  package func words(_ environment: EnvironmentValues) -> String { resolved(environment).plain }

  /// Whether the text changes while time passes.
  var isLive: Bool { !counted.isEmpty }

  /// The dates from which, or up to which, the text counts seconds.
  var counted: [Date] {
    switch content {
    case .formatted(let formatted): formatted.counted.map { [$0] } ?? []
    case .joined(let a, let b): a.counted + b.counted
    case .resource(let resource): resource.named.counted
    default: []
    }
  }

  /// Whether a format, which may be an app's own, makes the text.
  var isFormatted: Bool {
    switch content {
    case .formatted: true
    case .joined(let a, let b): a.isFormatted || b.isFormatted
    case .resource(let resource): resource.isFormatted
    default: false
    }
  }

  func append(to styled: inout StyledText, _ outer: EnvironmentValues) {
    let looks = looks
    switch content {
    case .verbatim(let text):
      let outer = outer.lacking(outer.builtIn.texts?.missingLanguage(of: text))
      styled.append(text, outer, outer.textStyle(looks), outer.lettering(looks))
    case .formatted(let formatted):
      styled.append(formatted.format(outer), outer, outer.textStyle(looks), outer.lettering(looks))
    case .resource(let resource):
      if let text = resource.plainText(outer) {
        styled.append(text, outer, outer.textStyle(looks), outer.lettering(looks))
      } else {
        resource.append(to: &styled, surroundings(outer))
      }
    case .attributed(let text):
      let missing = outer.builtIn.texts?.missingLanguage(of: String(text.characters))
      styled.append(text, surroundings(outer).lacking(missing))
    case .image(let image):
      let environment = surroundings(outer)
      styled.spans.append(
        .init(
          text: Image.drawing, style: image.style(environment), lettering: environment.lettering(), isDrawing: true))
    case .joined(let a, let b):
      let environment = surroundings(outer)
      a.append(to: &styled, environment)
      b.append(to: &styled, environment)
    }
  }

  /// The environment of the parts of the text that may have looks of their own.
  private func surroundings(_ outer: EnvironmentValues) -> EnvironmentValues {
    guard let looks else { return outer }
    var environment = outer
    if let font = looks.font { environment.builtIn.font = font }
    if let foreground = looks.foreground { environment.builtIn.foreground = foreground }
    environment.builtIn.textTraits.formUnion(looks.traits)
    return environment
  }
}

extension StyledText {
  mutating func append(_ text: String, _ environment: EnvironmentValues) {
    append(text, environment, environment.textStyle(nil), environment.lettering())
  }

  mutating func append(_ text: String, _ environment: EnvironmentValues, _ style: Style, _ lettering: Lettering) {
    let text = environment.cased(text)
    // A literal and its interpolations are one.
    let last = spans.count - 1
    if last >= 0, spans[last].style == style, spans[last].lettering == lettering, !spans[last].isDrawing,
      spans[last].shown == nil
    {
      spans[last].text += text
    } else {
      spans.append(.init(text: text, style: style, lettering: lettering))
    }
  }

  /// Replaces unreadable text by blocks.
  mutating func redact(_ word: String) {
    for index in spans.indices where !spans[index].isDrawing {
      spans[index].text = String(
        spans[index].text.flatMap { character -> [Character] in
          character.isWhitespace ? [character] : Array(repeating: "x", count: max(1, CellWidth.of(character)))
        })
      spans[index].style = spans[index].style.with { $0.text = $0.text.and(word) }
    }
  }
}

extension EnvironmentValues {
  func cased(_ text: String) -> String {
    switch builtIn.textCase {
    case .uppercase: text.uppercased(with: builtIn.locale)
    case .lowercase: text.lowercased(with: builtIn.locale)
    case nil: text
    }
  }

  /// How text looks here. The text's own looks precede those set here.
  func textStyle(_ own: Text.Looks?) -> Style {
    own == nil && hasDefaultLooks ? .plain : Style { writeLooks(own, in: &$0) }
  }

  /// Writes the words of the look here; in place, as so many fields are not copied on the way to a style.
  func writeLooks(_ own: Text.Looks?, in fields: inout Style.Fields) {
    let font = own?.font ?? builtIn.font
    fields.font = font?.name
    traits(font, own).write(to: &fields, font?.size ?? .style(.body))
    if makesBolder(font) { fields.form = fields.form.and("bolder") }
    let foreground = own?.foreground ?? builtIn.foreground
    fields.colour = colour(foreground)
    // Where the label has a color of its own, the tint shows only behind it.
    if foreground != nil, builtIn.isTinted, builtIn.buttonStyle.isFilled, let tintWord {
      fields.ground = "on \(tintWord)"
    }
    if !builtIn.controlWords.isEmpty { fields.control = builtIn.controlWords.joined(separator: " ") }
  }

  /// The traits of letters: set by the font, by modifiers here, and by the text itself.
  func traits(_ font: Font?, _ own: Text.Looks?) -> TextTraits {
    var traits = builtIn.textTraits
    if let own { traits.formUnion(own.traits) }
    guard let font, !font.traits.isDefault else { return traits }
    var all = font.traits
    all.formUnion(traits.additions)
    return all
  }

  /// Whether the user's setting for bold text makes letters of a font heavier: those of the system. An app's own font has the weight
  /// that the app gives it.
  func makesBolder(_ font: Font?) -> Bool {
    builtIn.legibilityWeight == .bold && font?.isOfApp != true
  }

  /// The color's word. In a control, content without a color of its own has the tint.
  private func colour(_ foreground: AnyShapeStyle?) -> String? {
    guard builtIn.isTinted else { return foreground?.note(self) }
    guard let foreground else { return tintWord }
    return foreground.note(self) ?? "primary"
  }

  /// The frame's time. In a drive `Date()` is virtual; a frame without a drive may set it.
  package var now: Date {
    get { builtIn.clock?() ?? Date() }
    set { builtIn.clock = { newValue } }
  }
}
