/// The note in braces at a line's end: a slot for each piece of the line, then what is to be said of the whole line.
///
///     {headline | red}
///     {envelope footnote | person.circle title, bold; focused}
///     {all caption: bubble.left secondary | heart.fill red}
///     {9: white on red circle}
///     {; 3 more below}
package struct GoldenNote: Hashable, Sendable {
  /// What is said of a piece: one part, or one for each of its symbols, or one for the symbol and one for its title.
  package struct Slot: Hashable, Sendable {
    /// The drawn text that the slot is about, where slots are not by place, and which of equal ones.
    var key: String?
    var number = 1
    let parts: [Part]
  }

  package struct Part: Hashable, Sendable {
    var look: Look
    /// The first word: a picture's name stands there.
    let firstWord: String
    var count = 1
  }

  package let slots: [Slot]
  /// Whether the one slot is that of every piece.
  package let isForAll: Bool

  /// - Parameter text: what stands between the braces.
  package init(_ text: String) {
    let runs = text.hasPrefix("; ") ? "" : Self.split(text[...], "; ")[0]
    guard !runs.isEmpty, !Self.isAboutTheLine(runs) else {
      slots = []
      isForAll = false
      return
    }
    guard runs.hasPrefix("all ") else {
      slots = Self.split(runs, " | ").map { Self.slot($0, with: nil) }
      isForAll = false
      return
    }
    let shared = runs.dropFirst(4)
    let parts = Self.split(shared, ": ")
    isForAll = parts.count == 1
    guard !isForAll else {
      slots = [Self.slot(shared, with: nil)]
      return
    }
    let fonts = Look(slot: parts[0].split(separator: " "))
    slots = Self.split(shared.dropFirst(parts[0].count + 2), " | ").map { Self.slot($0, with: fonts) }
  }

  private static func slot(_ text: Substring, with fonts: Look?) -> Slot {
    let halves = split(text, ": ")
    let key = halves.count > 1 ? halves[0] : nil
    let parts = split(key.map { text.dropFirst($0.count + 2) } ?? text, ", ").map { part(words(of: $0), with: fonts) }
    guard var key else { return Slot(parts: parts) }
    var number = 1
    if let sign = key.lastIndex(of: "#"), let counted = Int(key[key.index(after: sign)...]) {
      (key, number) = (key[..<sign], counted)
    }
    return Slot(key: plain(key), number: number, parts: parts)
  }

  private static func part(_ words: [Substring], with fonts: Look?) -> Part {
    var words = words
    var count = 1
    if let last = words.last, last.first == "x", let counted = Int(last.dropFirst()) {
      count = counted
      words.removeLast()
    }
    var look = Look(slot: words)
    if let fonts { look.formUnion(fonts) }
    return Part(look: look, firstWord: words.first.map(String.init) ?? "", count: count)
  }

  /// The words before what is said in quotes.
  private static func words(of text: Substring) -> [Substring] {
    text.prefix { $0 != "\"" }.split(separator: " ")
  }

  /// A text without what tells it from the note's own signs.
  package static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { result.append(character) }
    }
    return result
  }

  /// The parts between `separator`, outside of quotes and not escaped.
  package static func split(_ text: Substring, _ separator: String) -> [Substring] {
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

  /// In goldens of the first form, what is said of the line stands alone where all of its text is plain.
  private static func isAboutTheLine(_ text: Substring) -> Bool {
    text == "focused" || text == "cut" || text.hasSuffix(" cut above") || text.hasSuffix(" more above")
      || text.hasSuffix(" more below") || text.hasSuffix(" more to the right")
  }
}
