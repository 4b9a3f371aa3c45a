@testable import EveryStateReview

/// A run whose counts are known.
struct CountedRun: Sendable, CustomTestStringConvertible {
  let name: String
  let account: String
  var record = "never"
  var finding: [(rule: String, count: Int)] = []
  var goldens: [String: String] = [:]
  var only = ""
  /// The text that a frame is drawn with; nil for one that was not driven.
  var change: @Sendable (GoldenName, String) -> String? = { $1 }

  var testDescription: String { name }

  func perform(in package: ReviewedPackage) throws -> [String] {
    for (path, text) in goldens { try package.package.write(text, to: "__Snapshots__/" + path) }
    var environment = ["SNAPSHOT_TESTING_RECORD": record]
    if !only.isEmpty { environment["EVERYSTATE_ONLY"] = only }
    let session = try package.package.session(environment)
    try package.check(session, change)
    for (rank, found) in finding.enumerated() {
      for number in 0..<found.count {
        try package.report(
          MadeFinding(found.rule, rank: rank, try frame("Watchlist", "loaded"), of: "control \(number)"), to: session)
      }
    }
    defer { session.end() }
    return EndSummary(session, in: WorkingFolder(path: package.package.root)).lines
  }

  private static let changed: @Sendable (GoldenName, String) -> String? = {
    $1.replacing("[Try Again]", with: "[Retry]")
  }
  private static let gone = ["App.Snapshots/Gone/loaded.txt": "gone\n"]
  private static let twins = ["App.Snapshots/Watchlist/own.txt", "App.Snapshots/Watchlist/failed.txt"]

  static let all: [CountedRun] = [
    CountedRun(name: "all match", account: "5 frames: 5 matched"),
    CountedRun(name: "all changed", account: "5 frames: 5 changed", change: changed),
    CountedRun(name: "two changes, one in all frames", account: "5 frames: 5 changed") { name, text in
      changed(name, name.state == "own" ? text + "x\n" : text)
    },
    CountedRun(name: "two changes of the same frames", account: "5 frames: 5 changed") { name, text in
      changed(name, text + "x\n")
    },
    CountedRun(name: "changes that overlap", account: "5 frames: 4 changed, 1 matched") { name, text in
      let more = ["own", "failed"].contains(name.state) ? text + "x\n" : text
      return name.state == "loaded" || name.state == "own" ? changed(name, more) : more
    },
    CountedRun(name: "one changed", account: "5 frames: 1 changed, 4 matched") { $0.state == "own" ? $1 + "x\n" : $1 },
    CountedRun(name: "none driven", account: "5 frames: 5 not driven") { _, _ in nil },
    CountedRun(name: "one not driven", account: "5 frames: 1 not driven, 4 matched") { $0.state == "own" ? nil : $1 },
    CountedRun(name: "not driven and changed", account: "5 frames: 1 not driven, 4 changed") { name, text in
      name.state == "own" ? nil : text + "x\n"
    },
    CountedRun(name: "undrawn", account: "5 frames: 1 undrawn, 4 matched") { $0.state == "own" ? "no line feed" : $1 },
    CountedRun(name: "an orphan", account: "5 frames: 5 matched; 1 orphaned golden", goldens: gone),
    CountedRun(
      name: "an orphan and changes", account: "5 frames: 5 changed; 1 orphaned golden", goldens: gone, change: changed),
    CountedRun(name: "one finding", account: "5 frames: 5 matched; 1 finding", finding: [("deaf", 1)]),
    CountedRun(
      name: "findings of two kinds", account: "5 frames: 5 matched; 9 findings", finding: [("deaf", 4), ("mute", 5)]),
    CountedRun(
      name: "findings, an orphan and changes", account: "5 frames: 5 changed; 2 findings and 1 orphaned golden",
      finding: [("deaf", 2)], goldens: gone, change: changed),
    CountedRun(
      name: "twins", account: "5 frames: 5 matched; 1 pair of twins",
      goldens: [twins[0]: "# x\nsame\n", twins[1]: "# x\nsame\n"]
    ) { ["own", "failed"].contains($0.state) ? "# x\nsame\n" : $1 },
    CountedRun(
      name: "the matrix", account: "5 frames: 5 matched; the coverage matrix changed",
      goldens: ["App.Snapshots/matrix.txt": "old\n"]),
    CountedRun(
      name: "a broken index", account: "5 frames: 5 matched; 1 catalog problem",
      goldens: ["index.txt": "format 9\nApp.Snapshots\n"]),
    CountedRun(
      name: "a conflict", account: "5 frames: 1 conflicted, 4 matched",
      goldens: [twins[0]: "<<<<<<< a\n=======\n>>>>>>> b\n"]),
    CountedRun(name: "an empty golden", account: "5 frames: 1 invalid, 4 matched", goldens: [twins[0]: ""]),
    CountedRun(name: "recorded over", account: "5 frames: 5 recorded", record: "failed", change: changed),
    CountedRun(name: "some frames", account: "4 frames: 4 matched", only: "Watchlist"),
    CountedRun(
      name: "some frames beside an orphan", account: "1 frame: 1 changed", goldens: gone, only: "Detail",
      change: changed),
    CountedRun(
      name: "a golden that is a conflict beside findings", account: "5 frames: 1 conflicted, 4 matched; 3 findings",
      finding: [("deaf", 3)], goldens: [twins[1]: "<<<<<<< a\n=======\n>>>>>>> b\n"]),
  ]
}

