import EveryStateSamples
import Foundation
import TestSupport

@testable import EveryState

@Suite struct PostsScreens {
  static let catalog = SnapshotCatalog { for style in PostsSnapshots.Style.allCases { PostsSnapshots(style: style) } }

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test(.enabled(if: isLongRun)) func isSound() async throws { try await Self.catalog.verifySoundness() }

  // The drawings, not the goldens: those may be on their way to the disk.
  @Test @MainActor func `the styles look the same in every state`() throws {
    let drawings = try Self.catalog.screens.map { screen in
      try Dictionary(uniqueKeysWithValues: screen.frames.map { ($0.name, try Self.drawing(of: $0)) })
    }
    let first = try #require(drawings.first)
    expect(first.count, is: 8)
    expect(drawings.count, is: PostsSnapshots.Style.allCases.count)
    for (style, other) in zip(PostsSnapshots.Style.allCases, drawings) {
      expect(other.keys.sorted(), is: first.keys.sorted())
      for (state, moments) in first { expect(other[state], is: moments, "\(style), \(state)") }
    }
  }

  @MainActor private static func drawing(of frame: DeclaredScreen.Frame) throws -> [DrivenFrame.Moment] {
    guard case .drawn(let moments) = try frame.drive().result else {
      Issue.record("\(frame.name) was not drawn")
      return []
    }
    return moments
  }
}
