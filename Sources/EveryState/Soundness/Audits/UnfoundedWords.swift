/// Words that only the empty or the failed state has, where no answer was empty, or none failed: "No posts yet" before anybody asked.
struct UnfoundedWords: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.loadings.flatMap { loading in
      let claims: [(proof: StateProof, words: Set<String>)] = [.empty, .failed].map { ($0, loading.claims(of: $0)) }
      // Nearly no text is claimed by either: looking it up once tells.
      let all = claims[0].words.union(claims[1].words)
      guard !all.isEmpty else { return [SoundnessFinding]() }
      let suspects = screen.states.filter { state in
        state.tape.looks.contains { $0.seen.texts.contains(where: all.contains) }
      }
      return claims.flatMap { claim in
        suspects.compactMap { finding(claim.proof, claim.words, in: $0, of: screen.name) }
      }
    }
  }

  private func finding(
    _ proof: StateProof, _ words: Set<String>, in state: AuditedScreen.State, of screen: String
  ) -> SoundnessFinding? {
    for (index, look) in state.tape.looks.enumerated() {
      guard let text = look.seen.texts.first(where: words.contains), !isFounded(proof, state, at: index) else {
        continue
      }
      return SoundnessFinding(
        proof == .empty ? .unfoundedEmpty : .unfoundedFailure, screen: screen, state: state.name,
        "it says \"\(text)\" though \(proof == .empty ? "no answer was empty" : "nothing failed").",
        evidence: ["\(state.moment(index)): \(log(state, at: index))"])
    }
    return nil
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
