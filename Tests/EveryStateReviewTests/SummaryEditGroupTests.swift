@testable import EveryStateGoldens
@testable import EveryStateReview

@Suite(.besideTheMainActor) struct SummaryEditGroupTests {
  private func change(_ state: String, _ old: String?, _ new: String) throws -> FrameChange {
    FrameChange(
      name: try frame("S", state), old: old.map { Array("# S / \(state)\n\($0)\n".utf8) },
      new: Array("# S / \(state)\n\(new)\n".utf8))
  }

  /// The old and the new text of two frames.
  private static let edits = #"""
    the same line ¦ a⏎[Try Again]⏎b ¦ a⏎[Retry]⏎b ¦ x⏎[Try Again]⏎y ¦ x⏎[Retry]⏎y ¦ equal
    other indentation ¦ [Try Again] ¦ [Retry] ¦         [Try Again] ¦           [Retry] ¦ equal
    in presented content ¦ Gone wrong ¦ Went wrong ¦ | Gone wrong ¦ | Went wrong ¦ equal
    wrapped elsewhere, both lines changed ¦ Could not load all markets now ¦ Cannot load all markets now, sorry ¦ Could not load⏎all markets now ¦ Cannot load all⏎markets now, sorry ¦ equal
    a line that is added ¦ a⏎b ¦ a⏎New⏎b ¦ c ¦ c⏎   New ¦ equal ¦¦ a part of it ¦ There is no net. ¦ There is no net now. ¦ There is no⏎net. ¦ There is no⏎net now. ¦ equal
    a part in another style ¦ no net  {red} ¦ no net now  {red} ¦ net ¦ net now ¦ equal ¦¦ a number alone ¦ Sold: 1 ¦ Sold: 2 ¦ 1 ¦ 2 ¦ different
    a part that stands elsewhere ¦ a b c ¦ a x c ¦ b a ¦ x a ¦ different ¦¦ a line that is removed ¦ a⏎Old⏎b ¦ a⏎b ¦ Old⏎c ¦ c ¦ equal
    other words ¦ [Try Again] ¦ [Retry] ¦ [Try Again] ¦ [Again] ¦ different ¦¦ the same words in other sentences ¦ No load. It cannot be reached. ¦ No load. It is offline. ¦ Not saved. It cannot be reached. ¦ Not saved. It is offline. ¦ equal ¦¦ the other way round ¦ [Try Again] ¦ [Retry] ¦ [Retry] ¦ [Try Again] ¦ different
    another style ¦ a  {red} ¦ b  {red} ¦ a  {blue} ¦ b  {blue} ¦ equal ¦¦ a style that changes ¦ a  {red} ¦ a  {blue} ¦ a ¦ a  {blue} ¦ different
    the same number in other words ¦ Sold: 1 ¦ Sold: 2 ¦ Bought: 1 ¦ Bought: 2 ¦ different
    more of a paragraph ¦ one two⏎three ¦ one 2⏎three ¦ one two⏎four ¦ 1 two⏎four ¦ different ¦¦ words that are joined ¦ ab c ¦ x ¦ a bc ¦ x ¦ different
    added and removed ¦ a⏎Word ¦ a ¦ a ¦ a⏎Word ¦ different ¦¦ only the place, of other words ¦   Markets ¦       Markets ¦    News ¦ News ¦ equal
    only the wrapping ¦ one two three ¦ one two⏎three ¦    News ¦ News ¦ equal ¦¦ a blank line ¦ a⏎⏎b ¦ a⏎b ¦    News ¦ News ¦ equal
    other badges ¦ * Milk  <1> ¦ * Milk ¦ * Tea  <2> ¦ * Tea ¦ equal ¦¦ other words around other numbers ¦ NOK 5 now ¦ EUR 5 now ¦ NOK 12.50 now ¦ EUR 12.50 now ¦ equal
    other numbers beside the same words ¦ Guests: 2 ¦ Guests: 1 ¦ Guests: 3 ¦ Guests: 2 ¦ equal ¦¦ the same words in a prompt ¦ Message ¦ Note ¦ |(Message)  | ¦ |(Note)  | ¦ equal
    and as VoiceOver says ¦ Message ¦ Note ¦ |>Hi   |  {"Message"} ¦ |>Hi   |  {"Note"} ¦ equal
    other numbers in one row ¦ * To pay  €0.05 ¦ * To pay  €0.10 ¦ * To pay  €0.10 ¦ * To pay  €0.15 ¦ equal ¦¦ in two rows ¦ * To pay  €0.05 ¦ * To pay  €0.10 ¦ * Paid  €0.10 ¦ * Paid  €0.15 ¦ different
    a count that is removed ¦ * Ada⏎. 2 patients ¦ * Ada ¦ * Eve⏎. 1 patient ¦ * Eve ¦ equal ¦¦ another footer ¦ * Ada⏎. 2 patients ¦ * Ada ¦ * Eve⏎. 1 doctor ¦ * Eve ¦ different
    a switch that is on, and one that is off ¦ Wi-Fi    [x] ¦ Wi-Fi    [ ] ¦ Wi-Fi    [ ] ¦ Wi-Fi    [x] ¦ equal ¦¦ another switch ¦ Wi-Fi    [x] ¦ Wi-Fi    [ ] ¦ Cellular    [ ] ¦ Cellular    [x] ¦ different
    a cover for a sheet of any kind ¦ ! sheet {medium}⏎| A ¦ ! cover⏎| A ¦ ! sheet {medium; no swipe away}⏎| A ¦ ! cover⏎| A ¦ equal
    an escaped brace is not a style ¦ a \{b\} ¦ c \{b\} ¦ a ¦ c ¦ different
    """#.exactRows

  @Test(arguments: edits)
  func `changes are equal when they are of one kind, in any row, layout and style of the rest`(_ row: [String]) throws {
    let changes = [try change("one", row[1], row[2]), try change("other", row[3], row[4])]
    let groups = ChangeGroups(changes).groups
    expect(groups.map(\.frames.count), is: row[5] == "equal" ? [2] : [1, 1], "\(groups)")
    let turned = [try change("one", row[3], row[4]), try change("other", row[1], row[2])]
    expect(ChangeGroups(turned).groups.count, is: groups.count, "the other way round")
  }

  @Test func `a removed count is named by the first`() throws {
    let groups = ChangeGroups(
      try ["1 patient", "2 patients", "3 patients"].map { try change($0, "* Ada\n. \($0)", "* Ada") })
    expect(groups.groups.map(\.words), is: ["footer \"1 patient\" and others removed"])
  }

  /// What siblings show before and after an edit of all of them, and the words of the changes.
  private static let siblings = #"""
    buttons that are disabled ¦ [A]⏎⏎[B]⏎⏎[C] ¦ [~A~]⏎⏎[~B~]⏎⏎[~C~] ¦ button "A" and 2 others are now disabled
    on one line ¦ [A]  [B]  [C] ¦ [~A~]  [~B~]  [~C~] ¦ button "A" and 2 others are now disabled
    buttons of another style ¦ [A]⏎⏎[B]⏎⏎[C] ¦ [A]  {prominent}⏎⏎[B]  {prominent}⏎⏎[C]  {prominent} ¦ button "A" and 2 others: now prominent
    rows that lose their symbols ¦ * A    <>  {- | leaf}⏎* B    <>  {- | drop}⏎* C    <>  {- | leaf} ¦ * A⏎* B⏎* C ¦ symbol leaf and 1 other removed
    things of two kinds ¦ [A]⏎Hi⏎* B⏎* C ¦ Hi⏎* C ¦ button "A" removed; row "B" removed
    other edits ¦ [A]⏎⏎[~B~] ¦ [~A~]⏎⏎[B] ¦ button "A" is now disabled; button "B" is now enabled
    """#.exactRows

  @Test(arguments: siblings)
  func `the same edit of siblings in the same frames is one change`(_ row: [String]) throws {
    let groups = ChangeGroups(try ["one", "two"].map { try change($0, row[1], row[2]) })
    expect(groups.groups.map(\.words).joined(separator: "; "), is: row[3])
    expect(groups.ofFrame.values.map(\.count), is: [groups.groups.count, groups.groups.count])
  }

  @Test func `several facts of the same lines in the same frames are one change`() throws {
    let styled = try ["one", "two"].map { try change($0, "* Ada    5", "* Ada    5  {bold | on red rounded}") }
    let groups = ChangeGroups(styled)
    expect(groups.groups.map(\.words), is: ["\"Ada\": now bold; \"5\" in row \"Ada\": now on red rounded"])
    expect(groups.ofFrame.values.map { $0 }, is: [[0], [0]])
  }

  @Test func `a fact of a wrapped line is one`() throws {
    let wrapped = [
      try change("one", "There is no net.", "There is no net now."), try change("two", "no\nnet.", "no\nnet now."),
    ]
    expect(ChangeGroups(wrapped).groups.map(\.frames.count), is: [2])
  }

  @Test func `a frame with two edits belongs to two groups, and is accepted once both are seen`() throws {
    let both = try change("both", "[Try Again]\n\nText\n\nMarkets", "[Retry]\n\nText\n\nNews")
    let groups = ChangeGroups([
      both, try change("first", "[Try Again]", "[Retry]"), try change("second", "   Markets", "   News"),
      try change("third", "x\n[Try Again]", "x\n[Retry]"), try change("new", nil, "[Retry]"),
      try change("twice", "[Try Again]\n\na\n\n [Try Again]", "[Retry]\n\na\n\n [Retry]"),
    ])
    expect(
      groups.groups.map { $0.frames.map(\.state) },
      is: [["both", "first", "third", "twice"], ["both", "second"], ["new"]])
    expect(groups.groups.first?.edit, is: TextEdit(removed: ["[Try Again]"], added: ["[Retry]"]))
    expect(groups.ofFrame[both.name], is: [0, 1])
    expect(groups.ofFrame[try frame("S", "twice")], is: [0])
    func frames(within chosen: Set<Int>) -> [String] {
      groups.ofFrame.filter { $0.value.allSatisfy(chosen.contains) }.map(\.key.state).sorted()
    }
    expect(frames(within: [0]), is: ["first", "third", "twice"])
    expect(frames(within: [0, 1]), is: ["both", "first", "second", "third", "twice"])
  }

  @Test func `random frames are grouped whatever their indentation and order`() throws {
    var random = SeededRandom(seed: 7)
    let edits = (0..<20).map {
      ("old words number \("\($0)".spelled) of a long line", "new words number \("\($0)".spelled) of a long line")
    }
    var changes: [FrameChange] = []
    var expected: [Int: Int] = [:]
    let frames = isLongRun ? 400 : 50
    for number in 0..<frames {
      let chosen = Int.random(in: 0..<20, using: &random)
      expected[chosen, default: 0] += 1
      let indent = String(repeating: " ", count: Int.random(in: 0...9, using: &random))
      let context = "\n\nframe \(number)\n\n"
      changes.append(try change("\(number)", context + indent + edits[chosen].0, context + indent + edits[chosen].1))
    }
    let groups = ChangeGroups(changes.shuffled(using: &random))
    expect(groups.groups.map(\.frames.count), is: expected.values.sorted(by: >))
    expect(Set(groups.groups.flatMap(\.frames)).count, is: frames)
  }

  @Test func `frames that all differ have a group each`() throws {
    let count = isLongRun ? 5_000 : 100
    let many = try (0..<count).map {
      try change("\($0)", "the same\nold \("\($0)".spelled)", "the same\nnew \("\($0)".spelled)")
    }
    expect(ChangeGroups(many).groups.count, is: count)
  }

  @Test func `what users lose comes first, the layout and the map last`() throws {
    let groups = ChangeGroups([
      FrameChange(
        name: try GoldenName.map(catalog: "App.Snapshots"), old: Array("T\n  x  press  -> empty\n".utf8),
        new: Array("T\n  x  press  -> full\n".utf8)),
      try change("a", "   Markets", "       Markets"), try change("b", "   Markets", "       Markets"),
      try change("c", "Offline\n[Try Again]", "Offline"), try change("d", "Title", "Other title"),
    ])
    expect(groups.groups.map(\.words).prefix(2), is: ["button \"Try Again\" removed", "\"Title\" -> \"Other title\""])
    expect(groups.groups.map(\.part), is: [.loss, .other, .layout, .ofCatalog])
  }

  @Test func `of several changes of its subject, a finding belongs to that of the looks that it is about`() throws {
    let changed = try change("loaded", "* <> Waiting  {clock, -}", "* Waiting  {orange}")
    let groups = ChangeGroups([changed])
    let place = groups.cause(of: "Waiting", saying: "\"Waiting\" in orange has a contrast of 2.19", in: [changed.name])
    expect(place.map { groups.groups[$0].words } ?? "", contains: "now orange")
  }

  @Test func `a finding belongs to the change whose lines have its subject, or else to what users lose`() throws {
    let failed = try change("failed", "Title\n\n[Try Again]\n\n[Share]", "Other title\n\n[Share it]")
    let groups = ChangeGroups([failed, try change("loaded", "Title", "Other title")])
    func cause(_ subject: String?, _ name: GoldenName, _ sentence: String = "") -> String? {
      groups.cause(of: subject, saying: sentence, in: [name]).map { groups.groups[$0].words }
    }
    expect(cause("Share it", failed.name), is: "\"Share\" -> \"Share it\"")
    expect(cause(nil, failed.name), is: "button \"Try Again\" removed")
    expect(cause("Title", try frame("S", "loaded")), is: "\"Title\" -> \"Other title\"")
    expect(cause(nil, try frame("S", "empty")), is: nil)
  }

  @Test func `a look that changes in many lines of many frames is one change`() throws {
    let changes = try (0..<30).map { frame in
      let rows = (0..<5).map { "* Row \(frame) \($0)    \($0)  {headline | -}" }.joined(separator: "\n")
      return try change("\(frame)", rows, rows.replacing("headline", with: "medium"))
    }
    expect(
      ChangeGroups(changes).groups.map(\.description),
      is: ["\"Row 0 0\" and others: headline -> medium: 150 times in 30 frames"])
  }

  @Test func `lines whose numbers alone differ from several above are counted`() throws {
    let lines = (1...9).map { "* Rest \($0) s  {red}" }
    let groups = ChangeGroups([
      try change(
        "a", lines.joined(separator: "\n"), lines.map { $0.replacing("red", with: "blue") }.joined(separator: "\n"))
    ])
    expect(groups.lines.count, is: 6)
    expect(groups.lines.last, is: "    ... and 14 more lines that differ only in numbers")
  }

  @Test func `a line between changed ones is neither removed nor added`() {
    let edit = TextEdit(removed: ["a", "b", "c"], added: ["a", "x", "c", "d"])
    expect(edit.lines, is: ["    a", "  - b", "  + x", "    c", "  + d"])
  }
}
