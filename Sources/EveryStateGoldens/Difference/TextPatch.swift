package struct TextPatch: Equatable, Sendable {
  package let text: String
  package let addedCount: Int
  package let removedCount: Int

  package init(old: [UInt8]?, new: [UInt8]?, path: String) {
    let table = LineTable(old: old ?? [], new: new ?? [])
    let difference = LineDifference(table)
    addedCount = difference.addedCount
    removedCount = difference.removedCount
    guard addedCount + removedCount > 0 || (old == nil) != (new == nil) else {
      text = ""
      return
    }
    var bytes = Array(Self.header(path: path, old: old, new: new).utf8)
    for hunk in Hunk.all(in: difference) {
      bytes += Array((hunk.header + "\n").utf8)
      for line in hunk.lines { Self.append(line, of: table, to: &bytes) }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func header(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
    let (before, after) = (quoted("a/" + path), quoted("b/" + path))
    // A name with a blank ends in a tab, as git writes it: else the blank ends the name.
    let end = path.contains(" ") ? "\t\n" : "\n"
    let mode = old == nil ? "new file mode 100644\n" : new == nil ? "deleted file mode 100644\n" : ""
    let blobs = "index \(GitBlob.name(old))..\(GitBlob.name(new))\(mode.isEmpty ? " 100644" : "")\n"
    let head = "diff --git \(before) \(after)\n" + mode + blobs
    // An empty file has no lines to add or remove, and git takes no names then.
    if (old ?? []).isEmpty, (new ?? []).isEmpty { return head }
    return head + (old == nil ? "--- /dev/null\n" : "--- \(before)\(end)")
      + (new == nil ? "+++ /dev/null\n" : "+++ \(after)\(end)")
  }

  private static func append(_ line: Hunk.Line, of table: LineTable, to bytes: inout [UInt8]) {
    let (sign, content) =
      switch line {
      case .kept(let index): (" ", table.oldLine(index))
      case .removed(let index): ("-", table.oldLine(index))
      case .added(let index): ("+", table.newLine(index))
      }
    bytes += Array(sign.utf8)
    bytes += content.bytes
    bytes += Array((content.hasLineFeed ? "\n" : "\n\\ No newline at end of file\n").utf8)
  }

  /// Quotes names with other than plain ASCII characters like git: in C's notation, bytes in octal.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return path }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\" + String(byte >> 6, radix: 8) + String(byte >> 3 & 7, radix: 8) + String(byte & 7, radix: 8)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
