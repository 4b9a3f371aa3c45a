@testable import EveryStateCommand

@Suite struct CommandTests {
  private let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: [
      ScreenClaims(screen: "Watchlist", states: ["loaded", "failed after refresh"].map { FrameClaim($0) }),
      ScreenClaims(screen: "Detail", states: [FrameClaim("loaded")]),
    ])
  private let golden = "__Snapshots__/App.Snapshots/Detail/loaded.txt"
  private let changed = ["Detail/loaded": "# y\nother\n"]
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try run(record: "all")
  }

  /// A run that draws `text` for the frames of the given states, and the recorded text for all others.
  private func run(
    record: String = "never", changed: [String: String] = [:], states: [String]? = nil, textFormat: Int = 1
  ) throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record], textFormat: textFormat)
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame && states?.contains(claim.name.state) != false {
      _ = session.verify(
        claim.name, text: changed[claim.name.selector] ?? "# \(claim.name)\nbody of \(claim.name)\n",
        declaredAt: SourceLine(file: "T.swift", line: 1))
    }
    _ = session.completeness(of: claims)
    session.end()
  }

  @Test(.enabled(if: isLongRun)) func `help without a command is the overview`() throws {
    let overview = try package.everystate()
    expect(overview, status: 0, prints: "Exit status: 0", errors: "")
    for words in [["help"], ["--help"], ["-h"]] { expect(try package.everystate(words).output, is: overview.output) }
  }

  @Test(.enabled(if: isLongRun)) func `every command has a line in the overview and a page`() throws {
    let overview = try package.everystate()
    let commands = [
      "status", "review", "diff", "accept", "reject", "prune", "findings", "show", "gallery", "map", "play", "watch",
      "summary", "doctor", "mutate", "coverage", "help",
    ]
    for command in commands {
      expect(overview.output, contains: "\n  \(command) ", comment: "\(command)")
      let help = try package.everystate(command, "--help")
      expect(help, status: 0, prints: "\nOptions:\n", begins: "Usage: everystate \(command)", errors: "")
      expect(try package.everystate("help", command).output, is: help.output)
    }
  }

  @Test(.enabled(if: isLongRun)) func `the version is the newest one of the changelog`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let changelog = try String(
      contentsOf: root.appending(path: "Sources/EveryState/EveryState.docc/Changelog.md"), encoding: .utf8)
    let version = try #require(changelog.firstMatch(of: /\n## ([0-9.]+)\n/)).output.1
    expect(try package.everystate("--version").output, is: "everystate \(version)\n")
  }

  @Test(.enabled(if: isLongRun)) func `show prints the current text of every frame`() throws {
    try run(changed: ["Detail/loaded": "# Detail / loaded\nother\n"])
    let show = try package.everystate("show", "Detail", "Watchlist/loaded")
    expect(show.status, is: 1)
    expect(
      show.output,
      is: """
        ==== Detail / loaded: changed (+1 -1) ====
        # Detail / loaded
        other

        ==== Watchlist / loaded: matched ====
        # Watchlist / loaded
        body of Watchlist / loaded

        Accept what is shown: swift run everystate accept Detail/loaded --digest b876d1463f

        """)
  }

  @Test func `status counts the frames of the newest run`() throws {
    try expect(package.everystate("status"), status: 0, prints: ": 3 recorded.")
    try run()
    expect(try package.everystate("status").output, ends: ": 3 matched.\n")
  }

  @Test func `status lists open changes, from any folder of the package`() throws {
    try run(changed: ["Watchlist/failed after refresh": "# x\nother\n"])
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    try package.write("", to: "Sources/App/deep/x.swift")
    for folder in [package.root, package.root + "/Sources/App/deep"] {
      let status = try package.everystate("status", folder: folder)
      expect(status.status, is: 1)
      expect(
        status.output,
        contains: """
          : 3 frames: 1 changed, 2 matched; 1 orphaned golden.
          3 changes in 2 frames:
            screen Gone removed: 1 frame
            "# Watchlist / failed after refresh" -> "# x": Watchlist / failed after refresh
            "body of Watchlist / failed after refresh" -> "other": Watchlist / failed after refresh
          Watchlist / failed after refresh: changed (+2 -2)  (T.swift:1)
          Other.Suite has goldens but no tests.
          """)
    }
  }

  @Test func `--package-path has precedence over the variable`() throws {
    try run(changed: changed)
    let other = try TemporaryPackage()
    let elsewhere = ["EVERYSTATE_ROOT": other.root]
    try expect(other.everystate("status", "--package-path", package.root, environment: elsewhere).status, is: 1)
    expect(try package.everystate("status", environment: elsewhere).errors, contains: other.root)
  }

  @Test func `a run without frames does not pass`() throws {
    try run(states: [])
    let status = try package.everystate("status")
    expect(status, status: 1, prints: "The newest run checked no frame: that is not a pass.")
    expect(status.output, contains: "3 declared frames were not checked.\n")
  }

  @Test func `a selection without frames does not pass`() throws {
    do { _ = try package.session(["EVERYSTATE_ONLY": "Nothing"]) }
    try expect(package.everystate("status"), status: 1, prints: "checked no frame (EVERYSTATE_ONLY='Nothing')")
    try expect(package.everystate("show").status, is: 1)
    try expect(package.everystate("prune", "--yes"), status: 2, warns: "so orphans are unknown")
  }

  @Test func `show without arguments ends with the frames shown and the next command`() throws {
    try run()
    try expect(
      package.everystate("show"), status: 0,
      ends: "\nSeen: 3 frames of 2 screens: 3 matched\nNext: swift run everystate gallery\n")
    expect(try package.everystate("show", "Detail").output, lacks: "Seen:")
    try run(changed: ["Detail/loaded": "# Detail / loaded\nother\n"])
    try expect(
      package.everystate("show"), status: 1,
      ends: "\nNeeds attention:\n  Detail / loaded: changed\nNext: swift run everystate review\n")
  }

  @Test func `prune waits for the end of a run`() throws {
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try withExtendedLifetime(try package.session()) { session in
      try session.declare(claims)
      try expect(package.everystate("prune", "--yes"), status: 2, warns: "the newest run is still in progress")
      expect(package.text("__Snapshots__/App.Snapshots/Gone/loaded.txt"), is: "x\n")
    }
  }

  @Test(.enabled(if: isLongRun)) func `twins do not pass`() throws {
    let same = ["Watchlist/loaded": "# a\nsame\n", "Watchlist/failed after refresh": "# b\nsame\n"]
    try run(record: "all", changed: same)
    try run(changed: same)
    try expect(package.everystate("status"), status: 1, prints: "3 frames: 3 matched; 1 pair of twins.")
  }

  @Test(.enabled(if: isLongRun)) func `an orphan does not pass, though every frame matches`() throws {
    try run()
    try expect(package.everystate("status").status, is: 0)
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try run()
    try expect(package.everystate("status"), status: 1, prints: "3 frames: 3 matched; 1 orphaned golden.")
  }

  @Test(.enabled(if: isLongRun)) func `goldens of a newer format do not pass`() throws {
    let index = try #require(package.text("__Snapshots__/index.txt"))
    try package.write(index.replacingOccurrences(of: "format 1", with: "format 9"), to: "__Snapshots__/index.txt")
    try run()
    try expect(package.everystate("status"), status: 1, prints: "3 frames: 3 matched; 1 catalog problem.")
  }

  @Test(.enabled(if: isLongRun)) func `frames under way at a crash are named`() throws {
    do { try package.session().begin(frame("Watchlist", "loaded"), declaredAt: nil) }
    let status = try package.everystate("status")
    expect(status.status, is: 1)
    expect(status.belowCounts, begins: "Watchlist / loaded: crashed: the process died while it drove the frame\n")
  }

  @Test(.enabled(if: isLongRun)) func `diff prints patches that git applies`() throws {
    try expect(package.everystate("diff").status, is: 0)
    try run(changed: [
      "Watchlist/failed after refresh": "# x\nNBSP\u{A0}here\n", "Detail/loaded": "# Detail / loaded\nbody\n",
    ])
    let diff = try package.everystate("diff", "--patch")
    expect(diff, status: 1, prints: "Watchlist / failed after refresh: changed (+2 -2)\n")
    expect(diff.output, contains: "U+00A0 no-break space at 5")
    let one = try package.everystate("diff", "--patch", "Detail")
    expect(one.output, begins: "Detail / loaded: changed (+1 -1)\ndiff --git ")
    expect(one.output, lacks: "Watchlist")
    try expect(ProcessRun("/usr/bin/env", ["git", "init", "-q"], folder: package.root).status, is: 0)
    try package.write(diff.output, to: "all.patch")
    let apply = try ProcessRun(
      "/usr/bin/env", ["git", "apply", "--whitespace=nowarn", "all.patch"], folder: package.root)
    expect(apply.status, is: 0, "\(apply.errors)")
    expect(package.text("__Snapshots__/App.Snapshots/Watchlist/failed after refresh.txt"), is: "# x\nNBSP\u{A0}here\n")
    expect(package.text("__Snapshots__/App.Snapshots/Detail/loaded.txt"), is: "# Detail / loaded\nbody\n")
  }

  @Test(.enabled(if: isLongRun)) func `an unknown frame is answered with the nearest ones`() throws {
    try expect(package.everystate("show", "Watchlst/loadd").errors, contains: "Nearest: Watchlist/loaded. ")
    try expect(
      package.everystate("diff", "Nothing,Detail"), status: 2,
      warns:
        "The newest run has no frame 'Nothing'. All 3 frames: everystate status --json"
    )
  }

  @Test(.enabled(if: isLongRun)) func `show reads two words as a screen and its state, and accept does not`() throws {
    try expect(package.everystate("show", "Detail", "loaded").output, begins: "==== Detail / loaded: recorded ====\n")
    expect(try package.everystate("accept", "Detail", "loaded").errors, contains: "no frame 'loaded'")
  }

  @Test(.enabled(if: isLongRun)) func `accept makes the new text the golden, and leaves other changes open`() throws {
    let changed = ["Watchlist/failed after refresh": "# x\nother\n", "Detail/loaded": "# y\nother\n"]
    try run(changed: changed)
    try expect(
      package.everystate("accept", "Watchlist/failed after refresh"), status: 0,
      output: "accepted __Snapshots__/App.Snapshots/Watchlist/failed after refresh.txt\n")
    expect(package.text("__Snapshots__/App.Snapshots/Watchlist/failed after refresh.txt"), is: "# x\nother\n")
    expect(
      package.text("__Snapshots__/App.Snapshots/Detail/loaded.txt"), is: "# Detail / loaded\nbody of Detail / loaded\n")
    expect(package.files(".build/everystate/pending"), is: ["App.Snapshots/Detail/loaded.txt"])
    expect(try package.everystate("status").output, contains: "1 changed")
  }

  @Test(.enabled(if: isLongRun)) func `reject discards the new text, and the screen still differs`() throws {
    try run(changed: changed)
    try expect(package.everystate("reject"), status: 0, output: "rejected the new text of Detail / loaded\n")
    expect(package.files(".build/everystate/pending"), is: [])
    let status = try package.everystate("status")
    expect(status.status, is: 1)
    expect(status.belowCounts, begins: "Detail / loaded: rejected; the screen still differs")
    try expect(package.everystate("accept", "--all", "--digest", "none").output, is: "Nothing to accept.\n")
  }

  @Test(.enabled(if: isLongRun), arguments: ["__Snapshots__", ".build/everystate/pending"])
  func `accept leaves a golden and a new text that have changed since the run`(_ folder: String) throws {
    let path = folder + "/App.Snapshots/Detail/loaded.txt"
    try run(changed: changed)
    try package.write("the user's own work\n", to: path)
    try expect(
      package.everystate("accept", "Detail/loaded"), status: 1,
      warns: "Detail / loaded: not accepted: its golden or its new text has changed")
    expect(package.text(path), is: "the user's own work\n")
  }

  @Test(.enabled(if: isLongRun)) func `accept names a folder in the place of a golden`() throws {
    try FileManager.default.removeItem(atPath: package.root + "/" + golden)
    try FileManager.default.createDirectory(atPath: package.root + "/" + golden, withIntermediateDirectories: true)
    try run(changed: changed)
    try expect(acceptAll(in: package), status: 1, warns: "the path \(golden) is a folder")
  }

  @Test(.enabled(if: isLongRun))
  func `reformatted goldens are accepted separately, and the index then has the new format`() throws {
    let changed = Dictionary(
      uniqueKeysWithValues: try claims.goldens().map { ($0.name.selector, "# new\n\($0.name)\n") })
    try run(changed: changed, textFormat: 2)
    try expect(
      acceptAll(in: package), status: 1, output: "Nothing to accept.\n",
      warns:
        "not accepted: a newer text format explains it. Accept: swift run everystate accept --reformatted Detail/loaded"
    )
    try expect(package.everystate("accept", "--reformatted", "Detail"), status: 0, lacks: "the index now has")
    try expect(acceptAll("--reformatted", in: package), status: 0, ends: "the index now has format 2\n")
    try run(changed: changed, textFormat: 2)
    expect(try package.everystate("status").output, ends: ": 3 matched.\n")
  }

  @Test func `prune lists first, and with --yes removes only goldens that no catalog declares`() throws {
    let orphans = ["Gone/loaded.txt", "Watchlist/old.txt"].map { "__Snapshots__/App.Snapshots/" + $0 }
    for path in orphans + ["__Snapshots__/Other.Suite/Gone/loaded.txt"] { try package.write("x\n", to: path) }
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/notes.md")
    let before = package.files()
    try expect(
      package.everystate("prune"), status: 1,
      output: orphans.joined(separator: "\n")
        + "\nNo catalog declares 2 goldens. Nothing was removed.\nRemove what is listed: swift run everystate prune --yes\n",
      warns: "not pruned: Other.Suite has goldens but no tests.")
    expect(package.files(), is: before)
    let prune = try package.everystate("prune", "--yes")
    expect(prune, status: 0, ends: "Removed 2 goldens.\n")
    expect(package.files(), is: before.filter { !orphans.contains("__Snapshots__/" + $0) }, "other files stay")
    try expect(package.everystate("prune", "--yes").output, is: "Nothing to prune.\n")
  }

  @Test(.enabled(if: isLongRun))
  func `prune removes an undeclared catalog once its suite is removed from the sources`() throws {
    try package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    let declared = try package.everystate("prune", "--catalog", "App.Snapshots", "--yes")
    expect(declared, status: 2, warns: "the newest run declared it. Undeclared catalogs: Other.Suite")
    try package.write("struct Suite {}\n", to: "Tests/Other/Suite.swift")
    let standing = try package.everystate("prune", "--catalog=Other.Suite", "--yes")
    expect(standing, status: 2, warns: "its suite is still in Tests/Other/Suite.swift.")
    expect(FileManager.default.fileExists(atPath: package.root + "/__Snapshots__/Other.Suite"))
    try FileManager.default.removeItem(atPath: package.root + "/Tests/Other/Suite.swift")
    try expect(package.everystate("prune", "--catalog=Other.Suite").status, is: 1)
    try expect(package.everystate("prune", "--catalog=Other.Suite", "--yes").status, is: 0)
    expect(!FileManager.default.fileExists(atPath: package.root + "/__Snapshots__/Other.Suite"))
    expect(package.text("__Snapshots__/index.txt") ?? "", contains: "App.Snapshots")
  }
}

