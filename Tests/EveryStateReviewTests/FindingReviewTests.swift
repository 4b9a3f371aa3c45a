@testable import EveryStateReview

@Suite struct FindingReviewTests {
  private func found(
    _ state: String, line: Int, rule: String = "deaf", of subject: String = "Share"
  ) throws -> MadeFinding {
    var finding = MadeFinding(rule, rank: rule == "deaf" ? 1 : 0, try frame("Watchlist", state), of: subject)
    finding.place = SourceLine(file: "Tests/T.swift", line: line)
    return finding
  }

  private func package(_ found: [MadeFinding]) throws -> (ReviewedPackage, ReviewWalk) {
    let package = try ReviewedPackage()
    try package.run(finding: found)
    let review = try package.review()
    return (package, try ReviewWalk(review, frames: review.frames))
  }

  @Test func `review asks about each finding, most serious first, and w without a reason waives nothing`() throws {
    let (_, first) = try package([found("own", line: 5), found("loaded", line: 4, rule: "blind")])
    var walk = first
    expect(
      walk.heading.map(\.text),
      is: [
        "[1/2] blind: It must be no blind.", "Watchlist / loaded: Share is wrong.", "  seen at 0 s",
        "  Tests/T.swift:4",
      ])
    expect(walk.choices.map(\.key), is: ["w", "s", "q", "?"])
    expect(walk.asksForReason("w"))
    expect(!walk.asksForReason("s"))
    expect(walk.take("w").isEmpty)
    expect(walk.waive(because: "  ").map(\.text), is: ["a waiver needs a reason"])
    expect(
      walk.waive(because: "it is the \u{1B}[31msystem's \"own\"").map(\.text),
      is: [
        "To paste among the states of Watchlist, at Tests/T.swift:4:",
        #"  .waives(.someRule, of: "Share", in: "loaded", because: "it is the \u{1B}[31msystem's \"own\""),"#,
      ])
    expect(walk.heading.first?.text, is: "[2/2] deaf: It must be no deaf.")
    _ = walk.take("s")
    expect(walk.step, is: .done)
    expect(walk.needsAttention)
    expect(
      walk.ending().map(\.text),
      is: [
        "1x deaf: It must be no deaf.",
        "All findings: \(WorkingFolder.current.everystate("findings", of: walk.review.tree.packageRoot))",
        "To paste, each among the states of its screen:",
        #"  Tests/T.swift:4: .waives(.someRule, of: "Share", in: "loaded", because: "it is the \u{1B}[31msystem's \"own\""),"#,
        "1 to paste, 1 finding.",
      ])
    _ = walk.take("u")
    expect(walk.step, is: .done, "who is at the end has left")
  }

  @Test func `a kind is skipped at once, and u restores it`() throws {
    let (_, first) = try package([
      found("own", line: 5), found("loaded", line: 4, of: "Like"), found("failed", line: 4, rule: "blind"),
    ])
    var walk = first
    expect(!walk.choices.contains { $0.key == "k" }, "of the first kind there is one")
    _ = walk.take("s")
    expect(walk.choices.map(\.key), is: ["w", "s", "k", "u", "b", "q", "?"])
    expect(walk.take("k").map(\.text), is: ["skipped: 2x deaf"])
    expect(walk.step, is: .done)
    walk = first
    _ = walk.take("s")
    _ = walk.take("s")
    expect(walk.step, is: .finding(2))
    expect(walk.take("u").map(\.text), is: ["undone: the finding is pending again"])
    expect(walk.step, is: .finding(1))
  }

  @Test func `a finding that cannot be waived has no w`() throws {
    var finding = try found("own", line: 5)
    finding.isWaivable = false
    let (_, walk) = try package([finding])
    expect(walk.choices.map(\.key), is: ["s", "q", "?"])
    expect(!walk.asksForReason("w"))
  }

  @Test func `findings of frames outside the review are left out`() throws {
    let package = try ReviewedPackage()
    try package.run(finding: [found("own", line: 5), found("loaded", line: 4)])
    let review = try package.review()
    let frames = review.frames.filter { $0.name.state == "own" }
    try expect(ReviewWalk(review, frames: frames, withOrphans: false).findings.count, is: 1)
  }

  @Test func `a finding that follows from a change is under it`() throws {
    let package = try ReviewedPackage()
    try package.run(finding: [found("failed", line: 5)]) { name, text in
      name.screen == "Watchlist" ? text.replacingOccurrences(of: "[Try Again]", with: "Sorry") : text
    }
    let review = try package.review()
    let then = "  then Watchlist / failed: Share is wrong."
    let diff = try package.package.everystate("diff")
    expect(
      diff.output.split(separator: "\n").prefix(4).map(String.init),
      is: [
        "Watchlist / failed, Watchlist / loaded, Watchlist / loading, Watchlist / own: \"Sorry\" is no longer a button; \"Try Again\" -> \"Sorry\"",
        "  -    [Try Again]",
        "  +    Sorry", then,
      ])
    var walk = try ReviewWalk(review, frames: review.frames)
    expect(walk.steps, is: [.change(0)])
    expect(
      walk.take("w").map(\.text), is: [#"  .waives(.someRule, of: "Share", in: "failed", because: "..."),"#])
    expect(walk.heading.map(\.text), contains: "    then Watchlist / failed: Share is wrong.")
    expect(try MarkdownSummary(RunSummary(review)).text, contains: "\n- then `Watchlist / failed: Share is wrong.`\n")
  }

  @Test func `findings without a change come after the changes`() throws {
    let package = try ReviewedPackage()
    try package.run(finding: [found("failed", line: 5)]) { $0.screen == "Detail" ? $1 + "more\n" : $1 }
    let headings = MarkdownSummary(try RunSummary(package.review())).text.split(separator: "\n").filter {
      $0.hasPrefix("### ")
    }
    expect(headings.prefix(2).map(String.init), is: ["### Changes", "### Findings"])
  }
}
