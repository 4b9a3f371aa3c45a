@testable import EveryStateCommand

/// What `everystate explore` prints of its notes, and how many worlds it tries.
@Suite struct ExploredScreensTests {
  private func note(_ row: Substring) -> ExplorationNote {
    let words = row.split(separator: " ").map(String.init)
    var note = ExplorationNote(catalog: "App", screen: words[0])
    (note.tried, note.isDone, note.lines) = (
      Int(words[1]) ?? 0, words.contains("done"), words.contains("bad") ? ["\u{1B}bad \(words[0])"] : []
    )
    if words.contains("still") { note.leftOut = "no state loads or rests" }
    return note
  }
  /// Notes of screens; the lines, and whether worlds are missing.
  private static let notes: [[String]] = """
    a screen in order | A 3, A 16 done | Explored 16 worlds of 1 screen with seed 7: none fails. | whole
    a failing world | A 3 bad, A 9 done | \\u{1B}bad A⏎⏎Explored 9 worlds of 1 screen with seed 7: 1 failing. | whole
    screens in the goldens' order | B 2 bad done, A 3 bad done | \\u{1B}bad A⏎⏎\\u{1B}bad B⏎⏎Explored 5 worlds of 2 screens with seed 7: 2 failing. | whole
    a screen that was not finished | A 3 done, B 2 | Explored 5 worlds of 2 screens with seed 7: none fails. | cut
    a screen without a world | A 3 done, B 0 still done | B: left out: no state loads or rests.⏎Explored 3 worlds of 1 screen with seed 7: none fails. | whole
    """.rows
  @Test(arguments: notes) func `notes are printed screen by screen`(_ row: [String]) throws {
    let order = [try frame("A", "a", catalog: "App"), try frame("B", "a", catalog: "App")]
    let explored = ExploredScreens(row[1].split(separator: ", ").map(note), in: order)
    expect(explored.lines(seed: 7).joined(separator: "\n"), is: row[2])
    expect(explored.isCutShort, is: row[3] == "cut")
  }
  @Test(arguments: [[0, 5, 80], [10, 1, 1000], [10, 4, 250], [1, 1000, 1], [10, 0, 1000]])
  func `a budget is a number of worlds for each screen`(_ row: [Int]) {
    expect(ExploreCommand.worlds(within: row[0] == 0 ? nil : row[0], of: row[1]), is: row[2])
  }
}
