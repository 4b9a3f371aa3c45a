import EveryStateGoldens
import EveryStateReview

/// The maps of the selected screens with the newest run's differences, or the storyboard that declares a look without a golden.
struct MapCommand: Command {
  private static let declare = Option(
    "--declare", "LOOK",
    help: "Print the storyboard for a look without a golden, by its name in the map: 'alert \"Could not save\"'.")
  static let declaration = CommandDeclaration(
    "map", .look, "Print which look each control leads to, and which looks have no golden.", operand: .frames,
    options: [Self.declare, .json, .report, .packagePath],
    details: """
      verifySoundness() records and compares maps. Accept one as a frame: `everystate accept map.txt`. `+ ` marks a move that is
      new in the newest run, `- ` one that is missing. A FRAME selects its screen.
      """)

  private let maps: [ReviewedMap]
  private let review: Review?
  private let selection: Selection
  private let look: String?
  private let isJSON: Bool

  init(_ call: Call) throws {
    let root = try call.packageRoot()
    // Committed maps are also shown without a run.
    review = try Review.ifReported(packageRoot: root, of: call.runFolders(root))
    maps = try ReviewedMap.all(in: GoldenTree(packageRoot: root), review)
    selection = try call.selection()
    (look, isJSON) = (call.value(Self.declare), call.isJSON)
  }

  func run() throws -> ExitStatus {
    let selected = maps.map { $0.selecting(selection) }.filter { !$0.lines.isEmpty }
    guard !selected.isEmpty else {
      let screens = maps.flatMap { map in map.maps.map { "  " + TerminalText.harmless($0.screen) } }
      throw NoMap(
        description: screens.isEmpty
          ? "No map exists. A test that checks soundness records one: @Test func isSound() async throws { try await "
            + "Self.catalog.verifySoundness() }"
          : "No map contains that screen. Screens with a map:\n" + screens.joined(separator: "\n"))
    }
    if let look { return try declare(look, in: selected) }
    if isJSON { return printed(JSONDocument(selected)) }
    say(selected.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
    return selected.contains(where: \.isChanged) ? .needsAttention : .inOrder
  }

  private func declare(_ look: String, in selected: [ReviewedMap]) throws -> ExitStatus {
    let found = selected.flatMap { map in map.maps.flatMap { FoundLook.all(in: $0, of: map.catalog, map.isState) } }
    let named = found.filter { $0.isCalled(look) }
    guard named.count == 1 else {
      throw NoMap(
        description: (named.isEmpty ? "No map contains the look" : "\(named.count) screens have the look")
          + " '\(TerminalText.harmless(look))'. "
          + (found.isEmpty ? "Every look has a golden." : "These have no golden:")
          + (named.isEmpty ? found : named).map { "\n  \($0.screen): \($0.name)" }.joined())
    }
    let state = named[0].state
    let source = review?.frames.first { $0.name == state }?.outcome?.notes.source
    say(named[0].declaration(after: source.flatMap { StateSource($0) }))
    return .inOrder
  }
}

struct NoMap: Error, CustomStringConvertible { let description: String }
