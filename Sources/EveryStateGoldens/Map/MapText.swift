/// The lines of a map: each screen, and its moves.
struct MapText {
  struct Move: Equatable {
    let screen: String
    let line: String
    /// The look, the event, and the looks that follow.
    fileprivate(set) var parts: [String]

    /// - Parameter names: those that screens and states have now.
    fileprivate init(_ line: Substring, of screen: String, _ names: RenamedNames) {
      (self.screen, self.line) = (names.screen(screen), String(line))
      parts = line.replacing(" -> ", with: "  ").split(separator: "  ").map { String($0.trimmingPrefix { $0 == " " }) }
        .filter { !$0.isEmpty }
      for place in lookPlaces { parts[place] = names.look(parts[place], of: screen) }
    }

    fileprivate var lookPlaces: [Int] { parts.indices.filter { $0 != 1 } }
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

  init(_ text: [UInt8], _ names: RenamedNames = RenamedNames([])) {
    for lines in Self.screens(in: text) {
      let screen = lines[0].hasPrefix(" ") ? "" : NameEscaping.read(lines[0])
      moves += lines.filter { $0 != Self.noMoves }.map { Move($0, of: screen, names) }
    }
  }

  private init(_ lines: [String]) { self.init(Array(lines.joined(separator: "\n").utf8)) }

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
  static func words(_ old: [UInt8], _ new: [UInt8], _ names: RenamedNames = RenamedNames([])) -> String? {
    words(MapText(old, names), MapText(new))
  }

  /// `"Try Again" -> "Retry" (4 moves)`, where moves differ by a quoted word of the app only, and `9 moves removed, 2 added`; nil without a
  /// move.
  static func words(_ edit: TextEdit) -> String? {
    func moves(_ lines: [String]) -> MapText { MapText(lines.filter { $0.hasPrefix("  ") }) }
    return words(moves(edit.removed), moves(edit.added))
  }

  private static func words(_ old: MapText, _ new: MapText) -> String? {
    let moves = difference(old, new)
    var (gone, came) = (moves.gone.map { parts($0.line) }, moves.came.map { parts($0.line) })
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

extension MapText {
  /// The moves that one of two maps alone has, and those whose looks have other numbers: a look that comes or goes numbers others anew.
  static func difference(
    _ old: MapText, _ new: MapText
  ) -> (gone: [Move], came: [Move], renumbered: [(old: Move, new: Move)]) {
    var (gone, came, renumbered): ([Move], [Move], [(Move, Move)]) = ([], new.moves, [])
    for (move, now) in zip(old.moves, old.renumbered(as: new)) {
      guard let index = came.firstIndex(of: now) else {
        gone.append(now)
        continue
      }
      let other = came.remove(at: index)
      if move != other { renumbered.append((move, other)) }
    }
    return (gone, came, renumbered)
  }

  /// The moves with the numbers that their looks have in another map: of one name, looks with the same moves are one, in their order.
  private func renumbered(as other: MapText) -> [Move] {
    let (before, now) = (looks, other.looks)
    let numbers = before.reduce(into: [[String]: Int]()) { numbers, family in
      let news = now[family.key] ?? [:]
      let (olds, others) = (family.value.keys.sorted(), news.keys.sorted())
      guard olds != others else { return }
      let pairing = Pairing(olds, others) { was, now in
        let (one, other) = (family.value[was] ?? [], news[now] ?? [])
        return 100 * one.intersection(other).count / max(one.count, other.count, 1)
      }
      // A removed look leaves its number to another one.
      for number in olds where news[number] != nil { numbers[family.key + ["\(number)"]] = 0 }
      for pair in pairing.pairs { numbers[family.key + ["\(olds[pair.old])"]] = others[pair.new] }
    }
    return moves.map { move in
      var move = move
      for place in move.lookPlaces {
        let (name, number) = Renumbering.numbered(move.parts[place])
        if let new = numbers[[move.screen, name, number]] { move.parts[place] = new == 1 ? name : "\(name) \(new)" }
      }
      return move
    }
  }

  /// The moves from and to the looks of each name, by their numbers.
  private var looks: [[String]: [Int: Set<String>]] {
    moves.reduce(into: [:]) { looks, move in
      let names = move.lookPlaces.map { Renumbering.numbered(move.parts[$0]) }
      for (place, look) in names.enumerated() {
        let others = names.enumerated().map { $0.offset == place ? "" : $0.element.name }
        looks[[move.screen, look.name], default: [:]][Int(look.number) ?? 1, default: []]
          .insert(([move.event] + others).joined(separator: "  "))
      }
    }
  }
}
