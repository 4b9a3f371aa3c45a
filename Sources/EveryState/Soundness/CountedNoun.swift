/// A number before an English noun: `1 item`, `3 items`.
enum CountedNoun {
  /// The count whose noun disagrees with its number, `1 items`; nil without one. Most of a sentence with a number is not a count ("Chapter 1
  /// ends", "Formula 1 news"): it begins the text or a part of it, or follows one of a few words.
  static func wrong(in text: String) -> String? {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.dropLast().enumerated() {
      let number = word.drop { "(\"“[".contains($0) }
      guard let count = Int(number.replacing(",", with: "")), count > 0, !number.hasPrefix("+"),
        number.count < word.count || index == 0 || begins(after: words[index - 1])
      else { continue }
      let noun = words[index + 1].prefix { $0.isLetter && $0.isASCII }
      let after = words[index + 1].dropFirst(noun.count)
      guard noun.count > 2, after.allSatisfy({ ".,;:!?)]\"”…".contains($0) }) else { continue }
      let next = after.isEmpty ? words.dropFirst(index + 2).first.map { $0.lowercased() } : nil
      if count == 1 ? isPlural(noun, next) : isSingular(noun, next) { return "\"\(number) \(noun)\"" }
    }
    return nil
  }

  private static func begins(after word: Substring) -> Bool {
    word.last.map { ".,;:!?)]·•|–—-&/".contains($0) } ?? true || openers.contains(word.lowercased())
  }

  /// What comes after one and is a noun in the plural. Anything else in -s may be a verb or a singular.
  private static func isPlural(_ noun: Substring, _ next: String?) -> Bool {
    let word = noun.lowercased()
    guard word.hasSuffix("s"), !["ss", "us", "is", "as"].contains(where: word.hasSuffix), !singulars.contains(word)
    else { return false }
    // A proper name: "1 Kings", "1 Times Square".
    if noun.first?.isUppercase == true { return countable.contains(String(word.dropLast())) }
    return noun.dropFirst().allSatisfy(\.isLowercase)
  }

  /// What comes after several, is a noun that is often counted, and ends what is said: not "2 item limit".
  private static func isSingular(_ noun: Substring, _ next: String?) -> Bool {
    let word = noun.lowercased()
    if times.contains(word) { return next.map { ["ago", "left", "remaining"].contains($0) } ?? false }
    return countable.contains(word) && next.map(endings.contains) ?? true
  }

  private static let openers: Set = [
    "and", "are", "contains", "delete", "found", "for", "has", "have", "in", "is", "just", "of", "only", "or", "played",
    "remove", "selected", "show", "showing", "with", "you",
  ]
  private static let endings: Set = [
    "available", "found", "in", "left", "remaining", "selected", "total", "·", "•", "|",
  ]
  private static let times: Set = ["second", "minute", "hour", "day", "week", "month", "year"]
  private static let countable: Set = [
    "answer", "article", "book", "comment", "contact", "day", "file", "follower", "friend", "hour", "item", "member",
    "message", "minute", "month", "notification", "photo", "product", "question", "recipe", "reminder", "reply",
    "result",
    "review", "second", "task", "ticket", "update", "week", "year",
  ]
  private static let singulars: Set = [
    // Nouns of one form, and things in pairs.
    "alias", "always", "binoculars", "chaos", "cosmos", "crossroads", "diabetes", "dais", "ethos", "glasses", "goggles",
    "headphones", "headquarters", "jeans", "kudos", "leggings", "lens", "lbs", "mathematics", "means", "news", "pants",
    "physics", "pliers", "politics", "pts", "scissors", "series", "shorts", "species", "sunglasses", "tights",
    "trousers",
    "yes", "its", "hers", "ours", "theirs",
    // Verbs.
    "applies", "becomes", "begins", "brings", "comes", "contains", "continues", "costs", "covers", "does", "ends",
    "equals", "exists", "expires", "explains", "fails", "follows", "gets", "gives", "goes", "happens", "helps", "holds",
    "includes", "keeps", "knows", "leads", "leaves", "lets", "lies", "looks", "loses", "makes", "matches", "needs",
    "opens", "passes", "remains", "requires", "returns", "runs", "says", "seems", "shows", "stays", "stops", "takes",
    "tells", "turns", "waits", "wants", "wins", "works",
  ]
}
