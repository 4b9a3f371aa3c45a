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
        ## Snapshots: 5 frames: 1 not driven, 3 changed, 1 matched
        <!-- Written by `everystate summary` -->

        ### Needs attention

        - `Watchlist / loading`: `not driven: the mock was never called. Nothing to accept: the run drew no text.`

        ### Changes

        1 change in 3 frames.

        In these drawings: `[Save]` a button.

        **`"Try Again" -> "Retry": 3 frames`**

        `Watchlist / failed`: changed +1 -1

        <pre>
         # Watchlist / failed
         = Watchlist
         
         body of Watchlist / failed
         
        -   [<del>Try Again</del>]
        +   [<ins>Retry</ins>]
        </pre>

        <details><summary>Also in 2 frames</summary>

        `Watchlist / loaded`, `Watchlist / own`

        </details>

        ### Screens

        | Screen | loaded | loading | empty | failed | other states |
        |---|---|---|---|---|---|
        | `Watchlist` | **changed** +1 -1 | **not driven** | waived | **changed** +1 -1 | `own` **changed** +1 -1 |

        <details><summary>1 unchanged screen</summary>

        | Screen | loaded | loading | empty | failed | other states |
        |---|---|---|---|---|---|
        | `Detail` | ok |  |  |  |  |

        </details>

        ### To accept

        Run the tests on your machine, then `swift run everystate accept --all --digest \(digest)`. Or download `snapshots.patch` from the run's artifacts and run `git apply --3way snapshots.patch`.

        """)
  }

  @Test func `a summary links to the tested commit`() throws {
    let variables = ["GITHUB_SERVER_URL": "https://git.example", "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "abc1"]
    expect(FileLinks(environment: [:], prefix: "") == nil)
    expect(FileLinks(environment: variables.filter { $0.key != "GITHUB_SHA" }, prefix: "") == nil)
    let links = try #require(FileLinks(environment: variables, prefix: "sub folder/"))
    expect(
      links.link("a`b", to: "Tests/größe (1).swift", line: 3),
      is: "[``a`b``](https://git.example/a/b/blob/abc1/sub%20folder/Tests/gr%C3%B6%C3%9Fe%20%281%29.swift#L3)")
    let text = MarkdownSummary(try summary(try changed()), links: FileLinks(environment: variables, prefix: "")).text
    expect(text, contains: "[`Watchlist / loading`](https://git.example/a/b/blob/abc1/Tests/T.swift#L2): `not driven:")
  }

  private func renamed(record: String = "never") throws -> ReviewedPackage {
    let package = try ReviewedPackage()
    try package.rename(screen: "Watchlist", to: "Markets", record: record)
    return package
  }

  @Test func `a rename is one line, one annotation and one acceptance`() throws {
    let run = try summary(renamed())
    expect(run.review.renames.map { "\($0.title): \($0.frames.count)" }, is: ["Watchlist -> Markets: 4"])
    let text = MarkdownSummary(run).text
    expect(
      text,
      contains:
        "### Renamed\n\n1 change in 4 frames and the coverage matrix.\n\n- `Watchlist -> Markets`, 4 frames and the coverage matrix, otherwise unchanged\n"
    )
    expect(text, lacks: "Not declared", "`Markets / own`: new")
    let lines = WorkflowCommands(run).lines
    expect(lines.filter { $0.contains("renamed") }.count, is: 1, "\(lines)")
    expect(!lines.contains { $0.contains("Orphaned") }, "\(lines)")
    expect(
      lines.first ?? "",
      ends:
        "::4 frames and the coverage matrix, otherwise unchanged. Accept: swift run everystate accept Markets,matrix.txt",
      comment: "\(lines)")
    let document = try JSONSerialization.jsonObject(with: Data(JSONDocument(command: "status", summary: run).text.utf8))
    let renames = (document as? [String: Any])?["renames"] as? [[String: Any]]
    expect(renames?.map { $0["accept"] as? String }, is: ["swift run everystate accept Markets,matrix.txt"])
    expect((renames?.first?["frames"] as? [[String]])?.first, is: ["Watchlist/failed", "Markets/failed"])
  }

  @Test func `status has one line for a rename`() throws {
    let status = try renamed().package.everystate("status")
    expect(
      status.output, contains: "renamed: Watchlist -> Markets, 4 frames and the coverage matrix, otherwise unchanged\n")
    expect(status.output, lacks: "orphaned:", "Markets / own")
  }

  @Test func `a screen that the run has recorded under its new name is renamed, too`() throws {
    let itsSummary = try summary(renamed(record: "all"))
    expect(
      itsSummary.review.frames.first { $0.name.screen == "Markets" }?.outcome?.headline,
      is:
        "Markets / failed: Watchlist is now Markets; the golden of Watchlist / failed, which no catalog declares, has the same text"
    )
    let itsText = MarkdownSummary(itsSummary).text
    expect(
      itsText,
      contains: "### Renamed\n\n1 change in 4 frames.\n\n- `Watchlist -> Markets`, 4 frames, otherwise unchanged\n")
    expect(itsText, lacks: "Needs attention")
    expect(
      RunRemarks(itsSummary).remarks.first?.message,
      is: "4 frames, otherwise unchanged. Accept: swift run everystate accept Watchlist --digest "
        + (itsSummary.review.digest(of: itsSummary.review.removed) ?? "")
    )
  }

  private func large(_ frames: Int) throws -> RunSummary {
    let package = try TemporaryPackage()
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
        let end = String(repeating: "x", count: 70)
        _ = session.verify(claim.name, text: (0..<10).map { "\(text) \($0) \(claim.name) \(end)\n".spelled }.joined())
      }
      session.end()
    }
    return try RunSummary(Review(packageRoot: package.root, environment: [:]))
  }

  @Test func `a summary has a maximum size, and says what was cut`() throws {
    let frames = rounds(20, long: 40, all: 100)
    let summary = try large(frames)
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
  }

  @Test func `a step shows ten annotations, and names the rest`() throws {
    let commands = WorkflowCommands(try large(20)).lines
    expect(commands.count { $0.hasPrefix("::error ") }, is: 10)
    expect(
      commands.dropFirst(10),
      is: [
        "::notice title=Snapshots::10 more are not annotated, because a step shows at most 10. All are in the summary."
      ])
  }

  @Test func `text of the app stays in its code span, and annotations are escaped`() throws {
    let spans = [
      Row("a", "`a`"), Row("", "(none)"), Row("`", "`` ` ``"), Row("a``b", "```a``b```"),
      Row("<b>@x</b>", "`<b>@x</b>`"), Row("a\nb\r\u{1B}", "`a\\u{A}b\\u{D}\\u{1B}`"), Row(" a ", "`  a  `"),
      Row("`a", "`` `a ``"),
    ]
    for (row, (text, code)) in spans.rows() { expect(MarkdownText.code(text), is: code, at: row) }
    expect(MarkdownText.code("a|b", isInTable: true), is: "`a\\|b`")
    expect(WorkflowCommands.message("50% of\r\na: b, c"), is: "50%25 of%0D%0Aa: b, c")
    expect(WorkflowCommands.property("a:b,c%\n"), is: "a%3Ab%2Cc%25%0A")
  }

  @Test func `a golden's text is escaped in a summary`() throws {
    let package = try ReviewedPackage(catalog: "A`|<b>.B")
    try package.run { _, text in text.replacingOccurrences(of: "[Try Again]", with: "```\n# Owned <script>") }
    let text = MarkdownSummary(try self.summary(package)).text
    expect(text, contains: "# Owned &lt;script&gt;")
    // In a code span it is text.
    expect(
      text.split(separator: "\n").filter { $0.contains("<script>") && !$0.hasPrefix("- `") && !$0.hasPrefix("**`") },
      is: [])
  }

  @Test func `each change has one annotation, most serious first`() throws {
    let lines = WorkflowCommands(try self.summary(try changed())).lines
    expect(
      lines,
      is: [
        "::error file=__Snapshots__/App.Snapshots/Watchlist/loading.txt,line=1,title=Watchlist / loading%3A not driven"
          + "::not driven: the mock was never called. Nothing to accept: the run drew no text.",
        "::error file=__Snapshots__/App.Snapshots/Watchlist/failed.txt,line=1,title=Watchlist / failed and 2 more frames%3A changed"
          + "::\"Try Again\" -> \"Retry\". Accept: swift run everystate accept Watchlist/failed",
      ])
  }

  @Test func `a code quality report has the summary's remarks, in GitLab's format`() throws {
    func report(_ package: ReviewedPackage) throws -> [[String: Any]] {
      let json = try JSONSerialization.jsonObject(with: Data(CodeQuality(try summary(package)).text.utf8))
      return try #require(json as? [[String: Any]])
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
    expect(location["path"] as? String, is: golden)
    expect(location["lines"] as? [String: Int], is: ["begin": 1])
    expect(both.map { $0["severity"] as? String }, is: ["critical", "major"])
    expect(both.map { $0["check_name"] as? String }, is: ["snapshot not driven", "snapshot changed"])
    expect(try report(renamed()).map { $0["severity"] as? String }, contains: "minor")
    // Each remark has its own fingerprint.
    expect(Set(both.compactMap { $0["fingerprint"] as? String }).count, is: both.count)
  }

  /// An old text or none, a new one, and what the legend says.
  private static let legends = #"""
      words ¦   other words ¦ none ¦¦   [Save]⏎  old ¦   [Save]⏎  new ¦ none ¦¦   [Save] ¦   [~Save~] ¦ `[Save]` a button, `[~Save~]` a disabled button.
      Ada ¦   Ada⏎~ tap ¦ `~` speech and actions of the line above.
    none ¦   Ada⏎~ each tap⏎~ screen refresh ¦ `~ each` the same for each row below, `~ screen` the same for the whole screen.
    none ¦   (*) All  [x]  |>a|  <3>  <#- 50%> ¦ `[x]` on, `[ ]` off, `(*)` a selected choice, `( )` another one, `|ada@ |` a text field, with its prompt in parentheses, `|>ada@ |` a focused text field, `<##-- 50%>` progress, `<3>` a badge.
    none ¦   |a|  <more> ¦ `|ada@ |` a text field, with its prompt in parentheses, `<text>` a mark of the tool, not text of the app.
    none ¦ = Title  {red}⏎* row⏎! alert⏎| <...>⏎  \[no button\] ¦ `=` the navigation bar, `*` the first line of a row, `!` a presentation over the screen; its lines begin with `| `, `<...>` a spinner, `{red | -}` the looks of the pieces from left to right, `-` for a plain one.
    none ¦   Ada  {red "Bob"} ¦ `{red | -}` the looks of the pieces from left to right, `-` for a plain one, `{"Back"}` what VoiceOver says instead of the text.
    none ¦   5 EUR  {; nbsp} ¦ `{; nbsp}` a no-break space. ¦¦ none ¦   5 EUR  {; rtl isolates; cut} ¦ `{; lrm}` spaces and marks that are not seen, `{; cut}` a line that reaches beyond the edge.
    none ¦   Ada  {; on yellow, 4 lines} ¦ `{; at the bottom}` a fact about the whole line. ¦¦ none ¦   Ada  {no de translation} ¦ `{no de translation}` a text that lacks its translation.
    none ¦   [Map ^]  {link a.org} ¦ `[Save]` a button, `{link a.org}` the address that a press opens. ¦¦ none ¦   We are b...  {cut} ¦ `{cut}` a text that has no room for its end.
    none ¦   <>  {gear} ¦ `<>` a symbol or a picture, named in the braces. ¦¦ none ¦   Ada  {red cut "Bob"} ¦ `{red | -}` the looks of the pieces from left to right, `-` for a plain one, `{"Back"}` what VoiceOver says instead of the text, `{cut}` a text that has no room for its end.
    none ¦   Ada⏎~ {red} ¦ `~` speech and actions of the line above, `{red | -}` the looks of the pieces from left to right, `-` for a plain one.
    """#.exactRows

  @Test(arguments: legends) func `the legend explains the marks of changed lines, and no others`(_ row: [String]) throws
  {
    let name = try GoldenName(catalog: "A.B", screen: "S", state: "s")
    let (old, new) = (row[0] == "none" ? nil : Array((row[0] + "\n").utf8), Array((row[1] + "\n").utf8))
    let line = MarkLegend([FrameChange(name: name, old: old, new: new)]).line
    expect(line, is: row[2] == "none" ? nil : "In these drawings: " + row[2])
  }

  /// A mode, what is drawn, and the lines after the first word.
  private static let ends = #"""
    in order | never | 5 frames: 5 matched || not driven | never | 5 frames: 1 not driven, 4 matched⏎  Watchlist / own: not driven⏎Next: swift run everystate status
    one changed | never | 5 frames: 1 changed, 4 matched⏎  1 change in 1 frame:⏎    "\u{7F}" added: Watchlist / own⏎  Watchlist / own: changed⏎Next: swift run everystate review
    all changed | never | 5 frames: 5 changed⏎  1 change in 5 frames:⏎    "more" added: 5 frames⏎  Detail / loaded: changed⏎  Watchlist / failed: changed⏎  Watchlist / loaded: changed⏎  Watchlist / loading: changed⏎  Watchlist / own: changed⏎Next: swift run everystate review
    recorded | failed | 5 frames: 5 recorded⏎  5 goldens overwritten without review⏎  1 change in 5 frames:⏎    "more" added: 5 frames⏎Next: swift run everystate show⏎Then: git add __Snapshots__
    new | missing | 5 frames: 1 recorded, 4 matched⏎  1 change in 1 frame:⏎    Watchlist / own added, already recorded⏎Next: swift run everystate show⏎Then: git add __Snapshots__
    """#.rows

  @Test(arguments: ends) func `a run ends with one screen of results and the next command`(_ row: [String]) throws {
    let package = try ReviewedPackage()
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": row[1]])
    expect(EndSummary(session).lines, is: [], "a process that checked nothing has nothing to say")
    if row[0] == "new" {
      try FileManager.default.removeItem(
        atPath: package.package.root + "/__Snapshots__/App.Snapshots/Watchlist/own.txt")
    }
    try package.check(session) { name, text in
      switch row[0] {
      case "all changed", "recorded": text + "more\n"
      case "one changed": name.state == "own" ? text + "\u{7F}\n" : text
      case "not driven": name.state == "own" ? nil : text
      default: text
      }
    }
    let lines = EndSummary(session, in: WorkingFolder(path: package.package.root)).lines
    expect(lines.joined(separator: "\n"), is: "EveryState: " + row[2])
  }

  @Test func `the end of a run counts orphans, and names the command that removes them`() throws {
    let package = try ReviewedPackage()
    try package.package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
    try package.check(session) { $1 }
    expect(
      EndSummary(session, in: WorkingFolder(path: package.package.root)).lines,
      is: [
        "EveryState: 5 frames: 5 matched; 1 orphaned golden", "  1 change in 1 frame:",
        "    screen Gone removed: 1 frame", "Next: swift run everystate review",
      ])
  }

  private func document(_ words: String...) throws -> [String: Any] {
    let package = try changed()
    let run = try ProcessRun(BuiltProduct.everystate, words + ["--json"], folder: package.package.root)
    expect(run.errors, is: "", "\(words)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    expect(json["format"] as? Int, is: 1)
    expect(json["command"] as? String, is: words.first)
    expect(json["exitStatus"] as? Int, is: Int(run.status))
    return json
  }

  private func frames(_ json: [String: Any]) throws -> [[String: Any]] {
    try #require(json["frames"] as? [[String: Any]])
  }

  @Test(.enabled(if: isLongRun)) func `status as JSON has counts, groups and every frame`() throws {
    let status = try document("status")
    expect(status["counts"] as? [String: Int], is: ["changed": 3, "not driven": 1, "matched": 1])
    expect((status["groups"] as? [[String: Any]])?.count, is: 1)
    try expect(frames(status).count, is: 6)
    let own = try #require(frames(status).first { $0["state"] as? String == "own" })
    expect(
      Set(own.keys),
      is: [
        "accept", "addedLines", "catalog", "declaredAt", "golden", "headline", "needsAttention", "removedLines",
        "screen", "selector", "standing", "state",
      ])
  }

  @Test(.enabled(if: isLongRun)) func `summary, diff, show and review have their texts as JSON`() throws {
    expect(try document("summary")["groups"] != nil)
    let diff = try only(frames(document("diff", "Watchlist/own")))
    expect(diff["patch"] as? String ?? "", begins: "diff --git ")
    let shown = try only(frames(document("show", "Detail")))
    expect(shown["text"] as? String, is: ReviewedPackage.text(try frame("Detail", "loaded")))
    for frame in try exactly(3, frames(document("review"))) {
      expect(frame["text"] != nil, "\(frame)")
      expect(frame["goldenText"] != nil, "\(frame)")
    }
  }

  @Test(.enabled(if: isLongRun)) func `an error is JSON, too`() throws {
    expect(try document("diff", "Nothing")["error"] as? String ?? "", contains: "has no frame 'Nothing'")
    expect(try document("status", "--none")["error"] as? String ?? "", contains: "--none")
  }

  @Test(.enabled(if: isLongRun)) func `summary writes a file, and annotations only on GitHub`() throws {
    let package = try changed()
    func summary(_ words: String..., variables: [String: String] = [:]) throws -> ProcessRun {
      try ProcessRun(
        BuiltProduct.everystate, ["summary"] + words, folder: package.package.root,
        environment: ["GITHUB_ACTIONS": ""].merging(variables) { $1 })
    }
    let plain = try summary()
    expect(plain, status: 1, begins: "## Snapshots: ", errors: "")
    let file = try summary("--output", "out.md", variables: ["GITHUB_ACTIONS": "true"])
    expect(file.output, begins: "Wrote out.md: 5 frames: 1 not driven, 3 changed, 1 matched.\n::error file=")
    expect(package.package.text("out.md"), is: plain.output)
    let both = try summary("--github")
    expect(both.output, is: plain.output)
    expect(both.errors, begins: "::error file=")
    let quality = try summary("--code-quality", "--output", "quality.json")
    let printed = try summary("--code-quality").output
    expect(quality, status: 1)
    expect(printed, begins: "[\n")
    expect(package.package.text("quality.json"), is: printed)
    try expect(summary("--output", "new/out.md").status, is: 1)
    expect(package.package.text("new/out.md"), is: plain.output)
  }
}
