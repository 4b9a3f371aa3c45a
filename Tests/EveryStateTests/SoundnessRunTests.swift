import EveryState
import SwiftUI

/// Soundness in a run of tests: in a process of its own, which controls may end.
struct SoundnessRunTests {
  @Test(.enabled(if: isLongRun))
  func `a control that ends the process is one finding, and the controls after it are checked`() throws {
    let package = try TemporaryPackage()
    let run = try UnsoundFrames.run(in: package, ["SNAPSHOT_TESTING_RECORD": "all"])
    expect(run.status, is: 1, "\(run)")
    let report = try #require(try package.report())
    expect(
      report.findings.filter { $0.verdict == .unsound }.map(\.headline),
      is: [
        #"Shelf / first: after press "Trap", the process dies at EveryStateTests/SoundnessRunTests.swift:\#(trapLine): a trap in a control. (broken control)"#,
        #"Shelf / first: after press "Hang", the process dies: it did not finish. (broken control)"#,
        #"Garden / first: press "Nothing" has no effect: the screen does not change, and nothing is called. (dead "#
          + #"control)"#,
      ])
    let said = run.errors + run.output
    expect(said, contains: "EveryState: 2 frames: 2 recorded; 3 findings")
    try expect(RunSummary(Review(packageRoot: package.root, environment: [:])).isInOrder, is: false)
  }

  @Test func `a process that dies in follow-ups of two screens, for one cause, is a finding`() throws {
    let package = try TemporaryPackage()
    let run = try UnsoundFrames.run(
      in: package, ["SNAPSHOT_TESTING_RECORD": "all", "EVERYSTATE_SAFE": "1", "EVERYSTATE_LATE": "1"])
    let report = try #require(try package.report())
    let headlines = report.findings.filter { $0.verdict == .unsound }.map(\.headline)
    expect(
      headlines.filter { $0.contains("dies") },
      is: [
        #"Shelf / first: in the follow-up "then half a minute", the process dies at EveryStateTests/SoundnessRunTests.swift:\#(lateTrapLine): a trap in a clock. (broken world)"#
      ], "\(run)")
  }

  @Test(.enabled(if: isLongRun)) func `each screen belongs to one shard`() throws {
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

  private static let unlabelled = "Garden / first: a button has no name: VoiceOver reads \"button\""

  private func unlabelled(
    in package: TemporaryPackage, _ record: String = "all", filter: String = "UnsoundFrames/matches"
  ) throws -> (run: ProcessRun, findings: [ReportFinding]) {
    let run = try UnsoundFrames.run(
      in: package, ["SNAPSHOT_TESTING_RECORD": record, "EVERYSTATE_SAFE": "1", "EVERYSTATE_UNLABELLED": "1"],
      filter: filter)
    let findings = try #require(try package.report()).findings
    return (run, findings.filter { $0.headline.hasPrefix(Self.unlabelled) })
  }

  @Test(.enabled(if: isLongRun)) func `a record run reports the findings of new goldens, and passes`() throws {
    let package = try TemporaryPackage()
    let (run, findings) = try unlabelled(in: package)
    expect(run.status, is: 0, "\(run)")
    expect(
      run.errors,
      contains: "  Problems in the recorded screens. Full list: swift run everystate findings\n",
      "    1x unlabelled control: Garden / first\n", "verifySoundness() }")
    expect(findings.map(\.severity), is: [.note], "\(findings)")
    let summary = try RunSummary(Review(packageRoot: package.root, environment: [:]))
    expect(summary.isInOrder)
    expect(summary.findings.isEmpty)
    expect(summary.soundness, is: findings)
  }

  @Test(.enabled(if: isLongRun)) func `goldens that a run does not record are not checked`() throws {
    let package = try TemporaryPackage()
    _ = try unlabelled(in: package)
    let run = try unlabelled(in: package, "never").run
    expect(run.status, is: 0, "\(run)")
    expect(run.errors, lacks: "Problems in")
  }

  @Test(.enabled(if: isLongRun)) func `a soundness test reports the findings of new goldens once, and fails`() throws {
    let (run, findings) = try unlabelled(in: TemporaryPackage(), filter: "UnsoundFrames")
    expect(run.status, is: 1, "\(findings)")
    expect(findings.map(\.severity), is: [.failure], "\(findings)")
    expect(run.errors, lacks: "Problems in the recorded screens")
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

private let trapLine = #line + 6
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
      if ProcessInfo.processInfo.environment["EVERYSTATE_LATE"] != nil { LateTrap() }
    }
  }
}

@MainActor @ViewBuilder private var unsoundGarden: some View {
  VStack {
    Text("Garden")
    Button("Nothing") {}
    if ProcessInfo.processInfo.environment["EVERYSTATE_UNLABELLED"] != nil { Button("") {} }
    if ProcessInfo.processInfo.environment["EVERYSTATE_LATE"] != nil { LateTrap() }
  }
}

/// Ends the process after some seconds of a clock that repeats.
private let lateTrapLine = #line + 8
private struct LateTrap: View {
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds) s")
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        seconds += 1
        if seconds == 25 { fatalError("a trap in a clock") }
      }
  }
}
