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
    from: .found(#"dialog "Delete AAPL?""#), #"press "Delete""#, way: [.found(#""MSFT""#)])

  private func run(
    _ package: TemporaryPackage, record: String = "never", _ moves: [ScreenMap.Move], mapped: Bool = true,
    unexplored: Int = 0
  ) throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      _ = session.verify(claim.name, text: "# \(claim.name)\nbody of \(claim.name)\n")
    }
    _ = session.completeness(of: claims)
    if mapped {
      _ = session.verifyMap(
        [ScreenMap(screen: "Watchlist", moves: moves, unexplored: unexplored), ScreenMap(screen: "Detail", moves: [])],
        of: "App.Snapshots")
    }
    session.end()
  }

  private func everystate(_ words: String..., in package: TemporaryPackage) throws -> ProcessRun {
    try ProcessRun(BuiltProduct.everystate, words, folder: package.root)
  }

  @Test func `map prints the ways through the screens, and how to declare a new look`() throws {
    // Map prints the ways through the screens, and the differences that the newest run found.
    let package = try TemporaryPackage()
    let none = try everystate("map", in: package)
    expect(none.status == 2 && none.errors.contains("verifySoundness()"))
    try run(package, record: "all", [refresh])
    let all = try everystate("map", in: package)
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
    try expect(everystate("map", "Detail", in: package).output, is: "Detail\n  (no moves)\n")
    let unknown = try everystate("map", "Basket", in: package)
    expect(unknown.status == 2 && unknown.errors.contains("  Detail\n  Watchlist"))
    try run(package, [delete])
    let changed = try everystate("map", "Watchlist", in: package)
    expect(changed.status, is: 1)
    expect(
      changed.output,
      is: """
          Watchlist
        -   loaded    refresh               -> loaded
        +   loaded    Delete "AAPL"         -> ? dialog "Delete AAPL?"  (no golden)

        """)
    expect(try everystate("status", in: package).output.contains("map of App.Snapshots: changed (+1 -1)"))
    try expect(everystate("accept", "map.txt", in: package).status, is: 0)
    try expect(everystate("map", "Watchlist", in: package).status, is: 0)
    // `--declare` prints the moves that lead to a look without a golden.
    let secondPackage = try TemporaryPackage()
    try run(secondPackage, record: "all", [delete, confirm])
    let declared = try everystate("map", "Watchlist", "--declare", #""MSFT""#, in: secondPackage)
    expect(declared.status, is: 0)
    expect(
      declared.output,
      is: #"""
        // Watchlist: loaded, Delete "AAPL", press "Delete". The world is that of 'loaded'.
        .storyboard("Delete AAPL then press Delete") { _ in
        } by: {
          try await $0.perform("Delete", on: "AAPL")
          try await $0.press("Delete")
        },

        """#)
    let secondUnknown = try everystate("map", "--declare", "loaded", in: secondPackage)
    expect(secondUnknown.status == 2 && secondUnknown.errors.contains(#"Watchlist: ? dialog "Delete AAPL?""#))
  }

  @Test func `as JSON each move has its result, and whether it is new or gone`() throws {
    let package = try TemporaryPackage()
    try run(package, record: "all", [refresh])
    try run(package, [delete, ScreenMap.Move(from: .declared("failed"), "refresh", way: [], end: .breaks("trap"))])
    let told = try everystate("map", "Watchlist", "--json", in: package)
    expect(told.status, is: 1)
    expect(
      told.output,
      is: #"""
        {
          "command" : "map",
          "exitStatus" : 1,
          "format" : 1,
          "screens" : [
            {
              "catalog" : "App.Snapshots",
              "gone" : [
                {
                  "event" : "refresh",
                  "from" : {
                    "hasGolden" : true,
                    "name" : "loaded"
                  },
                  "way" : [
                    {
                      "hasGolden" : true,
                      "name" : "loaded"
                    }
                  ]
                }
              ],
              "moves" : [
                {
                  "event" : "Delete \"AAPL\"",
                  "from" : {
                    "hasGolden" : true,
                    "name" : "loaded"
                  },
                  "isNew" : true,
                  "way" : [
                    {
                      "hasGolden" : false,
                      "name" : "dialog \"Delete AAPL?\""
                    }
                  ]
                },
                {
                  "end" : "breaks",
                  "event" : "refresh",
                  "from" : {
                    "hasGolden" : true,
                    "name" : "failed"
                  },
                  "isNew" : true,
                  "reason" : "trap",
                  "way" : [

                  ]
                }
              ],
              "screen" : "Watchlist"
            }
          ]
        }

        """#)
    let unknown = try everystate("map", "Basket", "--json", in: package)
    expect(unknown.status == 2 && unknown.output.contains(#""error" : "No map has the screen."#), "\(unknown)")
    let whole = try everystate("map", "--json", in: package)
    expect(whole.output.contains(#""screen" : "Detail""#))
  }

  @Test func `a map can be an orphan, and the gallery draws its ways`() throws {
    // A map is an orphan when a run of all tests no longer checks it.
    let package = try TemporaryPackage()
    try run(package, record: "all", [refresh])
    try expect(Review(packageRoot: package.root, environment: [:]).orphans(), is: [])
    try run(package, [], mapped: false)
    try expect(
      Review(packageRoot: package.root, environment: [:]).orphans().map(\.text),
      is: ["__Snapshots__/App.Snapshots/map.txt"])
    // The gallery draws the ways, and links to the frames.
    let secondPackage = try TemporaryPackage()
    let out = ScreenMap.Move(from: .declared("failed"), #"press "<b>""#, way: [], end: .leaves)
    try run(secondPackage, record: "all", [refresh, delete, confirm, out])
    let html = try Gallery(packageRoot: secondPackage.root, environment: [:]).html
    expect(html.contains("<details class=\"ways\"><summary>4 ways through it, 2 to what no golden shows</summary>"))
    expect(html.contains("<a class=\"look\" href=\"#App.Snapshots/Watchlist/loaded\">loaded</a>"))
    expect(html.contains("<span class=\"look unseen\">? dialog &quot;Delete AAPL?&quot;"))
    expect(html.contains("press &quot;&lt;b&gt;&quot;"))
    expect(!html.contains("The map is not whole"))
    try run(secondPackage, record: "all", [refresh], unexplored: 1)
    expect(
      try Gallery(packageRoot: secondPackage.root, environment: [:]).html.contains(
        "The map is not whole: 1 look was found and not gone on from."))
    expect(html.components(separatedBy: "class=\"ways\"").count, is: 2, "a screen without moves has none")
  }
}
