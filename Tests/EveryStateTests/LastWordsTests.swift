import EveryState
import EveryStateReview
import SwiftUI
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// A frame that ends the process is named and fails the run, and all other frames are checked.
struct LastWordsTests {
  @Test(arguments: isLongRun ? Ending.allCases.filter { $0 != .provider } : [.trap])
  func `a frame that ends its process is named where it happens, and the frames after it are checked`(
    _ ending: Ending
  ) throws {
    let package = try TemporaryPackage()
    let run = try EndingFrames.run(ending, in: package, ["SNAPSHOT_TESTING_RECORD": "all"])
    expect(run.status, is: 1, "\(run)")
    let said = run.errors + run.output
    expect(said, contains: ending.lastWords)
    guard ending != .otherThread else { return }
    let report = try #require(try package.report())
    expect(report.processes.count, is: 1, "one run, told in one report")
    expect(report.isComplete, "one run, told in one report")
    let verdicts = Dictionary(uniqueKeysWithValues: report.outcomes.map { ($0.name.selector, $0.verdict) })
    expect(verdicts["Shelf/first"], is: .recorded, "\(verdicts)")
    expect(verdicts["Shelf/last"], is: .recorded, "\(verdicts)")
    expect(verdicts["Shelf/ending"], is: ending.verdict, "\(verdicts)")
    expect(package.files(), contains: "EveryStateTests.EndingFrames/Shelf/last.txt")
    expect(said, contains: "EveryState: 4 frames: 1 \(ending.verdict.rawValue), 3 recorded")
    try expect(RunSummary(Review(packageRoot: package.root, environment: [:])).isInOrder, is: false)
  }

  @Test func `a crash is reported with the runtime's message, and grouped by it`() throws {
    let package = try TemporaryPackage()
    _ = try EndingFrames.run(.trap, in: package, ["EVERYSTATE_ENDING_TWICE": "1"])
    let crashed = try #require(try package.report()).outcomes.filter { $0.verdict == .crashed }
    expect(
      crashed.map { $0.headline.split(separator: ":", maxSplits: 1).last ?? "" },
      is: [Substring](
        repeating: " crashed: EveryStateTests/LastWordsTests.swift:\(Ending.trapLine): Fatal error: ending.",
        count: 2))
  }

  @Test(arguments: isLongRun ? [Ending.trap, .exit, .hang] : [.trap])
  func `the last words about a frame with a hostile name are harmless`(_ ending: Ending) throws {
    let name = "a\n::error::x ##vso[y]\u{1B}[2J"
    let run = try EndingFrames.run(ending, in: TemporaryPackage(), ["EVERYSTATE_ENDING_NAME": name])
    expect(run.errors, contains: ending == .hang ? "EveryState watchdog: Shelf/a%0A" : "EveryState: Shelf / a\\u{A}")
    expect(Obeyed.parts(of: run.output + run.errors), is: [])
  }

  @Test func `a provider that ends its process fails by its name and line, and the others are checked`() throws {
    let package = try TemporaryPackage()
    let run = try EndingFrames.run(.provider, in: package, ["SNAPSHOT_TESTING_RECORD": "all"])
    expect(run.errors, contains: "Fatal_Previews (\(#filePath):", "Fatal previews / preview 1 (\(#filePath):")
    let outcomes = try #require(try package.report()).outcomes
    let verdicts = Dictionary(outcomes.map { ($0.name.selector, $0.verdict) }) { $1 }
    let known: [String: Verdict] = [
      "Fatal previews/preview 1": .crashed, "HalfFatal previews/preview 1": .crashed,
      "HalfFatal previews/preview 2": .recorded, "Shelf/last": .recorded,
    ]
    for (frame, verdict) in known { expect(verdicts[frame], is: verdict, "\(frame): \(run)") }
  }

  @Test(.enabled(if: isLongRun))
  func `each of two frames that end their process costs one process, and no frame is lost`() throws {
    let package = try TemporaryPackage()
    let run = try EndingFrames.run(
      .trap, in: package, ["SNAPSHOT_TESTING_RECORD": "all", "EVERYSTATE_ENDING_TWICE": "1"])
    expect(run.status, is: 1)
    let report = try #require(try package.report())
    expect(report.outcomes.filter { $0.verdict == .crashed }.map(\.name.state), is: ["ending", "ending again"])
    expect(report.outcomes.count { $0.name.kind == .frame }, is: 4)
  }

  @Test(.enabled(if: isLongRun)) func `a run of only that frame also fails`() throws {
    let single = try TemporaryPackage()
    let alone = try EndingFrames.run(.exit, in: single, ["EVERYSTATE_ONLY": "Shelf/ending", "CI": "1"])
    expect(alone.status, is: 1, "\(alone)")
    expect(alone.errors, contains: "exit(0) was called", comment: "\(alone)")
  }
}

