/// A line of a golden as words, whatever its indentation: its style slot apart, since each line of wrapped text repeats it.
struct WordLine: Hashable {
  /// The words, one blank between them.
  let words: [UInt8]
  /// The braces at the end with what is in them; empty where all is plain.
  let style: [UInt8]
  /// How many `| ` stand before the words: how deep in presented content the line is.
  let depth: Int

  init(_ bytes: ArraySlice<UInt8>) {
    var (words, style): ([UInt8], [UInt8]) = ([], [])
    var depth = 0
    bytes.withUnsafeBufferPointer { buffer in
      let slot = Self.styleStart(in: buffer)
      style = Array(buffer[slot...])
      words.reserveCapacity(slot)
      var index = 0
      while index < slot {
        let start = index
        while index < slot, buffer[index] != Self.blank { index += 1 }
        if words.isEmpty, index - start == 1, buffer[start] == UInt8(ascii: "|") {
          depth += 1
        } else if index > start {
          if !words.isEmpty { words.append(Self.blank) }
          words.append(contentsOf: buffer[start..<index])
        }
        index += 1
      }
    }
    (self.words, self.style, self.depth) = (words, style, depth)
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

  /// Where the style slot begins; the end where there is none. A brace of the app's own text is escaped, so that a plain one
  /// at the end closes a slot.
  private static func styleStart(in line: UnsafeBufferPointer<UInt8>) -> Int {
    let count = line.count
    guard count > 1, line[count - 1] == UInt8(ascii: "}"), line[count - 2] != UInt8(ascii: "\\") else { return count }
    var index = count - 1
    while index >= 0 {
      if line[index] == UInt8(ascii: "{"), index == 0 || line[index - 1] == blank { return index }
      index -= 1
    }
    return count
  }
}
