import Foundation
import TestSupport
import Testing

@testable import TextUI

/// A node that changes what a person meets says so by a property, as asking each node's type would be slow: whoever forgets it changes nothing.
@Suite struct ElementsChangeTests {
  /// The files of TextUI by their names.
  private func sources() throws -> [(file: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TextUI")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  @Test func `every node that changes elements says so`() throws {
    var found = 0
    for (file, text) in try sources() {
      let lines = text.split(separator: "\n")
      let classes = lines.count { $0.contains("class ") && $0.contains("SemanticsChanging") }
      let overrides = lines.count { $0.contains("override var elementsChange: (any SemanticsChanging)? { self }") }
      expect(classes, is: overrides, "\(file)")
      found += classes
    }
    #expect(found >= 10)
  }

  /// What has something to tell is asked about it only where it says so: a list of such words would miss the next one.
  @Test func `every element that has facts of its own says so`() throws {
    var found = 0
    for (file, text) in try sources() {
      for part in text.components(separatedBy: "func semantics(_ ").dropFirst() {
        let body = part.prefix(upTo: part.range(of: "\n  }\n")?.lowerBound ?? part.endIndex)
        guard ["facts", "hint", "kind: ", "sortPriority"].contains(where: body.contains) else { continue }
        found += 1
        expect(text, contains: "tellsFacts", comment: "\(file)")
      }
    }
    #expect(found >= 1)
  }

  /// A screen on which nothing offers its use is not searched for controls: what forgets to say so could never be pressed.
  @Test func `every node that is met as more than text or a picture says that it can be used`() throws {
    var found = 0
    for (file, text) in try sources() {
      for part in text.components(separatedBy: "func semantics(_ ").dropFirst() {
        let body = part.prefix(upTo: part.range(of: "\n  }\n")?.lowerBound ?? part.endIndex)
        guard let role = body.firstMatch(of: /role: \.(\w+)/)?.1,
          !["text", "image", "progress", "header"].contains(role)
        else { continue }
        found += 1
        expect(text, contains: "offersUse", comment: "\(file)")
      }
    }
    #expect(found >= 5)
  }
}
