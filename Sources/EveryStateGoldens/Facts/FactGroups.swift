/// A change with its frames.
package struct FactGroup: Sendable, CustomStringConvertible {
  package let fact: ChangeFact
  package let count: Int
  package let frames: [GoldenName]

  /// `red -> orange: 9 lines in 9 frames`, `"Retry" is disabled now: Basket / failed`.
  package var description: String {
    if frames.count == 1, count == 1 { return "\(fact): \(frames[0])" }
    let lines = "\(count) \(count == 1 ? "line" : "lines")"
    return "\(fact.kindDescription): \(lines) in \(frames.count == 1 ? "\(frames[0])" : "\(frames.count) frames")"
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

  /// `Changes:` and the facts in a few lines.
  package func lines(limit: Int = 12, rest: String) -> [String] {
    guard !groups.isEmpty else { return [] }
    let more = groups.count - limit
    return ["Changes:"] + groups.prefix(limit).map { "  \($0)" }
      + (more > 0 ? ["  ... and \(more) more: \(rest)"] : []) + (omission.map { ["  (\($0))"] } ?? [])
  }

  /// The note on facts left out; nil for all.
  package var omission: String? {
    omittedCount > 0 ? "in the first \(ofFrame.count) frames that changed; \(omittedCount) more were not read" : nil
  }

  package init(_ changes: [FrameChange], omitting omitted: Int = 0) {
    var order: [ChangeFact.Kind] = []
    var groups: [ChangeFact.Kind: (fact: ChangeFact, count: Int, frames: [GoldenName])] = [:]
    var wordings: [(key: ChangeFact.Kind, words: Rewording)] = []
    func key(_ fact: ChangeFact) -> ChangeFact.Kind {
      guard groups[fact.kind] == nil, let words = fact.wording else { return fact.kind }
      if let known = wordings.first(where: { $0.words.isSame(as: words) }) { return known.key }
      wordings.append((fact.kind, words))
      return fact.kind
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
