@testable import EveryStateReview

@Suite(.besideTheMainActor) struct SummaryTests {
  private func summary(_ package: ReviewedPackage) throws -> RunSummary { try RunSummary(package.review()) }

  private func changed() throws -> ReviewedPackage {
    let package = try ReviewedPackage()
    try package.run { name, text in
      if name.state == "loading" { return nil }
      return name.screen == "Detail" ? text : text.replacingOccurrences(of: "[Try Again]", with: "[Retry]")
    }
    return package
  }

  @Test func `the most serious comes first, then each change once as a whole frame, then the matrix`() throws {
    let run = try summary(try changed())
    let markdown = MarkdownSummary(run)
    expect(markdown.cuts, is: [])
    let digest = try #require(run.review.digest(of: run.review.frames))
    expect(
      markdown.text,
      is: """
        ## Snapshots: 1 not driven, 3 changed, 1 matched

        To accept all of it: `git apply --3way snapshots.patch` with the patch of the run's artifact, or after the tests on your machine `swift run everystate review`.

        ### Needs attention

        - `Watchlist / loading`: `not driven: the mock was never called. Nothing to accept: the run drew no text.`

        ### What is different

        - `text: "Try Again" -> "Retry": 3 lines in 3 frames`

        ### Changes

        In these drawings: `[Save]` a button.

        `Watchlist / failed`: changed +1 -1

        <pre>
         # Watchlist / failed
         = Watchlist
         
         body of Watchlist / failed
         
        -   [<del>Try Again</del>]
        +   [<ins>Retry</ins>]
        </pre>

        <details><summary>The same change in 3 frames</summary>

        `Watchlist / failed`, `Watchlist / loaded`, `Watchlist / own`

        </details>

        ### Screens

        | Screen | loaded | loading | empty | failed | its own |
        |---|---|---|---|---|---|
        | `Watchlist` | **changed** +1 -1 | **not driven** | waived | **changed** +1 -1 | `own` **changed** +1 -1 |

        <details><summary>1 screen as expected</summary>

        | Screen | loaded | loading | empty | failed | its own |
        |---|---|---|---|---|---|
        | `Detail` | ok |  |  |  |  |

        </details>

        That was all of it. To accept it, after the tests on your machine: `swift run everystate accept --all --digest \(digest)`.

        """)
  }

