import EveryStateGoldens
import Foundation
import TestPackages
import TestSupport

@testable import EveryStateReview

/// Findings in a review: walked kind by kind, and waived with a reason.
@Suite struct FindingReviewTests {
  private static let source = """
    struct WatchlistSnapshots {
      var states: [SnapshotState<World>] {
        [
          .loads(\\.markets, failure: APIError.offline),  // the four
          .state("own") { $0.markets = .never },
          .storyboard("search") { _ in
          } by: {
            try await $0.search("a")
          },
        ]
      }
    }

    """

  private func found(_ state: String, line: Int, of subject: String? = "Share", rule: String = "deaf") throws
    -> MadeFinding
  {
    var finding = MadeFinding(rule, rank: rule == "deaf" ? 1 : 0, try frame("Watchlist", state), of: subject)
    finding.place = SourceLine(file: "Tests/T.swift", line: line)
    return finding
  }

  private func package(_ found: [MadeFinding], source: String? = source) throws -> (ReviewedPackage, ReviewWalk) {
    let package = try ReviewedPackage()
    if let source { try package.package.write(source, to: "Tests/T.swift") }
    try package.run(finding: found)
    let review = try package.review()
    return (package, try ReviewWalk(review, frames: review.frames))
  }

  @Test func `each is asked about, the gravest first, and w without a terminal's line waives nothing`() throws {
    let (_, first) = try package([found("own", line: 5), found("loaded", line: 4, rule: "blind")], source: nil)
    var walk = first
    expect(
      walk.heading.map(\.text),
      is: [
        "[1/2] blind: It must be no blind.", "Watchlist / loaded: Share is wrong.", "  seen at 0 s",
        "  Tests/T.swift:4",
      ])
    expect(walk.choices.map(\.key), is: ["w", "s", "q", "?"])
    expect(walk.asksForReason("w") && !walk.asksForReason("s") && walk.take("w").isEmpty)
    expect(walk.waive(because: "  ").map(\.text), is: ["without a reason nothing is waived"])
    expect(
      walk.waive(because: "it is the \u{1B}[31msystem's \"own\"").map(\.text),
      is: [
        "To paste among the states of Watchlist, at Tests/T.swift:4:",
        #"  .waives(.someRule, of: "Share", in: "loaded", because: "it is the \u{1B}[31msystem's \"own\""),"#,
      ])
    expect(walk.heading[0].text, is: "[2/2] deaf: It must be no deaf.")
    _ = walk.take("s")
    expect(walk.step == .done && walk.needsAttention)
    expect(
      walk.ending().map(\.text),
      is: [
        "1 deaf: It must be no deaf.",
        "What does not make sense: \(WorkingFolder.current.everystate("findings", of: walk.review.tree.packageRoot))",
        "To paste, each among the states of its screen:",
        #"  Tests/T.swift:4: .waives(.someRule, of: "Share", in: "loaded", because: "it is the \u{1B}[31msystem's \"own\""),"#,
        "1 to paste, 1 unsound.",
      ])
    _ = walk.take("u")
    expect(walk.step, is: .done, "who is at the end has left")
  }

  @Test func `a kind is skipped at once, and u brings it back`() throws {
    let (_, first) = try package([
      found("own", line: 5), found("loaded", line: 4), found("failed", line: 4, rule: "blind"),
    ])
    var walk = first
    expect(!walk.choices.contains { $0.key == "k" }, "of the first kind there is one")
    _ = walk.take("s")
    expect(walk.choices.map(\.key), is: ["w", "s", "k", "u", "b", "q", "?"])
    expect(walk.take("k").map(\.text) == ["left as they are: 2 of deaf"] && walk.step == .done)
    walk = first
    _ = walk.take("s")
    _ = walk.take("s")
    expect(walk.step == .finding(2) && walk.take("u").map(\.text) == ["waits again"] && walk.step == .finding(1))
  }

  @Test func `where the place is certain the waiver is written, line after line, and u takes it out`() throws {
    let (package, first) = try package([found("loaded", line: 4), found("own", line: 5), found("search", line: 6)])
    var walk = first
    _ = walk.waive(because: "one")
    expect(walk.choices.map(\.key), is: ["y", "w", "s", "q", "?"])
    expect(walk.choices[0].words, is: "write it to Tests/T.swift:4")
    _ = walk.waive(because: "number one")
    expect(walk.take("y").map(\.text), is: ["written: Tests/T.swift:4. Run the tests again"])
    _ = walk.waive(because: "two")
    expect(walk.take("y").map(\.text), is: ["written: Tests/T.swift:6. Run the tests again"])
    _ = walk.waive(because: "three")
    _ = walk.take("y")
    let lines = package.package.text("Tests/T.swift")?.split(separator: "\n").map(String.init) ?? []
    expect(
      Array(lines[3...8]),
      is: [
        #"      .waives(.someRule, of: "Share", in: "loaded", because: "number one"),"#,
        #"      .loads(\.markets, failure: APIError.offline),  // the four"#,
        #"      .waives(.someRule, of: "Share", in: "own", because: "two"),"#,
        #"      .state("own") { $0.markets = .never },"#,
        #"      .waives(.someRule, of: "Share", in: "search", because: "three"),"#,
        #"      .storyboard("search") { _ in"#,
      ], "\(lines)")
    expect(walk.step == .done && !walk.needsAttention && walk.ending().map(\.text).contains("3 written."))
  }

