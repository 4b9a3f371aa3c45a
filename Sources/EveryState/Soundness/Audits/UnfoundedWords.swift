/// Words that only the empty or the failed state has, where no answer was empty, or none failed: "No posts yet" before anybody asked.
struct UnfoundedWords: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.loadings.flatMap { loading in
      findings(.empty, .unfoundedEmpty, loading, screen) + findings(.failed, .unfoundedFailure, loading, screen)
    }
  }

  private func findings(
    _ proof: StateProof, _ rule: SoundnessRule, _ loading: AuditedScreen.Loading, _ screen: AuditedScreen
  ) -> [SoundnessFinding] {
    let words = loading.claims(of: proof)
    guard !words.isEmpty else { return [] }
    return screen.states.compactMap { state in
      for (index, look) in state.tape.looks.enumerated() {
        guard let text = look.seen.texts.first(where: words.contains), !isFounded(proof, state, at: index) else {
          continue
        }
        return SoundnessFinding(
          rule, screen: screen.name, state: state.name,
          "it says \"\(text)\" though \(proof == .empty ? "no answer was empty" : "nothing failed").",
          evidence: ["\(state.moment(index)): \(log(state, at: index))"])
      }
      return nil
    }
  }

  private func isFounded(_ proof: StateProof, _ state: AuditedScreen.State, at look: Int) -> Bool {
    let answers = state.answers(by: look)
    guard proof == .empty else { return answers.contains(where: \.threw) }
    if answers.contains(where: \.returnedEmpty) { return true }
    // A person may have removed the rows, or narrowed the search.
    return !state.isUntouched(at: look) && answers.contains(where: \.returned)
  }

  private func log(_ state: AuditedScreen.State, at look: Int) -> String {
    let calls = state.tape.calls.filter { $0.began <= look }
    guard !calls.isEmpty else { return "nothing had been asked" }
    return calls.map { "\($0.mock) call \($0.number) \($0.outcome(at: look))" }.joined(separator: ", ")
  }
}
