/// A screen with a variant, a storyboard and a map, under one name and then under another.
private final class RenamedScreen {
  let package: TemporaryPackage
  /// The lines at the end of the last run.
  private(set) var end: [String] = []
  /// The findings of the last run about its catalog.
  private(set) var completeness: [Finding] = []

  init() throws {
    package = try TemporaryPackage()
    try run("Basket", "all", warns: true)
  }

  /// What a run draws: the variant looks the same as its screen in two of three states.
  @discardableResult func run(
    _ screen: String, _ mode: String, state: String = "add one", variant: String = "in German", warns: Bool = false,
    isCheckedFirst: Bool = false, title: String = "Fruit", error: String = "Error", button: String = "Add"
  ) throws -> [FrameOutcome] {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode])
    let german = "\(screen) \(variant)"
    let states = ["loaded", "failed", state].map { FrameClaim($0) }
    let claims = CatalogClaims(
      catalog: "App.Snapshots",
      screens: [
        ScreenClaims(screen: screen, states: states), ScreenClaims(screen: german, variantOf: screen, states: states),
        ScreenClaims(screen: "Orders", states: [FrameClaim("loaded")]),
      ])
    try session.declare(claims)
    if isCheckedFirst { _ = session.completeness(of: claims) }
    var outcomes: [FrameOutcome] = []
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let name = claim.name
      let place = name.state == state ? "added" : name.state
      let body =
        name.screen == german && place != "failed"
        ? "\n~ same as \(screen) / \(name.state)\n"
        : name.screen == "Orders"
          ? "= Orders\n" : "= \(title)  [\(button)]\n\n\(place) \(name.screen == german ? "Fehler" : error)\n"
      outcomes.append(session.verify(name, text: "# \(name)\n\(body)"))
    }
    let moves = [
      ScreenMap.Move(from: .declared("loaded"), "press \"Buy\"", way: [.declared(state)]),
      ScreenMap.Move(from: .declared("failed"), "press \"\(button)\"", way: [.declared("loaded")]),
    ]
    _ = session.verifyMap([ScreenMap(screen: screen, moves: moves)], of: "App.Snapshots")
    completeness = session.completeness(of: claims)
    if warns { _ = session.verifyWarnings([screen: 2], of: "App.Snapshots") }
    session.end()
    end = EndSummary(session, in: WorkingFolder(path: package.root)).lines
    return outcomes
  }

  func review() throws -> Review { try Review(packageRoot: package.root, environment: [:]) }
  func walk() throws -> ReviewWalk { try ReviewWalk(review(), frames: review().frames) }
  var goldens: [String] { package.files().map { $0.replacing("__Snapshots__/", with: "") } }
}

@Suite struct RenameTests {
  private let renamed: RenamedScreen
  init() throws { renamed = try RenamedScreen() }

  @Test(arguments: ["never", "missing"])
  func `a renamed screen with its variants, matrix and map is one question in every mode`(mode: String) throws {
    try renamed.run("Cart", mode)
    let walk = try renamed.walk()
    expect(
      walk.entries.map(\.title), is: ["Basket -> Cart: renamed"], "nothing but the name changed: \(walk.entries)")
    expect(
      walk.heading.first?.text,
      is: "[1/1] Basket -> Cart: renamed: 6 frames, the coverage matrix and the map, otherwise unchanged")
  }

  @Test func `a run that records what is missing does not record a new name`() throws {
    let outcomes = try renamed.run("Cart", "missing")
    expect(outcomes.map(\.verdict.rawValue), is: Array(repeating: "renamed", count: 6) + ["matched"])
    expect(
      outcomes.first?.headline,
      is:
        "Cart / loaded: Basket is now Cart; the golden of Basket / loaded, which no catalog declares, has the same text"
    )
    expect(renamed.goldens.filter { $0.contains("Cart") }, is: [])
  }

  /// A screen, a state, and how each is named when its frames have changed, too.
  private static let changed: [(screen: String, state: String, words: String)] = [
    ("Cart", "add one", "renamed: Basket -> Cart, 6 frames, the coverage matrix and the map; 4 also changed"),
    (
      "Basket", "buy one",
      "renamed: Basket / add one -> Basket / buy one, 2 frames, the coverage matrix and the map; 1 also changed"
    ),
  ]

