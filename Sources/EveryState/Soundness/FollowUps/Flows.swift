import Testing

/// Ways through a screen that follow from what its states declare.
@MainActor enum Flows {
  static let all: [@MainActor (Trial) throws -> [SoundnessFinding]] = [
    askedAgain, failedRefresh, failedRetry, failedWrites, pendingWrites,
    writtenData, otherTabs, lostField, choiceAndAnswer, meanwhile, undone, lastUndone, comingBack, lostRows, cleared,
    secondTime, corrected, foundNothing, hiddenDraft, staleNote, savedValues, leftMessage, otherPlace, begunAnew,
    backAndOn,
    keys, samePage, overtaking, claims, lateAnswer, refreshMeanwhile, otherDependencies, otherErrors,
    oneRow,
    noRetry, noWayBack, returning, wrongRow, wrongRowOfFew, outlivedRow,
  ]

  /// Waits until no call is in flight, and then for rest.
  static let wait: [FollowUp.Step] = [.init(.wait, .answered), .init(.wait)]

  /// The user goes to another tab or pushes a screen, and returns: tasks are canceled and restarted. Content that was loaded, or is
  /// loaded then, must appear.
  static func comingBack(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading in
      try [StateProof.loaded, .loading, .failed].flatMap { proof -> [SoundnessFinding] in
        guard let state = loading.state(proof),
          let events = try trial.drive(
            "then leave and come back", after: state.name, [.init(.leave), .init(.comeBack)])?.events
        else { return [] }
        var again = proof == .loaded ? needlessReload(loading, events, in: state).map { [$0] } ?? [] : []
        if let stream = events.abandonedStreams.first, events.lines == state.events.lines {
          let fact = "nothing waits for `\(stream)` after the user leaves, for example for another tab, and comes back."
          again.append(state.finding(.lostOnReturn, fact))
        }
        // What failed need not be asked for again.
        guard proof != .failed || loading.hasAnswer(in: events), let seen = events.looks.last?.seen,
          let fact = loading.change(in: seen)?.fact
        else { return again }
        let texts = seen.texts.prefix(4).joined(separator: ", ")
        var lost = state.finding(
          .lostOnReturn,
          "\(fact) after the user leaves, for example for another tab, and comes back.",
          evidence: ["instead: \(texts.isEmpty ? "nothing" : texts)"])
        lost.drive = "\(state.name), then leave and come back"
        return again + [lost]
      }
    }
  }

  /// The same after a control has brought more, or something else, which a return asks for anew.
  static func lostRows(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<ControlUse.Kind> = []
    return try trial.each(.loaded) { loading, use in
      guard !use.isBusy, !use.leadsOn, !use.offer.isNavigation, !use.gain.isEmpty,
        use.calls.contains(where: { loading.owns($0) && !use.events.repeats($0) }),
        use.calls.allSatisfy({ $0.returned && !$0.returnsNothing }), known.insert(use.offer.kind).inserted,
        let back = try trial.end(of: [use.begin, .leave, .comeBack], after: use.state),
        back.events.callsSinceAction.contains(where: loading.owns), back.isAnswered(as: back.events.callsBeforeAction),
        let lost = use.gain.first(where: { !back.last.says($0) })
      else { return nil }
      return use.finding(
        .lostOnReturn,
        "after \(use.words), \"\(lost)\" is missing once the user leaves, for example for another tab, and comes back.")
    }
  }

  /// The user cancels, and the answer arrives nevertheless, as from a dependency without cancellation: the screen must not show it.
  static func lateAnswer(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.each(.loading) { loading, use in
      let late = NextAnswer(.well, after: .seconds(2), ignoringCancellation: true)
      guard use.events.wasCancelled(loading.dependency),
        let events = try trial.drive(
          "then \(use.offer.event), and the answer arrives anyway", after: use.state,
          [.init(use.begin, .answered)], .scripted(loading.dependency, [late]), fromTheBeginning: true)?.events,
        case let words = loading.ownWords(of: .loaded).subtracting(use.events.lastWords),
        let text = events.looks.last?.seen.texts.first(where: words.contains)
      else { return nil }
      return use.finding(
        .lateAnswer, "after \(use.offer.event), the answer arrives anyway, and the screen shows it: \"\(text)\".")
    }
  }

  /// A refresh while the next page is on its way, which a control has asked for or the rows themselves. The audits check the rest.
  static func refreshMeanwhile(_ trial: Trial) throws -> [SoundnessFinding] {
    for loading in trial.screen.loadings {
      let uses = trial.uses(in: loading.state(.loaded)).filter { $0.asks(loading) }
      let next = uses.first { $0.offer.kind.way == .press && ControlWords.continues($0.offer.name) }?.offer
      let calls = loading.state(.loaded)?.events.calls ?? []
      guard let waiting = loading.state(.loading), waiting.events.actions.isEmpty,
        let refresh = uses.first(where: { $0.offer.kind.way == .refresh }),
        next != nil || calls.count(where: loading.owns) > 1
      else { continue }
      let steps: [FollowUp.Step] = [
        .init(.wait, .later(.seconds(2))), .init(next.map { .useOf($0.kind) } ?? .wait, .atOnce),
        .init(.useOf(refresh.offer.kind), .atOnce),
      ]
      let first = [NextAnswer(.well, after: .seconds(1)), NextAnswer(.well, after: .seconds(10))]
      for (how, last) in [("fails", NextAnswer(.fails)), ("succeeds", NextAnswer(.well))] {
        _ = try trial.drive(
          "then \(next?.event ?? "the next page"), and a refresh before it comes, which \(how)", after: waiting.name,
          steps + wait, .scripted(loading.dependency, first + [last]), fromTheBeginning: true)
      }
    }
    return []
  }

  /// Each dependency that no state names fails, never answers, or is slow, in turn. The audits check the resulting looks.
  static func otherDependencies(_ trial: Trial) throws -> [SoundnessFinding] {
    let named = Set(trial.screen.asked.flatMap(\.dependency))
    guard let state = trial.start else { return [] }
    let answers = [
      ("fails", NextAnswer(.fails)), ("never answers", NextAnswer(.never)),
      ("is slow", NextAnswer(.well, after: .seconds(30))),
    ]
    for path in state.events.calls.mocks where !named.contains(path) {
      for (words, answer) in answers {
        _ = try trial.drive(
          "while \(path) \(words)", after: state.name, [.init(.wait)], .scripted([path], [answer]),
          fromTheBeginning: true)
      }
    }
    return []
  }
}

extension EventLog {
  var lastTexts: [String] { looks.last?.seen.texts ?? [] }
  var lastWords: Set<String> { Set(lastTexts) }

  /// The dependencies whose streams were all given up when the user left.
  fileprivate var abandonedStreams: [String] {
    let streams = calls.filter { $0.shape == .stream && $0.returned }
    return streams.mocks.filter { mock in streams.allSatisfy { $0.mock != mock || $0.isAbandoned } }
  }

  /// Whether the same was asked before the last action.
  func repeats(_ call: Call) -> Bool { !actions.isEmpty && callsBeforeAction.contains(where: call.asksTheSame) }

  /// Whether the last action canceled a call that was in flight, and none took its place.
  fileprivate func wasCancelled(_ dependency: [String]) -> Bool {
    let own = { (call: Call) in dependency.contains(call.mock) }
    return callsBeforeAction.contains { own($0) && $0.outcome == .cancelled } && !callsSinceAction.contains(where: own)
  }
}
