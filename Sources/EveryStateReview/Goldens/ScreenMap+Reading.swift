import EveryStateGoldens

extension ScreenMap {
  /// The maps that a map's text holds; lines that are none of a map are passed over. Words keep what was written out in them.
  package static func reading(_ text: String) -> [ScreenMap] {
    var maps: [ScreenMap] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard line.hasPrefix("  ") else {
        maps.append(ScreenMap(screen: Look.declaredName(line), moves: []))
        continue
      }
      guard let last = maps.popLast() else { continue }
      let move = Move(reading: line)
      let unexplored = line.hasPrefix("  (not whole: ") ? line.split(separator: " ").compactMap { Int($0) }.first : nil
      maps.append(
        ScreenMap(
          screen: last.screen, moves: last.moves + [move].compactMap { $0 }, unexplored: unexplored ?? last.unexplored))
    }
    return maps
  }
}

extension ScreenMap.Move {
  fileprivate init?(reading line: Substring) {
    let parts = String(line).split(separator: "  ").map { $0.trimmingPrefix(while: { $0 == " " }) }
      .filter { !$0.isEmpty }
    guard parts.count >= 3, parts[2].hasPrefix("-> ") else { return nil }
    var words = parts[2].dropFirst(3).split(separator: " -> ").filter { $0 != "..." }
    var end = ScreenMap.End.rests
    if let last = words.last, last == "leaves" || last.hasPrefix("breaks: ") {
      end = last == "leaves" ? .leaves : .breaks(String(last.dropFirst(8)))
      words.removeLast()
    }
    self.init(
      from: ScreenMap.Look(reading: parts[0]), String(parts[1]), way: words.map { ScreenMap.Look(reading: $0) },
      end: end)
  }
}

extension ScreenMap.Look {
  fileprivate init(reading text: Substring) {
    self = text.hasPrefix("?") ? .found(String(text.dropFirst(2))) : .declared(Self.declaredName(text))
  }

  fileprivate static func declaredName(_ text: Substring) -> String {
    NameEscaping.percentDecoded(String(text), lenient: true) ?? String(text)
  }
}

extension ScreenMap {
  /// The moves from a look with a golden to another look, one after the other, by the shortest way; nil where none leads there.
  /// - Parameter isState: whether a declared name is a state's, which all ways begin from.
  package func way(to look: Look, from isState: (String) -> Bool) -> [Move]? {
    var way: [Move] = []
    var goal = look
    while way.count <= moves.count {
      guard let move = moves.first(where: { $0.end == .rests && $0.way.last == goal && $0.start != goal }) else {
        return nil
      }
      way.insert(move, at: 0)
      if case .declared(let name) = move.start, isState(name) { return way }
      goal = move.start
    }
    return nil
  }
}

extension ScreenMap {
  package static func parts(of text: String) -> [(screen: String, text: String)] {
    var parts: [(screen: String, text: String)] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if !line.hasPrefix("  ") { parts.append((Look.declaredName(line), "")) }
      if !parts.isEmpty { parts[parts.count - 1].text += line + "\n" }
    }
    return parts
  }
}
