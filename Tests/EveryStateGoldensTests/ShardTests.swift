@testable import EveryStateGoldens

@Suite struct ShardTests {
  private static let claims = CatalogClaims(
    catalog: "App.Snapshots",
    screens: ["Basket", "Detail", "Orders"].map { screen in
      ScreenClaims(screen: screen, states: ["loaded", "loading", "empty", "failed"].map { FrameClaim($0) })
    })
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  @Test(arguments: [
    ("1/1", Shard(number: 1, count: 1)), ("1/2", Shard(number: 1, count: 2)), ("12/12", Shard(number: 12, count: 12)),
  ]) func `a shard is a number of a count`(value: String, shard: Shard) throws {
    try expect(Shard.of(environment: ["EVERYSTATE_SHARD": value]), is: shard)
  }

  @Test(arguments: [
    "0/2", "3/2", "1/0", "-1/2", "1", "1/", "/2", "1/2/3", "1 of 2", "one/two", "1/-2", "1/1001", "1/99999999999",
  ])
  func `any other value is an error that says what to write`(value: String) throws {
    let error = #expect(throws: InvalidSetting.self) { try Shard.of(environment: ["EVERYSTATE_SHARD": value]) }
    expect(
      error?.description ?? "",
      begins: "EVERYSTATE_SHARD='\(value)' is not a shard. Write its number and the number of shards, at most 1000")
    #expect(throws: InvalidSetting.self) { try TemporaryPackage().session(["EVERYSTATE_SHARD": value]) }
  }

