@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct CompletenessTests {
  private let watchlist = ScreenClaims(
    screen: "Watchlist", declaredAt: SourceLine(file: "Tests/S.swift", line: 3),
    states: [
      FrameClaim("loaded", declaredAt: SourceLine(file: "Tests/S.swift", line: 4)), FrameClaim("loading"),
      FrameClaim("empty"), FrameClaim("failed"), FrameClaim("signed out"),
    ], storyboards: [FrameClaim("retry")])
  private let settings = ScreenClaims(
    screen: "Settings", states: [FrameClaim("loaded")],
    waivers: ["loading", "empty"].map { Waiver(state: $0, reason: "reads its\n values at once") }
      + [Waiver(state: "failed", reason: "cannot fail")])
  private var catalog: CatalogClaims { CatalogClaims(catalog: "App.Snapshots", screens: [watchlist, settings]) }
  private let never = ["SNAPSHOT_TESTING_RECORD": "never"]
  private let all = ["SNAPSHOT_TESTING_RECORD": "all"]
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try record()
  }

  private func record() throws {
    let session = try package.session(all)
    for claim in try catalog.goldens() where claim.name.kind == .frame {
      _ = session.verify(claim.name, text: "# \(claim.name)\nbody of \(claim.name.state)\n")
    }
    expect(session.completeness(of: catalog).filter(\.isFailure), is: [])
  }

  @Test func `recorded frames are complete, and have an index and a matrix`() throws {
    try expect(package.session(never).completeness(of: catalog), is: [])
    expect(
      package.text("__Snapshots__/index.txt")?.split(separator: "\n").dropFirst(), is: ["format 1", "App.Snapshots"])
    expect(
      package.text("__Snapshots__/App.Snapshots/matrix.txt"),
      is: """
        # Screens and states of App.Snapshots
        Settings: loaded, no loading, no empty, no failed
          no loading, no empty: reads its values at once
          no failed: cannot fail

        Watchlist: loaded, loading, empty, failed | signed out | storyboards: retry

        """)
  }

  @Test func `a matrix without blank lines, as older versions wrote it, is in order`() throws {
    let path = "__Snapshots__/App.Snapshots/matrix.txt"
    let old = try #require(package.text(path)).replacing("\n\n", with: "\n")
    try package.write(old, to: path)
    for mode in [never, [:]] { try expect(package.session(mode).completeness(of: catalog), is: []) }
    expect(package.text(path), is: old)
  }

  @Test func `a deleted golden is missing, an undeclared one is an orphan`() throws {
    try FileManager.default.removeItem(atPath: package.root + "/__Snapshots__/App.Snapshots/Watchlist/loaded.txt")
    let strays = [
      "Watchlist/old.txt", "Watchlist/older.txt", "Gone/loaded.txt", "Watchlist/deeper/x.txt", "stray.txt",
      "Watchlist/a:b.txt",
    ]
    for stray in strays { try package.write("x\n", to: "__Snapshots__/App.Snapshots/" + stray) }
    let ignored = ["Watchlist/.everystate-1-1.tmp", "Watchlist/.DS_Store", "Watchlist/notes.md", ".x.txt"]
    for file in ignored { try package.write("x\n", to: "__Snapshots__/App.Snapshots/" + file) }
    try package.write("x\n", to: "__Snapshots__/Other.Suite/Screen/loaded.txt")
    let findings = try exactly(2, package.session(never).completeness(of: catalog))
    expect(findings.map(\.verdict), is: [.missing, .orphaned])
    expect(
      findings.first?.message,
      is: """
        App.Snapshots: 1 declared frame has no golden. If names changed: swift run everystate review. Otherwise record: SNAPSHOT_TESTING_RECORD=missing swift test
          Watchlist / loaded  (Tests/S.swift:4)
        """)
    expect(findings.first?.declaredAt, is: SourceLine(file: "Tests/S.swift", line: 4))
    expect(findings[at: 1]?.paths, is: strays.sorted().map { "__Snapshots__/App.Snapshots/" + $0 })
    expect(
      findings[at: 1]?.message ?? "",
      contains:
        "6 goldens are declared by no catalog. If names changed: swift run everystate review. Otherwise remove: swift run everystate prune --yes"
    )
    try expect(package.report()?.findings.map(\.verdict), is: [.missing, .orphaned])
    try expect(package.session(never).tree.catalogsOnDisk(), is: ["App.Snapshots", "Other.Suite"])
    try expect(package.session(never).tree.catalogsInIndex(), is: ["App.Snapshots"])
  }

  /// Old and new screens with their states, and the renames that their names tell.
  private static let renames = #"""
    a screen ¦ Basket: loaded, failed ¦ Cart: loaded, failed ¦ Basket is now Cart
    with a variant ¦ Basket: loaded; Basket in de: loaded ¦ Cart: loaded; Cart in de: loaded ¦ Basket is now Cart
    a state ¦ Basket: loaded, mine ¦ Basket: loaded, own ¦ Basket / mine is now Basket / own
    two states ¦ Basket: loaded, mine, his ¦ Basket: loaded, own, her ¦ none
    other states ¦ Basket: loaded, failed ¦ Cart: loaded ¦ none ¦¦ another variant ¦ Basket: loaded; Basket in de: loaded ¦ Cart: loaded ¦ none
    two screens alike ¦ Basket: loaded; Shelf: loaded ¦ Cart: loaded; Rack: loaded ¦ none
    two screens ¦ Basket: loaded; Shelf: a ¦ Cart: loaded; Rack: a ¦ Basket is now Cart; Shelf is now Rack
    a screen that had goldens ¦ Basket: loaded; Cart: loaded ¦ Cart: loaded ¦ none
    """#.exactRows

  private func screens(_ text: String) throws -> CatalogClaims {
    CatalogClaims(
      catalog: "A.B",
      screens: text.split(separator: "; ").map { screen in
        let parts = screen.split(separator: ": ")
        return ScreenClaims(
          screen: String(parts[0]), variantOf: parts[0].contains(" ") ? String(parts[0].split(separator: " ")[0]) : nil,
          states: parts[1].split(separator: ", ").map { FrameClaim(String($0)) })
      })
  }

  @Test(arguments: renames) func `names tell what was renamed`(_ row: [String]) throws {
    let (old, new) = try (screens(row[1]).goldens(), screens(row[2]))
    let completeness = Completeness(declared: try new.goldens(), disk: old.map(\.name.path))
    let missing = Set(completeness.missing.map(\.name))
    let renamings = Renaming.all(in: new, new: missing, orphans: completeness.orphans)
    expect(renamings.isEmpty ? "none" : renamings.map(\.words).joined(separator: "; "), is: row[3])
  }

  @Test func `a state's golden is read once a run`() throws {
    let session = try package.session(never)
    try session.declare(catalog)
    func message() throws -> String {
      session.verify(try frame("Watchlist", "failed"), text: "# Watchlist / failed\nbody of empty\n").message
    }
    let first = try message()
    try package.write("# Watchlist / empty\nother\n", to: "__Snapshots__/App.Snapshots/Watchlist/empty.txt")
    expect(try message(), is: first)
  }

  @Test func `a state that the run has drawn anew is compared anew`() throws {
    let session = try package.session(never)
    try session.declare(catalog)
    let (failed, empty) = try (frame("Watchlist", "failed"), frame("Watchlist", "empty"))
    func message() -> String {
      session.verify(failed, text: "# Watchlist / failed\nbody of empty\n").message
    }
    expect(message(), contains: "it looks the same as Watchlist / empty")
    _ = session.verify(empty, text: "# Watchlist / empty\nother\n")
    expect(message(), lacks: "it looks the same as")
  }

  private func findings(_ selection: String) throws -> [Finding] {
    try package.session(never.merging(["EVERYSTATE_ONLY": selection]) { $1 }).completeness(of: catalog)
  }

  @Test func `completeness checks only the selected frames`() throws {
    for state in ["loaded", "failed"] {
      try FileManager.default.removeItem(atPath: package.root + "/__Snapshots__/App.Snapshots/Watchlist/\(state).txt")
    }
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Watchlist/old.txt")
    try package.write("x\n", to: "__Snapshots__/Other.Suite/Elsewhere/loaded.txt")
    try expect(findings("Watchlist/failed").map(\.names), is: [[frame("Watchlist", "failed")]])
    try expect(findings("Settings"), is: [])
    try expect(findings("Elsewhere"), is: [], "another catalog has it")
    try expect(findings("Watchlist/old").map(\.verdict), is: [.missing])
  }

  @Test func `a frame that another catalog declares and no run has recorded is selected there`() throws {
    let other = CatalogClaims(
      catalog: "New.Suite", screens: [ScreenClaims(screen: "Fresh", states: [FrameClaim("loaded")])])
    for (selection, verdicts) in [("Fresh", []), ("Fresh/loaded,Settings", []), ("Fresh/gone", [Verdict.missing])] {
      let session = try package.session(never.merging(["EVERYSTATE_ONLY": selection]) { $1 })
      try session.declare(other)
      expect(session.completeness(of: catalog).map(\.verdict), is: verdicts, "\(selection)")
    }
  }

  @Test func `a selection of nothing fails, and lists the names`() throws {
    let nothing = try only(findings("watchlist,Settings/*"))
    expect(nothing.verdict, is: .missing)
    expect(nothing.isFailure)
    expect(
      nothing.message,
      begins: "EVERYSTATE_ONLY selects nothing with 'watchlist'. App.Snapshots has:\n  Watchlist/loaded\n")
    expect(nothing.message, contains: "  'Watchlist/signed out'")
  }

  @Test func `two states with equal frames, headers apart, are twins unless the pair is waived`() throws {
    try makeTwins()
    for environment in [never, [:]] {
      let twin = try only(package.session(environment).completeness(of: catalog))
      expect(twin.verdict, is: .twin)
      try expect(twin.names, is: [frame("Watchlist", "empty"), frame("Watchlist", "loading")])
      expect(twin.headline, begins: "Watchlist: 'empty' and 'loading' look the same.")
    }
  }

  /// A package in which `empty` and `loading` look the same.
  private func makeTwins() throws {
    try package.write(
      "# Watchlist / empty\n# (40 columns)\nsame\n# no header\n", to: "__Snapshots__/App.Snapshots/Watchlist/empty.txt")
    try package.write(
      "# Watchlist / loading\nsame\n# no header\n", to: "__Snapshots__/App.Snapshots/Watchlist/loading.txt")
    try package.write("# Settings\nsame\n# no header\n", to: "__Snapshots__/App.Snapshots/Settings/loaded.txt")
  }

  @Test func `a waived pair is not reported, and the matrix has the waiver`() throws {
    try makeTwins()
    let waived = ScreenClaims(
      screen: "Watchlist", states: watchlist.states, storyboards: watchlist.storyboards,
      twinWaivers: [TwinWaiver("loading", "empty", reason: "the design says so")],
      ruleWaivers: [
        RuleWaiver(rule: "cut text", state: nil, reason: "it is long"),
        RuleWaiver(rule: "dead control", subject: "a\nb", state: "loading", reason: "it waits"),
      ])
    let claims = CatalogClaims(catalog: "App.Snapshots", screens: [waived, settings])
    _ = try package.session(all).completeness(of: claims)
    try expect(package.session(never).completeness(of: claims), is: [])
    expect(
      package.text("__Snapshots__/App.Snapshots/matrix.txt") ?? "",
      contains:
        "\n  loading may look like empty: the design says so\n  cut text: it is long\n  dead control \"a b\" in loading: it waits\n"
    )
  }

  @Test func `the first run records, and completeness does not depend on the order of the tests`() throws {
    func findings(completenessFirst: Bool, _ environment: [String: String]) throws -> [String] {
      let package = try TemporaryPackage()
      try package.write("# x\nsame\n", to: "__Snapshots__/App.Snapshots/Settings/loaded.txt")
      let session = try package.session(environment)
      let frames = {
        for claim in try catalog.goldens() where claim.name.kind == .frame {
          _ = session.verify(claim.name, text: "same\n")
        }
      }
      if !completenessFirst { try frames() }
      let findings = session.completeness(of: catalog)
      if completenessFirst { try frames() }
      return findings.map { "\($0.verdict) \($0.severity) \($0.headline)" }
    }
    for environment in [[:], never, all, ["SNAPSHOT_TESTING_RECORD": "failed"]] {
      try expect(
        findings(completenessFirst: true, environment), is: findings(completenessFirst: false, environment),
        "\(environment)")
    }
    try expect(
      findings(completenessFirst: true, [:]).map { $0.prefix(16) }, is: ["recorded failure", "recorded failure"])
    try expect(findings(completenessFirst: true, all).map { $0.prefix(13) }, is: ["recorded note", "recorded note"])
  }

  @Test func `a change of one screen changes one line of the matrix`() throws {
    let screens = (0..<20).map {
      ScreenClaims(screen: "Screen \($0)", states: CoverageMatrix.requiredStates.map { FrameClaim($0) })
    }
    let before = CoverageMatrix.text(of: CatalogClaims(catalog: "A.B", screens: screens))
    expect(before, is: CoverageMatrix.text(of: CatalogClaims(catalog: "A.B", screens: screens.reversed())))
    var changed = screens
    changed[7] = ScreenClaims(
      screen: "Screen 7", states: screens[7].states + [FrameClaim("a very long state, with a comma")],
      storyboards: [FrameClaim("retry | twice")])
    changed.append(ScreenClaims(screen: "Screen 77", states: [], timelines: [FrameClaim("burst")]))
    let after = CoverageMatrix.text(of: CatalogClaims(catalog: "A.B", screens: changed))
    let patch = TextPatch(old: Array(before.utf8), new: Array(after.utf8), path: "m")
    expect(patch.addedCount, is: 3, "a row, and a row with its blank line")
    expect(patch.removedCount, is: 1)
    expect(
      after,
      contains:
        "Screen 7: loaded, loading, empty, failed | a very long state%2C with a comma | storyboards: retry %7C twice\n")
    expect(after, contains: "\nScreen 77: timelines: burst\n")
    expect(
      CoverageMatrix.text(of: CatalogClaims(catalog: "A.B", screens: [])),
      is: "# Screens and states of A.B\n(no screens)\n")
  }

  @Test func `colliding and empty names are findings`() throws {
    let package = try TemporaryPackage()
    let twice = ScreenClaims(
      screen: "Watchlist",
      states: [FrameClaim("loaded", declaredAt: SourceLine(file: package.root + "/T.swift", line: 1))],
      storyboards: [FrameClaim("Loaded", declaredAt: SourceLine(file: package.root + "/T.swift", line: 2))])
    let session = try package.session(never)
    let collision = session.completeness(of: CatalogClaims(catalog: "A.B", screens: [twice]))
    expect(collision.first?.verdict, is: .invalid)
    expect(collision.first?.message ?? "", contains: "T.swift:1", "T.swift:2")
    let nameless = CatalogClaims(catalog: "A.B", screens: [ScreenClaims(screen: "S", states: [FrameClaim("")])])
    expect(
      session.completeness(of: nameless).map(\.message),
      is: ["The state has an empty name. Give it one: the golden's file is named after it."])
  }

  @Test func `a record run sorts an index that a merge has left unsorted`() throws {
    let merged =
      "# The catalogs with goldens here. Record runs keep this file; commit it.\nformat 1\nZ.Z\nApp.Snapshots\n"
    for mode in RecordMode.allCases {
      let package = try TemporaryPackage()
      try package.write(merged, to: "__Snapshots__/index.txt")
      let claims = CatalogClaims(catalog: "App.Snapshots", screens: [])
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode.rawValue])
      let findings = session.completeness(of: claims).filter { $0.paths == ["__Snapshots__/index.txt"] }
      let lines = package.text("__Snapshots__/index.txt")?.split(separator: "\n").dropFirst(2).map(String.init)
      expect(lines, is: (mode == .never ? ["Z.Z", "App.Snapshots"] : ["App.Snapshots", "Z.Z"]), "\(mode)")
      expect(findings.map(\.severity), is: (mode == .never ? [] : [.note]), "\(mode)")
    }
  }

  @Test(
    arguments: [
      ("", "index.txt: the file is empty"), ("# x\nA.B\n", "index.txt: the line 'format 1' is missing"),
      ("format x\n", "index.txt:1: 'format x' is not a single format version"),
      ("format 1\nformat 2\n", "index.txt:2:"), ("format 1\nA/B\n", "index.txt:2: 'A/B' is not a catalog name"),
      ("format 1\n<<<<<<< HEAD\nA\n", "index.txt:2: an unresolved merge conflict: keep the lines of both sides"),
      ("format 1\r\nA\r\n", "index.txt: the file has a carriage return in line 1"),
      ("format 9\nApp.Snapshots\n", "text format 9; this renderer writes 1. Update EveryState"),
    ] as [(String, String)])
  func `an error in the index says how to fix it`(_ text: String, _ words: String) throws {
    try package.write(text, to: "__Snapshots__/index.txt")
    for environment in [never, all] {
      let findings = try package.session(environment).completeness(of: catalog)
      expect(findings.map(\.verdict), is: [.invalid])
      expect(findings.first?.message ?? "", contains: words)
    }
    expect(package.text("__Snapshots__/index.txt"), is: text, "a broken index is not overwritten")
  }

  @Test func `a catalog that the index lacks is missing, and a record run adds it`() throws {
    try package.write("format 1\nOther.Suite\n", to: "__Snapshots__/index.txt")
    try expect(package.session(never).completeness(of: catalog).map(\.verdict), is: [.invalid])
    try expect(package.session(all).completeness(of: catalog).map(\.severity), is: [.note])
    try expect(package.session(never).tree.catalogsInIndex(), is: ["App.Snapshots", "Other.Suite"])
  }

  @Test func `the format rises only when a full run has recorded everything`() throws {
    func run(_ environment: [String: String], states: Int) throws -> Int? {
      let session = try package.session(environment, textFormat: 2)
      for claim in try catalog.goldens().filter({ $0.name.kind == .frame }).prefix(states) {
        _ = session.verify(claim.name, text: "# new\nbody of \(claim.name.state)\n")
      }
      _ = session.completeness(of: catalog)
      session.end()
      return try session.tree.index()?.format
    }
    try expect(run(["SNAPSHOT_TESTING_RECORD": "failed"], states: 7), is: 1)
    try expect(run(all, states: 6), is: 1)
    try expect(run(all.merging(["EVERYSTATE_ONLY": "Watchlist"]) { $1 }, states: 7), is: 1)
    try expect(run(all, states: 7), is: 2)
  }
}
