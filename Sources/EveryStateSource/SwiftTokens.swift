/// The words, literals and marks of a Swift file, without comments.
package struct SwiftTokens {
  package struct Token: Equatable {
    package enum Kind { case word, literal, mark }
    package let kind: Kind
    /// Its bytes in the file.
    package let range: Range<Int>
    /// Whether it is the first of its line.
    package let startsLine: Bool
  }
  package let bytes: [UInt8]
  package private(set) var tokens: [Token] = []
  private var place = 0
  private var isAtLineStart = true

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count { readNext() }
  }

  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
  }

  /// Whether nothing is between a token and the one before it.
  package func isAdjacent(_ index: Int) -> Bool {
    index > 0 && tokens.indices.contains(index) && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// What is before the statements of a closure: `[weak self] result in`; nil for a closure that begins with a statement.
  package func head(ofClosureAt brace: Int) -> Range<Int>? {
    guard text(brace + 1) != "for" else { return nil }
    var next = brace + 1
    while next < tokens.count, next == brace + 1 || !tokens[next].startsLine {
      if text(next) == "in" { return brace + 1..<next + 1 }
      if ["=", "{", "}", ";", "let", "var", "if"].contains(text(next)) { return nil }
      next = text(next) == "[" ? end(ofBracketsAt: next) : next + 1
    }
    return nil
  }

  /// The index after the bracket that closes the one at `index`.
  package func end(ofBracketsAt index: Int) -> Int {
    var depth = 0
    for place in index..<tokens.count where tokens[place].kind == .mark {
      switch bytes[tokens[place].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return place + 1 }
      default: break
      }
    }
    return tokens.count
  }

  /// The index of the angle bracket that closes the one at `index`; nil for a sign of a comparison.
  package func end(ofAngleAt index: Int) -> Int? {
    var depth = 0
    for place in index..<tokens.count {
      switch text(place) {
      case "<": depth += 1
      case ">" where text(place - 1) != "-": depth -= 1
      case "{", "}", ";", "=": return nil
      default: break
      }
      if depth == 0 { return place }
    }
    return nil
  }

  private mutating func readNext() {
    let byte = bytes[place]
    if byte == 10 {
      isAtLineStart = true
      place += 1
    } else if byte <= 32 {
      place += 1
    } else if starts(with: "//") {
      while place < bytes.count, bytes[place] != 10 { place += 1 }
    } else if starts(with: "/*") {
      skipComment()
    } else if let marks = marksOfLiteral {
      take(.literal) { $0.skipLiteral(raw: marks) }
    } else if startsPattern {
      take(.literal) { reader in
        reader.place += 1
        while reader.place < reader.bytes.count, !reader.starts(with: "/"), reader.bytes[reader.place] != 10 {
          reader.place += reader.starts(with: "\\") ? 2 : 1
        }
        reader.place += 1
      }
    } else if isOfWord(byte) || byte == UInt8(ascii: "`") {
      take(.word) { reader in
        while reader.place < reader.bytes.count, reader.isOfWord(reader.bytes[reader.place]) || reader.starts(with: "`")
        {
          reader.place += 1
        }
      }
    } else {
      take(.mark) { $0.place += 1 }
    }
  }

  private mutating func take(_ kind: Token.Kind, _ step: (inout Self) -> Void) {
    let start = place
    step(&self)
    place = min(place, bytes.count)
    tokens.append(Token(kind: kind, range: start..<place, startsLine: isAtLineStart))
    isAtLineStart = false
  }

  private var marksOfLiteral: Int? {
    let marks = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let next = place + marks
    guard next < bytes.count else { return nil }
    return bytes[next] == UInt8(ascii: "\"") ? marks : nil
  }

  /// Whether a slash begins a regular expression: nothing that it could divide is before it.
  private var startsPattern: Bool {
    guard starts(with: "/"), place + 1 < bytes.count, bytes[place + 1] > 32, let last = tokens.last, last.kind == .mark
    else { return false }
    return "(=,:[".utf8.contains(bytes[last.range.lowerBound]) && last.range.upperBound <= place
      && bytes[place...].prefix { $0 != 10 }.dropFirst().contains(UInt8(ascii: "/"))
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") || starts(with: "*/") {
        depth += starts(with: "/*") ? 1 : -1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// A string literal with its interpolations, which may contain literals.
  private mutating func skipLiteral(raw marks: Int) {
    place += marks
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let fence = String(repeating: "#", count: marks)
    place += quote.utf8.count
    while place < bytes.count {
      let byte = bytes[place]
      // Most bytes begin nothing.
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 10 else {
        place += 1
        continue
      }
      if starts(with: quote + fence) {
        place += quote.utf8.count + marks
        return
      }
      if quote.utf8.count == 1, byte == 10 { return }
      if starts(with: "\\" + fence + "(") {
        place += 1 + marks
        skipInterpolation()
      } else {
        place += starts(with: "\\" + fence) ? 2 + marks : 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if let marks = marksOfLiteral {
        skipLiteral(raw: marks)
        continue
      }
      if starts(with: "(") { depth += 1 }
      if starts(with: ")") { depth -= 1 }
      place += 1
    } while depth > 0 && place < bytes.count
  }

  private func starts(with text: String) -> Bool {
    place < bytes.count && bytes[place] == text.utf8.first && bytes[place...].starts(with: text.utf8)
  }

  private func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
  }
}
