@testable import EveryStateReview

/// A screen with a German variant and one in dark mode that looks the same, and a run that changes it.
private struct VariedPackage {
  let package: TemporaryPackage
  private static let states = ["loaded", "failed"]
  private static let screens = ["List", "List in dark mode", "List in German"]

  init() throws {
    package = try TemporaryPackage()
    _ = try run("all") { $1 }
  }

  private func claims(_ screens: [String], _ states: [String] = Self.states) -> CatalogClaims {
    CatalogClaims(
      catalog: "App.Snapshots",
      screens: screens.map { screen in
        ScreenClaims(
          screen: screen, variantOf: ["List", "Help"].first { $0 != screen && screen.hasPrefix($0) },
          states: states.map { FrameClaim($0) })
      })
  }

  /// - Returns: the message of each frame's failure.
  func run(
    _ mode: String, screens: [String] = screens, states: [String] = states, findings: [Finding] = [],
    map: [ScreenMap] = [ScreenMap(screen: "List", moves: [])], isMapFirst: Bool = false,
    _ change: (GoldenName, String) -> String
  ) throws -> [String: String] {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode])
    try session.declare(claims(screens, states))
    var messages: [String: String] = [:]
    session.handOut(try claims(screens, states).goldens().map(\.name).filter { $0.kind == .frame })
    if isMapFirst { messages["map"] = session.verifyMap(map, of: "App.Snapshots")?.message }
    for name in try claims(screens, states).goldens().map(\.name) where name.kind == .frame {
      let words = name.screen.hasSuffix("German") ? "[Nochmal]" : "[Try Again]"
      let text = name.screen.hasSuffix("mode") ? "~ same as List / \(name.state)" : "  \(name.state)\n  \(words)"
      messages["\(name)"] = session.verify(name, text: change(name, "# \(name)\n\n\(text)\n")).message
      _ = session.verified(name)
    }
    if !isMapFirst { messages["map"] = session.verifyMap(map, of: "App.Snapshots")?.message }
    for finding in findings { _ = session.report(unsound: finding) }
    _ = session.completeness(of: claims(screens, states))
    session.end()
    return messages
  }

  func review() throws -> Review { try Review(packageRoot: package.root, environment: [:]) }
  func walk() throws -> ReviewWalk { try ReviewWalk(review(), frames: review().frames) }
  func markdown() throws -> String { MarkdownSummary(try RunSummary(review())).text }
}

/// What is said of a change: once, and of the right frames.
struct ChangeAccountTests {
  private let varied: VariedPackage
  init() throws { varied = try VariedPackage() }

  private func retry(_ name: GoldenName, _ text: String) -> String {
    text.replacing("[Try Again]", with: "[Retry]").replacing("[Nochmal]", with: "[Wieder]")
  }

  private func moves(_ event: String, to state: String = "loaded") -> [ScreenMap] {
    [
      ScreenMap(
        screen: "List",
        moves: ["loaded", "failed"].map { ScreenMap.Move(from: .declared($0), event, way: [.declared(state)]) })
    ]
  }

  @Test func `a variant that looks like a screen that changed is not unchanged`() throws {
    _ = try varied.run("never", retry)
    try expect(
      varied.markdown(), contains: "<summary>1 variant that shows its screen's changes</summary>",
      "| `List in dark mode` | = | left out | left out | = |  |\n")
  }

  @Test func `a table without the sign for a variant's look does not explain it`() throws {
    _ = try varied.run("never", retry)
    let screens = try varied.markdown().components(separatedBy: "### Screens")
    expect(screens.last?.components(separatedBy: "<details>").first ?? "", lacks: "looks the same")
  }

  @Test func `a storyboard is drawn around its changes`() throws {
    let package = try ReviewedPackage()
    let steps = { (word: String) in
      "\n# 1  shown\n" + (1...9).map { "  Line \($0)\n" }.joined() + "\n# 2  press\n  \(word)\n"
    }
    try package.run(record: "all") { $0.state == "own" ? "# \($0)\n" + steps("Old") : $1 }
    try package.run { $0.state == "own" ? "# \($0)\n" + steps("New") : $1 }
    try expect(
      MarkdownSummary(RunSummary(package.review())).text,
      contains: "<pre>\n   Line 9\n \n # 2  press\n-  <del>Old</del>\n+  <ins>New</ins>\n</pre>")
  }

  @Test(arguments: ["diff", "status", "summary", "review"])
  func `what several screens lack alike is one line`(command: String) throws {
    let package = try ReviewedPackage()
    let names = [try frame("Watchlist", "failed"), try frame("Detail", "loaded")]
    try package.run(finding: names.map { MadeFinding("silence", rank: 0, $0, of: "Try Again") }) { $1 }
    let lines = try package.package.everystate(command).output.split(separator: "\n")
    expect(lines.count { $0.contains("Try Again is wrong") }, is: command == "review" ? 2 : 1)
  }

  @Test(arguments: ["diff", "status", "summary", "review"], ["loaded", "failed"])
  func `what a screen lacks that did not load follows from why it did not`(command: String, state: String) throws {
    let package = try ReviewedPackage()
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    try package.check(session) { $1 }
    _ = session.fail(try frame("Watchlist", state), .notDriven, "the mock was never called")
    let notes = FrameNotes(missing: ["Kale"])
    _ = session.fail(try frame("Watchlist", "own"), .notDriven, "The screen has no element \"Kale\".", notes: notes)
    session.end()
    let lines = try package.package.everystate(command).output.split(separator: "\n")
    expect(
      lines.count { $0.contains(": not driven: ") || $0.contains(": `not driven: ") }, is: state == "loaded" ? 1 : 2)
  }

  @Test func `a variant that looks like a screen that matches is unchanged`() throws {
    _ = try varied.run("never") { $0.screen == "List in German" ? retry($0, $1) : $1 }
    try expect(varied.markdown(), contains: "<summary>2 unchanged screens</summary>")
  }

  @Test func `the message of a variant names the screen's message that shows the change`() throws {
    let messages = try varied.run("never", retry)
    expect(
      messages["List in German / failed"] ?? "", contains: "\nsame change as List in German / loaded (shown above)")
  }

  @Test func `the message of a variant in another language has its own lines`() throws {
    let messages = try varied.run("never", retry)
    expect(
      messages["List in German / loaded"] ?? "",
      contains: """

        same change as List / loaded (shown above), in its own words:
          -   [Nochmal]
          +   [Wieder]
        """)
  }

