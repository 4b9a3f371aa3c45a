/// The words with which a declaration begins: `private static var name`. Attributes and comments are passed over.
struct DeclarationWords {
  /// The unread text.
  private(set) var rest: Substring

  init(_ source: some StringProtocol) { rest = Substring(source) }

  /// The next word; nil before any other character.
  mutating func next() -> Substring? {
    skipBlanks()
    while rest.first == "@" {
      rest = rest.dropFirst().drop(while: isPartOfWord)
      skipParentheses()
      skipBlanks()
    }
    let word = rest.prefix(while: isPartOfWord)
    rest = rest[word.endIndex...]
    // `private(set)` is one word.
    skipParentheses()
    return word.isEmpty ? nil : word
  }

  /// Passes over white space and comments.
  mutating func skipBlanks() {
    var length = 0
    repeat {
      length = rest.count
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") { rest = rest.drop { !$0.isNewline } }
      if rest.hasPrefix("/*") { skip(from: "/*", to: "*/") }
    } while rest.count < length
  }

  private mutating func skipParentheses() { if rest.first == "(" { skip(from: "(", to: ")") } }

  /// Skips the text between two marks, which may nest.
  private mutating func skip(from open: String, to close: String) {
    var depth = 0
    repeat {
      if rest.hasPrefix(open) { depth += 1 }
      if rest.hasPrefix(close) { depth -= 1 }
      rest = rest.dropFirst(depth == 0 ? close.count : 1)
    } while depth > 0 && !rest.isEmpty
  }

  private func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "." || character == "`"
  }
}
