@testable import EveryStateReview

/// The facts of a change, by kinds of change.
@Suite struct FrameFactsTests {
  private static func golden(_ lines: String...) -> [UInt8] {
    Array((["# Basket / loaded (50 columns)", ""] + lines).joined(separator: "\n").utf8) + [0x0A]
  }

  private func facts(_ old: [UInt8], _ new: [UInt8]) throws -> [String] {
    let name = try GoldenName(catalog: "A.B", screen: "Basket", state: "loaded")
    return FrameFacts(FrameChange(name: name, old: old, new: new)).facts.map(\.description)
  }

  private static let cases: [Row<(String, String, String, [String])>] = [
    Row(
      "a colour", "* AAPL   $189.84  {headline | red}", "* AAPL   $189.84  {headline | orange}",
      ["\"$189.84\": red -> orange"]),
    Row("a look that came", "  Hi", "  Hi  {bold}", ["\"Hi\": bold, which it was not"]),
    Row("a look that went", "  Hi  {bold red}", "  Hi  {red}", ["\"Hi\": no longer bold"]),
    Row(
      "words", "  Could not load the rows", "  Couldn't load the rows",
      ["text: \"Could not load the rows\" -> \"Couldn't load the rows\""]),
    Row(
      "words beside a formatter's marks", "* \\u{2068}AAPL\\u{2069} \\u{200F}5%",
      "* \\u{2068}AAPL\\u{2069} \\u{200F}7%", ["text: \"AAPL 5%\" -> \"AAPL 7%\""]),
    Row("a word more", "  [Try]", "  [Try again]", ["text: \"Try\" -> \"Try again\""]),
    Row("a control is disabled", "  [Retry]  [Cancel]", "  [~Retry~]  [Cancel]", ["\"Retry\" is disabled now"]),
    Row("and enabled", "  [~Retry~]", "  [Retry]", ["\"Retry\" is enabled now"]),
    Row(
      "a tab is chosen", "  [*Home*]  [Cart]", "  [Home]  [*Cart*]",
      ["\"Home\" is no longer chosen", "\"Cart\" is chosen now"]),
    Row(
      "what is chosen is disabled", "  [*Home*]  [Cart]", "  [~*Home*~]  [~Cart~]",
      ["\"Home\" is disabled now", "\"Cart\" is disabled now"]),
    Row(
      "and enabled", "  [~*Home*~]  [~Cart~]", "  [*Home*]  [Cart]",
      ["\"Home\" is enabled now", "\"Cart\" is enabled now"]),
    Row(
      "another is chosen while both are disabled", "  [~*Home*~]  [~Cart~]", "  [~Home~]  [~*Cart*~]",
      ["\"Home\" is no longer chosen", "\"Cart\" is chosen now"]),
    Row("chosen and disabled", "  [Home]", "  [~*Home*~]", ["\"Home\" is chosen and disabled now"]),
    Row("no button", "  [~*Home*~]", "  Home", ["\"Home\" is no longer a button"]),
    Row("a switch", "  Wi-Fi   [ ]", "  Wi-Fi   [x]", ["\"Wi-Fi\" is on now"]),
    Row("a row is selected", "* Milk\n* Tea", "* Milk\n*>Tea", ["\"Tea\" is selected now"]),
    Row("a row moved", "* Milk\n* Bread\n* Tea", "* Bread\n* Tea\n* Milk", ["\"Milk\" moved below \"Tea\""]),
    Row("to the top", "* Milk\n* Bread\n* Tea", "* Tea\n* Milk\n* Bread", ["\"Tea\" moved to the top"]),
    Row(
      "a row of two lines moved", "* Milk\n  1 l\n* Bread\n  500 g\n* Tea", "* Bread\n  500 g\n* Tea\n* Milk\n  1 l",
      ["\"Milk\" moved below \"Tea\""]), Row("a row is new", "* Milk", "* Milk\n* Tea", ["\"Tea\" is new"]),
    Row("rows are gone", "* Milk\n* Tea\n* Figs", "* Milk", ["\"Tea\" is gone, with 1 more line"]),
    Row("a label", "  $5  {\"5 dollars\"}", "  $5", ["VoiceOver no longer says \"5 dollars\""]),
    Row(
      "another label", "  $5  {red \"5 dollars\"}", "  $5  {red \"five dollars\"}",
      ["VoiceOver says \"five dollars\" instead of \"5 dollars\""]),
    Row("a swipe action", "* Milk\n~ swipe: Delete", "* Milk", ["\"Milk\" no longer has: swipe: Delete"]),
    Row(
      "another one", "* Milk\n~ swipe: Delete", "* Milk\n~ swipe: Delete, Share",
      ["\"Milk\" swipe: Delete -> Delete, Share"]),
    Row(
      "a hint", "  Wi-Fi", "  Wi-Fi\n~ hint \"Opens the settings\"", ["\"Wi-Fi\" has now: hint \"Opens the settings\""]),
    Row("how many more", "* Milk  {; 3 more below}", "* Milk  {; 4 more below}", ["3 more below -> 4 more below"]),
    Row("an alert", "* Milk", "* Milk\n! alert\n| Sure?\n| [Yes]", ["the alert is new, with 2 more lines"]),
    Row("its place only", "  Milk", "      Milk", ["\"Milk\": stands elsewhere in its line"]),
    Row("a button that was a text", "  Retry", "  [Retry]", ["\"Retry\" is a button now"]),
    Row(
      "two things at once", "* AAPL   $189.84  {headline | red}", "* AAPL   $99.10  {headline | green}",
      ["text: \"$189.84\" -> \"$99.10\"", "\"$99.10\": red -> green"]),
    Row(
      "what one of two texts can do", "  A   B\n~ \"B\"  hold: Copy", "  A   B\n~ \"B\"  hold: Copy, Mute",
      ["\"B\" hold: Copy -> Copy, Mute"]),
    Row(
      "what each row can do", "  All\n~ each  swipe: Edit\n* Milk", "  All\n* Milk",
      ["each row no longer has: swipe: Edit"]),
    Row("what the whole screen can do", "* Milk", "~ screen  refresh\n* Milk", ["the screen has now: refresh"]),
    Row(
      "the same in another form", "  A   B  {caption | caption}", "  A   B  {all caption}", ["the same in another form"]
    ),
  ]

  @Test(arguments: cases)
  func `a change is described in words`(_ row: Row<(String, String, String, [String])>) throws {
    let (_, old, new, words) = row.value
    try expect(facts(Self.golden(old), Self.golden(new)), is: words, at: row)
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
