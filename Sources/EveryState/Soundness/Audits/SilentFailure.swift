/// A failure of which the screen says nothing: no words that only stand then, and not the error's own. Rows of an earlier answer may stay.
struct SilentFailure: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.loadings.flatMap { findings(in: screen, $0) }
  }

  private func findings(in screen: AuditedScreen, _ loading: AuditedScreen.Loading) -> [SoundnessFinding] {
    let failures = screen.states.compactMap { ToldFailure(of: loading, in: $0) }
    let isToldSomewhere = failures.contains(where: \.isTold)
    return failures.filter { !$0.isTold && !$0.keepsRows && (!$0.hasWords || isToldSomewhere) }.map { failure in
      let sentence =
        failure.hasWords
        ? "it does not say why \(failure.mock) failed, which another state of the screen does: \"\(failure.message)\"."
        : "\(failure.mock) failed and nothing says so: a user would wait, or believe what stands there."
      return SoundnessFinding(.silentFailure, screen: screen.name, state: failure.state, sentence)
    }
  }
}

/// How a state tells that the last call of its dependency failed.
private struct ToldFailure {
  let state: String
  let mock: String
  let message: String
  /// Whether it is told in the error's own words.
  let isTold: Bool
  /// Whether there are words or pictures that stand in no state that did not fail.
  let hasWords: Bool
  /// Whether something that came before the failure is still there.
  let keepsRows: Bool

  /// - Returns: nil where the state does not prove a failure of the dependency.
  init?(of loading: AuditedScreen.Loading, in state: AuditedScreen.State) {
    guard state.proof == .failed, state.tape.named == loading.dependency,
      let call = state.tape.calls.last(where: { loading.dependency.contains($0.mock) }), let began = call.ended,
      let message = call.failure
    else { return nil }
    let looks = state.tape.looks[began...].map(\.seen)
    self.state = state.name
    mock = call.mock
    self.message = message
    let words = looks.flatMap(\.texts)
    isTold = words.contains(message) || words.contains { $0.mentions(message) }
    guard !isTold else {
      (hasWords, keepsRows) = (true, false)
      return
    }
    let others = loading.states.filter { $0.proof != .failed }.compactMap { $0.tape.looks.last?.seen }
    hasWords =
      !Set(words).isSubset(of: others.flatMap(\.texts))
      || !Set(looks.flatMap(\.pictures)).isSubset(of: others.flatMap(\.pictures))
    let rows = loading.ownWords(of: .loaded)
    keepsRows =
      state.tape.calls.contains { $0.mock == call.mock && $0.returned }
      && looks.last?.words.contains(where: rows.contains) == true
  }
}