  @Test(arguments: changed, ["never", "missing"])
  func `a frame that was renamed and changed is not recorded`(
    row: (screen: String, state: String, words: String), mode: String
  ) throws {
    let before = renamed.goldens
    try renamed.run(row.screen, mode, state: row.state, title: "Drinks")
    expect(renamed.goldens, is: before)
  }

  @Test(arguments: changed, ["never", "missing"])
  func `a frame that was renamed and changed is offered as a rename with the change`(
    row: (screen: String, state: String, words: String), mode: String
  ) throws {
    try renamed.run(row.screen, mode, state: row.state, title: "Drinks")
    let diff = try renamed.package.everystate("diff").output
    expect(diff, contains: row.words + "\n", ": \"Fruit\" -> \"Drinks\"\n")
  }

  @Test func `a rename beside another change has its own lines of the map`() throws {
    try renamed.run("Basket", "never", state: "buy one", button: "Put in")
    let diff = try renamed.package.everystate("diff").output
    expect(
      diff,
      contains:
        "renamed: Basket / add one -> Basket / buy one, 2 frames and the coverage matrix; 1 also changed; also lines of the map\n",
      "press \"Put in\"")
    expect(diff, lacks: "press \"Buy\"", "map of App.Snapshots: ")
  }

  @Test func `a rename that the run has recorded is one question, which removes the old goldens`() throws {
    try renamed.run("Cart", "all")
    try renamed.package.expectOneNumberOfChanges()
    var walk = try renamed.walk()
    expect(walk.entries.map(\.title), is: ["Basket -> Cart: renamed"])
    _ = walk.take("a")
    expect(renamed.goldens.filter { $0.contains("/Basket") }, is: [])
    expect(walk.needsAttention, is: false)
  }

  @Test func `the size of a frame that was renamed and changed is that of the change`() throws {
    try renamed.run("Basket", "never", state: "buy one", title: "Drinks")
    expect(try renamed.package.everystate("status").output, contains: "Basket / buy one: renamed (+1 -1)")
  }

  /// What a run renames, the text that it draws, and the size of all of its changes.
  private static let sizes: [(screen: String, state: String, title: String, size: String)] = [
    ("Cart", "add one", "Fruit", "1 change in 6 frames, the coverage matrix and the map"),
    ("Cart", "add one", "Drinks", "2 changes in 6 frames, the coverage matrix and the map"),
    ("Basket", "buy one", "Fruit", "1 change in 2 frames, the coverage matrix and the map"),
    ("Basket", "buy one", "Drinks", "2 changes in 5 frames, the coverage matrix and the map"),
  ]

  @Test(arguments: sizes, ["run", "status", "diff", "summary", "json"])
  func `the size of renames and changes is the same everywhere`(
    row: (screen: String, state: String, title: String, size: String), place: String
  ) throws {
    try renamed.run(row.screen, "never", state: row.state, title: row.title)
    let output =
      switch place {
      case "run": renamed.end.joined(separator: "\n")
      case "json": try renamed.package.everystate("status", "--json").output
      default: try renamed.package.everystate(place).output
      }
    expect(output, contains: row.size)
  }

  @Test(arguments: ["run", "status", "diff"])
  func `a rename is one line in front of the changes`(place: String) throws {
    try renamed.run("Cart", "never", title: "Drinks")
    let output = try place == "run" ? renamed.end.joined(separator: "\n") : renamed.package.everystate(place).output
    expect(
      output.split(separator: "\n").count { $0.contains("renamed: Basket -> Cart, 6 frames") }, is: 1, output)
  }

  @Test(arguments: changed) func `what follows from a rename is accepted with it by name`(
    row: (screen: String, state: String, words: String)
  ) throws {
    try renamed.run(row.screen, "never", state: row.state)
    let names = row.screen == "Cart" ? ["Cart", "Cart in German"] : ["Basket/buy one", "Basket in German/buy one"]
    expect(try renamed.package.everystate(["accept"] + names), status: 0)
    expect(try renamed.package.everystate("diff"), status: 0, output: "")
  }

