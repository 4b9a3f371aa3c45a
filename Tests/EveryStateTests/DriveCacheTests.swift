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
    let screen = catalog.screens[0]
    let frame = screen.frames[0]
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

  private func check(
    _ steps: [Step], hasMap: Bool, _ expected: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try drives(steps, hasMap: hasMap)
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test func `the first use drives, a repeated test drives again, and nothing is kept for unused checks`() throws {
    // The first use drives.
    // Soundness takes one more drive, which waits.
    try check([.soundness, .test], hasMap: false, [2, 0])
    try check([.soundness, .test], hasMap: true, [2, 0])
    try check([.test, .soundness], hasMap: true, [1, 1])
    // Without a soundness test nothing is kept for one.
    try check([.test, .soundness], hasMap: false, [1, 2])
    // A repeated test drives again.
    try check([.soundness, .test, .test, .soundness, .test], hasMap: true, [2, 0, 1, 2, 1])
    try check([.test, .test, .soundness, .soundness], hasMap: true, [1, 1, 1, 2])
  }

  @Test @MainActor func `a screen is driven once for itself and its variants, with the same seed`() throws {
    let orders = [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2], [1, 1, 2]]
    let expected = [[1, 1, 1], [2, 1, 1], [2, 1, 1], [2, 1], [2, 1, 2]]
    for (order, expected) in zip(orders, expected) {
      let package = try TemporaryPackage()
      let count = Count()
      let catalog = SnapshotCatalog(suite: "Driven") { counted(count) }.variants(.darkMode, .boldText)
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
      expect(found, is: expected, "\(order)")
    }
    // A variant draws the same random numbers as its screen.
    let catalog = SnapshotCatalog(suite: "Lots") {
      Shelf(.loadsNothing(because: "a test"), .state("plain")) { _ in Text(verbatim: "\(UUID())") }
    }.variants(.darkMode)
    let drawn = try catalog.screens.map { screen in
      try screen.frames[0].drive(Scenario(seed: screen.frames[0].seed(in: screen.name))).moments.map(\.lines)
    }
    expect(drawn[0], is: drawn[1])
  }
}
