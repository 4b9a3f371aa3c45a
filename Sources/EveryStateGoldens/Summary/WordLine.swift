/// A line of a golden as words, whatever its indentation: its style slot apart, since each line of wrapped text repeats it.
struct WordLine: Hashable {
  /// The words, one blank between them.
  let words: [UInt8]
  /// The braces at the end with what is in them; empty where all is plain.
  let style: [UInt8]
  /// How many `| ` stand before the words: how deep in presented content the line is.
  let depth: Int

  init(_ bytes: ArraySlice<UInt8>) {
    var parts = bytes.split(separator: Self.blank)
    style = Self.isStyle(bytes) ? Self.takeStyle(from: &parts) : []
    depth = parts.prefix { $0.count == 1 && $0.first == UInt8(ascii: "|") }.count
    words = Array(parts.dropFirst(depth).joined(separator: [Self.blank]))
  }

  /// The lines' words as one text, and their styles, each once in a row: the same however the text is wrapped.
  static func joined(_ lines: some Sequence<WordLine>) -> [UInt8] {
    var (words, styles): ([UInt8], [UInt8]) = ([], [])
    var last: [UInt8] = []
    for line in lines {
      if !words.isEmpty, !line.words.isEmpty { words.append(blank) }
      words += line.words
      if line.style != last { styles += line.style }
      last = line.style
    }
    return counted(words.count) + words + styles
  }

  /// A number as bytes that stand before what they count, so that no text can imitate the end of another.
  static func counted(_ count: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian, Array.init)
  }

  /// Whether the lines say the same in the same style at the same depth, so that only indentation and wrapping differ.
  static func areSameExceptForPlace(_ old: [WordLine], _ new: [WordLine]) -> Bool {
    guard !old.isEmpty, !new.isEmpty else { return (old + new).allSatisfy { $0.words.isEmpty && $0.style.isEmpty } }
    return joined(old) == joined(new) && Set(old.map(\.depth)) == Set(new.map(\.depth))
  }

  private static let blank = UInt8(ascii: " ")

  private static func isStyle(_ bytes: ArraySlice<UInt8>) -> Bool {
    // A brace of the app's own text is escaped, so that a plain one at the end closes a style slot.
    bytes.last == UInt8(ascii: "}") && bytes.dropLast().last != UInt8(ascii: "\\")
  }

  private static func takeStyle(from parts: inout [ArraySlice<UInt8>]) -> [UInt8] {
    guard let start = parts.lastIndex(where: { $0.first == UInt8(ascii: "{") }) else { return [] }
    defer { parts.removeSubrange(start...) }
    return Array(parts[start...].joined(separator: [blank]))
  }
}
