enum AppText {
  /// Makes invisible characters visible, and escapes text that would look like one of the frame's own marks.
  static func visible(_ text: String) -> String {
    if !text.hasByte({ !isPlain($0) }), !hasMark(text) { return text }
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n": result.unicodeScalars.append(scalar)
      case "\t": result += "\\t"
      case "[", "]", "{", "}", "|", "<", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "(":
        // `(*)`, `( )`, `(~*~)`, `(---o---)`.
        if index + 1 < scalars.count, "*~-o )".unicodeScalars.contains(scalars[index + 1]) { result += "\\" }
        result.unicodeScalars.append(scalar)
      default:
        if isInvisible(scalar), !JoiningScalars(scalars).isSeen(at: index) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          if isMark(at: index, of: scalars) { result += "\\" }
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Whether the text as a whole, or its end, could look like a mark.
  static func hasMark(_ text: String) -> Bool { text.utf8.last.map(isMark) ?? false }

  static func isMark(atEnd byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "-") }

  /// Whether the character would look like a mark: the sign of a row that leads on, or a line between views.
  private static func isMark(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[index] {
    case ">": index == scalars.count - 1 && index > 0 && scalars[index - 1] == " "
    case "-": index == 0 && scalars.count > 1 && scalars.allSatisfy { $0 == "-" }
    default: false
    }
  }

  /// A label's text between a button's brackets, escaped where it would look like another control: `[x]` is a switch, `[*a*]` is chosen,
  /// `[~a~]` is disabled, `[> a]` opens, `[a v]` has a menu.
  static func labelled(opening: String = "", closing: String = "") -> (String) -> String {
    { text in
      // Most labels begin and end with letters.
      guard text.utf8.first.map(mayEndLabel) == true || text.utf8.last.map(mayEndLabel) == true else { return text }
      var text = text
      if closing == "]" || closing == "~]" {
        if ["x", "=", "-", "+"].contains(text) { return "\\" + text }
        if [" v", " ^", "*", "~"].contains(where: { text.hasSuffix($0) }) {
          text.insert("\\", at: text.index(before: text.endIndex))
        }
      }
      if opening == "[" || opening == "[~", ["> ", "v ", "*", "~"].contains(where: { text.hasPrefix($0) }) {
        text.insert("\\", at: text.startIndex)
      }
      return text
    }
  }

  /// Whether the first or the last letter of a label could belong to such a mark.
  private static func mayEndLabel(_ byte: UInt8) -> Bool { "x=-+v^*~>".utf8.contains(byte) }

  /// The marks of formatters between and around numbers and dates, by their names in the line's note: escapes take more room.
  private static let marks: [Unicode.Scalar: (drawn: String, note: String)] = [
    "\u{A0}": (" ", "nbsp"), "\u{202F}": (" ", "nnbsp"), "\u{200E}": ("", "lrm"), "\u{200F}": ("", "rlm"),
    "\u{61C}": ("", "alm"), "\u{2009}": (" ", "thin"), "\u{2068}": ("", "isolates"), "\u{2066}": ("", "ltr isolates"),
    "\u{2067}": ("", "rtl isolates"), "\u{202A}": ("", "ltr embedding"), "\u{202B}": ("", "rtl embedding"),
    "\u{202D}": ("", "ltr override"), "\u{202E}": ("", "rtl override"),
    "\u{2002}": (" ", "en space"), "\u{2003}": (" ", "em space"), "\u{2007}": (" ", "figure space"),
    "\u{200A}": (" ", "hair"),
    // The ends of those.
    "\u{2069}": ("", ""), "\u{202C}": ("", ""),
  ]

  static func drawn(_ text: String) -> (text: String, notes: [String]) {
    guard text.hasByte({ $0 >= 0x80 }) else { return (text, []) }
    let isMirrored = text.unicodeScalars.contains { BidiText.isRightToLeft($0) }
    guard isMirrored || text.unicodeScalars.contains(where: { marks[$0] != nil }) else { return (text, []) }
    var (result, notes) = ("", [String]())
    var isolates = isMirrored ? BidiText(text) : nil
    for scalar in text.unicodeScalars {
      isolates?.move(to: scalar, in: &result)
      guard let mark = marks[scalar] else {
        result.unicodeScalars.append(scalar)
        continue
      }
      result += mark.drawn
      if !mark.note.isEmpty, !notes.contains(mark.note) { notes.append(mark.note) }
    }
    return (isolates?.closed(result) ?? result, notes)
  }

  /// Whether the character is visible and cannot be part of a mark.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"),
      UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "("):
      false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// A name in a note: of a picture, a color, a font. The note's own signs are escaped.
  static func name(_ name: String) -> String {
    if !name.hasByte({ !isOfNames($0) }) { return name }
    var result = ""
    for scalar in drawn(name).text.unicodeScalars {
      if scalar.value < 0x80, !isOfNames(UInt8(scalar.value)) { result += scalar == "\n" ? "" : "\\" }
      if scalar == "\n" { result += "\\n" } else { result += visible(scalar) }
    }
    return result
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return "\\t" }
    return isInvisible(scalar) ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
  }

  private static func isOfNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Blanks other than the space, controls, formats and fillers: scalars that leave no mark.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard marks[scalar] == nil else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .format: true
    case .spaceSeparator: scalar != " "
    default: scalar.properties.isDefaultIgnorableCodePoint || blanks.contains(scalar.value)
    }
  }

  /// Blank letters and symbols: of Braille, hieroglyphs, Khitan and music, and the object placeholder.
  private static let blanks: Set<UInt32> = [0x2800, 0x13441, 0x13442, 0x16FE4, 0x1D159, 0xFFFC]
}
