import TextUI

extension Flows {
  /// A failed screen without content, and without a control that asks again or leads back. A screen that may have been pushed has the
  /// back button of the one below: only a screen is judged that brings its own navigation, or asks for a whole collection without a title.
  static func noRetry(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let loaded = loading.state(.loaded), loading.isOfRoot else { return [] }
      let content = loading.ownWords(of: .loaded)
      return try trial.screen.declared.compactMap { state in
        guard state.proof == .failed, !state.isStoryboard, state.events.named == loading.dependency, state.isAtRest,
          state.offers != nil, let seen = state.events.looks.last?.seen, content.isDisjoint(with: seen.texts),
          !content.isEmpty, !state.showsPart(of: loaded), try !trial.leadsOut(of: state, loading)
        else { return nil }
        let others = loaded.events.lastWords
        let words =
          seen.topTexts.first { !others.contains($0) }.map { "the screen says \"\($0)\"" } ?? "no failure is shown"
        let names = loading.dependency.joined(separator: " and ")
        return state.finding(.noRetry, "after \(names) failed, \(words), and no control retries or leads back.")
      }
    }
  }

  /// A sheet or a cover that the user has opened, cannot swipe away, and cannot close with any control before typing something: "Always
  /// give people an obvious way to dismiss a modal view" (Human Interface Guidelines, Modality).
  static func noWayBack(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<ControlUse.Kind> = []
    return try trial.uses.compactMap { use in
      guard use.isSimple, let obstacle = use.events.obstacle, !use.events.isPendingAtEnd, use.followUp.exits == 0,
        let kind = use.after.presented.last, kind != "alert",
        use.after.presented.count > use.before.presented.count, known.insert(use.offer.kind).inserted,
        // What waits for something now may close it then. A presentation without controls is another finding.
        !use.events.controls.contains(where: { !$0.isEnabled && ControlWords.closes($0.label) }),
        use.events.controls.contains(where: { $0.isEnabled && $0.isUsable })
      else { return nil }
      for (index, offer) in Exploration.worthUsing(use.followUp.offers) where offer.kind.way != .type {
        guard let driven = try trial.go(use, index, offer), driven.followUp.exits == 0,
          driven.last.presented.count > use.before.presented.count,
          offer.kind.way != .press || driven.last.topTexts == use.after.topTexts
        else { return nil }
      }
      return use.finding(
        .noWayOut, "after \(use.offer.event), the \(kind) cannot be dismissed: no control closes it in this state.",
        evidence: [obstacle])
    }
  }
}

extension AuditedScreen.Loading {
  fileprivate var isOfRoot: Bool {
    guard let seen = state(.failed)?.events.looks.last?.seen else { return false }
    if seen.hasNavigation { return true }
    // What the user has asked for has a form, or a button, of its own.
    guard seen.titles.isEmpty, state(.failed)?.events.actions.isEmpty == true,
      let call = state(.loaded)?.events.calls.last(where: owns)
    else { return false }
    return call.label.isEmpty && !call.hidesArguments && call.returnedRows
  }
}

extension AuditedScreen.State {
  /// Whether other content of the loaded state is on the screen: the failure is one of a part.
  fileprivate func showsPart(of loaded: AuditedScreen.State) -> Bool {
    guard let seen = events.looks.last?.seen, let other = loaded.events.looks.last?.seen else { return false }
    let controls = events.controls.map(\.label)
    return seen.words.contains { text in other.words.contains(text) && !controls.contains { $0.contains(text) } }
  }
}

extension Trial {
  private static let furtherControls = 4

  /// Uses one of the controls that a use led to.
  fileprivate func go(_ use: DrivenUse, _ index: Int, _ offer: Offer) throws -> DrivenSteps? {
    try go([use.begin, .use(index, offer)], after: use.state, "\(use.offer.event), then \(offer.event)")
  }

  /// Whether a control of the state, or one that it leads to, asks the dependency again or leaves the screen.
  fileprivate func leadsOut(of state: AuditedScreen.State, _ loading: AuditedScreen.Loading) throws -> Bool {
    // A control that breaks is another finding.
    let uses = uses(in: state)
    if uses.count < exploration.moves.count(where: { $0.state == state.name }) { return true }
    if uses.contains(where: { $0.asks(loading) || $0.leaves || $0.leadsElsewhere(loading) }) { return true }
    let known = Set((state.offers ?? []).map(\.kind))
    for use in uses where !use.offer.kind.way.isTab {
      let new = Exploration.worthUsing(use.followUp.offers).filter { !known.contains($0.offer.kind) }
      for (index, offer) in new.prefix(Self.furtherControls) {
        guard let driven = try go(use, index, offer), !driven.events.actions.isEmpty else { return true }
        if driven.followUp.exits > 0
          || driven.events.callsSinceAction.contains(where: loading.owns)
        {
          return true
        }
      }
    }
    return false
  }
}

extension DrivenUse {
  /// Whether the user leaves the failed screen by it; an alert over it is not the screen.
  fileprivate var leaves: Bool {
    switch offer.kind.way {
    case .goBack: true
    case .dismiss: before.presented.last.map { !["alert", "dialog", "menu"].contains($0) } ?? true
    default: followUp.exits > 0
    }
  }

  /// Whether something else has replaced the failure.
  fileprivate func leadsElsewhere(_ loading: AuditedScreen.Loading) -> Bool {
    !offer.kind.way.isTab && loading.ownWords(of: .failed).isDisjoint(with: after.texts)
      && !Set(after.texts).subtracting(after.labels).isSubset(of: before.texts)
  }
}
