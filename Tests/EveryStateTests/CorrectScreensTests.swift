import TestSupport

@testable import EveryState

/// The screens of `CorrectScreens`: what a rule says of one of them is wrong.
@MainActor struct CorrectScreensTests {
  private nonisolated static let names = CorrectScreens.all.map { $0.screens[0].name }

  @Test(arguments: names) func `a correct screen has no finding, and each of its states is reached`(_ name: String)
    throws
  {
    // Its variants take their time.
    for screen in try catalog(name).screens.prefix(isLongRun ? .max : 1) {
      let judged = try JudgedScreen(screen)
      expect(judged.undriven.map(\.reason), is: [])
      expect(judged.findings.filter { $0.level == .error }.map(\.message), is: [])
    }
  }

  @Test(.enabled(if: isLongRun), arguments: names) func `a correct screen fails in no generated world`(_ name: String)
    throws
  {
    let screen = try catalog(name).screens[0]
    let exploration = try WorldExploration(screen, seed: 1)
    var lines: [[String]] = []
    while exploration.tried < 60, try exploration.next({ lines.append($0.lines) }) {}
    expect(lines, is: [])
  }

  private func catalog(_ name: String) throws -> SnapshotCatalog {
    try #require(CorrectScreens.all.first { $0.screens[0].name == name })
  }
}
