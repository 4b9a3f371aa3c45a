@Suite struct MapCommandTests {
  private let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: ["Detail", "Watchlist"].map {
      ScreenClaims(screen: $0, states: [FrameClaim("loaded"), FrameClaim("failed")])
    })
  private let refresh = ScreenMap.Move(from: .declared("loaded"), "refresh", way: [.declared("loaded")])
  private let delete = ScreenMap.Move(
    from: .declared("loaded"), #"Delete "AAPL""#, way: [.found(#"dialog "Delete AAPL?""#)])
  private let confirm = ScreenMap.Move(
    from: .declared("asked 2"), #"press "Delete""#, way: [.found(#""MSFT""#)])
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  private func run(
    record: String = "never", _ moves: [ScreenMap.Move]?, source: StateSource? = nil
  ) throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let notes = FrameNotes(source: source?.list ?? [])
      _ = session.verify(claim.name, text: "# \(claim.name)\nbody of \(claim.name)\n", notes: notes)
    }
    _ = session.completeness(of: claims)
    if let moves {
      _ = session.verifyMap(
        [ScreenMap(screen: "Watchlist", moves: moves), ScreenMap(screen: "Detail", moves: [])],
        of: "App.Snapshots")
    }
    session.end()
  }

  @Test func `map prints the ways through the screens`() throws {
    try expect(package.everystate("map"), status: 2, warns: "verifySoundness()")
    try run(record: "all", [refresh])
    let all = try package.everystate("map")
    expect(all.status, is: 0)
    expect(
      all.output,
      is: """
        # Moves between the looks of App.Snapshots
        Detail
          (no moves)
        Watchlist
          loaded    refresh               -> loaded

        """)
    try expect(package.everystate("map", "Detail").output, is: "Detail\n  (no moves)\n")
    try expect(package.everystate("map", "Basket"), status: 2, warns: "  Detail\n  Watchlist")
  }

  @Test func `map prints the differences that the newest run found, until they are accepted`() throws {
    try run(record: "all", [refresh])
    try run([delete])
    let changed = try package.everystate("map", "Watchlist")
    expect(changed.status, is: 1)
    expect(
      changed.output,
      is: """
          Watchlist
        -   loaded    refresh               -> loaded
        +   loaded    Delete "AAPL"         -> ? dialog "Delete AAPL?"  (no golden)

        """)
    expect(try package.everystate("status").output, contains: "map of App.Snapshots: changed (+1 -1)")
    try expect(package.everystate("accept", "map.txt").status, is: 0)
    try expect(package.everystate("map", "Watchlist").status, is: 0)
  }

  @Test func `--declare continues from the state's world and actions`() throws {
    let refused = ScreenMap.Move(from: .declared("failed"), #"press "Retry""#, way: [.found(#""MSFT""#)])
    let source = StateSource(
      isInFlight: true, changes: [.init("markets", ".fails(APIError.offline)")], steps: [#"try await $0.search("a")"#])
    try run(record: "all", [refused], source: source)
    expect(
      try package.everystate("map", "Watchlist", "--declare", #""MSFT""#).output,
      is: #"""
        // Watchlist: failed, press "Retry".
        .storyboard("failed then press Retry") {
          $0.markets = .fails(APIError.offline)
        } by: {
          try await $0.search("a")
          try await $0.press("Retry", whileLoading: true)
        },

        """#)
  }

  @Test func `--declare prints the moves that lead to a look without a golden`() throws {
    let ask = ScreenMap.Move(from: delete.start, delete.event, way: [.declared("asked 2")])
    try run(record: "all", [ask, confirm])
    let declared = try package.everystate("map", "Watchlist", "--declare", #""MSFT""#)
    expect(declared.status, is: 0)
    expect(
      declared.output,
      is: #"""
        // Watchlist: loaded, Delete "AAPL", press "Delete". Begin as 'loaded' does: in its world, with its actions.
        .storyboard("Delete AAPL then press Delete") { _ in
        } by: {
          try await $0.perform("Delete", on: "AAPL")
          try await $0.press("Delete")
        },

        """#)
    let unknown = try package.everystate("map", "--declare", "loaded")
    expect(unknown, status: 2, warns: #"Watchlist: ? "MSFT""#)
  }

  @Test func `as JSON each move has its result, and whether it is new or gone`() throws {
    try run(record: "all", [refresh])
    try run([delete, ScreenMap.Move(from: .declared("failed"), "refresh", way: [], end: .breaks("trap"))])
    let told = try package.everystate("map", "Watchlist", "--json")
    expect(told.status, is: 1)
    expect(
      told.output.compactJSON,
      is: #"""
        {"command" : "map","exitStatus" : 1,"format" : 1,"screens" : [{"catalog" : "App.Snapshots","gone" : [{\#
        "event" : "refresh","from" : {"hasGolden" : true,"name" : "loaded"},"way" : [{"hasGolden" : true,\#
        "name" : "loaded"}]}],"moves" : [{"event" : "Delete \"AAPL\"","from" : {"hasGolden" : true,\#
        "name" : "loaded"},"isNew" : true,"way" : [{"hasGolden" : false,"name" : "dialog \"Delete AAPL?\""}]},{\#
        "end" : "breaks","event" : "refresh","from" : {"hasGolden" : true,"name" : "failed"},"isNew" : true,\#
        "reason" : "trap","way" : []}],"screen" : "Watchlist"}]}
        """#)
  }

  @Test func `as JSON all screens are printed, and an unknown one is an error`() throws {
    try run(record: "all", [refresh])
    try expect(
      package.everystate("map", "Basket", "--json"), status: 2, prints: #""error" : "No map contains that screen."#)
    try expect(package.everystate("map", "--json").output, contains: #""screen" : "Detail""#)
  }

  @Test func `a map is an orphan when a run of all tests no longer checks it`() throws {
    try run(record: "all", [refresh])
    try expect(Review(packageRoot: package.root, environment: [:]).orphans(), is: [])
    try run(nil)
    try expect(
      Review(packageRoot: package.root, environment: [:]).orphans().map(\.text),
      is: ["__Snapshots__/App.Snapshots/map.txt"])
  }

  @Test func `the gallery draws the ways, and links to the frames`() throws {
    let out = ScreenMap.Move(from: .declared("failed"), #"press "<b>""#, way: [], end: .leaves)
    try run(record: "all", [refresh, delete, confirm, out])
    let html = try Gallery(packageRoot: package.root, environment: [:]).html
    expect(html, contains: "<details class=\"ways\"><summary>4 transitions, 2 to states without a golden</summary>")
    expect(html, contains: "<a class=\"look\" href=\"#App.Snapshots/Watchlist/loaded\">loaded</a>")
    expect(html, contains: "<span class=\"look unseen\">? dialog &quot;Delete AAPL?&quot;")
    expect(html, contains: "press &quot;&lt;b&gt;&quot;")
    expect(html.components(separatedBy: "class=\"ways\"").count, is: 2, "a screen without moves has none")
  }
}
