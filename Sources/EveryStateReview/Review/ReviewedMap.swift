import EveryStateGoldens

/// The map of a catalog as it is committed, and as the newest run has found it.
package struct ReviewedMap: Sendable {
  package let maps: [ScreenMap]
  /// The text, line by line; where the newest run has found another one, each behind `+ `, `- ` or two blanks.
  package let lines: [String]
  /// Whether the newest run has found another one that waits for a decision.
  package let isChanged: Bool
  package let catalog: String
  private let committed: String
  private let current: String
  private let goldens: Set<GoldenPath>
  /// As they are committed.
  var committedMaps: [ScreenMap] { ScreenMap.reading(committed) }

  /// The maps of a package, sorted by catalog.
  /// - Parameter review: the newest run; nil where none has left a report.
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

  /// The map of the selected screens only.
  package func selecting(_ selection: Selection) -> ReviewedMap {
    guard !selection.isEverything else { return self }
    return ReviewedMap(
      catalog: catalog, committed: selected(committed, selection), current: selected(current, selection),
      goldens: goldens)
  }

  /// Whether a name is a state's, or a storyboard's as a whole.
  package func isState(_ screen: String, _ name: String) -> Bool {
    (try? GoldenName(catalog: catalog, screen: screen, state: name)).map { goldens.contains($0.path) } ?? false
  }

  private func selected(_ text: String, _ selection: Selection) -> String {
    ScreenMap.parts(of: text).filter { part in
      // Of a screen any state will do.
      let name = try? GoldenName(catalog: catalog, screen: part.screen, state: "loaded")
      return name.map(selection.matches) ?? false
    }.map(\.text).joined()
  }

  private static func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private static func merged(_ old: String, _ new: String) -> [String] {
    func bytes(_ text: String) -> [UInt8] { Array(lines(of: text).map { $0 + "\n" }.joined().utf8) }
    let table = LineTable(old: bytes(old), new: bytes(new))
    return Hunk.all(in: LineDifference(table), context: table.newCount).flatMap(\.lines).map { line in
      switch line {
      case .removed(let index): "- " + String(decoding: table.oldLine(index).bytes, as: UTF8.self)
      case .added(let index): "+ " + String(decoding: table.newLine(index).bytes, as: UTF8.self)
      case .kept(let index): "  " + String(decoding: table.oldLine(index).bytes, as: UTF8.self)
      }
    }
  }
}
