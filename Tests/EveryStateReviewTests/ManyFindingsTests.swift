@testable import EveryStateGoldens
@testable import EveryStateReview

/// The first run of an app with a hundred findings, for a user who installed the package an hour ago.
@Suite struct ManyFindingsTests {
  private let package: ReviewedPackage
  init() throws { package = try ReviewedPackage() }

  @Test func `a run ends with a line for each kind, most serious first`() throws {
    let lines = try package.run(finding: MadeFinding.hundred())
    expect(
      lines.prefix(5),
      is: [
        "EveryState: 5 frames: 5 matched; 108 findings",
        "  Problems, most serious first. Full list: swift run everystate findings",
        "    11x kind 0: Watchlist / loaded, Watchlist / loading and 9 more",
        "    12x kind 1: Watchlist / loaded, Watchlist / loading and 10 more",
        "     4x kind 2: Watchlist / loaded, Watchlist / loading and 2 more",
      ], "\(lines.joined(separator: "\n"))")
    expect(lines.count, is: 15)
    expect(lines.last, is: "Next: swift run everystate review")
    expect(lines.allSatisfy { $0.count < 100 })
  }

  @Test func `an agent's run names the lines of what was found`() throws {
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never", "AI_AGENT": "1"])
    try package.check(session) { $1 }
    try package.report(MadeFinding("deaf", rank: 2, frame("Watchlist", "own")), to: session)
    let lines = EndSummary(session, in: WorkingFolder(path: package.package.root)).lines
    expect(lines, contains: "    1x deaf: Watchlist / own (Tests/T.swift:3)")
  }

  @Test func `findings of another process of the run are included in the counts`() throws {
    let variables = ["SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_RUN": "one"]
    let name = try frame("Detail", "loaded")
    for rule in ["deaf", "blind"] {
      let other = try package.package.session(variables)
      try package.report(MadeFinding(rule, rank: rule == "deaf" ? 2 : 1, name), to: other)
      other.end()
    }
    let session = try package.package.session(variables)
    try package.check(session) { $1 }
    try package.report(MadeFinding("deaf", rank: 2, frame("Watchlist", "own")), to: session)
    let lines = EndSummary(session, in: WorkingFolder(path: package.package.root)).lines
    expect(lines, contains: "    1x blind: Detail / loaded", "    2x deaf: Watchlist / own, Detail / loaded")
  }

  @Test func `status shows three findings of each kind, and names the command that lists all`() throws {
    try package.run(finding: MadeFinding.hundred())
    let summary = try RunSummary(package.review())
    let lines = summary.findingLines(in: WorkingFolder(path: package.package.root))
    expect(
      lines.prefix(6),
      is: [
        "11x kind 0: It must be no kind 0.", "  Watchlist / loaded: control 0 is wrong.",
        "  Watchlist / loading: control 1 is wrong.", "  Watchlist / failed: control 2 is wrong.", "  and 8 more",
        "12x kind 1: It must be no kind 1.",
      ])
    expect(lines.last, is: "All findings: swift run everystate findings")
    expect(lines.count < 62)
    expect(!summary.isInOrder)
    expect(summary.counts.line, is: "5 frames: 5 matched; 108 findings")
  }