  @Test func `summaries link to the tested commit, and a rename is one line`() throws {
    let variables = ["GITHUB_SERVER_URL": "https://git.example", "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "abc1"]
    expect(FileLinks(environment: [:], prefix: "") == nil)
    expect(FileLinks(environment: variables.filter { $0.key != "GITHUB_SHA" }, prefix: "") == nil)
    let links = try #require(FileLinks(environment: variables, prefix: "sub folder/"))
    expect(
      links.link("a`b", to: "Tests/größe (1).swift", line: 3),
      is: "[``a`b``](https://git.example/a/b/blob/abc1/sub%20folder/Tests/gr%C3%B6%C3%9Fe%20%281%29.swift#L3)")
    let text = MarkdownSummary(try summary(try changed()), links: FileLinks(environment: variables, prefix: "")).text
    expect(
      text.contains("[`Watchlist / loading`](https://git.example/a/b/blob/abc1/Tests/T.swift#L2): `not driven:"),
      "\(text)")
    // A rename is one line, one annotation and one acceptance.
    let package = try ReviewedPackage()
    try package.rename(screen: "Watchlist", to: "Markets")
    let run = try summary(package)
    expect(run.renames.map(\.title) == ["Watchlist -> Markets"] && run.renames[0].frames.count == 4)
    let secondText = MarkdownSummary(run).text
    expect(secondText.contains("### Renamed\n\n- `Watchlist -> Markets`, 4 frames, as before\n"), "\(secondText)")
    expect(!secondText.contains("Not declared") && !secondText.contains("`Markets / own`: new"), "\(secondText)")
    let lines = WorkflowCommands(run).lines
    expect(
      lines.filter { $0.contains("renamed") }.count == 1 && !lines.contains { $0.contains("Orphaned") }, "\(lines)")
    expect(lines[0].hasSuffix("::4 frames, as before. Accept: swift run everystate accept Markets"), "\(lines)")
    let document = try JSONSerialization.jsonObject(with: Data(JSONDocument(command: "status", summary: run).text.utf8))
    let renames = (document as? [String: Any])?["renames"] as? [[String: Any]]
    expect(renames?.map { $0["accept"] as? String }, is: ["swift run everystate accept Markets"])
    expect((renames?[0]["frames"] as? [[String]])?[0] == ["Watchlist/failed", "Markets/failed"])

    let status = try ProcessRun(BuiltProduct.everystate, ["status"], folder: package.package.root)
    expect(status.output.contains("renamed: Watchlist -> Markets, 4 frames, as before\n"), "\(status.output)")
    expect(!status.output.contains("orphaned:") && !status.output.contains("Markets / own"), "\(status.output)")

    let other = try ReviewedPackage()
    // So is a screen that the run has recorded under its new name.
    let recorded = try ReviewedPackage()
    try recorded.rename(screen: "Watchlist", to: "Markets", record: "missing")
    let itsSummary = try RunSummary(recorded.review())
    expect(
      itsSummary.review.frames.first { $0.name.screen == "Markets" }?.outcome?.headline.prefix(71).description,
      is: "Markets / failed: renamed, as it was Watchlist / failed: recorded a new")
    let itsText = MarkdownSummary(itsSummary).text
    expect(itsText.contains("### Renamed\n\n- `Watchlist -> Markets`, 4 frames, as before\n"), "\(itsText)")
    expect(!itsText.contains("Needs attention"), "\(itsText)")
    expect(
      RunRemarks(itsSummary).remarks.first?.message, is: "4 frames, as before. Accept: swift run everystate prune --yes"
    )
    try other.rename(screen: "Watchlist", to: "Markets") { $1.replacingOccurrences(of: "body", with: "heart") }
    try expect(summary(other).renames, is: [], "a screen with another look is not renamed")
    let one = try ReviewedPackage()
    try one.rename(screen: "Watchlist", to: "Markets") { $0.state == "own" ? $1 + "more\n" : $1 }
    try expect(summary(one).renames.map(\.frames.count), is: [3], "the frame that changed as well is looked at apart")
    let state = try ReviewedPackage()
    try state.rename(state: "own", to: "mine")
    try expect(summary(state).renames.map(\.title), is: ["Watchlist / own -> Watchlist / mine"])
  }

  @Test func `a summary keeps to its size, and escapes text`() throws {
    // A summary has a maximum size, and says what was cut.
    let package = try TemporaryPackage()
    let frames = isLongRun ? 400 : 20
    let states = (0..<frames).map { "state \($0)" }
    let claims = CatalogClaims(
      catalog: "A.B",
      screens: (0..<frames / 10).map { screen in
        ScreenClaims(
          screen: "Screen \(screen)", states: states[(screen * 10)..<(screen * 10 + 10)].map { FrameClaim($0) })
      })
    for (mode, text) in [("all", "old"), ("never", "new")] {
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode])
      try session.declare(claims)
      for claim in try claims.goldens() where claim.name.kind == .frame {
        _ = session.verify(claim.name, text: (0..<30).map { "\(text) \($0) \(claim.name)\n" }.joined())
      }
      session.end()
    }
    let summary = try RunSummary(Review(packageRoot: package.root, environment: [:]))
    for limit in isLongRun ? [2_000, 10_000, frames * 160, 1 << 20] : [2_000, 1 << 20] {
      let markdown = MarkdownSummary(summary, limit: limit)
      expect(markdown.text.utf8.count <= limit)
      expect(markdown.text.split(separator: "\n").count { $0.hasPrefix("```") } % 2, is: 0, "every fence is closed")
      expect(
        markdown.text.components(separatedBy: "<details>").count,
        is: markdown.text.components(separatedBy: "</details>").count)
      expect(markdown.cuts.isEmpty, is: (limit == 1 << 20))
      if limit == 2_000 { expect(markdown.cuts, contains: "\(frames) of \(frames) changes") }
      expect(markdown.text.contains("\nCut to size: "), is: !markdown.cuts.isEmpty)
    }
    let commands = WorkflowCommands(summary).lines
    expect(commands.count == 11 && commands.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    expect(
      commands.last,
      is:
        "::notice title=Snapshots::\(frames - 10) more are not annotated, since a step shows 10. All are in the summary."
    )
    // Text of the app stays in its code span, and annotations are escaped.
    let spans = [
      ("a", "`a`"), ("", "(none)"), ("`", "`` ` ``"), ("a``b", "```a``b```"), ("<b>@x</b>", "`<b>@x</b>`"),
      ("a\nb\r\u{1B}", "`a\\u{A}b\\u{D}\\u{1B}`"), (" a ", "`  a  `"), ("`a", "`` `a ``"),
    ]
    for (text, code) in spans { expect(MarkdownText.code(text), is: code) }
    expect(MarkdownText.code("a|b", isInTable: true), is: "`a\\|b`")
    expect(WorkflowCommands.message("50% of\r\na: b, c"), is: "50%25 of%0D%0Aa: b, c")
    expect(WorkflowCommands.property("a:b,c%\n"), is: "a%3Ab%2Cc%25%0A")
    let secondPackage = try ReviewedPackage(catalog: "A`|<b>.B")
    try secondPackage.run { _, text in text.replacingOccurrences(of: "[Try Again]", with: "```\n# Owned <script>") }
    let text = MarkdownSummary(try self.summary(secondPackage)).text
    expect(text.contains("# Owned &lt;script&gt;") && !text.contains("<script>"), "\(text)")
    let lines = WorkflowCommands(try self.summary(try changed())).lines
    expect(
      lines,
      is: [
        "::error file=__Snapshots__/App.Snapshots/Watchlist/loading.txt,line=1,title=Watchlist / loading%3A not driven"
          + "::not driven: the mock was never called. Nothing to accept: the run drew no text.",
        "::error file=__Snapshots__/App.Snapshots/Watchlist/failed.txt,line=1,title=Watchlist / failed and 2 more%3A changed"
          + "::\"Try Again\" -> \"Retry\". Accept: swift run everystate accept Watchlist/failed",
      ], "one for each change, most serious first")
  }

