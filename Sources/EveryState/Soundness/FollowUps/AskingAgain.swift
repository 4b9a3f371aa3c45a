import EveryStateGoldens
import TextUI

extension Flows {
  /// The loaded content is asked for again and answered as before: it must not appear a second time.
  static func doubling(_ trial: Trial) -> [SoundnessFinding] {
    trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let loaded = loading.state(.loaded), let before = loaded.events.looks.last?.seen else { return [] }
      let words = loading.ownWords(of: .loaded)
      let states = [loaded.name] + [StateProof.failed, .empty].compactMap { loading.state($0)?.name }
      return trial.uses.flatMap { use -> [SoundnessFinding] in
        guard states.contains(use.state), use.isSimple, use.offer.kind.way != .type,
          let call = use.calls.last(where: { loading.dependency.contains($0.mock) }),
          use.offer.kind.way == .refresh || asksTheSame(call, loaded.events, use.offer)
        else { return [] }
        return doubled(before, use.after, words, "'\(use.state), then \(use.words)'", trial, use.state)
      }
    }
  }

  /// Whether a call of the loaded screen asked the same, and its mock does not answer page by page.
  private static func asksTheSame(_ call: EventLog.Call, _ events: EventLog, _ offer: Offer) -> Bool {
    if call.label.isEmpty, ControlWords.continues(offer.name) { return false }
    guard call.number == 1 || !call.isForeseen else { return false }
    return events.calls.contains(where: call.asksTheSame)
  }

  /// The loaded screen is left and shown again. What is there is not asked for once more, and does not appear twice.
  static func needlessReload(
    _ trial: Trial, _ loading: AuditedScreen.Loading, _ events: EventLog, in state: AuditedScreen.State
  )
    -> [SoundnessFinding]
  {
    guard let back = events.actions.last, let before = state.events.looks.last?.seen,
      let call = events.callsSinceAction.first(where: { call in
        loading.dependency.contains(call.mock)
          && events.callsBeforeAction.contains { $0.returned && $0.asksTheSame(as: call) }
      })
    else { return [] }
    let words = loading.ownWords(of: .loaded)
    var findings: [SoundnessFinding] = []
    if let last = events.looks.last?.seen, !call.isForeseen, trial.doublings.isEmpty {
      findings += doubled(before, last, words, "'\(state.name), then leave and come back'", trial, state.name)
    }
    let isGone = events.looks[back.look...].contains { look in !words.isEmpty && words.isDisjoint(with: look.seen.texts)
    }
    findings.append(
      SoundnessFinding(
        .needlessReload, of: call.mock, screen: trial.screen.name, state: state.name,
        "a user who leaves and comes back makes the screen ask \(call.mock) again"
          + (isGone ? ", and waits for what was there." : ", though its answer is there.")))
    return findings
  }

  /// After a filter has changed what is asked, a refresh, a retry and the next page ask with the same filter.
  static func lostQueries(_ trial: Trial) throws -> [SoundnessFinding] {
    // A search asks without words before it begins.
    let labelled = Set(trial.uses.flatMap(\.calls).filter { !$0.label.isEmpty }.map(\.site))
    return try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let loaded = loading.state(.loaded) else { return [] }
      func label(_ calls: some Collection<EventLog.Call>) -> String? {
        let own = calls.filter { loading.dependency.contains($0.mock) }
        return (own.first { !$0.label.isEmpty } ?? own.first { labelled.contains($0.site) })?.label
      }
      guard let first = label(loaded.events.calls) else { return [] }
      let asking = trial.uses.filter { $0.state == loaded.name && $0.isSimple }.compactMap { use in
        label(use.calls).map { (use: use, label: $0) }
      }
      let filters = asking.filter { use, label in
        guard label.withoutNumbers != first.withoutNumbers else { return false }
        switch use.offer.kind.way {
        case .type, .select: return true
        case .press: return label.lowercased().contains(use.offer.name.lowercased())
        default: return false
        }
      }
      let repeats = asking.filter { use, label in
        label.withoutNumbers == first.withoutNumbers && use.offer.kind.way != .type && use.offer.kind.way != .select
      }
      let retries = trial.uses.filter { use in
        use.state == loading.state(.failed)?.name && use.isSimple && label(use.calls) == first
          && ![.type, .select].contains(use.offer.kind.way) && !ControlWords.startsOver(use.offer.name)
      }
      return try filters.prefix(2).flatMap { filter, wanted -> [SoundnessFinding] in
        func finding(_ offer: Offer, _ fails: Bool, _ label: String) -> SoundnessFinding {
          SoundnessFinding(
            .lostQuery, of: offer.name, screen: trial.screen.name, state: loaded.name,
            "after \(filter.words)\(fails ? ", which fails" : ""), \(offer.event) asks \(label.isEmpty ? "without it" : "for \"\(label)\""), and no longer for \"\(wanted)\"."
          )
        }
        @MainActor func asked(_ offer: Offer, _ answers: [NextAnswer]) throws -> String? {
          let steps = [
            FollowUp.Step(filter.begin), FollowUp.Step(.putAway),
            FollowUp.Step(.useOf(offer.kind)),
          ]
          let driven = try trial.drive(
            filter, "\(filter.words), then \(offer.event)", steps, .scripted(loading.dependency, answers),
            isAudited: false)
          guard let driven, label(driven.calls(0, loading.dependency)) == wanted else { return nil }
          return label(driven.calls(2, loading.dependency))
        }
        let afterFilter = try repeats.prefix(3).compactMap { use, unfiltered -> SoundnessFinding? in
          guard let label = try asked(use.offer, [NextAnswer(.well)]), label == unfiltered else { return nil }
          return finding(use.offer, false, label)
        }
        let afterFailure = try retries.prefix(1).compactMap { use -> SoundnessFinding? in
          guard let label = try asked(use.offer, [NextAnswer(.fails), NextAnswer(.well)]), label == first else {
            return nil
          }
          return finding(use.offer, true, label)
        }
        return afterFilter + afterFailure
      }
    }
  }

  /// Three keys at once, where the screen waits after a key: it must ask once, or at the first and the last key.
  static func keys(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.uses.compactMap { use in
      guard use.isSimple, use.offer.kind.way == .type, let call = use.calls.first else { return nil }
      let waits = use.action.callsAfter == use.action.calls && call.time > use.events.looks[use.action.look].time
      let key = FollowUp.Step(.useOf(use.offer.kind), .atOnce)
      let steps = [FollowUp.Step(use.begin, .atOnce), key, FollowUp.Step(key.event)]
      guard
        let driven = try trial.drive(
          use, "\(use.offer.event) and two more letters at once", steps, isAudited: false)
      else { return nil }
      let calls = (0...2).flatMap { driven.calls($0, [call.mock]) }
      let labels = Set(calls.map(\.label))
      guard calls.count >= 3, waits || !call.site.cannotFail && labels.count == calls.count else { return nil }
      var finding = SoundnessFinding(
        .askedPerKey, of: use.offer.name, screen: trial.screen.name, state: use.state,
        "three letters typed at once ask \(call.mock) \(calls.count) times, "
          + (waits ? "though the screen waits after each." : "where a pause would make it one."))
      // A fast dependency may be asked at each key.
      if !waits { finding.level = .suggestion }
      return finding
    }
  }

  /// A control for more that asks for what is there: nothing new comes, and nothing asks what the world answers next.
  static func samePage(_ trial: Trial) -> [SoundnessFinding] {
    trial.screen.loadings.flatMap { loading in
      trial.uses.compactMap { use in
        guard use.state == loading.state(.loaded)?.name, use.isSimple, ControlWords.continues(use.offer.name),
          let call = use.calls.first(where: { loading.dependency.contains($0.mock) }), call.returned,
          !loading.isEmptyAnswer(call), !call.answeredLabels.contains(call.label), let next = call.answeredLabels.last,
          !use.events.calls.contains(where: { call.answeredLabels.contains($0.label) }),
          use.after.statements(missingIn: use.before).isEmpty
        else { return nil }
        return SoundnessFinding(
          .lostQuery, of: use.offer.name, screen: trial.screen.name, state: use.state,
          "\(use.words) asks \(call.mock) for \"\(call.label)\", which brings nothing new, and never for \"\(next)\"."
        )
      }
    }
  }
}
