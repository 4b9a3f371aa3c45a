import TextUI

/// What a screen shows while an answer is awaited that a control of it has asked for.
extension Audits {
  /// A wait this short needs no sign.
  private static let notable = Duration.milliseconds(500)

  /// A question asked by a control, and no change until the answer changes the screen. After a failure, another rule looks at its words.
  static func silentWait(in screen: AuditedScreen, _ uses: [DrivenUse]) -> [SoundnessFinding] {
    uses.compactMap { use in
      guard use.isSimple, let (call, loading) = screen.question(of: use), loading.state(.failed)?.name != use.state,
        case let followUp = use.followUp, let before = followUp.moments.first?.lines.withoutPlaces,
        followUp.seen.first?.showsSign == false, let end = call.endTime, end - call.time >= notable,
        !zip(followUp.moments, followUp.times).contains(where: { $0.lines.withoutPlaces != before && $1 < end }),
        // Without a change, it must be what the screen has shown before: an answer may be for later.
        use.linesAfter != before || use.events.repeats(call)
      else { return nil }
      return use.finding(
        .silentLoading,
        "after \(use.offer.event), nothing shows that \(call.mock) was called until the answer arrives "
          + "\(Elapsed(end - call.time)) later."
      )
    }
  }

  /// Rows that disappear while they are loaded again, without a replacement.
  static func blankWait(in screen: AuditedScreen, _ uses: [DrivenUse]) -> [SoundnessFinding] {
    uses.compactMap { use in
      guard use.isSimple, let (call, loading) = screen.question(of: use), loading.state(.loaded)?.name == use.state,
        let end = call.ended,
        case let rows = loading.ownWords(of: .loaded).subtracting(use.before.titles).subtracting(use.before.labels),
        let row = use.before.texts.first(where: rows.contains)
      else { return nil }
      let event = "after \(use.offer.event)"
      if call.outcome == .cancelled, use.offer.kind.way == .refresh, rows.isDisjoint(with: use.events.lastWords) {
        return use.finding(
          .lostRefresh, "\(event), \"\(row)\" disappears permanently: the refresh is canceled when its list disappears."
        )
      }
      let claims = loading.claims(of: .empty).words
      for look in use.events.looks[call.began..<end].map(\.seen) where rows.isDisjoint(with: look.texts) {
        if let claim = look.texts.first(where: claims.contains) {
          return use.finding(.unsupportedEmpty, "\(event), the screen says \"\(claim)\" until the answer arrives.")
        }
        let isBlank = look.words.allSatisfy(look.labels.contains) && look.pictures.isEmpty
        guard isBlank, !look.showsSpinner, !look.showsPlaceholder else { continue }
        return use.finding(
          .blankScreen, "\(event), \"\(row)\" disappears until the answer arrives, and nothing replaces it.")
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
      let trap = ScreenTrap.empty(header)
      return screen.states.filter { other in
        guard state.saysAll(of: other), let seen = other.events.looks.last?.seen else { return false }
        return seen.texts.last == header && seen.presented.isEmpty && rows.isDisjoint(with: seen.texts)
          && seen.pictures.isEmpty && !seen.showsSign && other.isAtRest
          && other.events.calls.last(where: loading.owns)?.returned == true
      }.map { $0.finding(.emptySection, of: trap.subject, trap.sentence) }
    }
  }
}

extension ScreenLook {
  /// Whether anything shows that an answer is awaited.
  var showsSign: Bool { showsSpinner || isRefreshing || showsPlaceholder }
}

extension AuditedScreen {
  /// The question that a control has asked at once, if it is one of a loading.
  fileprivate func question(of use: DrivenUse) -> (call: EventLog.Call, loading: Loading)? {
    for call in use.events.calls[use.action.calls..<max(use.action.calls, use.action.callsAfter)] {
      if let loading = loadings.first(where: { $0.owns(call) }) { return (call, loading) }
    }
    return nil
  }
}
