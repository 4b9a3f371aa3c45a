/// Maps as the text of a golden of their own, so that a pull request shows each new way through the app as a new line.
///
///     # Moves between the looks of PulseTests.PulseSnapshots
///     Watchlist
///       loaded    refresh               -> refreshing -> loaded
///       empty     press "Check Again"   -> loading -> loaded
///       loaded    swipe "Delete" AAPL   -> ? dialog "Delete AAPL?"  (no golden)
///
/// One line a move. Two blanks or more stand between its parts, and nowhere within one; columns have a least width and grow for one
/// line only, so that a change of one move touches one line.
extension ScreenMap {
  /// The text of a catalog's maps. The order of declaration of screens does not matter.
  package static func text(of maps: [ScreenMap], catalog: String) -> String {
    let maps = maps.sorted { $0.screen.utf8.lexicographicallyPrecedes($1.screen.utf8) }
    let head = "# Moves between the looks of \(Selection.written(catalog))\n"
    return head + (maps.isEmpty ? "(no screens)\n" : maps.map(\.text).joined())
  }

  /// The screen's name, then its moves.
  package var text: String {
    var lines = [Self.written(screen)]
    lines += moves.map { "  " + $0.text }
    if moves.isEmpty { lines.append("  (no moves)") }
    if unexplored > 0 {
      let looks = unexplored == 1 ? "1 look was" : "\(unexplored) looks were"
      lines.append("  (not whole: \(looks) found and not gone on from)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A declared name, as in paths; two blanks would separate.
  fileprivate static func written(_ name: String) -> String { split(Selection.written(name), with: " %20") }

  /// Words of the app in one line, in which nothing separates.
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

extension ScreenMap.Look: CustomStringConvertible {
  /// `loaded`, `? alert "Could not save"`.
  package var description: String {
    switch self {
    case .declared(let name): ScreenMap.written(name)
    case .found(let name): name.isEmpty ? "?" : "? " + ScreenMap.oneLine(name)
    }
  }
}

extension ScreenMap.Move {
  package var text: String {
    var ends = way.map(\.description)
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