  @Test func `of screens with equal texts, each frame belongs to the rename of its screen`() throws {
    let package = try TemporaryPackage()
    var end: [String] = []
    for (mode, screens) in [("all", ["A", "B"]), ("never", ["C", "D"])] {
      let states = ["loaded", "loading"].map { FrameClaim($0) }
      let claims = CatalogClaims(
        catalog: "App.Snapshots", screens: screens.map { ScreenClaims(screen: $0, states: states) })
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode])
      try session.declare(claims)
      for name in try claims.goldens().map(\.name) where name.kind == .frame {
        let isFirst = name.screen == screens[0]
        _ = session.verify(
          name, text: "# \(name)\n\n  \(name.state == "loading" ? "<...>" : isFirst ? "Tea" : "Milk")\n")
      }
      _ = session.completeness(of: claims)
      session.end()
      end = EndSummary(session, in: WorkingFolder(path: package.root)).lines
    }
    expect(
      end.filter { $0.contains("renamed: ") },
      is: try package.everystate("diff").output.split(separator: "\n").filter { $0.contains("renamed: ") }.map {
        "    " + $0
      })
  }

  @Test func `a summary lists what follows from a rename with no other change`() throws {
    try renamed.run("Cart", "never", title: "Drinks")
    let lines = try renamed.package.everystate("summary").output.split(separator: "\n")
    expect(lines.filter { $0.contains("Also in") && $0.contains("the map") }, is: [])
  }

  @Test(arguments: changed, ["never", "missing"])
  func `accepting what was renamed and changed leaves no old golden`(
    row: (screen: String, state: String, words: String), mode: String
  ) throws {
    try renamed.run(row.screen, mode, state: row.state, title: "Drinks")
    let digest = try #require(try renamed.review().digest(of: renamed.review().frames))
    expect(try renamed.package.everystate("accept", "--all", "--digest", digest), status: 0)
    expect(try renamed.package.everystate("diff"), status: 0, output: "")
  }

  @Test func `the digest covers the golden that a rename with a change removes`() throws {
    try renamed.run("Cart", "never", title: "Drinks")
    let digest = try #require(try renamed.review().digest(of: renamed.review().frames))
    let old = "__Snapshots__/App.Snapshots/Basket/loaded.txt"
    try renamed.package.write((renamed.package.text(old) ?? "") + "by hand\n", to: old)
    let late = try renamed.package.everystate("accept", "--all", "--digest", digest)
    expect(late, status: 2, warns: "The open changes do not match the digest \(digest).")
    expect(renamed.package.text(old) ?? "", contains: "by hand")
  }

  @Test func `the message of a frame that was renamed and changed says both`() throws {
    expect(
      try renamed.run("Cart", "missing", title: "Drinks").first?.headline,
      is: "Cart / loaded: Basket is now Cart, and changed: \"Fruit\" -> \"Drinks\""
    )
  }

  /// What a screen and its states are called, the title and the text that its failures have, and the number of its renamed frames.
  private static let texts: [(screen: String, state: String, title: String, error: String, count: Int)] = [
    ("Cart", "add one", "Fruit", "Error", 6), ("Cart", "add one", "Cart", "Error", 6),
    ("Basket", "buy one", "Fruit", "Error", 2), ("Basket", "buy one", "Drinks", "Error", 2),
    ("Basket", "buy one", "Fruit", "Problem", 0), ("Basket", "buy one", "Drinks", "Problem", 0),
    ("Cart", "add one", "Fruit", "Problem", 6), ("Cart", "add one", "Drinks", "Problem", 1),
    ("Cart", "buy one", "Fruit", "Problem", 1),
  ]

  @Test(arguments: texts, ["never", "missing", "all"])
  func `a frame is renamed if its golden has the same text but for names and the title, or half of a screen's text`(
    row: (screen: String, state: String, title: String, error: String, count: Int), mode: String
  ) throws {
    let outcomes = try renamed.run(row.screen, mode, state: row.state, title: row.title, error: row.error)
    expect(outcomes.count { $0.headline.contains(" is now ") }, is: row.count)
  }

  @Test(arguments: [(of: 4, isRenamed: true), (of: 3, isRenamed: false)])
  func `a renamed state has three quarters of its lines`(row: (of: Int, isRenamed: Bool)) {
    let lines = (0..<row.of).map { "* Row \($0)\n" }
    let texts = [lines, lines.dropLast() + ["* Other\n"]].map { Array(("# S / a\n\n= Title\n" + $0.joined()).utf8) }
    expect(RenamedText.isLike(texts[0], texts[1], naming: ("S", "S")), is: row.isRenamed)
  }

  /// The steps of a storyboard, and whether one with other lines can be renamed.
  private static let steps: [(old: [String], new: [String], isRenamed: Bool)] = [
    (["shown", "press \"A\""], ["shown", "press \"A\""], true),
    (["shown", "press \"A\"", "press \"B\""], ["shown", "press \"B\"", "press \"A\""], true),
    (["shown", "press \"A\""], ["shown", "press \"B\""], false), (["shown"], ["shown"], false),
  ]

  @Test(arguments: steps) func `a renamed storyboard has the same steps`(
    row: (old: [String], new: [String], isRenamed: Bool)
  ) {
    let texts = [(row.old, "Tea"), (row.new, "Milk")].map { steps, word in
      Array(steps.enumerated().map { "# \($0 + 1)  \($1)\n* \(word) \($0)\n* \(word)\n" }.joined().utf8)
    }
    let golden = texts.map { Array("# S / a\n\n".utf8) + $0 }
    expect(RenamedText.isLike(golden[0], golden[1], naming: ("S", "S")), is: row.isRenamed)
  }

  @Test(arguments: texts.filter { $0.count < 2 }, ["run", "status", "diff"])
  func `a new state and a golden with another text stand alone`(
    row: (screen: String, state: String, title: String, error: String, count: Int), place: String
  ) throws {
    try renamed.run(row.screen, "never", state: row.state, title: row.title, error: row.error)
    let output = try place == "run" ? renamed.end.joined(separator: "\n") : renamed.package.everystate(place).output
    expect(output.contains("renamed: "), is: row.count > 0)
  }

  @Test(arguments: ["never", "missing"]) func `a check after the frames names no rename that their texts disprove`(
    mode: String
  ) throws {
    try renamed.run("Basket", mode, state: "buy one", error: "Problem")
    expect(
      try renamed.package.report()?.findings.first { $0.verdict == .orphaned }?.headline ?? "",
      contains: "App.Snapshots: 2 goldens are declared by no catalog. ")
  }

  @Test func `a new frame with a text of its own is recorded beside a rename`() throws {
    try renamed.run("Cart", "missing", variant: "in Arabic")
    expect(renamed.goldens.filter { $0.contains("Cart in Arabic") }.count, is: 2, "\(renamed.goldens)")
  }

  @Test func `a run that records all renames without a question but for the old goldens`() throws {
    try renamed.run("Cart", "all")
    let run = try renamed.package.everystate("status")
    expect(run.output, contains: "renamed: Basket -> Cart, 6 frames, otherwise unchanged\n")
    expect(run.output, lacks: "orphaned:")
  }

  @Test(arguments: ["never", "missing"])
  func `accepting a rename leaves what a run under the new name records`(mode: String) throws {
    try renamed.run("Cart", mode)
    let line = try #require(try renamed.package.everystate("diff").output.split(separator: "\n").last)
    let digest = String(line.split(separator: " ").last ?? "")
    expect(try renamed.package.everystate("accept", "--all", "--digest", digest), status: 0)
    let fresh = try RenamedScreen()
    try fresh.run("Cart", "all", warns: true)
    expect(try fresh.package.everystate("prune", "--yes"), status: 0)
    expect(renamed.goldens, is: fresh.goldens)
    for path in fresh.goldens {
      expect(renamed.package.text("__Snapshots__/" + path), is: fresh.package.text("__Snapshots__/" + path), "\(path)")
    }
    expect(try renamed.package.everystate("diff"), status: 0, output: "")
    try expect(renamed.run("Cart", "never").map(\.verdict.rawValue), is: Array(repeating: "matched", count: 7))
  }

  @Test(arguments: ["never", "missing", "all", "failed"])
  func `the first finding of a rename names it in every mode`(mode: String) throws {
    try renamed.run("Cart", mode, isCheckedFirst: true)
    expect(
      try renamed.package.report()?.findings.first { $0.verdict == .orphaned }?.headline,
      is: "Is Basket now Cart? No catalog declares its 6 goldens.")
  }

  @Test func `a rename that the run has recorded is named, too`() throws {
    try renamed.run("Cart", "all")
    expect(
      try renamed.package.report()?.findings.first { $0.verdict == .orphaned }?.headline,
      is: "Basket is now Cart: 6 goldens have the old name.")
  }

  @Test func `a renamed state is named with its screen`() throws {
    try renamed.run("Basket", "never", state: "buy one")
    expect(
      try renamed.package.report()?.findings.first { $0.verdict == .orphaned }?.headline,
      is: "Basket / add one is now Basket / buy one: 2 goldens have the old name.")
  }

  @Test(arguments: ["never", "missing"])
  func `frames of a rename are neither missing nor declared by no catalog`(mode: String) throws {
    try renamed.run("Cart", mode, isCheckedFirst: true)
    let findings = try renamed.package.report()?.findings ?? []
    // Before the frames are drawn it is a question, and then a fact.
    expect(Set(findings.map(\.verdict.rawValue)).subtracting(["changed"]), is: ["orphaned"])
  }

  @Test func `the second frame of a rename names the message of the first`() throws {
    expect(
      try renamed.run("Cart", "never")[at: 1]?.message.split(separator: "\n").last,
      is: "  same rename as Cart / loaded (shown above)".trimmingPrefix("  "))
  }

  @Test(arguments: ["never", "missing"])
  func `the message of a renamed frame has the command that accepts it alone`(mode: String) throws {
    let message = try renamed.run("Cart", mode).first?.message ?? ""
    expect(message, contains: "\nAccept this frame of it: swift run everystate accept Cart/loaded")
    expect(try renamed.package.everystate("accept", "Cart/loaded"), status: 0)
    expect(try renamed.package.everystate("diff").output, contains: "5 frames")
  }

  @Test func `the message of a matrix has the command that accepts the drawn rename`() throws {
    try renamed.run("Cart", "never")
    expect(
      renamed.completeness.first { $0.verdict == .changed }?.message ?? "",
      contains: "\nAccept the rename: swift run everystate accept 'Cart,Cart in German,matrix.txt'")
    expect(try renamed.package.everystate("accept", "Cart,Cart in German,matrix.txt"), status: 0)
    expect(try renamed.package.everystate("diff"), status: 0, output: "")
  }

  @Test func `the message of a frame that was renamed and changed has the command that accepts it alone`() throws {
    let message = try renamed.run("Cart", "never", title: "Drinks").first?.message ?? ""
    expect(message, contains: "\nAccept: swift run everystate accept Cart/loaded\n")
  }

  @Test func `a rename whose variants alone have no other change is named after the screen`() throws {
    try renamed.run("Cart", "never", title: "Drinks")
    expect(try renamed.walk().entries.first?.title, is: "Basket -> Cart: renamed")
  }

  @Test func `a matrix that only follows from a rename names it`() throws {
    try renamed.run("Cart", "never")
    expect(
      try renamed.package.report()?.outcomes.first { $0.name.kind == .matrix }?.headline,
      is: "coverage matrix of App.Snapshots changed: Basket -> Cart")
  }

  @Test func `a matrix of a rename that is not drawn yet is accepted in review`() throws {
    let session = try renamed.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    let claims = CatalogClaims(
      catalog: "App.Snapshots",
      screens: [
        ScreenClaims(screen: "Basket", states: ["loaded", "failed", "buy one"].map { FrameClaim($0) }),
        ScreenClaims(
          screen: "Basket in German", variantOf: "Basket",
          states: ["loaded", "failed", "buy one"].map { FrameClaim($0) }),
        ScreenClaims(screen: "Orders", states: [FrameClaim("loaded")]),
      ])
    expect(
      session.completeness(of: claims).first { $0.verdict == .changed }?.message.split(separator: "\n").dropFirst()
        .first,
      is: "Accept it with its screens: swift run everystate review")
  }

  @Test func `diff of a recorded rename says it once, and what removes the old goldens`() throws {
    try renamed.run("Cart", "all")
    let lines = try renamed.package.everystate("diff").output.split(separator: "\n").map(String.init)
    expect(
      lines.map { $0.split(separator: " ").prefix(5).joined(separator: " ") },
      is: ["renamed: Basket -> Cart, 6", "1 change in 6 frames", "Accept what is shown: swift"])
  }

  @Test func `a recorded rename is not a new screen`() throws {
    try renamed.run("Cart", "all")
    expect(try renamed.review().declaredChanges(of: Set(renamed.review().frames.map(\.name))).count, is: 0)
  }

  @Test func `a renamed state is one question with its variants, matrix and map`() throws {
    try renamed.run("Basket", "missing", state: "buy one")
    expect(try renamed.walk().entries.map(\.title), is: ["Basket / add one -> Basket / buy one: renamed"])
    expect(
      try renamed.review().renames.map(\.remark), is: ["2 frames, the coverage matrix and the map, otherwise unchanged"]
    )
  }

  /// The moves of a renamed screen before and after.
  private static let moves: [(old: String, new: String)] = [
    ("  loaded  press \"A\"  -> mine\n", "  loaded  press \"A\"  -> mine\n"),
    ("  loaded  press \"A\"  -> mine\n", "  loaded  press \"A\"  -> failed\n"),
  ]

  @Test(arguments: moves) func `the map of a screen that was renamed and changed follows from its frame`(
    row: (old: String, new: String)
  ) throws {
    let kept = (1...9).map { "  failed  press \"\("\($0)".spelled)\"  -> loaded\n" }.joined()
    let names = Rename.Frame(old: try frame("Basket", "loaded"), new: try frame("Cart", "loaded"), isChanged: true)
    let state = Rename.Frame(old: try frame("Basket", "mine"), new: try frame("Cart", "own"))
    let groups = ChangeGroups(
      [
        FrameChange(name: names.new, old: Array("* Tea\n".utf8), new: Array("* Tee\n".utf8), former: names.old),
        FrameChange(
          name: try .map(catalog: "App.Snapshots"), old: Array("# Moves\nBasket\n\(row.old)\(kept)".utf8),
          new: Array("# Moves\nCart\n\(row.new.replacing("mine", with: "own"))\(kept)".utf8)),
      ], renames: Rename.all([names, state], following: []))
    expect(groups.groups.map(\.words), is: ["\"Tea\" -> \"Tee\""])
    expect(groups.lines.filter { $0.contains("failed  press \"one\"") }, is: [])
  }

  @Test func `diff shows a rename as one line`() throws {
    try renamed.run("Cart", "missing")
    let lines = try renamed.package.everystate("diff").output.split(separator: "\n").map(String.init)
    expect(
      lines.dropLast(),
      is: [
        "renamed: Basket -> Cart, 6 frames, the coverage matrix and the map, otherwise unchanged",
        "1 change in 6 frames, the coverage matrix and the map",
      ])
  }

  @Test func `a matrix that says more than the new name follows from the frames that do`() throws {
    try renamed.run("Cart", "never", variant: "in Arabic")
    let walk = try renamed.walk()
    expect(
      walk.steps.flatMap { walk.heading(of: $0) }.map(\.text), contains: "  then coverage matrix of App.Snapshots")
  }
}

