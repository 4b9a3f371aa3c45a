@testable import EveryStateReview

/// The lines of a play: reading them, writing them as Swift, and the errors for wrong ones.
@Suite struct PlayMoveTests {
  private static let moves = #"""
    press "Add" in "Tent" number 2 | press("Add", in: "Tent", number: 2) || press "Say \"hi\" \\ \u{2028}" | press("Say \"hi\" \\ \u{2028}") || toggle "Gift" | toggle("Gift")
    type "ada" into "Name" | type("ada", into: "Name") || clear "Name" | clear("Name") || submit | submit() || submit "Name" | submit("Name") || search "milk" | search("milk")
    select "Large" in "Size" in "Tent" | select("Large", in: "Size", of: "Tent")
    select 2026-01-05T09:00:00Z in "Due" | select(try Date("2026-01-05T09:00:00Z", strategy: .iso8601), in: "Due") || open menu "More" | openMenu("More")
    swipe "Milk" and press "Delete" | swipeAction("Delete", on: "Milk") || perform "Increment" on "Count" | perform("Increment", on: "Count") || refresh | refresh()
    dismiss | dismiss() || go back | goBack() || scroll | scroll() || scroll to the end | scrollToEnd() || long press "Card" in "Deck" | longPress("Card", in: "Deck")
    drag "Card" in "Deck" by -200, 0.5 | drag("Card", by: CGSize(width: -200, height: 0.5), in: "Deck") || drag "Milk" onto "Done" | drag("Milk", onto: "Done")
    press key up | pressKey(.upArrow) || press key cmd S | pressKey("s", modifiers: .command) || press key shift cmd return | pressKey(.return, modifiers: [.shift, .command])
    open URL pulse://markets/eth | openURL(URL(string: "pulse://markets/eth")!) || scene phase background | changeScenePhase(to: .background)
    notification memory.low | post(Notification.Name("memory.low"))
    """#.rows

  @Test(arguments: moves) func `a move is read, written, and translated to Swift`(_ row: [String]) throws {
    let (words, code) = (row[0], "try await $0." + row[1])
    let move = try #require(PlayMove(words))
    expect(move.words, is: words)
    expect(PlayMove(move.words), is: move)
    expect(PlayMove(caption: words), is: move)
    expect(move.code(whileLoading: false), is: code)
    let during = try #require(move.code(whileLoading: true))
    expect(during, is: code.dropLast() + (code.hasSuffix("()") ? "whileLoading: true)" : ", whileLoading: true)"))
  }

  private static let waits = #"""
    wait | wait || wait 2s | wait 2s || wait 1.5 s | wait 1.5s || wait 300ms | wait 0.3s || wait 2 min | wait 120s || wait 1h | wait 3600s || next | next
    world markets answers | world markets answers || world markets fails | world markets fails || world a.b empty | world a.b is empty
    world markets never | world markets never answers || world markets takes 5s | world markets takes 5s || world markets as in "page 2" | world markets as in "page 2"
    """#.rows + [["  next\t", "next"]]

  @Test(arguments: waits) func `time and the world`(_ row: [String]) throws {
    let (line, words) = (row[0], row[1])
    let move = try #require(PlayMove(line))
    expect(move.words, is: words)
    expect(PlayMove(words), is: move)
    expect(move.code(whileLoading: false), is: nil)
  }

  @Test(arguments: [
    "", "pres \"Add\"", "press", "press Add", "press \"Add", "press \"Add\" now", "press \"Add\" in", "wait 2",
    "wait -2s", "wait nan s", "wait 2 parsecs", "type \"a\"", "world", "world markets", "world markets explodes",
    "scroll up", "go", "press \"\\u{110000}\"", "select in \"Size\"", "drag \"Card\"", "drag \"Card\" by 1",
    "drag \"Card\" by a, b", "press key", "press key hyper S", "press key word", "scene phase asleep", "open URL",
    "notification",
  ]) func `any other line is not a move`(_ line: String) { expect(PlayMove(line), is: nil) }

  private static let captions = #"""
    Increment "Count: 1" | perform("Increment", on: "Count: 1") || Mark as Read "Mail" in "Inbox" | perform("Mark as Read", on: "Mail", in: "Inbox")
    press "Say "hi"" | press("Say \"hi\"") || press "Two\u{A}lines" | press("Two\nlines") || 2 s later |
    """#.rows

  @Test(arguments: captions) func `a caption of a storyboard is read`(_ row: [String]) {
    let code = PlayMove(caption: row[0])?.code(whileLoading: false)
    expect(code, is: row[1].isEmpty ? nil : "try await $0." + row[1])
  }

  @Test func `no form is behind another one with its words`() {
    let words = MoveForm.all.map { $0.words.joined(separator: " ") }
    expect(words.filter { form in words.count { $0 == form } > 1 }, is: [])
  }

  @Test func `a script is read as a whole before its first move`() throws {
    let script = try PlayScript("# a remark\n\n  press \"Add\"\r\nvoice\n", name: "s")
    expect(script.lines.map(\.number), is: [3, 4])
    expect(script.lines.map(\.line), is: [.move(PlayMove(.press, PlayTarget("Add"))), .query(.voice)])
    let error = #expect(throws: UnreadableScript.self) { try PlayScript("next\nfly\n", name: "s") }
    expect(error?.description ?? "", begins: "s, line 2: 'fly' is not a move. The moves are:\n  press ")
  }
}

@Suite struct HeldKeyTests {
  @Test func `a key counts when it is pressed, not while it is held`() {
    /// Keys with their times in milliseconds, and the keys that count.
    let cases: [Row<(String, String, [Int], String)>] = [
      Row("a key that is held decides once", "aaaaa", [0, 500, 530, 560, 5_000], "a...a"),
      Row("the slowest keyboard", "aaa", [0, 660, 1_320], "a.."),
      Row("a user who looks", "aaa", [0, 800, 1_600], "aaa"),
      Row("held, let go, pressed anew", "aaaa", [0, 600, 630, 1_400], "a..a"),
      Row("another key", "auars", [0, 10, 20, 30, 40], "auars"),
      Row("undo that is held takes one decision back", "auuu", [0, 900, 1_400, 1_430], "au.."),
    ]
    for (row, (_, keys, times, taken)) in cases.rows() {
      var held = HeldKey()
      let result = zip(keys, times).map { held.takes($0, at: .milliseconds($1)) ? $0 : "." }
      expect(String(result), is: taken, at: row)
    }
  }
}
