extension Audits {
  /// A spinner that nothing can end: no call is in flight, and nothing is asleep that could begin one.
  static func endlessSpinner(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.compactMap { state in
      guard state.proof != nil, state.proof != .idle, let last = state.events.looks.last,
        last.seen.showsSpinner || last.seen.isRefreshing, state.isAtRest
      else { return nil }
      return state.finding(
        .endlessSpinner,
        "the spinner never stops, although no request or timer is pending.")
    }
  }

  /// A call in flight without a sign on the screen: no spinner, no placeholder blocks, and no words of its own.
  static func silentLoading(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.loadings.flatMap { loading in
      screen.declared.filter { $0.proof == .loading }.compactMap { state in
        if state === loading.state(.loading) {
          return silentLoading(state, loading.states.filter { $0.proof != .loading })
        }
        // What the user has begun in another state: a refresh, a search.
        guard state.events.named == loading.dependency, !state.isStoryboard, !state.events.actions.isEmpty else {
          return nil
        }
        let others = screen.declared.filter { !$0.isStoryboard && $0.proof != nil && $0.proof != .loading }
        return silentLoading(state, others)
      }
    }
  }

  /// A search that looks as it did when the text had been typed, with no rows of an earlier one.
  static func silentSearch(in screen: AuditedScreen) -> [SoundnessFinding] {
    guard silentLoading(in: screen).isEmpty else { return [] }
    let known = Set(screen.declared.filter { $0.proof != .loading }.flatMap(\.events.lines.withoutPlaces))
    return (screen.loadings + screen.searches).compactMap { search in
      guard let state = search.state(.loading), let seen = state.events.looks.last?.seen, !seen.showsSign,
        let action = state.events.actions.last(where: { $0.control != nil }), action.control?.way == .type,
        action.calls < state.events.calls.count, !state.events.calls.contains(where: \.returned)
      else { return nil }
      // The text, and the field's own words.
      let new = Set(seen.texts).symmetricDifference(state.events.looks[action.before].seen.texts)
        .filter { !action.event.contains("\"\($0)\"") }
      guard new.isEmpty, state.events.lines.withoutPlaces.allSatisfy({ known.contains($0) || isBlank($0) }) else {
        return nil
      }
      let names = search.dependency.joined(separator: " and ")
      return state.finding(.silentLoading, "after \(action.event), nothing shows that \(names) was called.")
    }
  }

  private static func silentLoading(
    _ state: AuditedScreen.State, _ others: [AuditedScreen.State]
  ) -> SoundnessFinding? {
    guard let seen = state.events.looks.last?.seen, !seen.showsSign,
      Set(seen.texts).subtracting(seen.tabs).isSubset(of: others.flatMap { $0.events.lastTexts })
    else { return nil }
    // Pictures and controls count too: the state is silent if it looks like another one, or blank.
    let lines = state.events.lines.withoutPlaces
    let twin = others.first { $0.events.lines.withoutPlaces == lines }
    guard twin != nil || seen.words.isEmpty && seen.pictures.isEmpty || state.isBlank(but: others) else { return nil }
    let likeness = twin.map { "looks like '\($0.name)'" } ?? "shows nothing"
    return state.finding(
      .silentLoading,
      "the screen waits for an answer and \(likeness), so users cannot tell that it is loading.")
  }

  /// A failure that the screen does not show, in words of its own or in the error's. Rows of an earlier answer may stay.
  static func silentFailure(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.asked.flatMap { loading in
      let failures = screen.states.compactMap { ShownFailure(of: loading, in: $0) }
      let isToldSomewhere = failures.contains(where: \.isShown)
      return failures.filter { !$0.isShown && !$0.keepsRows && (!$0.hasWords || isToldSomewhere) }.map { failure in
        failure.state.finding(
          .silentFailure,
          failure.hasWords
            ? "the screen does not say why \(failure.mock) failed, but another state of the screen does: "
              + "\"\(failure.message)\"."
            : "`\(failure.mock)` failed, but the screen does not show it.")
      }
    }
  }

