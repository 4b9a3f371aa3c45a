/// What can be said of text beside its font and colour.
struct TextTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var isMonospaced: Bool?
  var isSmallCaps: Bool?
  var hasEqualDigits: Bool?
  var design: Font.Design?
  var width: Font.Width?
  /// Points between letters, and between lines; how far letters stand above their line.
  var tracking: CGFloat?
  var lineSpacing: CGFloat?
  var raised: CGFloat?

  mutating func formUnion(_ other: TextTraits) {
    weight = other.weight ?? weight
    isItalic = other.isItalic ?? isItalic
    isUnderlined = other.isUnderlined ?? isUnderlined
    isStruckThrough = other.isStruckThrough ?? isStruckThrough
    isMonospaced = other.isMonospaced ?? isMonospaced
    isSmallCaps = other.isSmallCaps ?? isSmallCaps
    hasEqualDigits = other.hasEqualDigits ?? hasEqualDigits
    design = other.design ?? design
    width = other.width ?? width
    tracking = other.tracking ?? tracking
    lineSpacing = other.lineSpacing ?? lineSpacing
    raised = other.raised ?? raised
  }

  /// Adds the words that letters have.
  func write(to fields: inout Style.Fields) {
    switch design {
    case .serif: fields.font = fields.font.and("serif")
    case .rounded: fields.font = fields.font.and("rounded-design")
    case .monospaced: fields.font = fields.font.and("monospaced")
    case .default, nil: if isMonospaced == true { fields.font = fields.font.and("monospaced") }
    }
    if let weight, weight != .regular { fields.form = fields.form.and(weight.name) }
    if isItalic == true { fields.form = fields.form.and("italic") }
    if isUnderlined == true { fields.form = fields.form.and("underline") }
    if isStruckThrough == true { fields.form = fields.form.and("strikethrough") }
    if isSmallCaps == true { fields.form = fields.form.and("small-caps") }
    if let width { fields.form = fields.form.and(width.name) }
    if hasEqualDigits == true { fields.digits = "digits" }
    if let tracking, tracking != 0 { fields.spacing = fields.spacing.and("tracking \(Font.number(tracking))") }
    if let lineSpacing, lineSpacing != 0 {
      fields.spacing = fields.spacing.and("line-spacing \(Font.number(lineSpacing))")
    }
    if let raised, raised != 0 { fields.spacing = fields.spacing.and("raised \(Font.number(raised))") }
  }
}
