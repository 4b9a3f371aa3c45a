/// How far letters reach, in thousandths of the font's size: estimates by class of letter, not measured on a device.
enum Advances {
  static let wide = 1000
  static let unknown = 600

  /// By byte; anything but a letter takes nothing.
  static let ascii: [Int] = (0..<128).map { byte in
    switch Unicode.Scalar(UInt8(byte)) {
    case "\0"..<" ", "\u{7F}": 0
    case "i", "j", "l", "I", "'", ".", ",", ":", ";", "|", "!", "`": 260
    case " ": 280
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "\"": 370
    case "m", "w": 820
    case "M", "W", "@", "%": 900
    case "0"..."9", "+", "=", "<", ">", "~", "^", "#", "$", "_", "*", "?", "&": 620
    case "A"..."Z": 680
    default: 560
    }
  }

  static func of(_ character: Character) -> Int {
    let scalar = character.unicodeScalars.first!
    if scalar.value < 0x80, character.utf8.count == 1 { return ascii[Int(scalar.value)] }
    switch CellWidth.of(character) {
    case 0: return isBlank(scalar) ? 280 : 0
    case 2: return wide
    default: return of(scalar)
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .spaceSeparator }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    // A letter with a mark that is written as two characters.
    if scalar.value < 0x80 { return ascii[Int(scalar.value)] }
    switch scalar {
    case "\u{2018}", "\u{2019}": return 260
    case "\u{201C}", "\u{201D}": return 370
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return 280
    case .uppercaseLetter, .titlecaseLetter: return 680
    case .lowercaseLetter, .otherLetter, .modifierLetter: return 560
    case .decimalNumber, .currencySymbol: return 620
    default: return unknown
    }
  }
}
