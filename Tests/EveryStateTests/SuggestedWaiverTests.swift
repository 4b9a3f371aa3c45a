import EveryStateGoldens

@testable import EveryState

/// The waiver that a finding prints covers the finding in the next run, too.
@MainActor struct SuggestedWaiverTests {
  /// The states with a finding. One with a comma continues from the declared state before the comma.
  struct Row: Sendable, CustomTestStringConvertible {
    let states: [String]
    let line: String
    var testDescription: String { states.joined(separator: "; ") }
  }

  nonisolated private static let everywhere = #".waives(.blankScreen, because: "...")"#
  nonisolated private static let signedOut = #".waives(.blankScreen, in: "signed out", because: "...")"#

  nonisolated static let rows = [
    Row(states: ["signed out"], line: signedOut),
    Row(states: ["signed out", "signed in"], line: everywhere),
    Row(states: ["signed out", "signed out, then press"], line: signedOut),
    Row(states: ["signed out", "signed in, then press"], line: everywhere),
    Row(states: ["signed out, then press"], line: signedOut),
    Row(states: ["signed in, then press", "signed out, then press"], line: everywhere),
  ]

  @Test(arguments: rows) func `a waiver covers every state with the finding`(_ row: Row) {
    let found = row.states.map { SoundnessFinding(.blankScreen, state: $0, "the screen shows nothing.") }
    let follow = row.states.filter { $0.contains(",") }.map { ($0, String($0.prefix { $0 != "," })) }
    let merged = found.merged(Dictionary(uniqueKeysWithValues: follow))
    expect(merged.map { $0.waiver?.line(because: "...") }, is: [row.line])
  }
}
