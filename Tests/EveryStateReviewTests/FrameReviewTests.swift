@testable import EveryStateReview

/// A screen and its variant under review: the matrix follows what is accepted.
@Suite(.besideTheMainActor) struct VariantReviewTests {
  private let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: [nil, "in German"].map { variant in
      ScreenClaims(
        screen: variant.map { "List \($0)" } ?? "List", variantOf: variant.map { _ in "List" },
        states: CoverageMatrix.requiredStates.map { FrameClaim($0) })
    })

  private func run(
    _ package: TemporaryPackage, _ record: String, same: Set<String>, of declared: CatalogClaims? = nil
  ) throws {
    let claims = declared ?? claims
    let session = try package.session(["SNAPSHOT_TESTING_RECORD": record])
    try session.declare(claims)
    for claim in try claims.goldens() where claim.name.kind == .frame {
      let isSame = claim.name.screen != "List" && same.contains(claim.name.state)
      let body = isSame ? "~ same as List / \(claim.name.state)" : "  body of \(claim.name)"
      _ = session.verify(claim.name, text: "# \(claim.name)\n\n\(body)\n")
    }
    expect(session.completeness(of: claims).filter(\.isFailure), is: [])
    session.end()
  }

  private func row(_ package: TemporaryPackage) -> String? {
    package.text("__Snapshots__/App.Snapshots/matrix.txt")?.split(separator: "\n").last.map(String.init)
  }

  @Test func `a state that a variant leaves out needs no golden, and reports say so`() throws {
    let german = ScreenClaims(
      screen: "List in German", variantOf: "List", states: [FrameClaim("loaded"), FrameClaim("failed")])
    let claims = CatalogClaims(catalog: "App.Snapshots", screens: [claims.screens[0], german])
    let package = try TemporaryPackage()
    try run(package, "all", same: ["loaded"], of: claims)
    expect(row(package), is: "List in German: =, -, -, failed")
    try run(package, "never", same: ["loaded"], of: claims)
    let markdown = MarkdownSummary(try RunSummary(Review(packageRoot: package.root, environment: [:]))).text
    expect(markdown, contains: "| `List in German` | = | left out | left out | ok |  |\n")
    try expect(Gallery(packageRoot: package.root, environment: [:]).html, lacks: "data-verdict=\"undeclared\"")
  }

  @Test func `accepting and undoing update the matrix, which stays settled`() throws {
    let package = try TemporaryPackage()
    try run(package, "all", same: ["loaded", "empty"])
    expect(row(package), is: "List in German: =, loading, =, failed")
    try run(package, "never", same: ["loaded"])
    expect(row(package), is: "List in German: =, loading, =, failed")
    func review() throws -> Review { try Review(packageRoot: package.root, environment: [:]) }
    let open = try review().frames.filter(\.needsAttention)
    expect(open.map(\.name.description), is: ["List in German / empty"])
    let decision = try review().accept(try #require(open.first))
    expect(row(package), is: "List in German: =, loading, empty, failed")
    expect(try review().frames.allSatisfy { $0.standing == .settled })
    try review().undo(decision)
    expect(row(package), is: "List in German: =, loading, =, failed")
    try expect(review().frames.filter(\.needsAttention).map(\.name.description), is: ["List in German / empty"])
  }

  @Test func `the summary's table shows and explains a variant's sign`() throws {
    let package = try TemporaryPackage()
    try run(package, "all", same: ["loaded", "empty"])
    try run(package, "never", same: ["loaded", "empty"])
    let markdown = MarkdownSummary(try RunSummary(Review(packageRoot: package.root, environment: [:]))).text
    expect(markdown, contains: "| `List in German` | = | ok | = | ok |  |\n")
    expect(markdown, contains: "\n`=` looks the same as the screen it is a variant of.\n")
    expect(markdown, contains: "| `List` | ok | ok | ok | ok |  |\n")
  }
}

@Suite(.besideTheMainActor) struct UnsteadyReviewTests {
  @Test func `an unsteady frame is shown with its reason, and cannot be accepted`() throws {
    let package = try ReviewedPackage()
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "all"], textFormat: 1)
    try session.declare(package.claims)
    let name = try GoldenName(catalog: package.claims.catalog, screen: "Watchlist", state: "failed")
    let unsteadiness = Unsteadiness(.order, first: "one\n", secondDrive: .drawn("two\n"))
    _ = session.fail(name, .unsteady, unsteadiness.message)
    session.end()
    let review = try package.review()
    let frame = try #require(review.frames.first { $0.name == name })
    expect(frame.word, is: "unsteady")
    expect(frame.needsAttention)
    expect(review.change(of: frame) == nil)
    expect(
      frame.whyNotDecided.hasPrefix(
        """
        unsteady: driven again with other orders of sets and dictionaries, 1 line is different: it shows an undefined \
        order. Sort before you show it. Nothing to accept: the frame differs from itself.
        """), "\(frame.whyNotDecided)")
  }
}