  @Test func `of many changed frames status lists the screens`() throws {
    let package = try TemporaryPackage()
    let states = ["failed", "loaded"].map { FrameClaim($0) }
    let screens = (10..<70).map { ScreenClaims(screen: "Screen \($0)", states: states) }
    let claims = CatalogClaims(catalog: "App.Snapshots", screens: screens)
    for (color, mode) in [("blue", "all"), ("orange", "never")] {
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode], textFormat: 1)
      try session.declare(claims)
      for claim in try claims.goldens() where claim.name.kind == .frame {
        _ = session.verify(
          claim.name, text: "# \(claim.name)\n\(claim.name.state) {\(color)}\n",
          declaredAt: SourceLine(file: "T.swift", line: 1))
      }
      _ = session.completeness(of: claims)
      session.end()
    }
    let status = try package.everystate("status")
    expect(status, status: 1, prints: "2 changes in 120 frames:")
    expect(status.output, contains: "\nScreen 10 / failed, loaded: changed\n")
    expect(status.output, contains: "\n... and 20 more screens: swift run everystate summary\n")
  }

  @Test func `the findings that status lists and those that it leaves out add up to the number above them`() throws {
    let few = try ReviewedPackage()
    let (first, other) = (try frame("Watchlist", "loaded"), try frame("Detail", "loaded"))
    let found = ["A", "B", "C", "D"].map { MadeFinding("deaf", rank: 1, first, of: $0) }
    try few.run(finding: found + [MadeFinding("deaf", rank: 1, other, of: "D")])
    let lines = try RunSummary(few.review()).findingLines()
    expect(lines.prefix(5).last, is: "  and 2 more")
    expect(lines.first ?? "", begins: "5x deaf: ")
  }

  @Test func `a summary counts the findings that fail tests, and not those that a recording notes`() throws {
    let few = try ReviewedPackage()
    let session = try few.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    try few.check(session) { $0.state == "own" ? $1 + "more\n" : $1 }
    try few.report(MadeFinding("deaf", rank: 1, frame("Detail", "loaded")), to: session)
    let soundness = ReportFinding.Soundness(
      rule: BrokenRule(name: "mute", sentence: "It must be.", rank: 2), level: .error, evidence: [], waiver: nil)
    let note = Finding.unsound(
      soundness, "Watchlist / own: it is mute. (mute)", names: [try frame("Watchlist", "own")],
      inCatalog: "App.Snapshots", declaredAt: nil)
    _ = session.report(unsound: note.asNote)
    session.end()
    let text = MarkdownSummary(try RunSummary(few.review())).text
    expect(text, contains: "1 finding", "The tests fail until the finding above is fixed.")
  }

  @Test func `status shows a single finding without the command that lists all`() throws {
    let few = try ReviewedPackage()
    try few.run(finding: [MadeFinding("deaf", rank: 1, frame("Detail", "loaded"))])
    try expect(
      RunSummary(few.review()).findingLines(), is: ["1x deaf: It must be no deaf.", "  Detail / loaded: it is wrong."])
  }

  @Test func `warnings and suggestions are a line each, and fail nothing`() throws {
    let mild = try ReviewedPackage()
    let made = try [("cut", RuleLevel.warning), ("unused", .suggestion), ("unused", .suggestion)].enumerated().map {
      var finding = MadeFinding($1.0, rank: 1, try frame("Detail", "loaded"), of: "control \($0)")
      finding.level = $1.1
      return finding
    }
    try expect(
      mild.run(finding: made),
      is: [
        "EveryState: 5 frames: 5 matched", "  1 warning (cut: 1): swift run everystate findings",
        "  2 suggestions (unused: 2): swift run everystate findings",
      ])
    let calm = try RunSummary(mild.review())
    let said = calm.findingLines(in: WorkingFolder(path: mild.package.root))
    expect(calm.isInOrder)
    expect(said.last, is: "2 suggestions (unused: 2): swift run everystate findings")
    let listed = FindingList(calm.soundness + calm.review.report.suggestions, of: calm.review.report)
    expect(listed.lines.first, is: "1 warning, 2 suggestions of verifySoundness(), most serious first.")
    expect(!listed.hasErrors)
    expect(listed.lines, contains: "2x unused (suggestion): It must be no unused.")
  }

  @Test func `findings are listed with place and waiver, for all frames or some`() throws {
    try package.run(finding: MadeFinding.hundred())
    let summary = try RunSummary(package.review())
    let (findings, report) = (summary.findings, summary.review.report)
    let lines = FindingList(findings, of: report).lines
    expect(
      lines.prefix(7),
      is: [
        "108 findings of verifySoundness(), most serious first.", "", "11x kind 0: It must be no kind 0.",
        "  Watchlist / loaded: control 0 is wrong.", "    seen at 0 s", "    Tests/T.swift:3",
        "    .waives(.someRule, of: \"control 0\", in: \"loaded\", because: \"...\")",
      ])
    expect(lines.count { $0.hasPrefix("    .waives(") }, is: 108)
    let own = FindingList(findings, of: report, selecting: try Selection(parsing: "Watchlist/own"))
    expect(own.lines.first ?? "", begins: "23 findings")
    expect(FindingList(findings, of: report, selecting: try Selection(parsing: "Detail")).isEmpty)
  }

  @Test func `a pull request has a fold for each kind, and a remark at each line`() throws {
    try package.run(finding: MadeFinding.hundred())
    let summary = try RunSummary(package.review())
    let text = MarkdownSummary(summary).text
    expect(
      text,
      contains: """
        ### Findings

        <details><summary>11x kind 0: It must be no kind 0.</summary>

        - `Watchlist / loaded: control 0 is wrong.`

        """)
    expect(text.utf8.count < MarkdownSummary.defaultLimit)
    expect(MarkdownSummary(summary).cuts.isEmpty)
    let remarks = RunRemarks(summary).remarks
    expect(remarks.count, is: 108)
    expect(remarks.first.map { "\($0.title), line \($0.line)" }, is: "Snapshots: kind 0, line 3")
    expect(
      remarks.first?.message ?? "",
      ends: "To waive it: .waives(.someRule, of: \"control 0\", in: \"loaded\", because: \"...\")")
    let report = CodeQuality(summary).text.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
    expect(Set(report).count, is: 108)
    expect(JSONDocument(command: "status", summary: summary).text, contains: "\"rule\" : \"kind 0\"")
  }

  @Test func `the command prints the findings, or says that none exist`() throws {
    try package.run()
    try expect(package.package.everystate("findings"), status: 0, output: "The newest run has no findings.\n")
    try package.run(finding: [MadeFinding("deaf", rank: 1, frame("Detail", "loaded"), of: "Bell")])
    let one = try package.package.everystate("findings", "Detail")
    expect(
      one, status: 1,
      output: """
        1 finding of verifySoundness(), most serious first.

        1x deaf: It must be no deaf.
          Detail / loaded: Bell is wrong.
            seen at 0 s
            Tests/T.swift:3
            .waives(.someRule, of: "Bell", in: "loaded", because: "...")

        Next: swift run everystate review

        """)
  }
}