/// Traps where its previews are made; not in other runs.
private struct Fatal_Previews: PreviewProvider {
  static var previews: some View {
    if EndingFrames.ending == .provider { let _ = Ending.trap.happen() }
    Text("fatal")
  }
}

/// Traps where one of its previews is drawn.
private struct HalfFatal_Previews: PreviewProvider {
  private struct Trap: View {
    var body: some View {
      if EndingFrames.ending == .provider { let _ = Ending.trap.happen() }
      Text("trap")
    }
  }
  static var previews: some View {
    Trap()
    Text("fine")
  }
}

enum Ending: String, CaseIterable {
  case trap, abort, recursion, exit, quickExit, exitAtOnce, hang, otherThread, calls
  /// Not the frame ends the process, but providers of previews.
  case provider
  var verdict: Verdict { [.hang, .calls].contains(self) ? .stuck : .crashed }

  var lastWords: String {
    switch self {
    case .trap: "Shelf / ending (\(#filePath):"
    case .hang: "EveryState watchdog: Shelf/ending"
    case .calls: "EveryState watchdog: Shelf/ending has made the process grow by 1"
    default: "Shelf / ending ("
    }
  }

  static let trapLine = #line + 4

  func happen() {
    switch self {
    case .trap: fatalError("ending")
    case .provider, .calls: break
    case .abort: Glibc.abort()
    case .recursion: _ = depth(1)
    case .exit: Glibc.exit(0)
    case .quickExit: quick_exit(0)
    case .exitAtOnce: Glibc._exit(0)
    case .hang: while true { sched_yield() }
    case .otherThread:
      Self.mayEnd.store(true, ordering: .releasing)
      while true { sched_yield() }
    }
  }

  private static let mayEnd = Atomic(false)

  /// A thread that exists before any frame, and ends the process in the middle of one.
  static let killer: Void = Thread.detachNewThread {
    while !mayEnd.load(ordering: .acquiring) { sched_yield() }
    Glibc.exit(0)
  }

  @inline(never) private func depth(_ number: Int) -> Int {
    var room = (number, number, number, number)
    return withUnsafeMutablePointer(to: &room) { $0.pointee.0 == 0 ? 0 : depth(number + 1) + $0.pointee.1 }
  }
}

/// The frames of a run that a test starts in another process; in any other run there are none.
struct EndingFrames {
  static let ending = variable("EVERYSTATE_ENDING").flatMap(Ending.init)

  static let catalog = SnapshotCatalog {
    endingScreen
    if ending == .provider { PreviewSnapshots.all }
  }

  @Test(.enabled(if: ending != nil), arguments: ending == nil ? [] : catalog.frames)
  func matches(_ frame: SnapshotFrame) async throws {
    if Self.ending == .otherThread { _ = Ending.killer }
    try await frame.verify()
  }

  static func run(_ ending: Ending, in package: TemporaryPackage, _ variables: [String: String]) throws -> ProcessRun {
    let own = ["EVERYSTATE_ENDING": ending.rawValue, "EVERYSTATE_WATCHDOG_SECONDS": ending == .hang ? "0.5" : "60"]
    return try package.run("EndingFrames", variables.merging(own) { $1 })
  }

  static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

private struct EndingWorld: SnapshotWorld {
  var title = ""
  var ends = false
}

private protocol Cancels: Sendable { func cancel(_ order: String) async throws }

/// Its method calls itself: a method is preferred to the property of its name. The condition keeps the compiler from
/// warning of it.
private struct EndlessCalls: Cancels {
  let cancel: MockResponse<Void>
  func cancel(_ order: String) async throws { if !order.isEmpty { try await cancel(order) } }
}

private var endingScreen: some ScreenSnapshots {
  let states: [SnapshotState<EndingWorld>] = [
    .loadsNothing(because: "it ends"), .state("first") { $0.title = "first" },
    .state(EndingFrames.variable("EVERYSTATE_ENDING_NAME") ?? "ending") { $0.ends = true },
    .state("ending again") { world in
      world.title = "again"
      world.ends = EndingFrames.variable("EVERYSTATE_ENDING_TWICE") != nil
    }, .state("last") { $0.title = "last" },
  ]
  return TestScreen("Shelf", states) { EndingView(world: $0) }
}

private struct EndingView: View {
  let world: EndingWorld
  var body: some View {
    if world.ends { let _ = EndingFrames.ending?.happen() }
    Text(world.title).task {
      if world.ends, EndingFrames.ending == .calls { try? await EndlessCalls(cancel: MockResponse()).cancel("a") }
    }
  }
}
