/// A call in flight that nothing on the screen tells of: neither a spinner nor blocks nor words that only stand then.
struct SilentLoading: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.loadings.compactMap { loading in
      guard let state = loading.state(.loading), let seen = state.tape.looks.last?.seen, !seen.showsSpinner,
        !seen.showsPlaceholder, loading.ownWords(of: .loading).isEmpty
      else { return nil }
      // Pictures and controls speak too: it is silent where it looks like another state, or like nothing.
      let others = loading.states.filter { $0.proof != .loading }
      let isAlike = others.contains { $0.tape.lines == state.tape.lines }
      guard isAlike || seen.words.isEmpty && seen.pictures.isEmpty else { return nil }
      let likeness =
        others.first { $0.tape.lines == state.tape.lines }.map { "looks like '\($0.name)'" } ?? "shows nothing"
      return SoundnessFinding(
        .silentLoading, screen: screen.name, state: state.name,
        "the screen waits for an answer and \(likeness): a user cannot tell that anything is under way.")
    }
  }
}
