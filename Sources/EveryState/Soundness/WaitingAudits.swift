import TextUI

/// What a screen shows while an answer is awaited that a control of it has asked for.
extension Audits {
  /// A wait this short needs no sign.
  private static let notable = Duration.milliseconds(500)

  /// A question asked by a control, and no change until the answer changes the screen. After a failure, another rule looks at its words.
  static func silentWait(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    exploration.moves.compactMap { move in
      guard let (call, loading) = screen.question(of: move), let followUp = move.followUp,
        loading.state(.failed)?.name != move.state, let before = followUp.moments.first?.lines,
        followUp.seen.first?.showsSign == false, let end = call.endTime, end - call.time >= notable,
        !followUp.moments.indices.contains(where: { followUp.moments[$0].lines != before && followUp.times[$0] < end }),
        // Without a change, it must be what the screen has shown before: an answer may be for later.
        followUp.moments.last?.lines != before || move.repeats(call)
      else { return nil }
      return SoundnessFinding(
        .silentLoading, of: move.offer.name, screen: screen.name, state: move.state,
        "after \(move.offer.event) nothing shows that \(call.mock) was asked, until the answer comes \(Elapsed(end - call.time)) later."
      )
    }
  }

  /// Rows that are gone while they are asked for again, with nothing in their place.
  static func blankWait(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    exploration.moves.compactMap { move in
      guard let (call, loading) = screen.question(of: move), loading.state(.loaded)?.name == move.state,
        let events = move.events, let action = events.actions.last, let end = call.ended
      else { return nil }
      let before = events.looks[action.before].seen
      let rows = loading.ownWords(of: .loaded).subtracting(before.titles).subtracting(before.labels)
      guard let row = before.texts.first(where: rows.contains) else { return nil }
      if call.outcome == .cancelled, move.offer.kind.way == .refresh, rows.isDisjoint(with: events.lastWords) {
        return SoundnessFinding(
          .lostRefresh, of: move.offer.name, screen: screen.name, state: move.state,
          "after \(move.offer.event) \"\(row)\" is gone for good: the refresh ends with the list that was pulled.")
      }
      let claims = loading.claims(of: .empty).words
      for look in events.looks[call.began..<end].map(\.seen) where rows.isDisjoint(with: look.texts) {
        if let claim = look.texts.first(where: claims.contains) {
          return SoundnessFinding(
            .unsupportedEmpty, of: move.offer.name, screen: screen.name, state: move.state,
            "after \(move.offer.event) it says \"\(claim)\" until the answer comes.")
        }
        let isBlank = look.words.allSatisfy(look.labels.contains) && look.pictures.isEmpty
        guard isBlank, !look.showsSpinner, !look.showsPlaceholder else { continue }
        return SoundnessFinding(
          .blankScreen, of: move.offer.name, screen: screen.name, state: move.state,
          "after \(move.offer.event) \"\(row)\" is gone until the answer comes, and nothing is in its place.")
      }
      return nil
    }
  }

  /// A text that is above the rows of the loaded state, and the last one on the screen without them.
  static func emptySection(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.loadings.flatMap { loading -> [SoundnessFinding] in
      let rows = loading.ownWords(of: .loaded)
      guard let state = loading.state(.loaded), let loaded = state.events.looks.last?.seen,
        let first = loaded.texts.firstIndex(where: rows.contains), first > 0
      else { return [] }
      let header = loaded.texts[first - 1]
      let controls = state.events.controls.map(\.label)
      guard !loaded.titles.contains(header), !controls.contains(where: { $0.contains(header) }) else { return [] }
      return screen.states.filter { state.saysAll(of: $0) }.compactMap { state in
        guard let seen = state.events.looks.last?.seen, seen.texts.last == header, seen.presented.isEmpty,
          rows.isDisjoint(with: seen.texts), seen.pictures.isEmpty, !seen.showsSign, state.isAtRest,
          state.events.calls.last(where: { loading.dependency.contains($0.mock) })?.returned == true
        else { return nil }
        let trap = ScreenTrap.empty(header)
        return SoundnessFinding(
          .emptySection, of: trap.subject, screen: screen.name, state: state.name, trap.sentence)
      }
    }
  }
}

extension Exploration.Move {
  /// Whether the same was asked before the control was used.
  func repeats(_ call: EventLog.Call) -> Bool {
    events.map { !$0.actions.isEmpty && $0.callsBeforeAction.contains(where: call.asksTheSame) } ?? false
  }
}

extension ScreenLook {
  /// Whether anything shows that an answer is awaited.
  var showsSign: Bool { showsSpinner || isRefreshing || showsPlaceholder }
}

extension AuditedScreen {
  /// The question that a control has asked at once, if it is one of a loading.
  func question(of move: Exploration.Move) -> (call: EventLog.Call, loading: Loading)? {
    guard let events = move.events, let action = events.actions.last else { return nil }
    for call in events.calls[action.calls..<max(action.calls, action.callsAfter)] {
      if let loading = loadings.first(where: { $0.dependency.contains(call.mock) }) { return (call, loading) }
    }
    return nil
  }
}
