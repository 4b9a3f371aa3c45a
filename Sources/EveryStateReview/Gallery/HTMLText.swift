import EveryStateGoldens

/// Escapes text from outside for HTML: a browser finds no markup in it, and every character is visible.
enum HTMLText {
  /// Invalid bytes become U+FFFD. A part of a text in isolates keeps its own.
  static func escaped(_ bytes: ArraySlice<UInt8>, isOfIsolates: Bool = false) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.withUnsafeBufferPointer({ $0.contains(where: mayNeedEscape) }) else { return text }
    var html = ""
    let paired = isOfIsolates ? [] : TerminalText.pairedIsolates(text.unicodeScalars)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar.value {
      case 0x2066...0x2069 where isOfIsolates || paired.contains(index): html.unicodeScalars.append(scalar)
      case 0x22: html += "&quot;"
      case 0x26: html += "&amp;"
      case 0x27: html += "&#39;"
      case 0x3C: html += "&lt;"
      case 0x3E: html += "&gt;"
      case 0x2068, 0x2069: break
      // Controls, line separators, marks of text direction, zero-width blanks, the byte order mark. Joiners stay.
      case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xFEFF, 0xFFF9...0xFFFC:
        html += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    // Plain comparisons: patterns of ranges are slow in a debug build, and this runs for every byte.
    if byte >= 0x3F { return byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF }
    if byte < 0x20 { return byte != 0x0A && byte != 0x09 }
    return byte == 0x22 || byte == 0x26 || byte == 0x27 || byte == 0x3C || byte == 0x3E
  }

  /// A URL's fragment and an element's id: any byte but the unreserved ones becomes `%XX` (RFC 3986, section 2.1).
  static func fragment(_ parts: String...) -> String { parts.map { percentEncoded($0) }.joined(separator: "/") }

  private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  static func percentEncoded(_ text: String) -> String {
    if text.utf8.allSatisfy(unreserved.contains) { return text }
    return text.utf8.map { byte in
      unreserved.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension DefaultStringInterpolation {
  /// Escapes interpolated text within markup: `"<p>\(text: reason)</p>"`.
  mutating func appendInterpolation(text: String) { appendLiteral(HTMLText.escaped(Array(text.utf8)[...])) }

  mutating func appendInterpolation(text bytes: ArraySlice<UInt8>) { appendLiteral(HTMLText.escaped(bytes)) }
}
