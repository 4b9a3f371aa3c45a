@testable import EveryStateReview

extension ReviewWalk {
  /// The decisions, with a letter for each.
  var letters: String {
    let all: [State: Character] = [.waiting: ".", .accepted: "a", .rejected: "r", .skipped: "s", .refused: "x"]
    return String(states.compactMap { all[$0] })
  }
}

/// Going back, and to any question of the list: decisions stay, and each can be undone alone.
@Suite(.besideTheMainActor) struct ReviewMovingTests {
  private func walk(_ package: ReviewedPackage, frameByFrame: Bool = true) throws -> ReviewWalk {
    let review = try package.review()
    var walk = try ReviewWalk(review, frames: review.frames)
    if frameByFrame { _ = walk.take("f") }
    return walk
  }

  // Frames by name: Detail/loaded, Watchlist/failed, loaded, loading, own.
  @Test(
    arguments: [
      // Back does nothing at the first question.
      (keys: "b", at: "Detail / loaded", states: "....."),
      // A skipped change can be decided later, and the review then returns to its place.
      ("ssba", "Watchlist / loaded", "sa..."), ("ssbba", "Watchlist / loaded", "as..."),
      ("sbs", "Watchlist / failed", "s...."), ("sbn", "Watchlist / failed", "s...."), ("n", "Detail / loaded", "....."),
      // A decided change is shown, and the keys of a decision do nothing there.
      ("ab", "Detail / loaded", "a...."), ("abars", "Detail / loaded", "a...."), ("abn", "Watchlist / failed", "a...."),
      // A decision is undone alone, whatever came after it.
      ("arbbu", "Detail / loaded", ".r..."), ("arbbua", "Watchlist / loaded", "ar..."),
      ("arbu", "Watchlist / failed", "a...."), ("sAbu", "Watchlist / failed", "s.aaa"),
      // So is the last decision.
      ("aru", "Watchlist / failed", "a...."),
    ].sampled(every: 3))
  func `keys go back and forward`(keys: String, at place: String, states: String) throws {
    let package = try ReviewedPackage.changed()
    var walk = try walk(package)
    for key in keys {
      // After a decision about all waiting changes, the list leads to any question.
      if walk.step == .done, key == "b" { walk.entries[at: 1].map { walk.go(to: $0.step) } } else { _ = walk.take(key) }
    }
    expect(walk.heading.first?.text ?? "", contains: place)
    expect(walk.letters, is: states)
  }

  @Test func `the list has every question with its decision`() throws {
    let package = try ReviewedPackage.changed()
    var walk = try walk(package, frameByFrame: false)
    _ = walk.take("s")
    expect(
      walk.entries.map { "\($0.title): \($0.state)" },
      is: [
        "\"Try Again\" -> \"Retry\": 5 frames: skipped",
        "\"body of Watchlist / own\" -> \"heart of Watchlist / own\": Watchlist / own: skipped",
      ])
    let list = ReviewScreen(listOf: walk, at: 1, columns: 50, rows: 20).lines.map(\.text)
    expect(
      list,
      is: [
        "All questions", "  [1/2] \"Try Again\" -> \"Retry\": 5 frames  skipped",
        "> [2/2] \"body of Watchlist / own\" -> \"heart of", "",
        "up, down, Enter goes there, l closes: ",
      ])
    walk.go(to: try #require(walk.entries.first).step)
    expect(walk.choices.map(\.key), is: ["a", "r", "s", "f", "u", "n", "q", "?"])
    _ = walk.take("a")
    expect(walk.entries.map(\.state), is: ["accepted", ""])
    expect(walk.step, is: walk.entries[at: 1]?.step)
  }

  @Test func `a wrapped line keeps its colors`() throws {
    let line = ShownLine([ShownLine.Piece("one two ", .removed), ShownLine.Piece("three four", .added)])
    expect(
      line.wrapped(to: 12).map(\.pieces),
      is: [[ShownLine.Piece("one two", .removed)], [ShownLine.Piece("  "), ShownLine.Piece("three four", .added)]])
  }

  @Test(arguments: [(columns: 100, rows: 40), (40, 12), (24, 8), (200, 6)])
  func `a review fills a terminal and never more`(columns: Int, rows: Int) throws {
    let package = try ReviewedPackage.changed()
    let walk = try walk(package, frameByFrame: false)
    for scrolled in [0, 1, 1_000] {
      let screen = ReviewScreen(
        walk, scrolled: scrolled, said: ["accepted a golden whose name is so long that it wraps"], columns: columns,
        rows: rows)
      expect(screen.lines.allSatisfy { $0.text.count <= columns }, "\(screen.lines.map(\.text))")
      // A very low terminal shows the end of the question.
      if rows >= 12 { expect(screen.lines.count <= rows, "\(screen.lines.map(\.text))") }
      expect(screen.lines.last?.text ?? "", ends: "? help: ")
    }
  }

  @Test(arguments: [
    ("one two three", 20, ["one two three"]), ("one two three", 9, ["one two", "  three"]),
    ("one two three four", 10, ["one two", "  three", "  four"]),
    ("  indented by two", 12, ["  indented", "  by two"]),
    ("unbreakable-and-long", 10, ["unbreakabl", "  e-and-lo", "  ng"]), ("a 日本語 text", 10, ["a 日本語", "  text"]),
    ("narrow", 4, ["narrow"]),
  ]) func `a line wraps at words`(text: String, columns: Int, lines: [String]) {
    expect(ShownLine(text).wrapped(to: columns).map(\.text), is: lines)
  }
}
