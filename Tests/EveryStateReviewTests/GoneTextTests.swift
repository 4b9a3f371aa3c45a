@Suite struct GoneTextTests {
  private static let words = "outdated: its new text is missing. Run the tests again."

  /// A run with one change, whose pending text is removed or replaced by a link.
  private func package(isLink: Bool) throws -> ReviewedPackage {
    let changed = try ReviewedPackage()
    try changed.run { name, text in name.screen == "Detail" ? text + "new\n" : text }
    try #require(changed.pending == ["App.Snapshots/Detail/loaded.txt"])
    let pending = changed.package.root + "/.build/everystate/pending/App.Snapshots/Detail/loaded.txt"
    if isLink {
      try FileManager.default.moveItem(atPath: pending, toPath: changed.package.root + "/moved.txt")
      symlink(changed.package.root + "/moved.txt", pending)
    } else {
      try FileManager.default.removeItem(atPath: pending)
    }
    return changed
  }

  static let commands = [
    "status", "review", "diff", "diff --patch", "accept Detail/loaded", "accept --all --digest 0123456789", "reject",
    "summary", "gallery --output /proc/self/fd/1",
  ]

  @Test(arguments: commands.sampled(every: 2), [true, false])
  func `a new text that is missing or a link is outdated`(_ command: String, isLink: Bool) throws {
    let changed = try package(isLink: isLink)
    let words = command.split(separator: " ").map(String.init)
    let run = try changed.package.everystate(words)
    expect(run.status, is: words[0] == "gallery" ? 0 : 1)
    expect(run.output + run.errors, contains: Self.words)
    expect(changed.golden("Detail/loaded") ?? "", lacks: "new")
  }

  @Test func `a rejected text is not gone`() throws {
    let changed = try ReviewedPackage()
    try changed.run { $1 + "new\n" }
    let review = try changed.review()
    try review.reject(try #require(review.frames.first { $0.standing == .open }))
    try expect(changed.review().frames.count { $0.standing == .rejected }, is: 1)
  }
}

@Suite struct PruneCountTests {
  @Test func `a file whose name is not UTF-8 stays, and is not counted`() throws {
    let changed = try ReviewedPackage()
    try changed.run()
    let folder = changed.package.root + "/__Snapshots__/App.Snapshots/Watchlist/"
    try changed.package.write("x\n", to: "__Snapshots__/App.Snapshots/Watchlist/old.txt")
    let invalid = folder.utf8CString.dropLast() + [CChar(bitPattern: 0xFF)] + ".txt".utf8CString
    let file = Array(invalid).withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644) }
    try #require(file >= 0)
    close(file)
    let run = try changed.package.everystate("prune", "--yes")
    expect(run, status: 1, ends: "Removed 1 golden.\n", warns: "not removed: its name is not UTF-8. Remove it by hand.")
  }

  /// Something else in a golden's place: nothing, or a folder.
  @Test(arguments: [(nil, 0), ("/inner", 1)] as [(String?, Int)])
  func `a missing golden is not counted, and does not keep the others`(_ inner: String?, troubles: Int) throws {
    let changed = try ReviewedPackage()
    let paths = ["first", "second"].map { "__Snapshots__/App.Snapshots/Watchlist/\($0).txt" }
    for path in paths { try changed.package.write("x\n", to: path) }
    try changed.run()
    let review = try changed.review()
    let orphans = try review.orphans()
    try #require(orphans.map(\.text) == paths)
    unlink(changed.package.root + "/" + paths[0])
    if let inner { try changed.package.write("x\n", to: paths[0] + inner) }
    let result = review.remove(orphans)
    expect(result.removed.map(\.text), is: [paths[1]])
    expect(result.troubles.count, is: troubles)
  }
}

@Suite struct SeveralCatalogsTests {
  private let package: TemporaryPackage
  private let names = ["App.Snapshots", "Other.Snapshots"]
  init() throws { package = try TemporaryPackage() }

  private func run(_ record: String, _ text: String = "text") throws -> [String] {
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    for name in names {
      let claims = CatalogClaims(
        catalog: name, screens: [ScreenClaims(screen: "Basket", states: [FrameClaim("loaded"), FrameClaim("failed")])])
      try session.declare(claims)
      for state in ["loaded", "failed"] {
        _ = session.verify(try frame("Basket", state, catalog: name), text: "# \(state)\n\(state) \(text)\n")
      }
      _ = session.completeness(of: claims)
    }
    session.end()
    return EndSummary(session).lines
  }

  private static let conflict = "format 1\n<<<<<<< HEAD\nApp.Snapshots\n=======\nOther.Snapshots\n>>>>>>> b\n"

  @Test(arguments: [(nil, 2), (conflict, 1), ("", 1)] as [(String?, Int)])
  func `a broken index is counted at the end and in the status`(_ index: String?, count: Int) throws {
    _ = try run("all")
    let path = package.root + "/__Snapshots__/index.txt"
    if let index { try package.write(index, to: "__Snapshots__/index.txt") } else { unlink(path) }
    let sum = "4 frames: 4 matched; \(count == 1 ? "1 catalog problem" : "\(count) catalog problems")"
    let end = try #require(try run("never").first)
    expect(end, is: "EveryState: \(sum)")
    let status = try package.everystate("status")
    expect(status, status: 1, prints: sum)
    expect(status.output, contains: index == nil ? "is not in the index of catalogs" : "__Snapshots__/index.txt")
    try expect(package.everystate("summary"), status: 1, prints: "## Snapshots: \(sum)")
  }

  @Test func `nothing is accepted by half while the index has a conflict`() throws {
    _ = try run("all")
    _ = try run("never", "other")
    try package.write(Self.conflict, to: "__Snapshots__/index.txt")
    let golden = package.text("__Snapshots__/App.Snapshots/Basket/loaded.txt")
    try expect(
      package.everystate("accept", "App.Snapshots:Basket/loaded"), status: 1, warns: "an unresolved merge conflict")
    expect(package.text("__Snapshots__/App.Snapshots/Basket/loaded.txt"), is: golden)
    expect(package.files(".build/everystate/pending").count, is: 4)
  }

  @Test(arguments: ["all", "missing"])
  func `a refused catalog gets no matrix and no line of the index`(_ record: String) throws {
    let twice = ScreenClaims(screen: "Basket", states: [FrameClaim("loaded")], storyboards: [FrameClaim("Loaded")])
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    let findings = session.completeness(of: CatalogClaims(catalog: "App.Snapshots", screens: [twice]))
    expect(findings.map(\.verdict), is: [.invalid])
    expect(package.files(), is: [])
  }

  @Test(arguments: ["status", "show", "diff", "review", "summary"])
  func `frames of one name have their catalogs' names`(_ command: String) throws {
    _ = try run("all")
    _ = try run("never", "other")
    let run = try package.everystate(command)
    for name in names { expect(run.output, contains: "\(name): Basket / loaded") }
  }

  @Test func `the end of a run tells frames of one name apart`() throws {
    _ = try run("all")
    let lines = try run("never", "other")
    for name in names { expect(lines.contains("  \(name): Basket / loaded: changed"), "\(lines)") }
  }
}
