@testable import EveryStateReview

@Suite(.besideTheMainActor) struct ReviewWalkTests {
  private let golden = "__Snapshots__/App.Snapshots/Detail/loaded.txt"
  private let old = "__Snapshots__/App.Snapshots/Watchlist/own.txt"
  private let package: ReviewedPackage
  init() throws { package = try ReviewedPackage() }

  private func walk(_ package: ReviewedPackage) throws -> ReviewWalk {
    let review = try package.review()
    return try ReviewWalk(review, frames: review.frames)
  }

  @Test func `a key decides at once, and u undoes the last decision`() throws {
    // Frames by name: Detail/loaded, Watchlist/failed, loaded, loading, own.
    let cases: [Row<(String, String, Int)>] = [
      Row("", ".....", 5), Row("x", ".....", 5), Row("?", ".....", 5),
      // One change is in all frames; the fifth frame has one more, and is accepted with it.
      Row("a", "aaaa.", 1), Row("aa", "aaaaa", 0), Row("ar", "aaaar", 0), Row("sa", "sssss", 5), Row("r", "rrrrr", 0),
      Row("f", ".....", 5), Row("ff", ".....", 5), Row("fa", "a....", 4), Row("fars", "ars..", 3),
      Row("fsA", "saaaa", 1), Row("au", ".....", 5), Row("as", "aaaas", 1), Row("abu", ".....", 5),
      Row("abua", "aaaa.", 1), Row("fru", ".....", 5), Row("fsu", ".....", 5), Row("faur", "r....", 4),
      Row("u", ".....", 5),
    ]
    // Each case has a package; a quick run takes the cases with several keys.
    for (row, (keys, states, pending)) in cases.rows() where isLongRun || keys.count > 1 {
      let package = try ReviewedPackage.changed()
      var walk = try walk(package)
      for key in keys { _ = walk.take(key) }
      expect(walk.letters, is: states, at: row)
      expect(package.pending.count, is: pending, at: row)
      for (state, frame) in zip(states, walk.changes) {
        let isNew = package.package.text(frame.name.path.text)?.contains("[Retry]") == true
        expect(isNew, is: (state == "a"), "\(keys): \(frame.name)", at: row)
      }
      expect(walk.needsAttention, is: states.contains { $0 != "a" }, at: row)
    }
  }

  @Test func `frames with the same change are shown as one, with the difference in words`() throws {
    let package = try ReviewedPackage.changed()
    var walk = try walk(package)
    expect(
      walk.heading.map(\.text),
      is: [
        "[1/2] Detail / loaded: changed (+1 -1); same change in 4 more frames  Tests/T.swift:5",
        "  also Watchlist / failed", "  also Watchlist / loaded", "  also Watchlist / loading",
        "  also Watchlist / own",
        "  \"Try Again\" -> \"Retry\"", "  1 of these frames is accepted with its later change",
      ])
    expect(
      walk.choices.map { "\($0.key) \($0.words)" },
      is: ["a accept the 5", "r reject the 5", "s skip the 5", "f frame by frame", "q quit", "? help"])
    expect(
      walk.commands(of: walk.step)?.accept,
      is: "swift run everystate accept Detail/loaded,Watchlist/failed,Watchlist/loaded,Watchlist/loading")
    _ = walk.take("f")
    expect(walk.heading.first?.text, is: "[1/5] Detail / loaded: changed (+1 -1)  Tests/T.swift:5")
    expect(walk.choices.map(\.key), is: ["a", "r", "s", "q", "?"])
  }

  @Test func `a change of frames with another change is accepted before it, and they with the last`() throws {
    let package = try ReviewedPackage.changed()
    var walk = try walk(package)
    expect(
      walk.commands(of: .change(1))?.accept, is: "swift run everystate accept Watchlist/own",
      "what lists all questions accepts a frame with the last")
    expect(walk.take("a").map(\.text).last, is: "accepted in Watchlist / own, which has other changes")
    expect(
      walk.heading.map(\.text),
      is: [
        "[2/2] Watchlist / own: changed (+2 -2)  Tests/T.swift:4",
        "  \"body of Watchlist / own\" -> \"heart of Watchlist / own\"",
      ])
    expect(walk.entries.map(\.state), is: ["accepted", ""])
  }

  @Test func `a text that changed after it was shown is neither accepted nor rejected`() throws {
    let waiting = ".build/everystate/pending/App.Snapshots/Detail/loaded.txt"
    for (path, keys) in [(golden, "a"), (waiting, "a"), (golden, "r"), (waiting, "r"), (golden, "fa")] {
      let package = try ReviewedPackage.changed()
      var walk = try walk(package)
      try package.package.write("the user's own work\n", to: path)
      let said = keys.map { walk.take($0).map(\.text).joined(separator: "\n") }.joined()
      expect(
        said, contains: "its golden or its new text has changed since the run", comment: "\(path) \(keys): \(said)")
      expect(walk.states.first, is: .refused, "\(path) \(keys)")
      expect(package.package.text(path), is: "the user's own work\n", "\(path) \(keys)")
    }
  }

