@Suite struct WatchTests {
  private let package: ReviewedPackage
  init() throws { package = try ReviewedPackage() }

  private func run(_ change: (GoldenName, String) -> String? = { $1 }) throws -> RunReport {
    try package.run(change)
    return try #require(try package.package.report())
  }

  @Test func `only differences between two runs are reported`() throws {
    let first = try run()
    expect(RunMoves(from: first, to: first).moves, is: [])
    let second = try run { name, text in name.state == "failed" ? nil : name.state == "own" ? text + "more\n" : text }
    expect(
      RunMoves(from: first, to: second).moves.map(\.words),
      is: ["Watchlist / failed: matched -> not driven", "Watchlist / own: matched -> changed"])
    let third = try run { name, text in name.state == "own" ? text + "even more\n" : text }
    expect(
      RunMoves(from: second, to: third).moves.map(\.words),
      is: ["Watchlist / failed: not driven -> matched", "Watchlist / own: changed, with a different text than before"])
  }

  @Test func `the first frame that moved is drawn, but none of the first run`() throws {
    let first = try run()
    let moves = RunMoves(from: first, to: try run { $0.state == "own" ? $1 + "more\n" : $1 })
    let summary = try RunSummary(package.review())
    expect(WatchedRun(moves, summary, isFirst: false).drawing.first?.text, is: "Watchlist / own:")
    expect(WatchedRun(moves, summary, isFirst: true).drawing.map(\.text), is: [])
    expect(WatchedRun(RunMoves(from: first, to: first), summary, isFirst: false).drawing.map(\.text), is: [])
  }

  @Test func `in a run of some tests, frames left out have not changed`() throws {
    let first = try run()
    do {
      let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "never"])
      try session.declare(package.claims)
      _ = session.verify(try frame("Detail", "loaded"), text: "other\n")
    }
    let second = try #require(try package.package.report())
    expect(RunMoves(from: first, to: second).moves.map(\.words), is: ["Detail / loaded: matched -> changed"])
    expect(RunMoves(from: nil, to: first).moves.count, is: 6)
  }

  /// Takes a while: watch looks at the files twice a second.
  @Test(.enabled(if: isLongRun)) func `watch runs a command once, and reports what moved`() throws {
    let package = try TemporaryPackage()
    func once(_ command: String, _ more: String...) throws -> ProcessRun {
      try ProcessRun(
        BuiltProduct.everystate, ["watch", "--once", "--command", command] + more, folder: package.root,
        environment: ["SNAPSHOT_TESTING_RECORD": "never"])
    }
    let probe = "'\(BuiltProduct.probe)' run '\(package.root)' 3"
    try expect(once("SNAPSHOT_TESTING_RECORD=all \(probe)", "--", "old"), status: 0, ends: "3 recorded.\n")
    try expect(once(probe, "--", "old"), status: 0, prints: "Screen / state 0: recorded -> matched\n")
    expect(try once(probe, "--", "old").output, ends: "3 frames: 3 matched.\nNo frame changed.\n")
    let changed = try once(probe, "--", "new")
    expect(changed, status: 1, prints: "Screen / state 2: matched -> changed\n")
    expect(
      changed.output, contains: "\nScreen / state 0:\n", comment: "the first that moved is drawn: \(changed.output)")
    expect(changed.output, contains: "\n3 frames: 3 changed.\n1 change in 3 frames:\n  ")
    expect(changed.output, ends: "Screen / state 2: matched -> changed\nNext: swift run everystate review\n")
    let broken = try once("echo 'a.swift:1:1: error: oops'; exit 7")
    expect(broken, status: 1, prints: "ended with status 7 and wrote no report", ends: "  a.swift:1:1: error: oops\n")
    expect(try once("true").output, contains: "wrote no report", comment: "a run that checks nothing fails")
  }

  @Test(.enabled(if: isLongRun))
  func `watch runs again when sources change, and ends its command with itself`() throws {
    let package = try TemporaryPackage()
    let log = package.root + "/runs"
    let script =
      "echo run >> '\(log)'; [ $(wc -l < '\(log)') -lt 2 ] || { echo $$ > '\(package.root)/pid'; exec sleep 1000; }"
    let watch = RunningProcess(BuiltProduct.everystate, ["watch", "--command", script], folder: package.root)
    try watch.start()
    var hasEnded = false
    defer { if !hasEnded { watch.kill() } }
    func wait(until runs: Int) {
      for _ in 0..<200 where (package.text("runs") ?? "").split(separator: "\n").count < runs { usleep(50_000) }
    }
    wait(until: 1)
    // The first scan of the sources may miss this change, but not the next one.
    for number in 0..<20 where (package.text("runs") ?? "").split(separator: "\n").count < 2 {
      try package.write("// \(number)\n", to: "Sources/App/File.swift")
      usleep(1_500_000)
    }
    expect(package.text("runs"), is: "run\nrun\n")
    for _ in 0..<200 where package.text("pid")?.hasSuffix("\n") != true { usleep(50_000) }
    // A file saved during a run starts another one.
    try FileManager.default.removeItem(atPath: package.root + "/pid")
    for number in 0..<20 where (package.text("runs") ?? "").split(separator: "\n").count < 3 {
      try package.write("// again \(number)\n", to: "Sources/App/File.swift")
      usleep(1_500_000)
    }
    expect(package.text("runs"), is: "run\nrun\nrun\n")
    for _ in 0..<200 where package.text("pid")?.hasSuffix("\n") != true { usleep(50_000) }
    let child = try #require(package.text("pid").flatMap { Int32($0.dropLast()) })
    kill(watch.identifier, SIGTERM)
    let end = watch.wait()
    hasEnded = true
    expect(end, status: 0, prints: "Sources/App/File.swift changed.", ends: "Ended.\n")
    expect(kill(child, 0) != 0, "the child has ended too")
  }
}
