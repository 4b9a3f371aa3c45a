/// Each dependency that no state names fails in turn, does not answer, or takes long: what the screen shows then is held against the rules.
struct OtherDependencies: Flow {
  func findings(_ trial: Trial) throws -> [SoundnessFinding] {
    let named = Set(trial.screen.loadings.flatMap(\.dependency))
    let states = trial.screen.declared.filter { !$0.isStoryboard && $0.tape.actions.isEmpty }
    guard let state = states.first(where: { $0.proof == .loaded }) ?? states.first(where: { $0.proof == .settled })
    else {
      return []
    }
    var paths: [String] = []
    for call in state.tape.calls where !named.contains(call.mock) && !paths.contains(call.mock) {
      paths.append(call.mock)
    }
    for path in paths {
      for (words, answer) in [
        ("fails", NextAnswer.failing), ("never answers", .never), ("is slow", .well(after: .seconds(30))),
      ] {
        _ = try trial.run(
          Sequel(
            title: "while \(path) \(words)", steps: [Sequel.Step(event: .wait)], answers: .scripted([path], [answer]),
            answersFromTheBeginning: true), after: state.name)
      }
    }
    return []
  }
}
