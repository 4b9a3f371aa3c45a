@testable import EveryStateGoldens

/// How a run handles other processes, missing rights and full disks. `scripts/crash-test` kills and starves it at every call.
@Suite(.enabled(if: isLongRun)) struct AdversityTests {
  private let all = ["SNAPSHOT_TESTING_RECORD": "all"]
  private let package: TemporaryPackage
  init() throws { package = try TemporaryPackage() }

  private func probe(
    _ package: TemporaryPackage, _ text: String, frames: Int = 3, options: [String] = [],
    catalog: String = "Probe.Snapshots", environment: [String: String]
  ) -> RunningProcess {
    RunningProcess(
      BuiltProduct.probe, options + ["run", package.root, "\(frames)", text, catalog], folder: package.root,
      environment: environment)
  }

  private func run(
    _ package: TemporaryPackage, _ text: String, options: [String] = [], environment: [String: String]
  ) throws -> ProcessRun {
    let process = probe(package, text, options: options, environment: environment)
    try process.start()
    return process.wait()
  }

  private func golden(_ state: Int, catalog: String = "Probe.Snapshots") -> String {
    "__Snapshots__/\(catalog)/Screen/state \(state).txt"
  }

  /// The options that make a process run without the rights of root, which no permission restricts.
  private var withoutRights: [String] { geteuid() == 0 ? ["--user", "65534"] : [] }
  private func allow(_ mode: Int, _ path: String) { chmod(path, mode_t(mode)) }

  @Test func `processes that record at once leave whole goldens`() throws {
    for round in 0..<5 {
      let texts = (0..<4).map { "round \(round) process \($0)" }
      let processes = texts.enumerated().map { index, text in
        probe(
          package, text, frames: 12, catalog: index < 2 ? "Shared.Suite" : "Own\(round).Suite\(index)", environment: all
        )
      }
      for process in processes { try process.start() }
      for process in processes {
        let result = process.wait()
        expect(result.status, is: 0, "\(result)")
      }
      for state in 0..<12 {
        let text = try #require(package.text(golden(state, catalog: "Shared.Suite")))
        expect(text, ends: "end of state \(state)\n")
        expect(text.split(separator: "\n").count, is: 202)
        let writers = texts.prefix(2).filter { text.contains("\n\($0) 0 of state") }
        expect(text, contains: "\n\(try only(writers)) 199 of state")
      }
    }
    let own = (0..<5).flatMap { ["Own\($0).Suite2", "Own\($0).Suite3"] }
    try expect(GoldenTree(packageRoot: package.root).catalogsInIndex(), is: own + ["Shared.Suite"])
    expect(!package.files().contains { $0.contains(".everystate-") })
    let report = try #require(try package.report())
    expect(report.isComplete, "a process's report ends when the process does")
    expect(report.troubles, is: [])
  }

  @Test func `the next writer removes the file of a killed one, which is not a golden`() throws {
    let stale = "__Snapshots__/Probe.Snapshots/Screen/.everystate-1-1.tmp"
    try package.write("half a gold", to: stale)
    try package.write("half a gold", to: "__Snapshots__/Gone.Suite/Screen/.everystate-2-2.tmp")
    let live = "__Snapshots__/Probe.Snapshots/Screen/.everystate-3-3.tmp"
    try package.write("being written", to: live)
    let writer = open(package.root + "/" + live, O_RDONLY)
    flock(writer, LOCK_EX)
    let compare = try run(package, "new", environment: ["CI": "1"])
    expect(compare.status, is: 1, "\(compare)")
    expect(compare.output, lacks: "orphaned")
    expect(package.text(stale) != nil, "a run that writes nothing removes nothing either")
    let record = try run(package, "new", environment: all)
    expect(record.status, is: 0, "\(record)")
    expect(record.output, lacks: "orphaned")
    expect(package.files().filter { $0.contains(".everystate-") }, is: ["Probe.Snapshots/Screen/.everystate-3-3.tmp"])
    close(writer)
    try expect(run(package, "newer", environment: all).status, is: 0)
    expect(!package.files().contains { $0.contains(".everystate-") })
  }

  @Test func `an error names a golden that cannot be read or written, and keeps its text`() throws {
    let output = try TemporaryPackage()
    allow(0o777, output.root)
    try expect(run(package, "old", environment: all).status, is: 0)
    let old = try #require(package.text(golden(0)))
    let environment = all.merging(["EVERYSTATE_OUTPUT": output.root]) { $1 }
    // The folder allows no new file, so the temporary file cannot be created.
    let readOnly = try run(package, "new", options: withoutRights, environment: environment)
    expect(readOnly.status, is: 1)
    expect(
      readOnly.output,
      contains: "unwritten\tfailure\tstate 0\tScreen / state 0: unwritten: the golden could not be recorded. "
        + "Cannot write \(package.root)/\(golden(0)): Permission denied.")
    expect(package.text(golden(0)), is: old)
    expect(output.files("pending").count, is: 3, "the new texts wait where they can")
    // A golden that cannot be read.
    allow(0o000, package.root + "/" + golden(1))
    let secret = try run(package, "new", options: withoutRights, environment: environment)
    expect(secret.output, contains: "state 1: invalid: the golden cannot be read: Permission denied")
    allow(0o644, package.root + "/" + golden(1))
    expect(package.text(golden(1)), is: old.replacingOccurrences(of: "state 0", with: "state 1"))
  }

  @Test func `an error names an output area that cannot be written, and changes no golden`() throws {
    try expect(run(package, "old", environment: all).status, is: 0)
    let output = try TemporaryPackage()
    let environment = ["CI": "1", "EVERYSTATE_OUTPUT": output.root]
    allow(0o555, output.root)
    let noReport = try run(package, "old", options: withoutRights, environment: environment)
    expect(noReport.status, is: 2)
    expect(noReport.output, contains: "Cannot create \(output.root)/reports: Permission denied.")
    // A folder of pending texts that cannot be written.
    try output.write("", to: "pending/x")
    allow(0o777, output.root)
    allow(0o555, output.root + "/pending")
    defer { allow(0o777, output.root + "/pending") }
    let noPending = try run(package, "new", options: withoutRights, environment: environment)
    expect(noPending.status, is: 1)
    expect(noPending.output, contains: "changed\tfailure\tstate 0\tScreen / state 0 changed: ")
    expect(package.text(golden(0)) ?? "", contains: "old 0 of state 0")
    try expect(run(package, "old", options: withoutRights, environment: environment).status, is: 0)
  }

  @Test func `a full disk is an error that names the file, and the old golden stays`() throws {
    try expect(run(package, "old", environment: all).status, is: 0)
    let old = try #require(package.text(golden(0)))
    let output = try TemporaryPackage()
    // The limit also applies to the process's own output, so little of it is left where even a report's header is too long.
    let cases = [
      Row(100, "no session\tfailure\t-\tCannot write \(output.root)/100/reports/"),
      Row(1_000, "Cannot write \(package.root)/\(golden(0)): File too large."),
      Row(3_000, "Cannot write \(package.root)/\(golden(0)): File too large."),
    ]
    for (row, (limit, words)) in cases.rows() {
      let environment = all.merging(["EVERYSTATE_OUTPUT": output.root + "/\(limit)"]) { $1 }
      let full = try run(package, "new", options: ["--file-size", "\(limit)"], environment: environment)
      expect(full.status != 0, at: row)
      expect(full.output, contains: String(words.prefix(90)), at: row)
      expect(package.text(golden(0)), is: old, at: row)
      expect(!package.files().contains { $0.contains(".everystate-") }, at: row)
    }
    try expect(run(package, "new", environment: all).status, is: 0)
    expect(package.text(golden(0)), is: old.replacingOccurrences(of: "old", with: "new"))
  }
}

@Suite struct RefusedReadTests {
  @Test func `a file that the system refuses to read is not empty`() throws {
    let package = try TemporaryPackage()
    try package.write("text\n", to: "golden.txt")
    let file = open(package.root + "/golden.txt", O_WRONLY)
    defer { close(file) }
    #expect(throws: FileTrouble.self) { try Folder.content(of: file, path: "golden.txt", limit: 99) }
  }
}
