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
    same(
      GoldenColumns.parts(of: text),
      [
        .lines(["# Mail / loaded (104 columns)", ""]),
        .columns([
          ["~ each  swipe: Delete", "= Inbox", "* Ada  {bold}", "  Lunch", "", "~ hint \"Reads it\""],
          ["= [Reply]", "  Your tent  {red}", "~ hint \"Opens it\"", "", "  is \\{here\\}  {secondary}"],
        ]), .lines(["! sheet", "| = Sheet", ""]),
      ])
    holds(!GoldenColumns.has(Array("a \\<\\|\\|> b <|> c".utf8)))
    same(GoldenColumns.stacked(Array("= A\n".utf8)), nil)
  }

  @Test func `what has changed in one column is told of it alone`() {
    func facts(_ old: String, _ new: String) -> [String] {
      FrameFacts(
        FrameChange(
          name: try! GoldenName(catalog: "A.B", screen: "Mail", state: "loaded"), old: Array(text.utf8),
          new: Array(text.replacing(old, with: new).utf8))
      ).facts.map(\.description)
    }
    same(facts("Your tent ", "Your boat "), ["text: \"Your tent\" -> \"Your boat\""])
    same(facts("{bold || red}", "{bold || red italic}"), ["\"Your tent\": italic, which it was not"])
    same(facts("* Ada", "*>Ada"), ["\"Ada\" is selected now"])
  }

  @Test func `a column's pieces have the looks of its own slots`() throws {
    let reading = GoldenReading(Array(text.utf8))
    let line = try #require(reading.lines.first { reading.text($0.range).contains("Your tent") })
    same(line.kind, .row)
    let pieces = line.spans.filter { $0.role == .text }
    same(pieces.map { reading.text($0.range) }, ["Ada", "Your tent"])
    same(pieces.map { $0.look.traits.contains(.bold) }, [true, false])
    same(line.spans.filter { $0.role == .gutter }.count, 2)
    let fact = try #require(reading.lines.first { reading.text($0.range).contains("Opens it") })
    holds(fact.spans.contains { $0.role == .fact })
    for line in reading.lines {
      same(line.spans.map { reading.text($0.range) }.joined(), reading.text(line.range))
    }
  }
}
