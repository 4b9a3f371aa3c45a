@testable import EveryStateGoldens

/// An empty variable counts as unset, as shells and CI forms leave one out that way.
@Suite struct SettingTests {
  private static let variables = [
    RecordMode.variable, "CI", Selection.variable, FrameOrder.variable, PackageRoot.variable, OutputArea.variable,
    RunIdentity.variable,
  ]

  @Test(arguments: ["", " ", "\t", " \n"]) func `an empty or blank variable asks for nothing`(_ blank: String) throws {
    let package = try TemporaryPackage()
    let environment = Dictionary(uniqueKeysWithValues: Self.variables.map { ($0, blank) })
    let (mode, origin) = try RecordMode.of(environment: environment)
    expect(mode, is: .missing)
    expect(origin, is: .byDefault)
    try expect(Selection.of(environment: environment).isEverything)
    try expect(FrameOrder.of(environment: environment), is: .declared)
    let start = package.root + "/Tests/x.swift"
    try expect(PackageRoot.find(from: start, environment: environment), is: package.root)
    let output = try OutputArea(packageRoot: package.root, environment: environment)
    expect(output.folder, is: package.root + "/.build/everystate")
    expect(RunIdentity(environment: environment, process: 1, alone: "alone").run, is: "alone", "no run is named ''")
  }
}

@Suite struct SelectionTests {
  @Test func `a selection picks screens and states by name, as messages print them`() throws {
    let failed = try frame("Watchlist", "failed")
    let blank = try frame("Watchlist", "failed after refresh")
    let detail = try frame("Detail", "loaded")
    let matrix = try GoldenName.matrix(catalog: "App.Snapshots")
    let names = [failed, blank, detail, matrix]
    let cases: [Row<(String, [GoldenName])>] = [
      Row("", names), Row("  ", names), Row("Watchlist", [failed, blank]), Row("Watchlist/*", [failed, blank]),
      Row("Watchlist/failed", [failed]), Row("Watchlist/failed after refresh", [blank]),
      Row(" Watchlist/failed , Detail ", [failed, detail]), Row("watchlist", []), Row("Watchlist/Failed", []),
      Row("Watchlist/fail", []), Row("Watch", []), Row("App.Snapshots:Watchlist/failed", [failed]),
      Row("Other.Snapshots:Watchlist/failed", []), Row("matrix.txt", [matrix]),
      Row("Other.Snapshots:matrix.txt", []), Row("*", []),
    ]
    for (row, (text, selected)) in cases.rows() {
      let selection = try Selection(parsing: text)
      expect(names.filter(selection.matches), is: selected, at: row)
    }
  }

  @Test(arguments: ["a", "a,b", "a/b", "*", "a:b", " x ", "50%", "it's", "%2C", "matrix.txt", "é"])
  func `the selection that a message prints selects exactly that frame`(_ state: String) throws {
    let name = try frame("Screen, one/two", state)
    let others = try ["aa", "b", "/", ","].map { try frame("Screen, one/two", $0) }
    let selection = try Selection(parsing: name.selector)
    expect(selection.items.count, is: 1)
    expect(selection.matches(name), "\(name.selector)")
    expect(!others.contains(where: selection.matches))
  }

  @Test(arguments: ["-Wide", "--help", "-"])
  func `the selection that a message prints is not an option`(_ screen: String) throws {
    let name = try frame(screen, "loaded")
    expect(name.selector.first, is: "%")
    try expect(Selection(parsing: name.selector).matches(name))
  }

  static let typed = [
    "a,b", "a, b", "two, three, four", "10:30", "a: b, c", "50%, off", "it's, \"so\"", "-a, -b", "é, ü",
  ]

  @Test(arguments: typed) func `a state's name is typed as it is shown`(_ state: String) throws {
    let selection = try Selection(parsing: "Detail,Screen/\(state),Basket/empty")
    try expect(selection.matches(frame("Screen", state)))
  }

  @Test(arguments: typed) func `a typed name selects no other frame`(_ state: String) throws {
    let selection = try Selection(parsing: "Screen/\(state),Basket/empty")
    try expect(!selection.matches(frame("Screen", "b")))
  }

  @Test(arguments: typed) func `the parts of a typed name are not unknown frames`(_ state: String) throws {
    let names = try [frame("Screen", state), frame("Basket", "empty")]
    let selection = try Selection(parsing: "Screen/\(state),Basket/empty,Nowhere")
    expect(selection.itemsWithoutMatch(in: names).map(\.description), is: ["Nowhere"])
  }

  @Test(arguments: [",", "A,,B", "/failed", "A/", ":A", "A,"]) func `a part that can select nothing is an error`(
    _ wrong: String
  ) throws {
    let error = #expect(throws: InvalidSetting.self) { try Selection(parsing: wrong) }
    expect(error?.description ?? "", contains: "'\(wrong)'")
  }

  @Test func `a part that selects nothing is named`() throws {
    let selection = try Selection.of(environment: ["EVERYSTATE_ONLY": "A/x,B,C/*"])
    try expect(
      selection.itemsWithoutMatch(in: [frame("B", "y"), frame("A", "y")]).map(\.description), is: ["A/x", "C/*"])
  }

  @Test func `a number shuffles the frames, always in the same way; any other value is refused`() throws {
    let names = (0..<12).map { "state \($0)" }
    func order(_ value: String?) throws -> [String] {
      try FrameOrder.of(environment: value.map { [FrameOrder.variable: $0] } ?? [:]).ordered(names)
    }
    try expect(order(nil), is: names)
    try expect(order(""), is: names)
    let orders = try (0..<50).map { try order("\($0)") }
    try expect(orders, is: (0..<50).map { try order("\($0)") })
    expect(Set(orders).count, is: 50)
    expect(orders.allSatisfy { Set($0) == Set(names) })
    expect(orders[at: 7]?.prefix(3), is: ["state 4", "state 1", "state 11"])
    for value in ["-1", "x", "1.5", " 1", "18446744073709551616"] {
      let error = #expect(throws: InvalidSetting.self) { try order(value) }
      expect(error?.description ?? "", begins: "EVERYSTATE_SHUFFLE='\(value)' is not an order. Write a whole number")
    }
  }
}
