/// The names of an action's states: `sending`, `sent`, `send failed`.
struct ActionWords: Equatable {
  let pending: String
  let done: String
  let failed: String

  /// - Parameters:
  ///   - property: the property's name, `sendMessage`.
  ///   - label: words in its place, `sign in`, or the names themselves: in progress, done, and perhaps failed, with commas.
  init(_ property: String, as label: String? = nil) {
    let names = label?.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") } ?? []
    let words = Self.words(of: names.count == 1 ? names[0] : property)
    failed = names.count > 2 ? names[2] : words.joined(separator: " ") + " failed"
    if names.count > 1 {
      (pending, done) = (names[0], names[1])
      return
    }
    let (verb, rest) = (words.first ?? "", words.dropFirst().map { " " + $0 }.joined())
    if let verb = EnglishVerb(verb) {
      (pending, done) = (verb.presentParticiple + rest, verb.pastParticiple + rest)
    } else {
      (pending, done) = (verb + rest + " pending", verb + rest + " done")
    }
  }

  func name(_ proof: StateProof) -> String {
    switch proof {
    case .loading: pending
    case .failed: failed
    default: done
    }
  }

  /// `sendMessage` in two words, and so is `logout`; a word that begins like an abbreviation stays: `postURL`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var before: Character = " "
    for letter in name {
      if letter == " " || letter == "_" {
        words.append("")
      } else if words.isEmpty || letter.isUppercase && before.isLowercase {
        words.append("\(letter)")
      } else {
        words[words.count - 1].append(letter)
      }
      before = letter
    }
    words = words.filter { !$0.isEmpty }.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
    return EnglishVerb.parts(of: words.first ?? "") + words.dropFirst()
  }
}
