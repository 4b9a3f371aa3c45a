/// How many columns characters take in a terminal or a browser's monospace.
///
/// East Asian wide characters and emoji take two (Unicode Annex 11); a combining mark takes none; a sequence takes what its
/// base takes, and two once a variation selector asks for the emoji (Unicode Technical Standard 51).
enum CellWidth {
  static func of(_ text: String) -> Int {
    if let ascii = text.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }), ascii {
      return text.utf8.count
    }
    return text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value < 0x7F { return scalar.value >= 0x20 ? 1 : 0 }
      // U+FE0F asks for the emoji form of what stands before it.
      if scalar.value == 0xFE0F, width > 0 { return 2 }
      if width > 0, scalar.value != 0x20E3 { continue }
      width = max(width, of(scalar))
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = WideScalars.ranges.count
    while low < high {
      let middle = (low + high) / 2
      let range = WideScalars.ranges[middle]
      if value < range.0 { high = middle } else if value > range.1 { low = middle + 1 } else { return true }
    }
    return false
  }

  /// The characters that lie wholly between two columns, and the columns that they take.
  static func slice(_ text: String, from: Int, to: Int) -> (text: String, start: Int, end: Int) {
    var slice = ""
    var start: Int?
    var column = 0
    var end = from
    for character in text {
      let next = column + of(character)
      if column >= from, next <= to {
        if start == nil { start = column }
        slice.append(character)
        end = next
      }
      column = next
      if column >= to { break }
    }
    return (slice, start ?? from, start == nil ? from : end)
  }
}
