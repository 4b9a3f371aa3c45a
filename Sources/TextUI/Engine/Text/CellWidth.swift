/// The number of columns that characters take in a terminal (Unicode Annex 11, and Technical Standard 51 for emoji).
enum CellWidth {
  static func of(_ text: String) -> Int {
    if let ascii = text.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }), ascii {
      return text.utf8.count
    }
    return text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let base = first.value < 0x7F ? (first.value >= 0x20 ? 1 : 0) : of(first)
    if scalars.index(after: scalars.startIndex) == scalars.endIndex || base == 0 && first.value < 0x20 { return base }
    var width = base
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      // The variation selector requests the emoji form of the scalar before it.
      case 0xFE0F: return base > 0 ? 2 : 0
      // A scalar joined to an emoji, or a letter of a flag, takes no columns of its own.
      case 0x200D where base == 2, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF, 0xE0020...0xE007F: return max(base, 2)
      // Vowels and finals of a Hangul syllable are inside it.
      case 0x1160...0x11FF, 0xD7B0...0xD7FF: continue
      default: width += of(scalar)
      }
    }
    // A cluster never takes more than two columns in a terminal.
    return min(width, 2)
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
      if value < range.first { high = middle } else if value > range.last { low = middle + 1 } else { return true }
    }
    return false
  }

  /// The characters that are completely between two columns, and their columns.
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