  /// Words of the failed state, or of the error, that remain although the dependency was asked again: before it has answered, and
  /// after it has.
  static func staleFailure(in screen: AuditedScreen) -> [SoundnessFinding] {
    let again = screen.states.filter { $0.events.calls.count > 1 }
    guard !again.isEmpty else { return [] }
    return screen.loadings.flatMap { loading in
      let words = loading.claims(of: .failed).words
        .subtracting(loading.state(.failed)?.events.controls.map(\.label) ?? [])
      return again.compactMap { staleFailure(in: $0, loading, words) }
    }
  }

  private static func staleFailure(
    in state: AuditedScreen.State, _ loading: AuditedScreen.Loading, _ words: Set<String>
  ) -> SoundnessFinding? {
    for calls in state.events.repeatedQuestions where loading.owns(calls[0]) {
      for (failed, next) in zip(calls, calls.dropFirst()) {
        guard let message = failed.failure, let end = failed.ended, end <= next.began,
          !state.hasOtherFailure(of: next),
          let (look, text) = stale(words, message, next, in: state, since: failed)
        else { continue }
        return state.finding(
          .staleFailure,
          "the screen still says \"\(text)\" after \(next.mock) is called again, as if it had failed twice.",
          evidence: [
            "\(state.moment(look)): \(failed.mock) call \(failed.number) \(failed.outcome), call \(next.number) \(next.outcome(at: look))"
          ])
      }
    }
    return nil
  }

  private static func stale(
    _ words: Set<String>, _ message: String, _ next: EventLog.Call, in state: AuditedScreen.State,
    since failed: EventLog.Call
  ) -> (look: Int, text: String)? {
    let looks = state.events.looks
    // An automatic retry may keep the failure on screen; after the user's own retry it must go.
    // Coming back asks for nothing: the failure may stay until the answer.
    if state.actions(between: failed, and: next).contains(where: { $0.control != nil }) {
      for look in next.began..<(next.ended ?? looks.count) {
        // What failed beside it, for example another row's download, says the same.
        if state.events.calls.contains(where: {
          $0.mock == next.mock && $0.number > failed.number && $0.threw && $0.hasEnded(by: look)
        }) {
          break
        }
        if let text = looks[look].seen.texts.first(where: words.contains) { return (look, text) }
      }
    }
    // A message that disappears on its own may stay for a while.
    guard next.returned, state.isAtRest else { return nil }
    let text = looks[state.end].seen.texts.first { words.contains($0) || $0.mentions(message) }
    return text.map { (state.end, $0) }
  }

  /// Words of the empty or the failed state without an empty answer or a failure: "No posts yet" before any call.
  static func unsupportedWords(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.asked.flatMap { loading in
      [StateProof.empty, .failed].flatMap { proof in
        let claims = loading.claims(of: proof)
        return claims.all.isEmpty ? [] : screen.states.compactMap { unsupported(proof, claims, of: loading, in: $0) }
      }
    }
  }

  private static func unsupported(
    _ proof: StateProof, _ claims: AuditedScreen.Loading.Claims, of loading: AuditedScreen.Loading,
    in state: AuditedScreen.State
  ) -> SoundnessFinding? {
    // Few texts are claimed, so one lookup rules out most states.
    let all = claims.all
    guard state.events.looks.contains(where: { $0.seen.texts.contains(where: all.contains) }) else { return nil }
    // What lasts comes first.
    let looks = Array(state.events.looks.enumerated())
    for (index, look) in looks.dropFirst(state.replacesFirstLook ? 1 : 0) + looks.prefix(1) {
      // After an empty answer a screen may offer what it offers after a failure.
      let isOpen = !state.answers(by: index).contains(where: loading.isEmptyAnswer)
      let words = state.isUntouched(at: index) && isOpen ? all : claims.words
      guard let text = look.seen.texts.first(where: words.contains),
        !isSupported(text, proof, loading, state, at: index)
      else { continue }
      var finding = state.finding(
        proof == .empty ? .unsupportedEmpty : .unsupportedFailure,
        "the screen says \"\(text)\" although \(proof == .empty ? "no answer was empty" : "nothing failed").",
        evidence: ["\(state.moment(index)): \(log(state, at: index))"])
      // A look of no duration: a phone may not show it.
      if index == 0, state.replacesFirstLook { finding.level = .suggestion }
      return finding
    }
    return nil
  }

