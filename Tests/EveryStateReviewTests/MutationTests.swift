@testable import EveryStateReview

/// The pure parts of `everystate mutate`: reading places, applying and ordering changes, and writing the result.
@Suite struct MutationTests {
  private static let source = """
    struct Basket: View {
      var body: some View {
        List(fruit) { Text($0) }
          .navigationTitle("Basket")
        if fruit.isEmpty { Text("None") }
      }
    }

    """

  private func place(
    _ kind: MutationPlace.Kind, _ old: String, _ new: String, line: Int = 5, subject: String? = nil,
    way: String = "body", sides: [SourcePlace] = []
  ) throws -> MutationPlace {
    let range = try #require(Self.source.range(of: old))
    let start = Self.source.utf8.distance(from: Self.source.startIndex, to: range.lowerBound)
    let bytes = start..<(start + old.utf8.count)
    return MutationPlace(
      kind: kind, file: "Basket.swift", line: line, bytes: bytes, host: bytes, replacement: new,
      subject: subject ?? old, way: way, sides: sides)
  }

  @Test func `the reader's lines are types, places, branches and enums`() throws {
    let reading = try SourceReading(
      parsing: """
        F\tApp/B.swift
        T\tBasket\tview\t1\t7\tList Text fruit
        M\tcondition\t40\t13\t5\t!fruit.isEmpty\tfruit.isEmpty\tbody\t5.9,7.3\t38\t17
        M\tmodifier\t20\t9\t4\t\t.title\tpress "A\\tB\\\\"\t\t20\t9
        B\tif\t4\t5.9\t\tfruit.isEmpty
        B\trows\t3\t3.2\t5.9\tForEach(a)
        E\tBasket.Failure\tspoilt:3 gone:4
        F\tApp/A.swift
        M\tboolean\t7\t4\t1\tfalse\t= true\tinit\t\t7\t4

        """)
    expect(
      reading.places.map { "\($0.file):\($0.line) \($0.kind) \($0.bytes)" },
      is: ["App/A.swift:1 boolean 7..<11", "App/B.swift:4 modifier 20..<29", "App/B.swift:5 condition 40..<53"],
      "the order is the one of the sources, whatever the reader's")
    expect(reading.places.map(\.host), is: [7..<11, 20..<29, 38..<55])
    expect(
      reading.places.map(\.sides), is: [[], [], [SourcePlace(line: 5, column: 9), SourcePlace(line: 7, column: 3)]])
    expect(reading.places[at: 1]?.way, is: "press \"A\tB\\\"")
    expect(reading.places[at: 1]?.replacement, is: "")
    expect(
      reading.branches,
      is: [
        SourceBranch(
          kind: .rows, file: "App/B.swift", line: 3, place: SourcePlace(line: 3, column: 2),
          enclosing: SourcePlace(line: 5, column: 9), subject: "ForEach(a)"),
        SourceBranch(
          kind: .taken, file: "App/B.swift", line: 4, place: SourcePlace(line: 5, column: 9), enclosing: nil,
          subject: "fruit.isEmpty"),
      ], "file by file, from the top")
    expect(reading.enums, is: [SourceEnum(name: "Basket.Failure", file: "App/B.swift", cases: "spoilt:3 gone:4")])
  }