@Suite struct RunCountsTests {
  private func run(in package: TemporaryPackage) throws -> [String] {
    let claims = CatalogClaims(
      catalog: "App.Snapshots",
      screens: ["Basket", "Bowl", "Cup"].map { screen in
        ScreenClaims(screen: screen, states: ["loaded", "loading", "empty", "failed", "own"].map { FrameClaim($0) })
      })
    let names = try claims.goldens().map(\.name).filter { $0.kind == .frame }
    for name in names where name.state != "empty" { try package.write("# \(name)\n\(name)\n", to: name.path.text) }
    for screen in ["Gone", "Lost"] { try package.write("x\n", to: "__Snapshots__/App.Snapshots/\(screen)/loaded.txt") }
    for state in ["own", "failed"] {
      try package.write("# x\nthe same\n", to: "__Snapshots__/App.Snapshots/Cup/\(state).txt")
    }
    try package.write("old\n", to: "__Snapshots__/App.Snapshots/matrix.txt")
    try package.write("format 9\nApp.Snapshots\n", to: "__Snapshots__/index.txt")
    try package.write("<<<<<<< a\n=======\n>>>>>>> b\n", to: "__Snapshots__/App.Snapshots/Bowl/own.txt")
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    try session.declare(claims)
    for name in names {
      switch (name.screen, name.state) {
      case ("Basket", "failed"): _ = session.fail(name, .notDriven, "the mock was never called")
      case ("Basket", "own"): _ = session.fail(name, .stuck, "it never rests")
      case ("Bowl", "loaded"), ("Bowl", "loading"): _ = session.verify(name, text: "# \(name)\nnew \(name)\n")
      case ("Cup", "own"), ("Cup", "failed"): _ = session.verify(name, text: "# x\nthe same\n")
      default: _ = session.verify(name, text: "# \(name)\n\(name)\n")
      }
    }
    // A second test of completeness finds the same, and adds nothing.
    for _ in 1...2 { _ = session.completeness(of: claims) }
    session.end()
    return EndSummary(session).lines
  }

  @Test func `every report counts alike`() throws {
    let package = try TemporaryPackage()
    let end = try run(in: package)
    expectOneAccount(
      package, end: end,
      is: "15 frames: 1 not driven, 1 stuck, 1 conflicted, 3 missing, 2 changed, 7 matched; 1 catalog problem, "
        + "2 orphaned goldens and 1 pair of twins; the coverage matrix changed")
  }

  @Test func `review also asks about the matrix`() throws {
    let package = try TemporaryPackage()
    _ = try run(in: package)
    let review = try Review(packageRoot: package.root, environment: [:])
    let walk = try ReviewWalk(review, frames: review.frames)
    expect(walk.changes.count, is: 2 + 3 + 1 + 1 + 2)
    expect(walk.ending().count, is: 2 + 1 + 1 + 1, "what cannot be decided, the twins, the index and the sum")
  }

  @Test(arguments: CountedRun.all)
  func `the run, status, summary, watch, gallery and JSON print one account`(_ made: CountedRun) throws {
    let package = try ReviewedPackage()
    let end = try made.perform(in: package)
    expectOneAccount(package.package, end: end, is: made.account, made.name)
  }

