/// The person cancels, and the answer comes all the same, as from a dependency that cannot be cancelled: the screen must not show it.
struct LateAnswer: Flow {
  func findings(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let state = loading.state(.loading) else { return [] }
      return try trial.exploration.moves.compactMap { move in
        guard move.state == state.name, let tape = move.tape, tape.wasCancelled(loading.dependency) else { return nil }
        return try finding(trial, loading, move, cancelled: tape)
      }
    }
  }

  @MainActor
  private func finding(
    _ trial: Trial, _ loading: AuditedScreen.Loading, _ move: Exploration.Move, cancelled: Tape
  ) throws -> SoundnessFinding? {
    let sequel = Sequel(
      title: "then \(move.offer.event), and the answer comes all the same",
      steps: [Sequel.Step(event: .use(move.step, move.offer), end: .answered)],
      answers: .scripted(loading.dependency, [.well(after: .seconds(2), ignoringCancellation: true)]),
      answersFromTheBeginning: true)
    let words = loading.ownWords(of: .loaded).subtracting(cancelled.lastWords)
    guard let tape = try trial.run(sequel, after: move.state),
      let text = tape.looks.last?.seen.texts.first(where: words.contains)
    else { return nil }
    return SoundnessFinding(
      .lateAnswer, of: move.offer.name, screen: trial.screen.name, state: move.state,
      "after \(move.offer.event) the answer comes all the same, and the screen shows it: \"\(text)\".")
  }
}

extension Tape {
  /// Whether the last action cancelled a call that was in flight, and none took its place.
  fileprivate func wasCancelled(_ dependency: [String]) -> Bool {
    guard let action = actions.last else { return false }
    let own = calls.enumerated().filter { dependency.contains($1.mock) }
    return own.contains { $0 < action.calls && $1.outcome == .cancelled } && !own.contains { $0.offset >= action.calls }
  }
}
