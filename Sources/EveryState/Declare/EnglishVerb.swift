/// A verb's participles, by the rules of English and its irregular verbs.
struct EnglishVerb {
  let presentParticiple: String
  let pastParticiple: String

  /// nil for a word that is not known as a verb.
  init?(_ verb: String) {
    let root = Self.prefixes.lazy.filter(verb.hasPrefix).map { String(verb.dropFirst($0.count)) }.first(
      where: Self.isKnown)
    let isMade = verb.count > 5 && ["ize", "ify"].contains(where: verb.hasSuffix)
    guard Self.isKnown(verb) || root != nil || isMade else { return nil }
    let isDoubled = [verb, root ?? verb].contains { Self.stressedAtEnd.contains($0) || Self.isClosedSyllable($0) }
    let stem = verb + (isDoubled ? String(verb.suffix(1)) : verb.hasSuffix("ic") ? "k" : "")
    let endsInSilentE = verb.hasSuffix("e") && !verb.hasSuffix("ee")
    presentParticiple =
      verb.hasSuffix("ie") ? "\(verb.dropLast(2))ying" : "\(endsInSilentE ? String(verb.dropLast()) : stem)ing"
    if let past = Self.irregular[verb] {
      pastParticiple = past
    } else if let root, let past = Self.irregular[root] {
      pastParticiple = "\(verb.dropLast(root.count))\(past)"
    } else if verb.hasSuffix("y"), !verb.dropLast().suffix(1).contains(where: Self.vowels.contains) {
      pastParticiple = "\(verb.dropLast())ied"
    } else {
      pastParticiple = verb.hasSuffix("e") ? verb + "d" : stem + "ed"
    }
  }

  /// `log in` of `login`: a verb and its adverb in one word.
  static func parts(of word: String) -> [String] {
    guard !isKnown(word) else { return [word] }
    let adverb = ["in", "out", "up", "off", "on", "down"].first {
      word.hasSuffix($0) && isKnown(String(word.dropLast($0.count)))
    }
    return adverb.map { [String(word.dropLast($0.count)), $0] } ?? [word]
  }

  private static func isKnown(_ verb: String) -> Bool {
    regular.contains(verb) || stressedAtEnd.contains(verb) || irregular[verb] != nil
  }

  /// Whether it is one syllable of a single vowel before a single consonant, as `plan` and `quit` are. Such a verb doubles the consonant.
  private static func isClosedSyllable(_ verb: String) -> Bool {
    let letters = Array(verb.replacing("qu", with: "q"))
    guard letters.count > 1, let last = letters.last, !"wxy".contains(last), !vowels.contains(last) else {
      return false
    }
    return letters.firstIndex(where: isVowel) == letters.count - 2 && letters.count(where: isVowel) == 1
  }

  private static func isVowel(_ letter: Character) -> Bool { vowels.contains(letter) || letter == "y" }

  private static let vowels = "aeiou"
  private static let prefixes = ["re", "un", "dis", "over", "pre", "mis", "auto"]
  /// Verbs of several syllables with the stress on the last one, which double its consonant.
  private static let stressedAtEnd = words(
    """
    admit begin commit compel concur confer control debug defer deter emit equip excel expel forget format incur infer input occur omit \
    output patrol permit prefer program propel recur refer regret remit repel submit transfer transmit upset
    """)
  private static let irregular: [String: String] = {
    let verbs = """
      become become begin begun bid bid bind bound bring brought broadcast broadcast build built buy bought cast cast catch caught \
      choose chosen come come cut cut deal dealt do done draw drawn drive driven eat eaten feed fed feel felt find found fly flown \
      forecast forecast forget forgotten freeze frozen get got give given go gone grow grown hear heard hide hidden hit hit hold held \
      hurt hurt input input keep kept know known lead led leave left lend lent let let light lit lose lost make made mean meant meet met \
      output output pay paid put put quit quit read read ride ridden ring rung run run say said see seen seek sought sell sold send sent \
      set set shake shaken show shown shut shut sing sung sit sat sleep slept speak spoken spend spent spin spun split split spread \
      spread steal stolen stick stuck swim swum take taken teach taught tell told think thought throw thrown understand understood upset \
      upset wake woken wear worn win won withdraw withdrawn write written
      """.split(separator: " ").map(String.init)
    return Dictionary(uniqueKeysWithValues: stride(from: 0, to: verbs.count, by: 2).map { (verbs[$0], verbs[$0 + 1]) })
  }()
  private static let regular = words(
    """
    abort accept access acknowledge activate adapt add adjust advance aggregate agree alert align allocate allow analyze animate annotate \
    answer append apply appoint approve archive arrange ask assemble assert assess assign associate attach attempt attend audit \
    authenticate back balance ban bet block blur book bookmark boost bounce browse bump cache calculate calibrate call cancel capture \
    change charge chat check claim clean clear click clip clone close collapse collect combine comment compare complete compose compress \
    compute conduct configure confirm connect consume contact continue contribute convert cook copy correct count crash create crop cross \
    deactivate decide decline decode decrease decrypt deduct define delay delegate delete deliver demote deny deploy deposit describe \
    detach detect determine develop dial dictate die dim disable discard discover dismiss dispute distribute donate download drag drain \
    drop dump duplicate earn edit eject elect elevate email embed enable encode encrypt end endorse enforce engage enroll enter erase \
    escalate estimate evaluate examine exchange execute exit expand expire explain explore export extend extract fail favorite fax fetch \
    file fill filter finish fire fit fix flag flash flatten flip flush focus fold follow force forward free fulfill fund gather generate \
    grab grade grant greet group guess hand handle help highlight hire host hug ignore import improve include increase index initiate \
    inject insert inspect install integrate interrupt invalidate invest investigate invite invoke isolate issue join judge jump kick label \
    land launch learn lease license lie lift like limit link list listen load locate lock log look loop lower mail maintain manage map \
    mark mask match measure mention merge message migrate mimic mint mirror mix monitor mount move multiply mute name navigate negotiate \
    nod nudge obtain offer open opt order pack paint panic park parse pass paste patch pause pick picnic pin ping place plan play plot \
    plug point poll pop populate post practice prepare present press prevent print process produce promote prompt propose protect prove \
    provide provision publish pull punch purchase purge push query queue quiz quote raise rally range rank rate reach react receive \
    recommend reconcile record recover redeem reduce refine refresh refuse register reject relate rely remind render renew rent repair \
    repeat replicate reply report request rescue respond rest restrict resume retrieve reveal reverse revise revoke reward roam roll \
    rotate round route rush sail sample save scale scan schedule score scrape scroll scrub seal search secure select serve settle share \
    shift ship shop shuffle sign simulate skip slice slide smooth snap snooze solve sort spot stack stamp star start step stop store \
    stream stretch strip study subscribe subtract suggest supply support survey suspend swap swipe switch sync tag talk tap target taste \
    terminate test thank tidy tie tip toggle top touch trace track trade train transform translate transport trash travel treat trigger \
    trim try tune turn tweet type update upgrade upload use vacate validate vary vibrate view visit vote wait walk warm warn wash watch \
    water wave weigh wipe wish wrap yield zip zoom
    """)

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
