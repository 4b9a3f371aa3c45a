@Suite struct ShardedRunTests {
  /// A recorded package, and a folder for each job of a run of two shards.
  private struct Jobs {
    let reviewed: ReviewedPackage
    var folders: [String] { ["jobs/1", "jobs/2"] }

    init(_ change: (GoldenName, String) -> String? = { $1 }) throws {
      reviewed = try ReviewedPackage()
      for number in 1...2 { try run("\(number)/2", in: "jobs/\(number)", change) }
    }

    func session(_ shard: String?, in folder: String) throws -> GoldenSession {
      var environment = ["SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_OUTPUT": folder]
      environment["EVERYSTATE_SHARD"] = shard
      return try reviewed.package.session(environment)
    }

    func run(_ shard: String?, in folder: String, _ change: (GoldenName, String) -> String? = { $1 }) throws {
      let session = try session(shard, in: folder)
      try reviewed.check(session, change)
      session.end()
    }

    func forget(_ folder: String) throws {
      try FileManager.default.removeItem(atPath: reviewed.package.root + "/" + folder)
    }

    func everystate(_ words: String...) throws -> ProcessRun { try reviewed.package.everystate(words) }

    func review() throws -> Review {
      let root = reviewed.package.root
      return try Review(packageRoot: root, of: RunFolders(jobs: folders.map { root + "/" + $0 }))
    }
  }

  private let jobs: Jobs
  init() throws { jobs = try Jobs() }

  private func withoutTime(_ text: String) -> String { text.replacing(/\(20[^)]*Z\)/, with: "(then)") }

  @Test func `all shards together are the whole, in any order`() throws {
    let status = try jobs.everystate("status", "--report", "jobs/1", "jobs/2")
    expect(withoutTime(status.output), is: "The newest run, 2 shards (then): 5 frames: 5 matched.\n")
    expect(status, status: 0, errors: "")
    let again = try jobs.everystate("status", "--report", "jobs/2", "--report=jobs/1")
    expect(again.output, is: status.output, "in any order")
  }

  @Test func `a missing shard is named and fails the run`() throws {
    let status = try jobs.everystate("status", "--report", "jobs/1")
    expect(
      withoutTime(status.output),
      is: """
        The newest run, shard 1 of 2 (then): 3 frames: 3 matched.
        2 declared frames were not checked.
        not a pass: shard 2 of 2 is missing, so its frames are unknown. To include it, name all folders: swift run everystate status --report DIR DIR

        """)
    expect(status.status, is: 1)
    let summary = try jobs.everystate("summary", "--github", "--report", "jobs/1")
    expect(summary, status: 1, prints: "**Not a pass: shard 2 of 2 is missing")
    expect(
      summary.errors,
      begins: "::error file=__Snapshots__/index.txt,line=1,title=Snapshots%3A not a pass::shard 2 of 2 is missing")
    expect(
      try jobs.everystate("status", "--json", "--report", "jobs/1").output,
      contains: "\"missingShards\" : [\n      \"2/2\"\n    ]")
    expect(try jobs.everystate("review", "--report", "jobs/1").output, begins: "not a pass: shard 2 of 2 is missing")
    try expect(jobs.everystate("gallery", "--report", "jobs/1").status, is: 0)
    expect(jobs.reviewed.package.text(".build/everystate/gallery.html") ?? "", contains: "shard 2 of 2 is missing")
  }

  @Test func `a folder without a report is an error, not a missing shard`() throws {
    for folder in ["jobs", "nowhere", "jobs/1/reports"] {
      try expect(
        jobs.everystate("status", "--report", "jobs/1", folder), status: 2, output: "",
        warns: "There is no report in \(jobs.reviewed.package.root)/\(folder).")
    }
    expect(try jobs.everystate("status", "--report").errors, contains: "--report needs a value: --report DIR ....")
    expect(
      try jobs.everystate("watch", "--report", "jobs/1").errors,
      contains: "`everystate watch` has no option '--report'")
  }

  /// Shards, and which of them are missing.
  @Test(arguments: [
    (["1/1"], []), (["1/2", "2/2"], []), (["2/2"], ["1/2"]), (["1/3"], ["2/3", "3/3"]), (["1/2", "1/2"], ["2/2"]),
    (["1/2", "2/3"], ["2/2", "1/3", "3/3"]),
  ]) func `only all shards of one division are the whole`(shards: [String], missing: [String]) throws {
    for (number, shard) in shards.enumerated() { try jobs.run(shard, in: "parts/\(number)") }
    let folders = shards.indices.map { "\(jobs.reviewed.package.root)/parts/\($0)" }
    let report = try #require(try RunFolders(jobs: folders).newestRun())
    expect(report.missingShards.map { "\($0.number)/\($0.count)" }, is: missing)
    expect(report.isWhole, is: missing.isEmpty)
    expect(report.knowsOrphans, is: missing.isEmpty)
  }

  @Test func `changes of all shards are reviewed as one run's`() throws {
    let jobs = try Jobs { $1.replacingOccurrences(of: "[Try Again]", with: "[Retry]") }
    let waiting = jobs.folders.map { jobs.reviewed.package.files($0 + "/pending").count }
    expect(waiting.allSatisfy { $0 > 0 }, "each shard has some: \(waiting)")
    let review = try jobs.review()
    expect(review.frames.filter { $0.standing == .open }.count, is: 5)
    expect(ChangeGroups(review.frames.compactMap { review.change(of: $0) }).groups.map(\.frames.count), is: [5])
    let diff = try jobs.everystate("diff", "--patch", "--report", "jobs/1", "jobs/2")
    expect(diff.output.components(separatedBy: "diff --git").count, is: 6)
    try expect(jobs.everystate("reject", "Detail/loaded", "--report", "jobs/1", "jobs/2"), status: 0)
    let digest = try jobs.review().digest(of: jobs.review().frames) ?? ""
    let accepted = try jobs.everystate("accept", "--all", "--digest", digest, "--report", "jobs/1", "jobs/2")
    expect(accepted.output.components(separatedBy: "accepted __Snapshots__/").count, is: 5, "\(accepted)")
    expect(jobs.reviewed.golden("Watchlist/own") ?? "", contains: "[Retry]")
    expect(jobs.reviewed.golden("Detail/loaded") ?? "", contains: "[Try Again]")
    expect(jobs.folders.flatMap { jobs.reviewed.package.files($0 + "/pending") }, is: [])
  }

  @Test func `a decision about a frame of any shard can be undone`() throws {
    let jobs = try Jobs { $1.replacingOccurrences(of: "[Try Again]", with: "[Retry]") }
    let review = try jobs.review()
    let before = jobs.folders.map { jobs.reviewed.package.files($0 + "/pending") }
    let decisions = try review.frames.filter { $0.standing == .open }.map { try review.accept($0) }
    for decision in decisions { try review.undo(decision) }
    expect(jobs.folders.map { jobs.reviewed.package.files($0 + "/pending") }, is: before)
    try expect(jobs.review().frames.filter { $0.standing == .open }.count, is: 5)
  }

  @Test func `an orphan is pruned once all shards have reported their declarations`() throws {
    let path = "__Snapshots__/App.Snapshots/Gone/loaded.txt"
    try jobs.reviewed.package.write("x\n", to: path)
    let part = try jobs.everystate("prune", "--yes", "--report", "jobs/2")
    expect(part, status: 2, warns: "shard 1 of 2 of the newest run is missing, so orphans are unknown")
    expect(jobs.reviewed.package.text(path) != nil)
    try expect(jobs.everystate("diff", "--patch", "--report", "jobs/2").output, is: "", "nor does a patch remove it")
    try expect(jobs.everystate("prune", "--yes", "--report", "jobs/1", "jobs/2").status, is: 0)
    expect(jobs.reviewed.package.text(path), is: nil)
  }

  @Test func `a dead shard fails the run, though another with the same declarations finished`() throws {
    try jobs.forget("jobs/1")
    // It declared and checked everything, and never ended.
    do { try jobs.reviewed.check(jobs.session("1/2", in: "jobs/1")) { $1 } }
    try jobs.run("2/2", in: "jobs/2")
    let review = try jobs.review()
    expect(review.report.hasDied)
    expect(review.report.gaps, is: [])
    expect(try !RunSummary(review).isInOrder)
  }

  @Test func `a frame that all shards left out fails the run`() throws {
    try jobs.forget("jobs/1")
    // A test target of that job did not run, so its declarations are known from the other job alone.
    do {
      let session = try jobs.session("1/2", in: "jobs/1")
      let name = try GoldenName(catalog: "App.Snapshots", screen: "Watchlist", state: "loaded")
      _ = session.verify(name, text: ReviewedPackage.text(name))
      session.end()
    }
    let status = try jobs.everystate("status", "--report", "jobs/1", "jobs/2")
    expect(status, status: 1, prints: "not a pass: no shard checked 2 frames that others declare")
  }

  @Test func `jobs that split the tests in another way are also one run`() throws {
    let other = CatalogClaims(
      catalog: "Other.Suite", screens: [ScreenClaims(screen: "Cart", states: [FrameClaim("loaded")])])
    for (folder, record) in [("parts/2", "all"), ("parts/2", "never")] {
      let session = try jobs.reviewed.package.session(
        ["SNAPSHOT_TESTING_RECORD": record, "EVERYSTATE_OUTPUT": folder], isPartial: true)
      _ = session.verify(try GoldenName(catalog: "Other.Suite", screen: "Cart", state: "loaded"), text: "cart\n")
      _ = session.completeness(of: other)
      session.end()
    }
    try jobs.run(nil, in: "parts/1")
    try expect(jobs.everystate("status", "--report", "parts/1", "parts/2"), status: 0, ends: ": 6 matched.\n")
  }

  @Test func `paths are relative to the package's root, wherever a job had it`() throws {
    let packages = try [TemporaryPackage(), TemporaryPackage()]
    for (number, package) in packages.enumerated() {
      let session = try package.session([
        "SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_SHARD": "\(number + 1)/2",
        "EVERYSTATE_OUTPUT": packages[0].root + "/jobs/\(number)",
      ])
      let states = ["loaded", "loading"].map {
        FrameClaim($0, declaredAt: SourceLine(file: package.root + "/Tests/T.swift", line: 7))
      }
      let claims = CatalogClaims(catalog: "App.Snapshots", screens: [ScreenClaims(screen: "Cart", states: states)])
      try session.declare(claims)
      for claim in try claims.goldens() where claim.name.kind == .frame && session.isToCheck(claim.name) {
        _ = session.verify(claim.name, text: "\(claim.name)\n", declaredAt: claim.declaredAt)
      }
      session.end()
    }
    let folders = try RunFolders(jobs: [0, 1].map { packages[0].root + "/jobs/\($0)" })
    let summary = try RunSummary(Review(packageRoot: packages[0].root, of: folders))
    let annotations = WorkflowCommands(summary).lines.filter { $0.contains("title=Cart") }
    expect(annotations.count, is: 2, "\(annotations)")
    expect(annotations.allSatisfy { $0.hasPrefix("::error file=Tests/T.swift,line=7,") }, "\(annotations)")
  }
}
