@testable import EveryStateReview

/// The first run of an app with a hundred findings, for a user who installed the package an hour ago.
@Suite struct ManyFindingsTests {
  @Test func `a run and its status print a line for each kind of finding`() throws {
    // A run ends with a line for each kind, most serious first.
    let package = try ReviewedPackage()
    let lines = try package.run(finding: MadeFinding.hundred())
    expect(
      lines.prefix(5),
      is: [
        "EveryState: 5 frames: 108 unsound, 5 matched",
        "  what does not make sense, most serious first; all of it: swift run everystate findings",
        "    11 kind 0: Watchlist / loaded, Watchlist / loading and 9 more",
        "    12 kind 1: Watchlist / loaded, Watchlist / loading and 10 more",
        "     4 kind 2: Watchlist / loaded, Watchlist / loading and 2 more",
      ], "\(lines.joined(separator: "\n"))")
    expect(lines.count == 15 && lines.last == "Next: swift run everystate review")
    expect(lines.allSatisfy { $0.count < 100 })
    // Findings of another process of the run are included in the counts.
    let secondPackage = try ReviewedPackage()
    let variables = ["SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_RUN": "one"]
    let name = try frame("Detail", "loaded")
    for rule in ["deaf", "blind"] {
      let other = try secondPackage.package.session(variables)
      try secondPackage.report(MadeFinding(rule, rank: rule == "deaf" ? 2 : 1, name), to: other)
      other.end()
    }
    let session = try secondPackage.package.session(variables)
    try secondPackage.check(session) { $1 }
    try secondPackage.report(MadeFinding("deaf", rank: 2, frame("Watchlist", "own")), to: session)
    let secondLines = EndSummary(session, in: WorkingFolder(path: secondPackage.package.root)).lines
    expect(
      secondLines.contains("    1 blind: Detail / loaded")
        && secondLines.contains("    2 deaf: Watchlist / own, Detail / loaded"))
    // Status shows three findings of each kind, and names the command that lists all.
    let thirdPackage = try ReviewedPackage()
    try thirdPackage.run(finding: MadeFinding.hundred())
    let summary = try RunSummary(thirdPackage.review())
    let thirdLines = summary.findingLines(in: WorkingFolder(path: thirdPackage.package.root))
    expect(
      thirdLines.prefix(6),
      is: [
        "11 kind 0: It must be no kind 0.", "  Watchlist / loaded: control 0 is wrong.",
        "  Watchlist / loading: control 1 is wrong.", "  Watchlist / failed: control 2 is wrong.", "  and 8 more",
        "12 kind 1: It must be no kind 1.",
      ])
    expect(thirdLines.last == "All that does not make sense: swift run everystate findings" && thirdLines.count < 62)
    expect(!summary.isInOrder && summary.sum == "108 unsound, 5 matched")
    let few = try ReviewedPackage()
    try few.run(finding: [MadeFinding("deaf", rank: 1, frame("Detail", "loaded"))])
    try expect(
      RunSummary(few.review()).findingLines(), is: ["1 deaf: It must be no deaf.", "  Detail / loaded: it is wrong."])
    // Warnings and suggestions are a line each, and fail nothing.
    let mild = try ReviewedPackage()
    let made = try [("cut", RuleLevel.warning), ("unused", .suggestion), ("unused", .suggestion)].enumerated().map {
      var finding = MadeFinding($1.0, rank: 1, try frame("Detail", "loaded"), of: "control \($0)")
      finding.level = $1.1
      return finding
    }
    try expect(
      mild.run(finding: made),
      is: [
        "EveryState: 5 frames: 5 matched", "  1 warning (1 cut): swift run everystate findings",
        "  2 suggestions (2 unused): swift run everystate findings",
      ])
    let calm = try RunSummary(mild.review())
    let said = calm.findingLines(in: WorkingFolder(path: mild.package.root))
    expect(calm.isInOrder && said.last == "2 suggestions (2 unused): swift run everystate findings")
    let listed = FindingList(calm.soundness + calm.review.report.suggestions)
    expect(listed.lines[0], is: "1 warning, 2 suggestions of verifySoundness(), most serious first.")
    expect(!listed.hasErrors && listed.lines.contains("2 unused (suggestion): It must be no unused."))
  }

  @Test func `findings lists them all, and a pull request gets a fold for each kind`() throws {
    // Findings are listed with place and waiver, for all frames or some.
    let package = try ReviewedPackage()
    try package.run(finding: MadeFinding.hundred())
    let findings = try RunSummary(package.review()).findings
    let lines = FindingList(findings).lines
    expect(
      lines.prefix(7),
      is: [
        "108 findings of verifySoundness(), most serious first.", "", "11 kind 0: It must be no kind 0.",
        "  Watchlist / loaded: control 0 is wrong.", "    seen at 0 s", "    Tests/T.swift:3",
        "    .waives(.someRule, of: \"control 0\", in: \"loaded\", because: \"...\")",
      ])
    expect(lines.count { $0.hasPrefix("    .waives(") }, is: 108)
    expect(FindingList(findings, of: try Selection(parsing: "Watchlist/own")).lines[0].hasPrefix("23 findings"))
    expect(FindingList(findings, of: try Selection(parsing: "Detail")).isEmpty)
    // A pull request has a fold for each kind, and a remark at each line.
    let secondPackage = try ReviewedPackage()
    try secondPackage.run(finding: MadeFinding.hundred())
    let summary = try RunSummary(secondPackage.review())
    let text = MarkdownSummary(summary).text
    expect(
      text.contains(
        """
        ### What does not make sense

        <details><summary>11 kind 0: It must be no kind 0.</summary>

        - `Watchlist / loaded: control 0 is wrong.`

        """), "\(text)")
    expect(text.utf8.count < MarkdownSummary.defaultLimit && MarkdownSummary(summary).cuts.isEmpty)
    let remarks = RunRemarks(summary).remarks
    expect(remarks.count == 108 && remarks[0].title == "Snapshots: kind 0" && remarks[0].line == 3)
    expect(
      remarks[0].message.hasSuffix(
        "To waive it: .waives(.someRule, of: \"control 0\", in: \"loaded\", because: \"...\")"))
    let report = CodeQuality(summary).text.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
    expect(Set(report).count, is: 108)
    expect(JSONDocument(command: "status", summary: summary).text.contains("\"rule\" : \"kind 0\""))
    // The command prints the findings, or says that none exist.
    let thirdPackage = try ReviewedPackage()
    try thirdPackage.run()
    let none = try ProcessRun(BuiltProduct.everystate, ["findings"], folder: thirdPackage.package.root)
    expect(none.status == 0 && none.output == "The newest run has no findings.\n")
    try thirdPackage.run(finding: [MadeFinding("deaf", rank: 1, frame("Detail", "loaded"), of: "Bell")])
    let one = try ProcessRun(BuiltProduct.everystate, ["findings", "Detail"], folder: thirdPackage.package.root)
    expect(
      one.status == 1
        && one.output == """
          1 finding of verifySoundness(), most serious first.

          1 deaf: It must be no deaf.
            Detail / loaded: Bell is wrong.
              seen at 0 s
              Tests/T.swift:3
              .waives(.someRule, of: "Bell", in: "loaded", because: "...")

          Next: swift run everystate review

          """,
      "\(one)")
  }
}