  @Test func `reports, legends and the end of a run agree with the summary`() throws {
    // A code quality report has the same remarks, in GitLab's format.
    func report(_ package: ReviewedPackage) throws -> [[String: Any]] {
      let json = try JSONSerialization.jsonObject(with: Data(CodeQuality(try summary(package)).text.utf8))
      let remarks = json as? [[String: Any]]
      return try #require(remarks)
    }
    expect(try report(ReviewedPackage()).isEmpty)
    let both = try report(changed())
    let loading = try #require(both.first)
    expect(Set(loading.keys), is: ["description", "check_name", "fingerprint", "severity", "location"])
    expect(
      loading["description"] as? String,
      is:
        "Watchlist / loading: not driven. not driven: the mock was never called. Nothing to accept: the run drew no text."
    )
    let golden = "__Snapshots__/App.Snapshots/Watchlist/loading.txt"
    expect(loading["fingerprint"] as? String, is: golden + ": not driven")
    let location = try #require(loading["location"] as? [String: Any])
    expect(location["path"] as? String == golden && location["lines"] as? [String: Int] == ["begin": 1])
    expect(both.map { $0["severity"] as? String }, is: ["critical", "major"])
    expect(both.map { $0["check_name"] as? String }, is: ["snapshot not driven", "snapshot changed"])
    let renamed = try ReviewedPackage()
    try renamed.rename(screen: "Watchlist", to: "Markets")
    expect(try report(renamed).map { $0["severity"] as? String }.contains("minor"))
    // The report is not limited to ten, and each remark has its own fingerprint.
    expect(Set(both.compactMap { $0["fingerprint"] as? String }).count, is: both.count)
    // The legend explains the marks of changed lines, and no others.
    func legend(_ old: String?, _ new: String) throws -> String? {
      let name = try GoldenName(catalog: "A.B", screen: "S", state: "s")
      return MarkLegend([FrameChange(name: name, old: old.map { Array($0.utf8) }, new: Array(new.utf8))]).line
    }
    try expect(legend("  words\n", "  other words\n"), is: nil)
    try expect(
      legend("  [Save]\n", "  [~Save~]\n"), is: "In these drawings: `[Save]` a button, `[~Save~]` a disabled button.")
    try expect(
      legend("  Ada\n", "  Ada\n~ tap\n"),
      is: "In these drawings: `~` what is heard or can be done, of the line above; `each`: of every row below; "
        + "`screen`: of all of it.")
    try expect(
      legend(nil, "  (*) All  [x]  |>a|  <3>  <#- 50%>\n"),
      is:
        "In these drawings: `[x]` on, `[ ]` off, `(*)` the chosen one, `( )` another, `|ada@ |` a text field; in parentheses its "
        + "prompt; `|>` has the focus, `<##-- 50%>` progress, `<3>` a badge; text in `< >` is not the app's.")
    try expect(legend("  [Save]\n  old\n", "  [Save]\n  new\n"), is: nil, "an unchanged line explains nothing")
    try expect(
      legend(nil, "= Title  {red}\n* row\n! alert\n| <...>\n  \\[no button\\]\n"),
      is:
        "In these drawings: `=` the navigation bar, `*` the first line of a row, `!` what is presented over the screen, with its lines "
        + "behind `| `, `<...>` a spinner, `{red | -}` how the pieces look from left to right, `-` as usual; after `;` what holds for the line; "
        + "in quotes what VoiceOver says instead.")
    // A run ends with one screen of results and the next command.
    typealias Change = (GoldenName, String) -> String?
    func all(_: GoldenName, _ text: String) -> String? { text + "more\n" }
    let cases: [(what: String, record: String, change: Change, lines: [String])] = [
      ("in order", "never", { $1 }, ["EveryState: 5 frames: 5 matched"]),
      (
        "one changed", "never", { $0.state == "own" ? $1 + "\u{7F}\n" : $1 },
        [
          "EveryState: 5 frames: 1 changed, 4 matched", "  Watchlist / own: changed",
          "  what is different:", "    \"\\u{7F}\" is new: Watchlist / own", "Next: swift run everystate review",
        ]
      ),
      (
        "all changed", "never", all,
        [
          "EveryState: 5 frames: 5 changed", "  Detail / loaded: changed", "  Watchlist / failed: changed",
          "  Watchlist / loaded: changed", "  Watchlist / loading: changed", "  Watchlist / own: changed",
          "  what is different:", "    \"more\" is new: 5 lines in 5 frames", "Next: swift run everystate review",
        ]
      ),
      (
        "not driven", "never", { $0.state == "own" ? nil : $1 },
        [
          "EveryState: 5 frames: 1 not driven, 4 matched", "  Watchlist / own: not driven",
          "Next: swift run everystate status",
        ]
      ),
      (
        "recorded", "failed", all,
        [
          "EveryState: 5 frames: 5 recorded", "  5 recorded over another text, without review", "  what is different:",
          "    \"more\" is new: 5 lines in 5 frames", "Next: swift run everystate show", "Then: git add __Snapshots__",
        ]
      ),
    ]
    for (what, record, change, lines) in cases {
      let package = try ReviewedPackage()
      let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": record])
      expect(EndSummary(session).lines, is: [], "a process that checked nothing has nothing to say")
      try package.check(session, change)
      expect(EndSummary(session, in: WorkingFolder(path: package.package.root)).lines, is: lines, "\(what)")
    }
    let package = try ReviewedPackage()
    try package.package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    try package.check(session) { $1 }
    expect(
      EndSummary(session, in: WorkingFolder(path: package.package.root)).lines,
      is: ["EveryState: 5 frames: 1 orphaned, 5 matched", "Next: swift run everystate prune"])
  }

