@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct MapTests {
  private let maps = [
    ScreenMap(
      screen: "Watchlist",
      moves: [
        .init(from: .declared("loaded"), "refresh", way: [.declared("refreshing"), .declared("loaded")]),
        .init(from: .declared("loaded"), #"Delete "AAPL""#, way: [.found(#"dialog "Delete AAPL?""#)]),
      ]),
    ScreenMap(screen: "About", moves: [.init(from: .declared("loaded"), #"press "Terms""#, way: [], end: .leaves)]),
  ]
  private let text = """
    # Moves between the looks of App.Snapshots
    About
      loaded    press "Terms"         -> leaves
    Watchlist
      loaded    refresh               -> refreshing -> loaded
      loaded    Delete "AAPL"         -> ? dialog "Delete AAPL?"  (no golden)

    """
  private let path = "__Snapshots__/App.Snapshots/map.txt"
  private let never = ["SNAPSHOT_TESTING_RECORD": "never"]
  private let all = ["SNAPSHOT_TESTING_RECORD": "all"]
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  @Test func `a map is recorded and compared as a golden is`() throws {
    let missing = try #require(try package.session(never).verifyMap(maps, of: "App.Snapshots"))
    expect(missing.verdict, is: .missing)
    expect(missing.isFailure)
    expect(missing.message, contains: "\nAccept: swift run everystate accept map.txt\n")
    try expect(package.session(all).verifyMap(maps, of: "App.Snapshots")?.verdict, is: .recorded)
    expect(package.text(path), is: text)
    try expect(package.session(never).verifyMap(maps, of: "App.Snapshots"), is: nil)
    let changed = try #require(try package.session(never).verifyMap([maps[1]], of: "App.Snapshots"))
    expect(changed.verdict, is: .changed)
    expect(changed.message, contains: #"-  loaded    refresh               -> refreshing -> loaded"#)
    expect(changed.names.map(\.description), is: ["map of App.Snapshots"])
  }

  @Test func `the order of declaration does not matter, and a catalog without screens has no map`() throws {
    expect(ScreenMap.text(of: maps.reversed(), catalog: "App.Snapshots"), is: text)
    try expect(TemporaryPackage().session(never).verifyMap([], of: "App.Snapshots"), is: nil)
  }

  @Test func `without a soundness check a map is neither missing nor an orphan`() throws {
    let claims = CatalogClaims(catalog: "App.Snapshots", screens: [])
    _ = try package.session(all).completeness(of: claims)
    try expect(package.session(never).completeness(of: claims), is: [])
    try package.write(text, to: path)
    try expect(package.session(never).completeness(of: claims), is: [])
  }

  @Test func `one shard compares the map: the one that checks the whole catalog`() throws {
    let compare = try (1...3).map { number in
      let session = try package.session(["EVERYSTATE_SHARD": "\(number)/3"])
      expect(session.comparesMap(of: "App.Snapshots"), is: session.looksAtCatalog("App.Snapshots"))
      return session.comparesMap(of: "App.Snapshots")
    }
    expect(compare.count { $0 }, is: 1)
  }

  @Test func `a map is selected by its own name and read from a report`() throws {
    let map = try GoldenName.map(catalog: "App.Snapshots")
    expect(map.path.text, is: path)
    expect(map.path.name, is: map)
    expect(map != (try .matrix(catalog: "App.Snapshots")))
    try expect(Selection(parsing: "map.txt").matches(map))
    try expect(!Selection(parsing: "matrix.txt").matches(map))
    try expect(!Selection(parsing: "Watchlist").matches(map))
    let names = [
      map, try .matrix(catalog: "App.Snapshots"), try GoldenName(catalog: "A", screen: "map.txt", state: "x"),
    ]
    for name in names { try expect(JSONDecoder().decode(GoldenName.self, from: JSONEncoder().encode(name)), is: name) }
    _ = try package.session(all).verifyMap(maps, of: "App.Snapshots")
    try expect(package.report()?.outcomes.map(\.name), is: [map])
  }

  @Test(arguments: [
    (["EVERYSTATE_ONLY": "Watchlist"], false), (["EVERYSTATE_ONLY": "Watchlist/failed,matrix.txt"], false),
    (["EVERYSTATE_ONLY": "map.txt"], true), (["EVERYSTATE_ONLY": "App.Snapshots:map.txt"], true),
    (["EVERYSTATE_ONLY": "Other.Snapshots:map.txt"], false), ([:], true),
  ]) func `a run of some screens leaves the map alone`(_ environment: [String: String], _ compares: Bool) throws {
    try expect(TemporaryPackage().session(environment).comparesMap(of: "App.Snapshots"), is: compares)
  }
}
