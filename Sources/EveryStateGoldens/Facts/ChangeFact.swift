/// One change as a user would describe it: `"Retry" is disabled now`, `red -> orange`, `"Milk" moved below "Bread"`.
package struct ChangeFact: Equatable, Sendable, CustomStringConvertible {
  /// The element that it is about, as drawn, in quotes; nil if the words name it.
  package let subject: String?
  package let change: String
  /// Whether the subject is part of the fact: the same words of another element are another fact. A changed colour is one fact everywhere.
  package let isOfSubject: Bool

  /// `"Retry" is disabled now`, `"$189.84": red -> orange`.
  package var description: String {
    guard let subject else { return change }
    return isOfSubject ? "\(subject) \(change)" : "\(subject): \(change)"
  }

  /// The fact within a sentence: `"$189.84" red -> orange`.
  fileprivate var phrase: String {
    subject.map { "\($0) \(change)" } ?? (change.hasPrefix("text: ") ? String(change.dropFirst(6)) : change)
  }

  /// The key that equal facts share.
  package var key: String { isOfSubject ? description : change }

  /// The words of `text: "a b" -> "a c"`, without the dots for what is left out.
  fileprivate var rewording: Rewording? {
    let sides = change.split(separator: "\" -> \"")
    guard change.hasPrefix("text: \""), change.hasSuffix("\""), sides.count == 2 else { return nil }
    let words = [sides[0].dropFirst(7), sides[1].dropLast()].map { side in
      side.split(separator: " ").filter { $0 != "..." }.map { Array($0.utf8) }
    }
    return Rewording(words[0], words[1])
  }

  package static func of(_ subject: String, _ change: String) -> ChangeFact {
    ChangeFact(subject: subject, change: change, isOfSubject: true)
  }

  package static func shared(_ change: String, by subject: String? = nil) -> ChangeFact {
    ChangeFact(subject: subject, change: change, isOfSubject: false)
  }

  /// The removed and the added words in one place.
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

  /// The text that VoiceOver speaks in place of the drawing.
  package static func spoken(_ before: String?, _ now: String?) -> ChangeFact? {
    switch (before, now) {
    case (nil, nil): nil
    case (let before?, nil): .shared("VoiceOver no longer says \(before)")
    case (nil, let now?): .shared("VoiceOver says \(now) now")
    case (let before?, let now?): .shared("VoiceOver says \(now) instead of \(before)")
    }
  }
}

extension [ChangeFact] {
  private static var phraseLimit: Int { 3 }

  /// Whether ``phrase`` has all of them.
  package var fitPhrase: Bool { count <= Self.phraseLimit }

  /// The first facts for one line, `"-1.20%" red -> orange; "Retry" is disabled now; 2 more`; nil without facts.
  package var phrase: String? {
    guard !isEmpty else { return nil }
    var told: Set<String> = []
    let phrases = map(\.phrase).filter { told.insert($0).inserted }
    let more = phrases.count - Self.phraseLimit
    let words = phrases.prefix(Self.phraseLimit).map(TerminalText.harmless) + (more > 0 ? ["\(more) more"] : [])
    return words.joined(separator: "; ")
  }
}

extension Array {
  package func parted(_ holds: (Element) -> Bool) -> (those: [Element], others: [Element]) {
    (filter(holds), filter { !holds($0) })
  }
}

package struct FactGroup: Sendable, CustomStringConvertible {
  package let fact: ChangeFact
  package let count: Int
  package let frames: [GoldenName]

  /// `red -> orange: 9 lines in 9 frames`, `"Retry" is disabled now: Basket / failed`.
  package var description: String {
    if frames.count == 1, count == 1 { return "\(fact): \(frames[0])" }
    let lines = "\(count) \(count == 1 ? "line" : "lines")"
    return "\(fact.key): \(lines) in \(frames.count == 1 ? "\(frames[0])" : "\(frames.count) frames")"
  }
}

/// The facts of all changed frames: those in most frames first.
package struct FactGroups: Sendable {
  package let groups: [FactGroup]
  /// The facts of each frame, in the order of its lines.
  package let ofFrame: [GoldenName: [ChangeFact]]
  /// The number of changes left out: a run that changes thousands of frames makes the same changes in them.
  package let omittedCount: Int

  package static let changeLimit = 500

  /// `what is different:` and the facts in a few lines.
  package func lines(limit: Int = 12, rest: String) -> [String] {
    guard !groups.isEmpty else { return [] }
    let more = groups.count - limit
    return ["what is different:"] + groups.prefix(limit).map { "  \($0)" }
      + (more > 0 ? ["  ... and \(more) more: \(rest)"] : []) + (omission.map { ["  (\($0))"] } ?? [])
  }

  /// The note on facts left out; nil for all.
  package var omission: String? {
    omittedCount > 0 ? "in the first \(ofFrame.count) frames that changed; \(omittedCount) more were not read" : nil
  }

  package init(_ changes: [FrameChange], omitting omitted: Int = 0) {
    var order: [String] = []
    var groups: [String: (fact: ChangeFact, count: Int, frames: [GoldenName])] = [:]
    var wordings: [(key: String, words: Rewording)] = []
    func key(_ fact: ChangeFact) -> String {
      guard groups[fact.key] == nil, let words = fact.rewording else { return fact.key }
      if let known = wordings.first(where: { $0.words.isSame(as: words) }) { return known.key }
      wordings.append((fact.key, words))
      return fact.key
    }
    var ofFrame: [GoldenName: [ChangeFact]] = [:]
    let all = changes.filter { $0.name.kind == .frame && $0.old != nil }.sorted { $0.name < $1.name }
    omittedCount = omitted + max(0, all.count - Self.changeLimit)
    for change in all.prefix(Self.changeLimit) {
      let facts = FrameFacts(change).facts
      ofFrame[change.name] = facts
      for fact in facts {
        let key = key(fact)
        if groups[key] == nil { order.append(key) }
        var group = groups[key] ?? (fact, 0, [])
        group.count += 1
        if group.frames.last != change.name { group.frames.append(change.name) }
        groups[key] = group
      }
    }
    self.ofFrame = ofFrame
    self.groups = order.compactMap { groups[$0] }.sorted { $0.frames.count > $1.frames.count }
      .map { FactGroup(fact: $0.fact, count: $0.count, frames: $0.frames) }
  }
}
