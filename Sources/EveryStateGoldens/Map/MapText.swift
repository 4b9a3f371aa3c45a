/// The lines of a map: each screen, and its moves.
struct MapText {
  struct Move: Equatable {
    let screen: String
    let line: String

    /// The look, the event, and the looks that follow.
    var parts: [String] {
      line.replacing(" -> ", with: "  ").split(separator: "  ").map { $0.trimmingPrefix { $0 == " " } }.filter {
        !$0.isEmpty
      }.map(String.init)
    }
    var start: String { parts[0] }
    var event: String { parts.count > 1 ? parts[1] : "" }

    /// Whether it has the same event and leads to the same looks.
    func isSame(_ other: Move) -> Bool { screen == other.screen && parts.dropFirst() == other.parts.dropFirst() }

    func isSameStep(as other: Move) -> Bool { screen == other.screen && parts.prefix(2) == other.parts.prefix(2) }

    static func == (left: Move, right: Move) -> Bool { left.screen == right.screen && left.parts == right.parts }

    /// The words by which two moves of a screen differ besides the numbers of looks; nil for other moves.
    func changedWords(
      _ other: Move, _ numbers: inout Renumbering
    ) -> (removed: Set<Substring>, added: Set<Substring>)? {
      guard screen == other.screen, parts.count == other.parts.count else { return nil }
      var (removed, added) = ([String](), [String]())
      for (place, (was, now)) in zip(parts, other.parts).enumerated()
      where (place == 1 || !numbers.add(was, now, of: screen)) && was != now {
        removed.append(was)
        added.append(now)
      }
      return TextEdit(removed: removed, added: added).changedWords
    }
  }

  /// The line below a screen without moves.
  static let noMoves = "  (no moves)"

  private(set) var moves: [Move] = []

  init(_ text: [UInt8]) {
    for lines in Self.screens(in: text) {
      let screen = lines[0].hasPrefix(" ") ? "" : NameEscaping.read(lines[0])
      moves += lines.filter { $0 != Self.noMoves }.map { Move(screen: screen, line: String($0)) }
    }
  }

  /// The lines of each screen of a map or a matrix: its name, and what is indented below it.
  static func screens(in text: [UInt8]) -> [[Substring]] {
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.reduce(into: []) { screens, line in
      if line.hasPrefix(" "), !screens.isEmpty {
        screens[screens.count - 1].append(line)
      } else {
        screens.append([line])
      }
    }
  }

  /// The moves that differ between two maps, in words.
  static func words(_ old: [UInt8], _ new: [UInt8]) -> String? {
    let (gone, came) = ChangeFact.difference(MapText(old).moves, MapText(new).moves)
    return words(TextEdit(removed: gone.map(\.line), added: came.map(\.line)))
  }

  /// `"Try Again" -> "Retry" (4 moves)`, where moves differ by a quoted word of the app only, and `9 moves removed, 2 added`; nil without a
  /// move.
  static func words(_ edit: TextEdit) -> String? {
    func moves(_ lines: [String]) -> [[String]] { lines.filter { $0.hasPrefix("  ") && $0 != noMoves }.map(parts) }
    var (gone, came) = (moves(edit.removed), moves(edit.added))
    // A word that other moves keep is not renamed.
    let known = (old: Set(gone.flatMap(\.self)), new: Set(came.flatMap(\.self)))
    var found: [String] = []
    for move in gone {
      let pair = came.enumerated().lazy.compactMap { place, other in difference(move, other).map { (place, $0) } }.first
      guard let (place, (old, new)) = pair, !known.new.contains(old), !known.old.contains(new) else { continue }
      came.remove(at: place)
      gone.remove(at: gone.firstIndex(of: move) ?? 0)
      found.append("\(old) -> \(new)")
    }
    let counts = [(gone.count, "removed"), (came.count, "added")].filter { $0.0 > 0 }
    let first = counts.first.map { "\(counted($0.0, "move")) \($0.1)" }
    let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    let all =
      found.grouped(by: ==).map { "\($0[0]) (\(counted($0.count, "move")))" }
      + [first.map { $0 + rest }].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: "; ")
  }

  /// A move in pieces: every other one is a quoted word of the app.
  static func parts(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { place, part in
      place % 2 == 0 ? part.split(separator: " ").joined(separator: " ") : "\"\(part)\""
    }
  }

  /// The quoted words, if nothing else differs.
  static func difference(_ before: [String], _ now: [String]) -> (old: String, new: String)? {
    guard before.count == now.count else { return nil }
    let differing = before.indices.filter { before[$0] != now[$0] }
    return differing.count == 1 && differing[0] % 2 == 1 ? (before[differing[0]], now[differing[0]]) : nil
  }
}
