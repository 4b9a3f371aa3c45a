/// The words of `^[3 piece](inflect: true)` as they agree with their number: `3 pieces`. English is known; others stay as they are.
enum Inflection {
  static func inflected(_ text: String, _ locale: Locale) -> String {
    guard locale.language.languageCode?.identifier ?? "en" == "en" else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let number = words.first(where: { $0.first?.isNumber == true }),
      let last = words.lastIndex(where: { $0.first?.isLetter == true })
    else { return text }
    // The text may have either form.
    let singular = singular(of: words[last])
    words[last] = number == "1" ? singular : plural(of: singular)
    return words.joined(separator: " ")
  }

  private static func singular(of word: String) -> String {
    let lower = word.lowercased()
    if let known = irregular.first(where: { $0.value == lower })?.key {
      return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
    if ["ches", "shes", "sses", "xes", "zzes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
    let isSingular = ["ss", "us", "is"].contains(where: lower.hasSuffix) || !lower.hasSuffix("s")
    return isSingular ? word : String(word.dropLast())
  }

  private static func plural(of word: String) -> String {
    if let known = irregular[word.lowercased()] {
      return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let lower = word.lowercased()
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    return word + "s"
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "leaf": "leaves", "half": "halves", "life": "lives", "knife": "knives", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "sheep": "sheep", "fish": "fish", "series": "series",
    "species": "species", "news": "news",
  ]
}
