@testable import EveryStateGoldens

@Suite(.besideTheMainActor) struct SessionTests {
  private let never = ["CI": "true"]
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  private func recorded() throws -> (TemporaryPackage, GoldenName) {
    let (package, name) = (try TemporaryPackage(), try frame("Watchlist", "failed"))
    try package.write("# Watchlist\nhello\n", to: name.path.text)
    return (package, name)
  }

  @Test func `a frame without a golden is recorded, and not taken for a comparison`() throws {
    let name = try frame("Watchlist", "failed")
    let place = SourceLine(file: package.root + "/Tests/S.swift", line: 7)
    let first = try package.session().verify(name, text: "# Watchlist\nhello\n", declaredAt: place)
    expect(first.verdict, is: .recorded)
    expect(first.isFailure, "a new file is not mistaken for a comparison")
    expect(
      first.message,
      is: """
        Watchlist / failed: recorded a new golden (2 lines); nothing was compared, so this run fails. \
        Look at __Snapshots__/App.Snapshots/Watchlist/failed.txt and run again
        golden: __Snapshots__/App.Snapshots/Watchlist/failed.txt
        """)
    expect(first.declaredAt, is: SourceLine(file: "Tests/S.swift", line: 7))
  }

  @Test(arguments: [nil, "true"]) func `frames without a golden have one issue, with their count`(_ job: String?) throws
  {
    let session = try package.session(job.map { ["CI": $0] } ?? [:])
    let names = try ["failed", "loaded", "empty"].map { try frame("Watchlist", $0) }
    session.handOut(names)
    let messages = names.map { session.messageOfNew(session.verify($0, text: "# Watchlist\n\($0.state)\n")) }
    expect(
      messages.map { $0?.split(separator: "\n").dropFirst().first.map(String.init) },
      is: [
        "2 more frames of App.Snapshots \(job == nil ? "are recorded, too" : "have no golden either"): swift run everystate show",
        nil,
        nil,
      ])
  }

  @Test func `a frame with a golden does not count among those without`() throws {
    let (package, name) = try recorded()
    let session = try package.session(never)
    let new = try frame("Watchlist", "loaded")
    session.handOut([name, new])
    let outcome = session.verify(new, text: "# Watchlist\nloaded\n")
    expect(session.messageOfNew(outcome), is: outcome.message)
  }

  /// Whether no declaration names the preview, whether it has a golden, and whether its test fails.
  @Test(arguments: [(true, false, false), (true, true, true), (false, false, true)])
  func `only a found preview without a golden may be undrawn`(_ isFound: Bool, _ hasGolden: Bool, _ fails: Bool) throws
  {
    let (package, name) = try recorded()
    let tried = hasGolden ? name : try frame("Watchlist", "other")
    let outcome = try package.session(never).fail(tried, .undrawn, "a part is left out", isFound: isFound)
    expect(outcome.isFailure, is: fails)
  }

  @Test func `a crash of a found preview is one of those`() throws {
    let name = try frame("Watchlist", "failed")
    let first = try package.session(never)
    first.begin(name, declaredAt: nil, isFound: true)
    let second = try package.session(never.merging([ReportContinuation.variable: first.reportPath]) { $1 })
    expect(second.outcomeBeforeRestart(name)?.verdict, is: .crashed)
    expect(second.outcomeBeforeRestart(name)?.isFailure, is: false)
  }

  @Test func `a run of previews that draws none fails at its end`() throws {
    let session = try package.session(never)
    _ = session.fail(try frame("Watchlist", "failed"), .undrawn, "a part is left out", isFound: true)
    expect(session.complaints(arguments: []).count, is: 1)
    _ = session.verify(try frame("Watchlist", "loaded"), text: "# Watchlist\nhello\n")
    expect(session.complaints(arguments: []), is: [])
  }

  @Test func `a frame that matches has no patch and no new text`() throws {
    let (package, name) = try recorded()
    let matched = try package.session(never).verify(name, text: "# Watchlist\nhello\n")
    expect(matched.verdict, is: .matched)
    expect(!matched.isFailure)
    expect(matched.message, is: "Watchlist / failed: matched")
    expect(matched.patch, is: nil)
    expect(matched.pending, is: nil)
  }