  /// A map before and after the changed word "Tea" of `S / loaded`, and the number of changes: moves that follow from the word are not counted.
  private static let maps = #"""
    other numbers ¦ loaded  press "B"  -> ? "A" 2 ¦ loaded  press "B"  -> ? "A" 3 ¦ 1
    other numbers of several looks ¦ loaded  press "B"  -> ? "A" 2⏎  ? "A" 3  press "C"  -> loaded ¦ loaded  press "B"  -> ? "A" 3⏎  ? "A" 4  press "C"  -> loaded ¦ 1
    the number of another look ¦ loaded  press "B"  -> ? "A" 2⏎  loaded  press "C"  -> ? "A" 3 ¦ loaded  press "B"  -> ? "A" 3⏎  loaded  press "C"  -> ? "A" 3 ¦ 1
    another order ¦ loaded  press "B"  -> loaded⏎  loaded  press "C"  -> loaded ¦ loaded  press "C"  -> loaded⏎  loaded  press "B"  -> loaded ¦ 1
    the word and a number ¦ loaded  press "Tea"  -> ? "A" 2 ¦ loaded  press "Tee"  -> ? "A" 3 ¦ 1
    the word and another look ¦ loaded  press "Tea"  -> ? "A" ¦ loaded  press "Tee"  -> ? "C" ¦ 1
    another look ¦ loaded  press "B"  -> ? "A" ¦ loaded  press "B"  -> failed ¦ 1
    a step to the state that changed ¦ failed  press "B"  -> empty -> loaded ¦ failed  press "B"  -> empty ¦ 1
    a step from the state that changed ¦ loaded  press "B"  -> loaded ¦ loaded  press "B"  -> empty ¦ 1
    the numbers beside moves of another change ¦ failed  press "X"  -> ? "A"⏎  ? "A"  press "C"  -> loaded⏎  loaded  press "B"  -> ? "A" 2⏎  ? "A" 2  press "C"  -> loaded ¦ loaded  press "B"  -> ? "A"⏎  ? "A"  press "C"  -> loaded ¦ 1
    another screen ¦ loaded  press "B"  -> ? "A" ¦ loaded  press "B"  -> ? "A"⏎T⏎  (no moves) ¦ 2
    a move of another screen ¦ loaded  press "B"  -> loaded⏎T⏎  loaded  press "C"  -> loaded ¦ loaded  press "B"  -> loaded⏎T⏎  loaded  press "D"  -> loaded ¦ 2
    a name on another screen ¦ loaded  press "B"  -> loaded⏎T⏎  loaded  press "C"  -> ? "X" 2 ¦ loaded  press "B"  -> loaded⏎T⏎  loaded  press "C"  -> ? "Y" ¦ 1
    """#.exactRows

  @Test(arguments: maps) func `a map that follows from a change of a screen is not a change`(_ row: [String]) throws {
    let golden = { (moves: String) in Array("# Moves\nS\n  \(moves)\n".utf8) }
    let groups = ChangeGroups([
      FrameChange(name: try frame("S", "loaded"), old: Array("* Tea\n".utf8), new: Array("* Tee\n".utf8)),
      FrameChange(name: try GoldenName.map(catalog: "App.Snapshots"), old: golden(row[1]), new: golden(row[2])),
    ])
    expect(groups.size, is: "\(row[3] == "1" ? "1 change" : "2 changes") in 1 frame and the map")
  }

  /// A frame and the moves of its screen before and after, and the words of all changes.
  private static let causes = #"""
    an alert in front of the controls ¦ * [Add] ¦ * [Add]⏎! alert⏎| Sure?⏎| [OK] ¦ loaded  press "Add"  -> empty ¦ loaded  press "OK"  -> loaded ¦ alert added
    a sheet that no swipe closes ¦ ! sheet⏎| Hi ¦ ! cover⏎| Hi ¦ loaded  dismiss  -> empty ¦ (no moves) ¦ the sheet is now a full-screen cover
    a button that can be pressed ¦ * [~Book~] ¦ * [Book] ¦ (no moves) ¦ loaded  press "Book"  -> ? "Hi" ¦ button "Book" is now enabled
    another button ¦ * [~Book~] ¦ * [Book] ¦ (no moves) ¦ loaded  press "Other"  -> ? "Hi" ¦ button "Book" is now enabled
    a button in a row ¦ * Squat    [Done] ¦ * Squat    <...> ¦ loaded  press "Done" in "Squat"  -> empty ¦ (no moves) ¦ button "Done" removed in row "Squat"; spinner added in row "Squat"
    a look named after a row that moved ¦ * Milk  1⏎* Tea  2 ¦ * Tea  2⏎* Milk  1 ¦ loaded  press "A"  -> ? "1" ¦ loaded  press "A"  -> ? "2" ¦ rows "Milk" and "Tea" changed places
    another control of rows that moved ¦ * Milk  1⏎* Tea  2 ¦ * Tea  2⏎* Milk  1 ¦ loaded  press "A" in "Milk"  -> ? "1" ¦ loaded  press "A" in "Tea"  -> empty ¦ rows "Milk" and "Tea" changed places
    a button that a spinner replaces ¦ * [Start Parking] ¦ *  <...>⏎  Starting ¦ loaded  press "Start Parking"  -> empty ¦ (no moves) ¦ row "Start Parking" replaced by a row with a spinner
    other numbers ¦ * Guests: 2 ¦ * Guests: 1 ¦ loaded  Increment "Guests: 2"  -> ? "Guests: 3" ¦ loaded  Increment "Guests: 1"  -> ? "Guests: 2" ¦ "Guests: 2" -> "Guests: 1"
    a button without its name ¦ * [<>]  {plane "Send"} ¦ * [<>]  {plane} ¦ loaded  press "Send"  -> empty ¦ loaded  press "plane"  -> empty ¦ button "Send": VoiceOver no longer says "Send"
    a button that is drawn twice ¦ = S  [<>]  {- | plane "Send"}⏎* A⏎~ <plane>  says "Send" ¦ = S  [<>]  {- | plane}⏎* A ¦ (no moves) ¦ (no moves) ¦ button "Send": VoiceOver no longer says "Send"
    a moment of a storyboard ¦ * A ¦ * B ¦ loaded 2  press "C"  -> empty ¦ ? "D"  press "C"  -> empty ¦ "A" -> "B"
    the numbers after a removed look ¦ * [Add]⏎* [B] ¦ * [B] ¦ loaded  press "Add"  -> ? "A"⏎  ? "A"  press "C"  -> empty⏎  loaded  press "B"  -> ? "A" 2⏎  ? "A" 2  press "C"  -> empty ¦ loaded  press "B"  -> ? "A"⏎  ? "A"  press "C"  -> empty ¦ row "Add" removed
    moves of a step that went ¦ * [Add]⏎* [B] ¦ * [B] ¦ loaded  press "Add"  -> ? "A"⏎  ? "A"  press "D"  -> ? "E"⏎  ? "E"  press "F"  -> empty ¦ (no moves) ¦ row "Add" removed
    moves of a look that stays ¦ * [Add]⏎* [B] ¦ * [B] ¦ loaded  press "Add"  -> failed⏎  failed  press "D"  -> empty⏎  failed  press "F"  -> empty ¦ failed  press "F"  -> empty ¦ row "Add" removed
    a look behind an alert ¦ * [Add] ¦ * [Add]⏎! alert⏎| Sure?⏎| [OK] ¦ loaded  press "Add"  -> empty ¦ loaded  press "OK"  -> way 2⏎  way 2  press "Add"  -> empty ¦ alert added
    a control with another number ¦ * Guests: 2 ¦ * Guests: 1 ¦ (no moves) ¦ ? "Guests: 3"  Increment "Guests: 3"  -> empty ¦ "Guests: 2" -> "Guests: 1"
    a value that enables, and why it did not ¦ * Guests: 3⏎* Too few beds⏎* [~Book~] ¦ * Guests: 2⏎* [Book] ¦ (no moves) ¦ (no moves) ¦ "Guests: 3" -> "Guests: 2"; row "Too few beds" removed; button "Book" is now enabled
    a row that went beside a value ¦ * Guests: 3⏎* Too few beds⏎* [Book] ¦ * Guests: 2⏎* [Book] ¦ (no moves) ¦ (no moves) ¦ row "Too few beds" removed || "Guests: 3" -> "Guests: 2"
    a value that disables ¦ * Guests: 2    [-] [+] ¦ * Guests: 1    [~-~] [+] ¦ (no moves) ¦ (no moves) ¦ "Guests: 2" -> "Guests: 1"; button "-" is now disabled in row "Guests: 1"
    """#.exactRows

  @Test(arguments: causes) func `what follows from a change belongs to it`(_ row: [String]) throws {
    let golden = { (moves: String) in Array("# Moves\nS\n  \(moves)\n".utf8) }
    let texts = (old: Array("# S / loaded\n\(row[1])\n".utf8), new: Array("# S / loaded\n\(row[2])\n".utf8))
    let map = FrameChange(name: try .map(catalog: "App.Snapshots"), old: golden(row[3]), new: golden(row[4]))
    let groups = ChangeGroups(
      [FrameChange(name: try frame("S", "loaded"), old: texts.old, new: texts.new)] + (row[3] == row[4] ? [] : [map]))
    expect(groups.groups.map(\.words), is: row[5].components(separatedBy: " || "))
  }

  /// A line of a matrix before and after the changed word "Tea" of `S / loaded`, and whether it follows from this.
  @Test(arguments: [
    ("S: loaded\n  no empty: a", "S: loaded\n  no empty: b", true), ("S: loaded", "S: loaded | sold", true),
    ("S in German: loaded", "S in German: =", true), ("T: loaded", "T: loaded | sold", false),
  ]) func `a line of a matrix follows from a change of its screen`(old: String, new: String, follows: Bool) throws {
    let groups = ChangeGroups([
      FrameChange(name: try frame("S", "loaded"), old: Array("* Tea\n".utf8), new: Array("* Tee\n".utf8)),
      FrameChange(
        name: try .matrix(catalog: "App.Snapshots"), old: Array("# Screens\n\(old)\n".utf8),
        new: Array("# Screens\n\(new)\n".utf8)),
    ])
    expect(groups.groups.count, is: follows ? 1 : 2)
  }

  @Test func `of several changes of a screen, a move follows from the one whose control it has`() throws {
    let moves = ["Add", "Keep"].map { "  failed  press \"\($0)\"  -> loaded\n" }
    let groups = ChangeGroups([
      FrameChange(
        name: try frame("S", "failed"), old: Array("  [Add]\n\n  [Drop]\n".utf8), new: Array("  [Keep]\n".utf8)),
      FrameChange(
        name: try .map(catalog: "App.Snapshots"), old: Array("S\n\(moves[0])".utf8), new: Array("S\n\(moves[1])".utf8)),
    ])
    expect(groups.groups.map { $0.following.map(\.edit.lines.count) }, is: [[1], [1]], "\(groups.lines)")
  }

  @Test(arguments: [true, false]) func `what matrix and map have of a screen is one change`(isRemoved: Bool) throws {
    let texts = [
      (
        try GoldenName.matrix(catalog: "App.Snapshots"), "# Screens\nS: loaded\n",
        "T: loaded\n  no empty: a page\nT in bold text: =\n"
      ),
      (
        try GoldenName.map(catalog: "App.Snapshots"), "# Moves\nS\n  loaded  press \"A\"  -> loaded\n",
        "T\n  (no moves)\n"
      ),
    ]
    let groups = ChangeGroups(
      texts.map { name, kept, screen in
        let (short, long) = (Array(kept.utf8), Array((kept + screen).utf8))
        return FrameChange(name: name, old: isRemoved ? long : short, new: isRemoved ? short : long)
      })
    let sign = isRemoved ? "-" : "+"
    expect(
      groups.lines,
      is: [
        "map of App.Snapshots, coverage matrix of App.Snapshots: screen T \(isRemoved ? "removed" : "added")",
        "  \(sign) T", "  \(sign)   (no moves)", "  coverage matrix of App.Snapshots", "  \(sign) T: loaded",
        "  \(sign)   no empty: a page", "  \(sign) T in bold text: =",
      ])
    expect(groups.size, is: "1 change in the coverage matrix and the map")
  }

  @Test func `a button that another move still presses is not renamed: its moves lead elsewhere`() throws {
    let golden = { (moves: String) in Array("# Moves\nS\n\(moves)".utf8) }
    let (old, new) = (
      golden(#"  loaded  press "B"  -> loaded\#n  loaded  press "C"  -> empty\#n"#),
      golden(#"  loaded  press "C"  -> loaded\#n  loaded  press "B"  -> empty\#n"#)
    )
    let groups = ChangeGroups([FrameChange(name: try .map(catalog: "App.Snapshots"), old: old, new: new)])
    expect(groups.groups.map(\.words), is: ["2 moves lead elsewhere"])
  }

  @Test func `the moves of a removed control follow from it`() throws {
    let kept = "  failed  press \"B\"  -> loaded\n"
    let groups = ChangeGroups([
      FrameChange(name: try frame("S", "loaded"), old: Array("  [Add]\n\n  [B]\n".utf8), new: Array("  [B]\n".utf8)),
      FrameChange(
        name: try GoldenName.map(catalog: "App.Snapshots"),
        old: Array("S\n  loaded  press \"Add\"  -> failed\n\(kept)".utf8), new: Array("S\n\(kept)".utf8)),
    ])
    expect(
      groups.lines,
      is: [
        "S / loaded and the map: button \"Add\" removed", "  -   [Add]", "  map of App.Snapshots",
        "  -   loaded  press \"Add\"  -> failed",
      ])
  }

  @Test(arguments: ["press \"Retry\"", "refresh"], ["", "dark", "own"])
  func `review asks as many questions as there are changes`(event: String, more: String) throws {
    let found = try untranslated(nil)
    _ = try varied.run("never", findings: [found], map: moves(event)) { name, text in
      let dark = more == "dark" ? text.replacing("~ same as List / \(name.state)", with: "  dark") : text
      return retry(name, more == "own" && name.state == "failed" ? dark.replacing("  failed", with: "  Failed") : dark)
    }
    try varied.package.expectOneNumberOfChanges()
  }

  @Test(arguments: ["status", "diff", "summary"])
  func `each command says the same number of changes`(command: String) throws {
    _ = try varied.run("never", map: moves("refresh")) { name, text in
      name.screen == "List in dark mode"
        ? text.replacing("~ same as List / \(name.state)", with: "  dark") : retry(name, text)
    }
    try expect(
      varied.package.everystate(command).output,
      contains: "\n1 change in 6 frames, the coverage matrix and the map")
  }

  @Test func `the sentence after accept counts what the next run fails for`() throws {
    let package = try ReviewedPackage()
    try package.package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try package.run(finding: [MadeFinding("silence", rank: 0, try frame("Watchlist", "failed"))]) {
      $0.state == "own" ? $1 + "more\n" : $0.state == "loading" ? nil : $1
    }
    let output = try package.package.everystate("accept", "--all", "--digest", package.package.shownDigest()).output
    expect(output, contains: "The tests still fail for 1 frame and 1 finding. ")
  }

  @Test(arguments: ["run", "agent", "diff", "status", "summary", "review"])
  func `a frame that was not driven is below the change that removed its control`(place: String) throws {
    var package = try ReviewedPackage()
    package.missing = ["Try Again"]
    let end = try package.run(finding: [], place == "agent" ? ["CLAUDECODE": "1"] : [:]) {
      $0.state == "own" ? nil : $1.replacing("   [Try Again]\n", with: "")
    }
    let isRun = ["run", "agent"].contains(place)
    let lines = isRun ? end : try package.package.everystate(place).output.components(separatedBy: "\n")
    let about = lines.filter { $0.contains("Watchlist / own: not driven") }
    expect(about.count, is: 1)
    expect(about.first ?? "", contains: "Watchlist / own: not driven: \"Try Again\" is missing")
  }

  @Test(arguments: ["run", "diff", "status", "summary", "review"])
  func `a frame that was not driven has the new name of its control`(place: String) throws {
    var package = try ReviewedPackage()
    package.missing = ["Try Again"]
    let end = try package.run(finding: []) {
      $0.state == "own" ? nil : $1.replacing("[Try Again]", with: "[Ask once more]")
    }
    let lines = place == "run" ? end : try package.package.everystate(place).output.components(separatedBy: "\n")
    let about = lines.filter { $0.contains("Watchlist / own: not driven") }
    expect(about.count, is: 1)
    expect(about.first ?? "", contains: "not driven: \"Try Again\" is now \"Ask once more\"")
  }

  @Test(arguments: ["run", "diff", "status", "summary"], ["Save", "body"])
  func `a frame that was not driven for another reason is on its own`(place: String, missing: String) throws {
    var package = try ReviewedPackage()
    package.missing = [missing]
    let end = try package.run(finding: []) {
      $0.state == "own" ? nil : $1.replacing("   [Try Again]\n", with: "")
    }
    let output = try place == "run" ? end.joined(separator: "\n") : package.package.everystate(place).output
    expect(output, contains: place == "run" ? "\n  Watchlist / own: not driven\n" : "the mock was never called")
  }

  /// A row of a screen, of a variant with less room, and what changes in it.
  private static let cut: [(whole: String, cut: String, gone: (whole: String, cut: String), words: String)] = [
    (
      "* Bianchi Oltre    Sold    $2", "* B...    S    $2  {; cut}", ("Sold", "S"),
      "\"Sold\" removed in row \"Bianchi Oltre\""
    ),
    (
      "* Bianchi Oltre    Sold    $2", "* B...    S    $2  {; cut}", ("$2", "$2"),
      "\"$2\" removed in row \"Bianchi Oltre\""
    ),
  ]

  @Test(arguments: cut) func `the message of a frame names the texts that it has no room for`(
    row: (whole: String, cut: String, gone: (whole: String, cut: String), words: String)
  ) throws {
    func text(_ name: GoldenName, gone: Bool) -> String {
      let (line, part) = name.screen == "List" ? (row.whole, row.gone.whole) : (row.cut, row.gone.cut)
      let loaded = gone ? line.replacing("    \(part)", with: "") : line
      return "# \(name)\n\n\(name.state == "failed" ? "  Failed" : loaded)\n"
    }
    _ = try varied.run("all") { name, _ in text(name, gone: false) }
    let messages = try varied.run("never") { name, _ in text(name, gone: name.screen == "List in German") }
    expect(messages["List in German / loaded"] ?? "", contains: "List in German / loaded changed: \(row.words)\n")
  }

  /// The state that is made to look like another one, and the sentence about both.
  @Test(arguments: [("own", "failed"), ("failed", "own")])
  func `of twins the one that has changed looks like the other`(changed: String, other: String) throws {
    let package = try ReviewedPackage()
    try package.run { $0.state == changed ? $1.replacing(changed, with: other) : $1 }
    try expect(
      package.package.everystate("diff").output,
      contains: "  then twin: Watchlist / \(changed) looks the same as Watchlist / \(other)\n")
  }

  @Test func `the example of a change is a frame without variants`() throws {
    func long(_ name: GoldenName, _ text: String) -> String { name.screen == "List" ? text + "  more\n" : text }
    _ = try varied.run("all", long)
    _ = try varied.run("never") { long($0, $1).replacing("  \($0.state)\n", with: "  \($0.state) now\n") }
    let summary = try RunSummary(varied.review())
    expect(summary.examples(summary.attention).first?.frame.name.screen, is: "List")
  }

  @Test func `the message of a map names the frame from whose change its moves follow`() throws {
    _ = try varied.run("all", map: moves("press \"Try Again\"")) { $1 }
    let messages = try varied.run("never", map: moves("press \"Retry\""), retry)
    expect(
      messages["map"] ?? "",
      begins: "map of App.Snapshots changed with List / failed: \"Try Again\" -> \"Retry\" (2 moves)")
  }

  @Test(arguments: ["run", "diff"]) func `a map's own moves are counted`(place: String) throws {
    _ = try varied.run("all", map: moves("press \"Try Again\"")) { $1 }
    let messages = try varied.run("never", map: [ScreenMap(screen: "List", moves: [])]) { $1 }
    let output = try place == "run" ? messages["map"] ?? "" : varied.package.everystate(place).output
    expect(output, contains: "map of App.Snapshots\(place == "run" ? " changed" : ""): 2 moves removed")
  }

  @Test func `a layout that only a variant has follows from the change`() throws {
    let groups = ChangeGroups([
      FrameChange(name: try frame("S", "loaded"), old: Array("* Tea    1\n".utf8), new: Array("* Tea    2\n".utf8)),
      FrameChange(
        name: try frame("S in large type", "loaded"), old: Array("* Tea\n  1\n\n    Total\n".utf8),
        new: Array("* Tea\n  2\n\n  Total\n".utf8)),
    ])
    expect(groups.size, is: "1 change in 2 frames")
    expect(groups.lines.contains("  +   Total"), is: true)
  }

  @Test func `the message of a frame with some of the changes of another names it`() throws {
    let messages = try varied.run("never") { name, text in
      let new = retry(name, text)
      return name.state == "loaded" ? new.replacing("  loaded\n", with: "  more\n") : new
    }
    expect(messages["List / failed"] ?? "", contains: "\nshown above, in List / loaded")
  }

  @Test func `the question about a change draws a screen, not the map that follows`() throws {
    _ = try varied.run("all", map: moves("press \"Try Again\"")) { $1 }
    _ = try varied.run("never", map: moves("press \"Retry\"")) { $0.screen == "List" ? retry($0, $1) : $1 }
    try expect(
      varied.walk().heading.first?.text,
      is: "[1/1] List / failed: changed (+1 -1); same change in 1 more frame and the map")
  }

  @Test(arguments: ["press \"Retry\"", "press \"Retry\" in \"Try Again\"", "refresh"], ["loaded", "failed"])
  func `each line of a map that a digest accepts is printed above it`(event: String, to state: String) throws {
    _ = try varied.run("all", map: moves("press \"Try Again\"")) { $1 }
    _ = try varied.run("never", map: moves(event, to: state), retry)
    let review = try varied.review()
    let change = try #require(review.changes(of: review.frames).first { $0.name.kind == .map })
    let (old, new) = (Self.lines(change.old ?? []), Self.lines(change.new))
    let lines = old.subtracting(new).map { "  - " + $0 } + new.subtracting(old).map { "  + " + $0 }
    let diff = try varied.package.everystate("diff").output
    expect(lines.filter { !diff.contains("\($0)\n") }, is: [], diff)
    let summary = try Self.drawn(varied.markdown()).map { "  \($0.prefix(1)) \($0.dropFirst())" }
    expect(lines.filter { !summary.contains($0) }, is: [], "\(summary)")
  }

  /// The lines of a summary without its marks.
  private static func drawn(_ markdown: String) -> [String] {
    ["<del>", "</del>", "<ins>", "</ins>"].reduce(markdown) { $0.replacing($1, with: "") }
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").components(separatedBy: "\n")
  }

  @Test(arguments: [true, false])
  func `a summary has each line of a map in the section of its cause, or of the map's own change`(isCaused: Bool) throws
  {
    func map(_ event: String, _ help: String) -> [ScreenMap] {
      let move = ScreenMap.Move(from: .declared("loaded"), help, way: [.declared("failed")])
      return [ScreenMap(screen: "Help", moves: [move])] + moves(event)
    }
    let screens = ["Help", "List", "List in dark mode", "List in German"]
    _ = try varied.run("all", screens: screens, map: map("press \"Try Again\"", "refresh")) { $1 }
    _ = try varied.run("never", screens: screens, map: map("press \"Retry\"", "press \"More\"")) {
      $0.screen.hasPrefix("List") ? retry($0, $1) : isCaused ? $1.replacing("  loaded\n", with: "  [More]\n") : $1
    }
    let sections = try varied.markdown().components(separatedBy: "\n**`").dropFirst()
    let shown = sections.map { section in
      Self.drawn(section).filter { ["-", "+"].contains($0.prefix(1)) && $0.contains(" -> ") }
        .map { $0.split(separator: " ").joined(separator: " ") }.sorted()
    }
    expect(
      shown,
      is: [
        [
          "+ failed press \"Retry\" -> loaded", "+ loaded press \"Retry\" -> loaded",
          "- failed press \"Try Again\" -> loaded", "- loaded press \"Try Again\" -> loaded",
        ], ["+ loaded press \"More\" -> failed", "- loaded refresh -> failed"],
      ])
  }

  @Test func `review and summary show a change in the same frame, the smallest`() throws {
    func long(_ name: GoldenName, _ text: String) -> String { name.state == "failed" ? text + "  more\n" : text }
    _ = try varied.run("all", long)
    _ = try varied.run("never") { retry($0, long($0, $1)) }
    let summary = try RunSummary(varied.review())
    expect(summary.examples(summary.attention).first?.frame.name.description, is: "List / loaded")
    expect(try varied.walk().change?.name.description, is: "List / loaded")
  }

  @Test(arguments: ["[Wieder]", "[Retry]  {no de translation}", "[Nochmal]\n  Neu", ""])
  func `each line of a variant in another language that a digest accepts is printed above it`(german: String) throws {
    _ = try varied.run("never") { name, text in
      let base = german.replacing("Nochmal", with: "Try Again").replacing("Neu", with: "New")
      return text.replacing("[Try Again]", with: base.contains("[Try") || base.isEmpty ? base : "[Retry]")
        .replacing("[Nochmal]", with: german)
    }
    let review = try varied.review()
    let change = try #require(review.changes(of: review.frames).first { $0.name.screen == "List in German" })
    let (old, new) = (Self.lines(change.old ?? []), Self.lines(change.new))
    let lines = old.subtracting(new).map { "  - " + $0 } + new.subtracting(old).map { "  + " + $0 }
    let diff = try varied.package.everystate("diff").output
    expect(lines.filter { !diff.contains("\($0)\n") }, is: [], diff)
  }

  private static func lines(_ text: [UInt8]) -> Set<String> {
    Set(String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  @Test func `a map in a summary is cut to what changed`() throws {
    let long = ScreenMap(
      screen: "Help", moves: (0..<20).map { ScreenMap.Move(from: .declared("\($0)"), "press", way: [.declared("a")]) })
    _ = try varied.run("all", map: [long] + moves("press \"Try Again\"")) { $1 }
    _ = try varied.run("never", map: [long] + moves("refresh")) { $1 }
    let drawing =
      try varied.markdown().components(separatedBy: "<pre>").last?.components(separatedBy: "</pre>")[0] ?? ""
    expect(drawing.split(separator: "\n").count, is: 3 + 2 + 2, drawing)
  }

  private func untranslated(_ language: String?, in states: [String] = ["failed"], of text: String = "Retry") throws
    -> Finding
  {
    .unsound(
      ReportFinding.Soundness(
        rule: BrokenRule(name: "untranslated", sentence: "It must be translated.", rank: 0), evidence: [],
        waiver: SuggestedWaiver(rule: "untranslated", subject: text, state: "failed"), language: language),
      "List in German / failed: it says \"\(text)\". (untranslated)",
      names: try states.map { try frame("List in German", $0) },
      inCatalog: "App.Snapshots", declaredAt: nil)
  }

  private func losing(_ name: GoldenName, _ text: String) -> String {
    text.replacing("[Nochmal]", with: "[Retry]  {no de translation}").replacing("[Try Again]", with: "[Retry]")
  }

  @Test func `a missing translation is said by the change`() throws {
    _ = try varied.run("never", findings: [untranslated("de")], losing)
    let diff = try varied.package.everystate("diff").output
    expect(diff, contains: "button \"Retry\" in place of \"Nochmal\": no German translation (finding: untranslated)\n")
    expect(diff, lacks: "it says")
  }

  @Test func `a missing translation is said by the change of some of its frames`() throws {
    _ = try varied.run("never", findings: [untranslated("de", in: ["loaded", "failed"])]) { name, text in
      name.state == "failed" ? losing(name, text) : text
    }
    try expect(varied.package.everystate("diff").output, lacks: "it says")
  }

  @Test func `a missing translation of another text is said beside the change`() throws {
    _ = try varied.run("never", findings: [untranslated("de")]) { name, text in
      losing(name, text).replacing("[Retry]  {no", with: "[Again]  {no")
    }
    try expect(varied.package.everystate("diff").output, contains: "then List in German / failed: it says")
  }

  @Test func `review prints the waiver of each missing translation that a frame's changes say`() throws {
    let lines = ["  One", "  Two", "  Three"].map { $0 + "\n" }
    let found = try ["One", "Two", "Three"].map { try untranslated("de", of: $0) }
    _ = try varied.run("all") { $1 + lines.joined() }
    _ = try varied.run("never", findings: found) { name, text in
      let isLost = name == found[0].names[0]
      return text + lines.map { isLost ? $0.replacing("\n", with: "  {no de translation}\n") : $0 }.joined()
    }
    let waivers = try varied.package.everystate("review").output.split(separator: "\n").filter {
      $0.hasPrefix("  waive: ")
    }
    expect(
      waivers.distinct,
      is: ["One", "Two", "Three"].map {
        "  waive: .waives(.untranslated, of: \"\($0)\", in: \"failed\", because: \"...\")"
      })
  }

  @Test func `review asks about a missing translation once`() throws {
    _ = try varied.run("never", findings: [untranslated("de")], losing)
    try expect(varied.walk().findings.count, is: 0)
  }

  @Test func `another finding about the same text is said beside the change`() throws {
    _ = try varied.run("never", findings: [untranslated(nil)], losing)
    try expect(varied.package.everystate("diff").output, contains: "then List in German / failed: it says")
  }

  /// Makes a state look like another one.
  private func twin(_ name: GoldenName, _ text: String) -> String {
    name.screen == "List" ? text.replacing("  failed", with: "  loaded") : text
  }

  /// Makes the German variant look like its screen.
  private func alike(_ name: GoldenName, _ text: String) -> String {
    name.screen == "List in German" ? "# \(name)\n\n~ same as List / \(name.state)\n" : text
  }

  @Test func `a variant that looks like a refused frame cannot be accepted, the message says`() throws {
    let messages = try varied.run("never") { alike($0, twin($0, $1)) }
    expect(
      messages["List in German / failed"] ?? "",
      contains: "\nCannot be accepted: it follows from List / failed, which cannot be accepted.\n")
  }

  @Test func `a variant that looks like a refused frame cannot be accepted`() throws {
    _ = try varied.run("never") { alike($0, twin($0, $1)) }
    try expect(
      varied.review().unacceptable()[frame("List in German", "failed")]?.description,
      is: "it follows from List / failed, which cannot be accepted.")
  }

  @Test func `a variant that looks like a frame that changed can be accepted`() throws {
    _ = try varied.run("never") { alike($0, retry($0, $1)) }
    try expect(varied.review().unacceptable()[frame("List in German", "failed")]?.description, is: nil)
  }

  @Test func `a legend explains no line that says that a variant is identical`() throws {
    let messages = try varied.run("never", alike)
    expect(messages["List in German / failed"] ?? "", lacks: "`~`")
  }

  @Test func `a summary explains only the marks of what it draws`() throws {
    func spinning(_ name: GoldenName, _ text: String) -> String {
      name.description == "List / loaded" ? text.replacing("]", with: "]  <...>") : text
    }
    _ = try varied.run("all", spinning)
    _ = try varied.run("never") { retry($0, spinning($0, $1)) }
    try expect(varied.markdown(), contains: "\nIn these drawings: `[Save]` a button.\n")
  }

  @Test func `findings of one rule on one screen follow from one change`() throws {
    let package = try ReviewedPackage()
    let found = try ["failed", "own"].map { MadeFinding("silence", rank: 0, try frame("Watchlist", $0), of: $0) }
    try package.run(finding: found) { $0.state == "failed" ? $1 + "more\n" : $1 }
    let review = try package.review()
    let findings = review.findings(following: ChangeGroups(review.changes(of: review.frames)))
    expect(findings.following.mapValues(\.count), is: [0: 2])
  }

  @Test func `what several screens have alike follows in one line`() throws {
    let package = try ReviewedPackage()
    let found = try ["Watchlist", "Detail"].map {
      MadeFinding("silence", rank: 0, try frame($0, "loaded"), of: "Share")
    }
    try package.run(finding: found) { $1 + "more\n" }
    let review = try package.review()
    let findings = review.findings(following: ChangeGroups(review.changes(of: review.frames)))
    expect(
      findings.lines(below: 0), is: ["Watchlist / loaded: Share is wrong. Also in Detail / loaded."])
  }

  /// Runs that find the same in a state, the last one with a change of its screen.
  private func findings(inRuns changes: [Bool]) throws -> ChangeFindings {
    let package = try ReviewedPackage()
    let found = try MadeFinding("silence", rank: 0, frame("Watchlist", "failed"))
    for isChanged in changes { try package.run(finding: [found]) { isChanged ? $1 + "more\n" : $1 } }
    let review = try package.review()
    return review.findings(following: ChangeGroups(review.changes(of: review.frames)))
  }

  @Test(arguments: [[false, true], [false, true, true]])
  func `a finding that the golden's screen had does not follow from the change`(changes: [Bool]) throws {
    let findings = try findings(inRuns: changes)
    expect(findings.following.mapValues(\.count), is: [nil: 1])
    try expect(#require(findings.following[nil]?.first).words, contains: "Predates this change.")
  }

  @Test(arguments: ["status", "diff", "review", "summary"])
  func `a finding that the golden's screen had is said to be older`(command: String) throws {
    let package = try ReviewedPackage()
    let found = try MadeFinding("silence", rank: 0, frame("Watchlist", "failed"))
    for isChanged in [false, true] { try package.run(finding: [found]) { isChanged ? $1 + "more\n" : $1 } }
    try expect(package.package.everystate(command).output, contains: "Predates this change.")
  }

  @Test(arguments: [[true], [true, true]])
  func `a finding that only the changed screen had follows from the change`(changes: [Bool]) throws {
    expect(try findings(inRuns: changes).following.mapValues(\.count), is: [0: 1])
  }

  /// A change of the screen, with what its variants show in place of it.
  private static let ownWords: [(german: String, dark: String, words: String)] = [
    (
      "[Retry]  {no de translation}", "~ same as List",
      "\"Try Again\" -> \"Retry\"; button \"Retry\" in place of \"Nochmal\": no German translation"
    ),
    (
      "[Wieder]", "  failed\n  [Retry]  {red}",
      "\"Try Again\" -> \"Retry\"; no longer identical to the base screen"
    ),
  ]

  @Test(arguments: ownWords) func `what a variant shows of its screen's change belongs to it`(
    _ row: (german: String, dark: String, words: String)
  ) throws {
    _ = try varied.run("never") { name, text in
      guard name.state == "failed" else { return text }
      return text.replacing("[Try Again]", with: "[Retry]").replacing("[Nochmal]", with: row.german)
        .replacing("~ same as List", with: row.dark)
    }
    let review = try varied.review()
    expect(ChangeGroups(review.changes(of: review.frames)).groups.map(\.words), is: [row.words])
  }

  @Test func `another change of a variant is one of two`() throws {
    _ = try varied.run("never") { name, text in
      let other = name.screen.hasSuffix("German") ? text.replacing("  failed", with: "  Fehler") : text
      return name.state == "failed" ? retry(name, other) : text
    }
    let review = try varied.review()
    let words = ChangeGroups(review.changes(of: review.frames)).groups.map(\.words)
    expect(words, is: ["\"Try Again\" -> \"Retry\"", "\"failed\" -> \"Fehler\""])
  }

  @Test func `a finding that is new since the change of another state follows from it`() throws {
    let package = try ReviewedPackage()
    let found = try MadeFinding("silence", rank: 0, frame("Watchlist", "loaded"))
    try package.run { $1 }
    try package.run(finding: [found]) { $0.state == "failed" ? $1 + "more\n" : $1 }
    let review = try package.review()
    let findings = review.findings(following: ChangeGroups(review.changes(of: review.frames)))
    expect(findings.following.mapValues(\.count), is: [0: 1])
  }

  @Test func `rows in another order are one change of a screen, however many a state has`() throws {
    let (two, three) = ("* A\n* B", "* A\n* B\n* C\n* D")
    let groups = ChangeGroups([
      FrameChange(name: try frame("S", "few"), old: Array("\(two)\n".utf8), new: Array("* B\n* A\n".utf8)),
      FrameChange(name: try frame("S", "many"), old: Array("\(three)\n".utf8), new: Array("* D\n* C\n* B\n* A\n".utf8)),
    ])
    expect(
      groups.groups.map(\.words),
      is: ["rows \"A\" and \"B\" changed places; rows in another order (now from \"D\" to \"A\")"])
  }

  @Test
  func `what is found of the control that a change names follows from it, also on a screen that shows its screen`()
    throws
  {
    let package = try ReviewedPackage()
    let names = [try frame("Watchlist", "loaded"), try frame("Detail", "loaded")]
    try package.run(finding: names.map { MadeFinding("silence", rank: 0, $0, of: "Try Again") }) {
      $0.state == "failed" ? $1.replacing("Try Again", with: "~Try Again~") : $1
    }
    let output = try package.package.everystate("diff").output
    expect(output.components(separatedBy: "\n  then ").count, is: 2, "\(output)")
    expect(output.contains("\nfinding: "), is: false, "\(output)")
  }

  @Test func `what is found alike on a screen without changes follows from none`() throws {
    let package = try ReviewedPackage()
    let names = [try frame("Watchlist", "failed"), try frame("Detail", "loaded")]
    let found = names.map { MadeFinding("silence", rank: 0, $0, of: "Try Again") }
    try package.run { $1 }
    try package.run(finding: found) { $0.state == "failed" ? $1 + "more\n" : $1 }
    let review = try package.review()
    let findings = review.findings(following: ChangeGroups(review.changes(of: review.frames)))
    expect(findings.following.mapValues(\.count), is: [nil: 2])
  }

  @Test func `a storyboard of a variant that now looks like its screen follows from the screen's change`() throws {
    let name = { (screen: String) in try frame(screen, "way") }
    let text = { (screen: String, body: String) in Array("# \(screen) / way\n\n# 1  shown\n\(body)\n".utf8) }
    let groups = ChangeGroups([
      FrameChange(name: try name("S"), old: text("S", "  A\n. Note"), new: text("S", "  A")),
      FrameChange(
        name: try name("S in large type"), old: text("S in large type", "  A\n. Wrapped\n  note"),
        new: Array("# S in large type / way\n\n~ same as S / way\n".utf8)),
    ])
    expect(groups.groups.map(\.words), is: ["footer \"Note\" removed; now identical to the base screen"])
  }

  @Test func `a finding about a look follows from the change that brought it`() throws {
    let package = try ReviewedPackage()
    let rows = ["* One  {secondary}\n", "* Two  {secondary}\n", "* Three  {secondary}\n"]
    try package.run(record: "all") { $1 + rows.joined() }
    try package.run(finding: [MadeFinding("contrast", rank: 0, try frame("Watchlist", "failed"), of: "orange on white")]
    ) {
      $1 + rows.reversed().joined().replacing("secondary", with: "orange")
    }
    let review = try package.review()
    let groups = ChangeGroups(review.changes(of: review.frames))
    let place = groups.groups.firstIndex { $0.words.contains("secondary -> orange") }
    expect(place, is: 1)
    expect(review.findings(following: groups).following.mapValues(\.count), is: [place: 1])
  }

  @Test func `a finding of another rule that an earlier run had is on its own`() throws {
    let package = try ReviewedPackage()
    let found = try ["failed", "own"].map { MadeFinding($0, rank: 0, try frame("Watchlist", $0)) }
    try package.run(finding: [found[1]]) { $1 }
    try package.run(finding: found) { $0.state == "failed" ? $1 + "more\n" : $1 }
    let review = try package.review()
    let findings = review.findings(following: ChangeGroups(review.changes(of: review.frames)))
    expect(findings.following.mapValues(\.count), is: [0: 1, nil: 1])
  }

  @Test func `a change that accept refuses has no command that accepts it`() throws {
    let messages = try varied.run("never", twin)
    expect(
      messages["List / failed"]?.split(separator: "\n")[1] ?? "",
      is:
        "Cannot be accepted: it looks the same as List / loaded: one of them is not reached, or users cannot tell them apart."
    )
  }

  @Test(arguments: [
    (["List"], "List / failed cannot be accepted: it looks the same as"),
    (["List", "List in German"], "List / failed, List in German / failed cannot be accepted: they look the same as"),
  ])
  func `a refusal of several frames is in the plural`(screens: [String], words: String) throws {
    _ = try varied.run("never") { screens.contains($0.screen) ? $1.replacing("  failed", with: "  loaded") : $1 }
    expect(try varied.package.everystate("diff").output, contains: words)
  }

  @Test func `a map that follows from a refused change has no command that accepts it`() throws {
    _ = try varied.run("all", map: moves("refresh")) { $1 }
    let messages = try varied.run("never", map: moves("press \"More\""), twin)
    expect(
      messages["map"] ?? "",
      contains: "\nCannot be accepted: it follows from List / failed, which cannot be accepted.\n")
  }

  @Test(arguments: [Verdict.notDriven, .stuck, .undrawn, .unsteady])
  func `the map of a run that has not reached a frame is not compared`(verdict: Verdict) throws {
    let package = try ReviewedPackage()
    let name = try GoldenName.map(catalog: "App.Snapshots")
    for (mode, event) in [("all", "press \"A\""), ("never", "press \"B\"")] {
      let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": mode])
      try package.check(session) { $1 }
      if mode == "never" { _ = session.fail(try frame("Watchlist", "failed"), verdict, "it is unknown") }
      let move = ScreenMap.Move(from: .declared("loaded"), event, way: [.declared("failed")])
      _ = session.verifyMap([ScreenMap(screen: "Watchlist", moves: [move])], of: name.catalog)
      session.end()
    }
    expect(try package.review().frames.contains { $0.name == name }, is: false)
    expect(try package.review().orphans(), is: [])
    for command in ["diff", "status", "summary", "review"] {
      let lines = try package.package.everystate(command).output.split(separator: "\n")
      expect(
        lines.count { $0.hasSuffix("map of App.Snapshots: not compared: the run has not reached Watchlist / failed.") },
        is: 1, command)
    }
  }

  @Test func `a map is accepted with screens that the run has not compared yet`() throws {
    let messages = try varied.run("never", map: moves("press \"More\""), isMapFirst: true) { $1 }
    expect(messages["map"] ?? "", contains: "\nAccept it with its screens: swift run everystate review\n")
  }

  @Test func `a question about a change that accept refuses has no key that accepts it`() throws {
    _ = try varied.run("never", twin)
    try expect(varied.walk().choices.map(\.key).contains("a"), is: false)
  }

  @Test func `a new screen is one entry with its first drawing`() throws {
    _ = try varied.run("missing", screens: ["Help", "List", "List in dark mode", "List in German"]) { $1 }
    try expect(
      varied.markdown(),
      contains:
        "**`screen Help added: 2 frames, already recorded`**\n\n`Help / failed`: recorded +4 -0\n\n<pre>\n# Help")
  }

  @Test(arguments: ["status", "diff", "review", "summary"])
  func `a new state of a screen is one entry`(command: String) throws {
    _ = try varied.run("missing", states: ["loaded", "failed", "sold"]) { $1 }
    let run = try varied.package.everystate(command)
    expect(run.output, contains: "List / sold added, also in 2 variants")
    if command != "status" { expect(run.output, contains: "  sold\n") }
  }

  @Test(arguments: [
    (["List"], "variant \"in bold text\" added to List: 2 frames"),
    (["Help", "List"], #"variant "in bold text" added to 2 screens: 4 frames"#),
  ])
  func `a new variant is one entry`(screens: [String], words: String) throws {
    _ = try varied.run("all", screens: screens) { $1 }
    _ = try varied.run("missing", screens: screens + screens.map { $0 + " in bold text" }) { $1 }
    let lines = try varied.package.everystate("diff").output.split(separator: "\n")
    expect(lines.filter { $0.hasSuffix(" already recorded") }, is: ["\(words), already recorded"])
  }

  @Test(arguments: [
    (["Help", "List", "List in dark mode", "List in German"], ["loaded", "failed"], "screen Help added: 2 frames"),
    (
      ["List", "List in dark mode", "List in German"], ["loaded", "failed", "sold"],
      "List / sold added, also in 2 variants"
    ),
    (["List", "List in dark mode"], ["loaded", "failed"], #"variant "in German" removed from List: 2 frames"#),
    (["List", "List in dark mode", "List in German"], ["loaded"], "List / failed removed, also in 2 variants"),
  ])
  func
    `what a catalog declares now, or no longer, is one question with matrix and map, and is accepted as it was shown`(
      screens: [String], states: [String], words: String
    ) throws
  {
    let map = screens.filter { !$0.contains(" ") }.map { screen in
      ScreenMap(screen: screen, moves: states.map { ScreenMap.Move(from: .declared($0), "wait", way: []) })
    }
    let first = ["loaded", "failed"].map { ScreenMap.Move(from: .declared($0), "wait", way: []) }
    _ = try varied.run("all", map: [ScreenMap(screen: "List", moves: first)]) { $1 }
    _ = try varied.run("never", screens: screens, states: states, map: map) { $1 }
    expect(try varied.walk().entries.map(\.title), is: [words])
    try varied.package.expectOneNumberOfChanges()
    let diff = try varied.package.everystate("diff").output
    let review = try varied.review()
    for frame in review.frames where frame.standing == .open && frame.name.kind == .frame {
      let text = String(decoding: review.currentText(of: frame) ?? [], as: UTF8.self)
      expect(
        diff,
        contains: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "  + \($0)\n" }
          .joined())
    }
    expect(try varied.package.everystate("accept", "--all", "--digest", varied.package.shownDigest()).status, is: 0)
    _ = try varied.run("never", screens: screens, states: states, map: map) { $1 }
    expect(try RunSummary(varied.review()).isInOrder)
  }

  @Test func `a summary names the state of a matrix and counts the moves of a map`() throws {
    _ = try varied.run("all", map: moves("refresh")) { $1 }
    let more = ScreenMap(screen: "List", moves: moves("refresh")[0].moves + moves("undo")[0].moves)
    _ = try varied.run("never", states: ["loaded"], map: [more]) { $1 }
    let summary = try varied.markdown()
    expect(summary, contains: "**`List / failed removed, also in 2 variants`**\n\n`List / failed`: removed")
    expect(summary, contains: "then `map of App.Snapshots`: changed")
  }

  @Test func `a summary names the screen that matrix and map have or lack`() throws {
    _ = try varied.run("all", screens: ["Help", "List"]) { $1 }
    _ = try varied.run("never", screens: ["List"]) { $1 }
    try expect(varied.markdown(), contains: "**`screen Help removed: 2 frames`**")
  }

  @Test func `a removed screen is one line`() throws {
    _ = try varied.run("never", screens: ["Help"]) { $1 + "  help\n" }
    try expect(
      varied.markdown(),
      contains: "**`screen List removed: 2 frames, 2 variants`**")
  }

  @Test(arguments: [
    (["List", "List in German"], ["variant \"in dark mode\" removed from List: 2 frames"]),
    (["List"], ["German", "dark mode"].map { "variant \"in \($0)\" removed from List: 2 frames" }),
  ])
  func `a matrix without some variants has no change of its own, with the legend of their marks`(
    screens: [String], words: [String]
  ) throws {
    _ = try varied.run("never", screens: screens) { $1 }
    let lines = try varied.package.everystate("diff").output.split(separator: "\n")
    expect(
      lines.filter { $0.hasPrefix("coverage matrix of ") || $0.hasPrefix("variant ") }.map(String.init), is: words)
  }

  @Test func `the lines that frames share are printed once, below their names`() throws {
    let frames = try ["a", "b"].map { try frame("S", $0) } + ["a", "b"].map { try frame("S in German", $0) }
    let groups = ChangeGroups(
      frames.map { name in
        let (old, new) = name.screen == "S" ? ("[Try Again]", "[Retry]") : ("[Nochmal]", "[Wieder]")
        return FrameChange(
          name: name, old: Array("# \(name)\n\(old)\n".utf8), new: Array("# \(name)\n\(new)\n".utf8))
      })
    expect(
      groups.lines,
      is: [
        "S / a, S / b, S in German / a, S in German / b: \"Try Again\" -> \"Retry\"", "  - [Try Again]", "  + [Retry]",
        "  S in German / a, S in German / b", "  - [Nochmal]", "  + [Wieder]",
      ])
  }

  @Test func `the lines that the moments of a storyboard share are printed once`() throws {
    let text = { (word: String) in
      Array("# S / way\n".utf8) + Array((1...3).map { "\n# \($0)  press\n [\(word)]\n".utf8 }.joined())
    }
    let groups = ChangeGroups([FrameChange(name: try frame("S", "way"), old: text("Save"), new: text("Keep"))])
    expect(
      groups.lines, is: ["S / way: \"Save\" -> \"Keep\"", "  -  [Save]", "  +  [Keep]", "    ... and 2 more times"])
  }

  @Test func `a change of some of the lines of another one does not repeat them`() throws {
    let groups = ChangeGroups([
      FrameChange(
        name: try frame("S", "a"), old: Array("* A  1  {red}\n* B  1  {red}\n".utf8),
        new: Array("* A  2  {blue}\n* B  1  {blue}\n".utf8)),
      FrameChange(name: try frame("S", "b"), old: Array("* B  1  {red}\n".utf8), new: Array("* B  1  {blue}\n".utf8)),
    ])
    expect(groups.lines.count { $0 == "  - * A  1  {red}" }, is: 1)
  }

  @Test func `a change whose lines another one has shown says so`() throws {
    let groups = ChangeGroups([
      FrameChange(name: try frame("S", "a"), old: Array("* A  1\n".utf8), new: Array("* B  2\n".utf8)),
      FrameChange(name: try frame("S", "b"), old: Array("* A  1\n".utf8), new: Array("* B  2\n".utf8)),
      FrameChange(name: try frame("S", "c"), old: Array("* Z  1\n".utf8), new: Array("* Z  2\n".utf8)),
    ])
    expect(groups.lines, contains: "S / a, S / b: \"A\" -> \"B\" (shown above)")
  }

  /// Frames by name, with old and new text: the first of the change and the smallest are others.
  @Test func `a change is drawn in the smallest frame that has the piece it is named after`() throws {
    let review = try ReviewedPackage()
    try review.run(record: "all") {
      $1 + ($0.screen == "Detail" ? "* Ada  {blue}\n* Eve  {blue}\n" : "* Bob  {blue}\n")
    }
    try review.run {
      ($1 + ($0.screen == "Detail" ? "* Ada  {blue}\n* Eve  {blue}\n" : "* Bob  {blue}\n")).replacing(
        "blue", with: "red")
    }
    let summary = try RunSummary(review.review())
    let example = try #require(summary.examples(summary.attention).first)
    expect(summary.groups.groups[example.changes[0]].words, contains: "Ada")
    expect(example.frame.name.description, is: "Detail / loaded")
  }
}