/// The goldens of a screen that no catalog declares any more.
@Suite struct OrphanLinesTests {
  @Test func `states that a declared screen no longer has are orphaned`() throws {
    let paths = try ["switches", "loaded"].map { try frame("Settings", $0).path }
    expect(
      paths.byScreen(declared: [ScreenKey(catalog: "App.Snapshots", screen: "Settings")]).map(\.words),
      is: ["orphaned: Settings / loaded, switches: 2 goldens in __Snapshots__/App.Snapshots"])
  }

  @Test func `a deleted screen with its variants is one line, and every other golden its own`() throws {
    let names = [
      ("Settings", "switches"), ("Settings in German", "switches"), ("Settings in dark mode", "switches"),
      ("Sets", "loaded"),
    ]
    let paths = try names.map { try frame($0.0, $0.1).path }
    expect(
      paths.byScreen(declared: []).map(\.words),
      is: [
        "screen Sets removed: __Snapshots__/App.Snapshots/Sets/loaded.txt",
        "screen Settings removed, with 2 variants: 3 goldens in __Snapshots__/App.Snapshots",
      ])
  }

  @Test(arguments: [
    (["Settings"], "variant \"in German\" removed from Settings: 2 goldens in __Snapshots__/App.Snapshots"),
    (["Settings", "Sets"], "variant \"in German\" removed from 2 screens: 4 goldens in __Snapshots__/App.Snapshots"),
  ])
  func `a variant that is removed from declared screens is one line`(screens: [String], words: String) throws {
    let paths = try screens.flatMap { screen in
      try ["loaded", "failed"].map { try frame(screen + " in German", $0).path }
    }
    let declared = Set(screens.map { ScreenKey(catalog: "App.Snapshots", screen: $0) })
    expect(paths.byScreen(declared: declared).map(\.words), is: [words])
  }

