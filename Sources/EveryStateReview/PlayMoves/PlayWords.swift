/// The words of a line, and its quoted texts.
struct PlayWords {
  private enum Part: Equatable {
    case word(String)
    case text(String)
  }
  private var parts: ArraySlice<Part>

  var isEmpty: Bool { parts.isEmpty }

  /// - Returns: nil for a quotation without an end.
  init?(_ line: String) {
    var parts: [Part] = []
    var rest = Array(line.unicodeScalars)[...]
    while let first = rest.first {
      if first == " " || first == "\t" {
        rest.removeFirst()
      } else if first == "\"" {
        guard let text = Self.takeQuoted(&rest) else { return nil }
        parts.append(.text(text))
      } else {
        var word = String.UnicodeScalarView()
        while let next = rest.first, next != " ", next != "\t", next != "\"" { word.append(rest.removeFirst()) }
        parts.append(.word(String(word)))
      }
    }
    self.parts = parts[...]
  }

  private static func takeQuoted(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      // A quotation mark within a name is followed by more of it.
      if next == "\"", rest.first.map({ $0 == " " || $0 == "\t" }) ?? true { return String(text) }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: rest[..<end])
        rest = rest[(end + 1)...]
        guard let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text.append(scalar)
      case let other?: text.append(other)
      case nil: return nil
      }
    }
    return nil
  }

  mutating func takeWord() -> String? {
    guard case .word(let word) = parts.first else { return nil }
    parts.removeFirst()
    return word
  }

  /// The rest of the line, if nothing in it is quoted.
  mutating func takeRest() -> String? {
    var words: [String] = []
    while let word = takeWord() { words.append(word) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// `-200`, `-200,`.
  mutating func takeNumber() -> String? {
    takeWord().flatMap { Double($0.hasSuffix(",") ? String($0.dropLast()) : $0) }.flatMap {
      $0.isFinite ? "\($0)" : nil
    }
  }

  mutating func takeText() -> String? {
    guard case .text(let text) = parts.first else { return nil }
    parts.removeFirst()
    return text
  }

  mutating func take(_ word: String) -> Bool {
    guard parts.first == .word(word) else { return false }
    parts.removeFirst()
    return true
  }

  /// `"Add" in "Fjord 2 Tent" number 2`.
  mutating func takeTarget() -> PlayTarget? {
    guard let name = takeText() else { return nil }
    var row: String?
    if parts.first == .word("in"), case .text(let text) = parts.dropFirst().first {
      row = text
      parts.removeFirst(2)
    }
    guard take("number") else { return PlayTarget(name, in: row) }
    guard let number = takeWord().flatMap({ Int($0) }) else { return nil }
    return PlayTarget(name, in: row, number: number)
  }

  /// `2s`, `1.5 s`, `300ms`, `2 min`, `1h`.
  mutating func takeTime() -> Duration? {
    guard var text = takeWord() else { return nil }
    if let unit = takeWord() { text += unit }
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value.isFinite, value >= 0, value < 1e8 else { return nil }
    switch text.dropFirst(number.count) {
    case "s": return .milliseconds((value * 1000).rounded())
    case "ms": return .milliseconds(value)
    case "min": return .milliseconds((value * 60_000).rounded())
    case "h": return .milliseconds((value * 3_600_000).rounded())
    default: return nil
    }
  }
}
