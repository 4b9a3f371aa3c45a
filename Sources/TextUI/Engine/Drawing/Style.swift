/// How a piece of a line looks beyond its characters, as shown in braces beside the line. Most pieces look as usual, and have none.
struct Style: Hashable, Sendable {
  private var box: Box?

  static let plain = Style()

  private init() {}

  // So many words are set in place rather than copied.
  init(_ set: (inout Fields) -> Void) {
    let box = Box()
    set(&box.fields)
    self.init(box)
  }

  private init(_ box: Box) {
    guard !box.fields.isDefault else { return }
    box.finish()
    self.box = box
  }

  var isPlain: Bool { box == nil }

  var fields: Fields { box?.fields ?? Fields() }

  func with(_ change: (inout Fields) -> Void) -> Style {
    let own = Box()
    if let box { own.fields = box.fields }
    change(&own.fields)
    return Style(own)
  }

  /// The words for the letters, which a note writes once where all pieces of a line share them.
  var fonts: String { box?.fonts ?? "" }
  var looks: String { box?.looks ?? "" }
  var words: String { box?.words ?? "" }
  /// The language that the text is not translated into; nil for any other.
  var missingLanguage: String? {
    guard let words = box?.fields.control, words.hasSuffix(StringTables.noTranslation) else { return nil }
    return words.dropLast(StringTables.noTranslation.count).split(separator: " ").last.map(String.init)
  }
  /// The style of a text without a translation, which keeps what its control says: `destructive`.
  func missing(_ language: String) -> Style {
    guard missingLanguage == nil else { return self }
    let words = "no \(language)\(StringTables.noTranslation)"
    return with { $0.control = $0.control.map { "\($0) \(words)" } ?? words }
  }
  /// The name of a picture; nil for a text.
  var picture: String? { box?.fields.picture }

  static func == (a: Style, b: Style) -> Bool { a.box === b.box || a.box?.fields == b.box?.fields }
  func hash(into hasher: inout Hasher) { hasher.combine(box?.fields) }

  /// The words of a style by kind, in the order of a note; nil where they are the usual ones.
  struct Fields: Hashable, Sendable {
    /// `star.fill`, `image:tent`, `fill red circle`.
    var picture: String?
    /// `headline`, `44pt`, `font:Inter 17pt`; `serif`, `monospaced`.
    var font: String?
    /// `bold`, `italic`, `underline`, `strikethrough`, `small-caps`.
    var form: String?
    /// `digits`: all of them equally wide.
    var digits: String?
    /// `tracking 2`, `raised 4`.
    var spacing: String?
    var colour: String?
    /// `hierarchical`, `original`, `scale-large`.
    var rendering: String?
    /// Of a button, a link, or its content: `prominent`, `large`, `destructive`, `link https://example.com`.
    var control: String?
    /// `on red capsule`.
    var ground: String?
    /// `border red`.
    var border: String?
    /// Its clip shape and its light: `circle shadow`, `blur 4`.
    var effects: String?
    /// Of the drawing as a whole: `opacity 50%`, `rotated 45`.
    var whole: String?
    /// `centered`, `cut`, `redacted`.
    var text: String?

    // Without a comparison of each: styles are made for every text.
    fileprivate var isDefault: Bool {
      picture == nil && font == nil && form == nil && digits == nil && spacing == nil && colour == nil
        && rendering == nil && control == nil && ground == nil && border == nil && effects == nil && whole == nil
        && text == nil
    }

    fileprivate var isAsPicture: Bool {
      picture == nil && digits == nil && spacing == nil && text == nil && form == nil
    }

    /// Keeps the words of a symbol beside text: only letters have the others.
    mutating func becomePicture() {
      if isAsPicture { return }
      (picture, digits, spacing, text) = (nil, nil, nil, nil)
      form = form?.split(separator: " ").filter { !Self.ofLetters.contains($0) }.joined(separator: " ").orNil
    }

    private static let ofLetters: [Substring] = ["italic", "underline", "strikethrough", "small-caps"]
  }

  // Styles are made when a text is, and read whenever it is drawn. Nothing is written once a style has it.
  private final class Box: @unchecked Sendable {
    @exclusivity(unchecked) var fields = Fields()
    @exclusivity(unchecked) private(set) var fonts = ""
    @exclusivity(unchecked) private(set) var looks = ""
    @exclusivity(unchecked) private(set) var words = ""

    func finish() {
      fonts.add(fields.font)
      fonts.add(fields.form)
      fonts.add(fields.digits)
      fonts.add(fields.spacing)
      looks.add(fields.colour)
      looks.add(fields.rendering)
      looks.add(fields.control)
      looks.add(fields.ground)
      looks.add(fields.border)
      looks.add(fields.effects)
      looks.add(fields.whole)
      looks.add(fields.text)
      words = fonts
      words.add(looks)
    }
  }

  var asPicture: Style { box?.fields.isAsPicture != false ? self : with { $0.becomePicture() } }
}

extension String {
  var orNil: String? { isEmpty ? nil : self }

  /// The words with another one behind them.
  func and(_ word: String?) -> String { word.map { "\(self) \($0)" } ?? self }

  mutating func add(_ word: String?) {
    guard let word, !word.isEmpty else { return }
    if isEmpty {
      self = word
    } else {
      self += " "
      self += word
    }
  }
}

extension String? {
  func and(_ word: String?) -> String? {
    guard let word, !word.isEmpty else { return self }
    return map { "\($0) \(word)" } ?? word
  }
}