  @Test(.enabled(if: isLongRun)) func `every reading command prints JSON, and summary writes files`() throws {
    let package = try changed()
    func document(_ words: String...) throws -> (status: Int32, json: [String: Any]) {
      let run = try ProcessRun(BuiltProduct.everystate, words + ["--json"], folder: package.package.root)
      expect(run.errors, is: "", "\(words)")
      let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      expect(json["format"] as? Int == 1 && json["command"] as? String == words[0])
      expect(json["exitStatus"] as? Int, is: Int(run.status))
      return (run.status, json)
    }
    func frames(_ json: [String: Any]) -> [[String: Any]] { json["frames"] as? [[String: Any]] ?? [] }
    let status = try document("status")
    expect(
      status.status == 1 && status.json["counts"] as? [String: Int] == ["changed": 3, "not driven": 1, "matched": 1])
    expect(frames(status.json).count == 6 && (status.json["groups"] as? [[String: Any]])?.count == 1)
    let own = try #require(frames(status.json).first { $0["state"] as? String == "own" })
    expect(
      Set(own.keys),
      is: [
        "accept", "addedLines", "catalog", "declaredAt", "golden", "headline", "needsAttention", "removedLines",
        "screen", "selector", "standing", "state",
      ])
    expect(try document("summary").json["groups"] != nil)
    let diff = try document("diff", "Watchlist/own")
    expect(frames(diff.json).compactMap { $0["patch"] as? String }.first?.hasPrefix("diff --git "), is: true)
    expect(
      frames(try document("show", "Detail").json)[0]["text"] as? String,
      is: ReviewedPackage.text(try frame("Detail", "loaded")))
    let review = try document("review")
    expect(
      frames(review.json).allSatisfy { $0["text"] != nil && $0["goldenText"] != nil } && frames(review.json).count == 3)
    let unknown = try document("diff", "Nothing")
    expect(unknown.status == 2 && (unknown.json["error"] as? String)?.contains("has no frame 'Nothing'") == true)
    expect(try document("status", "--none").json["error"] as? String != nil)
    // Summary writes a file, and annotations only on GitHub.
    let secondPackage = try changed()
    func summary(_ words: String..., variables: [String: String] = [:]) throws -> ProcessRun {
      try ProcessRun(
        BuiltProduct.everystate, ["summary"] + words, folder: secondPackage.package.root,
        environment: ["GITHUB_ACTIONS": ""].merging(variables) { $1 })
    }
    let plain = try summary()
    expect(plain.status == 1 && plain.output.hasPrefix("## Snapshots: ") && plain.errors == "")
    let file = try summary("--output", "out.md", variables: ["GITHUB_ACTIONS": "true"])
    expect(file.output.hasPrefix("Wrote out.md: 1 not driven, 3 changed, 1 matched.\n::error file="), "\(file)")
    expect(secondPackage.package.text("out.md"), is: plain.output)
    let both = try summary("--github")
    expect(both.output == plain.output && both.errors.hasPrefix("::error file="))
    let quality = try summary("--code-quality", "--output", "quality.json")
    let printed = try summary("--code-quality").output
    expect(quality.status == 1 && printed.hasPrefix("[\n") && secondPackage.package.text("quality.json") == printed)
    let nowhere = try summary("--output", "none/out.md")
    expect(nowhere.status == 2 && nowhere.errors.contains("Cannot write none/out.md: No such file or directory."))
  }
}
