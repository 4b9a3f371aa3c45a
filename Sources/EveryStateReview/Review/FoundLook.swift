import EveryStateGoldens

/// A look that no golden has, and the way to it.
package struct FoundLook: Equatable, Sendable {
  package let screen: String
  /// `? alert "Could not save"`.
  package let name: String
  /// The moves to it from a declared state; none where the map tells no whole way.
  private let way: [ScreenMap.Move]

  /// The looks of a map that have a name and no golden.
  /// - Parameter isState: whether a name is a declared state's of a screen.
  package static func all(in map: ScreenMap, _ isState: (_ screen: String, _ name: String) -> Bool) -> [FoundLook] {
    var found: [FoundLook] = []
    for look in map.moves.compactMap(\.way.last) where !look.hasGolden && look != .found("") {
      guard !found.contains(where: { $0.name == look.description }) else { continue }
      found.append(
        FoundLook(
          screen: map.screen, name: look.description,
          way: map.way(to: look) { isState(map.screen, $0) } ?? []))
    }
    return found
  }

  /// Whether a person means this look: by its name, with or without the mark before it.
  package func isCalled(_ words: String) -> Bool { name == words || name.dropFirst(2) == words }

  /// The line to paste among the screen's states.
  package var declaration: String {
    guard let first = way.first else { return "// \(screen): the map tells no way from a declared state to \(name)." }
    let title = way.map(\.event).joined(separator: " then ").filter { $0 != "\"" }
    let events = way.map(\.event).joined(separator: ", ")
    return """
      // \(screen): \(first.start), \(events). The world is that of '\(first.start)'.
      .storyboard("\(title)") { _ in
      } by: {
      \(way.map { "  " + (PlayMove(caption: $0.event)?.code(whileLoading: false) ?? "// " + $0.event) }.joined(separator: "\n"))
      },
      """
  }
}
