@testable import TextUI

@MainActor struct FurtherNamesTests {
  @Test func `an app's own style draws a field, which stays a field`() throws {
    let screen = ScreenInUse(columns: 40, height: 6) { FurtherNames.Fields() }
    expect(screen.text, contains: "box |(Name)", "{bordered}")
    try screen.type("Ada", into: "Name")
    expect(screen.text, contains: "box |>Ada", "|Ada ")
  }

  @Test func `markdown is read by its rules`() throws {
    let blocks = try AttributedString(
      markdown: "# Head\n\nSome **bold** and *slanted* [here](https://a.b/c)\ntoo\n- item")
    expect(String(blocks.characters), is: "HeadSome bold and slanted here tooitem")
    expect(blocks.runs.compactMap(\.link), is: [URL(string: "https://a.b/c")])
    let lines = try AttributedString(
      markdown: "a\nb ~~c~~ \\*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    expect(String(lines.characters), is: "a\nb c *")
    expect(
      draw(columns: 40, height: 3) { Text(blocks) },
      is: """
           HeadSome bold and slanted here tooitem   {bold: semibold | slanted: italic | here: link https://a.b/c}
        """)
  }

  @Test func `a name without a counterpart changes nothing, and the rest is drawn`() {
    expect(
      draw(columns: 40, height: 12) { FurtherNames.Everything() },
      is: """
                            half
                            acts
        ~ actions: Share
                           shaded                   {shader ripple}
        ! sheet
        |                    inside
        """)
  }

  @Test func `a number in a key decides the form of its word`() {
    let keys: [(String, String)] = [
      ("^[1 piece](inflect: true)", "1 piece"), ("^[2 piece](inflect: true)", "2 pieces"),
      ("^[0 box](inflect: true)", "0 boxes"), ("^[3 City](inflect: true) here", "3 Cities here"),
      ("^[2 day](inflect: true)", "2 days"), ("^[4 Person](inflect: true)", "4 People"),
      ("^[3 items](inflect: true)", "3 items"), ("^[1 boxes](inflect: true)", "1 box"),
      ("^[piece](inflect: true)", "piece"), ("2^[piece", "2^\\[piece"),
    ]
    for (key, drawn) in keys {
      expect(draw(columns: 40) { Text(LocalizedStringKey(key)) }, contains: drawn, comment: key)
    }
  }

  @Test func `a number between the words decides`() {
    expect(draw { Text("^[\(3) piece](inflect: true)") }, contains: "3 pieces")
    expect(
      draw { Text(AttributedString(localized: "^[\(3) piece](inflect: true) **here**")) }, contains: "3 pieces here")
  }

  @Test func `the time decides how far an interval has passed`() {
    let times: [(Double, Bool, Double)] = [
      (0, true, 1), (25, true, 0.75), (25, false, 0.25), (200, true, 0), (200, false, 1), (-5, false, 0),
    ]
    for (now, countsDown, fraction) in times {
      let interval = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)
      let timed = TimedFraction(interval: interval, countsDown: countsDown)
      expect(timed.value(at: Date(timeIntervalSince1970: now)), is: fraction, "at \(now), down: \(countsDown)")
    }
  }
}
