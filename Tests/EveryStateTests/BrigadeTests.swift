import Testing

@testable import EveryState

/// The fire brigade's screens of `CorrectScreens`, each with a bug.
@MainActor struct BrigadeTests {
  private nonisolated static let found: [CorrectScreens.BrigadeBug: String] = [
    .refreshedDraft:
      #"after type "a" into "Notes", then refresh, the screen shows "Drives the ladder" instead of "Drives the laddera", as it does the other way round. (lost on return)"#,
    .writtenDraft:
      #"after type "a" into "Notes", then press "Stand Down", the screen shows "Drives the ladder" instead of "Drives the laddera", as it does the other way round. (lost on return)"#,
    .revertedMessage:
      #"after press "Revert", the screen still says "The notes are not saved. You are offline.", as after press "Save". (stale failure)"#,
    .backComplaint:
      #"after press "Back", the screen still says "Enter the hours as a number.", as after press "Send". (stale failure)"#,
    .backFailure:
      #"after press "Back", the screen still says "The report is not sent. You are offline.", as after press "Send". (stale failure)"#,
    .lostStep:
      #"after press "Back", then press "Continue", the screen shows "(Hours)" instead of "2.5". (lost on return)"#,
    .keptReport:
      #"press "New Report" shows "Mill Lane 4" from the last time, which was sent already. (lost on return)"#,
    .firstUndo:
      #"after Take "Monday night", then Take "Saturday day", then press "Undo", "Saturday day Open" is missing. (broken undo)"#,
    .nextWeek:
      #"after press "Next", the screen still says "You are offline.", and asks nothing, as it does with content. (stale failure)"#,
    .otherRow:
      #"after press "Acknowledge" in "Flooded cellar" fails, "Barn fire" says "Not acknowledged. You are offline." (wrong row)"#,
    .latePage:
      #"press "Load More", then press "On call": the first answer arrives last, and the screen shows it: "Ben". (overtaken answer)"#,
    .lateList:
      #"press "Try Again", then press "On call": the first answer arrives last, and the screen shows it: "Load More". (overtaken answer)"#,
  ]

  @Test(arguments: CorrectScreens.BrigadeBug.allCases) func `a bug is named`(_ bug: CorrectScreens.BrigadeBug) throws {
    let screen = CorrectScreens.brigade(bug)
    let found = try SnapshotCatalog(suite: "Brigade") { return [screen] }.soundness().filter { $0.level == .error }
      .map(\.headline)
    expect(found.contains { $0.hasSuffix(Self.found[bug] ?? "?") }, "\(bug):\n\(found.joined(separator: "\n"))")
  }
}