  @Test(arguments: [
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"], 1), (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], 3),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], 1), (["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"], 3),
    (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], 1),
    (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "3"], 2),
    (["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "3"], 2),
    (["JOB_COMPLETION_INDEX": "1", "EVERYSTATE_SHARD": "/3"], 2),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "EVERYSTATE_SHARD": "2/3"], 2),
  ]) func `a runner's variables name a shard`(environment: [String: String], number: Int) throws {
    try expect(Shard.of(environment: environment), is: Shard(number: number, count: 3))
  }

  @Test func `every variable of the table is tested, and forgotten by scripts`() throws {
    let file = #filePath.components(separatedBy: "/Tests/EveryStateGoldensTests/")[0] + "/scripts/lib/unset.txt"
    let runners = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")[2].split(separator: " ")
    expect(runners.map(String.init), is: ParallelRunner.variables)
  }

  @Test(arguments: [
    ["CI_NODE_TOTAL": "1"], ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"], ["JOB_COMPLETION_INDEX": "4"],
    ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], ["CI_NODE_TOTAL": " "],
  ]) func `a job without copies runs all frames`(environment: [String: String]) throws {
    try expect(Shard.of(environment: environment), is: nil)
  }

  @Test(arguments: ParallelRunner.all)
  func `a runner's index that its count lacks is an error that names both`(runner: ParallelRunner) throws {
    for index in ["", "x", "\(runner.first - 1)", "\(runner.first + 2)"] {
      let environment = [runner.indexVariable: index, runner.countVariable: "2"]
      let error = #expect(throws: InvalidSetting.self) { try Shard.of(environment: environment) }
      expect(
        error?.description ?? "",
        begins: "\(runner.indexVariable)='\(index)' and \(runner.countVariable)='2' name no shard")
    }
  }

  @Test func `Bazel learns from a file that a test obeys shards`() throws {
    let file = package.root + "/obeys"
    _ = try package.session([
      "TEST_SHARD_STATUS_FILE": file, "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
    ])
    expect(FileManager.default.fileExists(atPath: file))
  }

  @Test func `a run without a value is whole`() throws {
    try expect(Shard.of(environment: [:]), is: nil)
    try expect(Shard.of(environment: ["EVERYSTATE_SHARD": " "]), is: nil)
  }

  @Test func `a golden's name alone decides its shard`() throws {
    // Jobs on different machines must agree, even if their declarations differ.
    let numbers = try ["loaded", "loading", "empty", "failed", "Zürich"].map { state in
      let name = try frame("Basket", state)
      return Shard.all(3).first { $0.takes(name) }?.number
    }
    expect(numbers, is: [3, 1, 3, 1, 3])
  }

  @Test(arguments: [1, 2, 3, 7])
  func `every golden belongs to one shard, and shards are of similar size`(count: Int) throws {
    var sizes = [Int](repeating: 0, count: count)
    for screen in 0..<100 {
      for state in ["loaded", "loading", "empty", "failed"] {
        let name = try frame("Screen \(screen)", state)
        let takers = Shard.all(count).filter { $0.takes(name) }
        expect(takers.count, is: 1, "\(name)")
        for taker in takers { sizes[taker.number - 1] += 1 }
      }
    }
    let part = 400 / count
    expect(sizes.allSatisfy { (part * 3 / 4...part * 5 / 4).contains($0) }, "\(sizes)")
  }

  private func session(_ shard: String, _ other: [String: String] = [:]) throws -> GoldenSession {
    try package.session(["SNAPSHOT_TESTING_RECORD": "never", "EVERYSTATE_SHARD": shard].merging(other) { $1 })
  }

  @Test func `shards check each frame once`() throws {
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    var checked: [GoldenName] = []
    var found: [[String]] = []
    for shard in ["1/2", "2/2"] {
      let session = try session(shard)
      checked += try Self.claims.goldens().map(\.name).filter { $0.kind == .frame && session.isToCheck($0) }
      found.append(session.completeness(of: Self.claims).map(\.verdict.rawValue))
    }
    expect(checked.sorted(), is: (try Self.claims.goldens()).map(\.name).filter { $0.kind == .frame }.sorted())
    expect(found.filter(\.isEmpty).count, is: 1, "\(found)")
    expect(found.flatMap { $0 }, is: ["missing", "orphaned", "missing", "invalid"], "frames, golden, matrix and index")
  }

  @Test func `a selection is sharded too`() throws {
    let sessions = try ["1/2", "2/2"].map { try session($0, ["EVERYSTATE_ONLY": "Basket"]) }
    let checked = try sessions.flatMap { session in
      try Self.claims.goldens().map(\.name).filter { $0.kind == .frame && session.isToCheck($0) }
    }
    expect(checked.map(\.selector).sorted(), is: ["Basket/empty", "Basket/failed", "Basket/loaded", "Basket/loading"])
  }

  @Test func `a shard's run says at its end that it is one, and what it found`() throws {
    let shards = try ["1/2", "2/2"].map { try session($0, ["EVERYSTATE_RUN": "7"]) }
    expect(EndSummary(shards[0]).lines, is: ["EveryState: shard 1 of 2 contains no frame of this process"])
    for (screen, session) in zip(["Basket", "Detail"], shards) {
      _ = session.verify(try frame(screen, "loaded"), text: "text of \(screen)\n")
      session.end()
    }
    expect(
      EndSummary(shards[1], in: WorkingFolder(path: package.root)).lines,
      is: [
        "EveryState: shard 2 of 2: 1 frame: 1 missing", "  Detail / loaded: missing",
        "Next: swift run everystate review",
      ], "the other shard's frames are its own matter")
  }

  @Test func `a shard without frames reports its findings of a catalog`() throws {
    try package.write("x\n", to: "__Snapshots__/App.Snapshots/Gone/loaded.txt")
    let lines = try ["1/2", "2/2"].map { shard in
      let session = try session(shard)
      _ = session.completeness(of: Self.claims)
      return EndSummary(session).lines.first ?? ""
    }
    expect(
      lines.contains {
        $0.hasSuffix("of 2: 0 frames; 1 catalog problem and 1 orphaned golden; the coverage matrix missing")
      },
      "\(lines)")
  }
}
