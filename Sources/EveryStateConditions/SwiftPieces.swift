import EveryStateSource

/// A part of a declaration's code that can be replaced alone, such as a statement or the value of a variable.
package struct SwiftPiece: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// An expression or an assignment.
    case statement
    /// `E` of `let a: A = E`, `a = E`, `return E` and `if E`: its type is known from the context.
    case value
    /// `E` of `let a = E` and of `for a in E`.
    case free
    /// `E` of `if let a = E`.
    case optional
    /// `.shadow(radius: 3)` in a chain.
    case call

    /// Swift code in place of the piece.
    func substitute(_ name: String) -> String {
      switch self {
      case .statement, .value: "_leftOutPart(\(name))"
      case .free: "_leftOutValue(\(name))"
      case .optional: "(_leftOutPart(\(name)) as _StandInValue?)"
      case .call: "._leftOutCall(\(name))"
      }
    }
  }
  package let kind: Kind
  /// Its bytes in the file.
  package let range: Range<Int>
  /// The start of its source, in one line: it names the piece.
  package let text: String
}

extension SwiftOutline {
  /// The pieces of a declaration, each before those that it contains.
  package func pieces(of declaration: Declaration) -> [SwiftPiece] {
    var reader = PieceReader(source: source)
    if let body = declaration.body, !declaration.isValue {
      reader.readStatements(tokens(in: body))
    } else if ["let", "var"].contains(declaration.kind) {
      reader.readStatement(tokens(in: declaration.range))
    }
    return reader.pieces
  }

  /// The pieces at a byte, the smallest first.
  package func pieces(at byte: Int, in declaration: Declaration) -> [SwiftPiece] {
    pieces(of: declaration).filter { $0.range.contains(byte) }.sorted { $0.range.count < $1.range.count }
  }

  /// The indices of the tokens in some bytes.
  package func tokens(in range: Range<Int>) -> Range<Int> {
    let first = source.tokens.firstIndex { $0.range.lowerBound >= range.lowerBound } ?? source.tokens.count
    let end = source.tokens.firstIndex { $0.range.lowerBound >= range.upperBound } ?? source.tokens.count
    return first..<max(first, end)
  }
}

private struct PieceReader {
  let source: SwiftTokens
  var pieces: [SwiftPiece] = []

  private func text(_ index: Int) -> String { source.text(index) }

  mutating func readStatements(_ range: Range<Int>) {
    var start = range.lowerBound
    var next = start
    while next < range.upperBound {
      let startsStatement = source.tokens[next].startsLine && !SwiftOutline.continues(source, next)
      if next > start, startsStatement || text(next) == ";" {
        readStatement(start..<next)
        start = text(next) == ";" ? next + 1 : next
      }
      next = "([{".contains(text(next)) ? min(source.end(ofBracketsAt: next), range.upperBound) : next + 1
    }
    readStatement(start..<range.upperBound)
  }

  mutating func readStatement(_ range: Range<Int>) {
    guard let first = range.first, text(first) != "#" else { return }
    switch text(first) {
    case "if", "guard", "while":
      for word in range where ["if", "guard", "while"].contains(text(word)) && depth(of: word, in: range) == 0 {
        readConditions(word + 1..<range.upperBound)
      }
    case "for":
      if let word = range.first(where: { text($0) == "in" }) { add(.free, word + 1..<block(range, from: word)) }
    case "return", "throw": add(.value, first + 1..<range.upperBound)
    case "switch", "do", "defer", "repeat", "case", "default", "func", "struct", "enum", "class", "break", "continue":
      break
    default: readBinding(range)
    }
    // Closures and blocks have statements of their own.
    for brace in range where text(brace) == "{" && !isNested(brace, range) {
      let (start, end) = (source.head(ofClosureAt: brace)?.upperBound ?? brace + 1, source.end(ofBracketsAt: brace) - 1)
      if start < end { readStatements(start..<end) }
    }
  }

  /// Whether a brace is within another one of the range.
  private func isNested(_ brace: Int, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < brace {
      if text(index) == "{" {
        let end = source.end(ofBracketsAt: index)
        if end > brace { return true }
        index = end
      } else {
        index += 1
      }
    }
    return false
  }

  /// The index of the brace of a statement's block.
  private func block(_ range: Range<Int>, from start: Int) -> Int {
    var next = start
    while next < range.upperBound, text(next) != "{" {
      next = "([".contains(text(next)) ? source.end(ofBracketsAt: next) : next + 1
    }
    return next
  }

  private mutating func readConditions(_ range: Range<Int>) {
    var start = range.lowerBound
    let end = block(range, from: start)
    let stop = text(end - 1) == "else" ? end - 1 : end
    for part in (start..<stop).split(whereSeparator: { text($0) == "," && depth(of: $0, in: start..<stop) == 0 }) {
      start = part.lowerBound
      if ["let", "var"].contains(text(start)) {
        if let equals = part.first(where: { text($0) == "=" }) { add(.optional, equals + 1..<part.upperBound) }
      } else if text(start) != "case" {
        add(.value, part)
      }
    }
  }

  private func depth(of index: Int, in range: Range<Int>) -> Int {
    range.prefix { $0 < index }.reduce(0) { $0 + ("([{".contains(text($1)) ? 1 : ")]}".contains(text($1)) ? -1 : 0) }
  }

  /// `let a = E`, `a.b = E`, or an expression.
  private mutating func readBinding(_ range: Range<Int>) {
    let isBinding = range.contains { ["let", "var"].contains(text($0)) && depth(of: $0, in: range) == 0 }
    let equals = range.dropFirst().first {
      text($0) == "=" && text($0 + 1) != "=" && !"=!<>+-*/".contains(text($0 - 1)) && depth(of: $0, in: range) == 0
    }
    if !isBinding { add(.statement, range) }
    if let equals {
      let isTyped = !isBinding || (range.lowerBound..<equals).contains { text($0) == ":" }
      add(isTyped ? .value : .free, equals + 1..<range.upperBound)
    } else if !isBinding {
      readCalls(range)
    }
  }

  /// The calls of a chain that begins in a line of its own.
  private mutating func readCalls(_ range: Range<Int>) {
    for dot in range where text(dot) == "." && source.tokens[dot].startsLine && depth(of: dot, in: range) == 0 {
      var end = dot + 2
      while end < range.upperBound, "({".contains(text(end)), !source.tokens[end].startsLine {
        end = source.end(ofBracketsAt: end)
      }
      if end > dot + 2 { add(.call, dot..<end) }
    }
  }

  private mutating func add(_ kind: SwiftPiece.Kind, _ range: Range<Int>) {
    guard let first = range.first, range.upperBound <= source.tokens.count else { return }
    let bytes = source.tokens[first].range.lowerBound..<source.tokens[range.upperBound - 1].range.upperBound
    let words = String(decoding: source.bytes[bytes], as: UTF8.self).split { $0.isWhitespace }
    pieces.append(SwiftPiece(kind: kind, range: bytes, text: String(words.joined(separator: " ").prefix(80))))
  }
}
