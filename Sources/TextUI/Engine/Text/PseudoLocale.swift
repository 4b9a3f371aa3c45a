/// A pseudolanguage with accents, doubled vowels and brackets: it shows text that is not localized, and text that German will cut.
enum PseudoLocale {
  /// The text of a key, or its translation, in the language. Places of arguments, marks of Markdown and the targets of its links stay.
  static func text(of format: String) -> String {
    guard format.contains(where: \.isLetter) else { return format }
    var text = "\u{27E6}"
    var rest = format[...]
    while let character = rest.first {
      if let kept = kept(rest) {
        text += kept
        rest = rest[kept.endIndex...]
        continue
      }
      rest = rest.dropFirst()
      guard let accented = accented[character] else {
        text.append(character)
        continue
      }
      text.append(accented)
      if vowels.contains(character) { text.append(accented) }
    }
    return text + "\u{27E7}"
  }

  /// The start of the text that is not read: `%lld`, `](https://example.com)`.
  private static func kept(_ text: Substring) -> Substring? {
    if text.hasPrefix("](") { return text.firstIndex(of: ")").map { text[...$0] } }
    guard text.first == "%" else { return nil }
    let body = text.dropFirst()
    if body.first == "%" { return text.prefix(2) }
    // Position, flags and length come before the letter that ends a specifier.
    let end = body.drop { $0.isNumber || "$.+-# hlqLztj".contains($0) }
    return end.isEmpty ? text : text[...end.startIndex]
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
  private static let accented: [Character: Character] = {
    let plain = "ABCDEFGHIJKLMNOPRSTUWXYZabcdefghijklmnoprstuwxyz"
    let marked = "ÅBÇÐÉFĜĤÎĴĶĻMÑÖÞŔŠŢÛŴXÝŽåbçðéfĝĥîĵķļmñöþŕšţûŵxýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}
