import EveryState
import EveryStateReview
import SwiftUI

/// Soundness in a run of tests: in a process of its own, which controls may end.
struct SoundnessRunTests {
  @Test(.enabled(if: isLongRun))
  func `a control that ends the process is one finding, and each screen belongs to one shard`() throws {
    // A control that ends the process is one finding, and the controls after it are checked.
    let package = try TemporaryPackage()
    let run = try UnsoundFrames.run(in: package, ["SNAPSHOT_TESTING_RECORD": "all"])
    expect(run.status, is: 1, "\(run)")
    let report = try #require(try package.report())
    expect(
      report.findings.filter { $0.verdict == .unsound }.map(\.headline),
      is: [
        #"Shelf / first: after press "Trap" the process dies. (broken control)"#,
        #"Shelf / first: after press "Hang" the process dies. (broken control)"#,
        #"Garden / first: press "Nothing" changes nothing: no other picture, and nothing is called. (dead control)"#,
      ])
    let said = run.errors + run.output
    expect(said, contains: "EveryState: 2 frames: 3 unsound, 2 recorded")
    try expect(RunSummary(Review(packageRoot: package.root, environment: [:])).isInOrder, is: false)
    // Each screen belongs to one shard.
    let sharded = try TemporaryPackage()
    var screens: [String] = []
    for shard in ["1/2", "2/2"] {
      _ = try UnsoundFrames.run(
        in: sharded, ["SNAPSHOT_TESTING_RECORD": "all", "EVERYSTATE_SHARD": shard, "EVERYSTATE_SAFE": "1"])
      let report = try #require(try sharded.report())
      screens += report.findings.filter { $0.verdict == .unsound }.compactMap(\.names.first?.screen)
    }
    expect(screens.sorted(), is: ["Garden", "Shelf"])
  }

  @Test func `only selected screens are checked`() throws {
    let package = try TemporaryPackage()
    let run = try UnsoundFrames.run(in: package, ["SNAPSHOT_TESTING_RECORD": "all", "EVERYSTATE_ONLY": "Garden"])
    let report = try #require(try package.report())
    expect(report.findings.filter { $0.verdict == .unsound }.map(\.names.first?.screen), is: ["Garden"], "\(run)")
  }

  @Test(.enabled(if: isLongRun))
  func `a record run reports the findings of new goldens, with or without a soundness test`() throws {
    let born = "Garden / first: a button has no name: who cannot see it hears \"button\""
    let variables = ["SNAPSHOT_TESTING_RECORD": "all", "EVERYSTATE_SAFE": "1", "EVERYSTATE_UNLABELLED": "1"]
    let package = try TemporaryPackage()
    // Without a soundness test the findings are reported, and the run passes.
    var run = try UnsoundFrames.run(in: package, variables, filter: "UnsoundFrames/matches")
    let words = "  of what was recorded, this does not make sense; all of it: swift run everystate findings\n"
    expect(run.status, is: 0, "\(run)")
    expect(run.errors, contains: words, comment: "\(run)")
    expect(run.errors, contains: "    1 unlabelled control: Garden / first\n", comment: "\(run)")
    expect(run.errors, contains: "verifySoundness() }", comment: "\(run)")
    var found = try #require(try package.report()).findings.filter { $0.soundness != nil }
    expect(found.map(\.severity), is: [.note], "\(found)")
    expect(found.first?.headline ?? "", begins: born)
    let summary = try RunSummary(Review(packageRoot: package.root, environment: [:]))
    expect(summary.isInOrder)
    expect(summary.findings.isEmpty)
    expect(summary.soundness, is: found)
    // Goldens that a run does not record are not checked.
    run = try UnsoundFrames.run(
      in: package, variables.merging(["SNAPSHOT_TESTING_RECORD": "never"]) { $1 }, filter: "UnsoundFrames/matches")
    expect(run.status, is: 0, "\(run)")
    expect(!run.errors.contains("does not make sense"), "\(run)")
    // A soundness test reports them once, and fails.
    let other = try TemporaryPackage()
    run = try UnsoundFrames.run(in: other, variables)
    found = try #require(try other.report()).findings.filter { $0.headline.hasPrefix(born) }
    expect(run.status, is: 1, "\(found)")
    expect(found.map(\.severity), is: [.failure], "\(found)")
    expect(run.errors, lacks: "of what was recorded, this", comment: "\(run)")
  }
}

/// The frames of a run that a test starts in another process; in any other run there are none.
struct UnsoundFrames {
  static let isWanted = ProcessInfo.processInfo.environment["EVERYSTATE_UNSOUND"] != nil
  static let catalog = SnapshotCatalog {
    Plain("Shelf", "first", more: [.waives(.unusedControl, because: "two of them do not end")]) { unsoundShelf }
    Plain("Garden", "first", more: [.waives(.unusedControl, because: "it does nothing")]) { unsoundGarden }
  }

  @Test(.enabled(if: isWanted), arguments: isWanted ? catalog.frames : [])
  func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }

  @Test(.enabled(if: isWanted)) func isSound() async throws { try await Self.catalog.verifySoundness() }

  static func run(
    in package: TemporaryPackage, _ variables: [String: String], filter: String = "UnsoundFrames"
  ) throws -> ProcessRun {
    let own = ["EVERYSTATE_UNSOUND": "1", "EVERYSTATE_WATCHDOG_SECONDS": "1"]
    return try package.run(filter, variables.merging(own) { $1 })
  }
}

@MainActor private var unsoundShelf: some View {
  With(value: 0) { $count in
    VStack {
      Text("Shelf \(count)")
      if ProcessInfo.processInfo.environment["EVERYSTATE_SAFE"] == nil {
        Button("Trap") { fatalError("a trap in a control") }
        Button("Hang") { while true { sched_yield() } }
      } else {
        Button("Nothing") {}
      }
      Button("Fine") { count += 1 }
    }
  }
}

@MainActor @ViewBuilder private var unsoundGarden: some View {
  VStack {
    Text("Garden")
    Button("Nothing") {}
    if ProcessInfo.processInfo.environment["EVERYSTATE_UNLABELLED"] != nil { Button("") {} }
  }
}
