/// The lines of a map: each screen, and its moves.
struct MapText {
  struct Move: Equatable {
    let screen: String
    /// The look, the event, and the looks that follow, without the numbers of looks, and without the names of those that have no golden: names
    /// and numbers are others where any text is.
    let parts: [String]

    /// - Parameter names: those that screens and states have now.
    fileprivate init(_ line: Substring, of screen: String, _ names: RenamedNames) {
      self.screen = names.screen(screen)
      let all = line.replacing(" -> ", with: "  ").split(separator: "  ").map {
        String($0.trimmingPrefix { $0 == " " })
      }
      parts = all.filter { !$0.isEmpty }.enumerated().map { place, part in
        place == 1 ? part : part.hasPrefix("? ") ? "?" : MapText.numbered(names.look(part, of: screen)).name
      }
    }

    func isSameStep(as other: Move) -> Bool { screen == other.screen && parts.prefix(2) == other.parts.prefix(2) }
  }

  /// The first of several looks with a name has no number.
  static func numbered(_ name: String) -> (name: String, number: String) {
    guard let blank = name.lastIndex(of: " "), let number = Int(name[name.index(after: blank)...]) else {
      return (name, "1")
    }
    return (String(name[..<blank]), "\(number)")
  }

  /// The line below a screen without moves.
  static let noMoves = "  (no moves)"

  private(set) var moves: [Move] = []
  private var screens: [String] = []
  private var lines: [Substring] = []

  init(_ text: [UInt8], _ names: RenamedNames = RenamedNames([])) {
    for all in Self.screens(in: text) {
      let screen = all[0].hasPrefix(" ") ? "" : NameEscaping.read(all[0])
      let own = all.filter { $0.hasPrefix(" ") && $0 != Self.noMoves }
      screens.append(names.screen(screen))
      moves += own.map { Move($0, of: screen, names) }
      lines += own
    }
  }

  private init(_ lines: [String], _ names: RenamedNames = RenamedNames([])) {
    self.init(Array(lines.joined(separator: "\n").utf8), names)
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

  /// Whether two texts of one screen differ only in the order of its moves, and in what looks without goldens are called.
  static func isSame(_ old: [String], _ new: [String], _ names: RenamedNames) -> Bool {
    let (gone, came) = ChangeFact.difference(MapText(old, names).moves, MapText(new).moves)
    return gone.isEmpty && came.isEmpty
  }

  /// The moves that differ between two maps, in words.
  static func words(_ old: [UInt8], _ new: [UInt8], _ names: RenamedNames = RenamedNames([])) -> String {
    words(MapText(old, names), MapText(new))
  }

  /// `"Try Again" -> "Retry" (4 moves)`, where moves differ by a quoted word of the app only, `2 moves lead elsewhere`, and
  /// `9 moves removed, 2 added`.
  static func words(_ edit: TextEdit) -> String {
    func moves(_ lines: [String]) -> MapText { MapText(lines.filter { $0.hasPrefix("  ") }) }
    return words(moves(edit.removed), moves(edit.added))
  }

  private static func words(_ old: MapText, _ new: MapText) -> String {
    let screens = ChangeFact.difference(old.screens, new.screens)
    let kept = Set(old.screens).intersection(new.screens)
    let named = [(screens.gone, true), (screens.came, false)].filter { !$0.0.isEmpty && !kept.isEmpty }.map {
      ChangeFact.screens($0.0, areRemoved: $0.1, among: kept).description
    }
    var (gone, came) = ChangeFact.difference(old.moves, new.moves)
    if !kept.isEmpty {
      gone.removeAll { !kept.contains($0.screen) }
      came.removeAll { !kept.contains($0.screen) }
    }
    /// Takes the pairs of moves that have words in common.
    func take<Words>(_ pair: (Move, Move) -> Words?) -> [Words] {
      var all: [Words] = []
      for move in gone {
        guard let place = came.firstIndex(where: { pair(move, $0) != nil }), let words = pair(move, came[place]) else {
          continue
        }
        came.remove(at: place)
        gone.remove(at: gone.firstIndex(of: move) ?? 0)
        all.append(words)
      }
      return all
    }
    let ends = take { $0.isSameStep(as: $1) ? $0.parts.last == $1.parts.last : nil }
    let elsewhere = [("lead", "elsewhere", false), ("pass", "through other looks", true)].compactMap {
      verb, place, isSame in
      let count = ends.count { $0 == isSame }
      return count == 0 ? nil : "\(counted(count, "move")) \(verb)\(count > 1 ? "" : isSame ? "es" : "s") \(place)"
    }
    // A word that other moves keep is not renamed.
    let known = (old: Set(gone.flatMap(\.words)), new: Set(came.flatMap(\.words)))
    let found = take { move, other -> String? in
      guard let (old, new) = difference(move.words, other.words), !known.new.contains(old), !known.old.contains(new)
      else { return nil }
      return "\(old) -> \(new)"
    }
    let counts = [(gone.count, "removed"), (came.count, "added")].filter { $0.0 > 0 }
    let first = counts.first.map { "\(counted($0.0, "move")) \($0.1)" }
    let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    let all =
      named + found.grouped(by: ==).map { "\($0[0]) (\(counted($0.count, "move")))" } + elsewhere
      + [first.map { $0 + rest }].compactMap(\.self)
    if !all.isEmpty { return all.joined(separator: "; ") }
    return old.lines.sorted() == new.lines.sorted()
      ? "the same moves in another order" : "the same moves; looks have other names"
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

extension MapText.Move {
  /// Its screen and its parts in pieces, as of a line.
  fileprivate var words: [String] { MapText.parts(([screen] + parts).joined(separator: "  ")) }
}
