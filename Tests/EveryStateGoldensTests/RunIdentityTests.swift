@testable import EveryStateGoldens

/// A run is one command of the user with all of its processes.
@Suite struct RunIdentityTests {
  /// A table of processes: number, command, parent, start.
  private func processes(_ entries: [(Int, String, Int, Int)]) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    try package.write("b007\n", to: "sys/kernel/random/boot_id")
    for (number, command, parent, start) in entries {
      let rest = (0..<17).map { _ in "0" }.joined(separator: " ")
      try package.write("\(number) (\(command)) S \(parent) \(rest) \(start) 0 0\n", to: "\(number)/stat")
    }
    return package
  }

  private func run(_ process: Int, _ environment: [String: String] = [:], in table: TemporaryPackage) -> String {
    RunIdentity(environment: environment, process: process, alone: "alone", processes: table.root).run
  }

  @Test func `processes of one command share a run`() throws {
    let table = try processes([
      (10, "bash", 1, 1), (20, "swift-test", 10, 500), (21, "AppTests.xctest", 20, 600), (22, "sh", 20, 601),
      (23, "MoreTests.xctest", 22, 602), (30, "swift-test", 10, 900), (31, "AppTests.xctest", 30, 901),
      (24, "Some) S 77 (App", 20, 603), (25, "AppTests.xctest", 24, 604),
    ])
    expect(run(21, in: table), is: "swift-test 20 500 b007")
    expect(run(23, in: table), is: run(21, in: table))
    expect(run(25, in: table), is: run(21, in: table), "a command may hold anything")
    expect(run(31, in: table), is: "swift-test 30 900 b007", "the next command is another run")
  }

  @Test func `a shell, an editor or no parent does not join runs`() throws {
    let table = try processes([
      (10, "bash", 1, 1), (11, "AppTests.xctest", 10, 2), (40, "code) S 99 (", 1, 3), (41, "App", 40, 4),
      (50, "swift-test", 1, 5), (51, "App", 51, 6),
    ])
    for process in [11, 41, 50, 51, 77] { expect(run(process, in: table), is: "alone", "\(process)") }
  }

  @Test(arguments: [
    (["--filter", "Basket"], true), (["--filter=Basket"], true), (["--skip=Basket"], true), (["--list-tests"], true),
    (["--filtered"], false), (["--no-parallel"], false), ([], false),
  ])
  func `a command that leaves tests out is a part of a run`(_ arguments: [String], _ isPartial: Bool) {
    expect(RunScope(["AppTests.xctest"] + arguments).isPartial, is: isPartial)
  }

  @Test func `the variable joins unrelated processes`() throws {
    let table = try processes([(20, "swift-test", 10, 500), (21, "AppTests.xctest", 20, 600)])
    expect(run(21, ["EVERYSTATE_RUN": "job 7"], in: table), is: "job 7")
    expect(run(21, ["EVERYSTATE_RUN": " "], in: table), is: "swift-test 20 500 b007")
  }

  @Test func `the last process of a run reports the results of all`() throws {
    let package = try TemporaryPackage()
    let run = ["EVERYSTATE_RUN": "7", "SNAPSHOT_TESTING_RECORD": "never"]
    func session(_ screen: String, catalog: String) throws -> GoldenSession {
      let session = try package.session(run)
      _ = session.verify(try frame(screen, "loaded", catalog: catalog), text: "text of \(screen)\n")
      return session
    }
    let first = try session("Basket", catalog: "A.A")
    let second = try session("Bowl", catalog: "B.B")
    expect(
      EndSummary(first, in: WorkingFolder(path: package.root)).lines,
      is: [
        "EveryState: 1 frame: 1 missing", "  Basket / loaded: missing",
        "  1 other test process of this run is still in progress, and not counted yet",
        "Next: swift run everystate review",
      ])
    first.end()
    expect(
      EndSummary(second, in: WorkingFolder(path: package.root)).lines,
      is: [
        "EveryState: 2 frames: 2 missing", "  Basket / loaded: missing", "  Bowl / loaded: missing",
        "Next: swift run everystate review",
      ])
    second.end()
    let other = try package.session(["EVERYSTATE_RUN": "8"])
    _ = other.verify(try frame("Cup", "loaded"), text: "x\n")
    expect(EndSummary(other).lines.first, is: "EveryState: 1 frame: 1 recorded", "another run is another matter")
  }

  @Test(arguments: [0, 1, 40, 400])
  func `the last line of a process is read whole, however long it is`(_ changed: Int) throws {
    let package = try TemporaryPackage()
    let run = ["EVERYSTATE_RUN": "7", "SNAPSHOT_TESTING_RECORD": "never"]
    let first = try package.session(run)
    for number in 0..<changed {
      _ = first.fail(try frame("Basket", "state \(number)", catalog: "A.A"), .stuck, "it never came to rest")
    }
    first.end()
    let second = try package.session(run)
    _ = second.fail(try frame("Bowl", "loaded", catalog: "B.B"), .stuck, "it never came to rest")
    expect(
      EndSummary(second).lines.first,
      is: "EveryState: \(changed + 1) frame\(changed == 0 ? "" : "s"): \(changed + 1) stuck")
    expect(EndSummary(second).lines.joined(separator: "\n"), lacks: "still in progress", "did not end")
  }
}