  private static func isSupported(
    _ text: String, _ proof: StateProof, _ loading: AuditedScreen.Loading, _ state: AuditedScreen.State, at look: Int
  ) -> Bool {
    let answers = state.answers(by: look)
    guard proof == .empty else {
      return answers.contains { $0.threw || $0.breaksOff } || state.beginsAlone(text, by: look)
    }
    if answers.contains(where: loading.isEmptyAnswer) { return true }
    // The user may have removed the rows, or narrowed the search; of some rows, a count may be none.
    let isOpen = !state.isUntouched(at: look) || text.contains(where: \.isNumber)
    return isOpen && answers.contains(where: \.returned)
  }

  private static func log(_ state: AuditedScreen.State, at look: Int) -> String {
    let calls = state.events.calls.filter { $0.began <= look }
    guard !calls.isEmpty else { return "nothing was called yet" }
    return calls.map { "\($0.mock) call \($0.number) \($0.outcome(at: look))" }.joined(separator: ", ")
  }
}

extension AuditedScreen.State {
  /// Whether the first steps of the screen's tasks replace its first look, in the same instant.
  fileprivate var replacesFirstLook: Bool {
    proof == .idle
      || events.looks.dropFirst().first.map { $0.time == .zero && $0.seen != events.looks[0].seen } ?? false
  }

  /// Whether it shows nothing but what the loaded, the empty and the failed state all show; a tab's badge may be late.
  fileprivate func isBlank(but others: [AuditedScreen.State]) -> Bool {
    let answered = [StateProof.loaded, .empty, .failed].compactMap { proof in others.first { $0.proof == proof } }
    let own = Set(events.lines.filter { !Audits.isBlank($0) && !$0.hasPrefix("_ ") }.withoutPlaces)
    return answered.count == 3 && answered.allSatisfy { own.isSubset(of: $0.events.lines.withoutPlaces) }
  }
}

/// The way in which a state shows the failure of its dependency's last call.
private struct ShownFailure {
  let state: AuditedScreen.State
  let mock: String
  let message: String
  let isShown: Bool
  /// Whether words or pictures appear that no state without a failure has.
  let hasWords: Bool
  /// Whether content from before the failure remains.
  let keepsRows: Bool

  /// - Returns: nil if the state does not prove a failure of the dependency.
  init?(of loading: AuditedScreen.Loading, in state: AuditedScreen.State) {
    guard state.proof == .failed, state.events.named == loading.dependency,
      let call = state.events.calls.last(where: loading.owns), let began = call.ended,
      let message = call.failure
    else { return nil }
    let looks = state.events.looks[began...].map(\.seen)
    (self.state, mock, self.message) = (state, call.mock, message)
    let words = looks.flatMap(\.texts)
    isShown = words.contains { $0.mentions(message) }
    let others = loading.states.filter { $0.proof != .failed }.compactMap { $0.events.looks.last?.seen }
    hasWords =
      isShown || !Set(words).subtracting(loading.wordsBeforeStart).isSubset(of: others.flatMap(\.texts))
      || !Set(looks.flatMap(\.pictures)).isSubset(of: others.flatMap(\.pictures))
    let rows = loading.ownWords(of: .loaded)
    keepsRows =
      state.events.calls.contains { $0.mock == call.mock && $0.returned }
      && looks.last?.words.contains(where: rows.contains) == true
  }
}
