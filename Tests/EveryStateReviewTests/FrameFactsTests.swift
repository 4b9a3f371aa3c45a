@testable import EveryStateReview

@Suite struct FrameFactsTests {
  private static func golden(_ lines: String...) -> [UInt8] {
    Array((["# Basket / loaded (50 columns)", ""] + lines).joined(separator: "\n").utf8) + [0x0A]
  }

  private func facts(_ old: [UInt8], _ new: [UInt8]) throws -> [String] {
    let name = try GoldenName(catalog: "A.B", screen: "Basket", state: "loaded")
    return FrameFacts(FrameChange(name: name, old: old, new: new)).facts.map(\.description)
  }

  private static let cases = #"""
    a colour ¦ * AAPL   $189.84  {headline | red} ¦ * AAPL   $189.84  {headline | orange} ¦ "$189.84": red -> orange
    a look that came ¦   Hi ¦   Hi  {bold} ¦ "Hi": bold, which it was not ¦¦ a look that went ¦   Hi  {bold red} ¦   Hi  {red} ¦ "Hi": no longer bold
    words ¦   Could not load the rows ¦   Couldn't load the rows ¦ text: "Could not load the rows" -> "Couldn't load the rows"
    words beside a formatter's marks ¦ * \u{2068}AAPL\u{2069} \u{200F}5% ¦ * \u{2068}AAPL\u{2069} \u{200F}7% ¦ text: "AAPL 5%" -> "AAPL 7%"
    a word more ¦   [Try] ¦   [Try again] ¦ text: "Try" -> "Try again" ¦¦ a control is disabled ¦   [Retry]  [Cancel] ¦   [~Retry~]  [Cancel] ¦ "Retry" is disabled now
    and enabled ¦   [~Retry~] ¦   [Retry] ¦ "Retry" is enabled now ¦¦ a tab is chosen ¦   [*Home*]  [Cart] ¦   [Home]  [*Cart*] ¦ "Home" is no longer chosen; "Cart" is chosen now
    what is chosen is disabled ¦   [*Home*]  [Cart] ¦   [~*Home*~]  [~Cart~] ¦ "Home" is disabled now; "Cart" is disabled now
    and enabled ¦   [~*Home*~]  [~Cart~] ¦   [*Home*]  [Cart] ¦ "Home" is enabled now; "Cart" is enabled now
    another is chosen while both are disabled ¦   [~*Home*~]  [~Cart~] ¦   [~Home~]  [~*Cart*~] ¦ "Home" is no longer chosen; "Cart" is chosen now
    chosen and disabled ¦   [Home] ¦   [~*Home*~] ¦ "Home" is chosen and disabled now ¦¦ no button ¦   [~*Home*~] ¦   Home ¦ "Home" is no longer a button
    a switch ¦   Wi-Fi   [ ] ¦   Wi-Fi   [x] ¦ "Wi-Fi" is on now ¦¦ a row is selected ¦ * Milk⏎* Tea ¦ * Milk⏎*>Tea ¦ "Tea" is selected now
    a row moved ¦ * Milk⏎* Bread⏎* Tea ¦ * Bread⏎* Tea⏎* Milk ¦ "Milk" moved below "Tea" ¦¦ to the top ¦ * Milk⏎* Bread⏎* Tea ¦ * Tea⏎* Milk⏎* Bread ¦ "Tea" moved to the top
    a row of two lines moved ¦ * Milk⏎  1 l⏎* Bread⏎  500 g⏎* Tea ¦ * Bread⏎  500 g⏎* Tea⏎* Milk⏎  1 l ¦ "Milk" moved below "Tea"
    a row is new ¦ * Milk ¦ * Milk⏎* Tea ¦ "Tea" is new ¦¦ rows are gone ¦ * Milk⏎* Tea⏎* Figs ¦ * Milk ¦ "Tea" is gone, with 1 more line
    a label ¦   $5  {"5 dollars"} ¦   $5 ¦ VoiceOver no longer says "5 dollars"
    another label ¦   $5  {red "5 dollars"} ¦   $5  {red "five dollars"} ¦ VoiceOver says "five dollars" instead of "5 dollars"
    a swipe action ¦ * Milk⏎~ swipe: Delete ¦ * Milk ¦ "Milk" no longer has: swipe: Delete
    another one ¦ * Milk⏎~ swipe: Delete ¦ * Milk⏎~ swipe: Delete, Share ¦ "Milk" swipe: Delete -> Delete, Share
    a hint ¦   Wi-Fi ¦   Wi-Fi⏎~ hint "Opens the settings" ¦ "Wi-Fi" has now: hint "Opens the settings"
    how many more ¦ * Milk  {; 3 more below} ¦ * Milk  {; 4 more below} ¦ 3 more below -> 4 more below
    an alert ¦ * Milk ¦ * Milk⏎! alert⏎| Sure?⏎| [Yes] ¦ the alert is new, with 2 more lines ¦¦ its place only ¦   Milk ¦       Milk ¦ "Milk": stands elsewhere in its line
    a button that was a text ¦   Retry ¦   [Retry] ¦ "Retry" is a button now
    two things at once ¦ * AAPL   $189.84  {headline | red} ¦ * AAPL   $99.10  {headline | green} ¦ text: "$189.84" -> "$99.10"; "$99.10": red -> green
    what one of two texts can do ¦   A   B⏎~ "B"  hold: Copy ¦   A   B⏎~ "B"  hold: Copy, Mute ¦ "B" hold: Copy -> Copy, Mute
    what each row can do ¦   All⏎~ each  swipe: Edit⏎* Milk ¦   All⏎* Milk ¦ each row no longer has: swipe: Edit
    what the whole screen can do ¦ * Milk ¦ ~ screen  refresh⏎* Milk ¦ the screen has now: refresh
    the same in another form ¦   A   B  {caption | caption} ¦   A   B  {all caption} ¦ the same in another form
    """#.exactRows

  @Test(arguments: cases) func `a change is described in words`(_ row: [String]) throws {
    try expect(facts(Self.golden(row[1]), Self.golden(row[2])).joined(separator: "; "), is: row[3])
  }

  private func change(_ state: String, _ old: [UInt8]?, _ new: [UInt8]) throws -> FrameChange {
    FrameChange(name: try GoldenName(catalog: "A.B", screen: "Basket", state: state), old: old, new: new)
  }

  @Test func `equal facts are one line`() throws {
    let red = Self.golden("* AAPL   $1  {- | red}", "* MSFT   $2  {- | red}")
    let orange = Self.golden("* AAPL   $1  {- | orange}", "* MSFT   $2  {- | orange}")
    let groups = FactGroups([
      try change("loaded", red, orange), try change("long", red, orange),
      try change("failed", Self.golden("  [Retry]"), Self.golden("  [~Retry~]")), try change("new", nil, red),
    ])
    expect(
      groups.lines(rest: "everystate summary"),
      is: [
        "what is different:", "  red -> orange: 4 lines in 2 frames", "  \"Retry\" is disabled now: Basket / failed",
      ])
    expect(groups.lines(limit: 1, rest: "everystate summary").last, is: "  ... and 1 more: everystate summary")
  }

  @Test func `the last line counts the changes that were not read`() throws {
    let changes = try (0..<(FactGroups.changeLimit + 3)).map {
      try change("state \($0)", Self.golden("  [Retry]"), Self.golden("  [~Retry~]"))
    }
    let lines = FactGroups(changes).lines(rest: "")
    expect(lines[at: 1], is: "  \"Retry\" is disabled now: 500 lines in 500 frames")
    expect(lines.last, is: "  (in the first 500 frames that changed; 3 more were not read)")
  }

  @Test func `a completely different text is described by its size`() throws {
    func text(_ word: String) -> [UInt8] { Array((0..<1_500).map { "  \(word) \($0)\n" }.joined().utf8) }
    try expect(facts(text("old"), text("new")), is: ["1500 lines are gone and 1500 are new, too many to list"])
  }
}