  @Test func `what was written is taken out, unless somebody has worked on it`() throws {
    let (package, first) = try package([found("loaded", line: 4), found("own", line: 5)])
    var walk = first
    _ = walk.waive(because: "one")
    _ = walk.take("y")
    _ = walk.take("u")
    expect(package.package.text("Tests/T.swift") == Self.source && walk.step == .finding(0))
    _ = walk.waive(because: "one")
    try package.package.write(Self.source + "// more\n", to: "Tests/T.swift")
    expect(walk.take("y").map(\.text), is: ["Tests/T.swift has changed since: nothing was written."])
    expect(package.package.text("Tests/T.swift") == Self.source + "// more\n" && walk.step == .finding(1))
    expect(walk.ending().map(\.text).contains { $0.contains("Tests/T.swift:4: .waives(") }, "it is to be pasted")
  }

  @Test func `what is mended in another way cannot be waived`() throws {
    var finding = try found("own", line: 5)
    finding.isWaivable = false
    let (_, walk) = try package([finding])
    expect(walk.choices.map(\.key) == ["s", "q", "?"] && !walk.asksForReason("w"))
  }

  @Test func `only findings of the frames that are reviewed are asked about`() throws {
    let package = try ReviewedPackage()
    try package.run(finding: [found("own", line: 5), found("loaded", line: 4)])
    let review = try package.review()
    let frames = review.frames.filter { $0.name.state == "own" }
    try expect(ReviewWalk(review, frames: frames, withOrphans: false).findings.count, is: 1)
  }

  @Test(arguments: Place.all) fileprivate func `a waiver is written where nothing can be mistaken`(_ place: Place)
    throws
  {
    let (package, first) = try package([found(place.state, line: place.line)], source: place.source)
    if place.isEdited {
      let later = [FileAttributeKey.modificationDate: Date.distantFuture]
      try FileManager.default.setAttributes(later, ofItemAtPath: package.package.root + "/Tests/T.swift")
    }
    var walk = first
    _ = walk.waive(because: "why")
    expect((walk.offered != nil) == (place.result != nil), "\(place)")
    if let result = place.result {
      _ = walk.take("y")
      let text = package.package.text("Tests/T.swift")?.replacing(
        #".waives(.someRule, of: "Share", in: "\#(place.state)", because: "why")"#, with: "W")
      expect(text, is: result, "\(place)")
    }
  }
}

private struct Place: CustomTestStringConvertible {
  let testDescription: String
  let source: String
  var line = 2
  var state = "own"
  var isEdited = false
  let result: String?

  init(
    _ description: String, _ source: String, line: Int = 2, state: String = "own", isEdited: Bool = false,
    _ result: String?
  ) {
    testDescription = description
    self.source = source
    self.line = line
    self.state = state
    self.isEdited = isEdited
    self.result = result
  }

  static let all = [
    Place("the first of a list", "[\n  .state(\"own\"),\n]", "[\n  W,\n  .state(\"own\"),\n]"),
    Place(
      "after a comment", "[.idle(),\n  // \"a\" (b)\n  .state(\"own\")]", line: 3,
      "[.idle(),\n  // \"a\" (b)\n  W,\n  .state(\"own\")]"),
    Place("tabs", "[\n\t.state(\"own\")]", "[\n\tW,\n\t.state(\"own\")]"),
    Place("all on one line", "x { [.state(\"own\")] }", line: 1, "x { [\n  W,\n  .state(\"own\")] }"),
    Place("a state of loading", "[\n  .loads(\\.a)]", state: "failed", "[\n  W,\n  .loads(\\.a)]"),
    Place(
      "a labelled one", "[\n  .loads(\\.a, as: \"ads\")]", state: "ads empty", "[\n  W,\n  .loads(\\.a, as: \"ads\")]"),
    Place("the first moment", "[\n  .idle()]", state: "idle", "[\n  W,\n  .idle()]"),
    Place("another state's line", "[\n  .state(\"other\"),\n]", nil),
    Place("a state of its own on the line of loading", "[\n  .loads(\\.a)]", nil),
    Place("two on one line", "[\n  .state(\"own\"), .state(\"own\")]", nil),
    Place("the second of a line", "[.idle(), .state(\"own\")]", line: 1, nil),
    Place("appended elsewhere", "states.append(\n  .state(\"own\"))", nil),
    Place("behind a condition", "[\n#if os(Linux)\n  .state(\"own\"),\n#endif\n]", line: 3, nil),
    Place("beyond the end", "[\n]", line: 9, nil),
    Place("edited since the run", "[\n  .state(\"own\"),\n]", isEdited: true, nil),
  ]
}
