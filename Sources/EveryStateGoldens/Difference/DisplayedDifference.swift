/// A difference in the message of a failure: unified, bounded, with invisible characters named at the line's end.
package struct DisplayedDifference {
  package let lines: [String]
  let omittedCount: Int

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

  private static func text(of line: Hunk.Line, in table: LineTable) -> String {
    switch line {
    case .kept(let index): " " + cut(string(table.oldLine(index).bytes))
    case .removed(let index): "-" + annotated(table.oldLine(index))
    case .added(let index): "+" + annotated(table.newLine(index))
    }
  }

  private static func annotated(_ line: (bytes: ArraySlice<UInt8>, hasLineFeed: Bool)) -> String {
    let text = string(line.bytes)
    return cut(text) + InvisibleCharacters.remark(on: text, hasLineFeed: line.hasLineFeed)
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func cut(_ line: String, limit: Int = 400) -> String {
    if line.utf8.count <= limit { return line }
    let rest = line.dropFirst(limit)
    return rest.isEmpty ? line : line.prefix(limit) + "...(\(rest.count) more characters)"
  }
}

/// Names the characters of a line that are invisible or look like a blank.
package enum InvisibleCharacters {
  /// The remark after a line with an invisible end or character, `   <-- 2 blanks at the end`; empty for others.
  package static func remark(on line: String, hasLineFeed: Bool) -> String {
    let notes = [note(for: line), hasLineFeed ? nil : "no line feed at the end"].compactMap { $0 }
    return notes.isEmpty ? "" : "   <-- " + notes.joined(separator: "; ")
  }

  /// `U+00A0 no-break space at 12; 2 blanks at the end`, columns in characters from 1; nil if all are visible, or isolate a text.
  package static func note(for line: String) -> String? {
    if line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), line.utf8.last != UInt8(ascii: " ") { return nil }
    var notes: [String] = []
    let isolates = TerminalText.pairedIsolates(line.unicodeScalars)
    var (column, index) = (1, 0)
    for character in line {
      for scalar in character.unicodeScalars {
        if isInvisible(scalar), !isPartOfVisible(scalar, in: character), !isolates.contains(index) {
          notes.append("\(name(of: scalar)) at \(column)")
        }
        index += 1
      }
      column += 1
    }
    let trailing = line.reversed().prefix { $0 == " " }.count
    if trailing > 0 { notes.append("\(counted(trailing, "blank")) at the end") }
    guard notes.count > limit else { return notes.isEmpty ? nil : notes.joined(separator: "; ") }
    return notes.prefix(limit).joined(separator: "; ") + "; \(notes.count - limit) more"
  }

  private static let limit = 4

  /// Joiners and selectors within an emoji are visible by their effect.
  private static func isPartOfVisible(_ scalar: Unicode.Scalar, in character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first != scalar else { return false }
    return scalar == "\u{200D}" || (0xFE00...0xFE0F).contains(scalar.value)
      || (0xE0020...0xE007F).contains(scalar.value)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    case .spaceSeparator: scalar != " "
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if scalar == "\t" { return code + " tab" }
    return scalar.properties.name.map { code + " " + $0.lowercased() } ?? code
  }
}
