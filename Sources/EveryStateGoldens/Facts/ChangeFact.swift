/// One thing that a person would say of a change: `"Retry" is disabled now`, `red -> orange`, `"Milk" moved below "Bread"`.
package struct ChangeFact: Hashable, Sendable, CustomStringConvertible {
  /// The element that it is about, as it is drawn, in quotes; nil where the words say it.
  package let subject: String?
  /// What is different.
  package let change: String
  /// Whether the same words of another element are another fact: a colour that changes is one fact wherever it does.
  package let isOfSubject: Bool

  /// `"Retry" is disabled now`, `"$189.84": red -> orange`.
  package var description: String {
    guard let subject else { return change }
    return isOfSubject ? "\(subject) \(change)" : "\(subject): \(change)"
  }

  /// What is the same fact in other places.
  package var key: String { isOfSubject ? description : change }

  /// A fact of one element.
  package static func of(_ subject: String, _ change: String) -> ChangeFact {
    ChangeFact(subject: subject, change: change, isOfSubject: true)
  }

  /// A fact that many elements may share.
  package static func shared(_ change: String, by subject: String? = nil) -> ChangeFact {
    ChangeFact(subject: subject, change: change, isOfSubject: false)
  }
}

extension ChangeFact {
  /// Words that went and words that came, in one place.
  package static func words(_ removed: [String], _ added: [String], of subject: String?) -> [ChangeFact] {
    let (spokenBefore, before) = removed.parted { $0.hasPrefix("\"") }
    let (spokenNow, now) = added.parted { $0.hasPrefix("\"") }
    var facts: [ChangeFact] = []
    switch (before.isEmpty, now.isEmpty) {
    case (true, true): break
    case (false, false):
      facts.append(.shared("\(before.joined(separator: " ")) -> \(now.joined(separator: " "))", by: subject))
    case (true, false): facts.append(.shared("\(now.joined(separator: " ")), which it was not", by: subject))
    case (false, true): facts.append(.shared("no longer \(before.joined(separator: " "))", by: subject))
    }
    if let fact = spoken(spokenBefore.first, spokenNow.first) { facts.append(fact) }
    return facts
  }

  /// What VoiceOver says instead of what is drawn.
  package static func spoken(_ before: String?, _ now: String?) -> ChangeFact? {
    switch (before, now) {
    case (nil, nil): nil
    case (let before?, nil): .shared("VoiceOver no longer says \(before)")
    case (nil, let now?): .shared("VoiceOver says \(now) now")
    case (let before?, let now?): .shared("VoiceOver says \(now) instead of \(before)")
    }
  }
}

extension Array {
  /// Those of which something holds, and the others.
  package func parted(_ holds: (Element) -> Bool) -> (those: [Element], others: [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}
