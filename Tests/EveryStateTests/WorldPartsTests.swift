import SwiftUI

@testable import EveryState

/// The parts of `everystate explore`, in tables of small inputs.
struct WorldPartsTests {
  private struct Named: Sendable, CustomStringConvertible {
    let id: Int
    var name: String
    var description: String { "\(id) \(name)" }
  }
  private enum Size: Sendable { case small, medium, large }
  private enum Payload: Sendable { case none, some(Int) }

  private static let sites: [(name: String, value: any Sendable, words: String)] = [
    ("whole", 7, "the x 0, a negative x, a huge x"), ("without a sign", UInt8(7), "the x 0, a huge x"),
    ("fraction", 7.5, "the x 0, a negative x, a huge x, the x NaN"), ("flag", true, "the x false"),
    ("decimal", Decimal(7), "the x 0, a negative x, a huge x"),
    ("case", Size.medium, "the x of case 1, the x of case 3"),
    ("date", Date(), "the x in the year 1, the x on a leap day, the x in the year 9999"), ("no rows", [Int](), ""),
    ("case with a value", Payload.some(1), "the x of case 1"), ("optional", Optional(false), "no x, the x true"),
    ("nothing", Optional<Int>.none, ""), ("identity", Named(id: 1, name: ""), texts.replacing(" x", with: " name")),
    ("row", [true], "no x, 2 rows of x, 1000 rows of x, the row of x false"),
    (
      "part of a row", [Optional(true)],
      "no x, 2 rows of x, 1000 rows of x, no row of x, the row of x false, every row of x false"
    ), ("dictionary", ["a": true, "b": true], "no x, 1 row of x, the x false"), ("text", "", texts),
  ]
  private static let texts = GeneratedText.all.map { ValueChange.text($0).words("x", isEvery: false) }.joined(
    separator: ", ")
  @Test(arguments: sites.indices) @MainActor func `a value has the changes of its kind`(_ number: Int) {
    var search = SiteSearch(KnownValues())
    search.search(Self.sites[number].value, "x")
    let words = search.sites.flatMap { site in
      site.changes.map { $0.words(site.noun, isEvery: site.path.contains(.everyRow)) }
    }
    expect(words.joined(separator: ", "), is: Self.sites[number].words, Self.sites[number].name)
  }