@Suite struct WrongWordTests {
  private static let lines = """
    status --jsn | `everystate status` has no option '--jsn'. Did you mean '--json'? Help: everystate help status⏎
    stats | Unknown command 'stats'. Did you mean 'status'? Help: everystate help⏎ || frobnicate | Unknown command 'frobnicate'. Help: everystate help⏎
    help prun | Unknown COMMAND 'prun'. Did you mean 'prune'? Help: everystate help⏎ || help prune show | `everystate help` takes only one COMMAND (got 'show').
    status --zzzzzzzzzz | has no option '--zzzzzzzzzz'. Help: || prune --Yes | has no option '--Yes'. Did you mean '--yes'?
    prune --yes=1 | has no option '--yes=1' || status Watchlist | `everystate status` takes no arguments (got 'Watchlist').
    summary --limit 10 | --limit takes a number of bytes, at least 2000, not '10'. || coverage --josn | `everystate coverage` has no option '--josn'. Did you mean '--json'?
    coverage | No data on branches: no report of a test run exists. Run `swift test` first.
    coverage Watchlist | `everystate coverage` takes no arguments (got 'Watchlist'). || status -- | `everystate status` has no option '--'.
    mutate --budget 5 | --budget takes a time such as 90s, 5m or 1h, not '5'. || mutate --only , | names no frame
    mutate | Nothing was tried: the package has no goldens that could notice anything. || diff /x | '/x' in the selection '/x' names no frame.
    status --package-path | --package-path needs a value: --package-path DIR. || status --package-path none | Cannot use the folder 'none': No such file or directory.
    status --package-path=/proc | No Package.swift at or above '/proc'. || status | /.build/everystate. Run `swift test` first
    """.rows