  @Test func `a frame that differs has a patch and a new text, until it matches`() throws {
    let (package, name) = try recorded()
    let changed = try package.session(never).verify(name, text: "# Watchlist\nbye\n")
    expect(changed.verdict, is: .changed)
    expect(changed.isFailure)
    expect(
      changed.message,
      is: """
        Watchlist / failed changed: "hello" -> "bye"
        Accept: swift run everystate accept Watchlist/failed
        --- a/__Snapshots__/App.Snapshots/Watchlist/failed.txt
        +++ b/__Snapshots__/App.Snapshots/Watchlist/failed.txt
        @@ -1,2 +1,2 @@
         # Watchlist
        -hello
        +bye
        Look at all changes: swift run everystate review
        """)
    expect(changed.actual, is: "# Watchlist\nbye\n")
    expect(changed.patch?.addedCount, is: 1)
    expect(package.text(".build/everystate/pending/App.Snapshots/Watchlist/failed.txt"), is: "# Watchlist\nbye\n")
    try expect(package.session(never).verify(name, text: "# Watchlist\nhello\n").verdict, is: .matched)
    expect(package.files(".build/everystate/pending"), is: [], "a match removes what was pending")
  }

  @Test func `the marks of a difference are explained below it, each once a run`() throws {
    let session = try package.session(never)
    func legend(_ state: String, _ old: String?, _ new: String) throws -> [String] {
      let name = try frame("S", state)
      if let old { try package.write("# \(name)\n\n\(old)\n", to: name.path.text) }
      let lines = session.verify(name, text: "# \(name)\n\n\(new)\n").message.split(separator: "\n").map(String.init)
      let place = lines.firstIndex { $0.hasPrefix("In these drawings: ") }
      if let place {
        expect(place, is: lines.count - 1)
        expect(lines[place - 1], begins: "+", comment: "the line before the legend")
      }
      return place.map { [lines[$0]] } ?? []
    }
    let button = "In these drawings: `[Save]` a button."
    try expect(legend("words", "  one", "  two"), is: [], "nothing but text")
    try expect(legend("kept", "  [Save]\n  one", "  [Save]\n  two"), is: [], "its line has not changed")
    try expect(legend("a", "  [Save]", "  [Keep]"), is: [button])
    try expect(legend("b", "  [Save]  <...>", "  [Send]"), is: ["In these drawings: `<...>` a spinner."])
    try expect(legend("c", "  [Save]", "  [Sent]"), is: [])
    try expect(legend("missing", nil, "  <3>").count, is: 1, "a drawing without a golden is shown whole")
  }

  @Test func `a repeated difference is named, not shown again`() throws {
    func text(_ state: String, _ word: String) -> String { "# \(state)\n= \(state)\n  [\(word)]\n" }
    for state in ["a", "b", "c"] { try package.write(text(state, "Save"), to: try frame("S", state).path.text) }
    let session = try package.session(never)
    let messages = try ["a", "b", "c"].map { state in
      session.verify(try frame("S", state), text: text(state, state == "c" ? "Send" : "Keep")).message
    }
    expect(messages.first ?? "", contains: "-  [Save]\n+  [Keep]\n")
    expect(
      messages[at: 1],
      is: """
        S / b changed: "Save" -> "Keep"
        Accept: swift run everystate accept S/b
        same change as S / a (shown above)
        """)
    expect(messages[at: 2] ?? "", contains: "+  [Send]", comment: "another change is shown")
    expect(session.verify(try frame("S", "a"), text: text("a", "Keep")).message, is: messages[0], "a frame of its own")
  }

  @Test func `a difference repeated at another width is named, too`() throws {
    let session = try package.session(never)
    func row(_ columns: Int, _ change: String) -> String {
      "= S\n  Apple" + String(repeating: " ", count: columns) + change + "  {red}\n"
    }
    let rows = try [10, 40].map { columns in
      let name = try frame("Row", "\(columns) columns")
      try package.write(row(columns, "-1.20%"), to: name.path.text)
      return session.verify(name, text: row(columns, "-1.30%")).message
    }
    expect(rows[at: 1] ?? "", contains: "same change as Row / 10 columns", comment: "at another width too")
  }

