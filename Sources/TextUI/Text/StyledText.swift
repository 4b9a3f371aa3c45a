/// Text with its looks: what a Text resolves to.
struct StyledText {
  struct Span {
    /// As the app has it.
    var text: String { didSet { shown = nil } }
    var style: Style
    /// Stands for a picture: drawn as it is, not escaped.
    var isDrawing = false
    /// As it is drawn, where that is not the escaped text.
    var shown: String?

    var visible: String { shown ?? (isDrawing ? text : AppText.visible(text)) }
  }
  var spans: [Span] = []

  static func + (a: StyledText, b: StyledText) -> StyledText { StyledText(spans: a.spans + b.spans) }

  /// The text as a golden shows it.
  var string: String { spans.count == 1 ? spans[0].visible : spans.map(\.visible).joined() }

  /// The text with what is to be escaped escaped.
  var drawn: StyledText {
    StyledText(spans: spans.map { Span(text: $0.visible, style: $0.style, isDrawing: true) })
  }

  /// How many characters that are not blanks the text has, if it is one span of plain ones; nil elsewhere.
  var plainCharacters: Int? {
    guard spans.count == 1, !spans[0].isDrawing, spans[0].shown == nil else { return nil }
    var count = 0
    for byte in spans[0].text.utf8 {
      guard AppText.isPlain(byte) else { return nil }
      if byte != 0x20 { count += 1 }
    }
    return count
  }

  /// The text as a person reads it out; pictures are not read.
  var plain: String { spans.filter { !$0.isDrawing }.map(\.text).joined() }
}
