import Synchronization
import Testing

@testable import EveryState

/// The harness on a system that draws no text. The samples' declarations compile against it too.
@Suite struct ElsewhereTests {
  static let catalog = SnapshotCatalog {}

  @Test func `a catalog has one frame, which fails with the place to run, and is incomplete`() async throws {
    let sentences = Mutex<[String]>([])
    let frames = Self.catalog.frames
    #expect(frames.map(\.description) == ["every screen"])
    try await withKnownIssue {
      for frame in frames { try await frame.verify() }
      try Self.catalog.verifyCompleteness()
    } matching: { issue in
      sentences.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let said = sentences.withLock { $0 }
    #expect(
      said.count == 2
        && said.allSatisfy { $0.hasPrefix("Screens are drawn as text on Linux") && $0.contains("swift:6.3") })
    #expect(Self.catalog.name == "EveryStateElsewhereTests.ElsewhereTests")
  }
}
