import Foundation
import Neighbours
import SwiftUI

@testable import EveryState

struct SuiteProgressTests {
  private static let all = ["tests", "--testing-library", "swift-testing"]

  private func session(index: [String] = [], only: String = "") throws -> GoldenSession {
    let root = TestFolder.ofProcess + "/guard-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root + "/__Snapshots__", withIntermediateDirectories: true)
    let text = (["# Catalogs", "format 1"] + index).map { $0 + "\n" }.joined()
    try text.write(toFile: root + "/__Snapshots__/index.txt", atomically: true, encoding: .utf8)
    return try GoldenSession(packageRoot: root, environment: ["CI": "1", "EVERYSTATE_ONLY": only], textFormat: 1)
  }

  private func names(_ catalog: String) throws -> [GoldenName] {
    try ["loaded", "failed"].map { try GoldenName(catalog: catalog, screen: "Watchlist", state: $0) }
  }

  @Test func `unverified frames and unchecked catalogs are reported, in a run that asked for them`() async throws {
    let run = try session(index: ["Guard.Whole", "Guard.Elsewhere"])
    expect(run.complaints(arguments: Self.all), is: [], "a run without frames asked for nothing")
    let (whole, lost) = (try names("Guard.Whole"), try names("Guard.Lost"))
    run.handOut(whole + lost)
    for name in whole + lost.prefix(1) { await run.verifying(name) {} }
    run.complete("Guard.Whole")
    let complaints = run.complaints(arguments: Self.all)
    expect(complaints.count, is: 2)
    expect(
      complaints[0], begins: "1 frames were passed to tests and never verified: Watchlist/failed. A test takes frames")
    expect(complaints[1], begins: "Guard.Lost was not checked as a whole")

    await run.verifying(lost[1]) { expect(run.unfinishedCount, is: 1) }
    expect(run.unfinishedCount, is: 0)
    run.complete("Guard.Lost")
    expect(run.complaints(arguments: Self.all), is: [])
    run.handOut(try names("Guard.New"))
    expect(run.complaints(arguments: Self.all).count, is: 2)
    for partial in [["--filter", "x"], ["--filter=x"], ["--skip", "x"], ["--list-tests"]] {
      expect(run.complaints(arguments: Self.all + partial), is: [], "\(partial)")
    }
    // A run of some frames asks for nothing else.
    let some = try session(index: ["Guard.Gone"], only: "Watchlist")
    let selected = try names("Guard.Selected")
    some.handOut(selected)
    await some.verifying(selected[0]) {}
    let few = some.complaints(arguments: Self.all)
    expect(few.count, is: 1)
    expect(few.first ?? "", begins: "1 frames were passed to tests and never verified")
    await some.verifying(selected[1]) {}
    expect(some.complaints(arguments: Self.all), is: [])
  }

  @Test func `a catalog whose frames no test takes is reported, in a run that asked for all`() async throws {
    let run = try session(index: ["Guard.Bare"])
    run.complete("Guard.Bare")
    expect(
      run.complaints(arguments: Self.all).joined(),
      begins: "Guard.Bare compares no frame with its golden. Add to its suite: @Test(arguments: catalog.frames)")
    expect(run.complaints(arguments: Self.all + ["--filter", "x"]), is: [])
    // A test may verify a frame without asking for all.
    await run.verifying(try names("Guard.Bare")[0]) {}
    expect(run.complaints(arguments: Self.all), is: [])
  }

  /// The thread of a frame that is verified like `SnapshotFrame.verify()`.
  nonisolated(nonsending) private func thread(ofVerifying name: GoldenName, by run: GoldenSession) async -> pthread_t {
    var thread = currentThread()
    await run.verifying(name) { thread = currentThread() }
    return thread
  }

  // A change of threads costs as much as driving a screen and drawing it.
  @MainActor @Test func `a suite of the main actor changes no thread`() async throws {
    let run = try session()
    let own = currentThread()
    for name in try names("Guard.Main") { await expect(thread(ofVerifying: name, by: run), is: own) }
  }

