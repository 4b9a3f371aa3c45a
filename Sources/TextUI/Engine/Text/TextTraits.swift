/// Traits of text beside its font and colour. Most text has none: then the value is empty, and is joined at once.
@dynamicMemberLookup struct TextTraits: Hashable, Sendable {
  private var box: Box?

  struct Fields: Hashable, Sendable {
    var weight: Font.Weight?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
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
      fields.weight = new.weight ?? fields.weight
      fields.isItalic = new.isItalic ?? fields.isItalic
      fields.isUnderlined = new.isUnderlined ?? fields.isUnderlined
      fields.isStruckThrough = new.isStruckThrough ?? fields.isStruckThrough
      fields.isMonospaced = new.isMonospaced ?? fields.isMonospaced
      fields.isSmallCaps = new.isSmallCaps ?? fields.isSmallCaps
      fields.hasEqualDigits = new.hasEqualDigits ?? fields.hasEqualDigits
      fields.design = new.design ?? fields.design
      fields.width = new.width ?? fields.width
      fields.tracking = new.tracking ?? fields.tracking
      fields.lineSpacing = new.lineSpacing ?? fields.lineSpacing
      fields.raised = new.raised ?? fields.raised
    }
  }

  func write(to fields: inout Style.Fields) {
    guard let own = box?.fields else { return }
    switch own.design {
    case .serif: fields.font = fields.font.and("serif")
    case .rounded: fields.font = fields.font.and("rounded-design")
    case .monospaced: fields.font = fields.font.and("monospaced")
    case .default, nil: if own.isMonospaced == true { fields.font = fields.font.and("monospaced") }
    }
    if let weight = own.weight, weight != .regular { fields.form = fields.form.and(weight.name) }
    if own.isItalic == true { fields.form = fields.form.and("italic") }
    if own.isUnderlined == true { fields.form = fields.form.and("underline") }
    if own.isStruckThrough == true { fields.form = fields.form.and("strikethrough") }
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
