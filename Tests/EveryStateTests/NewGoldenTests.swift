import SwiftUI

@testable import EveryState

/// A run of a suite whose frames have no goldens.
struct NewGoldenTests {
  @Test(arguments: [RecordMode.missing, .never]) func `frames without goldens are one issue`(_ mode: RecordMode) throws
  {
    let run = try run(mode)
    expect(run.status, is: 1)
    let words =
      mode == .missing ? "2 more frames of EveryStateTests.NewGoldenFrames are recorded, too" : "have no golden either"
    expect((run.output + run.errors).ranges(of: words).count, is: 1)
    expect((run.output + run.errors).ranges(of: "recorded an issue").count, is: 1)
  }

  @Test func `each frame without a golden is recorded`() throws {
    try expect(run(.missing).errors, contains: "EveryState: 3 frames: 3 recorded")
  }

  private func run(_ mode: RecordMode) throws -> ProcessRun {
    try TemporaryPackage().run(
      "NewGoldenFrames/matches", ["EVERYSTATE_NEW": "1", RecordMode.variable: mode.rawValue])
  }
}

/// The frames of a run that a test starts in another process; in any other run there are none.
struct NewGoldenFrames {
  static let isWanted = ProcessInfo.processInfo.environment["EVERYSTATE_NEW"] != nil
  static let catalog = SnapshotCatalog {
    Plain("New", "one", more: [.state("two", by: { await $0.wait(.seconds(1)) }), .state("three")]) { Text("New") }
  }

  @Test(.enabled(if: isWanted), arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws {
    try await frame.verify()
  }
}
