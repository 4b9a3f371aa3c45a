import EveryStateGoldens
import Foundation
import Testing

@testable import EveryState

/// A package of its own, and what verifying each frame of a catalog comes to in it.
struct SteadinessPackage: ~Copyable {
  let root = NSTemporaryDirectory() + "everystate-steadiness-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// - Parameter golden: what stands in the place of each golden before the run.
  @MainActor
  func verify(_ catalog: SnapshotCatalog, _ record: String, golden: String? = nil) throws -> [FrameOutcome] {
    #expect(catalog.refusals.isEmpty)
    let session = try GoldenSession(
      packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": record], textFormat: GoldenText.format)
    defer { session.end() }
    try session.declare(catalog.claims)
    return try catalog.screens.flatMap { screen in
      try screen.frames.map { frame in
        let name = try GoldenName(catalog: catalog.name, screen: screen.name, state: frame.name)
        if let golden {
          let path = root + "/" + name.path.text
          try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
          try Data(golden.utf8).write(to: URL(fileURLWithPath: path))
        }
        return try SnapshotFrame.outcome(name, frame, session)
      }
    }
  }

  func exists(_ outcome: FrameOutcome) -> Bool { FileManager.default.fileExists(atPath: root + "/" + outcome.golden) }
}
