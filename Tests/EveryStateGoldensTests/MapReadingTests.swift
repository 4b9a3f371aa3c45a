import EveryStateReview

@testable import EveryStateGoldens

@Suite struct MapReadingTests {
  private static let moves: [ScreenMap.Move] = [
    .init(from: .declared("loaded"), "refresh", way: [.declared("refreshing"), .declared("loaded")]),
    .init(from: .declared("a -> b  c?"), #"press "x""#, way: [.declared("leaves it")]),
    .init(from: .declared("loaded"), #"Delete "AAPL""#, way: [.found(#"dialog "Delete AAPL?""#)]),
    .init(from: .declared("loaded"), #"press "Terms""#, way: [], end: .leaves),
    .init(from: .declared("loaded"), #"press "Save""#, way: [], end: .breaks("the screen never comes to rest")),
    .init(from: .declared("loaded"), #"press "Go""#, way: [.found(#""1""#)]),
  ]

  @Test(arguments: moves) func `a move is read as it was written`(_ move: ScreenMap.Move) {
    let map = ScreenMap(screen: "Watch  list / 2", moves: [move])
    expect(ScreenMap.reading(ScreenMap.text(of: [map], catalog: "A.B")), is: [map])
  }

  @Test func `a map has the moves between goldens, and each control whose effect no golden shows, once`() {
    let sheet = ScreenMap.Look.found(#"sheet "Pay""#)
    let passing = ScreenMap.Move(from: .declared("paid"), "refresh", way: [.found(""), .declared("loaded")])
    let map = ScreenMap(
      screen: "S",
      moves: [
        .init(from: .declared("loaded"), #"press "Milo""#, way: [sheet]),
        .init(from: .declared("paid"), #"press "Milo""#, way: [.found(#"sheet "Pay" 2"#)]),
        .init(from: .declared("loaded"), #"press "Luna""#, way: [.found(#""Luna""#)]),
        .init(from: .declared("paid"), #"press "Luna""#, way: [.declared("luna")]), passing,
        .init(from: sheet, "dismiss", way: [.declared("loaded")]),
      ])
    expect(
      map.text,
      is: """
        S
          loaded    press "Milo"          -> ? sheet "Pay"  (no golden)
          paid      press "Luna"          -> luna
          paid      refresh               -> ... -> loaded

        """)
  }

  @Test func `text of the app stays in its line and column, also when it is read`() {
    let odd = ScreenMap.Move(
      from: .declared("loaded"), "press \"a  b\n-> c\"", way: [.found("alert \"x   y\u{1B}[31m -> (no golden)\"")])
    let map = ScreenMap(screen: "S", moves: [odd])
    expect(map.text.split(separator: "\n").count, is: 2)
    let read = ScreenMap.reading(map.text)
    expect(read.map(\.text), is: [map.text])
    expect(read.flatMap(\.moves).map(\.end), is: [.rests])
    expect(read.flatMap(\.moves).map(\.way.count), is: [1])
  }

  @Test func `the way to a look begins in a declared state`() throws {
    let map = ScreenMap(
      screen: "S",
      moves: Self.moves + [
        .init(from: .found(#""1""#), "refresh", way: [.found(#""2""#)]),
        .init(from: .found(#""3""#), "refresh", way: [.found(#""3""#)]),
      ])
    expect(map.way(to: .found(#""2""#)) { $0 == "loaded" }?.map(\.event), is: [#"press "Go""#, "refresh"])
    expect(map.way(to: .found(#""3""#)) { $0 == "loaded" }, is: nil)
    expect(map.way(to: .found("nowhere")) { _ in true }, is: nil)
  }

  @Test(arguments: [
    "", "\n\n", "  loaded  refresh  -> loaded\n", "S\n  loaded\n  loaded  refresh\n", "<<<<<<< HEAD\n",
    "S\n  ->  ->  ->\n",
  ]) func `text that is not a map is ignored`(_ text: String) {
    expect(ScreenMap.reading(text).allSatisfy { $0.moves.allSatisfy { !$0.event.isEmpty } })
  }
}

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

  @Test func `each column is read as a golden of its own`() throws {
    expect(
      GoldenColumns.parts(of: text),
      is: [
        [["# Mail / loaded (104 columns)", ""]],
        [
          ["~ each  swipe: Delete", "= Inbox", "* Ada  {bold}", "  Lunch", "", "~ hint \"Reads it\""],
          ["= [Reply]", "  Your tent  {red}", "~ hint \"Opens it\"", "", "  is \\{here\\}  {secondary}"],
        ], [["! sheet", "| = Sheet", ""]],
      ])
    expect(!GoldenColumns.has(Array("a \\<\\|\\|> b <|> c".utf8)))
    expect(GoldenColumns.stacked(Array("= A\n".utf8)), is: nil)
  }

  @Test func `a change in one column is reported for that column alone`() throws {
    let name = try GoldenName(catalog: "A.B", screen: "Mail", state: "loaded")
    func facts(_ old: String, _ new: String) -> [String] {
      let (old, new) = (Array(text.utf8), Array(text.replacing(old, with: new).utf8))
      return FrameFacts(FrameChange(name: name, old: old, new: new)).facts.map(\.description)
    }
    expect(facts("Your tent ", "Your boat "), is: ["\"Your tent\" -> \"Your boat\""])
    expect(facts("{bold || red}", "{bold || red italic}"), is: ["\"Your tent\": now italic"])
    expect(facts("* Ada", "*>Ada"), is: ["row \"Ada\" is now selected"])
  }

  @Test func `the text in a column has the looks of its own slots`() throws {
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
