/// A Swift file as it is read on iOS: in its `#if` and `#elseif`, `os(iOS)` is `true   `, as long as before, so that each place in the
/// file is the same place.
package struct SourceForiOS {
  /// The file's bytes.
  package private(set) var bytes: [UInt8]
  /// Whether one of its conditions asks for iOS.
  package private(set) var isChanged = false
  private var place = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Few files do.
    guard String(decoding: bytes, as: UTF8.self).contains("iOS") else { return }
    while place < self.bytes.count { readNext() }
  }

  /// Steps over a comment, a literal or a letter, and reads a directive's condition.
  private mutating func readNext() {
    if starts(with: "//") {
      skip { $0 == Self.newline }
    } else if starts(with: "/*") {
      skipComment()
    } else if bytes[place] == UInt8(ascii: "\"") {
      skipLiteral(raw: 0)
    } else if bytes[place] == UInt8(ascii: "#") {
      let marks = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
      if place + marks < bytes.count, bytes[place + marks] == UInt8(ascii: "\"") {
        place += marks
        skipLiteral(raw: marks)
      } else if starts(with: "#if") || starts(with: "#elseif") {
        readCondition()
      } else {
        place += marks
      }
    } else {
      place += 1
    }
  }

  /// A condition ends with its line, or with the next line after a trailing operator.
  private mutating func readCondition() {
    var last = UInt8(ascii: " ")
    while place < bytes.count {
      if starts(with: "//") { return }
      if starts(with: "/*") {
        skipComment()
        continue
      }
      if bytes[place] == Self.newline, last != UInt8(ascii: "|"), last != UInt8(ascii: "&") { return }
      if let count = questionForiOS {
        bytes.replaceSubrange(place..<(place + count), with: "true".utf8.prefix(count) + Self.spaces(count - 4))
        isChanged = true
        place += count
        last = UInt8(ascii: ")")
        continue
      }
      if !Self.isSpace(bytes[place]) { last = bytes[place] }
      place += 1
    }
  }

  /// The length in bytes of `os(iOS)` at this position, if it occurs here.
  private var questionForiOS: Int? {
    guard starts(with: "os"), place == 0 || !Self.isLetter(bytes[place - 1]) else { return nil }
    var end = place + 2
    for part in ["(", "iOS", ")"] {
      while end < bytes.count, Self.isSpace(bytes[end]), bytes[end] != Self.newline { end += 1 }
      guard bytes[end...].starts(with: part.utf8) else { return nil }
      end += part.utf8.count
    }
    return end - place
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// A string literal. Interpolations contain no directives.
  private mutating func skipLiteral(raw marks: Int) {
    let isLong = starts(with: "\"\"\"")
    let end = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: marks)
    let escape = "\\" + String(repeating: "#", count: marks)
    place += isLong ? 3 : 1
    while place < bytes.count {
      if starts(with: end) {
        place += end.utf8.count
        return
      }
      if !isLong, bytes[place] == Self.newline { return }
      place += starts(with: escape) ? escape.utf8.count + 1 : 1
    }
  }

  private mutating func skip(until isEnd: (UInt8) -> Bool) {
    while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private static let newline = UInt8(ascii: "\n")
  private static func spaces(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: " "), count: count) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }
}