  @Test func `a removed screen whose name begins as a declared one is not a variant`() throws {
    let declared = ScreenKey(catalog: "App.Snapshots", screen: "Sets")
    expect(
      try [frame("Sets of three", "loaded").path].byScreen(declared: [declared]).map(\.words),
      is: ["screen Sets of three removed: __Snapshots__/App.Snapshots/Sets of three/loaded.txt"])
  }
}

/// What is accepted is what was shown.
@Suite struct ShownTextTests {
  /// A variant whose looks change, a new variant, and another screen that changes: the matrix changes with them.
  private func package() throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    try run(package, "all", ["in German"], same: ["loaded"], word: "red")
    try run(package, "never", ["in German", "in dark mode"], same: ["failed"], word: "blue")
    return package
  }

  private func run(
    _ package: TemporaryPackage, _ mode: String, _ variants: [String], same: Set<String>, word: String
  ) throws {
    let states = ["loaded", "failed"].map { FrameClaim($0) }
    let claims = CatalogClaims(
      catalog: "App.Snapshots",
      screens: [ScreenClaims(screen: "List", states: states), ScreenClaims(screen: "Other", states: [states[0]])]
        + variants.map { ScreenClaims(screen: "List \($0)", variantOf: "List", states: states) })
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode])
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let name = claim.name
      let isSame = name.screen.hasPrefix("List ") && same.contains(name.state)
      let body = isSame ? "~ same as List / \(name.state)" : name.screen == "Other" ? word : "\(name)"
      _ = session.verify(name, text: "# \(name)\n\n\(body)\n")
    }
    _ = session.completeness(of: claims)
    session.end()
  }

  @Test func `whatever is chosen of a run, acceptance writes the texts that were shown, and no others`() throws {
    let first = try package()
    let count = try Review(packageRoot: first.root, environment: [:]).frames.count { $0.standing == .open }
    expect(count, is: 6)
    for chosen in 1..<(1 << count) {
      let package = try package()
      let before = Dictionary(uniqueKeysWithValues: package.files().map { ($0, package.text("__Snapshots__/" + $0)) })
      let review = try Review(packageRoot: package.root, environment: [:])
      let open = review.frames.filter { $0.standing == .open }
      let frames = open.indices.filter { chosen & (1 << $0) != 0 }.map { open[$0] }
      var expected = before
      for change in review.changes(of: frames) {
        expected[String(change.name.path.text.dropFirst("__Snapshots__/".count))] = String(
          decoding: change.new, as: UTF8.self)
      }
      // The order of acceptance does not matter.
      for frame in chosen % 2 == 0 ? frames : frames.reversed() { try review.accept(frame) }
      let after = Dictionary(uniqueKeysWithValues: package.files().map { ($0, package.text("__Snapshots__/" + $0)) })
      expect(after, is: expected, "\(frames.map(\.name))")
    }
  }

  @Test func `diff shows the line of the matrix that follows from a variant's new look, and the digest covers it`()
    throws
  {
    let package = try package()
    let frame = "List in German/failed"
    let diff = try package.everystate("diff", frame).output
    expect(diff, contains: "  - List in German: =, ", "  + List in German: =\n")
    let digest = try #require(diff.split(separator: " ").last.map { $0.dropLast() }).description
    var matrix = package.text("__Snapshots__/App.Snapshots/matrix.txt") ?? ""
    matrix = matrix.replacing("List in German: =,", with: "List in German: loaded,")
    try package.write(matrix, to: "__Snapshots__/App.Snapshots/matrix.txt")
    let late = try package.everystate("accept", frame, "--digest", digest)
    expect(late, status: 2, warns: "The open changes do not match the digest \(digest).")
  }
}
