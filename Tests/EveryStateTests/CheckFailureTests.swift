import SwiftUI

@testable import EveryState

/// Each public check fails its test when the thing it checks is broken: in another process, whose output names the test.
struct CheckFailureTests {
  /// The output of `BrokenChecks` when it records its goldens, and beside changed ones. It runs once for all facts.
  private static let runs = Result { () throws -> (recording: ProcessRun, checking: ProcessRun) in
    let package = try TemporaryPackage()
    let recording = try package.run("BrokenChecks", ["EVERYSTATE_BROKEN": "1", "SNAPSHOT_TESTING_RECORD": "all"])
    let folder = "\(GoldenPath.folder)/EveryStateTests.BrokenChecks"
    try package.write("# Gone / first (50 columns)\n\ngone\n", to: "\(folder)/Gone/first.txt")
    for file in ["Shelf/first.txt", "Tea/served.txt", "matrix.txt", "map.txt"] {
      let text = try #require(package.text("\(folder)/\(file)"), "\(package.files())")
      try package.write(text.replacing("  warnings: 1\n", with: "") + "more\n", to: "\(folder)/\(file)")
    }
    let checking = try package.run("BrokenChecks", ["EVERYSTATE_BROKEN": "1", "SNAPSHOT_TESTING_RECORD": "never"])
    return (recording, checking)
  }

  private func issues(of test: String, isRecording: Bool = false) throws -> [String] {
    let runs = try Self.runs.get()
    let run = isRecording ? runs.recording : runs.checking
    let said = (run.output + run.errors).components(separatedBy: " Test \(test) recorded an issue")
    return said.dropFirst().map { $0.components(separatedBy: " Test ")[0] }
  }

  @Test(arguments: [
    ("isComplete()", "1 golden is declared by no catalog"),
    ("isComplete()", "coverage matrix of EveryStateTests.BrokenChecks changed"),
    ("isSound()", "Shelf / first: a button has no name"), ("isSound()", "map of EveryStateTests.BrokenChecks changed"),
    ("isSound()", "more warnings than before: Shelf has 1, and had 0"),
    ("isAccessible()", "Shelf / first: a button has no name"), ("matches()", "Shelf / first changed"),
    ("isInTime()", "Tea / served changed"),
  ])
  func `a broken check fails its test`(check: String, message: String) throws {
    let issues = try issues(of: check)
    expect(issues.contains { $0.contains(message) }, "\(issues)\n\(try Self.runs.get().checking)")
  }

  @Test func `a declaration that is not accepted is one issue, and its other tests are canceled`() throws {
    let checking = try Self.runs.get().checking
    let issues = try ["Whole", "Sound", "Accessible", "Frame"].flatMap { try self.issues(of: "isRefused\($0)()") }
    expect(issues.count, is: 1)
    expect(issues.first ?? "", contains: "declares no screen")
    let canceled = (checking.output + checking.errors).components(separatedBy: "another test of it says why").count - 1
    expect(canceled, is: 3)
  }

  @Test(arguments: ["isWholeElsewhere()", "isSoundElsewhere()", "isAccessibleElsewhere()", "matchesElsewhere()"])
  func `a check of a correct catalog passes`(check: String) throws { try expect(issues(of: check), is: []) }

  @Test func `a warning fails no test`() throws {
    let issues = try issues(of: "isSound()")
    expect(!issues.contains { $0.contains("changes nothing") }, "\(issues)")
  }

  @Test func `a run that records on purpose passes its completeness test`() throws {
    try expect(issues(of: "isComplete()", isRecording: true), is: [])
  }

  @Test func `the process of a broken check fails`() throws { try expect(Self.runs.get().checking.status, is: 1) }
}

/// Tests that a test runs in another process; in any other run they are skipped.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["EVERYSTATE_BROKEN"] != nil)) struct BrokenChecks {
  static let catalog = SnapshotCatalog {
    Plain("Shelf", "first") {
      VStack {
        Text("shown")
        Button("") {}
      }
    }
    TeaTimeline()
  }.rule(.deadControl, is: .warning)
  static let correct = SnapshotCatalog(suite: "Correct") { Plain("Garden", "first") { Text("Garden") } }
  static let empty = SnapshotCatalog(suite: "Empty") { return [DeclaredScreen]() }

  private func verify(_ screen: String) async throws {
    for frame in (Self.catalog.frames + Self.correct.frames) where frame.name?.screen == screen {
      try await frame.verify()
    }
  }

  @Test func matches() async throws { try await verify("Shelf") }
  @Test func isInTime() async throws { try await verify("Tea") }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
  @Test func isAccessible() async throws { try await Self.catalog.verifyAccessibility() }

  @Test func isRefusedFrame() async throws { for frame in Self.empty.frames { try await frame.verify() } }
  @Test func isRefusedWhole() throws { try Self.empty.verifyCompleteness() }
  @Test func isRefusedSound() async throws { try await Self.empty.verifySoundness() }
  @Test func isRefusedAccessible() async throws { try await Self.empty.verifyAccessibility() }

  @Test func matchesElsewhere() async throws { try await verify("Garden") }
  @Test func isWholeElsewhere() throws { try Self.correct.verifyCompleteness() }
  @Test func isSoundElsewhere() async throws { try await Self.correct.verifySoundness() }
  @Test func isAccessibleElsewhere() async throws { try await Self.correct.verifyAccessibility() }
}

private struct TeaTimeline: TimelineSnapshots {
  var timelineName: String { "Tea" }
  let timelines: [SnapshotTimeline] = [.timeline("served") { $0.note("shown") }]
}
