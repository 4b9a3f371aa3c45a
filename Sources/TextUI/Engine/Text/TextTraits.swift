/// Traits of text beside its font and color. Most text has none: then the value is empty, and is joined at once.
@dynamicMemberLookup struct TextTraits: Hashable, Sendable {
  private var box: Box?

  struct Fields: Hashable, Sendable {
    var weight: LetterWeight?
    var isItalic: Bool?
    var underline: TextLine?
    var strikethrough: TextLine?
    var isMonospaced: Bool?
    var isSmallCaps: Bool?
    var hasEqualDigits: Bool?
    var design: Font.Design?
    var width: Font.Width?
    /// Points between letters, and between lines; how far letters are above their line.
    var tracking: CGFloat?
    var lineSpacing: CGFloat?
    var raised: CGFloat?
  }

  private final class Box: Sendable {
    let fields: Fields
    init(_ fields: Fields) { self.fields = fields }
  }

  private mutating func change(_ change: (inout Fields) -> Void) {
    var fields = box?.fields ?? Fields()
    change(&fields)
    box = fields == Fields() ? nil : Box(fields)
  }

  var isDefault: Bool { box == nil }

  static func == (a: TextTraits, b: TextTraits) -> Bool { a.box === b.box || a.box?.fields == b.box?.fields }
  func hash(into hasher: inout Hasher) { hasher.combine(box?.fields) }

  subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value?>) -> Value? {
    get { box?.fields[keyPath: field] }
    set { change { $0[keyPath: field] = newValue } }
  }

  /// The other traits take precedence.
  mutating func formUnion(_ other: TextTraits) {
    guard let new = other.box?.fields else { return }
    guard box != nil else {
      box = other.box
      return
    }
    change { fields in
      fields.weight = LetterWeight.joining(new.weight, over: fields.weight)
      fields.isItalic = new.isItalic ?? fields.isItalic
      fields.underline = new.underline ?? fields.underline
      fields.strikethrough = new.strikethrough ?? fields.strikethrough
      // Of `monospaced()` and another design the inner one is drawn.
      if new.isMonospaced == true { fields.design = nil }
      fields.isMonospaced = new.isMonospaced ?? (new.design == nil ? fields.isMonospaced : nil)
      fields.isSmallCaps = new.isSmallCaps ?? fields.isSmallCaps
      fields.hasEqualDigits = new.hasEqualDigits ?? fields.hasEqualDigits
      fields.design = new.design ?? fields.design
      fields.width = new.width ?? fields.width
      fields.tracking = new.tracking ?? fields.tracking
      fields.lineSpacing = new.lineSpacing ?? fields.lineSpacing
      fields.raised = new.raised ?? fields.raised
    }
  }

  /// The traits without what only takes a modifier of a view around back: a font keeps its own weight and slant.
  var additions: TextTraits {
    guard let own = box?.fields, own.isItalic == false || own.isMonospaced == false || own.weight?.isReset == true
    else { return self }
    var traits = self
    traits.change { fields in
      if fields.isItalic == false { fields.isItalic = nil }
      if fields.isMonospaced == false { fields.isMonospaced = nil }
      if fields.weight?.isReset == true { fields.weight = nil }
    }
    return traits
  }

  func write(to fields: inout Style.Fields, _ size: FontSize) {
    guard let own = box?.fields else { return }
    switch own.design {
    case .serif: fields.font = fields.font.and("serif")
    case .rounded: fields.font = fields.font.and("rounded-design")
    case .monospaced: fields.font = fields.font.and("monospaced")
    case .default, nil: if own.isMonospaced == true { fields.font = fields.font.and("monospaced") }
    }
    if let weight = own.weight?.weight(in: size), weight != size.weight { fields.form = fields.form.and(weight.name) }
    if own.isItalic == true { fields.form = fields.form.and("italic") }
    fields.form = fields.form.and(own.underline?.words("underline")).and(own.strikethrough?.words("strikethrough"))
    if own.isSmallCaps == true { fields.form = fields.form.and("small-caps") }
    if let width = own.width { fields.form = fields.form.and(width.name) }
    if own.hasEqualDigits == true { fields.digits = "digits" }
    if let tracking = own.tracking, tracking != 0 {
      fields.spacing = fields.spacing.and("tracking \(Font.number(tracking))")
    }
    if let lineSpacing = own.lineSpacing, lineSpacing != 0 {
      fields.spacing = fields.spacing.and("line-spacing \(Font.number(lineSpacing))")
    }
    if let raised = own.raised, raised != 0 { fields.spacing = fields.spacing.and("raised \(Font.number(raised))") }
  }
}

/// The weight that modifiers give letters.
enum LetterWeight: Hashable, Sendable {
  case of(Font.Weight)
  /// By `bold()`: the emphasized weight of the text style, and the weight set before.
  case emphasized(over: Font.Weight?)
  /// By `bold(false)`: the weight that the views around set, without their `bold()`.
  case unemphasized
  /// By `fontWeight(nil)` of a text: that of its font.
  case ofFont

  var isReset: Bool { self == .unemphasized || self == .ofFont }

  /// The weight without `bold()`.
  var unbold: LetterWeight? {
    if case .emphasized(let weight) = self { weight.map { .of($0) } } else { self }
  }

  /// Makes the letters thick; the weight set before remains below.
  static func bold(over before: LetterWeight?) -> LetterWeight {
    switch before {
    case .of(let weight): .emphasized(over: weight)
    case .emphasized: before!
    case .unemphasized, .ofFont, nil: .emphasized(over: nil)
    }
  }

  static func joining(_ new: LetterWeight?, over old: LetterWeight?) -> LetterWeight? {
    switch new {
    case .of, .emphasized: new
    case .unemphasized: old?.unbold
    case .ofFont: nil
    case nil: old
    }
  }

  func weight(in size: FontSize) -> Font.Weight {
    switch self {
    case .of(let weight): weight
    case .emphasized: size.emphasizedWeight
    case .unemphasized, .ofFont: size.weight
    }
  }
}

/// A line under or through text: `underline`, `underline dash in red`.
enum TextLine: Hashable, Sendable {
  case none
  case style(Text.LineStyle)

  init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    self = isActive ? .style(Text.LineStyle(pattern: pattern, color: color)) : .none
  }

  func words(_ name: String) -> String? {
    guard case .style(let style) = self else { return nil }
    return name.and(style.pattern == .solid ? nil : "\(style.pattern)")
      .and(style.color.map { "in \($0.note ?? "primary")" })
  }
}

extension FontSize {
  // Source: Apple, Human Interface Guidelines, "Typography", and `Font.bold()`: the emphasized weight of a text style is not
  // always bold.
  /// The weight that the font has of its own.
  var weight: Font.Weight { self == .style(.headline) ? .semibold : .regular }
  var emphasizedWeight: Font.Weight {
    switch self {
    case .points, .style(.largeTitle), .style(.title), .style(.title2): .bold
    case .style: .semibold
    }
  }
}
