import Testing

extension Flows {
  /// The failed or the empty screen asks again and receives an answer, which must be shown.
  static func recovery(_ trial: Trial) throws -> [SoundnessFinding] {
    trial.screen.loadings.flatMap { loading in
      let words = loading.ownWords(of: .loaded)
      return [StateProof.failed, .empty].flatMap { proof -> [SoundnessFinding] in
        guard let state = loading.state(proof) else { return [] }
        return trial.exploration.moves.compactMap { move in
          // Typing, or another filter, asks a different question.
          guard move.state == state.name, move.offer.kind.way != .type, let events = move.events,
            events.callsSinceAction.contains(where: { loading.dependency.contains($0.mock) && move.repeats($0) }),
            loading.hasAnswer(in: events), !words.isSubset(of: events.lastWords)
          else { return nil }
          let missing = words.subtracting(events.lastWords).sorted()
          return SoundnessFinding(
            .lostAnswer, of: move.offer.name, screen: trial.screen.name, state: state.name,
            "after \(move.offer.event) the answer comes and is not shown: \"\(missing[0])\" is missing.")
        }
      }
    }
  }

  /// The user goes to another tab or pushes a screen, and returns: tasks are cancelled and restarted. Content that was loaded, or is
  /// loaded then, must appear.
  static func comingBack(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      let words = loading.ownWords(of: .loaded)
      return try [StateProof.loaded, .loading, .failed].flatMap { proof -> [SoundnessFinding] in
        guard let state = loading.state(proof) else { return [] }
        let followUp = FollowUp(
          title: "then leave and come back", steps: [FollowUp.Step(.leave), FollowUp.Step(.comeBack)],
          answers: .well)
        guard let events = try trial.run(followUp, after: state.name) else { return [] }
        let again = proof == .loaded ? needlessReload(trial, loading, events, in: state) : []
        // What failed need not be asked for again.
        guard proof != .failed || loading.hasAnswer(in: events), !words.isSubset(of: events.lastWords) else {
          return again
        }
        let missing = words.subtracting(events.lastWords).sorted()
        let lost = SoundnessFinding(
          .lostOnReturn, screen: trial.screen.name, state: state.name,
          "a user who leaves, as for another tab, and comes back does not find \"\(missing[0])\".",
          evidence: events.looks.last.map { look in
            ["instead: " + (look.seen.texts.isEmpty ? "nothing" : look.seen.texts.prefix(4).joined(separator: ", "))]
          } ?? [])
        return again + [lost]
      }
    }
  }

  /// The same is asked twice, and the first answer comes last: the screen must end with the answer to the last question.
  static func overtaking(_ trial: Trial) throws -> [SoundnessFinding] {
    try (trial.screen.loadings + trial.screen.searches).flatMap { loading -> [SoundnessFinding] in
      let isSearch = trial.screen.searches.contains { $0.dependency == loading.dependency }
      var seen: Set<ControlUse.Kind> = []
      return try trial.moves.flatMap { move -> ArraySlice<SoundnessFinding> in
        // A pull cannot be repeated before the spinner disappears.
        guard move.offer.kind.way != .refresh, !isSearch || move.offer.kind.way == .type,
          move.asks(loading.dependency), seen.insert(move.offer.kind).inserted
        else { return [] }
        return try loading.otherAnswers(than: move).compactMap { try overtaken(trial, loading, move, $0) }.prefix(1)
      }
    }
  }

  private static func overtaken(
    _ trial: Trial, _ loading: AuditedScreen.Loading, _ move: Exploration.Move, _ other: AuditedScreen.State
  ) throws -> SoundnessFinding? {
    // A cancelled request does not answer.
    let script: [NextAnswer] = [
      NextAnswer(.asIn(state: other.name), after: .seconds(5)),
      NextAnswer(.well, after: .seconds(1)),
    ]
    let wait = FollowUp.Step(.wait, .answered)
    func twice(_ how: String, _ between: [FollowUp.Step]) throws -> EventLog? {
      let first = FollowUp.Step(.use(move.step, move.offer), .asked)
      let steps = [first] + between + [FollowUp.Step(.useOf(move.offer.kind)), wait]
      return try trial.run(
        FollowUp(
          title: "then \(move.offer.event) twice, \(how)", steps: steps,
          answers: .scripted(loading.dependency, script)), after: move.state)
    }
    let wrong = loading.claims(of: other.proof ?? .empty).all
    guard let events = try twice("and the first answer comes last", []), events.overlapped(loading.dependency),
      let text = events.looks.last?.seen.texts.first(where: wrong.contains),
      // What was typed may rule out the rows that are there.
      try move.offer.kind.way != .type || other.proof != .empty
        || twice("one after the other", [wait])?.lastWords.contains(text) == false
    else { return nil }
    return SoundnessFinding(
      .overtakenAnswer, of: move.offer.name, screen: trial.screen.name, state: move.state,
      "\(move.offer.event) twice: the answer to the first comes last, and the screen shows that one: \"\(text)\".")
  }

  /// The user cancels, and the answer arrives nevertheless, as from a dependency without cancellation: the screen must not show it.
  static func lateAnswer(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let state = loading.state(.loading) else { return [] }
      return try trial.exploration.moves.compactMap { move in
        guard move.state == state.name, let events = move.events, events.wasCancelled(loading.dependency) else {
          return nil
        }
        return try finding(trial, loading, move, cancelled: events)
      }
    }
  }

  private static func finding(
    _ trial: Trial, _ loading: AuditedScreen.Loading, _ move: Exploration.Move, cancelled: EventLog
  ) throws -> SoundnessFinding? {
    let followUp = FollowUp(
      title: "then \(move.offer.event), and the answer comes all the same",
      steps: [FollowUp.Step(.use(move.step, move.offer), .answered)],
      answers: .scripted(loading.dependency, [NextAnswer(.well, after: .seconds(2), ignoringCancellation: true)]),
      answersFromTheBeginning: true)
    let words = loading.ownWords(of: .loaded).subtracting(cancelled.lastWords)
    guard let events = try trial.run(followUp, after: move.state),
      let text = events.looks.last?.seen.texts.first(where: words.contains)
    else { return nil }
    return SoundnessFinding(
      .lateAnswer, of: move.offer.name, screen: trial.screen.name, state: move.state,
      "after \(move.offer.event) the answer comes all the same, and the screen shows it: \"\(text)\".")
  }

  /// A refresh while the next page is on its way, which a control has asked for or the rows themselves. The audits check the rest.
  static func refreshMeanwhile(_ trial: Trial) throws -> [SoundnessFinding] {
    for loading in trial.screen.loadings {
      let loaded = loading.state(.loaded)
      let uses = trial.uses.filter { $0.state == loaded?.name && $0.isSimple && loading.isAsked(by: $0) }
      let next = uses.first { $0.offer.kind.way == .press && ControlWords.continues($0.offer.name) }?.offer
      guard let waiting = loading.state(.loading), waiting.events.actions.isEmpty,
        let refresh = uses.first(where: { $0.offer.kind.way == .refresh }),
        next != nil || loaded?.events.calls.count(where: { loading.dependency.contains($0.mock) }) ?? 0 > 1
      else { continue }
      let steps = [
        FollowUp.Step(.wait, .later(.seconds(2))), FollowUp.Step(next.map { .useOf($0.kind) } ?? .wait, .atOnce),
        FollowUp.Step(.useOf(refresh.offer.kind), .atOnce),
      ]
      for (how, last) in [("fails", NextAnswer(.fails)), ("succeeds", NextAnswer(.well))] {
        var followUp = FollowUp(
          title: "then \(next?.event ?? "the next page"), and a refresh before it comes, which \(how)",
          steps: steps + wait)
        let first = [NextAnswer(.well, after: .seconds(1)), NextAnswer(.well, after: .seconds(10))]
        (followUp.answers, followUp.answersFromTheBeginning) = (.scripted(loading.dependency, first + [last]), true)
        _ = try trial.run(followUp, after: waiting.name)
      }
    }
    return []
  }

  /// Each dependency that no state names fails, never answers, or is slow, in turn. The audits check the resulting looks.
  static func otherDependencies(_ trial: Trial) throws -> [SoundnessFinding] {
    let named = Set(trial.screen.asked.flatMap(\.dependency))
    let states = trial.screen.declared.filter { !$0.isStoryboard && $0.events.actions.isEmpty }
    guard let state = states.first(where: { $0.proof == .loaded }) ?? states.first(where: { $0.proof == .settled })
    else { return [] }
    for path in state.events.calls.mocks where !named.contains(path) {
      for (words, answer) in [
        ("fails", NextAnswer(.fails)), ("never answers", NextAnswer(.never)),
        ("is slow", NextAnswer(.well, after: .seconds(30))),
      ] {
        _ = try trial.run(
          FollowUp(
            title: "while \(path) \(words)", steps: [FollowUp.Step(.wait)], answers: .scripted([path], [answer]),
            answersFromTheBeginning: true), after: state.name)
      }
    }
    return []
  }
}