  @Test(.enabled(if: isLongRun))
  func `a process that lost a frame or ended early fails, even with a closed standard error`() async {
    await #expect(processExitsWith: .exitCode(ProcessSessions.exitStatus)) {
      NeutralEnvironment.enter()
      let catalog = guardCatalog("GuardExit")
      precondition(catalog.frames.count == 4)
      exit(0)
    }
    // A process that ends while tests wait for frames fails.
    let result = await #expect(
      processExitsWith: .exitCode(ProcessSessions.exitStatus), observing: [\.standardErrorContent]
    ) {
      NeutralEnvironment.enter()
      let name = try GoldenName(catalog: "Guard.Ended", screen: "Shelf", state: "loaded")
      await (try ProcessSessions.session(of: #filePath)).verifying(name) { exit(0) }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(said, contains: "exited while 1 frame was being verified. Look for a call to exit().")
    // A closed standard error does not change how a process ends.
    await #expect(processExitsWith: .exitCode(ProcessSessions.exitStatus)) {
      NeutralEnvironment.enter()
      let catalog = guardCatalog("GuardClosed")
      precondition(catalog.frames.count == 4)
      close(2)
      exit(0)
    }
  }

  @Test(.enabled(if: isLongRun))
  func `a selection, a shard and a number in the environment select and order the frames`() async {
    // A selection of nothing leaves a frame that fails.
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter(["EVERYSTATE_ONLY": "Nothing/here"])
      let catalog = guardCatalog("GuardSelected")
      precondition(catalog.frames.map(\.description) == ["(not selected)"])
      let complaint = try ProcessSessions.session(of: catalog.filePath).emptySelection(of: catalog.claims)
      precondition(complaint?.contains("selects nothing with 'Nothing/here'") == true)
      exit(0)
    }
    // A shard in the environment selects a part of the frames.
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter(["EVERYSTATE_SHARD": "1/2"])
      let catalog = guardCatalog("GuardSharded")
      let part = catalog.frames.map(\.description)
      precondition(part == ["Shelf/failed"], "\(part)")
      // The guard at the end of a process would report the frames that no test checks here.
      _exit(0)
    }
    // A number in the environment shuffles the frames.
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter(["EVERYSTATE_SHUFFLE": "1"])
      let catalog = guardCatalog("GuardShuffled")
      let shuffled = catalog.frames.map(\.description)
      precondition(Set(shuffled) == ["Shelf/empty", "Shelf/failed", "Shelf/loaded", "Shelf/loading"], "\(shuffled)")
      precondition(shuffled != ["Shelf/loading", "Shelf/loaded", "Shelf/empty", "Shelf/failed"], "\(shuffled)")
      // The guard at the end of a process would report the frames that no test checks here.
      _exit(0)
    }
  }
}

private func guardCatalog(_ suite: String) -> SnapshotCatalog {
  SnapshotCatalog(suite: suite) { Shelf(.loads(\.books, failure: ShelfError())) }
}

private func currentThread() -> pthread_t { pthread_self() }

/// A drive has the same result beside a test that uses the same queues, timers and publishers in real time.
@MainActor struct NeighbourTests {
  @Test func `sixty-six frames are the same in each round beside an ordinary test`() async throws {
    let neighbours = Neighbours()
    defer { neighbours.end() }
    for _ in 1...(isLongRun ? 20 : 2) {
      for _ in 1...3 {
        for mechanism in Mechanism.all {
          let drawing = try drawing(mechanism, "loaded")
          let lines = drawing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          expect(lines.filter { !$0.isEmpty }, is: mechanism.expected, "\(mechanism.name)")
        }
        // The neighbors' share of the main queue.
        await Task.yield()
      }
    }
    // The neighbors get all of their own work, however many drives run in between.
    let count = neighbours.count
    while neighbours.count < count + 9 { await Task.yield() }
  }
}
