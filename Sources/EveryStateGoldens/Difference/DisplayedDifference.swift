/// A difference as people read it in a failure: unified, bounded, invisible characters named at the line's end.
///
/// Every line starts with `+`, `-`, `@` or a blank.
package struct DisplayedDifference {
  /// The lines to show.
  package let lines: [String]
  /// How many lines of the whole difference were left out.
  let omittedCount: Int

  /// - Parameter lineLimit: how many lines of hunks are shown at most.
  package init(old: [UInt8], new: [UInt8], lineLimit: Int = 80) {
    let table = LineTable(old: old, new: new)
    var shown: [String] = []
    var total = 0
    for hunk in Hunk.all(in: LineDifference(table)) {
      total += hunk.lines.count + 1
      guard shown.count < lineLimit else { continue }
      shown.append(hunk.header)
      shown += hunk.lines.prefix(lineLimit - shown.count).map { Self.text(of: $0, in: table) }
    }
    lines = shown
    omittedCount = total - shown.count
  }

  /// What makes two differences the same to a reader: the lines that went and came, wherever they and their words stand. Nil where
  /// lines were left out.
  var edit: [String]? {
    guard omittedCount == 0 else { return nil }
    return lines.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.map { line in
      String(line.prefix(1)) + line.dropFirst().split(separator: " ").joined(separator: " ")
    }
  }

  private static func text(of line: Hunk.Line, in table: LineTable) -> String {
    switch line {
    case .kept(let index): " " + cut(string(table.oldLine(index).bytes))
    case .removed(let index): "-" + annotated(table.oldLine(index))
    case .added(let index): "+" + annotated(table.newLine(index))
    }
  }

  private static func annotated(_ line: (bytes: ArraySlice<UInt8>, hasLineFeed: Bool)) -> String {
    let text = string(line.bytes)
    var notes = InvisibleCharacters.note(for: text).map { [$0] } ?? []
    if !line.hasLineFeed { notes.append("no line feed at the end") }
    return cut(text) + (notes.isEmpty ? "" : "   <-- " + notes.joined(separator: "; "))
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func cut(_ line: String, limit: Int = 400) -> String {
    if line.utf8.count <= limit { return line }
    let rest = line.dropFirst(limit)
    return rest.isEmpty ? line : line.prefix(limit) + "...(\(rest.count) more characters)"
  }
}
