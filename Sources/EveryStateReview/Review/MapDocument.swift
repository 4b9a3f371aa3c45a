import EveryStateGoldens

/// What `map --json` prints: one document with sorted keys. A key that has nothing to say is left out. New keys may come; those that
/// are here keep their meaning as long as `format` is 1.
package struct MapDocument: JSONDocument {
  let format = RunDocument.format
  let command = "map"
  /// 0 where the newest run found what is committed, else 1.
  package let exitStatus: Int
  /// As the newest run found them; as they are committed where none has.
  let screens: [Screen]

  struct Screen: Encodable, Sendable {
    let catalog: String
    let screen: String
    let moves: [Move]
    /// Moves that are committed and that the newest run has not found.
    let gone: [Move]?
    /// How many looks were found and not gone on from.
    let unexplored: Int?
  }

  /// One use of a control in one look.
  struct Move: Encodable, Sendable {
    let from: Look
    /// What a person does: `press "Try Again"`.
    let event: String
    /// What is to be seen after it, one after the other; of more than three the first and the last.
    let way: [Look]
    /// `leaves` where it leads to what no frame shows, `breaks` where the screen breaks; left out where it rests in the last look.
    let end: String?
    /// How the screen breaks, in words.
    let reason: String?
    /// Whether the newest run has found it and it is not committed; left out otherwise.
    let isNew: Bool?
  }

  /// What a person sees at a moment.
  struct Look: Encodable, Sendable {
    /// A state, a moment of a storyboard, or what stands on a look that has no golden.
    let name: String
    let hasGolden: Bool
  }

  package init(_ maps: [ReviewedMap]) {
    exitStatus = maps.contains(where: \.isChanged) ? 1 : 0
    screens = maps.flatMap { map in
      let committed = Dictionary(map.committedMaps.map { ($0.screen, $0) }) { first, _ in first }
      let found = map.maps.map { Screen($0, committed: committed[$0.screen], catalog: map.catalog) }
      let lost = map.committedMaps.filter { old in !map.maps.contains { $0.screen == old.screen } }
      return found
        + lost.map {
          Screen(ScreenMap(screen: $0.screen, moves: []), committed: $0, catalog: map.catalog)
        }
    }
  }
}

extension MapDocument.Screen {
  fileprivate init(_ map: ScreenMap, committed: ScreenMap?, catalog: String) {
    let old = committed?.moves ?? []
    let gone = old.filter { !map.moves.contains($0) }
    self.init(
      catalog: catalog, screen: map.screen,
      moves: map.moves.map { MapDocument.Move($0, isNew: !old.contains($0)) },
      gone: gone.isEmpty ? nil : gone.map { MapDocument.Move($0, isNew: false) },
      unexplored: map.unexplored > 0 ? map.unexplored : nil)
  }
}

extension MapDocument.Move {
  fileprivate init(_ move: ScreenMap.Move, isNew: Bool) {
    let (end, reason): (String?, String?) =
      switch move.end {
      case .rests: (nil, nil)
      case .leaves: ("leaves", nil)
      case .breaks(let words): ("breaks", words)
      }
    self.init(
      from: MapDocument.Look(move.start), event: move.event, way: move.way.map(MapDocument.Look.init), end: end,
      reason: reason, isNew: isNew ? true : nil)
  }
}

extension MapDocument.Look {
  fileprivate init(_ look: ScreenMap.Look) {
    let name =
      switch look {
      case .declared(let name), .found(let name): name
      }
    self.init(name: name, hasGolden: look.hasGolden)
  }
}
