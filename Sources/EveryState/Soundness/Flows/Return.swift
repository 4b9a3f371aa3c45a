/// The person goes to another tab or pushes a screen, and comes back: tasks are cancelled and begin anew. What was loaded, or is
/// loaded then, must be there.
struct Return: Flow {
  func findings(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      let words = loading.ownWords(of: .loaded)
      return try [StateProof.loaded, .loading, .failed].compactMap { proof in
        guard let state = loading.state(proof) else { return nil }
        let sequel = Sequel(
          title: "then leave and come back", steps: [Sequel.Step(event: .leave), Sequel.Step(event: .comeBack)],
          answers: .well)
        // What failed need not be asked for again.
        guard let tape = try trial.run(sequel, after: state.name),
          proof != .failed || tape.hasAnswer(of: loading.dependency), !words.isSubset(of: tape.lastWords)
        else { return nil }
        let missing = words.subtracting(tape.lastWords).sorted()
        return SoundnessFinding(
          .lostOnReturn, screen: trial.screen.name, state: state.name,
          "a person who leaves, as for another tab, and comes back does not find \"\(missing[0])\".",
          evidence: tape.looks.last.map { look in
            ["instead: " + (look.seen.texts.isEmpty ? "nothing" : look.seen.texts.prefix(4).joined(separator: ", "))]
          } ?? [])
      }
    }
  }
}
