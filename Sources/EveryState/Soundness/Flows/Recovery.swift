/// The failed or the empty screen asks again, and what was asked for comes: it must be shown.
struct Recovery: Flow {
  func findings(_ trial: Trial) throws -> [SoundnessFinding] {
    trial.screen.loadings.flatMap { loading in
      let words = loading.ownWords(of: .loaded)
      return [StateProof.failed, .empty].flatMap { proof -> [SoundnessFinding] in
        guard let state = loading.state(proof) else { return [] }
        return trial.exploration.moves.compactMap { move in
          // Who types asks for something else.
          guard move.state == state.name, move.offer.kind.way != .type, move.asks(loading.dependency),
            let tape = move.tape,
            tape.hasAnswer(of: loading.dependency), !words.isSubset(of: tape.lastWords)
          else { return nil }
          let missing = words.subtracting(tape.lastWords).sorted()
          return SoundnessFinding(
            .lostAnswer, of: move.offer.name, screen: trial.screen.name, state: state.name,
            "after \(move.offer.event) the answer comes and is not shown: \"\(missing[0])\" is missing.")
        }
      }
    }
  }
}
