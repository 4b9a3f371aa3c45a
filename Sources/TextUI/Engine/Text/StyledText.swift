/// Text with its looks: a resolved `Text`.
struct StyledText {
  struct Span {
    var text: String { didSet { shown = nil } }
    var style: Style
    var lettering = Lettering.body
    /// Represents a picture: drawn as it is, not escaped.
    var isDrawing = false
    /// As it is drawn, where that is not the escaped text.
    var shown: String?

    var visible: String { shown ?? (isDrawing ? text : AppText.visible(text)) }

    /// Whether the text is ASCII that is drawn as the app has it, but for escapes.
    var isASCII: Bool { !isDrawing && shown == nil && text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
  }
  var spans: [Span] = []

  var string: String { spans.count == 1 ? spans[0].visible : spans.map(\.visible).joined() }

  /// The note of a missing translation alone, for a text whose looks are those of its place.
  var languageNote: Style {
    missingLanguage.map(Style.plain.missing) ?? .plain
  }

  /// The first language that lacks a part of the text.
  var missingLanguage: String? { spans.lazy.compactMap(\.style.missingLanguage).first }

  /// The text as the user reads it out; pictures are not read.
  var plain: String {
    if spans.count == 1 { return spans[0].isDrawing ? "" : spans[0].text }
    return spans.filter { !$0.isDrawing }.map(\.text).joined()
  }
}
