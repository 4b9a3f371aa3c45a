import EveryStateReview
import TestSupport
import Testing

@testable import EveryStateGoldens

/// Columns that stand side by side, read back.
@Suite struct GoldenColumnsTests {
  private let text = """
    # Mail / loaded (104 columns)

    ~ each  swipe: Delete
    = Inbox        <||>= [Reply]
    * Ada          <||>  Your tent      {bold || red}
                   <||>~ hint "Opens it"
      Lunch        <||>

                   <||>  is \\{here\\}  {|| secondary}
    ~ hint "Reads it"
    ! sheet
    | = Sheet

    """

  @Test func `each column is read as a golden would have it`() {
    expect(
      GoldenColumns.parts(of: text),
      is: [
        .lines(["# Mail / loaded (104 columns)", ""]),
        .columns([
          ["~ each  swipe: Delete", "= Inbox", "* Ada  {bold}", "  Lunch", "", "~ hint \"Reads it\""],
          ["= [Reply]", "  Your tent  {red}", "~ hint \"Opens it\"", "", "  is \\{here\\}  {secondary}"],
        ]), .lines(["! sheet", "| = Sheet", ""]),
      ])
    expect(!GoldenColumns.has(Array("a \\<\\|\\|> b <|> c".utf8)))
    expect(GoldenColumns.stacked(Array("= A\n".utf8)), is: nil)
  }

  @Test func `what has changed in one column is told of it alone`() {
    func facts(_ old: String, _ new: String) -> [String] {
      FrameFacts(
        FrameChange(
          name: try! GoldenName(catalog: "A.B", screen: "Mail", state: "loaded"), old: Array(text.utf8),
          new: Array(text.replacing(old, with: new).utf8))
      ).facts.map(\.description)
    }
    expect(facts("Your tent ", "Your boat "), is: ["text: \"Your tent\" -> \"Your boat\""])
    expect(facts("{bold || red}", "{bold || red italic}"), is: ["\"Your tent\": italic, which it was not"])
    expect(facts("* Ada", "*>Ada"), is: ["\"Ada\" is selected now"])
  }

  @Test func `a column's pieces have the looks of its own slots`() throws {
    let reading = GoldenReading(Array(text.utf8))
    let line = try #require(reading.lines.first { reading.text($0.range).contains("Your tent") })
    expect(line.kind, is: .row)
    let pieces = line.spans.filter { $0.role == .text }
    expect(pieces.map { reading.text($0.range) }, is: ["Ada", "Your tent"])
    expect(pieces.map { $0.look.traits.contains(.bold) }, is: [true, false])
    expect(line.spans.filter { $0.role == .gutter }.count, is: 2)
    let fact = try #require(reading.lines.first { reading.text($0.range).contains("Opens it") })
    expect(fact.spans.contains { $0.role == .fact })
    for line in reading.lines {
      expect(line.spans.map { reading.text($0.range) }.joined(), is: reading.text(line.range))
    }
  }
}
