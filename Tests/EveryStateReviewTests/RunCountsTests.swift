@testable import EveryStateReview

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

  /// `3 changed, 40 matched` as numbers by their words.
  private func counts(_ text: some StringProtocol) -> [String: Int] {
    var counts: [String: Int] = [:]
    for part in text.split(separator: ", ") {
      let words = part.split(separator: " ", maxSplits: 1)
      counts[String(words.last ?? "")] = words.first.flatMap { Int($0) } ?? 1
    }
    return counts
  }

  @Test func `every report counts alike`() throws {
    let package = try TemporaryPackage()
    let end = try run(in: package)
    let summary = try RunSummary(Review(packageRoot: package.root, environment: [:]))
    let expected = [
      "changed": 2, "missing": 3, "not driven": 1, "stuck": 1, "conflicted": 1, "matched": 7, "orphaned": 2,
      "pair of twins": 1, "coverage matrix": 1, "invalid": 1,
    ]
    expect(counts(summary.sum), is: expected)
    expect(counts(end.first?.split(separator: "frames: ").last ?? ""), is: expected, "\(end)")
    let status = try package.everystate("status").output
    let sum = try #require(status.split(separator: "\n").first { $0.hasPrefix("The newest run") })
    expect(counts(sum.split(separator: "): ").last?.dropLast() ?? ""), is: expected, "\(sum)")
    let head = MarkdownSummary(summary).text.prefix { $0 != "\n" }
    expect(counts(head.split(separator: "Snapshots: ").last ?? ""), is: expected, "\(head)")
    let watched = WatchedRun(RunMoves(from: nil, to: summary.review.report), summary, isFirst: true).lines
    expect(watched.contains { counts($0.dropLast()) == expected }, "\(watched)")
    let document = try JSONSerialization.jsonObject(
      with: Data(JSONDocument(command: "status", summary: summary).text.utf8))
    let object = try #require(document as? [String: Any])
    let frames = try #require(object["counts"] as? [String: Int])
    expect(frames.filter { expected[$0.key] != $0.value }, is: [:])
    expect(frames.values.reduce(0, +), is: 15)
    expect((object["orphans"] as? [String])?.count, is: 2)
    expect((object["twins"] as? [[String]])?.count, is: 1)
  }

  @Test func `review also asks about the matrix`() throws {
    let package = try TemporaryPackage()
    _ = try run(in: package)
    let review = try Review(packageRoot: package.root, environment: [:])
    let walk = try ReviewWalk(review, frames: review.frames)
    expect(walk.changes.count, is: 2 + 3 + 1 + 1)
    expect(walk.orphans.count, is: 2)
    expect(walk.ending().count, is: 2 + 1 + 1 + 1, "what cannot be decided, the twins, the index and the sum")
  }

  @Test func `the end of a run names every frame with a verdict other than changed`() throws {
    try expect(self.end([("A", .changed, 8)]).count, is: 8)
    try expect(
      self.end([("A", .changed, 30), ("B", .changed, 1), ("Z", .notDriven, 2)]),
      is: [
        "  Z / 1: not driven", "  Z / 2: not driven", "  A / 1: changed", "  A / 10: changed", "  A / 11: changed",
        "  A / 12: changed", "  A / 13: changed", "  A / 14: changed", "  ... and 25 more changed",
      ])
    try expect(
      self.end([("A", .changed, 2), ("B", .missing, 3), ("C", .missing, 5), ("D", .stuck, 1)]),
      is: [
        "  B / 1, 2, 3: missing", "  C / 1, 2, 3, 4, 5: missing", "  D / 1: stuck", "  A / 1: changed",
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
        if verdict == .changed { try package.write("old \(name)\n", to: name.path.text) }
        _ =
          verdict == .changed || verdict == .missing
          ? session.verify(name, text: "new \(name)\n") : session.fail(name, verdict, "for a reason")
      }
    }
    // Differences have tests of their own.
    return EndSummary(session).lines.dropFirst().prefix { $0 != "  Changes:" && !$0.contains("Next: ") }
  }
}
