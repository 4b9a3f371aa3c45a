/// Words of facts, escaped so that no text of the app looks like the tool's.
package enum FactText {
  /// A fact that begins with it is on a line of its own.
  static let line: Character = "\n"

  static func lines(_ facts: [String]) -> [String] {
    let together = facts.filter { $0.first != line }.joined(separator: "; ")
    return (together.isEmpty ? [] : [together]) + facts.filter { $0.first == line }.map { String($0.dropFirst()) }
  }

  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Drawn text in quotes: it has the drawing's escapes.
  static func quoted(drawing: String) -> String { "\"\(drawing.replacing("\"", with: "\\\""))\"" }

  /// The part in quotes is not repeated from `drawn`.
  static func quoted(_ text: String, around drawn: String) -> String {
    guard !drawn.isEmpty, text != drawn, let part = text.range(of: drawn), isWhole(part, in: text) else {
      return quoted(text)
    }
    return "\"\(escaped(String(text[..<part.lowerBound])))<text>\(escaped(String(text[part.upperBound...])))\""
  }

  package static func name(_ text: String) -> String {
    var result = ""
    var previous: Character?
    var isEscaped = false
    for character in AppText.visible(AppText.drawn(text).text) {
      let isPlain =
        isEscaped || character.isLetter || character.isNumber || "._+-/:\\".contains(character)
        || character == " " && previous != " " && previous != nil
        || character.unicodeScalars.first.map(BidiText.isIsolate) == true
      if !isPlain { result.append("\\") }
      result += character.isNewline ? "n" : String(character)
      isEscaped = !isEscaped && character == "\\"
      previous = character
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    AppText.visible(AppText.drawn(text).text).replacing("\"", with: "\\\"").replacing("\r\n", with: "\\n").replacing(
      "\n", with: "\\n")
  }

  private static func isWhole(_ part: Range<String.Index>, in text: String) -> Bool {
    func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    let before = part.lowerBound > text.startIndex ? text[text.index(before: part.lowerBound)] : nil
    let after = part.upperBound < text.endIndex ? text[part.upperBound] : nil
    return !isWord(before) && !isWord(after)
  }
}