  @Test func `a line that cannot be read is an error`() throws {
    for line in [
      "M\tcondition\t1", "X", "M\tnew kind\t1\t1\t1\t\t\t\t", "T\tA\tview\t7\t1\t", "B\tunless\t1\t1.1\t\ta",
      "B\tif\t1\t1\t\ta", "E\tA\ta b:1",
    ] { #expect(throws: UnreadableReading.self, "\(line)") { try SourceReading(parsing: line) } }
  }

  @Test func `a screen reaches the types in its declaration, and theirs, with their extensions`() throws {
    let reading = try SourceReading(
      parsing: """
        F\tApp/Basket.swift
        T\tBasket\tview\t1\t9\tRow BasketModel
        T\tState\tother\t3\t5\t
        F\tApp/Row.swift
        T\tRow\tview\t1\t9\tText
        F\tApp/Model.swift
        T\tBasketModel\tmodel\t1\t9\t
        T\tBasketModel\tmodel\t11\t19\tPrice
        T\tOther\tmodel\t21\t29\tBasket Row
        T\tRow\tother\t25\t27\tText
        F\tTests/Snapshots.swift
        T\tSuite\tother\t1\t40\tBasketSnapshots
        T\tBasketSnapshots\tother\t10\t20\tBasket
        """)
    let reach = try #require(reading.reach(fromFile: "Tests/Snapshots.swift", line: 15))
    let cases: [Row<(String, Int, Bool)>] = [
      Row("App/Basket.swift", 2, true), Row("App/Row.swift", 2, true), Row("App/Model.swift", 2, true),
      Row("App/Model.swift", 15, true), Row("App/Model.swift", 25, false), Row("App/Basket.swift", 4, true),
      Row("App/Model.swift", 26, false), Row("App/Basket.swift", 10, false),
    ]
    for (row, (file, line, isReached)) in cases.rows() {
      expect(reach.contains(file: file, line: line), is: isReached, at: row)
    }
    expect(reading.reach(fromFile: "Tests/Snapshots.swift", line: 99) == nil)
  }

  @Test func `a change is shown before and after`() throws {
    let bytes = Array(Self.source.utf8)
    let cases: [Row<(MutationPlace, String, String?)>] = [
      Row(
        try place(.condition, "fruit.isEmpty", "!fruit.isEmpty"), #"if fruit.isEmpty { Text("None") }"#,
        #"if !fruit.isEmpty { Text("None") }"#),
      Row(try place(.modifier, "\n      .navigationTitle(\"Basket\")", ""), #".navigationTitle("Basket")"#, nil),
      Row(try place(.call, "    if fruit.isEmpty { Text(\"None\") }", ""), #"if fruit.isEmpty { Text("None") }"#, nil),
      Row(
        try place(.argument, "None", "None~"), #"if fruit.isEmpty { Text("None") }"#,
        #"if fruit.isEmpty { Text("None~") }"#),
    ]
    for (row, (place, old, new)) in cases.rows() {
      let lines = place.lines(in: bytes)
      expect(lines.old, is: old, "\(lines)", at: row)
      expect(lines.new, is: new, "\(lines)", at: row)
    }
    expect(
      String(decoding: try place(.argument, "None", "None~").changed(bytes), as: UTF8.self),
      is: Self.source.replacing("None", with: "None~"))
  }

  @Test func `a hint names code that no golden shows, and where to show it`() throws {
    let cases: [Row<(MutationPlace, String)>] = [
      Row(
        try place(.condition, "fruit.isEmpty", ""),
        "No golden changes when `fruit.isEmpty` is inverted: show both sides in a separate state."),
      Row(
        try place(.assignment, "fruit", "", way: "the catch of load()"),
        "No golden shows what `fruit` is set to here: show it in a state in which `load()` fails."),
      Row(
        try place(.call, "fruit", "", subject: "Task {\n  load()\n}", way: #"press "Try Again""#),
        #"No golden shows what `Task {...` does: show it in a storyboard with `press "Try Again"`."#),
      Row(
        try place(.modifier, "fruit", "", subject: ".badge", way: ".refreshable"),
        "No golden shows what `.badge` does: show it in a storyboard that refreshes."),
      Row(try place(.action, "fruit", ""), "No golden shows what the button does: add a storyboard that presses it."),
    ]
    for (row, (place, hint)) in cases.rows() { expect(place.hint, is: hint, at: row) }
  }

  @Test func `a hint names the branch that no golden draws`() throws {
    let (open, close) = (SourcePlace(line: 5, column: 9), SourcePlace(line: 7, column: 3))
    func branch(_ kind: SourceBranch.Kind, _ place: SourcePlace, file: String = "Basket.swift") -> SourceBranch {
      SourceBranch(kind: kind, file: file, line: 5, place: place, enclosing: nil, subject: "fruit.isEmpty")
    }
    let (taken, skipped) = (branch(.taken, open), branch(.skipped, close))
    let drawn = try ReportOutcome(
      matched: GoldenName(catalog: "App.Fruit", screen: "Basket", state: "loaded"),
      notes: FrameNotes(branches: ["App/Basket.swift:5.9"]), digest: ""
    ).declared(at: nil)
    func hint(_ sides: [SourcePlace], _ branches: [SourceBranch], in outcomes: [ReportOutcome]) throws -> String {
      let coverage = BranchCoverage(branches, in: outcomes) { _ in "App" }
      return try MutationHints(coverage).hint(for: place(.argument, "None", "None~", sides: sides))
    }
    let plain = "No golden shows `None`: show it in a separate state."
    let other = "No golden draws `not if fruit.isEmpty` of line 5: add a state that shows it."
    try expect(hint([open, close], [taken, skipped], in: [drawn]), is: other)
    try expect(hint([open], [taken, skipped], in: [drawn]), is: plain)
    try expect(hint([], [taken, skipped], in: [drawn]), is: plain)
    try expect(hint([close], [branch(.skipped, close, file: "Other.swift")], in: [drawn]), is: plain)
    try expect(hint([open, close], [taken, skipped], in: []), is: plain, "nothing is known of branches")
  }

  @Test func `a change is first tried on the screens whose code it touches`() throws {
    let reading = try SourceReading(
      parsing: """
        F\tBasket.swift
        T\tBasket\tview\t1\t9\tRow
        T\tShop\tview\t11\t19\tRow
        T\tRow\tview\t21\t29\tText
        T\tLost\tview\t31\t39\tText
        F\tTests/Snapshots.swift
        T\tBasketSnapshots\tother\t1\t9\tBasket
        T\tShopSnapshots\tother\t11\t19\tShop
        T\tMoreSnapshots\tother\t21\t29\tText
        """)
    func outcomes(_ frames: [(catalog: String, screen: String, line: Int)]) throws -> [ReportOutcome] {
      try frames.map { frame in
        let name = try GoldenName(catalog: frame.catalog, screen: frame.screen, state: "loaded")
        return ReportOutcome(matched: name, notes: FrameNotes(), digest: "")
          .declared(at: SourceLine(file: "Tests/Snapshots.swift", line: frame.line))
      }
    }
    let frames = [("App.Fruit", "Basket", 5), ("App.Fruit", "Shop, long", 15), ("App.More", "More", 25)]
    let scope = MutationScope(reading, try outcomes(frames))
    let cases: [Row<(Int, String?, [String]?)>] = [
      Row(5, "App.Fruit:Basket", ["App.Fruit"]), Row(15, "App.Fruit:Shop%2C long", ["App.Fruit"]),
      Row(25, "App.Fruit:Basket,App.Fruit:Shop%2C long", ["App.Fruit"]), Row(35, nil, nil),
    ]
    for (row, (line, screens, catalogs)) in cases.rows() {
      let selection = scope.selection(of: try place(.argument, "None", "None~", line: line))
      expect(selection?.screens.description, is: screens, at: row)
      expect(selection?.catalogs, is: catalogs, at: row)
    }
    let lost = try place(.argument, "None", "None~", line: 35)
    expect(
      MutationHints(nil, scope).hint(for: lost),
      is: "No declared screen uses the type that contains this: add the screen that shows it to a catalog.")
    let own = try place(.argument, "None", "None~", line: 25)
    expect(MutationHints(nil, scope).hint(for: own), is: own.hint)
    expect(MutationHints().hint(for: lost), is: lost.hint)
    let unknown = MutationScope(reading, try outcomes(frames + [("App.Other", "Nowhere", 99)]))
    expect(
      unknown.selection(of: try place(.argument, "None", "None~", line: 5))?.catalogs, is: ["App.Fruit", "App.Other"],
      "an unknown screen may be made of it")
    let whole = MutationScope(reading, try outcomes([frames[0]]))
    expect(whole.selection(of: try place(.argument, "None", "None~", line: 5)) == nil, "all frames need no selection")
  }

  @Test func `the document lists the result of each change`() throws {
    let run = try run(places(), order: [0, 1, 3], ending: ending).run
    let document = JSONDocument(run, sources: ["Basket.swift": Array(Self.source.utf8)], invisibleCount: 3)
    expect(document.exitStatus, is: 1)
    expect(
      document.text.compactJSON,
      is: """
        {"changes" : [{"file" : "Basket.swift",\
        "hint" : "No golden shows what `.navigationTitle` does: show it in a separate state.",\
        "kind" : "modifier","line" : 4,"old" : ".navigationTitle(\\"Basket\\")","result" : "survived"},{\
        "file" : "Basket.swift","kind" : "condition","line" : 5,\
        "new" : "if !fruit.isEmpty { Text(\\"None\\") }","old" : "if fruit.isEmpty { Text(\\"None\\") }",\
        "result" : "killed"},{"file" : "Basket.swift","kind" : "argument","line" : 3,\
        "new" : "List(fruit) { Text(0) }","old" : "List(fruit) { Text($0) }","result" : "notCompiled"}],\
        "command" : "mutate","counts" : {"killed" : 1,"notCompiled" : 1,"survived" : 1},"exitStatus" : 1,\
        "format" : 1,"leftAlone" : 3,"notBuilt" : 0,"notTried" : 2}
        """)
  }

  @Test(
    arguments: [
      ("90s", .seconds(90)), ("5m", .seconds(300)), ("1h", .seconds(3600)), ("5", nil), ("m", nil), ("-5m", nil),
      ("0s", nil), ("5 m", nil), ("99999999999999999999h", nil), ("9000000000000000000h", nil),
    ] as [(String, Duration?)])
  func `a budget is a number with a unit`(_ text: String, _ duration: Duration?) throws {
    expect(TimeBudget(text)?.duration, is: duration)
  }

  @Test(arguments: [0, 1, 2, 3, 7, 8, 100]) func `a sample is spread evenly, wherever it ends`(count: Int) {
    let order = MutationOrder.spread(count, seed: 1)
    expect(order.sorted(), is: Array(0..<count), "each place once")
    expect(order, is: MutationOrder.spread(count, seed: 1))
    // Each of four quarters has had its turn after a few.
    if count == 100 {
      for length in 8...20 { expect(Set(order.prefix(length).map { $0 / 25 }).count, is: 4, "after \(length)") }
      expect(order != MutationOrder.spread(count, seed: 2))
    }
  }

  /// A run whose builds and tests end as `ending` says for the file's text.
  private func run(
    _ places: [MutationPlace], order: [Int]? = nil, switched: Set<Int> = [], limit: Int = .max,
    ending: @escaping (String) -> (build: MutationRun.Ending, test: MutationRun.Ending)
  ) throws -> (run: MutationRun, left: String) {
    var (text, builds) = (Self.source, 0)
    let run = try MutationRun(
      places, order: order ?? Array(places.indices), switched: switched,
      sources: ["Basket.swift": Array(Self.source.utf8)],
      write: { _, bytes in text = String(decoding: bytes, as: UTF8.self) },
      build: {
        builds += 1
        return ending(text).build
      },
      test: { place, number in
        number.map { places[$0] != place || !switched.contains($0) } == true ? .timedOut : ending(text).test
      }, mayGoOn: { builds < limit })
    return (run, text)
  }

  private func places() throws -> [MutationPlace] {
    [
      try place(.modifier, "\n      .navigationTitle(\"Basket\")", "", line: 4, subject: ".navigationTitle"),
      try place(.condition, "fruit.isEmpty", "!fruit.isEmpty"), try place(.argument, "None", "None~"),
      try place(.argument, "Text($0)", "Text(0)", line: 3),
      try place(.boolean, "List(fruit)", "while true {}", line: 3),
    ]
  }

  private func ending(_ text: String) -> (build: MutationRun.Ending, test: MutationRun.Ending) {
    if text.contains("Text(0)") { return (.failed, .succeeded) }
    if text.contains("while") { return (.succeeded, .timedOut) }
    return (.succeeded, text.contains("None~") || !text.contains("Title") ? .succeeded : .failed)
  }

  @Test func `a change with a switch needs no build, and the few without one are built alone`() throws {
    let run = try self.run(places(), switched: [0, 2, 3, 4]) { _ in (.failed, .failed) }.run
    expect(run.results.map(\.result), is: [.killed, .notCompiled, .killed, .killed, .killed])
    expect(run.notBuiltCount, is: 0)
  }

  @Test func `many changes without a switch are not built alone`() throws {
    let many = Array(repeating: try place(.argument, "None", "None~"), count: 13)
    let run = try self.run(many, switched: [5, 7]) { _ in (.failed, .failed) }.run
    expect(run.results.map(\.result), is: [.killed, .killed])
    expect(run.notBuiltCount, is: 11)
    expect(run.leftOutCount, is: 0)
  }

  @Test func `each change is built and tested alone`() throws {
    let (run, left) = try run(places(), ending: ending)
    expect(run.results.map(\.result), is: [.survived, .killed, .survived, .notCompiled, .timedOut])
    expect(left, is: Self.source)
    expect(run.leftOutCount, is: 0)
    expect(run.hasChecked)
    expect(
      MutationText(run, sources: ["Basket.swift": Array(Self.source.utf8)], invisibleCount: 3).lines.joined(
        separator: "\n"),
      is: """
        Basket.swift: 2 of 4 survived
          Basket.swift:4: modifier removed
            - .navigationTitle("Basket")
            No golden shows what `.navigationTitle` does: show it in a separate state.
          Basket.swift:5: argument changed
            - if fruit.isEmpty { Text("None") }
            + if fruit.isEmpty { Text("None~") }
            No golden shows `None`: show it in a separate state.

        5 changes: 1 killed, 2 survived, 1 did not finish, 1 did not compile.
        3 modifiers that change nothing in text were skipped.
        """)
  }

  @Test func `changes that lack of time leaves out are counted; a run without tests has checked nothing`() throws {
    let some = try self.run(places(), order: [2, 0, 1, 3, 4], limit: 3, ending: ending).run
    expect(some.results.map(\.place.line), is: [4, 5, 5], "in the order of the sources")
    expect(some.leftOutCount, is: 2, "in the order of the sources")
    expect(
      MutationText(some, sources: [:], invisibleCount: 0).lines.last,
      is: "2 more were not tried: the time was up. A larger --budget tries more of them.")
    let none = try self.run(places(), limit: 0, ending: ending).run
    expect(none.results.isEmpty)
    expect(none.leftOutCount, is: 5)
    expect(!none.hasChecked)
    expect(try !self.run(places()) { _ in (.failed, .succeeded) }.run.hasChecked, "nothing compiled")
  }

  @Test func `the app is what the tests with the harness are built from, except the tests and the harness`() throws {
    let text = """
      {"name": "P", "targets": [
        {"name": "App", "type": "library", "path": "Sources/App", "sources": ["B.swift", "A.swift", "c.c"],
         "target_dependencies": ["Core"], "product_dependencies": ["TextUI"]},
        {"name": "Core", "type": "library", "path": "Sources/Core", "sources": ["Core.swift"]},
        {"name": "Tool", "type": "executable", "path": "Sources/Tool", "sources": ["main.swift"]},
        {"name": "Support", "type": "library", "path": "Tests/Support", "sources": ["S.swift"]},
        {"name": "AppTests", "type": "test", "path": "Tests/AppTests", "sources": ["T.swift"],
         "target_dependencies": ["App", "Support"], "product_dependencies": ["EveryState"]},
        {"name": "ToolTests", "type": "test", "path": "Tests/ToolTests", "sources": ["U.swift"],
         "target_dependencies": ["Tool"]}
      ]}
      """
    let targets = try PackageTargets(parsing: Array(text.utf8))
    expect(targets.appFiles, is: ["Sources/App/A.swift", "Sources/App/B.swift", "Sources/Core/Core.swift"])
    expect(targets.testFiles, is: ["Tests/AppTests/T.swift"])
    let own = text.replacing(#""name": "Core""#, with: #""name": "EveryState""#).replacing(
      #""Core"]"#, with: #""EveryState"]"#)
    try expect(PackageTargets(parsing: Array(own.utf8)).appFiles, is: ["Sources/App/A.swift", "Sources/App/B.swift"])
  }
}