  private static let edits: [(value: any Sendable, path: [ValuePlace.Step], change: ValueChange, new: String)] = [
    ([1, 2], [], .rows(0), "[]"), ([1, 2], [], .rows(1), "[1]"), ([7], [], .rows(3), "[7, 1000002, 1000003]"),
    ([Int](), [], .rows(2), "[]"), (["a"], [], .rows(2), #"["a", "a 2"]"#),
    ([Named(id: 7, name: "a")], [], .rows(2), "[7 a, 1000002 a]"), (1 as Int?, [], .nothing, "nil"),
    (1 as Int?, [.wrapped], .number(.zero), "Optional(0)"), (UInt8(1), [], .number(.huge), "255"),
    (1, [], .number(.negative), "-12"), (UInt(1), [], .number(.negative), "1"), (1.5, [], .number(.notANumber), "nan"),
    (false, [], .flag(true), "true"), (Size.small, [], .choice(2), "large"),
    ([1, 2], [.row(0)], .number(.zero), "[0, 2]"), ([1, 2], [.everyRow], .number(.zero), "[0, 0]"),
    ([Named(id: 1, name: "a")], [.row(0), .field("name")], .text(.empty), "[1 ]"), ("a", [], .flag(true), "a"),
    (["a": 1], [.value(ofKey: "a")], .number(.zero), #"["a": 0]"#), (["a": 1, "b": 2], [], .rows(1), #"["a": 1]"#),
    (Date(), [], .date(.leapDay), "2024-02-29 12:00:00 +0000"),
  ]
  @Test(arguments: edits.indices) @MainActor func `a change gives a value`(_ number: Int) {
    let row = Self.edits[number]
    ValuePlace.lastNumber = 1
    let new = ValuePlace.edited(row.value) { $0.visit(row.path[...]) { row.change.apply(to: $0, KnownValues()) } }
    expect("\(new)", is: row.new, "\(row.value) \(row.change)")
  }

  private static func change(_ mock: String, _ path: [ValuePlace.Step], _ change: ValueChange, _ noun: String)
    -> WorldChange
  {
    WorldChange(mock: mock, kind: .value(path, change), noun: noun)
  }
  private static let late = WorldChange(mock: "stock", kind: .delay(seconds: 30), noun: "stock")
  private static let changes = [
    "rows": change("gadgets", [], .rows(1000), "gadgets"), "late": late,
    "price": change("gadgets", [.everyRow, .field("price")], .number(.zero), "price"),
    "name": change("gadgets", [.row(2), .field("name")], .text(.words(200)), "name"),
  ]
  /// Changes; what the title of a failing world has; the smallest world, and the smallest subset.
  private static let reductions: [[String]] = #"""
    one of two changes | price late | stock | stock after 30 s | stock after 30 s || rows | rows | ^(?![0-3] )\d+ rows | 5 rows of gadgets | 1000 rows of gadgets
    two changes | late rows | stock.*gadgets | stock after 30 s, no gadgets | stock after 30 s, 1000 rows of gadgets || alone | price late | ^every price 0, stock after 30 s, then | every price 0, stock after 30 s, then press "Buy" | every price 0, stock after 30 s, then press "Buy"
    a text | name | ^a name of (?![2-5]0 ).*char(?!.*no )(?!.*[12] row) | a name of 80 characters, 3 rows of gadgets | a name of 200 characters || every row | price | price(?!.*no g) | the price 0, 1 row of gadgets | every price 0
    a control | late | press | then press "Buy" | then press "Buy"
    """#.rows
  private static let press = Offer(
    event: "press \"Buy\"", code: "", name: "Buy", label: "Buy", row: nil, rowKey: nil, isToggle: false,
    isSearch: false,
    kind: .init(control: nil, way: .press))
  @Test(arguments: reductions) func `a failing world is reduced to the smallest one`(_ row: [String]) throws {
    let world = GeneratedWorld(
      state: "loaded", changes: row[1].split(separator: " ").compactMap { Self.changes[String($0)] }, move: Self.press)
    let fails = try Regex(row[2])
    let (smallest, subset) = world.reduced(within: 60, skipping: { _ in false }) { $0.title.contains(fails) }
    expect(smallest.title, is: row[3])
    expect(subset.title, is: row[4])
  }
  @Test(arguments: [(0, -1, 1000), (1, -1, 0), (60, 0, 1)])
  func `a reduction ends at its limit, and skips known worlds`(_ limit: Int, _ known: Int, _ count: Int) {
    let world = GeneratedWorld(state: "loaded", changes: [Self.changes["rows"] ?? Self.late])
    let (smallest, _) = world.reduced(within: limit, skipping: { $0.changes.first?.value == .rows(known) }) { _ in true
    }
    expect(smallest.changes.map(\.value), is: [.rows(count)])
  }

  /// Moments as seconds and truth; the looks at which actions begin; `rest` for a drive that ends at rest; the look that breaks it.
  private static let truths: [[String]] = """
    always true | always | 0+ 1+ | | | kept || once false | always | 0+ 1- 2- | | | 1 is not true || no moment | always | | | | kept || never true | never | 0- 1- | | | kept
    once true | never | 0- 1+ 2+ | | | 1 is true || in time | eventually | 0- 5+ 9- | | | kept || at the beginning | eventually | 0+ 9- | | | kept
    too late | eventually | 0- 3- 6+ | | | 1 is not true within 5 s || an early end | eventually | 0- 3- | | | kept || an early end at rest | eventually | 0- 3- | | rest | 1 is not true within 5 s
    not after an action | eventually | 0+ 1- 7- | 1 | | 1 is not true within 5 s || in time after it | eventually | 0+ 1- 6+ | 1 | | kept
    an action before the time is up | eventually | 0- 3- 4+ | 2 | rest | kept || not before a late action | eventually | 0- 6- 7+ | 2 | | 0 is not true within 5 s
    """.rows
  @Test(arguments: truths) func `a property is kept or broken`(_ row: [String]) {
    let kind: ScreenProperty.Kind = ["always": .always, "never": .never][row[1]] ?? .eventually(within: .seconds(5))
    let moments = row[2].split(separator: " ").map { words in
      var moment = ScreenMoment()
      (moment.time, moment.showsSpinner) = (.seconds(Int(words.dropLast()) ?? 0), words.hasSuffix("+"))
      return moment
    }
    let failure = ScreenProperty(kind: kind, sentence: "", isTrue: \.showsSpinner)
      .failure(at: moments, after: row[3].split(separator: " ").compactMap { Int($0) }, isAtRest: row[4] == "rest")
    expect(failure.map { "\($0.place) \($0.words)" } ?? "kept", is: row[5])
  }

  @Test func `a seed gives the numbers of SplitMix64`() {
    var random = SeededRandom(seed: 1_234_567)
    expect([random.next(), random.next()], is: [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
    expect((0..<8).map { _ in Int.random(in: 2...9, using: &random) }, is: [6, 3, 9, 5, 6, 4, 5, 8])
  }

  /// Worlds with the states that they are printed as.
  private static let printed: [(changes: [WorldChange], state: SnapshotState<GadgetWorld>)] = [
    ([change("gadgets", [], .rows(0), "gadgets")], .state("no gadgets") { $0.gadgets = .returns([]) }),
    ([change("stock", [], .rows(1), "stock")], .state("1 row of stock") { $0.stock = .returns([1: 4]) }),
    (
      [change("advice", [], .text(.lines), "advice")],
      .state("an advice with line breaks") { $0.advice = .returns("Walrus line\nSecond line\n\nLast line") }
    ),
    (
      [
        change("gadgets", [], .rows(1), "gadgets"),
        change("gadgets", [.row(0), .field("price")], .number(.notANumber), "price"),
      ],
      .state("the price NaN") {
        $0.gadgets = .returns([
          Gadget(
            id: 1, name: "Lamp", price: .nan, note: "Bright", kind: Gadget.Kind.new,
            due: Date(timeIntervalSince1970: 1735810860), tags: ["desk"])
        ])
      }
    ),
    (
      [WorldChange(mock: "gadgets", kind: .failure(ofState: "failed"), noun: "gadgets"), late],
      .state("gadgets failing and stock after 30 s") {
        $0.gadgets = .fails(GadgetError.closed)
        $0.stock = $0.stock.delayed(by: .seconds(30))
      }
    ),
  ]
  @Test(arguments: printed.indices) @MainActor func `a printed state compiles to the same world`(_ number: Int) throws {
    let (changes, state) = Self.printed[number]
    let (world, mocks) = (GeneratedWorld(state: "loaded", changes: changes), WorldMock.all(in: GadgetWorld()))
    let all = [SnapshotState<GadgetWorld>.loads(\.gadgets, failure: GadgetError.closed), state].flatMap(\.declarations)
    let worlds = DeclaredWorlds(all.compactMap { if case .frame(let frame) = $0 { frame } else { nil } })
    let code = world.code(mocks, worlds, KnownValues(), hasActions: false).joined(separator: "\n")
    func plain(_ code: String) -> String { code.filter { !$0.isWhitespace } }
    let source = try plain(String(contentsOfFile: #filePath, encoding: .utf8))
    expect(source.contains(plain(code)), code)
    func script(_ response: any AnyMockResponse) -> String { ScriptCode(response, well: nil, property: "").text }
    let compiled = worlds.replaced(worlds.states.last ?? "").map { "\($0.mock.path) \(script($0.mock.response))" }
    expect(compiled, is: world.responses(mocks, worlds, KnownValues()).map { "\($0.mock.path) \(script($0.response))" })
  }

  /// The number of worlds, the time, the worlds tried before; those tried, and whether all are.
  @Test(arguments: ["3 99 0: 3 true", "99 3 0: 2 false", "9 0 0: 0 false", "5 99 4: 5 true", "4 99 4: 4 true"])
  @MainActor func `an exploration ends with its worlds or its time`(_ row: String) throws {
    let words = row.split { " :".contains($0) }.map(String.init)
    let clock = Mutex(-1.0)
    let settings = [ExplorationNote.pathVariable, ExplorationNote.worldsVariable, ExplorationNote.endVariable]
    var explorer = try #require(
      Explorer(Dictionary(uniqueKeysWithValues: zip(settings, ["/dev/null", words[0], words[1]]))))
    explorer.now = {
      clock.withLock {
        $0 += 1
        return $0
      }
    }
    let screen = DeclaredScreen(
      GadgetSnapshots(
        rows: { shop, gadgets in ForEach(gadgets) { GadgetRow(gadget: $0, stock: nil) } }, detail: { Text($0.name) }))
    var known = ExplorationNote(catalog: "", screen: screen.name)
    known.tried = Int(words[2]) ?? 0
    let last = try explorer.explore(screen, known.tried == 0 ? [] : [known]) { _ in }
    expect("\(last.tried) \(last.isDone)", is: "\(words[3]) \(words[4])")
  }

  @Test func `notes are read back, without a line that was not written in full`() throws {
    let package = try TemporaryPackage()
    var notes = [ExplorationNote(catalog: "A", screen: "a"), ExplorationNote(catalog: "A", screen: "b")]
    (notes[1].tried, notes[1].isDone, notes[1].lines, notes[1].key) = (7, true, ["x\ny"], "k")
    for note in notes { note.append(to: package.root + "/notes") }
    try package.write((package.text("notes") ?? "") + "{\"catalog\":\"A\",\"scr", to: "notes")
    expect(ExplorationNote.all(in: package.root + "/notes"), is: notes)
  }
}
