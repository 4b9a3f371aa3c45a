import EveryStateGoldens
import EveryStateSimulation
import SwiftUI
import TestSupport

@testable import EveryState

private struct Bowl: ScreenSnapshots {
  struct World: SnapshotWorld { var fruits = MockResponse(["Apple"]) }
  func view(_ world: World) -> some View { Text("Bowl") }
  var states: [SnapshotState<World>] { [.loads(\.fruits, failure: CocoaError(.fileNoSuchFile))] }
}

/// The harness without simulations: declarations compile, and each frame fails with the missing interface.
@MainActor @Suite struct RefusedFrameTests {
  private let catalog = SnapshotCatalog(suite: "Refused") { Bowl() }

  @Test func `every frame is refused with the cause and the remedy`() throws {
    let frames = catalog.screens[0].frames
    #expect(frames.map(\.name) == ["loaded", "loading", "empty", "failed"])
    for frame in frames {
      let error = try #require(throws: SimulationUnavailable.self) { try frame.drive() }
      #expect("\(error)".contains("a container with the image swift:6.3"))
    }
  }

  @Test func `a refused frame is not driven, and no mode records it`() throws {
    let root = TestFolder.ofProcess + "/refused-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for mode in ["never", "missing", "failed", "all"] {
      let session = try GoldenSession(
        packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": mode], textFormat: GoldenText.format)
      try session.declare(catalog.claims)
      for frame in catalog.screens[0].frames {
        let name = try GoldenName(catalog: catalog.name, screen: "Bowl", state: frame.name)
        let outcome = try FrameVerification(name: name, frame: frame, session: session).run()
        #expect(outcome.verdict == .notDriven && outcome.message.contains("Simulations are unavailable: "))
      }
      session.end()
      let texts = FileManager.default.enumerator(atPath: root + "/__Snapshots__")?.compactMap { $0 as? String } ?? []
      #expect(texts.filter { $0.contains("Bowl/") } == [])
    }
  }
}
