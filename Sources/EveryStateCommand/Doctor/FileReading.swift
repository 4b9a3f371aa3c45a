/// What one file says, as far as its tokens tell: what it imports, declares and uses.
struct FileReading {
  struct Import {
    let name: String
    /// `os.log` where it is of a part.
    let path: String
    let line: Int
  }
  /// A name in use.
  struct Use: Hashable {
    /// `Foo`, `.foo`, `@Foo`, `\.foo`, `#foo`, `Foo.bar`; with `(label:)` where it is called so.
    let name: String
    let line: Int
    /// In which of the file's types.
    let type: Int?
  }
  /// A type, or an extension of one, with the names that it mentions.
  struct DeclaredType {
    let name: String
    let line: Int
    let isView: Bool
    let isExtension: Bool
    fileprivate(set) var parts: Set<String> = []
  }
  /// A call whose labels can be compared.
  struct Call {
    /// `.frame`, `Text`.
    let name: String
    let labels: [String]
    let trailing: Int
    let line: Int
    let type: Int?
    var text: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  }
  private(set) var imports: [Import] = []
  private(set) var declared: Set<String> = []
  /// The types that the file extends.
  private(set) var extended: Set<String> = []
  private(set) var uses: [Use] = []
  private(set) var calls: [Call] = []
  private(set) var types: [DeclaredType] = []
  /// Whether an app or a widget begins here.
  private(set) var isStart = false

  private let tokens: [SwiftTokens.Token]
  /// The braces that are open.
  private var open: [Brace] = []
  private enum Brace {
    case type(Int, isEnum: Bool)
    case other
  }
  /// The type whose brace comes next.
  private var next: Brace?

  init(_ source: [UInt8], importable: Set<String>) {
    tokens = ActiveTokens(SwiftTokens(source).tokens, imports: importable).tokens
    for index in tokens.indices { read(index) }
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
  private func kind(_ index: Int) -> SwiftTokens.Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }
  private func isMark(_ index: Int, _ mark: String) -> Bool { kind(index) == .mark && text(index) == mark }
  private func isText(_ index: Int) -> Bool { kind(index) == .literal && text(index).isEmpty }

