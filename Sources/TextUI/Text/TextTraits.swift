/// What can be said of text beside its font and colour.
///
/// Of most text nothing is said: these hold nothing, and are compared and joined at once.
struct TextTraits: Hashable, Sendable {
  private var box: Box?

  private struct Fields: Hashable, Sendable {
    var weight: Font.Weight?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var isMonospaced: Bool?
    var isSmallCaps: Bool?
    var hasEqualDigits: Bool?
    var design: Font.Design?
    var width: Font.Width?
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

  var saysNothing: Bool { box == nil }

  static func == (a: TextTraits, b: TextTraits) -> Bool { a.box === b.box || a.box?.fields == b.box?.fields }
  func hash(into hasher: inout Hasher) { hasher.combine(box?.fields) }

  var weight: Font.Weight? {
    get { box?.fields.weight }
    set { change { $0.weight = newValue } }
  }
  var isItalic: Bool? {
    get { box?.fields.isItalic }
    set { change { $0.isItalic = newValue } }
  }
  var isUnderlined: Bool? {
    get { box?.fields.isUnderlined }
    set { change { $0.isUnderlined = newValue } }
  }
  var isStruckThrough: Bool? {
    get { box?.fields.isStruckThrough }
    set { change { $0.isStruckThrough = newValue } }
  }
  var isMonospaced: Bool? {
    get { box?.fields.isMonospaced }
    set { change { $0.isMonospaced = newValue } }
  }
  var isSmallCaps: Bool? {
    get { box?.fields.isSmallCaps }
    set { change { $0.isSmallCaps = newValue } }
  }
  var hasEqualDigits: Bool? {
    get { box?.fields.hasEqualDigits }
    set { change { $0.hasEqualDigits = newValue } }
  }
  var design: Font.Design? {
    get { box?.fields.design }
    set { change { $0.design = newValue } }
  }
  var width: Font.Width? {
    get { box?.fields.width }
    set { change { $0.width = newValue } }
  }
  /// Points between letters, and between lines; how far letters stand above their line.
  var tracking: CGFloat? {
    get { box?.fields.tracking }
    set { change { $0.tracking = newValue } }
  }
  var lineSpacing: CGFloat? {
    get { box?.fields.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }
  var raised: CGFloat? {
    get { box?.fields.raised }
    set { change { $0.raised = newValue } }
  }

  /// What the other ones say goes before.
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

  /// Adds the words that letters have.
  func write(to fields: inout Style.Fields) {
    if saysNothing { return }
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
