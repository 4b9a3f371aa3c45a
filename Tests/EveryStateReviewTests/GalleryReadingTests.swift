@testable import EveryStateReview

@Suite(.besideTheMainActor) struct GalleryReadingTests {
  /// `kind: role text|role text`, with the look after a text that has one.
  private func described(_ reading: GoldenReading, _ line: GoldenLine) -> String {
    let spans = line.spans.filter { $0.role != .blank && $0.role != .gutter }.map { span in
      var traits = ""
      if span.look != .plain {
        traits = "<\(span.look.traits.reduce(0) { $0 | 1 << $1.rawValue })\(span.look.colour.map { " \($0)" } ?? "")>"
      }
      let role = "\(span.role)".replacing("EveryStateGoldens.GoldenSpan.Control.", with: "")
      return "\(role)\(span.name.map { "=\($0)" } ?? "")\(traits) \(reading.text(span.range))"
    }
    return "\(line.kind)\(line.depth > 0 ? " \(line.depth)" : ""): " + spans.joined(separator: " | ")
  }

  @Test(
    arguments: [
      Row("# A / b (40 columns)", 0, "header: heading # A / b (40 columns)"),
      Row("# A / b\n\n# 2  press \"[x]\"", 2, "moment: heading # 2  press \"[x]\""),
      Row("= Watchlist", 0, "title: text Watchlist"),
      Row(
        "  [Start]    [~Cancel All~]", 0,
        "plain: opening(button) [ | text Start | closing(button) ] | opening(disabledButton) [~ | text Cancel All | closing(disabledButton) ~]"
      ),
      Row(
        "  [~*Day*~] [*Week*]", 0,
        "plain: opening(disabledSelectedButton) [~* | text Day | closing(disabledSelectedButton) *~] | opening(selectedButton) [* | text Week | closing(selectedButton) *]"
      ),
      Row("  [~> More~]", 0, "plain: opening(disabledButton) [~ | mark > | text More | closing(disabledButton) ~]"),
      // Text that looks like a mark has a backslash.
      Row(#"  [~\*Day\*~]"#, 0, #"plain: opening(disabledButton) [~ | text \*Day\* | closing(disabledButton) ~]"#),
      Row(
        "* AAPL      $189.84  {headline | red}", 0, "row: text<1> AAPL | text<0 red> $189.84 | note   {headline | red}"),
      Row("*>AAPL", 0, "selectedRow: text AAPL"),
      Row(
        "    <> No Articles   {newspaper | title2}", 0,
        "plain: picture=newspaper <> | text<2> No Articles | note    {newspaper | title2}"),
      // A symbol and its title have one slot; a comma tells them apart.
      Row(
        "  <> Mail  {envelope red}", 0, "plain: picture=envelope<0 red> <> | text<0 red> Mail | note   {envelope red}"),
      Row("  <> Mail  {gear red, bold}", 0, "plain: picture=gear<0 red> <> | text<1> Mail | note   {gear red, bold}"),
      Row(
        "  <><><> (9)  {star.fill red x2, star x1 | caption}", 0,
        "plain: picture=star.fill<0 red> <> | picture=star.fill<0 red> <> | picture=star <> | text<4> (9) | note   {star.fill red x2, star x1 | caption}"
      ),
      // From right to left a symbol comes after its title.
      Row(
        "      Mail <>  {envelope red, bold}", 0,
        "plain: text<1> Mail | picture=envelope<0 red> <> | note   {envelope red, bold}"),
      // Among plain texts, only the symbols are described.
      Row(
        "= [<>]     Notes   [<>] [<>]  {archivebox | plus \"New\" | trash red}", 0,
        "title: opening(button) [ | picture=archivebox <> | closing(button) ] | text Notes | opening(button) [ | picture=plus <> | closing(button) ] | opening(button) [ | picture=trash<0 red> <> | closing(button) ] | note   {archivebox | plus \"New\" | trash red}"
      ),
      Row("  a  b  {all red}", 0, "plain: text<0 red> a | text<0 red> b | note   {all red}"),
      Row("  a  b  {all caption: - | red}", 0, "plain: text<4> a | text<4 red> b | note   {all caption: - | red}"),
      Row(
        "  6  7  T  T  \\[  {6: red on red circle | T#2: bold | \\[: green}", 0,
        "plain: text<0 red> 6 | text 7 | text T | text<1> T | text<0 green> \\[ | note   {6: red on red circle | T#2: bold | \\[: green}"
      ),
      Row("  a  {\"red; {b} | \\\"c\"}", 0, "plain: text a | note   {\"red; {b} | \\\"c\"}"),
      Row("  a  {; 3 more below}", 0, "plain: text a | note   {; 3 more below}"),
      // A note without room is below its line, or below its row.
      Row("  a  b\n~ {red | -}", 0, "plain: text<0 red> a | text b"),
      Row("  a  b\n~ {red | -}", 1, "fact: note {red | -}"),
      Row("* a\n  b\n~ line 1  {red}\n~ {green}", 0, "row: text<0 red> a"),
      Row("* a\n  b\n~ line 1  {red}\n~ {green}", 1, "plain: text<0 green> b"),
      // With one look for all, or indistinguishable pieces, only the looks common to all slots are given.
      Row(
        "  one  two  three  {red bold | red}", 0,
        "plain: text<0 red> one | text<0 red> two | text<0 red> three | note   {red bold | red}"),
      Row("  Hello world  {- | bold}", 0, "plain: text Hello world | note   {- | bold}"),
      Row("  a  {focused}", 0, "plain: text a | note   {focused}"),
      Row("  a  {red; 3 more below}", 0, "plain: text<0 red> a | note   {red; 3 more below}"),
      Row("  a  {glowing}", 0, "plain: text a | note   {glowing}"),
      Row("  a  {\"big red; | dog \\\" \"; focused}", 0, "plain: text a | note   {\"big red; | dog \\\" \"; focused}"),
      Row("  a  b  {red \"so; it | is\" | -}", 0, "plain: text<0 red> a | text b | note   {red \"so; it | is\" | -}"),
      Row("~ each  swipe: Delete [x]  {bold}", 0, "fact: fact each  swipe: Delete [x]  {bold}"),
      Row("_ [Save]", 0, "bottom: opening(button) [ | text Save | closing(button) ]"),
      Row("! sheet\n| ~ tap", 1, "fact 1: nesting |  | fact tap"),
      Row("  \\[Draft\\] \\{and\\}", 0, "plain: text \\[Draft\\] \\{and\\}"),
      Row("  a\\u{A0}b  {bold}", 0, "plain: text<1> a\\u{A0}b | note   {bold}"),
      Row("  a\\u{A0}", 0, "plain: text a\\u{A0}"), Row("  {bold}", 0, "plain: text {bold}"),
      Row("  |ada@   |", 0, "plain: opening(field) | | text ada@ | closing(field) |"),
      Row(
        "  |(Email)  |  {secondary; focused}", 0,
        "plain: opening(field) | | placeholder<8> (Email) | closing(field) | | note   {secondary; focused}"),
      Row("  <##-------- 25%>", 0, "plain: barEdge < | barDone ## | barRest -------- | mark 25% | barEdge >"),
      Row("      <...>", 0, "plain: spinner <...>"), Row("  <clear>", 0, "plain: mark <clear>"),
      Row("  (error 503) (...) (clear)", 0, "plain: text (error 503) (...) (clear)"),
      Row("* Inbox   <3>  >", 0, "row: text Inbox | mark <3> | mark >"),
      Row(
        "  8<.>  9  {bold dot blue circle | red}", 0,
        "plain: text<1> 8 | picture <.> | text<0 red> 9 | note   {bold dot blue circle | red}"),
      Row("  <2 of 5>", 0, "plain: mark <2 of 5>"),
      Row("  <.> On  <|>  \\<a>", 0, "plain: picture <.> | text On | divider <|> | text \\<a>"),
      Row(
        "  [> More]  [v Less]  [\\> a]", 0,
        "plain: opening(button) [ | mark > | text More | closing(button) ] | opening(button) [ | mark v | text Less | closing(button) ] | opening(button) [ | text \\> a | closing(button) ]"
      ),
      Row("  |  (Email)|", 0, "plain: opening(field) | | placeholder (Email) | closing(field) |"),
      Row("  |>ada|", 0, "plain: opening(field) |> | text ada | closing(field) |"),
      Row(
        "  ( ) a  (*) b  \\(*) c", 0,
        "plain: choice(isOn: false) ( ) | text a | choice(isOn: true) (*) | text b | text \\(*) c"),
      Row("  [x] Wi-Fi  [ ] Off", 0, "plain: choice(isOn: true) [x] | text Wi-Fi | choice(isOn: false) [ ] | text Off"),
      Row("  Label   >", 0, "plain: text Label | mark >"), Row("    ------", 0, "plain: divider ------"),
      Row(
        "! alert\n| [OK]  {cancel}", 1,
        "plain 1: nesting |  | opening(button) [ | text OK | closing(button) ] | note   {cancel}"),
      Row("! sheet\n| = T\n| ! alert\n| | Gone\n| . f", 3, "plain 2: nesting |  | nesting |  | text Gone"),
      Row("! sheet\n| = T\n| ! alert\n| | Gone\n| . f", 4, "footer 1: nesting |  | text f"),
      Row("! alert\n|\n| a", 1, "plain 1: nesting |"),
      Row(
        "# R / c (timeline)\n 2.500 s  load 1  -- cancel", 1, "plain: time 2.500 s | text load 1   | event -- cancel"),
    ] as [Row<(String, Int, String)>])
  func `a golden is read back into pieces with their looks`(_ row: Row<(String, Int, String)>) throws {
    let (text, line, expected) = row.value
    let reading = GoldenReading(Array(text.utf8))
    expect(described(reading, reading.lines[line]), is: expected, at: row)
  }

  @Test func `no part of a text is lost`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../__Snapshots__")
    var texts = try (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".txt") }.map { try Data(contentsOf: folder.appendingPathComponent($0)) }.map {
        [UInt8]($0)
      }
    expect(texts.count > 50)
    var random = SeededRandom(seed: 7)
    let parts = [
      "[", "]", "[~", "~]", "|", "| ", "! sheet\n", "! alert\n", "# ", "= ", "(", ")", "...", "##", "---", "\\", "{",
      "}", "  ", " ", "\n", "a", "é", "<img>", "<", ">", "25%", "(timeline)\n", "\u{1B}", "0.1 s", "-- ", "*>", "~|",
      "{red | -}",
    ]
    texts += (0..<(isLongRun ? 3_000 : 30)).map { _ in
      (0..<Int.random(in: 0..<24, using: &random)).flatMap { _ in Array(parts.randomElement(using: &random)!.utf8) }
    }
    for text in texts {
      let reading = GoldenReading(text)
      var position = 0
      for line in reading.lines {
        try #require(line.range.lowerBound == position)
        for span in line.spans {
          try #require(span.range.lowerBound == position, "\(String(decoding: text, as: UTF8.self))")
          position = span.range.upperBound
        }
        expect(position, is: line.range.upperBound, "\(String(decoding: text, as: UTF8.self))")
        position = line.range.upperBound + 1
      }
      expect(position >= text.count)
      let pieces = StyledGolden(golden: text).text.components(separatedBy: "\u{1B}[")
      let shown = pieces[0] + pieces.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }.joined()
      expect(shown, is: TerminalText.lines(String(decoding: text, as: UTF8.self)))
    }
  }
}