  private mutating func read(_ index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .mark:
      if token.text == "{" {
        open.append(next ?? .other)
        next = nil
      } else if token.text == "}" {
        _ = open.popLast()
      } else if token.text == "(" {
        readTuple(index)
      }
    case .word: readWord(token, index)
    case .attribute:
      if ["main", "UIApplicationMain", "NSApplicationMain"].contains(token.text) { isStart = true }
      use("@" + token.text, token)
    case .member(let isCalled): readMember(token, index, isCalled)
    case .keyPath where token.text.utf8.first.map { $0 < 0x3A } == true: break
    case .keyPath:
      let isEnvironment =
        isMark(index - 1, "(") && (text(index - 2) == "Environment" || text(index - 2) == "environment")
      use((isEnvironment ? "\\EnvironmentValues." : "\\.") + token.text, token)
    case .macro: use(token.text, token)
    case .literal, .directive: break
    }
  }

  private static let declaring: Set<String> = [
    "func", "var", "let", "typealias", "protocol", "struct", "class", "enum", "actor", "macro", "associatedtype",
    "extension", "precedencegroup", "import", "case", "init", "subscript",
  ]

  private mutating func readWord(_ token: SwiftTokens.Token, _ index: Int) {
    let isNamed = kind(index + 1) == .word
    switch token.text {
    case "import" where isNamed:
      // `import struct Foundation.URL`
      let isKind = Self.declaring.contains(text(index + 1))
      let name = text(index + (isKind ? 2 : 1))
      let isPart = !isKind && kind(index + 2) == .member(isCalled: false) && tokens[index + 2].line == token.line
      imports.append(Import(name: name, path: isPart ? name + "." + text(index + 2) : name, line: token.line))
    case "func", "var", "let", "typealias", "macro", "associatedtype":
      if isNamed { declared.insert(text(index + 1)) }
      if isMark(index + 1, "(") {
        for place in index + 2..<min(index + 12, tokens.count) where kind(place) == .word {
          declared.insert(text(place))
        }
      }
      readGenerics(index + 2)
    case "init", "subscript": readGenerics(index + 1)
    case "case": readCases(index)
    case "struct", "class", "enum", "actor", "protocol", "extension": readType(token, index)
    default:
      guard let first = token.text.unicodeScalars.first, first.properties.isUppercase,
        !(kind(index - 1) == .word && Self.declaring.contains(text(index - 1))),
        !(isMark(index + 1, ":") && (isMark(index - 1, "(") || isMark(index - 1, ",")))
      else {
        if isMark(index + 1, "("), !(kind(index - 1) == .word && Self.declaring.contains(text(index - 1))) {
          call(token.text, token, index)
        }
        return
      }
      use(token.text, token)
      for brace in open { if case .type(let type, _) = brace { types[type].parts.insert(token.text) } }
      if case .member = kind(index + 1),
        token.line == tokens[index + 1].line || tokens[index + 1].kind == .member(isCalled: true)
      {
        use(token.text + "." + text(index + 1), token)
      } else if isMark(index + 1, "(") || isMark(index + 1, "{") && !isHeading(index) {
        call(token.text, token, index)
      }
    }
  }

  /// `struct A: View {` opens a type, and calls nothing.
  private func isHeading(_ index: Int) -> Bool { next != nil || !isExpression(index) }

  private func isExpression(_ index: Int) -> Bool {
    !isMark(index - 1, ":") && !isMark(index - 1, ">") && !isMark(index - 1, "<") && text(index - 1) != "some"
      && text(index - 1) != "any" && text(index - 1) != "where" && text(index - 1) != "in" && !isMark(index - 1, "&")
      && !isMark(index - 1, ",") && text(index - 1) != "as" && text(index - 1) != "is" && !isText(index - 1)
      && text(index - 1) != "throws" && text(index - 1) != "async" && !isMark(index - 1, ")") && !isMark(index - 1, "?")
      && !isMark(index - 1, "!")
  }

  private mutating func readType(_ token: SwiftTokens.Token, _ index: Int) {
    guard kind(index + 1) == .word, !["func", "var", "let"].contains(text(index + 1)),
      // `protocol P: class`
      !isMark(index - 1, ":")
    else { return }
    var name = text(index + 1)
    var place = index + 2
    while case .member = kind(place) {
      name = text(place)
      place += 1
    }
    let isExtension = token.text == "extension"
    if isExtension { extended.insert(name) } else { declared.insert(name) }
    readGenerics(index + 2)
    var heading: [String] = []
    while place < tokens.count, !isMark(place, "{"), text(place) != "where" {
      heading.append(text(place))
      place += 1
    }
    let colon = heading.firstIndex(of: ":") ?? heading.endIndex
    // A protocol of the app's own that refines View is named like one.
    let isView = token.text == "struct" && heading[colon...].contains { $0.hasSuffix("View") }
    types.append(DeclaredType(name: name, line: token.line, isView: isView, isExtension: isExtension))
    next = .type(types.count - 1, isEnum: token.text == "enum")
  }

  /// The labels of a tuple or of its type are names of its members: what a name stands before is a call.
  private mutating func readTuple(_ start: Int) {
    let before = kind(start - 1)
    guard before == .mark && !isMark(start - 1, ">") || before == .word && ["return", "in"].contains(text(start - 1))
    else { return }
    for label in labels(at: start, before: min(tokens.count, start + 200)).labels where label != "_" {
      declared.insert(label)
    }
  }

  /// The labels of what stands in parentheses, `_` where it has none, and the place behind them.
  private func labels(at start: Int, before end: Int) -> (labels: [String], end: Int) {
    var labels: [String] = []
    var place = start
    var depth = 0
    repeat {
      if kind(place) == .mark {
        if ["(", "[", "{"].contains(text(place)) { depth += 1 }
        if [")", "]", "}"].contains(text(place)) { depth -= 1 }
      }
      if depth == 1, isMark(place, "(") || isMark(place, ","), !isMark(place + 1, ")") {
        labels.append(kind(place + 1) == .word && isMark(place + 2, ":") ? text(place + 1) : "_")
      }
      place += 1
    } while depth > 0 && place < end
    return (labels, place)
  }

  /// The names between `<` and `>` behind a declaration's name.
  private mutating func readGenerics(_ start: Int) {
    guard isMark(start, "<") else { return }
    var place = start
    var depth = 0
    while place < tokens.count, place < start + 60 {
      if isMark(place, "<") { depth += 1 }
      if isMark(place, ">") { depth -= 1 }
      if depth == 0 { return }
      if depth == 1, isMark(place, "<") || isMark(place, ",") {
        let name = ["each", "let"].contains(text(place + 1)) ? place + 2 : place + 1
        declared.insert(text(name))
      }
      place += 1
    }
  }

  private mutating func readCases(_ index: Int) {
    guard case .type(_, isEnum: true)? = open.last else { return }
    var place = index + 1
    var depth = 0
    while kind(place) == .word {
      declared.insert(text(place))
      place += 1
      while place < tokens.count {
        if isMark(place, "(") { depth += 1 }
        if isMark(place, ")") { depth -= 1 }
        if depth == 0, isMark(place, ",") { break }
        if depth == 0, isMark(place, "}") || text(place) == "case" || place > index + 4_000 { return }
        if depth == 0, kind(place) == .word, !isMark(place - 1, "="), text(place) != "indirect" { return }
        place += 1
      }
      place += 1
    }
  }

  private mutating func readMember(_ token: SwiftTokens.Token, _ index: Int, _ isCalled: Bool) {
    // `.0` of a tuple, `._wrapped`
    guard let first = token.text.utf8.first, first != UInt8(ascii: "_"),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return }
    if kind(index - 1) == .word, text(index - 1) == "import" || index > 1 && text(index - 2) == "import" { return }
    use("." + token.text, token)
    if isCalled { call("." + token.text, token, index) }
  }

  private var type: Int? {
    for brace in open.reversed() { if case .type(let index, _) = brace { return index } }
    return nil
  }

  private mutating func use(_ name: String, _ token: SwiftTokens.Token) {
    uses.append(Use(name: name, line: token.line, type: type))
  }

  /// Reads the labels of what stands in parentheses behind a name, and the closures behind them.
  private mutating func call(_ name: String, _ token: SwiftTokens.Token, _ index: Int) {
    let (labels, place) =
      isMark(index + 1, "(") ? labels(at: index + 1, before: tokens.count) : ([], index + 1)
    guard let trailing = trailing(from: place) else { return }
    calls.append(Call(name: name, labels: labels, trailing: trailing, line: token.line, type: type))
  }

  /// How many closures stand there; nil where one could also be a statement's.
  private func trailing(from start: Int) -> Int? {
    guard isMark(start, "{") else { return 0 }
    var before = start - 1
    while before >= 0, tokens[before].line == tokens[start].line {
      if kind(before) == .word,
        ["if", "guard", "while", "for", "switch", "else", "catch", "where", "async", "throws"].contains(text(before))
      {
        return nil
      }
      before -= 1
    }
    var place = start
    var count = 0
    while isMark(place, "{") || kind(place) == .word && isMark(place + 1, ":") && isMark(place + 2, "{") {
      count += 1
      while !isMark(place, "{") { place += 1 }
      var depth = 0
      repeat {
        if isMark(place, "{") { depth += 1 }
        if isMark(place, "}") { depth -= 1 }
        place += 1
      } while depth > 0 && place < tokens.count
    }
    return count
  }
}
