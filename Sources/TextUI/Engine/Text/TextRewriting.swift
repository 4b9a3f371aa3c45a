/// Replaces parts of the app's texts before they are measured: a frame shows an alias in the place of a value that varies.
package struct TextRewriting {
  /// A part of a text and its replacement, shown as it is.
  package typealias Replacement = (range: Range<String.Index>, text: String)
  private let replacements: (String) -> [Replacement]

  /// - Parameter replacements: the replacements in a text, in order and apart from each other; the same text must always give the same.
  package init(_ replacements: @escaping (String) -> [Replacement]) { self.replacements = replacements }

  fileprivate func callAsFunction(_ text: String) -> [Replacement] { replacements(text) }
}

extension EnvironmentValues {
  /// A text that no Text resolved, such as a field's, as it is drawn.
  func shown(_ text: String) -> String { rewritten(text).string }

  /// A text that no Text resolved, as it is read out.
  func read(_ text: String) -> String { builtIn.rewriting == nil ? text : rewritten(text).plain }

  private func rewritten(_ text: String) -> StyledText {
    var styled = StyledText(spans: [.init(text: text, style: .plain)])
    if let rewriting = builtIn.rewriting { styled.rewrite(rewriting) }
    return styled
  }
}

extension StyledText {
  /// Replaces parts of the text. One that reaches over several spans, as a value and the words around it do, goes into the first of them.
  mutating func rewrite(_ rewriting: TextRewriting) {
    let whole = spans.map { $0.isDrawing ? "\u{FFFC}" : $0.text }.joined()
    let found = rewriting(whole).map { (start: $0.range.lowerBound, end: $0.range.upperBound, text: $0.text) }
    if found.isEmpty { return }
    var start = whole.startIndex
    for index in spans.indices {
      let count = spans[index].isDrawing ? 3 : spans[index].text.utf8.count
      let end = whole.utf8.index(start, offsetBy: count)
      defer { start = end }
      let touching = found.filter { $0.start < end && $0.end > start }
      guard !touching.isEmpty, !spans[index].isDrawing else { continue }
      var (text, shown, position) = ("", "", start)
      func keep(upTo next: String.Index) {
        guard position < next else { return }
        text += whole[position..<next]
        shown += AppText.visible(String(whole[position..<next]))
      }
      for part in touching {
        keep(upTo: min(part.start, end))
        if part.start >= start {
          text += part.text
          shown += part.text
        }
        position = min(part.end, end)
      }
      keep(upTo: end)
      spans[index].text = text
      spans[index].shown = shown
    }
    spans.removeAll { $0.shown == "" }
  }
}
