import SwiftParser
import SwiftSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct File {
  let path: String
  let isChanged: Bool
  /// Whether the plug-in BuildAsForiOS gives the compiler a copy of it.
  let isBuiltAsForiOS: Bool
  let tree: SourceFileSyntax
  let lines: SourceLocationConverter

  init?(_ argument: String) {
    isChanged = !argument.hasPrefix("-")
    path = isChanged ? argument : String(argument.dropFirst())
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    isBuiltAsForiOS = FileManager.default.fileExists(atPath: ".build/as-for-ios/" + path)
    tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
    lines = SourceLocationConverter(fileName: path, tree: tree)
  }

  func line(_ node: some SyntaxProtocol) -> Int { lines.location(for: node.positionAfterSkippingLeadingTrivia).line }

  /// Line and column in bytes, as in the compiler's messages.
  func place(_ node: some SyntaxProtocol) -> String {
    let location = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    return "\(location.line).\(location.column)"
  }
}

func say(_ fields: String...) {
  let escapes: [Character: String] = ["\\": "\\\\", "\n": "\\n", "\r\n": "\\r\\n", "\t": "\\t", "\r": "\\r"]
  print(fields.map { $0.map { escapes[$0] ?? String($0) }.joined() }.joined(separator: "\t"))
}

extension SyntaxProtocol {
  var text: String { trimmedDescription }
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var range: Range<Int> { start..<end }

  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let here = node {
      if let found = here.as(type) { return found }
      node = here.parent
    }
    return nil
  }
}

func trimmed(_ text: String) -> String {
  let start = text.drop(while: \.isWhitespace)
  return String(start.reversed().drop(while: \.isWhitespace).reversed())
}
