@testable import EveryStateReview

@Suite(.besideTheMainActor) struct ReviewWalkTests {
  private func walk(_ package: ReviewedPackage) throws -> ReviewWalk {
    let review = try package.review()
    return try ReviewWalk(review, frames: review.frames)
  }

  @Test func `keys decide at once, for all frames that changed in the same way`() throws {
    // A key decides at once, and u undoes the last decision.
    // Frames by name: Detail/loaded, Watchlist/failed, loaded, loading, own.
    let cases: [(keys: String, states: [ReviewWalk.State], pending: Int)] = [
      ("", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("x", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("?", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      // Four frames changed in the same way and are one question; the fifth has one more edit.
      ("a", [.accepted, .accepted, .accepted, .accepted, .waiting], 1),
      ("ar", [.accepted, .accepted, .accepted, .accepted, .rejected], 0),
      ("sa", [.skipped, .skipped, .skipped, .skipped, .accepted], 4),
      ("f", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("ff", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("fa", [.accepted, .waiting, .waiting, .waiting, .waiting], 4),
      ("fars", [.accepted, .rejected, .skipped, .waiting, .waiting], 3),
      ("fsA", [.skipped, .accepted, .accepted, .accepted, .accepted], 1),
      ("fg", [.accepted, .accepted, .accepted, .accepted, .waiting], 1),
      ("fgg", [.accepted, .accepted, .accepted, .accepted, .waiting], 1),
      ("fga", [.accepted, .accepted, .accepted, .accepted, .accepted], 0),
      ("au", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("ru", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("su", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("fgu", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
      ("fagur", [.accepted, .rejected, .waiting, .waiting, .waiting], 3),
      ("u", [.waiting, .waiting, .waiting, .waiting, .waiting], 5),
    ]
    // Each case has a package; a quick run takes the cases with several keys.
    for (keys, states, pending) in cases where isLongRun || keys.count > 1 {
      let package = try ReviewedPackage()
      try package.changeCopy()
      var walk = try walk(package)
      for key in keys { _ = walk.take(key) }
      expect(walk.states, is: states, "\(keys)")
      expect(package.pending.count, is: pending, "\(keys)")
      for (state, frame) in zip(states, walk.changes) {
        let isNew = package.package.text(frame.name.path.text)?.contains("[Retry]") == true
        expect(isNew, is: (state == .accepted), "\(keys): \(frame.name)")
      }
      expect(walk.needsAttention, is: states.contains { $0 != .accepted }, "\(keys)")
    }
    // Frames with the same change are shown as one, with the difference in words.
    let package = try ReviewedPackage()
    try package.changeCopy()
    var walk = try walk(package)
    expect(
      walk.heading.map(\.text),
      is: [
        "[1/2] Detail / loaded: changed (+1 -1), and 3 more in the same way  Tests/T.swift:5",
        "  also Watchlist / failed", "  also Watchlist / loaded", "  also Watchlist / loading",
        "  text: \"Try Again\" -> \"Retry\"", "this change is in 5 frames",
      ])
    expect(
      walk.choices.map { "\($0.key) \($0.words)" },
      is: ["a accept the 4", "r reject the 4", "s skip the 4", "f frame by frame", "q quit", "? help"])
    expect(
      walk.commands(of: walk.step)?.accept,
      is: "swift run everystate accept Detail/loaded,Watchlist/failed,Watchlist/loaded,Watchlist/loading")
    _ = walk.take("f")
    expect(walk.heading[0].text, is: "[1/5] Detail / loaded: changed (+1 -1)  Tests/T.swift:5")
    expect(walk.choices.map(\.key), is: ["a", "r", "s", "g", "q", "?"])
  }

  @Test func `review leaves newer changes alone, and takes new, reformatted and orphaned goldens`() throws {
    // A text that changed after it was shown is neither accepted nor rejected nor undone.
    let golden = "__Snapshots__/App.Snapshots/Detail/loaded.txt"
    let waiting = ".build/everystate/pending/App.Snapshots/Detail/loaded.txt"
    for (path, keys) in [(golden, "a"), (waiting, "a"), (golden, "r"), (waiting, "r"), (golden, "fg")] {
      let package = try ReviewedPackage()
      try package.changeCopy()
      var walk = try walk(package)
      try package.package.write("the user's own work\n", to: path)
      let said = keys.map { walk.take($0).map(\.text).joined(separator: "\n") }.joined()
      expect(said.contains("the golden or the new text has changed since the run"), "\(path) \(keys): \(said)")
      expect(walk.states[0] == .refused && package.package.text(path) == "the user's own work\n", "\(path) \(keys)")
    }
    let package = try ReviewedPackage()
    try package.changeCopy()
    var walk = try walk(package)
    _ = walk.take("f")
    _ = walk.take("a")
    try package.package.write("the user's own work\n", to: golden)
    expect(
      walk.take("u").map(\.text),
      is: ["Detail / loaded: not undone: its golden or its new text has changed since. git has the old golden."])
    expect(package.package.text(golden), is: "the user's own work\n")
    // A newer run between two keys has texts that the review does not show.
    try package.changeCopy()
    walk = try self.walk(package)
    try package.run { _, text in text + "newer\n" }
    expect(
      walk.take("A").allSatisfy { $0.text.contains("not accepted") }
        && package.golden("Watchlist/loaded")?.contains("newer") == false)
    // Undoing a new frame deletes its golden, reformatted frames are separate, and orphans come last.
    let secondPackage = try ReviewedPackage()
    try FileManager.default.removeItem(
      atPath: secondPackage.package.root + "/__Snapshots__/App.Snapshots/Detail/loaded.txt")
    try secondPackage.package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try secondPackage.run { name, text in name.state == "failed" ? nil : text }
    var secondWalk = try self.walk(secondPackage)
    expect(
      secondWalk.heading.map(\.text), is: ["[1/1] Detail / loaded: new: it has no golden yet (+6 -0)  Tests/T.swift:5"])
    _ = secondWalk.take("a")
    expect(secondPackage.golden("Detail/loaded") != nil && secondWalk.step == .orphans)
    expect(secondWalk.take("u").isEmpty, "the question about orphans has no undo")
    expect(secondWalk.choices.map(\.key), is: ["p", "s", "b", "q", "?"])
    expect(secondWalk.heading.map(\.text).contains("-__Snapshots__/App.Snapshots/Gone/loaded.txt"))
    _ = secondWalk.take("p")
    expect(secondWalk.step == .done && secondPackage.golden("Gone/loaded") == nil && secondWalk.needsAttention)
    expect(
      secondWalk.ending().map(\.text),
      is: [
        "Watchlist / failed: not driven: the mock was never called. Nothing to accept: the run drew no text.",
        "1 accepted, 1 orphan removed.", "Next: git add \(secondPackage.package.root)/__Snapshots__ && git commit",
      ])

    let formats = try ReviewedPackage()
    try formats.run(textFormat: 2) { _, text in text + "more\n" }
    var reformatted = try self.walk(formats)
    expect(reformatted.heading[0].text.contains("Detail / loaded: reformatted"))
    let said = reformatted.take("a").map(\.text)
    expect(said.last == "the index now says format 2" && !reformatted.needsAttention)
  }

  @Test func `a renamed screen is one question, accepted, rejected or left as one`() throws {
    // A renamed screen is one question; its other changes are separate questions.
    let package = try ReviewedPackage()
    let before = package.package.files()
    try package.rename(screen: "Watchlist", to: "Markets") { $0.state == "own" ? $1 + "more\n" : $1 }
    let names = package.package.files().filter { $0.contains("Watchlist") }
    expect(names.count, is: 4)
    var walk = try walk(package)
    expect(
      walk.heading.map(\.text),
      is: [
        "[1/3] Watchlist -> Markets: renamed: 3 frames, as before", " Watchlist / failed -> Markets / failed",
        " Watchlist / loaded -> Markets / loaded", " Watchlist / loading -> Markets / loading",
      ])
    expect(walk.change == nil && walk.choices.map(\.key) == ["a", "r", "s", "q", "?"])
    expect(
      walk.commands(of: walk.step)?.accept,
      is: "swift run everystate accept Markets/failed,Markets/loaded,Markets/loading",
      "the frame that changed as well is not accepted with them")
    let said = walk.take("a").map(\.text)
    expect(
      said[0], is: "accepted __Snapshots__/App.Snapshots/Markets/failed.txt, and removed that of Watchlist / failed")
    expect(walk.heading[0].text, is: "[2/3] coverage matrix of App.Snapshots: changed (+1 -1)")
    expect(package.golden("Markets/failed") != nil && package.golden("Watchlist/failed") == nil)
    _ = walk.take("u")
    expect(package.package.files(), is: before, "an undone rename leaves no trace")
    expect(walk.step == .rename(0) && package.pending.count == 5)
    for _ in 1...2 { _ = walk.take("a") }
    expect(walk.heading[0].text, is: "[3/3] Markets / own: new: it has no golden yet (+7 -0)")
    _ = walk.take("a")
    expect(walk.step == .orphans && walk.orphans.map(\.text) == ["__Snapshots__/App.Snapshots/Watchlist/own.txt"])
    _ = walk.take("p")
    expect(walk.step == .done && !walk.needsAttention)
    expect(
      walk.ending(in: WorkingFolder(path: package.package.root)).map(\.text),
      is: ["5 accepted, 1 orphan removed.", "Next: git add __Snapshots__ && git commit"])
    expect(package.package.files().filter { $0.contains("Watchlist") }, is: [])
    // A rename is accepted, rejected or split, and no golden that has changed since is removed.
    let old = "__Snapshots__/App.Snapshots/Watchlist/own.txt"
    let cases: [(key: Character, state: ReviewWalk.State, olds: Int, news: Int, pending: Int)] = [
      ("a", .accepted, 0, 1, 1), ("r", .rejected, 1, 0, 1), ("s", .skipped, 1, 0, 2),
    ]
    for (key, state, olds, news, pending) in cases {
      let secondPackage = try ReviewedPackage()
      try secondPackage.rename(state: "own", to: "mine")
      var secondWalk = try self.walk(secondPackage)
      expect(secondWalk.heading[0].text, is: "[1/2] Watchlist / own -> Watchlist / mine: renamed: 1 frame, as before")
      expect(secondWalk.commands(of: secondWalk.step)?.reject, is: "swift run everystate reject Watchlist/mine")
      _ = secondWalk.take(key)
      expect(secondWalk.states == [.waiting, state] && secondWalk.step == .change(0), "\(key)")
      expect(secondPackage.package.files().count { $0.hasSuffix("/own.txt") }, is: olds, "\(key)")
      expect(secondPackage.package.files().count { $0.hasSuffix("/mine.txt") }, is: news, "\(key)")
      expect(secondPackage.pending.count, is: pending, "\(key)")
      _ = secondWalk.take("a")
      expect(secondWalk.step == .done && secondWalk.needsAttention == (key != "a"), "\(key)")
    }
    let secondPackage = try ReviewedPackage()
    try secondPackage.rename(state: "own", to: "mine")
    var secondWalk = try self.walk(secondPackage)
    try secondPackage.package.write("the user's own work\n", to: old)
    expect(
      secondWalk.take("a").map(\.text),
      is: [
        "Watchlist / mine: not accepted: the golden of its old name, Watchlist / own, has changed since. Run the tests again."
      ])
    expect(secondPackage.package.text(old) == "the user's own work\n" && secondPackage.golden("Watchlist/mine") == nil)
    try secondPackage.rename(state: "own", to: "mine")
    secondWalk = try self.walk(secondPackage)
    expect(secondWalk.renames, is: [], "a screen with another look is not renamed")
    // Undoing the rename does not overwrite a golden that came back under the old name.
    let other = try ReviewedPackage()
    try other.rename(state: "own", to: "mine")
    secondWalk = try self.walk(other)
    _ = secondWalk.take("a")
    try other.package.write("the user's own work\n", to: old)
    expect(secondWalk.take("u").map(\.text).first?.contains("not undone"), is: true)
    expect(other.package.text(old), is: "the user's own work\n")
  }

  @Test func `a change is shown side by side where it fits, and does not control the terminal`() throws {
    func layout(_ old: String?, _ new: String, _ columns: Int) throws -> ChangeLayout {
      ChangeLayout(
        FrameChange(name: try frame("S", "s"), old: old.map { Array($0.utf8) }, new: Array(new.utf8)), columns: columns)
    }
    let (old, new) = ("title\nBanana\nsame\n", "title\nBanane\nsame\nmore\n")
    try expect(
      layout(old, new, 60).lines.map(\.text),
      is: [
        " golden                 new", " title                  title", " Banana               | Banane",
        " same                   same", "                      > more",
      ])
    try expect(layout(old, new, 15).lines.map(\.text), is: [" title", "-Banana", "+Banane", " same", "+more"])
    try expect(layout(nil, new, 60).lines.map(\.text), is: ["+title", "+Banane", "+same", "+more"])
    let parts = try layout(old, new, 15).lines[1].pieces.map { ($0.text) }
    expect(parts, is: ["-", "Banana"], "the word that differs stands out")
    try expect(layout("日本\n", "日本語\n", 60).lines[1].text, is: " 日本                 | 日本語")
    let hostile = try layout("a\n", "\u{1B}[2J\u{202E}evil\u{7F}\n", 15).lines.map(\.text)
    expect(hostile[1].hasPrefix("+\\u{1B}[2J\\u{202E}evil\\u{7F}"))
    expect(try layout("a \n", "a\n", 60).lines[1].text.contains("1 blank at the end"))
    let line = ShownLine([ShownLine.Piece("-", .removed), ShownLine.Piece("x")])
    expect(line.text(isColoured: false) == "-x" && line.text(isColoured: true) == "\u{1B}[31m-\u{1B}[0mx")
  }
}
