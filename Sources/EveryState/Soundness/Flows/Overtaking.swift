/// The same is asked twice, and the first answer comes last: the screen must end with the answer to the last question.
struct Overtaking: Flow {
  func findings(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      var seen: Set<ControlUse.Kind> = []
      return try trial.moves.compactMap { move in
        // Who pulls cannot pull again before the spinner is gone.
        guard move.offer.kind.way != .refresh, let other = loading.otherAnswer(than: move),
          move.asks(loading.dependency), seen.insert(move.offer.kind).inserted
        else { return nil }
        return try finding(trial, loading, move, other)
      }
    }
  }

  @MainActor
  private func finding(
    _ trial: Trial, _ loading: AuditedScreen.Loading, _ move: Exploration.Move, _ other: AuditedScreen.State
  ) throws -> SoundnessFinding? {
    let script: [NextAnswer] = [
      .asIn(state: other.name, after: .seconds(5), ignoringCancellation: true), .well(after: .seconds(1)),
    ]
    let again = Sequel.Step(event: .useOf(move.offer.kind))
    let sequel = Sequel(
      title: "then \(move.offer.event) twice, and the first answer comes last",
      steps: [
        Sequel.Step(event: .use(move.step, move.offer), end: .asked), again, Sequel.Step(event: .wait, end: .answered),
      ], answers: .scripted(loading.dependency, script))
    let wrong = loading.claims(of: other.proof ?? .empty)
    guard
      let tape = try trial.run(sequel, after: move.state),
      tape.overlapped(loading.dependency), let text = tape.looks.last?.seen.texts.first(where: wrong.contains)
    else { return nil }
    return SoundnessFinding(
      .overtakenAnswer, of: move.offer.name, screen: trial.screen.name, state: move.state,
      "\(move.offer.event) twice: the answer to the first comes last, and the screen shows that one: \"\(text)\".")
  }
}

extension AuditedScreen.Loading {
  /// A state whose words tell its answer from the one where all is well: of other words nothing may be found.
  fileprivate func otherAnswer(than move: Exploration.Move) -> AuditedScreen.State? {
    let empty = move.offer.kind.way == .type ? nil : state(.empty)
    return empty ?? state(.failed)
  }
}

extension Tape {
  /// Whether the last two calls were in flight at once, and the first of them answered last.
  fileprivate func overlapped(_ dependency: [String]) -> Bool {
    let last = calls.filter { dependency.contains($0.mock) }.suffix(2)
    guard last.count == 2, let first = last.first, let second = last.last, let one = first.ended,
      let other = second.ended
    else { return false }
    return second.began < one && one > other
  }
}
