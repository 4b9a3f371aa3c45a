/// Names the characters of a line that a reader cannot see or cannot tell from a blank.
package enum InvisibleCharacters {
  /// What is invisible in `line`, such as `U+00A0 no-break space at 12; 2 blanks at the end`; nil when nothing is.
  /// Columns count characters as Swift does, from 1.
  package static func note(for line: String) -> String? {
    if line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }), line.utf8.last != UInt8(ascii: " ") { return nil }
    var notes: [String] = []
    var column = 1
    for character in line {
      for scalar in character.unicodeScalars where isInvisible(scalar) && !isPartOfVisible(scalar, in: character) {
        notes.append("\(name(of: scalar)) at \(column)")
      }
      column += 1
    }
    let trailing = line.reversed().prefix { $0 == " " }.count
    if trailing > 0 { notes.append("\(trailing) blank\(trailing == 1 ? "" : "s") at the end") }
    guard notes.count > limit else { return notes.isEmpty ? nil : notes.joined(separator: "; ") }
    return notes.prefix(limit).joined(separator: "; ") + "; \(notes.count - limit) more"
  }

  private static let limit = 4

  /// Joiners and selectors within an emoji are seen by what they do.
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
