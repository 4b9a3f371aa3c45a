/// Text with its looks, as it is drawn: what a Text resolves to.
struct StyledText {
  struct Span {
    var text: String
    var style: Style
  }
  var spans: [Span] = []

  static func + (a: StyledText, b: StyledText) -> StyledText { StyledText(spans: a.spans + b.spans) }

  var string: String { spans.map(\.text).joined() }
}
