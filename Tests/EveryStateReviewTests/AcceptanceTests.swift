@Suite struct AcceptanceTests {
  private let agent = ["CLAUDECODE": "1"]
  private let package: ReviewedPackage
  init() throws { package = try ReviewedPackage() }

  @Test func `every way to accept what was not shown fails with one sentence`() throws {
    let package = try ReviewedPackage.changed()
    let review = try package.review()
    let whole = try #require(review.digest(of: review.frames))
    let cases: [Row<([String], [String: String], String)>] = [
      Row(
        ["--all"], [:],
        "Without a terminal, --all accepts only changes that were shown. Nothing was accepted. Read "
          + "`"),
      Row([], [:], "accept takes frames, or --all for every open change."),
      Row(["Watchlist", "--all"], [:], "accept takes frames, or --all for every open change."),
      Row(["Watchlist/failed"], agent, "CLAUDECODE is set: an agent can accept only changes that were shown."),
      Row(["Watchlist/failed", "--agent"], [:], "AI_AGENT is set: an agent can accept only changes that were shown."),
      Row(["--all"], ["CURSOR_AGENT": "1"], "CURSOR_AGENT is set"),
      Row(["--all", "--digest", "0123456789"], [:], "The open changes do not match the digest 0123456789."),
      Row(["Watchlist/failed", "--digest", whole], agent, "The open changes do not match the digest \(whole)."),
    ]
    for (row, (words, environment, part)) in cases.rows() {
      let run = try package.package.everystate(["accept"] + words, environment: environment)
      expect(run, status: 2, output: "", warns: part, at: row)
      expect(run.errors.split(separator: "\n").count, is: 1, at: row)
      expect(package.pending.count, is: 5, at: row)
    }
  }

  @Test func `diff and accept leave goldens alone that the run has recorded`() throws {
    unlink(package.package.root + "/__Snapshots__/App.Snapshots/Detail/loaded.txt")
    try package.run(record: "missing")
    expect(
      try package.package.everystate("diff"), status: 0,
      output: """
        screen Detail added: 1 frame, already recorded
          + # Detail / loaded
          + = Detail
          +\u{20}
          + body of Detail / loaded
          +\u{20}
          +    [Try Again]
        1 change in 1 frame

        """, errors: "")
    expect(
      try package.package.everystate("accept", "--all", "--digest", "0123456789"), status: 0,
      output: "Nothing to accept: 1 new golden already recorded.\n", errors: "")
  }

  @Test func `the digest below the texts accepts them, until another run`() throws {
    let package = try ReviewedPackage.changed()
    let review = try package.review()
    let line = try #require(try package.package.everystate("diff").output.split(separator: "\n").last)
    let digest = String(line.split(separator: " ").last ?? "")
    expect(digest, is: review.digest(of: review.frames))
    try package.run { $1.replacingOccurrences(of: "Try", with: "Do It") }
    expect(try package.package.everystate("accept", "--all", "--digest", digest, environment: agent).status, is: 2)
    try package.changeCopy()
    expect(try package.package.everystate("accept", "--all", "--digest", digest, environment: agent).status, is: 0)
    let accepted = try package.review().report.acceptances
    expect(Set(accepted.values), is: [.shown])
    expect(try MarkdownSummary(RunSummary(package.review())).text.contains("without review"), is: false)
  }

  @Test func `names alone, and a record run, accept without review, as the summary says`() throws {
    try package.run { $1 + "more\n" }
    expect(try package.package.everystate("accept", "Watchlist/own", "Detail").status, is: 0)
    expect(try MarkdownSummary(RunSummary(package.review())).text, contains: "**2 frames accepted without review.**")
    try package.run(record: "all") { $1 + "still more\n" }
    expect(try MarkdownSummary(RunSummary(package.review())).text, contains: "**5 frames accepted without review.**")
  }

  @Test func `what review does not accept, accept refuses with the same sentence`() throws {
    // A new state, which looks like another one.
    try package.rename(state: "own", to: "mine") { name, text in
      name.state == "mine" ? text.replacingOccurrences(of: "own", with: "failed") : text
    }
    let review = try package.review()
    let reasons = review.unacceptable()
    let run = try package.package.everystate(
      "accept", "--all", "--digest", review.digest(of: review.frames + review.removed) ?? "")
    let mine = try #require(reasons.first { $0.key.state == "mine" })
    expect(run, status: 0, warns: "\(mine.key): not accepted: \(mine.value)")
  }

  @Test func `a digest accepts what was shown, says what is left, and all that was asked for is done`() throws {
    try package.rename(state: "own", to: "mine") { name, text in
      name.state == "mine"
        ? text.replacingOccurrences(of: "own", with: "failed") : text.replacingOccurrences(of: "loaded", with: "ready")
    }
    let review = try package.review()
    let reasons = review.unacceptable()
    let digest = try #require(review.digest(of: review.frames + review.removed))
    let run = try package.package.everystate("accept", "--all", "--digest", digest)
    expect(reasons.isEmpty, is: false)
    expect(run.status, is: 0)
    expect(run.output, contains: "The tests still fail for ")
  }

  @Test func `a golden that no catalog declares is removed by the digest of what was shown, and by nothing else`()
    throws
  {
    let gone = "__Snapshots__/App.Snapshots/Gone/loaded.txt"
    try package.package.write("x\n", to: gone)
    try package.run()
    expect(try package.package.everystate("diff").output, contains: "screen Gone removed: 1 frame\n  - Gone / loaded\n")
    let shown = try package.package.shownDigest()
    let named = try package.package.everystate("accept", "Gone")
    expect(named, status: 1, warns: "Gone / loaded: not accepted: a golden is removed only with the digest of what was")
    try package.package.write("y\n", to: gone)
    expect(try package.package.everystate("accept", "--all", "--digest", shown).status, is: 2)
    expect(package.package.text(gone), is: "y\n")
    expect(
      try package.package.everystate("accept", "--all", "--digest", package.package.shownDigest()), status: 0,
      output: "removed \(gone)\n")
    expect(package.package.text(gone), is: nil)
  }

  @Test func `a run of some frames offers no removal`() throws {
    try package.package.write("x\n", to: "__Snapshots__/App.Snapshots/Watchlist/gone.txt")
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_ONLY": "Watchlist"])
    try package.check(session) { $1 }
    session.end()
    let review = try package.review()
    expect(review.digest(of: review.frames + review.removed), is: nil)
    expect(try ReviewWalk(review, frames: review.frames).steps, is: [])
  }

  @Test func `frames that are refused for one reason are one line`() throws {
    try package.run { ["own", "failed"].contains($0.state) ? nil : $1 + "more\n" }
    let run = try package.package.everystate("accept", "Watchlist")
    expect(
      run.errors,
      is:
        "Watchlist / failed, Watchlist / own: not accepted: not driven: the mock was never called. Nothing to accept: the run drew no text.\n"
    )
  }

  @Test func `frames that look the same as another one are refused in one line, in the plural`() throws {
    try package.run { $0.screen == "Watchlist" && $0.state != "loading" ? "# \($0)\n= same\n" : $1 }
    let run = try package.package.everystate("accept", "Watchlist")
    expect(
      run, status: 1,
      warns:
        "Watchlist / loaded, Watchlist / own: not accepted: they look the same as Watchlist / failed: one of them is not reached"
    )
  }

  /// What `accept` is asked for where one frame was not driven and a newer format explains the others, and its exit status.
  @Test(arguments: [
    (["Detail"], 1), (["--reformatted", "Detail"], 0), (["Watchlist"], 1), (["--reformatted", "Watchlist"], 0),
    (["--all", "--digest"], 1), (["--reformatted", "--all", "--digest"], 0),
  ])
  func `reformatted frames are all that was asked for if the option names them`(words: [String], status: Int) throws {
    try package.run(textFormat: 2) { $0.state == "own" ? nil : $1 + "more\n" }
    let digest = try #require(try package.review().digest(of: package.review().frames))
    let run = try package.package.everystate(["accept"] + words + (words.last == "--digest" ? [digest] : []))
    expect(Int(run.status), is: status)
  }

  @Test func `what the app changed is not accepted as reformatted`() throws {
    try package.run { $0.screen == "Detail" ? $1 + "more\n" : $1 }
    let run = try package.package.everystate("accept", "--reformatted", "Detail")
    expect(run, status: 1, warns: "not accepted: the app changed it.")
  }

  @Test func `accepting some of what was asked for by name is not all of it`() throws {
    try package.run { $0.state == "own" ? nil : $1 + "more\n" }
    try expect(package.package.everystate("accept", "Watchlist").status, is: 1)
  }

  @Test func `accepting what a digest left out some of is all of it`() throws {
    try package.run { $0.state == "own" ? nil : $1 + "more\n" }
    let digest = try #require(try package.review().digest(of: package.review().frames))
    try expect(package.package.everystate("accept", "--all", "--digest", digest).status, is: 0)
  }

  @Test(arguments: [["own"], ["own", "failed"], ["own", "failed", "loaded"]])
  func `acceptance counts what is left as the run does`(states: [String]) throws {
    let found = try states.map { MadeFinding("deaf", rank: 0, try frame("Watchlist", $0)) }
    let end = try package.run(finding: found) { $0.screen == "Detail" ? $1 + "more\n" : $1 }
    expect(end.first ?? "", contains: "; 1 finding")
    let digest = try #require(try package.review().digest(of: package.review().frames))
    let run = try package.package.everystate("accept", "--all", "--digest", digest)
    expect(run.output, contains: "The tests still fail for 1 finding. ")
  }

  @Test func `an agent reads each change once, in at most 60 lines, and the command that accepts it`() throws {
    try package.run { $1.replacingOccurrences(of: "[Try Again]", with: "[Retry]") }
    let agent = ["AI_AGENT": "1"]
    let short = try package.package.everystate("diff", environment: agent).output.split(separator: "\n")
    expect(
      short.prefix(3).map(String.init),
      is: [
        "Detail / loaded, Watchlist / failed, Watchlist / loaded, Watchlist / loading and 1 more: \"Try Again\" -> \"Retry\"",
        "  -    [Try Again]",
        "  +    [Retry]",
      ])
    expect(short.count, is: 5)
  }

  @Test func `text of more than 60 lines has no digest, and is read in parts`() throws {
    let agent = ["AI_AGENT": "1"]
    let lines = (0..<80).map { "line \($0)\n" }.joined()
    try package.run { "\($1)\($0.state) \(lines)" }
    for words in [["diff"], ["show"], ["review"]] {
      let cut = try package.package.everystate(words, environment: agent).output
      expect(cut.split(separator: "\n", omittingEmptySubsequences: false).count <= 60, "\(cut)")
      expect(cut, lacks: "--digest")
      expect(cut, contains: "In parts: everystate \(words[0]) SCREEN/STATE")
    }
    expect(
      try package.package.everystate("diff", "Detail/loaded", environment: agent).output,
      contains: "accept Detail/loaded --digest ")
  }

  @Test func `the end of an agent's run has each difference once`() throws {
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never", "AI_AGENT": "1"])
    try package.check(session) { $1.replacingOccurrences(of: "[Try Again]", with: "[Retry]") }
    expect(
      EndSummary(session, in: WorkingFolder(path: package.package.root)).lines,
      is: [
        "EveryState: 5 frames: 5 changed",
        "  Detail / loaded, Watchlist / failed, Watchlist / loaded, Watchlist / loading and 1 more: \"Try Again\" -> \"Retry\"",
        "    -    [Try Again]", "    +    [Retry]", "Next: swift run everystate diff",
      ])
  }

  /// What an agent reads from a change to its acceptance: the end of the run, the changes, what was accepted.
  private func task(_ causes: Int) throws -> (text: String, status: Int32?) {
    let package = try TemporaryPackage()
    let claims = CatalogClaims(
      catalog: "App.Snapshots",
      screens: (1...10).map { number in
        ScreenClaims(
          screen: "Screen \(number)", states: ["loaded", "loading", "empty", "failed", "added"].map { FrameClaim($0) })
      })
    let edits = [
      ("* Apple            $3.00", "* Apple            $4.00"), ("{headline | red}", "{headline | orange}"),
      ("  [Try Again]\n", ""), ("= Basket", "= Your Basket"), ("  Pears are out of season", "  Pears are in season"),
    ]
    var end: [String] = []
    for mode in ["all", "never"] {
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": mode].merging(agent) { $1 })
      try session.declare(claims)
      for name in try claims.goldens().map(\.name) where name.kind == .frame {
        var text = "# \(name) (50 columns)\n= Basket\n\n* Apple            $3.00   {headline | red}\n"
        text += "  Pears are out of season   {secondary}\n\n  \(name.state)\n  [Try Again]\n"
        if mode == "never" { for (old, new) in edits.prefix(causes) { text = text.replacing(old, with: new) } }
        _ = session.verify(name, text: text, declaredAt: SourceLine(file: "Tests/Screens.swift", line: 1))
      }
      _ = session.completeness(of: claims)
      session.end()
      end = EndSummary(session, in: WorkingFolder(path: package.root)).lines
    }
    let diff = try package.everystate("diff", environment: agent).output
    let command = diff.split(separator: "\n").last?.split(separator: "everystate ").last.map(String.init) ?? ""
    let words = command.split(separator: " ").map { $0.trimmingCharacters(in: ["'"]) }
    let accepted = try package.everystate(words, environment: agent)
    return (end.joined(separator: "\n") + diff + accepted.output + accepted.errors, accepted.status)
  }

  /// Four letters are about one token.
  @Test(arguments: [(1, 2_500), (5, 4_000)])
  func `an agent's task of fifty frames takes few tokens, and ends with everything accepted`(
    causes: Int, tokens: Int
  ) throws {
    let (text, status) = try task(causes)
    expect(status, is: 0, text)
    expect(text, contains: "EveryState: 50 frames: 50 changed\n", "accepted 50 frames\n")
    expect(text.utf8.count / 4 < tokens / 2, "half of them are the agent's own: \(text.utf8.count / 4)\n\(text)")
  }
}