  @Test func `what was decided since the run changes every report but the run's own`() throws {
    let package = try ReviewedPackage.changed()
    let review = try package.review()
    try review.accept(review.frames[1])
    try review.reject(review.frames[2])
    expectOneAccount(package.package, end: nil, is: "5 frames: 3 changed, 1 rejected, 1 accepted")
  }

  /// Expects that everything that prints the counts of a run prints these.
  private func expectOneAccount(
    _ package: TemporaryPackage, end: [String]?, is account: String, _ name: String = ""
  ) {
    do {
      let review = try Review(packageRoot: package.root, environment: [:])
      let summary = try RunSummary(review)
      if let end {
        expect(end.first, is: "EveryState: \(account)", name)
        // What a run has recorded over, only its own end says.
        let own = end.prefix { !$0.contains("overwritten") }
        expect(own.first { $0.contains(#/^  \d+ changes? in /#) }, is: summary.groups.size.map { "  \($0):" }, name)
      }
      expect(summary.counts.line, is: account, name)
      let status = try package.everystate("status")
      expect(status.output, contains: "Z): \(account).\n", comment: name)
      expect(MarkdownSummary(summary).text, contains: "## Snapshots: \(account)\n", comment: name)
      expect(
        try package.everystate("summary", "--output", "s.md").output, contains: "Wrote s.md: \(account).\n",
        comment: name)
      let watched = WatchedRun(RunMoves(from: nil, to: review.report), summary, isFirst: true).lines
      expect(watched, contains: account + ".", comment: name)
      let gallery = try package.everystate("gallery")
      expect(gallery.errors, contains: "\(account). ", comment: name)
      let page = try Gallery(packageRoot: package.root, environment: [:]).html
      expect(page, contains: "<p class=\"sum\">\(account). ", comment: name)
      let json = JSONDocument(command: "status", summary: summary).text
      let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      expect(object["sum"] as? String, is: account, name)
      let frames = (object["counts"] as? [String: Int] ?? [:]).filter { $0.key != "not checked" }
      expect(
        frames, is: Dictionary(uniqueKeysWithValues: summary.counts.frames.map { ($0.key.rawValue, $0.value) }), name)
      let walk = try ReviewWalk(review, frames: review.frames)
      let numbered = walk.steps.map { walk.heading(of: $0).first?.text.split(separator: " ").first.map(String.init) }
      expect(numbered, is: walk.steps.indices.map { "[\($0 + 1)/\(walk.steps.count)]" }, name)
      try package.expectOneNumberOfChanges(name)
    } catch { Issue.record(error, "\(name)") }
  }

  @Test func `the end of a run names every frame with a verdict other than changed`() throws {
    try expect(self.end([("A", .changed, 8)]).count, is: 5 + 1, "the changes have nine lines of fourteen")
    try expect(
      self.end([("A", .changed, 30), ("B", .changed, 1), ("Z", .notDriven, 2)]),
      is: [
        "  Z / 1: not driven", "  Z / 2: not driven", "  ... and 31 more changed",
      ])
    try expect(
      self.end([("A", .changed, 2), ("B", .missing, 3), ("C", .missing, 5), ("D", .stuck, 1)]),
      is: [
        "  D / 1: stuck", "  B / 1, 2, 3: missing", "  C / 1, 2, 3, 4, 5: missing", "  A / 1: changed",
        "  A / 2: changed",
      ])
    let many = try self.end((1...20).map { ("Screen \($0)", .stuck, 2) } + [("A", .changed, 1)])
    expect(many.count, is: 21)
    expect(many.last, is: "  ... and 1 more changed")
    expect(many.first, is: "  Screen 1 / 1, 2: stuck")
  }

  /// Frames by screen, verdict and number; a changed frame has a golden.
  private func end(_ frames: [(screen: String, verdict: Verdict, count: Int)]) throws -> ArraySlice<String> {
    let package = try TemporaryPackage()
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    for (screen, verdict, count) in frames {
      for number in 1...count {
        let name = try frame(screen, "\(number)")
        if verdict == .changed { try package.write("old \(name)\n".spelled, to: name.path.text) }
        _ =
          verdict == .changed || verdict == .missing
          ? session.verify(name, text: "new \(name)\n".spelled) : session.fail(name, verdict, "for a reason")
      }
    }
    // Differences have tests of their own.
    return EndSummary(session).lines.dropFirst().filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasSuffix(":")
    }[...]
  }
}
