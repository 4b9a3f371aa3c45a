/// Scalars without a shape of their own that change their neighbors' shapes, in an emoji, a flag or a ligature.
struct JoiningScalars {
  private let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Whether the scalar at `index` changes the shape of its neighbors.
  func isSeen(at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    return switch scalars[index].value {
    case 0x200D: isVirama(before) || joinsEmoji(at: index)
    case 0xFE0E, 0xFE0F: selectsEmoji(at: index)
    // Variants of symbols and of ideographs.
    case 0xFE00...0xFE0D: before.properties.isIdeographic || before.properties.generalCategory == .mathSymbol
    case 0xE0100...0xE01EF: before.properties.isIdeographic
    // Variants of Mongolian letters.
    case 0x180B...0x180D, 0x180F: (0x1820...0x18AA).contains(before.value)
    case 0xE0020...0xE007F: isInFlag(at: index)
    default: false
    }
  }

  /// After a virama the joiner shapes a conjunct, as in Sinhala.
  private func isVirama(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.canonicalCombiningClass == .virama }

  private func joinsEmoji(at index: Int) -> Bool {
    guard scalars.indices.contains(index + 1), Self.joined.contains(scalars[index + 1].value) else { return false }
    // The part before may have a skin, or ask for its emoji form.
    var base = index - 1
    while base > 0, scalars[base].value == 0xFE0F || Self.skins.contains(scalars[base].value) { base -= 1 }
    return isEmoji(scalars[base])
  }

  private func selectsEmoji(at index: Int) -> Bool {
    let before = scalars[index - 1]
    if before.isASCII {
      return "0123456789#*".unicodeScalars.contains(before) && scalars[index].value == 0xFE0F
        && scalars.indices.contains(index + 1) && scalars[index + 1].value == 0x20E3
    }
    return isEmoji(before) && !Self.skins.contains(before.value) && !Self.flagLetters.contains(before.value)
  }

  private func isEmoji(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmoji && !scalar.isASCII }

  /// A black flag with the tags of a country's part: two letters, one to three letters or digits, and the end.
  private func isInFlag(at index: Int) -> Bool {
    var start = index
    while start > 0, Self.tags.contains(scalars[start].value) { start -= 1 }
    guard scalars[start].value == 0x1F3F4 else { return false }
    let tags = scalars[(start + 1)...].prefix { Self.tags.contains($0.value) }
    guard let end = tags.firstIndex(where: { $0.value == Self.tags.upperBound }), index <= end else { return false }
    let name = tags[..<end].map { Unicode.Scalar($0.value - 0xE0000)! }
    return (3...5).contains(name.count) && name.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
      && name.prefix(2).allSatisfy { !("0"..."9").contains($0) }
  }

  private static let skins: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
  private static let flagLetters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
  private static let tags: ClosedRange<UInt32> = 0xE0020...0xE007F

  /// The scalars after a joiner in an emoji of Unicode 17: a human or a part of one, an activity or role, a flag's sign, a color.
  /// Two emoji with a joiner between that belong to no such sequence look like two emoji.
  private static let joined: Set<UInt32> = [
    0x2194, 0x2195, 0x2620, 0x2640, 0x2642, 0x2695, 0x2696, 0x26A7, 0x2708, 0x2744, 0x2764, 0x27A1, 0x2B1B, 0x1F308,
    0x1F32B, 0x1F33E, 0x1F373, 0x1F37C, 0x1F384, 0x1F393, 0x1F3A4, 0x1F3A8, 0x1F3EB, 0x1F3ED, 0x1F430, 0x1F466,
    0x1F467, 0x1F468, 0x1F469, 0x1F48B, 0x1F4A5, 0x1F4A8, 0x1F4AB, 0x1F4BB, 0x1F4BC, 0x1F525, 0x1F527, 0x1F52C,
    0x1F5E8, 0x1F680, 0x1F692, 0x1F7E9, 0x1F7EB, 0x1F91D, 0x1F9AF, 0x1F9B0, 0x1F9B1, 0x1F9B2, 0x1F9B3, 0x1F9BA,
    0x1F9BC, 0x1F9BD, 0x1F9D1, 0x1F9D2, 0x1FA70, 0x1FA79, 0x1FAEF,
  ]
}