/// Drives a screen beyond its declared states, and keeps the event logs.
@MainActor final class Trial {
  let screen: AuditedScreen
  let exploration: Exploration
  /// The uses of controls that the walk found after others.
  let walked: [ControlCall.DrivenUse]
  private(set) lazy var uses = allUses()
  private(set) lazy var calls = controlCalls()
  private(set) lazy var rows = allRows()
  private(set) lazy var doublings = Flows.doubling(self)
  /// The driven follow-ups, for the audits.
  private(set) var followUps: [AuditedScreen.State] = []
  /// Those whose answers no state declares, of which only the words are judged.
  private(set) var glimpses: [AuditedScreen.State] = []
  private let drive: @MainActor (_ state: String, FollowUp) throws -> DrivenFrame

  init(
    _ screen: AuditedScreen, _ exploration: Exploration, walked: [ControlCall.DrivenUse] = [],
    drive: @escaping @MainActor (_ state: String, FollowUp) throws -> DrivenFrame
  ) {
    self.screen = screen
    self.exploration = exploration
    self.walked = walked
    self.drive = drive
    for move in exploration.moves {
      guard let events = move.events else { continue }
      followUps += kept(events, from: move.state, "then \(move.offer.event)")
    }
  }

  /// The uses of controls. Those in `.idle` states come last, as their calls are first calls.
  var moves: [Exploration.Move] {
    let idle = Set(screen.declared.filter { $0.proof == .idle }.map(\.name))
    return exploration.moves.filter { !idle.contains($0.state) } + exploration.moves.filter { idle.contains($0.state) }
  }

