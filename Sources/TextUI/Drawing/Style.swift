/// How a piece of a line looks beyond its characters: what a reviewer is told in braces beside the line.
///
/// Most pieces look as one expects: these hold nothing, and are compared at once.
struct Style: Hashable, Sendable {
  private var box: Box?

  static let plain = Style()

  private init() {}

  init(_ fields: Fields) { box = fields == Fields() ? nil : Box(fields) }

  init(_ set: (inout Fields) -> Void) {
    var fields = Fields()
    set(&fields)
    self.init(fields)
  }

  var isPlain: Bool { box == nil }

  var fields: Fields { box?.fields ?? Fields() }

  func with(_ change: (inout Fields) -> Void) -> Style {
    var fields = fields
    change(&fields)
    return Style(fields)
  }

  /// What kind of letters there are: the words that a note says once where all pieces of a line share them.
  var fonts: String { box?.fonts ?? "" }
  /// The other looks.
  var looks: String { box?.looks ?? "" }
  /// What the piece is, where it is no text: a picture's name.
  var picture: String? { box?.fields.picture }

  static func == (a: Style, b: Style) -> Bool { a.box === b.box || a.box?.fields == b.box?.fields }
  func hash(into hasher: inout Hasher) { hasher.combine(box?.fields) }

  /// What a style says, by kind, in the order of a note. Each is its words, or nil where they are the expected ones.
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
    /// Of a button, a link, or what stands in one: `prominent`, `large`, `destructive`, `link https://example.com`.
    var control: String?
    /// `on red capsule`.
    var ground: String?
    /// `border red`.
    var border: String?
    /// The shape that it is cut to, and its light: `circle shadow`, `blur 4`.
    var effects: String?
    /// Of the drawing as a whole: `opacity 50%`, `rotated 45`.
    var whole: String?
    /// `centered`, `cut`, `redacted`.
    var text: String?

    /// The words of a symbol that stands beside text: letters alone have the others.
    var asPicture: Fields {
      var fields = self
      (fields.picture, fields.digits, fields.spacing, fields.text) = (nil, nil, nil, nil)
      fields.form = form?.split(separator: " ").filter { !Self.ofLetters.contains($0) }.joined(separator: " ").orNil
      return fields
    }

    private static let ofLetters: [Substring] = ["italic", "underline", "strikethrough", "small-caps"]
  }

  // Styles are made when a text is, and read whenever it is drawn.
  private final class Box: Sendable {
    let fields: Fields
    let fonts: String
    let looks: String

    init(_ fields: Fields) {
      self.fields = fields
      fonts = [fields.font, fields.form, fields.digits, fields.spacing].words
      looks =
        [
          fields.colour, fields.rendering, fields.control, fields.ground, fields.border, fields.effects, fields.whole,
          fields.text,
        ].words
    }
  }
}

extension [String?] {
  fileprivate var words: String { compactMap { $0 }.joined(separator: " ") }
}

extension String {
  /// The words, or nil for none.
  var orNil: String? { isEmpty ? nil : self }

  /// The words with another one behind them.
  func and(_ word: String?) -> String { word.map { "\(self) \($0)" } ?? self }
}

extension String? {
  /// The words with another one behind them.
  func and(_ word: String?) -> String? {
    guard let word, !word.isEmpty else { return self }
    return map { "\($0) \(word)" } ?? word
  }
}
