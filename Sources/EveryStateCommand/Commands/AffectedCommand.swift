import EveryStateGoldens
import EveryStateReview

/// `everystate affected --since REF`: which screens a change of the sources can touch.
struct AffectedCommand: Command {
  static let declaration = CommandDeclaration(
    "affected", .measure, "List the screens that the changes since a commit can touch.",
    options: [.since, .json, .packagePath],
    details: """
      The command reads the sources alone and needs no run. A change touches a screen if the screen's declaration uses the changed one by
      its name, in any number of steps. A file that is not Swift may touch every screen. EVERYSTATE_SINCE=main swift test checks these screens
      only.
      Exit status: 0 none, 1 some are listed, 2 nothing is known.
      """)

  private let changes: ChangesSince
  private let isJSON: Bool

  init(_ call: Call) throws {
    guard let reference = call.value(.since) else {
      throw UsageError("affected needs a commit: everystate affected --since main.", help: Self.declaration)
    }
    changes = try ChangesSince(reference, root: try call.packageRoot(), saying: "--since")
    isJSON = call.isJSON
  }

  func run() throws -> ExitStatus {
    let affected = AffectedScreens(changes)
    if isJSON { return printed(JSONDocument(affected: affected)) }
    for line in affected.lines { say(line) }
    return affected.isEmpty ? .inOrder : .needsAttention
  }
}