  @Test(arguments: lines.sampled(every: 6))
  func `an error about a wrong word names the nearest one`(_ row: [String]) throws {
    let words = row[0].split(separator: " ").map(String.init)
    try expect(TemporaryPackage().everystate(words), status: 2, output: "", warns: row[1])
  }

  @Test(arguments: Everystate.declarations.map(\.name)) func `an option with two values is refused`(_ name: String)
    throws
  {
    let command = try #require(Everystate.declarations.first { $0.name == name })
    for option in command.options.filter({ $0.value != nil && $0 != .report }).map(\.name) {
      let error = #expect(throws: UsageError.self) { try Call(command, [option, "1", "\(option)=2"]) }
      expect(error?.description ?? "", begins: "\(option) takes one value (got '1' and '2'). Help: ")
      try expect(Call(command, [option, "1", option, "1"]).operands, is: [])
    }
  }

  @Test(arguments: ["", " \t\n\u{A0}"].sampled(every: 2))
  func `a blank argument of any command or option is refused`(_ blank: String) throws {
    let changed = try ReviewedPackage.changed()
    let root = changed.package.root
    func run(_ words: [String]) throws -> ProcessRun { try ProcessRun(BuiltProduct.everystate, words, folder: root) }
    let commands = try run(["help"]).output.matches(of: /\n {2}([a-z]+) {2,}[A-Z]/).map { String($0.output.1) }
    try #require(commands.count == 21)
    let before = changed.package.files("")
    for command in commands {
      let usage = try run(["help", command]).output.split(separator: "\n")[0]
      let options = usage.matches(of: /\[(--[a-z-]+) [A-Z]/).map { String($0.output.1) }
      for words in [[], ["--package-path", "."], ["--report", "x"]] where words.isEmpty || options.contains(words[0]) {
        let refused = try run([command] + words + [blank])
        expect(refused.errors, contains: "has a blank argument, '", comment: "\(command) \(words)")
        expect(refused.status, is: 2, "\(command) \(words)")
      }
      for option in options {
        let refused = try run([command, option, blank])
        expect(refused.errors, contains: "\(option) needs a value: ", comment: command)
        expect(refused.status, is: 2, "\(command) \(option)")
      }
    }
    expect(changed.package.files(""), is: before)
  }
}

func acceptAll(_ words: String..., in package: TemporaryPackage) throws -> ProcessRun {
  let review = try Review(packageRoot: package.root, environment: [:])
  let digest = review.digest(of: review.frames) ?? "none"
  return try package.everystate(["accept", "--all", "--digest", digest] + words)
}
