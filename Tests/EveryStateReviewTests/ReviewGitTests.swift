@testable import EveryStateGoldens

/// How git handles goldens: patches, merges and conflicts, with the attributes of this repository.
@Suite(.enabled(if: isLongRun)) struct ReviewGitTests {
  private func git(_ words: String..., in folder: String) throws -> ProcessRun {
    let names = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main"]
    return try ProcessRun("/usr/bin/env", ["git"] + names + words, folder: folder)
  }

  private func commit(_ package: TemporaryPackage) throws {
    _ = try git("add", "-A", in: package.root)
    try expect(git("commit", "--quiet", "--message", "x", in: package.root).status, is: 0)
  }

  private func repository() throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    let attributes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".gitattributes")
    try package.write(Data(contentsOf: attributes), to: ".gitattributes")
    try package.write(".build/\n", to: ".gitignore")
    _ = try git("init", "--quiet", in: package.root)
    return package
  }

  private func run(
    _ package: TemporaryPackage, _ record: String, _ catalogs: [String: [String]], text: String = "text"
  ) throws -> [FrameOutcome] {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    var outcomes: [FrameOutcome] = []
    for (catalog, screens) in catalogs.sorted(by: { $0.key < $1.key }) {
      let claims = CatalogClaims(
        catalog: catalog, screens: screens.map { ScreenClaims(screen: $0, states: [FrameClaim("loaded")]) })
      try session.declare(claims)
      for screen in screens {
        let name = try frame(screen, "loaded", catalog: catalog)
        outcomes.append(session.verify(name, text: "# \(name) (40 columns)\n\n1\n2\n3\n4\n5\n\(text)\n"))
      }
      _ = session.completeness(of: claims)
    }
    session.end()
    return outcomes
  }

  /// The screens of a catalog, each with its states.
  typealias Screens = [String: String]
  private static let before: Screens = [
    "Alpha": "loaded old", "Bravo": "loaded old", "Charlie": "loaded", "Delta": "loaded",
  ]

  private func record(_ screens: Screens, in package: TemporaryPackage, _ mode: String = "all") throws -> [FrameOutcome]
  {
    let claims = CatalogClaims(
      catalog: "A.A",
      screens: screens.sorted { $0.key < $1.key }.map { screen, states in
        ScreenClaims(screen: screen, states: states.split(separator: " ").map { FrameClaim(String($0)) })
      })
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode])
    try session.declare(claims)
    let outcomes = try claims.goldens().filter { $0.name.kind == .frame }.map {
      session.verify($0.name, text: "# \($0.name) (40 columns)\n\n\($0.name.screen) \($0.name.state)\n")
    }
    if mode == "all" {
      let disk = try session.tree.paths(inCatalog: "A.A")
      for path in Completeness(declared: try claims.goldens(), disk: disk).orphans { try session.tree.remove(path) }
    }
    _ = session.completeness(of: claims)
    session.end()
    return outcomes
  }

  /// Without attributes, as git hosts merge: neighbors do not meet, unless one of them goes or two come.
  @Test(arguments: [
    (["Alpha": "loaded old new"], ["Bravo": "loaded old new"], true),
    (["Alpha": "loaded"], ["Bravo": "loaded old new"], true),
    (["Alpha": "loaded young"], ["Bravo": "loaded young"], true),
    (["Alpha": "loaded"], ["Bravo": "loaded"], true), (["Delta": "loaded new"], ["Charlie": "loaded new"], true),
    (["Beta": "loaded"], ["Alpha": "loaded old new"], true), (["Beta": "loaded"], ["Charlie": "loaded new"], true),
    (["Beta": "loaded"], ["Cilo": "loaded"], true),
    (["Alpha": "", "Zulu": "loaded old"], ["Charlie": "loaded new"], true),
    (["Delta": ""], ["Alpha": "loaded"], true), (["Alpha": "loaded new"], ["Alpha": "loaded other"], false),
    (["Beta": "loaded"], ["Bingo": "loaded"], false), (["Bravo": ""], ["Charlie": "loaded new"], false),
  ]) func `two branches that touch different screens of a catalog merge`(_ one: Screens, _ two: Screens, _ merges: Bool)
    throws
  {
    let package = try repository()
    try package.write("", to: ".gitattributes")
    _ = try record(Self.before, in: package)
    try commit(package)
    func changed(_ changes: Screens...) -> Screens {
      changes.reduce(Self.before) { $0.merging($1) { $1 } }.filter { !$0.value.isEmpty }
    }
    for (branch, change) in [("one", one), ("two", two)] {
      _ = try git("checkout", "--quiet", "-b", branch, "main", in: package.root)
      _ = try record(changed(change), in: package)
      try commit(package)
    }
    let merge = try git("merge", "--message", "x", "one", in: package.root)
    guard merges else {
      expect(
        merge.output.split(separator: "\n").filter { $0.hasPrefix("CONFLICT") }.map { $0.split(separator: " ").last },
        is: ["__Snapshots__/A.A/matrix.txt"])
      return
    }
    expect(merge, status: 0)
    expect(try record(changed(one, two), in: package, "never").allSatisfy { $0.verdict == .matched })
    try expect(package.everystate("status").status, is: 0)
  }

  @Test func `a merge conflict in a golden is a verdict with a fix, and review accepts it`() throws {
    let package = try repository()
    _ = try run(package, "all", ["A.A": ["S"]])
    try commit(package)
    for branch in ["one", "two"] {
      _ = try git("checkout", "--quiet", "-b", branch, "main", in: package.root)
      _ = try run(package, "all", ["A.A": ["S"]], text: branch)
      try commit(package)
    }
    try expect(git("merge", "--quiet", "one", in: package.root).status, is: 1)
    let outcome = try #require(try run(package, "never", ["A.A": ["S"]], text: "both").first)
    expect(outcome.verdict, is: .conflicted)
    expect(outcome.message, contains: "then record the screen again: ")
    let status = try package.everystate("status")
    expect(status.status, is: 1)
    expect(status.belowCounts, contains: " in 1 frame:\n  ")
    expect(status.belowCounts, contains: "\nS / loaded: conflicted (+1 -5)\n")
    let review = try package.everystate("review")
    expect(review.output, contains: "S / loaded: conflicted: the golden contains an unresolved merge")
    expect(review.output, contains: "  accept: swift run everystate accept S/loaded\n")
    try expect(acceptAll(in: package).status, is: 0)
    expect(package.text("__Snapshots__/A.A/S/loaded.txt") ?? "", ends: "5\nboth\n")
    try commit(package)
    expect(try run(package, "never", ["A.A": ["S"]], text: "both").allSatisfy { $0.verdict == .matched })
  }

  @Test func `one patch accepts everything in a fresh clone`() throws {
    let package = try repository()
    _ = try run(package, "all", ["A.A": ["Screen one", "Ümläut 日本"]])
    try commit(package)
    let catalogs = ["A.A": ["New", "Screen one", "Ümläut 日本"]]
    _ = try run(package, "never", catalogs, text: "other")
    let clone = try TemporaryPackage()
    try expect(git("clone", "--quiet", package.root, "clone", in: clone.root).status, is: 0)
    let diff = try package.everystate("diff", "--patch")
    try clone.write(diff.output, to: "snapshots.patch")
    try expect(git("apply", "../snapshots.patch", in: clone.root + "/clone"), status: 0, errors: "")
    try expect(acceptAll(in: package).status, is: 0)
    for path in package.files() {
      let golden = "__Snapshots__/" + path
      expect(clone.text("clone/" + golden), is: package.text(golden), "\(golden)")
    }
    expect(try run(package, "never", catalogs, text: "other").allSatisfy { $0.verdict == .matched })
  }

  @Test func `git's diff of a golden names the frame`() throws {
    let package = try repository()
    _ = try run(package, "all", ["A.A": ["Screen one"]])
    try commit(package)
    _ = try run(package, "all", ["A.A": ["Screen one"]], text: "other")
    _ = try git("config", "diff.everystate.xfuncname", "^# .*", in: package.root)
    let shown = try git("diff", "--", "__Snapshots__/A.A/Screen one/loaded.txt", in: package.root)
    expect(shown.output, contains: " @@ # Screen one / loaded (40 columns)\n")
  }
}
