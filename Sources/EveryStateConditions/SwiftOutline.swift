import EveryStateSource

/// The declarations of a Swift file, with their places.
package struct SwiftOutline {
  package struct Declaration {
    /// `func`, `var`, `struct`, `#Preview`.
    package let kind: String
    /// `Cloud.save(_:)`; with `#2` for the second of that name in the file.
    package fileprivate(set) var name: String
    /// All of its bytes, attributes included.
    package fileprivate(set) var range: Range<Int>
    /// The bytes between the braces of a function or an accessor, or of an initial value.
    package fileprivate(set) var body: Range<Int>?
    /// The words before the body.
    package fileprivate(set) var head: [String] = []
    /// The index of the type around it.
    package let parent: Int?
    /// Whether the body is the initial value of a property with a type.
    package fileprivate(set) var isValue = false
    package fileprivate(set) var isThrowing = false
    package fileprivate(set) var accessors = Accessors.none

    /// What a property's braces hold besides a getter.
    package enum Accessors { case none, getAndSet, observers }

    package var isType: Bool { SwiftOutline.types.contains(kind) }
    package var isView: Bool { kind == "struct" && inherited.contains("View") }
    /// The names after the colon of a type.
    package var inherited: [String] {
      guard isType, let colon = head.firstIndex(of: ":") else { return [] }
      return head[colon...].dropFirst().prefix { $0 != "where" }.split(separator: ",").compactMap(\.last)
    }
  }
  package private(set) var declarations: [Declaration] = []
  package let source: SwiftTokens
  private var place = 0

  fileprivate static let types: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "mutating",
    "nonmutating", "nonisolated", "lazy", "weak", "unowned", "required", "convenience", "indirect", "dynamic",
    "optional", "isolated", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming", "unsafe", "safe",
  ]
  private static let keywords = types.union([
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype", "import",
    "precedencegroup",
    "operator", "macro",
  ])

  package init(_ bytes: [UInt8]) {
    source = SwiftTokens(bytes)
    readMembers(of: nil)
    // What a protocol requires has no body.
    for index in declarations.indices
    where declarations[index].parent.map({ declarations[$0].kind == "protocol" }) == true {
      declarations[index].body = nil
    }
    var seen: [String: Int] = [:]
    for index in declarations.indices {
      let name = declarations[index].name
      seen[name, default: 0] += 1
      if let count = seen[name], count > 1 { declarations[index].name += "#\(count)" }
    }
  }

  /// The innermost declaration at a byte.
  package func declaration(at byte: Int) -> Int? {
    declarations.indices.filter { declarations[$0].range.contains(byte) }.max {
      declarations[$0].range.lowerBound < declarations[$1].range.lowerBound
    }
  }

  private func text(_ index: Int) -> String { source.text(index) }
  private var isAtEnd: Bool { place >= source.tokens.count }

  private mutating func readMembers(of parent: Int?) {
    while !isAtEnd {
      if text(place) == "}" {
        place += 1
        return
      }
      if text(place) == "#", ["if", "elseif", "else", "endif", "sourceLocation"].contains(text(place + 1)) {
        skipLine()
      } else if !readDeclaration(in: parent) {
        place = ["(", "[", "{"].contains(text(place)) ? source.end(ofBracketsAt: place) : place + 1
      }
    }
  }

  private mutating func skipLine() {
    repeat { place += 1 } while !isAtEnd && !source.tokens[place].startsLine
  }

  /// Reads one declaration with its attributes; false, and nothing is read, where none begins.
  private mutating func readDeclaration(in parent: Int?) -> Bool {
    let start = place
    var next = place
    while true {
      if text(next) == "@" {
        next += 2
        while text(next) == "." { next += 2 }
        if text(next) == "(", !source.tokens[next].startsLine { next = source.end(ofBracketsAt: next) }
      } else if Self.modifiers.contains(text(next)) || text(next) == "class" && Self.isMember(text(next + 1)) {
        next += 1
        if text(next) == "(" { next = source.end(ofBracketsAt: next) }
      } else {
        break
      }
    }
    if text(next) == "#", next == start || source.tokens[start].kind == .mark,
      source.tokens[next].startsLine || next > start,
      source.tokens.indices.contains(next + 1), source.tokens[next + 1].kind == .word
    {
      readExpansion(from: start, at: next, in: parent)
      return true
    }
    let kind = text(next)
    guard Self.keywords.contains(kind) else { return false }
    place = next + 1
    switch kind {
    case "import", "typealias", "associatedtype", "case", "precedencegroup", "operator", "macro":
      readLine(kind, from: start, in: parent)
    case "func", "init", "deinit", "subscript": readFunction(kind, from: start, in: parent)
    case "var", "let": readProperty(kind, from: start, in: parent)
    default: readType(kind, from: start, in: parent)
    }
    return true
  }

  private static func isMember(_ word: String) -> Bool {
    ["func", "var", "let", "subscript", "init"].contains(word) || modifiers.contains(word)
  }

  private func bytes(from start: Int, to end: Int) -> Range<Int> {
    let last = min(max(end - 1, start), source.tokens.count - 1)
    return source.tokens[start].range.lowerBound..<source.tokens[last].range.upperBound
  }

  private func words(_ start: Int, _ end: Int) -> [String] { start < end ? (start..<end).map(text) : [] }

  private func named(_ name: String, in parent: Int?) -> String {
    parent.map { declarations[$0].name + "." + name } ?? name
  }

  private mutating func readType(_ kind: String, from start: Int, in parent: Int?) {
    var name = text(place)
    let head = place
    while !isAtEnd, text(place) != "{" {
      if text(place) == ".", place == head + 1 || text(place - 2) == "." { name += "." + text(place + 1) }
      place += 1
    }
    let index = declarations.count
    declarations.append(
      Declaration(
        kind: kind, name: named(name, in: parent), range: bytes(from: start, to: place), head: words(start, place),
        parent: parent))
    place += 1
    readMembers(of: index)
    declarations[index].range = bytes(from: start, to: place)
  }

  private mutating func readFunction(_ kind: String, from start: Int, in parent: Int?) {
    var name = kind == "func" ? "" : kind
    while !isAtEnd, text(place) != "(", text(place) != "<", text(place) != "{" || kind != "deinit" {
      name += text(place)
      place += 1
    }
    // An operator may begin with an angle bracket.
    while !isAtEnd, text(place) != "(", text(place) != "{" { place += 1 }
    if text(place) == "(" {
      let end = source.end(ofBracketsAt: place)
      name += "(" + labels(place + 1, end - 1) + ")"
      place = end
    }
    var body: Range<Int>?
    var head = place
    var isThrowing = false
    while !isAtEnd, text(place) != "}" {
      if text(place) == "throws" { isThrowing = true }
      if text(place) == "{" {
        head = place
        let end = source.end(ofBracketsAt: place)
        body = source.tokens[place].range.upperBound..<source.tokens[end - 1].range.lowerBound
        place = end
        break
      }
      if source.tokens[place].startsLine, beginsDeclaration { break }
      place = ["(", "["].contains(text(place)) ? source.end(ofBracketsAt: place) : place + 1
      head = place
    }
    declarations.append(
      Declaration(
        kind: kind, name: named(name, in: parent), range: bytes(from: start, to: place), body: body,
        head: words(start, head), parent: parent, isThrowing: isThrowing))
  }

  private func labels(_ start: Int, _ end: Int) -> String {
    var result = ""
    var depth = 0
    var isFirst = true
    for index in start..<max(start, end) {
      switch text(index) {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where text(index - 1) != "-": depth -= 1
      case "," where depth == 0: isFirst = true
      default:
        // An attribute of a parameter is not its label.
        if depth == 0, isFirst, source.tokens[index].kind == .word, text(index - 1) != "@" {
          result += text(index) + ":"
          isFirst = false
        }
      }
    }
    return result
  }

  private var beginsDeclaration: Bool {
    let word = text(place)
    return word == "@" || word == "}" || word == "#" || Self.keywords.contains(word) || Self.modifiers.contains(word)
  }

  private mutating func readProperty(_ kind: String, from start: Int, in parent: Int?) {
    let name = text(place)
    place += 1
    var body: Range<Int>?
    var equals: Int?
    var head: Int?
    var hasType = false
    while !isAtEnd, text(place) != "}", text(place) != ";" {
      let token = source.tokens[place]
      if token.startsLine, place > start + 1, !continues { break }
      switch text(place) {
      case ":" where equals == nil: hasType = true
      case "=" where equals == nil && !Self.isOperator(text(place - 1)) && text(place + 1) != "=": equals = place
      case "{" where equals == nil:
        let end = source.end(ofBracketsAt: place)
        body = token.range.upperBound..<source.tokens[end - 1].range.lowerBound
        head = place
      default: break
      }
      place = ["(", "[", "{"].contains(text(place)) ? source.end(ofBracketsAt: place) : place + 1
      if body != nil { break }
    }
    var accessors = Declaration.Accessors.none
    if let head {
      let inside = (head..<place).filter { source.tokens[$0].kind == .word }.map(text)
      let first = inside.first { !["@", "nonisolated", "mutating", "private"].contains($0) } ?? ""
      if ["willSet", "didSet"].contains(first) { accessors = .observers }
      if ["get", "set", "_read", "_modify"].contains(first), inside.contains("set") { accessors = .getAndSet }
    }
    var isValue = false
    if let equals, hasType {
      body = source.tokens[equals].range.upperBound..<bytes(from: start, to: place).upperBound
      isValue = true
    }
    declarations.append(
      Declaration(
        kind: kind, name: named(name, in: parent), range: bytes(from: start, to: place), body: body,
        head: words(start, head ?? equals ?? place), parent: parent, isValue: isValue, accessors: accessors))
  }

  private static func isOperator(_ word: String) -> Bool { ["=", "!", "<", ">", "+", "-", "*", "/"].contains(word) }

  private var continues: Bool { Self.continues(source, place) }

  /// Whether the line of a token continues what the one before began.
  static func continues(_ source: SwiftTokens, _ place: Int) -> Bool {
    let (word, last) = (source.text(place), source.text(place - 1))
    if [".", "?", ":", "=", "&", "|", "+", "-", "*", "/", "{", "(", "<", ">", ")", "]"].contains(word) { return true }
    // A choice has a blank before its mark, an optional type has none.
    if last == "?" { return !source.isAdjacent(place - 1) }
    return ["=", ",", ":", "+", "-", "*", "/", "&", "|", "(", "["].contains(last) || word == "??" || word == "in"
      || last == "in" || ["as", "is", "else", "catch"].contains(word)
  }

  /// `import Photos`, `case one(Int)`: up to the end of the line, brackets included.
  private mutating func readLine(_ kind: String, from start: Int, in parent: Int?) {
    let first = place
    while !isAtEnd, text(place) != "}", place == first || !source.tokens[place].startsLine || continues {
      place = ["(", "[", "{"].contains(text(place)) ? source.end(ofBracketsAt: place) : place + 1
    }
    declarations.append(
      Declaration(
        kind: kind, name: named("\(kind) \(text(first))", in: parent), range: bytes(from: start, to: place),
        head: words(start, place), parent: parent))
  }

  /// `#Preview("Empty") { ... }`.
  private mutating func readExpansion(from start: Int, at mark: Int, in parent: Int?) {
    place = mark + 2
    let title = text(place) == "(" ? text(place + 1) : ""
    while !isAtEnd, ["(", "{"].contains(text(place)) && !source.tokens[place].startsLine {
      place = source.end(ofBracketsAt: place)
    }
    declarations.append(
      Declaration(
        kind: "#" + text(mark + 1), name: named("#\(text(mark + 1)) \(title.filter { $0 != "\t" })", in: parent),
        range: bytes(from: start, to: place), parent: parent))
  }
}
