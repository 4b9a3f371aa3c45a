/// The note in braces at a line's end, `{all caption: heart.fill red | star; 3 more below}`: a slot for each piece, then the rest.
package struct GoldenNote: Sendable {
  /// The description of a piece: one part, or one for each of its symbols, or one for the symbol and one for its title.
  struct Slot: Sendable {
    /// The drawn text that the slot describes, if slots are not by place, and its number among equal ones.
    var key: String?
    var number = 1
    let parts: [Part]
  }

  struct Part: Sendable {
    /// The words about its look, with the fonts that all slots share first.
    let words: [String]
    /// The first word, which is a picture's name.
    let name: String
    let count: Int
    /// What VoiceOver says, in its quotes.
    let spoken: String?
  }

  let slots: [Slot]
  /// Whether the one slot describes every piece.
  let isForAll: Bool

  init(_ text: String) {
    let runs = text.hasPrefix("; ") ? "" : Self.split(text[...], "; ")[0]
    guard runs.hasPrefix("all ") else {
      slots = runs.isEmpty ? [] : Self.split(runs, " | ").map { Self.slot($0, with: []) }
      isForAll = false
      return
    }
    let shared = runs.dropFirst(4)
    let fonts = Self.split(shared, ": ")[0]
    isForAll = fonts.endIndex == shared.endIndex
    slots =
      isForAll
      ? [Self.slot(shared, with: [])]
      : Self.split(shared[fonts.endIndex...].dropFirst(2), " | ").map {
        Self.slot($0, with: fonts.split(separator: " "))
      }
  }

  private static func slot(_ text: Substring, with fonts: [Substring]) -> Slot {
    let halves = split(text, ": ")
    let key = halves.count > 1 ? halves[0] : nil
    let parts = split(key.map { text.dropFirst($0.count + 2) } ?? text, ", ").map { part($0, with: fonts) }
    guard var key else { return Slot(parts: parts) }
    var number = 1
    if let sign = key.lastIndex(of: "#"), let counted = Int(key[key.index(after: sign)...]) {
      (key, number) = (key[..<sign], counted)
    }
    return Slot(key: plain(key), number: number, parts: parts)
  }

  private static func part(_ text: Substring, with fonts: [Substring]) -> Part {
    // The words end before VoiceOver's text in quotes.
    let looks = text.prefix { $0 != "\"" }
    let spoken = looks.endIndex == text.endIndex ? nil : String(text[looks.endIndex...])
    var words = looks.split(separator: " ")
    var count = 1
    if let last = words.last, last.first == "x", let counted = Int(last.dropFirst()) {
      count = counted
      words.removeLast()
    }
    let name = words.first.map(String.init) ?? ""
    return Part(words: (fonts + words).map(String.init), name: name, count: count, spoken: spoken)
  }

  /// The facts about the whole line, behind the slots of `{...}`; none for another text.
  package static func facts(in note: String) -> [String] {
    let text = note.drop { $0 == " " }
    guard text.first == "{", text.last == "}" else { return [] }
    let inside = text.dropFirst().dropLast()
    return split(inside, "; ").dropFirst(inside.hasPrefix("; ") ? 0 : 1).compactMap { $0.isEmpty ? nil : String($0) }
  }

  /// A text without the escapes of the note's own signs.
  static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { result.append(character) }
    }
    return result
  }

  /// The parts between `separator`, outside of quotes and not escaped.
  static func split(_ text: Substring, _ separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = start
    var isQuoted = false
    while index < text.endIndex {
      if text[index] == "\\" {
        index = text.index(after: index)
        if index == text.endIndex { break }
      } else if text[index] == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, text[index...].hasPrefix(separator) {
        parts.append(text[start..<index])
        start = text.index(index, offsetBy: separator.count)
        index = start
        continue
      }
      index = text.index(after: index)
    }
    parts.append(text[start...])
    return parts
  }
}
