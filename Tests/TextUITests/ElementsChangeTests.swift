import Foundation
import TestSupport
import Testing

/// A node that changes elements says so by a property, as asking each node's type would be slow: a node that forgets it changes nothing.
@Suite struct ElementsChangeTests {
  @Test(.enabled(if: isLongRun)) func `every node that changes elements, has facts of its own or can be used says so`()
    throws
  {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/TextUI")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var (changing, telling, offering) = (0, 0, 0)
    for case let url as URL in files where url.pathExtension == "swift" {
      let (file, text) = (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
      if text.contains("SemanticsChanging") {
        let lines = text.split(separator: "\n")
        let classes = lines.count { $0.contains("class ") && $0.contains("SemanticsChanging") }
        let overrides = lines.count { $0.contains("override var elementsChange: (any SemanticsChanging)? { self }") }
        expect(classes, is: overrides, "\(file)")
        changing += classes
      }
      for part in text.components(separatedBy: "func semantics(_ ").dropFirst() {
        let body = part.prefix(upTo: part.range(of: "\n  }\n")?.lowerBound ?? part.endIndex)
        // An element with something to tell is asked about it only where it says so: a list of such words would miss the next one.
        if ["facts", "hint", "kind: ", "sortPriority"].contains(where: body.contains) {
          telling += 1
          expect(text, contains: "tellsFacts", comment: "\(file)")
        }
        // A screen on which nothing offers its use is not searched for controls: what forgets to say so could never be pressed.
        let role = body.firstMatch(of: /role: \.(\w+)/)?.1
        if let role, !["text", "image", "progress", "header"].contains(role) {
          offering += 1
          expect(text, contains: "offersUse", comment: "\(file)")
        }
      }
    }
    expect(changing >= 10 && telling >= 1 && offering >= 5, "\(changing), \(telling), \(offering)")
  }
}