  /// Drives a state and its follow-up.
  /// - Returns: nil if the screen does not offer a step, or breaks, which is another finding.
  func run(_ followUp: FollowUp, after state: String) throws -> EventLog? {
    try drive(followUp, after: state)?.events
  }

  func drive(_ followUp: FollowUp, after state: String, isAudited: Bool = true) throws -> (
    events: EventLog, followUp: FollowUpResult
  )? {
    let driven = try drive(state, followUp)
    guard let events = driven.events, let result = driven.followUp else { return nil }
    if isAudited { keep(events, from: state, followUp.title) }
    return (events, result)
  }

  /// The same for the uses of several controls.
  func go(_ events: [FollowUp.Step.Event], after state: String, _ title: String, _ answers: FollowUp.Answers = .well)
    throws -> (events: EventLog, followUp: FollowUpResult)?
  {
    try drive(
      FollowUp(title: "then \(title)", steps: events.map { FollowUp.Step($0) }, answers: answers), after: state)
  }

  /// Drives a state with answers that only an audit of words may see.
  func glimpse(_ followUp: FollowUp, of state: String) throws -> EventLog? {
    guard let events = try drive(state, followUp).events else { return nil }
    glimpses += kept(events, from: state, followUp.title)
    return events
  }

  /// Keeps events for the audits.
  func keep(_ events: EventLog, from state: String, _ title: String) { followUps += kept(events, from: state, title) }

  private func kept(_ events: EventLog, from state: String, _ title: String) -> [AuditedScreen.State] {
    screen.declared.filter { $0.name == state }.prefix(1).map { declared in
      AuditedScreen.State(
        name: "\(state), \(title)", proof: .settled, isStoryboard: false, isOfLoads: false,
        location: declared.location, events: events, origin: state)
    }
  }
}

/// Ways through a screen that follow from what its states declare.
@MainActor enum Flows {
  static let all: [@MainActor (Trial) throws -> [SoundnessFinding]] = [
    recovery, failedRefresh, failedRetry, failedWrites, pendingWrites, declaredWrites, undone, { $0.doublings },
    comingBack,
    lostQueries, keys,
    samePage, overtaking, lateAnswer, refreshMeanwhile, otherDependencies, otherErrors, oneRow, noRetry, noWayBack,
    wrongRow, wrongRowOfFew, outlivedRow,
  ]
}

extension Exploration.Move {
  func asks(_ dependency: [String]) -> Bool {
    events?.callsSinceAction.contains { dependency.contains($0.mock) } ?? false
  }
}

extension EventLog {
  var lastWords: Set<String> { Set(looks.last?.seen.texts ?? []) }

  /// Whether the last two calls were in flight at once, and the first of them answered last.
  fileprivate func overlapped(_ dependency: [String]) -> Bool {
    let last = calls.filter { dependency.contains($0.mock) }.suffix(2)
    guard last.count == 2, let first = last.first, let second = last.last, let one = first.ended,
      let other = second.ended
    else { return false }
    return second.began < one && one > other
  }

  /// Whether the last action cancelled a call that was in flight, and none took its place.
  fileprivate func wasCancelled(_ dependency: [String]) -> Bool {
    guard let action = actions.last else { return false }
    let own = calls.enumerated().filter { dependency.contains($1.mock) }
    return own.contains { $0 < action.calls && $1.outcome == .cancelled } && !own.contains { $0.offset >= action.calls }
  }
}

extension AuditedScreen.Loading {
  /// The states whose words distinguish their answer from a good one.
  fileprivate func otherAnswers(than move: Exploration.Move) -> [AuditedScreen.State] {
    let other = [state(.empty), state(.failed)].compactMap { $0 }
    return move.offer.kind.way == .type ? other.reversed() : Array(other.prefix(1))
  }
}