  @Test func `a golden that changed after it was accepted is not undone`() throws {
    let package = try ReviewedPackage.changed()
    var walk = try walk(package)
    _ = walk.take("f")
    _ = walk.take("a")
    try package.package.write("the user's own work\n", to: golden)
    expect(
      walk.take("u").map(\.text),
      is: ["Detail / loaded: not undone: its golden or its new text has changed since. git has the old golden."])
    expect(package.package.text(golden), is: "the user's own work\n")
  }

  @Test func `texts of a newer run are not accepted unseen`() throws {
    let package = try ReviewedPackage.changed()
    var walk = try walk(package)
    try package.run { _, text in text + "newer\n" }
    expect(walk.take("A").allSatisfy { $0.text.contains("not accepted") })
    expect(package.golden("Watchlist/loaded")?.contains("newer"), is: false)
  }

  @Test func `a removed golden is a question, and undoing it restores the golden`() throws {
    try FileManager.default.removeItem(atPath: package.package.root + "/__Snapshots__/App.Snapshots/Detail/loaded.txt")
    try package.package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try package.run { name, text in name.state == "failed" ? nil : text }
    var walk = try self.walk(package)
    expect(walk.entries.map(\.title), is: ["screen Gone removed: 1 frame", "screen Detail added: 1 frame"])
    expect(walk.heading.map(\.text), is: ["[1/2] screen Gone removed: 1 frame", "  - Gone / loaded"])
    for key: Character in ["a", "u", "r", "u"] { _ = walk.take(key) }
    expect(package.golden("Gone/loaded"), is: "x\n", "undone")
    _ = walk.take("a")
    expect(package.golden("Gone/loaded"), is: nil)
    _ = walk.take("a")
    expect(package.golden("Detail/loaded") != nil)
    expect(walk.step, is: .done)
    expect(walk.needsAttention)
    expect(
      walk.ending().map(\.text),
      is: [
        "Watchlist / failed: not driven: the mock was never called. Nothing to accept: the run drew no text.",
        "2 texts accepted.", "Next: git add \(package.package.root)/__Snapshots__ && git commit",
      ])
  }

  @Test func `accepting all reformatted frames raises the format of the index`() throws {
    let formats = try ReviewedPackage()
    try formats.run(textFormat: 2) { _, text in text + "more\n" }
    var reformatted = try self.walk(formats)
    expect(reformatted.heading.first?.text ?? "", contains: "Detail / loaded: reformatted")
    expect(reformatted.take("a").map(\.text).last, is: "the index now has format 2")
    expect(!reformatted.needsAttention)
  }

  @Test func `a renamed screen is one question; its other changes are separate questions`() throws {
    let before = package.package.files()
    try package.rename(screen: "Watchlist", to: "Markets") {
      $0.state == "own" ? $1.replacing("= Watchlist", with: "= Markets") : $1
    }
    let names = package.package.files().filter { $0.contains("Watchlist") }
    expect(names.count, is: 4)
    var walk = try walk(package)
    expect(
      walk.heading.map(\.text),
      is: [
        "[1/2] Watchlist -> Markets: renamed: 3 frames and the coverage matrix, otherwise unchanged",
        " Watchlist / failed -> Markets / failed",
        " Watchlist / loaded -> Markets / loaded", " Watchlist / loading -> Markets / loading",
      ])
    expect(walk.change == nil)
    expect(walk.choices.map(\.key), is: ["a", "r", "s", "q", "?"])
    expect(
      walk.commands(of: walk.step)?.accept,
      is: "swift run everystate accept Markets/failed,Markets/loaded,Markets/loading,matrix.txt",
      "the frame that changed as well is not accepted with them")
    let said = walk.take("a").map(\.text)
    expect(
      said.first, is: "accepted __Snapshots__/App.Snapshots/Markets/failed.txt, and removed that of Watchlist / failed")
    expect(walk.heading.first?.text, is: "[2/2] Markets / own: renamed and changed (+1 -1)")
    expect(package.golden("Markets/failed") != nil)
    expect(package.golden("Watchlist/failed"), is: nil)
    _ = walk.take("u")
    expect(package.package.files(), is: before, "an undone rename leaves no trace")
    expect(walk.step, is: .rename(0))
    expect(package.pending.count, is: 5)
    for _ in 1...2 { _ = walk.take("a") }
    expect(walk.step, is: .done)
    expect(!walk.needsAttention)
    expect(
      walk.ending(in: WorkingFolder(path: package.package.root)).map(\.text),
      is: ["5 texts accepted.", "Next: git add __Snapshots__ && git commit"])
    expect(package.package.files().filter { $0.contains("Watchlist") }, is: [])
  }