  @Test func `a shuffled run names the frames before one that changed`() throws {
    let names = try (0..<8).map { try frame("S", "\($0)") }
    for name in names { try package.write("old\n", to: name.path.text) }
    let session = try package.session(never.merging(["EVERYSTATE_SHUFFLE": "7"]) { $1 })
    for name in names.dropLast() {
      session.begin(name, declaredAt: nil)
      _ = session.verify(name, text: "old\n")
    }
    session.begin(names[7], declaredAt: nil)
    let message = session.verify(names[7], text: "new\n").message
    expect(
      message,
      contains:
        "In the order of EVERYSTATE_SHUFFLE=7, this frame follows S / 2, S / 3, S / 4, S / 5, S / 6. If it matches alone "
        + "(EVERYSTATE_ONLY=S/7 swift test), an earlier frame keeps something")
    let declared = try package.session(never)
    declared.begin(names[0], declaredAt: nil)
    declared.begin(names[7], declaredAt: nil)
    expect(declared.verify(names[7], text: "new\n").message, lacks: "In the order of")
  }

  @Test func `the second line says what to do`() throws {
    let cases: [Row<(String, String, String)>] = [
      Row("Watchlist", "failed", "Watchlist/failed"), Row("Watchlist", "signed out", "'Watchlist/signed out'"),
      Row("It's", "$(rm)", "'It'\\''s/$(rm)'"), Row("A,B", "50%", "A%2CB/50%25"),
      Row("Both", "loaded", "App.Snapshots:Both/loaded"),
    ]
    try package.write("x\n", to: "__Snapshots__/Other.Suite/Both/loaded.txt")
    for (row, (screen, state, selector)) in cases.rows() {
      let outcome = try package.session(never).verify(frame(screen, state), text: "a\nb\n")
      expect(
        outcome.message.split(separator: "\n").prefix(2).joined(separator: "\n"),
        is: """
          \(screen) / \(state): missing: no golden exists yet (2 lines), and nothing is recorded where CI is set
          Accept: swift run everystate accept \(selector)
          """, at: row)
    }
  }

  @Test func `a missing golden names the mode that records none`() throws {
    let off = try package.session(["SNAPSHOT_TESTING_RECORD": "never"]).verify(frame("S", "s"), text: "a\n")
    expect(off.headline, contains: "(1 line), and SNAPSHOT_TESTING_RECORD=never records none")
  }

  @Test func `a long difference is cut and says where the whole of it is`() throws {
    let name = try frame("Watchlist", "failed")
    try package.write((0..<150).map { "old \("\($0)".spelled)\n" }.joined(), to: name.path.text)
    let outcome = try package.session(never).verify(name, text: (0..<150).map { "new \("\($0)".spelled)\n" }.joined())
    let lines = outcome.message.split(separator: "\n")
    try #require(lines.count == 96, "\(lines.prefix(13))")
    expect(lines[at: 11], is: "  ... and 139 more")
    expect(lines[at: 94], is: " ... 221 more lines. All of them: swift run everystate diff Watchlist/failed")
    expect(outcome.patch?.text.split(separator: "\n").count, is: 305, "the patch is whole")
  }

  @Test func `a golden is replaced when its bytes are on the disk`() throws {
    let (root, path) = (package.root, try frame("Watchlist", "failed").path)
    try package.write("old\n", to: path.text)
    expect(GoldenTree(packageRoot: root).files.isLasting)
    for (result, text) in [(Int32(-1), "old\n"), (0, "whole and new\n")] {
      let seen = Mutex<[String]>([])
      var files = GoldenTree(packageRoot: root).files
      files.synchronize = { file in
        var status = stat()
        fstat(file, &status)
        let golden = FileManager.default.contents(atPath: root + "/" + path.text).map {
          String(decoding: $0, as: UTF8.self)
        }
        seen.withLock { $0.append("\(status.st_size) bytes, \(golden ?? "none")") }
        errno = EIO
        return result
      }
      do {
        try files.write(Array("whole and new\n".utf8), to: path.components)
        expect(result, is: 0)
      } catch {
        expect(error.description, contains: "Input/output error")
        expect(result, is: -1)
      }
      expect(seen.withLock { $0 }, is: ["14 bytes, old\n"])
      expect(package.text(path.text), is: text)
      expect(package.files(), is: ["App.Snapshots/Watchlist/failed.txt"])
    }
  }

