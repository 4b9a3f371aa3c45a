/// The tokens of a file that a compiler on Linux reads: what stands in an `#if` that does not hold there is left out.
struct ActiveTokens {
  private(set) var tokens: [SwiftTokens.Token] = []

  /// - Parameter imports: the modules of which `canImport` holds.
  init(_ all: [SwiftTokens.Token], imports: Set<String>) {
    // For each `#if` that is open: whether its part holds, and whether one of its parts has held.
    var open: [(holds: Bool, hasHeld: Bool)] = []
    for token in all {
      guard token.kind == .directive else {
        if open.allSatisfy(\.holds) { tokens.append(token) }
        continue
      }
      let condition = token.text.drop { $0 != " " && $0 != "(" && $0 != "!" && $0 != "\t" }
      if token.text.hasPrefix("#if") {
        let holds = Condition(condition, imports: imports).holds
        open.append((holds, holds))
      } else if token.text.hasPrefix("#endif") {
        _ = open.popLast()
      } else if let last = open.popLast() {
        let holds =
          !last.hasHeld
          && (token.text.hasPrefix("#else") && !token.text.hasPrefix("#elseif")
            || Condition(condition, imports: imports).holds)
        open.append((holds, last.hasHeld || holds))
      }
    }
  }

  /// What stands after an `#if`, as a debug build on Linux answers it. A flag of the app's own does not hold.
  private struct Condition {
    private(set) var holds = false
    private var words: [Substring]
    private let imports: Set<String>

    init(_ text: Substring, imports: Set<String>) {
      self.imports = imports
      words = Self.words(of: text)
      holds = either()
    }

    private static func words(of text: Substring) -> [Substring] {
      var words: [Substring] = []
      var rest = text[...]
      while let first = rest.first {
        let word =
          first.isLetter || first == "_"
          ? rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) } : rest.prefix(1)
        rest = rest.dropFirst(word.count)
        if !first.isWhitespace { words.append(word) }
      }
      return words
    }

    private mutating func taken(_ word: Substring) -> Bool {
      guard words.first == word else { return false }
      words.removeFirst()
      return true
    }

    private mutating func either() -> Bool {
      var result = both()
      while taken("|") {
        _ = taken("|")
        // Both sides are read, whatever the first says.
        let other = both()
        result = result || other
      }
      return result
    }

    private mutating func both() -> Bool {
      var result = one()
      while taken("&") {
        _ = taken("&")
        let other = one()
        result = result && other
      }
      return result
    }

    private mutating func one() -> Bool {
      if taken("!") { return !one() }
      if taken("(") {
        defer { _ = taken(")") }
        return either()
      }
      guard !words.isEmpty else { return false }
      let word = words.removeFirst()
      guard taken("(") else { return word == "DEBUG" || word == "true" }
      var value: [Substring] = []
      while !words.isEmpty, !taken(")") { value.append(words.removeFirst()) }
      let name = value.first ?? ""
      switch word {
      case "os": return name == "Linux"
      case "canImport": return imports.contains(String(name))
      case "swift", "compiler": return value.first == ">"
      case "arch": return name == "x86_64"
      default: return false
      }
    }
  }
}
