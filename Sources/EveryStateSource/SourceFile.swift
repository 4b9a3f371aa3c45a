/// The declarations of a Swift file outside of others, each with the names that it declares and uses.
package struct SourceFile: Sendable {
  package struct Declaration: Sendable {
    /// The lines from its attributes to its last brace.
    package let lines: ClosedRange<Int>
    /// The names by which others use it: a type's, a function's; those of the members of an extension.
    package fileprivate(set) var names: Set<String> = []
    /// All words in it, those of interpolations included.
    package fileprivate(set) var uses: Set<String> = []
    /// The type that it declares or extends.
    package fileprivate(set) var type: String?
    /// The word that begins it, `struct` or `func`.
    package fileprivate(set) var keyword = ""
    /// The names after the colon of a type.
    package fileprivate(set) var inherited: [String] = []
    /// Whether it can be used without a name of it being written: an operator, an initializer or a conformance of an extension.
    package fileprivate(set) var isUsedUnnamed = false
    /// Its words and marks, without comments and layout.
    package fileprivate(set) var text: [UInt8] = []
  }
  package private(set) var declarations: [Declaration] = []
  /// What is outside of declarations: imports, conditions.
  package private(set) var rest: [UInt8] = []

  private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]
  private static let named: Set<String> = types.union([
    "func", "var", "let", "typealias", "case", "macro", "precedencegroup",
  ])
  private static let unnamed: Set<String> = ["init", "subscript", "operator", "deinit"]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "mutating",
    "nonmutating", "nonisolated", "lazy", "weak", "unowned", "required", "convenience", "indirect", "dynamic",
    "isolated", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming", "unsafe", "safe", "async",
  ]

  package init(_ bytes: [UInt8]) {
    let source = SwiftTokens(bytes)
    let lines = LineNumbers(bytes)
    var place = 0
    while place < source.tokens.count {
      guard let word = Self.keyword(of: source, at: place) else {
        let end = Self.endOfLine(in: source, from: place)
        append(source, place..<end, to: &rest)
        place = end
        continue
      }
      let end = Self.end(ofDeclarationAt: word, in: source)
      let last = source.tokens[end - 1].range
      var declaration = Declaration(
        lines: lines.line(of: source.tokens[place].range.lowerBound)...lines.line(of: last.upperBound - 1))
      read(source, place..<end, keywordAt: word, to: &declaration)
      declarations.append(declaration)
      place = end
    }
  }

  /// The index of the keyword of the declaration that begins at a token, after attributes and modifiers.
  private static func keyword(of source: SwiftTokens, at start: Int) -> Int? {
    var place = start
    while place < source.tokens.count {
      let word = source.text(place)
      if word == "@" {
        place += 2
        while source.text(place) == "." { place += 2 }
        if source.text(place) == "(", source.isAdjacent(place) { place = source.end(ofBracketsAt: place) }
      } else if modifiers.contains(word) || word == "class" && (named.contains(source.text(place + 1))) {
        place += 1
        if source.text(place) == "(" { place = source.end(ofBracketsAt: place) }
      } else if word == "#" {
        // A macro declares something; a condition does not.
        return ["if", "elseif", "else", "endif", "sourceLocation"].contains(source.text(place + 1)) ? nil : place
      } else {
        return named.contains(word) || unnamed.contains(word) ? place : nil
      }
    }
    return nil
  }

  private static func endOfLine(in source: SwiftTokens, from start: Int) -> Int {
    var place = start
    repeat {
      place = ["(", "[", "{"].contains(source.text(place)) ? source.end(ofBracketsAt: place) : place + 1
    } while place < source.tokens.count && !source.tokens[place].startsLine
    return place
  }

  /// A declaration ends with the braces of its body, or where a line begins with another.
  private static func end(ofDeclarationAt keyword: Int, in source: SwiftTokens) -> Int {
    let isType = types.contains(source.text(keyword))
    var place = keyword + 1
    while place < source.tokens.count {
      let word = source.text(place)
      if ["(", "[", "{"].contains(word) {
        place = source.end(ofBracketsAt: place)
        if isType, word == "{" { break }
      } else if source.tokens[place].startsLine, Self.keyword(of: source, at: place) != nil || word == "#" {
        break
      } else {
        place += 1
      }
    }
    return place
  }

  private func read(
    _ source: SwiftTokens, _ range: Range<Int>, keywordAt keyword: Int, to declaration: inout Declaration
  ) {
    declaration.keyword = source.text(keyword)
    append(source, range, to: &declaration.text)
    for place in range {
      switch source.tokens[place].kind {
      case .word: declaration.uses.insert(Self.name(source.text(place)))
      case .literal: declaration.uses.formUnion(Self.words(inInterpolationsOf: source.text(place)))
      case .mark: break
      }
    }
    guard Self.types.contains(declaration.keyword) else {
      declaration.names = Self.names(in: source, at: keyword)
      declaration.isUsedUnnamed = declaration.names.isEmpty && declaration.keyword != "#"
      return
    }
    guard let brace = (keyword..<range.upperBound).first(where: { source.text($0) == "{" }) else { return }
    let head = (keyword + 1..<brace).prefix { source.text($0) != "where" }
    let colon = head.first { source.text($0) == ":" } ?? head.upperBound
    // Of `Shop.Cart`, the last name: others may write it alone.
    let type = (head.lowerBound..<colon).prefix { source.text($0) != "<" }.map(source.text).last { $0 != "." }
    declaration.type = type.map(Self.name)
    declaration.inherited = (colon..<head.upperBound).dropFirst().map(source.text).filter { $0 != "," && $0 != "." }
    declaration.names = declaration.type.map { [$0] } ?? []
    guard declaration.keyword == "extension" else { return }
    readMembers(of: source, brace + 1..<range.upperBound - 1, to: &declaration)
    if !declaration.inherited.isEmpty { declaration.isUsedUnnamed = true }
  }

  private func readMembers(of source: SwiftTokens, _ range: Range<Int>, to declaration: inout Declaration) {
    var place = range.lowerBound
    while place < range.upperBound {
      guard let keyword = Self.keyword(of: source, at: place), keyword < range.upperBound else {
        place = Self.endOfLine(in: source, from: place)
        continue
      }
      let names = Self.names(in: source, at: keyword)
      if names.isEmpty { declaration.isUsedUnnamed = true }
      declaration.names.formUnion(names)
      place = min(Self.end(ofDeclarationAt: keyword, in: source), range.upperBound)
    }
  }

  /// The names after a keyword; none for an operator or an initializer.
  private static func names(in source: SwiftTokens, at keyword: Int) -> Set<String> {
    guard named.contains(source.text(keyword)), source.tokens.indices.contains(keyword + 1) else { return [] }
    if source.text(keyword + 1) == "(" {
      let end = source.end(ofBracketsAt: keyword + 1)
      return Set((keyword + 2..<end).filter { source.tokens[$0].kind == .word }.map { name(source.text($0)) })
    }
    let word = name(source.text(keyword + 1))
    return source.tokens[keyword + 1].kind == .word && word != "callAsFunction" ? [word] : []
  }

  private func append(_ source: SwiftTokens, _ range: Range<Int>, to text: inout [UInt8]) {
    for place in range {
      text += source.bytes[source.tokens[place].range]
      text.append(UInt8(ascii: " "))
    }
  }

  private static func name(_ word: String) -> String {
    word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
  }

  private static func words(inInterpolationsOf literal: String) -> [String] {
    guard literal.contains("\\") else { return [] }
    return literal.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

/// The lines of a text's bytes.
struct LineNumbers {
  private var starts = [0]

  init(_ bytes: [UInt8]) { for (place, byte) in bytes.enumerated() where byte == 10 { starts.append(place + 1) } }

  /// From 1.
  func line(of byte: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= byte { low = middle } else { high = middle }
    }
    return low + 1
  }
}
