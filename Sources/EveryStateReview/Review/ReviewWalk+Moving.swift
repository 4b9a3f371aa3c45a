import EveryStateGoldens

extension ReviewWalk {
  package struct Entry: Sendable {
    package let step: Step
    /// The subject: `Watchlist / failed and 3 more`.
    package let title: String
    /// The decision: `accepted`; empty while it is pending.
    package let state: String
  }

  package var entries: [Entry] {
    steps.map { step in
      switch step {
      case .orphans: Entry(step: step, title: counted(orphans.count, "undeclared golden"), state: orphanState.words)
      case .finding(let index):
        Entry(step: step, title: findings[index].first.headline, state: findingStates[index].words)
      default:
        Entry(
          step: step, title: questions.first { $0.step == step }.map(title) ?? "",
          state: questions.first { $0.step == step }.map(state) ?? "")
      }
    }
  }

  var entryCount: Int { steps.count }

  private func title(of question: Question) -> String {
    switch question.step {
    case .rename(let index): "\(renames[index].title): renamed"
    case .change(let place):
      groups.groups[place].sentence == nil ? "\(changes[question.changes[0]].name)" : "\(groups.groups[place])"
    case .frame(let index): "\(changes[index].name)"
    case .orphans, .finding, .done: ""
    }
  }

  private func state(of question: Question) -> String {
    if isAccepted(question.step) { return State.accepted.words }
    let found = Set(question.changes.map { states[$0] })
    return found.count > 1 ? "partly decided" : found.first?.words ?? ""
  }

  /// Goes to a question, decided or not; earlier decisions stay.
  package mutating func go(to step: Step) {
    guard steps.contains(step) else { return }
    chosen = nil
    // The first pending question is the default place.
    if self.step != step { chosen = step }
  }

  /// The question before the current one; nil for the first.
  var stepBefore: Step? { steps.firstIndex(of: step).flatMap { $0 > 0 ? steps[$0 - 1] : nil } }

  /// Whether a question is decided, and can only be undone.
  func isDecided(_ step: Step) -> Bool {
    switch step {
    case .rename, .change, .frame: isAccepted(step) || waiting(in: step).isEmpty
    case .orphans: orphanState == .accepted || orphanState == .refused
    case .finding(let index): findingStates[index].isWaived
    case .done: false
    }
  }

  var choicesForDecided: [(key: Character, words: String)] {
    let own = questions.first { $0.step == step }?.changes ?? []
    let canTakeBack = isAccepted(step) || history.contains { $0.taken.contains { own.contains($0.index) } }
    return (canTakeBack ? [("u", "take it back")] : []) + moving + Self.ending
  }

  var moving: [(key: Character, words: String)] {
    (stepBefore == nil ? [] : [("b", "back")]) + (chosen == nil ? [] : [("n", "next")])
  }

  mutating func takeForDecided(_ key: Character) -> [ShownLine] {
    key == "u" ? undo(of: step) : []
  }
}
