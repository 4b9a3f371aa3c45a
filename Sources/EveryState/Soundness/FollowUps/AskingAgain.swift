import EveryStateGoldens
import TextUI

extension Flows {
  /// The loaded content is asked for again and answered as before: it must not appear a second time.
  static func doubling(_ trial: Trial) -> [SoundnessFinding] {
    trial.each(.loaded, .empty, .failed) { loading, use in
      guard use.offer.kind.way != .type, let loaded = loading.state(.loaded)?.events,
        let call = use.calls.last(where: loading.owns),
        use.offer.kind.way == .refresh || asksTheSame(call, loaded, use.offer), let before = loaded.looks.last?.seen
      else { return nil }
      return doubled(before, use.after, loading, "'\(use.state), then \(use.words)'", use.state)
    }
  }

  /// Whether a call of the loaded screen asked the same, and its mock does not answer page by page.
  private static func asksTheSame(_ call: EventLog.Call, _ events: EventLog, _ offer: Offer) -> Bool {
    if call.label.isEmpty, ControlWords.continues(offer.name) { return false }
    return (call.number == 1 || !call.isForeseen) && events.calls.contains(where: call.asksTheSame)
  }

  /// A text of the loaded content that appears twice as often as before.
  static func doubled(
    _ before: ScreenLook, _ after: ScreenLook, _ loading: AuditedScreen.Loading, _ way: String, _ state: String
  ) -> SoundnessFinding? {
    let words = loading.ownWords(of: .loaded)
    let text = before.texts.first { text in words.contains(text) && after.count(text) >= 2 * before.count(text) }
    return text.map {
      SoundnessFinding(
        .doubledContent, state: state, "\(way) shows the rows twice: \"\($0)\" appears \(after.count($0)) times.")
    }
  }

  /// The loaded screen is left and shown again. What is there is not asked for once more, and does not appear twice.
  static func needlessReload(
    _ trial: Trial, _ loading: AuditedScreen.Loading, _ events: EventLog, in state: AuditedScreen.State
  ) -> [SoundnessFinding] {
    guard let back = events.actions.last, let before = state.events.looks.last?.seen,
      let last = events.looks.last?.seen,
      let call = events.callsSinceAction.first(where: { call in
        loading.owns(call)
          && events.callsBeforeAction.contains { $0.returned && $0.asksTheSame(as: call) }
      })
    else { return [] }
    let words = loading.ownWords(of: .loaded)
    let isGone = !words.isEmpty && events.looks[back.look...].contains { words.isDisjoint(with: $0.seen.texts) }
    let reload = state.finding(
      .needlessReload, of: call.mock,
      "leaving and coming back calls \(call.mock) again"
        + (isGone
          ? ", and hides its content until the answer arrives." : ", although its answer is still on the screen."))
    let way = "'\(state.name), then leave and come back'"
    let isNew = !call.isForeseen && trial.doublings.isEmpty
    return [isNew ? doubled(before, last, loading, way, state.name) : nil, reload].compactMap { $0 }
  }

  /// After a filter has changed what is asked, a refresh, a retry and the next page ask with the same filter.
  static func lostQueries(_ trial: Trial) throws -> [SoundnessFinding] {
    // A search asks without words before it begins.
    let labelled = Set(trial.uses.flatMap(\.calls).filter { !$0.label.isEmpty }.map(\.site))
    return try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      func label(_ calls: some Collection<EventLog.Call>) -> String? {
        let own = calls.filter(loading.owns)
        return (own.first { !$0.label.isEmpty } ?? own.first { labelled.contains($0.site) })?.label
      }
      guard let loaded = loading.state(.loaded), let first = label(loaded.events.calls) else { return [] }
      let asking = trial.uses(in: loaded).compactMap { use in label(use.calls).map { (use: use, label: $0) } }
      let filters = asking.filter { use, label in
        label.withoutNumbers != first.withoutNumbers
          && (use.offer.kind.way.isFilter
            || use.offer.kind.way == .press && label.lowercased().contains(use.offer.name.lowercased()))
      }
      let repeats = asking.filter { $1.withoutNumbers == first.withoutNumbers && !$0.offer.kind.way.isFilter }
      let retries = trial.uses(in: loading.state(.failed)).filter { use in
        label(use.calls) == first && !use.offer.kind.way.isFilter && !ControlWords.startsOver(use.offer.name)
      }
      return try filters.prefix(2).flatMap { filter, wanted in
        /// The finding about a control that asks as without the filter.
        @MainActor func lost(_ offer: Offer, _ unfiltered: String, fails: Bool) throws -> SoundnessFinding? {
          let driven = try trial.drive(
            filter, "\(filter.words), then \(offer.event)",
            [.init(filter.begin), .init(.putAway), .init(.useOf(offer.kind))],
            .scripted(loading.dependency, (fails ? [NextAnswer(.fails)] : []) + [NextAnswer(.well)]))
          guard let driven, label(driven.calls(0, loading.dependency)) == wanted,
            label(driven.calls(2, loading.dependency)) == unfiltered
          else { return nil }
          let asked = unfiltered.isEmpty ? "without it" : "for \"\(unfiltered)\""
          return loaded.finding(
            .lostQuery, of: offer.name,
            "after \(filter.words)\(fails ? ", which fails" : ""), \(offer.event) asks \(asked) instead of for \"\(wanted)\"."
          )
        }
        return try repeats.prefix(3).compactMap { try lost($0.offer, $1, fails: false) }
          + retries.prefix(1).compactMap { try lost($0.offer, first, fails: true) }
      }
    }
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

extension ControlAction.Way { fileprivate var isFilter: Bool { self == .type || self == .select } }

extension ScreenLook { func count(_ text: String) -> Int { texts.count { $0 == text } } }
