/// HTML as it is written. Whatever comes from outside goes through ``text(_:)`` or ``attribute(_:)``, which leave nothing that a
/// browser takes for markup and nothing that a reader cannot see.
struct HTMLText {
  private(set) var html = ""

  /// Adds markup of our own.
  mutating func raw(_ markup: String) { html += markup }

  /// Adds text, escaped.
  mutating func text(_ text: String) { self.text(Array(text.utf8)[...]) }

  /// Adds UTF-8, escaped. Invalid bytes become U+FFFD.
  mutating func text(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        guard Self.mayNeedEscape(bytes[index]), let (length, escaped) = Self.escape(bytes, index) else {
          index += 1
          continue
        }
        append(bytes, start..<index)
        html += escaped
        index += length
        start = index
      }
      append(bytes, start..<bytes.count)
    }
  }

  /// Adds an element that holds UTF-8, escaped.
  mutating func element(_ name: String, _ bytes: ArraySlice<UInt8>) {
    html += "<\(name)>"
    text(bytes)
    html += "</\(name)>"
  }

  /// An attribute with its quotes, ` name="value"`.
  mutating func attribute(_ name: StaticString, _ value: String) {
    html += " \(name)=\""
    text(value)
    html += "\""
  }

  /// A string as the fragment of a URL and, letter by letter, as an element's id: what is no letter, digit, `-`, `.`, `_` or
  /// `~` becomes `%XX` (RFC 3986, section 2.1). Different strings stay different.
  static func fragment(_ parts: String...) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(0x2F) }
      for byte in Array(part.utf8) {
        if isUnreserved(byte) {
          result.append(byte)
        } else {
          result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    if byte >= 0x61 { return byte <= 0x7A || byte == 0x7E }
    if byte >= 0x41 { return byte <= 0x5A || byte == 0x5F }
    return byte >= 0x30 ? byte <= 0x39 : byte == 0x2D || byte == 0x2E
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    html += String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    // Plain comparisons: patterns of ranges are slow in a debug build, and this is asked of every byte.
    if byte >= 0x3F { return byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF }
    if byte < 0x20 { return byte != 0x0A && byte != 0x09 }
    return byte == 0x22 || byte == 0x26 || byte == 0x27 || byte == 0x3C || byte == 0x3E
  }

  /// How many bytes are replaced at `index`, and by what; nil when they stay.
  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (Int, String)? {
    switch bytes[index] {
    case 0x22: return (1, "&quot;")
    case 0x26: return (1, "&amp;")
    case 0x27: return (1, "&#39;")
    case 0x3C: return (1, "&lt;")
    case 0x3E: return (1, "&gt;")
    case 0x00...0x1F, 0x7F: return (1, visible(UInt32(bytes[index])))
    default: break
    }
    let next = index + 1 < bytes.count ? UInt32(bytes[index + 1]) : 0
    let last = index + 2 < bytes.count ? UInt32(bytes[index + 2]) : 0
    switch bytes[index] {
    // Controls, and the Arabic letter mark.
    case 0xC2 where (0x80...0x9F).contains(next): return (2, visible(next))
    case 0xD8 where next == 0x9C: return (2, visible(0x61C))
    case 0xE2, 0xEF:
      guard next & 0xC0 == 0x80, last & 0xC0 == 0x80 else { return nil }
      let scalar = UInt32(bytes[index] & 0xF) << 12 | (next & 0x3F) << 6 | last & 0x3F
      return isInvisible(scalar) ? (3, visible(scalar)) : nil
    default: return nil
    }
  }

  /// Line separators and what turns the direction of text, zero-width blanks, the byte order mark. Joiners stay.
  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFC: true
    default: false
    }
  }

  private static func visible(_ scalar: UInt32) -> String {
    "\\u{" + String(scalar, radix: 16, uppercase: true) + "}"
  }
}

extension DefaultStringInterpolation {
  /// Text from outside within markup of our own, escaped: `html.raw("<p>\(text: reason)</p>")`.
  mutating func appendInterpolation(text: String) {
    var html = HTMLText()
    html.text(text)
    appendLiteral(html.html)
  }
}
