/// The note in braces at a line's end: a slot for each piece of text, then what is to be said of the whole line.
///
///     {headline | red}
///     {- | secondary; focused}
///     {3 more below}
struct LineNote: Hashable, Sendable {
  /// A piece of text, in reading order.
  struct Slot: Hashable, Sendable {
    let look: Look
    /// The first word: a picture's name stands there.
    let firstWord: String
  }

  let slots: [Slot]

  /// - Parameter text: what stands between the braces.
  init(_ text: String) {
    let text = Self.withoutQuotes(text)
    let runs = text.split(separator: "; ", omittingEmptySubsequences: false)[0]
    guard !Self.isAboutTheLine(runs) else {
      slots = []
      return
    }
    slots = runs.split(separator: " | ").map { slot in
      let words = slot.split(separator: " ")
      return Slot(look: Look(slot: words), firstWord: words.first.map(String.init) ?? "")
    }
  }

  /// What is heard says nothing of the look.
  private static func withoutQuotes(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return text }
    var (result, isQuoted, isEscaped) = ("", false, false)
    for character in text {
      if !isQuoted, character != "\"" { result.append(character) }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = !isEscaped && character == "\\"
    }
    return result
  }

  /// What is said of the line stands alone where all of its text is plain.
  private static func isAboutTheLine(_ text: Substring) -> Bool {
    text == "focused" || text == "cut" || text.hasSuffix(" cut above") || text.hasSuffix(" more above")
      || text.hasSuffix(" more below") || text.hasSuffix(" more to the right")
  }

  /// The slots of `count` pieces. Where pieces and slots are not of a number, it cannot be told which belongs to which:
  /// then each piece has what all slots say.
  func slots(forPieces count: Int) -> [Slot] {
    if slots.count == count { return slots }
    guard let first = slots.first else { return [] }
    let shared = slots.dropFirst().reduce(first.look) { $0.common(with: $1.look) }
    return Array(repeating: Slot(look: shared, firstWord: ""), count: count)
  }
}
