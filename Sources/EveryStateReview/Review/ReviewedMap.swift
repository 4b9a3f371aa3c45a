import EveryStateGoldens

/// The map of a catalog as committed and in the newest run.
package struct ReviewedMap: Sendable {
  package let maps: [ScreenMap]
  /// The text by lines; after a change each begins with `+ `, `- ` or two blanks.
  package let lines: [String]
  /// Whether the newest run has a changed map that is pending.
  package let isChanged: Bool
  package let catalog: String
  private let committed: String
  private let current: String
  private let goldens: Set<GoldenPath>
  var committedMaps: [ScreenMap] { ScreenMap.reading(committed) }

  /// The maps of a package, sorted by catalog, with the newest run's results if it has left a report.
  package static func all(in tree: GoldenTree, _ review: Review?) throws -> [ReviewedMap] {
    let waiting = review?.frames.filter { $0.name.kind == .map } ?? []
    let catalogs = Set(try tree.catalogsOnDisk()).union(waiting.map(\.name.catalog))
    return try catalogs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { catalog in
      let name = try GoldenName.map(catalog: catalog)
      let change = waiting.first { $0.name == name }.flatMap { review?.change(of: $0) }
      let committed = tree.content(at: name.path).bytes
      guard let current = change?.new ?? committed else { return nil }
      return ReviewedMap(
        catalog: catalog, committed: String(decoding: committed ?? [], as: UTF8.self),
        current: String(decoding: current, as: UTF8.self), goldens: Set(try tree.paths(inCatalog: catalog)))
    }
  }

  private init(catalog: String, committed: String, current: String, goldens: Set<GoldenPath>) {
    (self.catalog, self.committed, self.current, self.goldens) = (catalog, committed, current, goldens)
    maps = ScreenMap.reading(current)
    isChanged = committed != current
    lines = isChanged ? Self.merged(committed, current) : Self.lines(of: current)
  }

  package func selecting(_ selection: Selection) -> ReviewedMap {
    guard !selection.isEverything else { return self }
    return ReviewedMap(
      catalog: catalog, committed: selected(committed, selection), current: selected(current, selection),
      goldens: goldens)
  }

  package func isState(_ screen: String, _ name: String) -> Bool {
    (try? GoldenName(catalog: catalog, screen: screen, state: name)).map { goldens.contains($0.path) } ?? false
  }

  private func selected(_ text: String, _ selection: Selection) -> String {
    ScreenMap.parts(of: text).filter { part in
      // For a screen any state will do.
      let name = try? GoldenName(catalog: catalog, screen: part.screen, state: "loaded")
      return name.map(selection.matches) ?? false
    }.map(\.text).joined()
  }

  private static func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private static func merged(_ old: String, _ new: String) -> [String] {
    TextEdit(removed: lines(of: old), added: lines(of: new)).lines.map { String($0.dropFirst(2)) }
  }
}

/// A look that no golden has, and the way to it.
package struct FoundLook: Equatable, Sendable {
  package let screen: String
  package let name: String
  private let catalog: String
  private var start: String? { way.first?.start.description }
  /// The state at the beginning of the way.
  package var state: GoldenName? { start.flatMap { try? GoldenName(catalog: catalog, screen: screen, state: $0) } }
  /// The moves to it from a declared state; none where the map tells no whole way.
  private let way: [ScreenMap.Move]

  /// The looks of a map with a name, by `isState`, and without a golden.
  package static func all(
    in map: ScreenMap, of catalog: String, _ isState: (_ screen: String, _ name: String) -> Bool
  ) -> [FoundLook] {
    var found: [FoundLook] = []
    for look in map.moves.compactMap(\.way.last) where !look.hasGolden && look != .found("") {
      guard !found.contains(where: { $0.name == look.description }) else { continue }
      found.append(
        FoundLook(
          screen: map.screen, name: look.description, catalog: catalog,
          way: map.way(to: look) { isState(map.screen, $0) } ?? []))
    }
    return found
  }

  /// Whether the user's words name this look, with or without the mark before it.
  package func isCalled(_ words: String) -> Bool { name == words || name.dropFirst(2) == words }

  /// The line to paste among the screen's states.
  /// - Parameter source: the declaration of ``state``; nil without a run that has driven it.
  package func declaration(after source: StateSource?) -> String {
    guard let start else { return "// \(screen): the map shows no way from a declared state to \(name)." }
    let events = way.map(\.event)
    let title = ((start == "loaded" ? [] : [start]) + events).joined(separator: " then ")
    let head = "// \(screen): \(([start] + events).joined(separator: ", "))."
    let calls = events.map { PlayMove(caption: $0)?.call ?? "..." }
    return head + (source == nil ? " Begin as '\(start)' does: in its world, with its actions." : "") + "\n"
      + (source ?? StateSource()).block(title, then: calls)
  }
}

/// The document of `map --json`.
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
      "gone": gone.isEmpty ? nil : gone,
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
