@Suite struct CommandTests {
  private let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: [
      ScreenClaims(screen: "Watchlist", states: ["loaded", "failed after refresh"].map { FrameClaim($0) }),
      ScreenClaims(screen: "Detail", states: [FrameClaim("loaded")]),
    ])

  private func everystate(
    _ words: String..., in package: TemporaryPackage, folder: String? = nil, environment: [String: String] = [:]
  ) throws -> ProcessRun {
    try ProcessRun(BuiltProduct.everystate, words, folder: folder ?? package.root, environment: environment)
  }

  /// A run that draws `text` for the frames of the given states, and the recorded text for all others.
  private func run(
    _ package: TemporaryPackage, record: String = "never", changed: [String: String] = [:], states: [String]? = nil,
    textFormat: Int = 1
  ) throws {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record], textFormat: textFormat)
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      guard states == nil || states!.contains(claim.name.state) else { continue }
      _ = session.verify(
        claim.name, text: changed[claim.name.selector] ?? "# \(claim.name)\nbody of \(claim.name)\n",
        declaredAt: SourceLine(file: "T.swift", line: 1))
    }
    _ = session.completeness(of: claims)
    session.end()
  }

  private func recorded() throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    try run(package, record: "all")
    return package
  }

  @Test(.enabled(if: isLongRun)) func `a wrong word is answered with the nearest one, and show prints every frame`()
    throws
  {
    // Errors about wrong words suggest the nearest one.
    let package = try TemporaryPackage()
    let cases: [(words: [String], status: Int32, part: String)] = [
      (["stats"], 2, "Unknown command 'stats'. Did you mean 'status'? Help: everystate help\n"),
      (["frobnicate"], 2, "Unknown command 'frobnicate'. Help: everystate help\n"),
      (["help", "prun"], 2, "Unknown COMMAND 'prun'. Did you mean 'prune'? Help: everystate help\n"),
      (["help", "prune", "show"], 2, "`everystate help` takes one COMMAND; 'show' is one too many."),
      (["completions"], 2, "Name a shell: bash, zsh or fish."),
      (
        ["status", "--jes"], 2,
        "`everystate status` has no option '--jes'. Did you mean '--json'? Help: everystate help status\n"
      ), (["prune", "--Yes"], 2, "has no option '--Yes'. Did you mean '--yes'?"),
      (["prune", "--yes=1"], 2, "has no option '--yes=1'"),
      (["status", "Watchlist"], 2, "`everystate status` takes no frames; 'Watchlist' is one too many."),
      (["summary", "--limit", "10"], 2, "--limit takes a number of bytes, at least 2000, not '10'."),
      (["coverage", "--josn"], 2, "`everystate coverage` has no option '--josn'. Did you mean '--json'?"),
      (["coverage"], 2, "Nothing is known of branches: no test run has left a report. Run `swift test` first."),
      (["coverage", "Watchlist"], 2, "`everystate coverage` takes no frames; 'Watchlist' is one too many."),
      (["status", "--"], 2, "`everystate status` has no option '--'."),
      (["mutate", "--budget", "5"], 2, "--budget takes a time such as 90s, 5m or 1h, not '5'."),
      (["mutate", "--only", ","], 2, "names no frame"),
      (["mutate"], 2, "Nothing was tried: the package has no goldens that could notice anything."),
      (["diff", "/x"], 2, "'/x' in the selection '/x' names no frame."),
      (["status", "--package-path"], 2, "--package-path needs a value: --package-path DIR."),
      (["status", "--package-path", "none"], 2, "Cannot use the folder 'none': No such file or directory."),
      (["status", "--package-path=/proc"], 2, "No Package.swift at or above '/proc'."),
      (["status"], 2, "No test run has left a report in \(package.root)/.build/everystate. Run `swift test` first"),
    ]
    for (words, status, part) in cases {
      let result = try ProcessRun(BuiltProduct.everystate, words, folder: package.root)
      expect(result.status == status && result.errors.contains(part) && result.output == "", "\(words): \(result)")
    }
    let overview = try everystate(in: package)
    expect(overview.status == 0 && overview.output.contains("Exit status: 0") && overview.errors == "")
    for words in [["help"], ["--help"], ["-h"]] {
      expect(try ProcessRun(BuiltProduct.everystate, words, folder: package.root).output, is: overview.output)
    }
    // Every command has a line in the overview and a page.
    let commands = [
      "status", "review", "diff", "accept", "reject", "prune", "findings", "show", "gallery", "map", "play", "watch",
      "summary", "doctor", "mutate", "coverage", "completions", "help",
    ]
    for command in commands {
      expect(overview.output.contains("\n  \(command) "), "\(command)")
      let help = try everystate(command, "--help", in: package)
      expect(help.status == 0 && help.output.hasPrefix("Usage: everystate \(command)") && help.errors == "")
      expect(help.output.contains("\nOptions:\n"), "\(help.output)")
      expect(try everystate("help", command, in: package).output, is: help.output)
    }
    // The version is the newest one of the changelog.
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let changelog = try String(
      contentsOf: root.appending(path: "Sources/EveryState/EveryState.docc/Changelog.md"), encoding: .utf8)
    let version = try #require(changelog.firstMatch(of: /\n## ([0-9.]+)\n/)).output.1
    expect(try everystate("--version", in: package).output, is: "everystate \(version)\n")
    // Show prints the current text of every frame.
    let secondPackage = try recorded()
    try run(secondPackage, changed: ["Detail/loaded": "# Detail / loaded\nother\n"])
    let show = try everystate("show", "Detail", "Watchlist/loaded", in: secondPackage)
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

  @Test func `completions are scripts that the shells read, and name the frames of the newest run`() throws {
    let package = try recorded()
    try run(package)
    expect(
      try everystate("completions", "frames", in: package).output,
      is: "Detail/loaded\nWatchlist/failed after refresh\nWatchlist/loaded\n")
    let bash = try everystate("completions", "bash", in: package)
    let tool = URL(filePath: BuiltProduct.everystate).deletingLastPathComponent().path
    func completed(_ words: String...) throws -> [String] {
      let script = """
        PATH='\(tool)':$PATH
        \(bash.output)
        COMP_WORDS=(everystate \(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count)
        _everystate
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try ProcessRun("/bin/bash", ["--norc", "-c", script], folder: package.root)
      expect(result.errors, is: "")
      return result.output.split(separator: "\n").map(String.init)
    }
    expect(try completed("re"), is: ["review", "reject"])
    expect(try completed("prune", "--c"), is: ["--catalog"])
    expect(try completed("show", "Watch"), is: [#"Watchlist/failed\ after\ refresh"#, "Watchlist/loaded"])
    expect(try completed("help", "doc"), is: ["doctor"])
    let zsh = try everystate("completions", "zsh", in: package).output
    expect(zsh.hasPrefix("#compdef everystate\n") && zsh.contains("'prune:List the goldens"))
    let fish = try everystate("completions", "fish", in: package).output
    expect(fish.contains("complete -c everystate -n __fish_use_subcommand -a review -d 'Decide"))
  }

  @Test func `status and show list open changes, and a run without frames fails`() throws {
    // Status lists open changes from any folder of the package.
    let package = try recorded()
    let recordedStatus = try everystate("status", in: package)
    expect(recordedStatus.status == 0 && recordedStatus.output.contains(": 3 recorded."))
    try run(package)
    expect(try everystate("status", in: package).output.hasSuffix(": 3 matched.\n"))
    try run(package, changed: ["Watchlist/failed after refresh": "# x\nother\n"])
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try package.write("x\n", to: "__Snapshots__/Other.Suite/Gone/loaded.txt")
    try package.write("", to: "Sources/App/deep/x.swift")
    for folder in [package.root, package.root + "/Sources/App/deep"] {
      let status = try everystate("status", in: package, folder: folder)
      expect(status.status, is: 1)
      let lines = status.output.split(separator: "\n").map(String.init)
      expect(lines[0], is: "Watchlist / failed after refresh: changed (+2 -2)  (T.swift:1)")
      expect(lines[1], is: "orphaned: __Snapshots__/App.Snapshots/Gone/loaded.txt")
      expect(lines[2].hasPrefix("Other.Suite has goldens and no tests any more."))
      expect(lines[3] == "what is different:" && lines[4].hasPrefix("  text: "), "\(lines)")
      expect(lines[4].hasSuffix(": Watchlist / failed after refresh"), "\(lines)")
      expect(lines.contains { $0.hasSuffix(": 1 orphaned, 1 changed, 2 matched.") }, "\(lines)")
    }
    let other = try TemporaryPackage()
    let elsewhere = ["EVERYSTATE_ROOT": other.root]
    try expect(everystate("status", "--package-path", package.root, in: other, environment: elsewhere).status, is: 1)
    expect(try everystate("status", in: package, environment: elsewhere).errors.contains(other.root))
    // A run without frames does not pass.
    let secondPackage = try recorded()
    try run(secondPackage, states: [])
    let status = try everystate("status", in: secondPackage)
    expect(status.status == 1 && status.output.contains("The newest run checked no frame: that is not a pass."))
    expect(status.output.contains("3 not checked"))
    do { _ = try secondPackage.session(["EVERYSTATE_ONLY": "Nothing"]) }
    let empty = try everystate("status", in: secondPackage)
    expect(empty.status == 1 && empty.output.contains("checked no frame (EVERYSTATE_ONLY='Nothing')"))
    try expect(everystate("show", in: secondPackage).status, is: 1)
    let prune = try everystate("prune", "--yes", in: secondPackage)
    expect(prune.status == 2 && prune.errors.contains("so orphans are unknown"))
    // Show without arguments ends with the frames shown and the next command.
    let thirdPackage = try recorded()
    try run(thirdPackage)
    let all = try everystate("show", in: thirdPackage)
    expect(all.status, is: 0)
    expect(all.output.hasSuffix("\nSeen: 3 frames of 2 screens: 3 matched\nNext: swift run everystate gallery\n"))
    expect(try !everystate("show", "Detail", in: thirdPackage).output.contains("Seen:"))
    try run(thirdPackage, changed: ["Detail/loaded": "# Detail / loaded\nother\n"])
    let changed = try everystate("show", in: thirdPackage)
    expect(changed.status, is: 1)
    expect(changed.output.hasSuffix("\nTo look at:\n  Detail / loaded: changed\nNext: swift run everystate review\n"))
  }

  @Test(.enabled(if: isLongRun)) func `a live run, twins, orphans and newer formats do not pass`() throws {
    let package = try recorded()
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try withExtendedLifetime(try package.session()) { session in
      try session.declare(claims)
      let prune = try everystate("prune", "--yes", in: package)
      expect(prune.status == 2 && prune.errors.contains("the newest run is still under way"))
      expect(package.text("__Snapshots__/App.Snapshots/Gone/loaded.txt"), is: "x\n")
    }
    let twins = try recorded()
    let same = ["Watchlist/loaded": "# a\nsame\n", "Watchlist/failed after refresh": "# b\nsame\n"]
    try run(twins, record: "all", changed: same)
    try run(twins, changed: same)
    let status = try everystate("status", in: twins)
    expect(status.status == 1 && status.output.contains("1 pair of twins, 3 matched."), "\(status.output)")
    // An orphan and goldens of a newer format do not pass, though every frame matches.
    let secondPackage = try recorded()
    try run(secondPackage)
    try expect(everystate("status", in: secondPackage).status, is: 0)
    try secondPackage.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    try run(secondPackage)
    let orphaned = try everystate("status", in: secondPackage)
    expect(orphaned.status == 1 && orphaned.output.contains("1 orphaned, 3 matched."), "\(orphaned.output)")
    let newer = try recorded()
    let index = try #require(newer.text("__Snapshots__/index.txt"))
    try newer.write(index.replacingOccurrences(of: "format 1", with: "format 9"), to: "__Snapshots__/index.txt")
    try run(newer)
    let secondStatus = try everystate("status", in: newer)
    expect(secondStatus.status == 1 && secondStatus.output.contains("3 matched."), "\(secondStatus)")
    // Frames under way at a crash are named.
    let thirdPackage = try recorded()
    do { try thirdPackage.session().begin(frame("Watchlist", "loaded"), declaredAt: nil) }
    let thirdStatus = try everystate("status", in: thirdPackage)
    expect(
      thirdStatus.status == 1 && thirdStatus.output.hasPrefix("Watchlist / loaded: crashed while it was under way\n"))
  }

  @Test(.enabled(if: isLongRun))
  func `diff prints patches that git applies, accept makes the text the golden, and reject discards it`() throws {
    let package = try recorded()
    try expect(everystate("diff", in: package).status, is: 0)
    try run(
      package,
      changed: [
        "Watchlist/failed after refresh": "# x\nNBSP\u{A0}here\n", "Detail/loaded": "# Detail / loaded\nbody\n",
      ])
    let diff = try everystate("diff", "--patch", in: package)
    expect(diff.status, is: 1)
    expect(diff.output.contains("Watchlist / failed after refresh: changed (+2 -2)\n"))
    expect(diff.output.contains("U+00A0 no-break space at 5"))
    let one = try everystate("diff", "--patch", "Detail", in: package)
    expect(one.output.hasPrefix("Detail / loaded: changed (+1 -1)\ndiff --git ") && !one.output.contains("Watchlist"))
    try expect(ProcessRun("/usr/bin/env", ["git", "init", "-q"], folder: package.root).status, is: 0)
    try package.write(diff.output, to: "all.patch")
    let apply = try ProcessRun(
      "/usr/bin/env", ["git", "apply", "--whitespace=nowarn", "all.patch"], folder: package.root)
    expect(apply.status, is: 0, "\(apply.errors)")
    expect(package.text("__Snapshots__/App.Snapshots/Watchlist/failed after refresh.txt"), is: "# x\nNBSP\u{A0}here\n")
    expect(package.text("__Snapshots__/App.Snapshots/Detail/loaded.txt"), is: "# Detail / loaded\nbody\n")
    let nothing = try everystate("diff", "Nothing,Detail", in: package)
    expect(nothing.status, is: 2)
    expect(
      nothing.errors.contains(
        "The newest run has no frame 'Nothing'. Nearest: Detail, Watchlist, Detail/loaded. All 3 frames: everystate completions frames"
      ))
    // Show reads two words as a screen and its state; commands that change goldens do not.
    let pair = try everystate("show", "Detail", "loaded", in: package)
    expect(pair.output.hasPrefix("==== Detail / loaded: accepted ====\n"), "\(pair)")
    expect(try everystate("accept", "Detail", "loaded", in: package).errors.contains("no frame 'loaded'"))
    let typo = try everystate("show", "Watchlst/loadd", in: package)
    expect(typo.errors.contains("Nearest: Watchlist/loaded, "), "\(typo.errors)")
    // Accept makes the new text the golden, reject discards it.
    let secondPackage = try recorded()
    let changed = ["Watchlist/failed after refresh": "# x\nother\n", "Detail/loaded": "# y\nother\n"]
    try run(secondPackage, changed: changed)
    let accept = try everystate("accept", "Watchlist/failed after refresh", in: secondPackage)
    expect(accept.status, is: 0, "\(accept)")
    expect(accept.output, is: "accepted __Snapshots__/App.Snapshots/Watchlist/failed after refresh.txt\n")
    expect(secondPackage.text("__Snapshots__/App.Snapshots/Watchlist/failed after refresh.txt"), is: "# x\nother\n")
    expect(
      secondPackage.text("__Snapshots__/App.Snapshots/Detail/loaded.txt"),
      is: "# Detail / loaded\nbody of Detail / loaded\n")
    expect(secondPackage.files(".build/everystate/pending"), is: ["App.Snapshots/Detail/loaded.txt"])
    expect(try everystate("status", in: secondPackage).output.contains("1 changed"))
    let reject = try everystate("reject", in: secondPackage)
    expect(reject.status == 0 && reject.output == "rejected the new text of Detail / loaded\n")
    expect(secondPackage.files(".build/everystate/pending"), is: [])
    let status = try everystate("status", in: secondPackage)
    expect(status.status == 1 && status.output.hasPrefix("Detail / loaded: rejected; the screen still differs"))
    let again = try everystate("accept", "--all", "--digest", "none", in: secondPackage)
    expect(again.output, is: "There was nothing to accept.\n")
    try run(secondPackage, changed: changed)
    try expect(acceptAll(in: secondPackage).status, is: 0)
    try expect(everystate("status", in: secondPackage).status, is: 0)
    try run(secondPackage, changed: changed)
    expect(try everystate("status", in: secondPackage).output.hasSuffix(": 3 matched.\n"))
  }

  @Test(.enabled(if: isLongRun)) func `accept takes only shown text, and reformatted goldens separately`() throws {
    let golden = "__Snapshots__/App.Snapshots/Detail/loaded.txt"
    let changed = ["Detail/loaded": "# y\nother\n"]
    let edited = try recorded()
    try run(edited, changed: changed)
    try edited.write("the user's own work\n", to: golden)
    let refused = try acceptAll(in: edited)
    expect(
      refused.status == 1 && refused.errors.contains("Detail / loaded: left: its golden or its new text has changed"))
    expect(edited.text(golden), is: "the user's own work\n")

    let tampered = try recorded()
    try run(tampered, changed: changed)
    try tampered.write("other text\n", to: ".build/everystate/pending/App.Snapshots/Detail/loaded.txt")
    try expect(everystate("accept", "Detail/loaded", in: tampered).status, is: 1)
    expect(tampered.text(golden)?.hasPrefix("# Detail"), is: true)

    let folder = try recorded()
    try FileManager.default.removeItem(atPath: folder.root + "/" + golden)
    try FileManager.default.createDirectory(atPath: folder.root + "/" + golden, withIntermediateDirectories: true)
    try run(folder, changed: changed)
    let blocked = try acceptAll(in: folder)
    expect(blocked.status == 1 && blocked.errors.contains("the path \(golden) is a folder"))
    // Reformatted goldens are accepted separately, and the index then has the new format.
    let package = try recorded()
    let secondChanged = Dictionary(
      uniqueKeysWithValues: try claims.goldens().map { ($0.name.selector, "# new\n\($0.name)\n") })
    try run(package, changed: secondChanged, textFormat: 2)
    let plain = try acceptAll(in: package)
    expect(plain.status == 1 && plain.output == "There was nothing to accept.\n", "\(plain)")
    expect(
      plain.errors.contains(
        "left: a newer text format explains it. Accept: swift run everystate accept --reformatted Detail/loaded"))
    let first = try everystate("accept", "--reformatted", "Detail", in: package)
    expect(first.status == 0 && !first.output.contains("the index now says"))
    let rest = try acceptAll("--reformatted", in: package)
    expect(rest.status == 0 && rest.output.hasSuffix("the index now says format 2\n"), "\(rest)")
    try run(package, changed: secondChanged, textFormat: 2)
    expect(try everystate("status", in: package).output.hasSuffix(": 3 matched.\n"))
  }

  @Test(.enabled(if: isLongRun))
  func `prune lists first, and with --yes removes only goldens that no catalog of the newest run declares`() throws {
    let package = try recorded()
    let orphans = ["Gone/loaded.txt", "Watchlist/old.txt"].map { "__Snapshots__/App.Snapshots/" + $0 }
    for path in orphans + ["__Snapshots__/Other.Suite/Gone/loaded.txt"] { try package.write("x\n", to: path) }
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/notes.md")
    let before = package.files()
    let list = try everystate("prune", in: package)
    expect(list.status, is: 1)
    expect(
      list.output,
      is: orphans.joined(separator: "\n")
        + "\nNo catalog declares 2 goldens. Nothing was removed; add --yes to remove what is listed.\n")
    expect(list.errors.contains("its goldens stay: Other.Suite has goldens and no tests any more."))
    expect(package.files(), is: before)
    let prune = try everystate("prune", "--yes", in: package)
    expect(prune.status == 0 && prune.output.hasSuffix("Removed 2 goldens.\n"))
    expect(package.files(), is: before.filter { !orphans.contains("__Snapshots__/" + $0) }, "other files stay")
    try expect(everystate("prune", "--yes", in: package).output, is: "There is nothing to prune.\n")

    let declared = try everystate("prune", "--catalog", "App.Snapshots", "--yes", in: package)
    expect(
      declared.status == 2 && declared.errors.contains("the newest run declared it. Undeclared catalogs: Other.Suite"))
    try package.write("struct Suite {}\n", to: "Tests/Other/Suite.swift")
    let standing = try everystate("prune", "--catalog=Other.Suite", "--yes", in: package)
    expect(standing.status == 2 && standing.errors.contains("its suite is still in Tests/Other/Suite.swift."))
    expect(FileManager.default.fileExists(atPath: package.root + "/__Snapshots__/Other.Suite"))
    try FileManager.default.removeItem(atPath: package.root + "/Tests/Other/Suite.swift")
    try expect(everystate("prune", "--catalog=Other.Suite", in: package).status, is: 1)
    try expect(everystate("prune", "--catalog=Other.Suite", "--yes", in: package).status, is: 0)
    expect(!FileManager.default.fileExists(atPath: package.root + "/__Snapshots__/Other.Suite"))
    expect(package.text("__Snapshots__/index.txt")?.contains("App.Snapshots"), is: true)
  }
}

/// Accepts all open changes by their digest.
func acceptAll(_ words: String..., in package: TemporaryPackage) throws -> ProcessRun {
  let review = try Review(packageRoot: package.root, environment: [:])
  let digest = review.digest(of: review.frames) ?? "none"
  return try ProcessRun(BuiltProduct.everystate, ["accept", "--all", "--digest", digest] + words, folder: package.root)
}