  @Test(
    arguments: [
      ("a", .accepted, 0, 1, 0), ("r", .rejected, 1, 0, 0), ("s", .skipped, 1, 0, 2),
    ] as [(Character, ReviewWalk.State, Int, Int, Int)])
  func `a rename is accepted, rejected or skipped as one`(
    _ key: Character, _ state: ReviewWalk.State, _ olds: Int, _ news: Int, _ pending: Int
  ) throws {
    try package.rename(state: "own", to: "mine")
    var walk = try self.walk(package)
    expect(
      walk.heading.first?.text,
      is: "[1/1] Watchlist / own -> Watchlist / mine: renamed: 1 frame and the coverage matrix, otherwise unchanged")
    expect(walk.commands(of: walk.step)?.reject, is: "swift run everystate reject Watchlist/mine,matrix.txt")
    _ = walk.take(key)
    expect(walk.states, is: [state, state])
    expect(package.package.files().count { $0.hasSuffix("/own.txt") }, is: olds)
    expect(package.package.files().count { $0.hasSuffix("/mine.txt") }, is: news)
    expect(package.pending.count, is: pending)
    expect(walk.step, is: .done)
    expect(walk.needsAttention, is: (key != "a"))
  }

  @Test func `a rename does not remove an old golden that has changed since`() throws {
    try package.rename(state: "own", to: "mine")
    var walk = try self.walk(package)
    try package.package.write("the user's own work\n", to: old)
    expect(
      walk.take("a").map(\.text),
      is: [
        "Watchlist / mine: not accepted: the golden of its old name, Watchlist / own, has changed since. Run the tests again."
      ])
    expect(package.package.text(old), is: "the user's own work\n")
    expect(package.golden("Watchlist/mine"), is: nil)
    expect(package.golden("matrix") ?? "", contains: "own", comment: "what follows from the rename stays with it")
  }

  @Test func `a screen with another look is not renamed`() throws {
    try package.package.write("the user's own work\n", to: old)
    try package.rename(state: "own", to: "mine")
    try expect(walk(package).renames, is: [])
  }

  @Test func `undoing the rename does not overwrite a golden that came back under the old name`() throws {
    try package.rename(state: "own", to: "mine") { $0.screen == "Detail" ? $1 + "more\n" : $1 }
    var walk = try walk(package)
    _ = walk.take("a")
    try package.package.write("the user's own work\n", to: old)
    expect(walk.take("u").map(\.text).first ?? "", contains: "not undone")
    expect(package.package.text(old), is: "the user's own work\n")
  }

  private func layout(_ old: String?, _ new: String, _ columns: Int) throws -> ChangeLayout {
    ChangeLayout(
      FrameChange(name: try frame("S", "s"), old: old.map { Array($0.utf8) }, new: Array(new.utf8)), columns: columns)
  }

  @Test func `a change is shown side by side where it fits`() throws {
    let (old, new) = ("title\nBanana\nsame\n", "title\nBanane\nsame\nmore\n")
    try expect(
      layout(old, new, 60).lines.map(\.text),
      is: [
        " golden                 new", " title                  title", " Banana               | Banane",
        " same                   same", "                      > more",
      ])
    try expect(layout(old, new, 15).lines.map(\.text), is: [" title", "-Banana", "+Banane", " same", "+more"])
    try expect(layout(nil, new, 60).lines.map(\.text), is: ["+title", "+Banane", "+same", "+more"])
    let parts = try layout(old, new, 15).lines[at: 1]?.pieces.map(\.text)
    expect(parts, is: ["-", "Banana"], "the word that differs stands out")
    try expect(layout("日本\n", "日本語\n", 60).lines[at: 1]?.text, is: " 日本                 | 日本語")
  }

  @Test func `a change's text does not control the terminal`() throws {
    let hostile = try layout("a\n", "\u{1B}[2J\u{202E}evil\u{7F}\n", 15).lines.map(\.text)
    expect(hostile[at: 1] ?? "", begins: "+\\u{1B}[2J\\u{202E}evil\\u{7F}")
    expect(try layout("a \n", "a\n", 60).lines[at: 1]?.text ?? "", contains: "1 blank at the end")
  }

  @Test func `a removed line is red where colors are shown`() throws {
    let line = ShownLine([ShownLine.Piece("-", .removed), ShownLine.Piece("x")])
    expect(line.text(isColoured: false), is: "-x")
    expect(line.text(isColoured: true), is: "\u{1B}[31m-\u{1B}[0mx")
  }
}
