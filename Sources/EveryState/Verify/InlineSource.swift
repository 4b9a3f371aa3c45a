import EveryStateGoldens
import Foundation
import Synchronization

/// Writes goldens into source files. A compiled call knows the line that it had: earlier writes of this process are counted in.
enum InlineSource {
  private struct Write {
    let line: Int
    let column: Int
    let text: String
    let addedLines: Int
  }
  private static let writes = Mutex<[String: [Write]]>([:])

  static func record(_ text: String, at place: SourceLine, column: Int) throws {
    try writes.withLock { writes in
      let known = writes[place.file] ?? []
      if let other = known.first(where: { $0.line == place.line }) {
        guard other.column == column else { throw CannotRecord("another call is on the same line. Give it its own") }
        guard other.text == text else { throw CannotRecord("it is called with several texts. Use Combinations") }
        return
      }
      let shift = known.reduce(0) { $0 + ($1.line < place.line ? $1.addedLines : 0) }
      let source = try String(contentsOfFile: place.file, encoding: .utf8)
      guard let changed = InlineCall(in: source, line: place.line + shift, column: column)?.source(with: text) else {
        throw CannotRecord("its source has changed since it was compiled. Build again")
      }
      try TextFile(place.file).write(Array(changed.utf8))
      TestReport.warn("EveryState: recorded the golden of \(place.file):\(place.line)")
      let lines = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
      writes[place.file, default: []].append(
        Write(line: place.line, column: column, text: text, addedLines: lines(changed) - lines(source)))
    }
  }
}

private struct CannotRecord: Error, CustomStringConvertible {
  let description: String

  init(_ reason: String) { description = "the golden was not recorded: \(reason)." }
}

/// The call of `expectFrame` in a line of a source.
struct InlineCall {
  private let bytes: [UInt8]
  /// The closure with the golden; empty where it is missing.
  private let closure: Range<Int>
  private let indent: Int

  /// - Parameter column: in bytes, from 1: of a macro's beginning, and of the parenthesis behind a function's name.
  init?(in source: String, line: Int, column: Int) {
    let bytes = Array(source.utf8)
    let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    guard starts.indices.contains(line - 1) else { return nil }
    let start = starts[line - 1]
    let call = min(start + column - 1, bytes.count)
    let isNamed = ["#expectFrame", "expectFrame"].contains { bytes[call...].starts(with: $0.utf8) }
    guard isNamed || bytes[..<call].suffix(11).elementsEqual("expectFrame".utf8),
      let open = bytes[call...].firstIndex(of: UInt8(ascii: "(")), let close = SwiftBrackets(bytes).end(of: open)
    else { return nil }
    self.bytes = bytes
    indent = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let next = bytes[close...].firstIndex { !" \t\n\r".utf8.contains($0) } ?? bytes.count
    guard next < bytes.count, bytes[next] == UInt8(ascii: "{") else {
      closure = close..<close
      return
    }
    guard let brace = SwiftBrackets(bytes).end(of: next) else { return nil }
    closure = close..<brace
  }

  func source(with text: String) -> String {
    let outer = String(repeating: " ", count: indent)
    let inner = outer + "  "
    var hashes = ""
    while text.contains("\\" + hashes) || text.contains("\"\"\"" + hashes) { hashes += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : inner + $0 }
    let literal = [" {", "\(inner)\(hashes)\"\"\""] + lines + ["\(inner)\"\"\"\(hashes)", "\(outer)}"]
    let parts = [
      bytes[..<closure.lowerBound], Array(literal.joined(separator: "\n").utf8)[...], bytes[closure.upperBound...],
    ]
    return String(decoding: parts.joined(), as: UTF8.self)
  }
}

/// Brackets of Swift's source, outside of its texts and comments.
private struct SwiftBrackets {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place behind the bracket that closes the one at `open`; nil without one.
  func end(of open: Int) -> Int? {
    var depth = 0
    var index = open
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let end = endOfText(from: index) {
          index = end
          continue
        }
      case UInt8(ascii: "/"):
        if let end = endOfComment(from: index) {
          index = end
          continue
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  private func has(_ text: String, at index: Int) -> Bool { bytes[index...].starts(with: text.utf8) }

  private func endOfComment(from start: Int) -> Int? {
    if has("//", at: start) { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
    guard has("/*", at: start) else { return nil }
    var depth = 0
    var index = start
    while index < bytes.count {
      if has("/*", at: index) { depth += 1 } else if has("*/", at: index) { depth -= 1 } else { index += 1; continue }
      index += 2
      if depth == 0 { return index }
    }
    return nil
  }

  /// The place behind a text, whose interpolations may hold brackets and texts; nil if none begins at `start`.
  private func endOfText(from start: Int) -> Int? {
    let hashes = String(repeating: "#", count: bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count)
    let open = start + hashes.utf8.count
    guard open < bytes.count, bytes[open] == UInt8(ascii: "\"") else { return nil }
    let quote = has("\"\"\"", at: open) ? "\"\"\"" : "\""
    var index = open + quote.utf8.count
    while index < bytes.count {
      if has(quote + hashes, at: index) { return index + quote.utf8.count + hashes.utf8.count }
      if has("\\\(hashes)(", at: index) {
        guard let end = end(of: index + 1 + hashes.utf8.count) else { return nil }
        index = end
      } else {
        index += has("\\\(hashes)", at: index) ? 2 + hashes.utf8.count : 1
      }
    }
    return nil
  }
}
