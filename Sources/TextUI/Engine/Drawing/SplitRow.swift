/// A line of columns side by side: each with its own gutter, `<||>` between them.
///
///     = Inbox                   <||>=                  [Reply]
///     * Ada                     <||>          Your tent is on its way    {bold || title}
///     ~ each  swipe: Delete (destructive)
///                               <||>~ hint "Opens the parcel's page"
@MainActor struct SplitRow {
  static let divider = "<||>"

  private let parts: [CanvasLine]
  private let starts: [Int]

  init?(_ number: Int, of split: DrawnSplit) {
    let canvases = split.columns.map(\.canvas)
    guard canvases.contains(where: { $0.lines.indices.contains(number) }) else { return nil }
    parts = canvases.map { $0.lines.indices.contains(number) ? $0.lines[number] : CanvasLine() }
    starts = canvases.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.columns + 2 + Self.divider.utf8.count) }
  }

  var isBlank: Bool { parts.allSatisfy(\.isBlank) }

  /// Whether nothing but bars at the bottom is here.
  var isAtBottom: Bool { parts.allSatisfy { $0.isBlank || $0.mark == .bottom } }

  var lines: [String] { facts(\.factsAbove) + [drawing] + facts(\.factsBelow) }

  private var drawing: String {
    var text = ""
    var column = 0
    for (index, part) in parts.enumerated() {
      if index > 0 { Self.divide(&text, &column, at: starts[index]) }
      var drawn: [UInt8] = []
      column += 2 + TextFrame.draw(part, hasGutter: true, to: &drawn)
      text += String(decoding: drawn, as: UTF8.self)
    }
    var notes = parts.map { LineNote($0).text }
    while notes.last?.isEmpty == true { notes.removeLast() }
    guard !notes.isEmpty else { return text.withoutTrailingBlanks }
    let end = starts[starts.count - 1] - Self.divider.utf8.count
    text += String(repeating: " ", count: max(0, end - column) + 2)
    return text
      + "{\(notes.enumerated().map { $0 == 0 ? $1 : $1.isEmpty ? "||" : "|| \($1)" }.joined(separator: " ").trimmedAtStart)}"
  }

  private func facts(_ facts: KeyPath<CanvasLine, [String]>) -> [String] {
    zip(parts, starts).enumerated().flatMap { index, part in
      part.0[keyPath: facts].map { fact in
        var (text, column) = ("", 0)
        for before in 0..<index { Self.divide(&text, &column, at: starts[before + 1]) }
        return text + "~ " + fact
      }
    }
  }

  /// Moves to where a column begins: the mark comes before it, further along where the previous column runs past its end.
  private static func divide(_ text: inout String, _ column: inout Int, at start: Int) {
    let blanks = max(0, start - divider.utf8.count - column)
    text += String(repeating: " ", count: blanks) + divider
    column += blanks + divider.utf8.count
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
  fileprivate var trimmedAtStart: String { String(drop { $0 == " " }) }
}
