/// Words of the failed state, or of the error, that are still there though the dependency was asked again: while it has not answered, and
/// after it has.
struct StaleFailure: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    let again = screen.states.filter { $0.tape.calls.count > 1 }
    guard !again.isEmpty else { return [] }
    return screen.loadings.flatMap { loading in
      let words = loading.ownWords(of: .failed).subtracting(
        loading.state(.failed)?.tape.controls.map(\.label) ?? [])
      return again.compactMap { finding(in: $0, of: screen, loading, words) }
    }
  }

  private func finding(
    in state: AuditedScreen.State, of screen: AuditedScreen, _ loading: AuditedScreen.Loading, _ words: Set<String>
  ) -> SoundnessFinding? {
    for calls in state.tape.repeatedQuestions where loading.dependency.contains(calls[0].mock) {
      for (failed, next) in zip(calls, calls.dropFirst()) {
        guard let message = failed.failure, let end = failed.ended, end <= next.began,
          let (look, text) = stale(words, message, next, in: state, since: failed)
        else { continue }
        return SoundnessFinding(
          .staleFailure, screen: screen.name, state: state.name,
          "it still says \"\(text)\" when \(next.mock) was asked again: a user would believe that it failed once more.",
          evidence: [
            "\(state.moment(look)): \(failed.mock) call \(failed.number) \(failed.outcome), call \(next.number) \(next.outcome(at: look))"
          ])
      }
    }
    return nil
  }

  /// Where the failure's words stand at a time at which they must not.
  private func stale(
    _ words: Set<String>, _ message: String, _ next: Tape.Call, in state: AuditedScreen.State, since failed: Tape.Call
  ) -> (look: Int, text: String)? {
    let looks = state.tape.looks
    // What is tried again by itself may say so while it is; a person who asks again expects another look.
    let actions = state.actions(between: failed, and: next)
    if !actions.isEmpty {
      // Who comes back has not asked: a spinner beside what they left is enough.
      let hasAsked = actions.contains { $0.control != nil }
      for look in next.began..<(next.ended ?? looks.count) where hasAsked || !looks[look].seen.showsSpinner {
        if let text = looks[look].seen.texts.first(where: words.contains) { return (look, text) }
      }
    }
    // What goes away by itself may take its time.
    guard next.returned, state.isAtRest else { return nil }
    let text = looks[state.end].seen.texts.first { words.contains($0) || $0.mentions(message) }
    return text.map { (state.end, $0) }
  }
}
