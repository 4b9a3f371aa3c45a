/// What is loaded is asked for again, and that fails: what was there stays, or the failure is told.
struct FailedRefresh: Flow {
  func findings(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let loaded = loading.state(.loaded), let failed = loading.state(.failed) else { return [] }
      return try trial.exploration.moves.compactMap { move in
        guard move.state == loaded.name, move.asks(loading.dependency) else { return nil }
        return try finding(trial, loading, move, failed)
      }
    }
  }

  @MainActor
  private func finding(
    _ trial: Trial, _ loading: AuditedScreen.Loading, _ move: Exploration.Move, _ failed: AuditedScreen.State
  ) throws -> SoundnessFinding? {
    let sequel = Sequel(
      title: "then \(move.offer.event), which fails", steps: [Sequel.Step(event: .use(move.step, move.offer))],
      answers: .scripted(loading.dependency, [.asIn(state: failed.name)]))
    let (kept, told) = (loading.ownWords(of: .loaded), loading.ownWords(of: .failed))
    guard let tape = try trial.run(sequel, after: move.state),
      tape.calls.last(where: { loading.dependency.contains($0.mock) })?.threw == true,
      !tape.isPendingAtEnd, !kept.isSubset(of: tape.lastWords), told.isDisjoint(with: tape.lastWords), !told.isEmpty
    else { return nil }
    return SoundnessFinding(
      .lostRefresh, of: move.offer.name, screen: trial.screen.name, state: move.state,
      "after \(move.offer.event) fails, what was loaded is gone and the failure is not told.")
  }
}
