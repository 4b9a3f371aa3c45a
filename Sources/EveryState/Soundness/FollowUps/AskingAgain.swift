import EveryStateGoldens
import TextUI

extension Flows {
  /// The content is asked for again and answered: each of its texts is shown as often as in the loaded state.
  static func askedAgain(_ trial: Trial) -> [SoundnessFinding] {
    trial.each(.loaded, .failed, .empty) { loading, use in
      // Typing, or another filter, asks a different question.
      guard use.offer.kind.way != .type, let loaded = loading.state(.loaded), loading.hasAnswer(in: use.events),
        let change = loading.change(in: use.after),
        change.isLoss ? loaded.name != use.state && use.asksAgain(loading) : use.repeats(loaded, loading)
      else { return nil }
      return use.finding(
        change.isLoss ? .lostAnswer : .doubledContent,
        "after \(use.words), the answer is not shown as in '\(loaded.name)': \(change.fact).")
    }
  }

  /// The loaded screen is left and shown again, and asks once more for what is there.
  static func needlessReload(
    _ loading: AuditedScreen.Loading, _ events: EventLog, in state: AuditedScreen.State
  ) -> SoundnessFinding? {
    guard let back = events.actions.last,
      let call = events.callsSinceAction.first(where: { call in
        // A live screen asks for its stream whenever it appears.
        loading.owns(call) && call.shape != .stream
          && events.callsBeforeAction.contains { $0.returned && $0.asksTheSame(as: call) }
      })
    else { return nil }
    let words = loading.ownWords(of: .loaded)
    let isGone = !words.isEmpty && events.looks[back.look...].contains { words.isDisjoint(with: $0.seen.texts) }
    return state.finding(
      .needlessReload, of: call.mock,
      "leaving and coming back calls \(call.mock) again"
        + (isGone
          ? ", and hides its content until the answer arrives." : ", although its answer is still on the screen."))
  }

  /// Three keys at once, where the screen waits after a key: it must ask once, or at the first and the last key.
  static func keys(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.uses.compactMap { use in
      guard use.isSimple, use.offer.kind.way == .type, let call = use.calls.first else { return nil }
      let waits = use.action.callsAfter == use.action.calls && call.time > use.events.looks[use.action.look].time
      let key = FollowUp.Step.Event.useOf(use.offer.kind)
      let driven = try trial.drive(
        use, "\(use.offer.event) and two more letters at once",
        [.init(use.begin, .atOnce), .init(key, .atOnce), .init(key)])
      // One letter may lead to several calls, as for page after page of what it finds.
      let one = use.events.callsSinceAction.count { $0.mock == call.mock }
      guard let calls = driven.map({ driven in (0...2).flatMap { driven.calls($0, [call.mock]) } }),
        calls.count >= one + 2,
        waits || !call.site.cannotFail && Set(calls.map(\.label)).count == calls.count
      else { return nil }
      var finding = use.finding(
        .askedPerKey,
        "three letters typed in quick succession call \(call.mock) \(calls.count) times, "
          + (waits
            ? "although the screen waits after each letter." : "where a pause before the call would make it one."))
      // A fast dependency may be asked at each key.
      if !waits { finding.level = .suggestion }
      return finding
    }
  }

  /// A control for more that asks for what is there: nothing new comes, and nothing asks what the world answers next.
  static func samePage(_ trial: Trial) -> [SoundnessFinding] {
    trial.each(.loaded) { loading, use in
      guard ControlWords.continues(use.offer.name),
        let call = use.calls.first(where: loading.owns), call.returned,
        !loading.isEmptyAnswer(call), !call.answeredLabels.contains(call.label), let next = call.answeredLabels.last,
        !use.events.calls.contains(where: { call.answeredLabels.contains($0.label) }),
        use.after.statements(missingIn: use.before).isEmpty
      else { return nil }
      return use.finding(
        .lostQuery,
        "\(use.words) asks \(call.mock) for \"\(call.label)\", which returns nothing new, and never for \"\(next)\".")
    }
  }
}

extension AuditedScreen.Loading {
  /// The first text of the loaded content that a look does not show as the loaded state does.
  func change(in look: ScreenLook) -> (isLoss: Bool, fact: String)? {
    guard let loaded = state(.loaded)?.events.looks.last?.seen else { return nil }
    let words = ownWords(of: .loaded)
    for text in loaded.texts where words.contains(text) {
      let count = look.count(text)
      if count == 0 { return (true, "\"\(text)\" is missing") }
      if count >= 2 * loaded.count(text) { return (false, "\"\(text)\" appears \(count) times") }
    }
    return nil
  }
}

extension DrivenUse {
  /// After a filter has changed what is asked, each further call asks with the same filter.
  func lostQuery(_ way: String, _ later: some BidirectionalCollection<EventLog.Call>) -> SoundnessFinding? {
    let isFilter = offer.kind.way == .type || offer.kind.way == .select
    guard let wanted = calls.last(where: { isFilter || $0.label.lowercased().contains(offer.name.lowercased()) }),
      !wanted.label.isEmpty, let call = later.last(where: { $0.mock == wanted.mock && $0.site == wanted.site }),
      later.allSatisfy({ $0.mock != wanted.mock || $0.label.withoutNumbers != wanted.label.withoutNumbers })
    else { return nil }
    let asked = call.label.isEmpty ? "without it" : "for \"\(call.label)\""
    return finding(.lostQuery, "after \(words)\(way) asks \(asked) instead of for \"\(wanted.label)\".")
  }

  fileprivate func asksAgain(_ loading: AuditedScreen.Loading) -> Bool {
    events.callsSinceAction.contains { loading.owns($0) && events.repeats($0) }
  }

  /// Whether it asks what the loaded screen has asked, and its mock does not answer page by page.
  fileprivate func repeats(_ loaded: AuditedScreen.State, _ loading: AuditedScreen.Loading) -> Bool {
    guard let call = calls.last(where: loading.owns) else { return false }
    if offer.kind.way == .refresh { return true }
    if call.label.isEmpty, ControlWords.continues(offer.name) { return false }
    return (call.number == 1 || !call.isForeseen) && loaded.events.calls.contains(where: call.asksTheSame)
  }
}

extension ScreenLook { func count(_ text: String) -> Int { texts.count { $0 == text } } }
