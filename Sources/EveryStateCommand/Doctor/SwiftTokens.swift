/// Swift source as words with what stands before them; comments and the text of string literals are left out.
struct SwiftTokens {
  struct Token: Equatable {
    enum Kind: Equatable {
      /// `Text`, `struct`.
      case word
      /// `.padding`; called when `(`, `{` or a blank and `{` follows.
      case member(isCalled: Bool)
      /// `@State`.
      case attribute
      /// `\.dismiss`.
      case keyPath
      /// `#Preview`, `#selector`.
      case macro
      /// A string literal, without its text, or a number.
      case literal
      /// `#if os(iOS)`, with its condition.
      case directive
      /// One of `{ } ( ) [ ] < > : , = ? ! & ;`.
      case mark
    }
    let kind: Kind
    let text: String
    let line: Int
  }
  private(set) var tokens: [Token] = []
  private let source: [UInt8]
  private var place = 0
  private var line = 1

  init(_ source: [UInt8]) {
    self.source = source
    read(untilInterpolationEnds: false)
  }

  private func byte(_ offset: Int = 0) -> UInt8 { place + offset < source.count ? source[place + offset] : 0 }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < source.count {
      if source[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  /// Reads to the end, or to the parenthesis that ends an interpolation.
  private mutating func read(untilInterpolationEnds: Bool) {
    var depth = 0
    while place < source.count {
      switch byte() {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while place < source.count, byte() != UInt8(ascii: "\n") { advance() }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""):
        tokens.append(Token(kind: .literal, text: "", line: line))
        readString(hashes: 0)
      case UInt8(ascii: "#") where startsRawString:
        tokens.append(Token(kind: .literal, text: "", line: line))
        readRawString()
      case UInt8(ascii: "#"): readDirective()
      case UInt8(ascii: "("):
        depth += 1
        readMark()
      case UInt8(ascii: ")"):
        readMark()
        if untilInterpolationEnds, depth == 0 { return }
        depth -= 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "."): readName(.keyPath, after: 2)
      case UInt8(ascii: "@"): readName(.attribute, after: 1)
      case UInt8(ascii: "."): readName(.member(isCalled: false), after: 1)
      case let byte where Self.isName(byte): readName(.word, after: 0)
      case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): advance(2)
      case let byte where Self.marks.contains(byte): readMark()
      default: advance()
      }
    }
  }

  private static let marks = Array("{}[]<>:,=?!&;".utf8)

  private mutating func readMark() {
    tokens.append(Token(kind: .mark, text: String(UnicodeScalar(byte())), line: line))
    advance()
  }

  /// A number says nothing but that it is there, and its dot is none of a member.
  private mutating func readNumber() {
    tokens.append(Token(kind: .literal, text: "0", line: line))
    while Self.isName(byte()) || byte() == UInt8(ascii: ".") && Self.isDigit(byte(1)) { advance() }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// `#if` and its like with their condition; every other word after `#` is a macro's.
  private mutating func readDirective() {
    let start = place
    let first = line
    advance()
    while Self.isName(byte()) { advance() }
    let word = String(decoding: source[start..<place], as: UTF8.self)
    guard ["#if", "#elseif", "#else", "#endif"].contains(word) else {
      if word.utf8.count > 1 { tokens.append(Token(kind: .macro, text: word, line: first)) }
      return
    }
    while place < source.count, byte() != UInt8(ascii: "\n"),
      !(byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "/"))
    {
      advance()
    }
    tokens.append(
      Token(kind: .directive, text: String(decoding: source[start..<place], as: UTF8.self), line: first))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readName(_ kind: Token.Kind, after prefix: Int) {
    let line = line
    advance(prefix)
    if byte() == UInt8(ascii: "`") { advance() }
    let start = place
    while Self.isName(byte()) { advance() }
    guard place > start else { return }
    var kind = kind
    if kind == .member(isCalled: false) {
      var next = place
      while next < source.count, source[next] == UInt8(ascii: " ") { next += 1 }
      let following = next < source.count ? source[next] : 0
      kind = .member(
        isCalled: following == UInt8(ascii: "{") || next == place && following == UInt8(ascii: "("))
    }
    tokens.append(Token(kind: kind, text: String(decoding: source[start..<place], as: UTF8.self), line: line))
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && place < source.count
  }

  private var startsRawString: Bool {
    var next = place
    while next < source.count, source[next] == UInt8(ascii: "#") { next += 1 }
    return next < source.count && source[next] == UInt8(ascii: "\"")
  }

  private mutating func readRawString() {
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      advance()
    }
    readString(hashes: hashes)
  }

  private mutating func readString(hashes: Int) {
    let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
    advance(quotes)
    func stands(_ text: UInt8, _ count: Int, at offset: Int) -> Bool {
      (0..<count).allSatisfy { byte(offset + $0) == text }
    }
    while place < source.count {
      if byte() == UInt8(ascii: "\\"), stands(UInt8(ascii: "#"), hashes, at: 1) {
        if byte(1 + hashes) == UInt8(ascii: "(") {
          advance(1 + hashes)
          // Its parentheses are kept: what stands between them is no argument of a call around the literal.
          readMark()
          read(untilInterpolationEnds: true)
        } else {
          advance(2 + hashes)
        }
      } else if stands(UInt8(ascii: "\""), quotes, at: 0), stands(UInt8(ascii: "#"), hashes, at: quotes) {
        return advance(quotes + hashes)
      } else if quotes == 1, byte() == UInt8(ascii: "\n") {
        // The literal is not closed: the compiler says so.
        return
      } else {
        advance()
      }
    }
  }
}