@Suite struct UnkeptTests {
  @Test(arguments: [false, true]) func `a frame whose new text could not be kept says so`(_ hasOlderText: Bool) throws {
    let package = try ReviewedPackage()
    let folder = package.package.root + "/.build/everystate/pending/App.Snapshots/Detail"
    if hasOlderText {
      try package.run { _, text in text + "older\n" }
      // The folder allows no new file, as on a full disk; permissions would not stop a superuser.
      try FileManager.default.moveItem(atPath: folder, toPath: folder + " away")
      try package.package.write("no folder\n", to: ".build/everystate/pending/App.Snapshots/Detail")
    } else {
      try package.package.write("no folder\n", to: ".build/everystate/pending/App.Snapshots/Detail")
    }
    try package.run { name, text in name.screen == "Detail" ? text + "new\n" : text }
    if hasOlderText {
      try FileManager.default.removeItem(atPath: folder)
      try FileManager.default.moveItem(atPath: folder + " away", toPath: folder)
    }
    let review = try package.review()
    let frame = try #require(review.frames.first { $0.name.screen == "Detail" })
    expect(frame.word, is: "changed")
    expect(frame.needsAttention)
    expect(frame.outcome?.headline ?? "", contains: "But the new text could not be kept for review.")
    let walk = try ReviewWalk(review, frames: review.frames)
    expect(walk.needsAttention)
    let words = walk.ending().map(\.text).first { $0.hasPrefix("Detail / loaded: changed: ") }
    expect(words ?? "", contains: "could not be kept")
    expect(words?.contains("reject"), is: false)
    let refusal = #expect(throws: Review.Refusal.self) { try review.accept(frame) }
    expect(refusal?.description ?? "", contains: "Free some space on the disk")
  }
}

@Suite(.besideTheMainActor) struct SeenFramesTests {
  private func frames(suites: Int, of suite: Int, state: (Int) -> ReviewedFrame.Standing) throws -> [ReviewedFrame] {
    try (0..<suites).flatMap { number in
      try (0..<suite).map { frame in
        let name = try GoldenName(catalog: "App.S\(number)", screen: "Screen \(frame / 4)", state: "state \(frame % 4)")
        return ReviewedFrame(name: name, outcome: nil, standing: state(number * suite + frame))
      }
    }
  }

  @Test func `the first line counts frames, screens and states; a single suite has no line of its own`() throws {
    let package = try ReviewedPackage()
    try package.run()
    expect(SeenFrames(try package.review().frames).lines, is: ["Seen: 5 frames of 2 screens: 5 matched"])
  }

  @Test func `frames to look at are listed by name, after a line for each suite`() throws {
    let package = try frames(suites: 2, of: 4) { $0 == 5 ? .crashed : .running }
    expect(
      SeenFrames(package).lines,
      is: [
        "Seen: 8 frames of 2 screens: 1 crashed, 7 running", "  App.S0: 4 frames of 1 screen: 4 running",
        "  App.S1: 4 frames of 1 screen: 1 crashed, 3 running", "Needs attention:", "  Screen 0 / state 1: crashed",
      ] + (0..<7).map { "  Screen 0 / state \($0 < 4 ? $0 : [0, 2, 3][$0 - 4]): running" })
  }

  @Test func `a thousand entries are few lines, with a count of the rest`() throws {
    let lines = SeenFrames(try frames(suites: 30, of: 40) { _ in .crashed }).lines
    expect(lines.count <= 20)
    expect(lines.first, is: "Seen: 1200 frames of 300 screens: 1200 crashed")
    expect(lines, contains: "  ... and 22 more")
    expect(lines.last, is: "  ... and 1192 more")
  }

  @Test func `matrices and maps are not counted as frames`() throws {
    let matrix = ReviewedFrame(name: try .matrix(catalog: "App.S"), outcome: nil, standing: .notRun)
    expect(SeenFrames([matrix]).lines, is: ["Seen: 0 frames of 0 screens"])
  }
}
