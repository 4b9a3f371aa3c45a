/// Puts isolates around a text with letters or digits from right to left (Unicode Annex 9, "Explicit Directional Isolates"). Every page
/// and terminal then keeps the order of a line's texts, and turns each text as a phone does. The marks of formatters, which the note
/// names, give way to the isolates that they imply.
struct BidiText {
  private let isRightToLeft: Bool
  /// Whether a mark of the other direction has begun: it turns the number after it.
  private var isInNumber = false

  private static let (leftToRight, rightToLeft, end): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
    "\u{2066}", "\u{2067}", "\u{2069}"
  )

  init(_ text: String) {
    let first = text.unicodeScalars.first { Self.isStrong($0) }
    isRightToLeft = first.map(Self.isRightToLeft) ?? false
  }

  private init(drawn: String) { isRightToLeft = drawn.unicodeScalars.first(where: Self.isIsolate) == Self.rightToLeft }

  /// Letters and digits of Hebrew, Arabic and related scripts, and their marks.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Whether it gives a text its direction: digits do not.
  private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x61C
    }
  }

  /// Opens or closes the isolate of a number before the next scalar.
  mutating func move(to scalar: Unicode.Scalar, in text: inout String) {
    if isInNumber, scalar.properties.isWhitespace || Self.isStrong(scalar) {
      text.unicodeScalars.append(Self.end)
      isInNumber = false
    }
    let isOther = scalar == "\u{200E}" ? isRightToLeft : (scalar == "\u{200F}" || scalar == "\u{61C}") && !isRightToLeft
    guard isOther else { return }
    text.unicodeScalars.append(isRightToLeft ? Self.leftToRight : Self.rightToLeft)
    isInNumber = true
  }

  /// A prompt's parentheses are the drawing's own.
  func closed(_ text: String) -> String {
    let isPrompt = text.hasPrefix("(") && text.hasSuffix(")")
    let inner = isPrompt ? text.dropFirst().dropLast() : text[...]
    let isolated = wrapped(String(inner) + (isInNumber ? String(Character(Self.end)) : ""))
    return isPrompt ? "(\(isolated))" : isolated
  }

  private func wrapped(_ text: String) -> String {
    String(Character(isRightToLeft ? Self.rightToLeft : Self.leftToRight)) + text + String(Character(Self.end))
  }

  static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2069).contains(scalar.value) }

  /// The text without isolates.
  static func bare(_ text: String) -> String {
    guard text.hasByte({ $0 == 0xE2 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isIsolate($0) }))
  }

  /// A part of `whole` in isolates of its own, as a cut leaves some open.
  static func part(_ text: String, of whole: String) -> String {
    guard whole.hasByte({ $0 == 0xE2 }), whole.unicodeScalars.contains(where: isIsolate) else { return text }
    return BidiText(drawn: whole).wrapped(bare(text))
  }
}
