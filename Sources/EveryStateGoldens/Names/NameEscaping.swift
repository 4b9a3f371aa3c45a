/// Turns any string into one path component and back: characters that a file system, git or a shell could misread become `%XX` (RFC 3986).
package enum NameEscaping {
  /// The longest component in UTF-8 bytes. File systems allow 255, encrypted ones less; `.txt` and a margin are kept.
  static let byteLimit = 200

  /// The component for `name`. Every string has one; the caller checks its length.
  static func encode(_ name: String) -> String {
    if isPlain(name) { return name }
    let scalars = Array(name.unicodeScalars)
    var escaped = scalars.indices.map { mustEscape(scalars, at: $0) }
    if let dot = dotOfTextSuffix(scalars) { escaped[dot] = true }
    if isReservedByWindows(name) { escaped[0] = true }
    var result = String.UnicodeScalarView()
    for (scalar, isEscaped) in zip(scalars, escaped) {
      if isEscaped { result.append(contentsOf: percentForm(of: scalar).unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }

  /// The string with this component, or nil if no string has it (another tool named that file).
  static func decode(_ component: String) -> String? {
    guard let name = percentDecoded(component) else { return nil }
    return encode(name).utf8.elementsEqual(component.utf8) ? name : nil
  }

  /// Reads `%XX`, and keeps a stray `%`, for text that users type.
  package static func read(_ text: Substring) -> String {
    percentDecoded(String(text), isLenient: true) ?? String(text)
  }

  private static func percentDecoded(_ text: String, isLenient: Bool = false) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        if index + 2 < bytes.count, let high = hexValue(bytes[index + 1]), let low = hexValue(bytes[index + 2]) {
          result.append(high << 4 | low)
          index += 3
          continue
        }
        guard isLenient else { return nil }
      }
      result.append(bytes[index])
      index += 1
    }
    return String(validating: result, as: UTF8.self)
  }

  static func percentForm(of scalar: Unicode.Scalar) -> String {
    let digits = Array("0123456789ABCDEF")
    return String(String(scalar).utf8.flatMap { ["%", digits[Int($0 >> 4)], digits[Int($0 & 15)]] as [Character] })
  }

  /// Whether no character needs an escape, by a quick check. Names that may be devices of Windows are checked in full.
  private static func isPlain(_ name: String) -> Bool {
    // By bytes in one pass: thousands of names are made, in debug builds too.
    name.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return false }
      guard bytes.count > 4 || !"acnlp".utf8.contains(start[0] | 0x20) else { return false }
      var firstDot = bytes.count
      var hasBlankInStem = false
      for index in 0..<bytes.count {
        switch start[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          continue
        case UInt8(ascii: " "): hasBlankInStem = hasBlankInStem || firstDot == bytes.count
        case UInt8(ascii: "."): firstDot = min(firstDot, index)
        default: return false
        }
      }
      let last = start[bytes.count - 1]
      guard start[0] != UInt8(ascii: " "), last != UInt8(ascii: " ") else { return false }
      if firstDot == bytes.count { return true }
      guard firstDot > 4 else { return false }
      let suffix = start + (bytes.count - 4)
      let isText =
        suffix[0] == UInt8(ascii: ".") && suffix[1] | 0x20 == UInt8(ascii: "t")
        && suffix[2] | 0x20 == UInt8(ascii: "x") && suffix[3] | 0x20 == UInt8(ascii: "t")
      return !hasBlankInStem && last != UInt8(ascii: ".") && !isText
    } ?? false
  }

  private static func mustEscape(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    if unsafePunctuation.contains(scalar) { return true }
    if scalar == "\u{200D}" { return !joinsSymbols(scalars, at: index) }
    if isInvisible(scalar.value) { return true }
    return (scalar == "." || scalar == " ") && (index == 0 || index == scalars.count - 1)
  }

  /// Forbidden on Windows or in a path; `%` for the inverse; `~` since git refuses short names such as `git~1`.
  private static let unsafePunctuation: Set<Unicode.Scalar> = ["\"", "%", "*", "/", ":", "<", ">", "?", "\\", "|", "~"]

  /// Control characters, blanks that look like others, and characters without a width or that change the direction of text.
  private static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0...0x1F, 0x7F...0xA0, 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x1680, 0x17B4, 0x17B5, 0x180B...0x180F,
      0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0xE0000...0xE0FFF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// A joiner between two symbols makes one emoji of them (a family, a profession) and stays readable.
  private static func joinsSymbols(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    // At an end the joiner takes the place of the missing neighbor, and is invisible.
    [scalars[max(0, index - 1)], scalars[min(index + 1, scalars.count - 1)]].allSatisfy {
      $0.value > 0x2000 && !isInvisible($0.value)
    }
  }

  /// Folders never end in `.txt`, so no screen and no catalog can claim the names `matrix.txt` and `index.txt`.
  private static func dotOfTextSuffix(_ scalars: [Unicode.Scalar]) -> Int? {
    let suffix = String(String.UnicodeScalarView(scalars.suffix(4)))
    return scalars.count >= 4 && suffix.lowercased() == ".txt" ? scalars.count - 4 : nil
  }

  /// Windows opens a device for these names (Win32 documentation, "Naming Files, Paths, and Namespaces").
  private static func isReservedByWindows(_ name: String) -> Bool {
    var stem = name.prefix { $0 != "." }.uppercased()
    while stem.last == " " { stem.removeLast() }
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
    guard stem.count == 4, stem.hasPrefix("COM") || stem.hasPrefix("LPT") else { return false }
    return "0123456789\u{B9}\u{B2}\u{B3}".contains(stem.last!)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
