import EveryStateGoldens
import EveryStateReview

/// The maps of the selected screens, and what the newest run says is different; or what a look that no golden has is declared by.
struct MapCommand {
  let maps: [ReviewedMap]
  let selection: Selection
  let look: String?
  let isJSON: Bool

  func run() throws -> ExitStatus {
    let selected = maps.map { $0.selecting(selection) }.filter { !$0.lines.isEmpty }
    guard !selected.isEmpty else {
      let screens = maps.flatMap { map in map.maps.map { "  " + TerminalText.harmless($0.screen) } }
      throw NoMap(
        description: screens.isEmpty
          ? "There is no map. A suite records one where a test checks its soundness: "
            + "@Test func isSound() async throws { try await Self.catalog.verifySoundness() }"
          : "No map has the screen. There are:\n" + screens.joined(separator: "\n"))
    }
    if let look { return try declare(look, in: selected) }
    if isJSON {
      let document = JSONDocument(selected)
      say(document.text, terminator: "")
      return document.exitStatus == 0 ? .inOrder : .needsAttention
    }
    say(selected.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
    return selected.contains(where: \.isChanged) ? .needsAttention : .inOrder
  }

  private func declare(_ look: String, in selected: [ReviewedMap]) throws -> ExitStatus {
    let found = selected.flatMap { map in map.maps.flatMap { FoundLook.all(in: $0, map.isState) } }
    let named = found.filter { $0.isCalled(look) }
    guard named.count == 1 else {
      throw NoMap(
        description: (named.isEmpty ? "No map has the look" : "\(named.count) screens have the look")
          + " '\(TerminalText.harmless(look))'. "
          + (found.isEmpty ? "Every look has a golden." : "These have no golden:")
          + (named.isEmpty ? found : named).map { "\n  \($0.screen): \($0.name)" }.joined())
    }
    say(named[0].declaration)
    return .inOrder
  }
}

struct NoMap: Error, CustomStringConvertible {
  let description: String
}
