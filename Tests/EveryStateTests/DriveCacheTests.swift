import SwiftUI

@testable import EveryState

/// A state is driven once for its golden and for soundness, in either order.
@MainActor struct DriveCacheTests {
  @MainActor private final class Count { var drives = 0 }

  private func counted(_ count: Count) -> some ScreenSnapshots {
    Shelf(.loadsNothing(because: "a test"), .state("plain")) { _ in
      let _ = count.drives += 1
      Text("Nothing to load")
    }
  }

  private enum Step { case test, soundness }

  private func drives(_ steps: [Step], hasMap: Bool) throws -> [Int] {
    let package = try TemporaryPackage()
    let count = Count()
    let catalog = SnapshotCatalog(suite: "Driven") { counted(count) }
    if hasMap {
      let map = try GoldenName.map(catalog: catalog.name)
      try GoldenTree(packageRoot: package.root).write(Array("a map\n".utf8), to: map.path)
    }
    let screen = try only(catalog.screens)
    let frame = try only(screen.frames)
    let name = try GoldenName(catalog: catalog.name, screen: screen.name, state: frame.name)
    func session(_ record: String) throws -> GoldenSession {
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": record], textFormat: GoldenText.format)
      try session.declare(catalog.claims)
      return session
    }
    // A recorded frame is driven several times, to check that it is steady.
    _ = try FrameVerification(name: name, frame: frame, session: session("all")).run()
    let session = try session("never")
    return try steps.map { step in
      count.drives = 0
      switch step {
      case .test:
        let outcome = try FrameVerification(name: name, frame: frame, session: session, cache: catalog.driveCache).run()
        expect(outcome.verdict, is: .matched)
      case .soundness:
        let findings = try catalog.soundness()
        expect(findings.isEmpty)
      }
      return count.drives
    }
  }

  @Test func `a frame is driven once for its test and for soundness, and again for each repetition`() throws {
    let cases: [Row<(Bool, [Step], [Int])>] = [
      // Soundness takes two more drives, which wait.
      Row((false, [.soundness, .test], [3, 0])), Row((true, [.soundness, .test], [3, 0])),
      Row((true, [.test, .soundness], [1, 2])),
      // Without a soundness test nothing is kept for one.
      Row((false, [.test, .soundness], [1, 3])),
      Row((true, [.soundness, .test, .test, .soundness, .test], [3, 0, 1, 3, 1])),
      Row((true, [.test, .test, .soundness, .soundness], [1, 1, 2, 3])),
    ]
    for (row, (hasMap, steps, expected)) in cases.rows() {
      try expect(drives(steps, hasMap: hasMap), is: expected, at: row)
    }
  }

  @Test @MainActor func `a screen is driven once for itself and its variants`() throws {
    let orders: [Row<([Int], [Int])>] = [
      Row([0, 1, 2], [1, 1, 1]), Row([1, 0, 2], [2, 1, 1]), Row([2, 1, 0], [2, 1, 1]), Row([1, 2], [2, 1]),
      Row([1, 1, 2], [2, 1, 2]),
    ]
    for (row, (order, expected)) in orders.rows() {
      let package = try TemporaryPackage()
      let count = Count()
      let catalog = SnapshotCatalog(suite: "Driven") { counted(count) }.variants(.darkMode, .reduceMotion)
      let recording = try package.session(["SNAPSHOT_TESTING_RECORD": "all"], textFormat: GoldenText.format)
      let frames = catalog.declaredFrames
      for frame in frames {
        guard case .frame(let name, let declared) = frame.content else { continue }
        _ = try FrameVerification(name: name, frame: declared, session: recording).run()
      }
      let session = try package.session(["SNAPSHOT_TESTING_RECORD": "never"], textFormat: GoldenText.format)
      let found = try order.map { index in
        count.drives = 0
        guard case .frame(let name, let declared) = frames[index].content else { return 0 }
        let outcome = try FrameVerification(name: name, frame: declared, session: session, cache: catalog.driveCache)
          .run()
        expect(outcome.verdict, is: .matched)
        expect(outcome.actual?.contains("~ same as Shelf / plain"), is: (index > 0))
        return count.drives
      }
      expect(found, is: expected, at: row)
    }
  }

  @Test @MainActor func `a variant draws the same random numbers as its screen`() throws {
    let catalog = SnapshotCatalog(suite: "Lots") {
      Shelf(.loadsNothing(because: "a test"), .state("plain")) { _ in Text(verbatim: "\(UUID())") }
    }.variants(.darkMode)
    let drawn = try catalog.screens.map { screen in
      let frame = try only(screen.frames)
      return try frame.drive(Scenario(seed: frame.seed(in: screen.name))).moments.map(\.lines)
    }
    expect(drawn.count, is: 2)
    expect(Set(drawn).count, is: 1, "\(drawn)")
  }
}
