import EveryState
import EveryStateSamples
import Foundation

@Suite struct PostsScreens {
  static let catalog = SnapshotCatalog { for style in PostsSnapshots.Style.allCases { PostsSnapshots(style: style) } }

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }

  private static func folder(_ style: PostsSnapshots.Style) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/EveryStateSamplesTests.PostsScreens/Posts in \(style.rawValue)")
  }

  // It compares goldens: before the first ones are recorded there is nothing to compare.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: folder(.flags).path)))
  func `the styles look the same in every state`() throws {
    func goldens(_ style: PostsSnapshots.Style) throws -> [String: String] {
      let folder = Self.folder(style)
      return try Dictionary(
        uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: folder.path).map { file in
          let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          return (
            file,
            text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
          )
        })
    }
    let first = try goldens(.flags)
    #expect(first.count == 7)
    for style in PostsSnapshots.Style.allCases.dropFirst() {
      let other = try goldens(style)
      #expect(other.keys.sorted() == first.keys.sorted())
      for (state, text) in first { #expect(other[state] == text, "\(style), \(state)") }
    }
  }
}
