/// `static var name: Type = value`, as a macro is given it.
struct DeclaredVariable {
  let name: String
  let type: String?
  let value: String?
  let isStatic: Bool
  private(set) var isComputed = false

  /// - Parameter source: the declaration's source; the result is nil unless it declares a variable.
  init?(_ source: String) {
    var words = DeclarationWords(source)
    var isStatic = false
    var keyword = words.next()
    while let word = keyword, word != "var" {
      if Self.otherKeywords.contains(word) { return nil }
      isStatic = isStatic || word == "static" || word == "class"
      keyword = words.next()
    }
    if keyword == nil { return nil }
    self.isStatic = isStatic
    let equals = Self.firstEquals(in: words.rest)
    let head = words.rest[..<(equals ?? words.rest.endIndex)]
    isComputed = equals == nil && head.contains("{")
    let parts = head.split(separator: ":", maxSplits: 1).map(Self.trimmed)
    // A name may be a word of the language's.
    name = (parts.first ?? "").filter { $0 != "`" }
    type = parts.count == 2 ? parts[1] : nil
    value = equals.map { Self.trimmed(words.rest[words.rest.index(after: $0)...]) }
  }

  private static let otherKeywords: Set<Substring> = [
    "let", "func", "subscript", "init", "struct", "enum", "typealias",
  ]

  /// The first `=` outside the type's brackets and outside comments.
  private static func firstEquals(in text: Substring) -> String.Index? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      var words = DeclarationWords(text[index...])
      words.skipBlanks()
      index = words.rest.startIndex
      guard index < text.endIndex else { return nil }
      switch text[index] {
      case "<", "(", "[", "{": depth += 1
      case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
