/// A declaration's source as the tokens that matter here: words, brackets, signs and whole strings, without comments.
struct Tokens {
  private(set) var all: [Substring] = []

  init(_ source: String) {
    var rest = source[...]
    while let first = rest.first {
      if first.isNewline {
        all.append("\n")
        rest.removeFirst()
      } else if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = Self.afterComment(rest)
      } else {
        let end = Self.end(of: rest)
        all.append(rest[..<end])
        rest = rest[end...]
      }
    }
  }

  private static func end(of text: Substring) -> Substring.Index {
    let first = text.first!
    if first == "\"" || first == "#" && text.drop(while: { $0 == "#" }).first == "\"" { return endOfString(text) }
    if first == "`" { return text.dropFirst().firstIndex(of: "`").map(text.index(after:)) ?? text.endIndex }
    guard isWord(first) else {
      return text.hasPrefix("->") ? text.index(text.startIndex, offsetBy: 2) : text.index(after: text.startIndex)
    }
    return text.firstIndex { !isWord($0) } ?? text.endIndex
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  /// A string with all that is interpolated in it.
  private static func endOfString(_ text: Substring) -> Substring.Index {
    let signs = text.prefix { $0 == "#" }
    let isLong = text.dropFirst(signs.count).hasPrefix("\"\"\"")
    let (quotes, escape) = ((isLong ? "\"\"\"" : "\"") + signs, "\\" + signs)
    var rest = text.dropFirst(signs.count + (isLong ? 3 : 1))
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      guard rest.hasPrefix(escape) else {
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(escape.count)
      if rest.first == "(" {
        var depth = 0
        repeat {
          let end = end(of: rest)
          if rest.first == "(" { depth += 1 }
          if rest.first == ")" { depth -= 1 }
          rest = rest[end...]
        } while depth > 0 && !rest.isEmpty
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest.dropFirst(quotes.count).startIndex
  }

  /// Comments nest.
  private static func afterComment(_ text: Substring) -> Substring {
    var (rest, depth) = (text, 0)
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }
}

extension Collection<Substring> {
  /// The tokens with bracketed content as one element each: the first one is the bracket.
  var groups: [[Substring]] {
    var (groups, depth): ([[Substring]], Int) = ([], 0)
    for token in self {
      if depth > 0 { groups[groups.count - 1].append(token) } else { groups.append([token]) }
      if ["(", "[", "{"].contains(token) { depth += 1 }
      if [")", "]", "}"].contains(token) { depth -= 1 }
    }
    return groups
  }

  /// The source text from the first to the last token.
  var source: String {
    guard let first, let end = dropFirst(count - 1).first?.endIndex else { return "" }
    return String(first.base[first.startIndex..<end])
  }
}
