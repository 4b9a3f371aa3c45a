/// What `@Entry var name: Type = value` stands for: a key of its own, and a getter and a setter that use it.
struct EntryExpansion {
  private let name: String
  private let type: String?
  private let value: String?

  /// - Parameters:
  ///   - declaration: the variable's source.
  ///   - context: the beginning of what the variable stands in, if the compiler says so.
  init(_ declaration: String, in context: String? = nil) throws(EntryRefusal) {
    var words = DeclarationWords(declaration)
    var isStatic = false
    var keyword = words.next()
    while let word = keyword, word != "var" {
      if Self.otherKeywords.contains(word) { throw .noVariable }
      isStatic = isStatic || word == "static" || word == "class"
      keyword = words.next()
    }
    if keyword == nil { throw .noVariable }
    if isStatic { throw .isStatic }
    if let context { try Self.check(context) }
    let equals = Self.firstEquals(in: words.rest)
    let head = words.rest[..<(equals ?? words.rest.endIndex)]
    if equals == nil, head.contains("{") { throw .isComputed }
    let parts = head.split(separator: ":", maxSplits: 1).map(Self.trimmed)
    // A name may be a word of the language's.
    name = (parts.first ?? "").filter { $0 != "`" }
    type = parts.count == 2 ? parts[1] : nil
    value = equals.map { Self.trimmed(words.rest[words.rest.index(after: $0)...]) }
  }

  /// The getter and the setter.
  var accessors: String { "get { self[__Key_\(name).self] }\nset { self[__Key_\(name).self] = newValue }" }

  /// The key. A line ends behind all that comes from the source: it may end in a comment.
  var key: String {
    let value = value ?? "nil"
    let property =
      type.map { "static var defaultValue: \($0)\n{\n\(value)\n}" } ?? "static let defaultValue = \(value)"
    return "private struct __Key_\(name): EnvironmentKey {\n\(property)\n}"
  }

  private static let otherKeywords: Set<Substring> = [
    "let", "func", "subscript", "init", "struct", "enum", "typealias",
  ]

  private static func check(_ context: String) throws(EntryRefusal) {
    var words = DeclarationWords(context)
    var keyword = words.next()
    while let word = keyword, !["extension", "struct", "class", "enum", "actor", "protocol", "func"].contains(word) {
      keyword = words.next()
    }
    guard let keyword, let name = words.next() else { return }
    let type = name.split(separator: ".").last.map(String.init) ?? ""
    if keyword != "extension" || !EntryRefusal.places.contains(type) { throw .misplaced("\(keyword) \(name)") }
  }

  /// The first `=` that stands in no brackets of the type and in no comment.
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