  @Test func `only one process at a time changes the index`() throws {
    let tree = GoldenTree(packageRoot: package.root)
    func isFree() -> Bool {
      let folder = open(package.root + "/__Snapshots__", O_RDONLY)
      defer { close(folder) }
      return flock(folder, LOCK_EX | LOCK_NB) == 0
    }
    var wasFree: [Bool] = []
    try tree.updateIndex(format: 1) {
      wasFree.append(isFree())
      $0.insert("A.B")
    }
    expect(wasFree + [isFree()], is: [false, true])
  }

  @Test func `a frame that was not driven or not drawn keeps its golden and has no new text`() throws {
    let name = try frame("Watchlist", "failed")
    try package.write("old\n", to: name.path.text)
    for verdict in [Verdict.notDriven, .stuck, .undrawn, .unsteady] {
      let outcome = try package.session(["SNAPSHOT_TESTING_RECORD": "all"]).fail(
        name, verdict, "markets() never threw.\nCalls: none")
      expect(outcome.verdict, is: verdict)
      expect(outcome.isFailure)
      expect(outcome.actual, is: nil)
      expect(outcome.pending, is: nil)
      expect(outcome.message, is: "Watchlist / failed: \(verdict.rawValue): markets() never threw.\nCalls: none")
      expect(package.text(name.path.text), is: "old\n")
      try expect(package.report()?.outcomes.map(\.verdict), is: [verdict])
    }
  }

  @Test func `what several frames lack for one reason is explained once, also by another test`() throws {
    let session = try package.session(never)
    let (loaded, failed) = try (frame("Watchlist", "loaded"), frame("Watchlist", "failed"))
    let reason = "The screen has no element \"Buy\" to press.\nThe elements are: none"
    func first(_ name: GoldenName) -> String { session.fail(name, .notDriven, reason).message }
    expect(first(loaded), contains: "The elements are")
    expect(first(failed), contains: "\n  as in Watchlist / loaded (shown above)")
    expect(session.explained(reason, of: loaded, in: "soundness"), contains: "as in Watchlist / loaded (shown above)")
    expect(first(loaded), contains: "The elements are")
  }

  @Test func `a patch names its file from the top of the git work tree`() throws {
    let repository = try TemporaryPackage()
    try repository.write("", to: ".git/HEAD")
    try repository.write("// swift-tools-version: 6.2\n", to: "apps/Pulse/Package.swift")
    let session = try GoldenSession(
      filePath: repository.root + "/apps/Pulse/Tests/T.swift", environment: never, textFormat: 1)
    expect(session.packageRoot, is: repository.root + "/apps/Pulse")
    let outcome = try session.verify(frame("S", "s"), text: "a\n")
    expect(outcome.patch?.text ?? "", contains: "\n+++ b/apps/Pulse/__Snapshots__/App.Snapshots/S/s.txt\n")
    expect(outcome.golden, is: "__Snapshots__/App.Snapshots/S/s.txt")
  }

  @Test func `a catalog is declared once, and colliding claims are refused`() throws {
    let session = try package.session(never)
    let claims = CatalogClaims(catalog: "A.B", screens: [ScreenClaims(screen: "S", states: [FrameClaim("loaded")])])
    try session.declare(claims)
    try session.declare(claims)
    try expect(package.report()?.claims, is: [claims])
    try expect(package.report()?.notRun, is: [frame("S", "loaded", catalog: "A.B")])
    let other = CatalogClaims(catalog: "a.b", screens: [ScreenClaims(screen: "T", states: [FrameClaim("loaded")])])
    #expect(throws: CollidingClaims.self) { try session.declare(other) }
  }
}
