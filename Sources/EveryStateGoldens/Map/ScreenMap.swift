/// The ways through a screen: the look that each control of each look leads to.
package struct ScreenMap: Equatable, Sendable {
  package let screen: String
  package let moves: [Move]

  package init(screen: String, moves: [Move]) { (self.screen, self.moves) = (screen, moves) }

  package enum Look: Hashable, Sendable {
    /// Its name leads to a golden: a state, or a moment of a storyboard.
    case declared(String)
    /// A screen without a golden, named by the text on it.
    case found(String)
  }

  package struct Move: Equatable, Sendable {
    package let start: Look
    /// The user's action: `press "Try Again"`.
    package let event: String
    /// The looks after it, one after the other; the start if nothing changes.
    package let way: [Look]
    package let end: End

    package init(from start: Look, _ event: String, way: [Look], end: End = .rests) {
      self.start = start
      self.event = event
      self.way = way
      self.end = end
    }
  }

  package enum End: Equatable, Sendable {
    /// The last look of the way.
    case rests
    /// A place that no frame shows: a page on the web, the previous screen.
    case leaves
    case breaks(String)
  }

  /// The text of a catalog's maps. The order of declaration of screens does not matter.
  package static func text(of maps: [ScreenMap], catalog: String) -> String {
    let maps = maps.sorted { $0.screen.utf8.lexicographicallyPrecedes($1.screen.utf8) }
    let head = "# Moves between the looks of \(Selection.written(catalog))\n"
    return head + (maps.isEmpty ? "(no screens)\n" : maps.map(\.text).joined())
  }

  package var text: String {
    let lines = reviewed.map { "  " + $0.text }
    return ([Self.written(screen)] + (lines.isEmpty ? [MapText.noMoves] : lines)).map { $0 + "\n" }.joined()
  }

  /// The moves from looks with a golden: those to another one, and the first of each control that leads to none anywhere.
  private var reviewed: [Move] {
    let moves = moves.filter(\.start.hasGolden)
    var shown = Set(moves.filter(\.hasGolden).map(\.event))
    return moves.filter { $0.hasGolden || shown.insert($0.event).inserted }
  }

  /// A declared name, as in paths; two blanks would separate.
  fileprivate static func written(_ name: String) -> String { split(Selection.written(name), with: " %20") }

  /// Words of the app in one line, without separators.
  fileprivate static func oneLine(_ words: String) -> String {
    split(TerminalText.harmless(words), with: " \\u{20}")
      .replacing("->", with: "-\\u{3E}")
  }

  private static func split(_ text: String, with blanks: String) -> String {
    var text = text
    while text.contains("  ") { text = text.replacing("  ", with: blanks) }
    return text
  }
}

extension ScreenMap.Look {
  package var hasGolden: Bool { if case .declared = self { true } else { false } }
}

extension ScreenMap.Move {
  /// Whether a golden shows the look that it ends with.
  package var hasGolden: Bool { way.last?.hasGolden ?? true }

  package var text: String {
    var ends = way.dropLast().map { $0.hasGolden ? $0.description : "..." } + way.suffix(1).map(\.description)
    if ends.count > 3 { ends.replaceSubrange(1..<(ends.count - 1), with: ["..."]) }
    switch end {
    case .rests: break
    case .leaves: ends.append("leaves")
    case .breaks(let words): ends.append("breaks: " + ScreenMap.oneLine(words))
    }
    let way = ends.map { "-> " + $0 }.joined(separator: " ")
    return padded(start.description, 8) + "  " + padded(ScreenMap.oneLine(event), 20) + "  " + way
      + (hasGolden ? "" : "  (no golden)")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension ScreenMap.Look: CustomStringConvertible {
  /// `loaded`, `? alert "Could not save"`.
  package var description: String {
    switch self {
    case .declared(let name): ScreenMap.written(name)
    case .found(let name): name.isEmpty ? "?" : "? " + ScreenMap.oneLine(name)
    }
  }
}
