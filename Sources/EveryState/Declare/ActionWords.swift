/// The names of an action's states: `sending`, `sent`, `send failed`.
struct ActionWords: Equatable {
  let pending: String
  let done: String
  let failed: String

  /// - Parameter name: a property's name or words of the app: `sendMessage`, `sign in`.
  init(_ name: String) {
    let words = Self.compounds[name] ?? Self.words(of: name)
    let (verb, rest) = (words.first ?? "", words.dropFirst().map { " " + $0 }.joined())
    failed = words.joined(separator: " ") + " failed"
    if let (pending, done) = Self.forms(of: verb) {
      (self.pending, self.done) = (pending + rest, done + rest)
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

  /// `sendMessage` in two words; a word that begins like an abbreviation stays: `signIn`, `postURL`.
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
    return words.filter { !$0.isEmpty }.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
  }

  /// The verb's present participle and its past participle; nil for a word that is not known as a verb.
  private static func forms(of verb: String) -> (String, String)? {
    if let past = irregular[verb] { return (participle(verb), past) }
    guard regular.contains(verb) else { return nil }
    let stem = doubled.contains(verb) ? verb + String(verb.suffix(1)) : verb
    let isAfterConsonant = verb.hasSuffix("y") && !["ay", "oy", "ey"].contains { verb.hasSuffix($0) }
    let past =
      verb.hasSuffix("e") ? verb + "d" : isAfterConsonant ? String(verb.dropLast()) + "ied" : stem + "ed"
    return (participle(verb), past)
  }

  private static func participle(_ verb: String) -> String {
    if doubled.contains(verb) { return verb + String(verb.suffix(1)) + "ing" }
    return (verb.hasSuffix("e") && !verb.hasSuffix("ee") ? String(verb.dropLast()) : verb) + "ing"
  }

  private static let compounds = [
    "login": ["log", "in"], "logout": ["log", "out"], "signin": ["sign", "in"], "signup": ["sign", "up"],
    "signout": ["sign", "out"],
  ]
  private static let irregular = [
    "begin": "begun", "buy": "bought", "choose": "chosen", "get": "got", "find": "found", "give": "given",
    "hide": "hidden", "leave": "left", "make": "made", "pay": "paid", "put": "put", "read": "read", "resend": "resent",
    "reset": "reset", "rewrite": "rewritten", "run": "run", "sell": "sold", "send": "sent", "set": "set",
    "take": "taken",
    "undo": "undone", "withdraw": "withdrawn", "write": "written",
  ]
  private static let doubled: Set<String> = [
    "begin", "commit", "drop", "get", "log", "pin", "plan", "put", "reset", "run", "set", "ship", "stop", "submit",
    "swap", "tag", "unpin",
  ]
  private static let regular = Set(
    """
    accept activate add answer apply approve archive ask assign authenticate authorize block book bookmark cancel change check claim \
    clear close comment commit complete confirm connect copy create deactivate decline delete deliver disable disconnect dismiss donate \
    download drop duplicate edit enable enroll export favorite fetch finish flag follow import install invite join like link list load \
    lock log login mark merge move mute open order pause pin place plan play post publish purchase rate redeem refresh refund register \
    reject release reload remove rename renew reopen reorder replace reply report request reserve resolve restore resume retry \
    return revoke save schedule search share ship sign skip sort star start stop store submit subscribe swap switch sync tag toggle track \
    transfer trash try unarchive unblock unfollow unlike unlink unlock unpin unsubscribe update upload validate verify vote
    """.split(separator: " ").map(String.init))
}
