import EveryStateGoldens

extension ScreenMap {
  /// Reads the maps in a map's text, and ignores other lines. Escaped characters in words stay escaped.
  package static func reading(_ text: String) -> [ScreenMap] {
    parts(of: text).map { screen, text in
      ScreenMap(screen: screen, moves: text.split(separator: "\n").dropFirst().compactMap { Move(reading: $0) })
    }
  }

  /// The text of each map, with its screen.
  package static func parts(of text: String) -> [(screen: String, text: String)] {
    var parts: [(screen: String, text: String)] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if !line.hasPrefix("  ") { parts.append((NameEscaping.read(line), "")) }
      if !parts.isEmpty { parts[parts.count - 1].text += line + "\n" }
    }
    return parts
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
    self = text.hasPrefix("?") ? .found(String(text.dropFirst(2))) : .declared(NameEscaping.read(text))
  }
}

extension ScreenMap {
  /// The shortest moves from a state's look, by `isState`, to another look; nil if no way leads there.
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
