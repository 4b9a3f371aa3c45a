/// A spinner that nothing can end: no call is in flight, and nothing is asleep that could begin one.
struct EndlessSpinner: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.compactMap { state in
      guard state.proof != nil, state.proof != .idle, let last = state.tape.looks.last, last.seen.showsSpinner,
        state.isAtRest
      else { return nil }
      return SoundnessFinding(
        .endlessSpinner, screen: screen.name, state: state.name,
        "the spinner never stops: nothing is in flight and nothing is asleep, so a user would wait for ever.")
    }
  }
}
