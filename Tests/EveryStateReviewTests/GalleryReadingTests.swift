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

  /// A golden, the number of a line, and the line's pieces: marks, escapes, notes for slots, notes without room, and controls.
  private static let lines = #"""
    # A / b (40 columns) ¦ 0 ¦ header: heading # A / b (40 columns) ¦¦ # A / b⏎⏎# 2  press "[x]" ¦ 2 ¦ moment: heading # 2  press "[x]" ¦¦ = Watchlist ¦ 0 ¦ title: text Watchlist
      [Start]    [~Cancel All~] ¦ 0 ¦ plain: opening(button) [ | text Start | closing(button) ] | opening(disabledButton) [~ | text Cancel All | closing(disabledButton) ~]
      [~*Day*~] [*Week*] ¦ 0 ¦ plain: opening(disabledSelectedButton) [~* | text Day | closing(disabledSelectedButton) *~] | opening(selectedButton) [* | text Week | closing(selectedButton) *]
      [~> More~] ¦ 0 ¦ plain: opening(disabledButton) [~ | mark > | text More | closing(disabledButton) ~]
      [~\*Day\*~] ¦ 0 ¦ plain: opening(disabledButton) [~ | text \*Day\* | closing(disabledButton) ~]
    * AAPL      $189.84  {headline | red} ¦ 0 ¦ row: text<1> AAPL | text<0 red> $189.84 | note   {headline | red} ¦¦ *>AAPL ¦ 0 ¦ selectedRow: text AAPL
        <> No Articles   {newspaper | title2} ¦ 0 ¦ plain: picture=newspaper <> | text<2> No Articles | note    {newspaper | title2}
      <> Mail  {envelope red} ¦ 0 ¦ plain: picture=envelope<0 red> <> | text<0 red> Mail | note   {envelope red}
      <> Mail  {gear red, bold} ¦ 0 ¦ plain: picture=gear<0 red> <> | text<1> Mail | note   {gear red, bold}
      <><><> (9)  {star.fill red x2, star x1 | caption} ¦ 0 ¦ plain: picture=star.fill<0 red> <> | picture=star.fill<0 red> <> | picture=star <> | text<4> (9) | note   {star.fill red x2, star x1 | caption}
          Mail <>  {envelope red, bold} ¦ 0 ¦ plain: text<1> Mail | picture=envelope<0 red> <> | note   {envelope red, bold}
    = [<>]     Notes   [<>] [<>]  {archivebox | plus "New" | trash red} ¦ 0 ¦ title: opening(button) [ | picture=archivebox <> | closing(button) ] | text Notes | opening(button) [ | picture=plus <> | closing(button) ] | opening(button) [ | picture=trash<0 red> <> | closing(button) ] | note   {archivebox | plus "New" | trash red}
      a  b  {all red} ¦ 0 ¦ plain: text<0 red> a | text<0 red> b | note   {all red}
      a  b  {all caption: - | red} ¦ 0 ¦ plain: text<4> a | text<4 red> b | note   {all caption: - | red}
      6  7  T  T  \[  {6: red on red circle | T#2: bold | \[: green} ¦ 0 ¦ plain: text<0 red> 6 | text 7 | text T | text<1> T | text<0 green> \[ | note   {6: red on red circle | T#2: bold | \[: green}
      a  {"red; {b} | \"c"} ¦ 0 ¦ plain: text a | note   {"red; {b} | \"c"} ¦¦   a  {; 3 more below} ¦ 0 ¦ plain: text a | note   {; 3 more below}
      a  b⏎~ {red | -} ¦ 0 ¦ plain: text<0 red> a | text b ¦¦   a  b⏎~ {red | -} ¦ 1 ¦ fact: note {red | -} ¦¦ * a⏎  b⏎~ line 1  {red}⏎~ {green} ¦ 0 ¦ row: text<0 red> a
    * a⏎  b⏎~ line 1  {red}⏎~ {green} ¦ 1 ¦ plain: text<0 green> b
      one  two  three  {red bold | red} ¦ 0 ¦ plain: text<0 red> one | text<0 red> two | text<0 red> three | note   {red bold | red}
      Hello world  {- | bold} ¦ 0 ¦ plain: text Hello world | note   {- | bold} ¦¦   a  {focused} ¦ 0 ¦ plain: text a | note   {focused}
      a  {red; 3 more below} ¦ 0 ¦ plain: text<0 red> a | note   {red; 3 more below} ¦¦   a  {glowing} ¦ 0 ¦ plain: text a | note   {glowing}
      a  {"big red; | dog \" "; focused} ¦ 0 ¦ plain: text a | note   {"big red; | dog \" "; focused}
      a  b  {red "so; it | is" | -} ¦ 0 ¦ plain: text<0 red> a | text b | note   {red "so; it | is" | -}
    ~ each  swipe: Delete [x]  {bold} ¦ 0 ¦ fact: fact each  swipe: Delete [x]  {bold} ¦¦ _ [Save] ¦ 0 ¦ bottom: opening(button) [ | text Save | closing(button) ]
    ! sheet⏎| ~ tap ¦ 1 ¦ fact 1: nesting |  | fact tap ¦¦   \[Draft\] \{and\} ¦ 0 ¦ plain: text \[Draft\] \{and\}
      a\u{A0}b  {bold} ¦ 0 ¦ plain: text<1> a\u{A0}b | note   {bold} ¦¦   a\u{A0} ¦ 0 ¦ plain: text a\u{A0} ¦¦   {bold} ¦ 0 ¦ plain: text {bold}
      |ada@   | ¦ 0 ¦ plain: opening(field) | | text ada@ | closing(field) |
      |(Email)  |  {secondary; focused} ¦ 0 ¦ plain: opening(field) | | placeholder<8> (Email) | closing(field) | | note   {secondary; focused}
      <##-------- 25%> ¦ 0 ¦ plain: barEdge < | barDone ## | barRest -------- | mark 25% | barEdge > ¦¦       <...> ¦ 0 ¦ plain: spinner <...>
      <clear> ¦ 0 ¦ plain: mark <clear> ¦¦   (error 503) (...) (clear) ¦ 0 ¦ plain: text (error 503) (...) (clear) ¦¦ * Inbox   <3>  > ¦ 0 ¦ row: text Inbox | mark <3> | mark >
      8<.>  9  {bold dot blue circle | red} ¦ 0 ¦ plain: text<1> 8 | picture <.> | text<0 red> 9 | note   {bold dot blue circle | red} ¦¦   <2 of 5> ¦ 0 ¦ plain: mark <2 of 5>
      <.> On  <|>  \<a> ¦ 0 ¦ plain: picture <.> | text On | divider <|> | text \<a>
      [> More]  [v Less]  [\> a] ¦ 0 ¦ plain: opening(button) [ | mark > | text More | closing(button) ] | opening(button) [ | mark v | text Less | closing(button) ] | opening(button) [ | text \> a | closing(button) ]
      |  (Email)| ¦ 0 ¦ plain: opening(field) | | placeholder (Email) | closing(field) | ¦¦   |>ada| ¦ 0 ¦ plain: opening(field) |> | text ada | closing(field) |
      ( ) a  (*) b  \(*) c ¦ 0 ¦ plain: choice(isOn: false) ( ) | text a | choice(isOn: true) (*) | text b | text \(*) c
      [x] Wi-Fi  [ ] Off ¦ 0 ¦ plain: choice(isOn: true) [x] | text Wi-Fi | choice(isOn: false) [ ] | text Off ¦¦   Label   > ¦ 0 ¦ plain: text Label | mark >
        ------ ¦ 0 ¦ plain: divider ------ ¦¦ ! alert⏎| [OK]  {cancel} ¦ 1 ¦ plain 1: nesting |  | opening(button) [ | text OK | closing(button) ] | note   {cancel}
    ! sheet⏎| = T⏎| ! alert⏎| | Gone⏎| . f ¦ 3 ¦ plain 2: nesting |  | nesting |  | text Gone ¦¦ ! sheet⏎| = T⏎| ! alert⏎| | Gone⏎| . f ¦ 4 ¦ footer 1: nesting |  | text f
    ! alert⏎|⏎| a ¦ 1 ¦ plain 1: nesting | ¦¦ # R / c (timeline)⏎ 2.500 s  load 1  -- cancel ¦ 1 ¦ plain: time 2.500 s | text load 1   | event -- cancel
    """#.exactRows

  @Test(arguments: lines) func `a golden is read back into pieces with their looks`(_ row: [String]) throws {
    let reading = GoldenReading(Array(row[0].utf8))
    expect(described(reading, reading.lines[try #require(Int(row[1]))]), is: row[2])
  }

  @Test func `no part of a text is lost`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../__Snapshots__")
    var texts = try (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).filter {
      $0.hasSuffix(".txt")
    }.map { try Data(contentsOf: folder.appendingPathComponent($0)) }.map { [UInt8]($0) }
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
