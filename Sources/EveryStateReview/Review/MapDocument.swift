import EveryStateGoldens

/// What `map --json` prints.
///
/// | key | value |
/// |---|---|
/// | `exitStatus` | 0 where the newest run found what is committed, else 1 |
/// | `screens` | as the newest run found them; as they are committed where no run has |
/// | ... `catalog`, `screen`, `moves` | |
/// | ... `gone` | committed moves that the newest run has not found |
/// | ... `unexplored` | the number of looks that were found and not continued from |
///
/// A move has:
///
/// | key | value |
/// |---|---|
/// | `from`, `event` | the look, and what the user does: `press "Try Again"` |
/// | `way` | the looks after it; of more than three the first and the last |
/// | `end` | `leaves` where no frame shows what follows, `breaks` where the screen breaks; left out where it rests in the last look |
/// | `reason` | how the screen breaks, in words |
/// | `isNew` | true where the newest run has found it and it is not committed |
///
/// A look has a `name` (a state, a moment of a storyboard, or the words of a look without a golden) and `hasGolden`.
extension JSONDocument {
  package init(_ maps: [ReviewedMap]) {
    self.init("map", exitStatus: maps.contains(where: \.isChanged) ? 1 : 0)
    self["screens"] = maps.flatMap { map in
      let committed = Dictionary(map.committedMaps.map { ($0.screen, $0) }) { first, _ in first }
      let lost = map.committedMaps.filter { old in !map.maps.contains { $0.screen == old.screen } }
      return (map.maps + lost.map { ScreenMap(screen: $0.screen, moves: []) }).map {
        JSONObject($0, committed: committed[$0.screen]?.moves ?? [], catalog: map.catalog)
      }
    }
  }
}

extension JSONObject {
  fileprivate init(_ map: ScreenMap, committed: [ScreenMap.Move], catalog: String) {
    let gone = committed.filter { !map.moves.contains($0) }.map { JSONObject($0, isNew: false) }
    self = [
      "catalog": catalog, "screen": map.screen,
      "moves": map.moves.map { JSONObject($0, isNew: !committed.contains($0)) },
      "gone": gone.isEmpty ? nil : gone, "unexplored": map.unexplored > 0 ? map.unexplored : nil,
    ]
  }

  fileprivate init(_ move: ScreenMap.Move, isNew: Bool) {
    self = [
      "from": JSONObject(move.start), "event": move.event, "way": move.way.map { JSONObject($0) },
      "isNew": isNew ? true : nil,
    ]
    switch move.end {
    case .rests: break
    case .leaves: self["end"] = "leaves"
    case .breaks(let words): (self["end"], self["reason"]) = ("breaks", words)
    }
  }

  fileprivate init(_ look: ScreenMap.Look) {
    switch look {
    case .declared(let name), .found(let name): self = ["name": name, "hasGolden": look.hasGolden]
    }
  }
}
