import EveryStateGoldens
import TextUI

/// Drives a screen beyond its declared states, and keeps the event logs.
@MainActor final class Trial {
  let screen: AuditedScreen
  let exploration: Exploration
  /// The uses of controls that the walk found after others.
  private let walked: [DrivenUse]
  /// All uses that the walk found after others.
  let steps: [DrivenUse]
  /// The uses of controls, those in declared states first. Those in `.idle` states follow, as their calls are first calls.
  private(set) lazy var uses: [DrivenUse] = (simpleUses() + walked).map { use in
    var use = use
    use.passing = screen.declared.first { $0.name == use.state }?.passing ?? []
    return use
  }
  /// Those that call nothing before the time to take them back is over.
  private(set) lazy var deferred = deferredUses()
  private(set) lazy var calls = controlCalls()
  private(set) lazy var rows = allRows()
  /// The driven follow-ups, for the audits.
  private(set) var followUps: [AuditedScreen.State] = []
  /// Those whose answers no state declares. Only their words are judged.
  private(set) var glimpses: [AuditedScreen.State] = []
  /// Pieces and texts that the later values of streams bring or take away on their own, in the looks in which controls are used.
  private(set) lazy var streamed = streamedPieces()
  private let drive: @MainActor (_ state: String, FollowUp) throws -> DrivenFrame
  /// The ends of ways, which several relations compare.
  private var ends: [Way: DrivenSteps?] = [:]
  /// Those that were explored or walked before.
  private lazy var known = Dictionary(
    (simpleUses() + steps).map { use in
      (Way(use.state, use.way.map(\.event) + [use.begin]), DrivenSteps(events: use.events, followUp: use.followUp))
    }
  ) { first, _ in first }

  init(
    _ screen: AuditedScreen, _ exploration: Exploration, steps: [DrivenUse] = [],
    drive: @escaping @MainActor (_ state: String, FollowUp) throws -> DrivenFrame
  ) {
    (self.screen, self.exploration, self.steps, self.drive) = (screen, exploration, steps, drive)
    walked = steps.filter(\.isCalling)
    for move in exploration.moves {
      if let events = move.events { keep(events, from: move.state, "then \(move.offer.event)") }
    }
  }

  private func streamedPieces() -> Set<String> {
    var known: Set<Way> = []
    return uses.reduce(into: []) { pieces, use in
      let isOpen = { (call: EventLog.Call) in call.shape == .stream && call.returned }
      let steps =
        use.events.callsBeforeAction.contains(where: isOpen)
        ? [] : use.events.callsSinceAction.contains(where: isOpen) ? [FollowUp.Step(use.begin)] : nil
      guard let steps, known.count < Self.mostStreams,
        known.insert(Way(use.state, (use.way + steps).map(\.event))).inserted,
        let driven = try? drive(
          use, "half a minute \(known.count)", steps + [.init(.wait, .later(Self.allValues))], .well)
      else { return }
      let (moments, seen, times) = (driven.followUp.moments, driven.followUp.seen, driven.followUp.times)
      for last in times.indices.dropFirst() where driven.events.streamTimes.contains(times[last]) {
        pieces.formUnion(Set(moments[last - 1].lines.pieces()).symmetricDifference(moments[last].lines.pieces()))
        pieces.formUnion(Set(seen[last - 1].texts).symmetricDifference(seen[last].texts))
      }
    }
  }

  /// The difference between the ends of two ways in which each stream has yielded the same values, apart from what these bring. Where one
  /// took longer, all values are awaited.
  /// - Returns: nil if they show the same, or had other values.
  func difference(_ expected: Shown, _ found: Shown, ignoresNumbers: Bool = false) -> LookDifference? {
    var (expected, found) = (expected, found)
    if expected.values != found.values {
      guard laters < Self.mostStreams, expected.later != nil, let one = found.later?(), let other = expected.later?(),
        one.values == other.values
      else { return nil }
      (expected, found, laters) = (other, one, laters + 1)
    }
    return LookDifference(expected.lines, found.lines, ignoresNumbers: ignoresNumbers, except: streamed)
  }

  /// What the screen shows before and after a use.
  func shown(before use: DrivenUse) -> Shown {
    Shown(lines: use.linesBefore, values: use.events.streamValues(by: use.action.before)) { [self] in
      shown(later: use, "before \(use.words)", [])
    }
  }

  func shown(after use: DrivenUse) -> Shown {
    Shown(lines: use.linesAfter, values: use.events.streamValues()) { [self] in
      shown(later: use, use.words, [.init(use.begin, use.end)])
    }
  }

  private func shown(later use: DrivenUse, _ title: String, _ steps: [FollowUp.Step]) -> Shown? {
    let steps = steps + [.init(.wait, .later(Self.allValues))]
    let driven = try? drive(use, "\(title), and all values", steps, .well)
    return driven?.shown
  }

  private func simpleUses() -> [DrivenUse] {
    let offers = Dictionary(exploration.offers.map { ($0.state, Set($0.offers.map(\.kind))) }) { first, _ in first }
    let idle = Set(screen.declared.filter { $0.proof == .idle }.map(\.name))
    let uses = exploration.moves.compactMap { move -> DrivenUse? in
      guard let events = move.events, let followUp = move.followUp, !events.actions.isEmpty, followUp.issues.isEmpty
      else { return nil }
      // What an answer brings that is in flight comes without it.
      let offered = (offers[move.state] ?? []).union(move.withoutIt.offers.map(\.kind))
      return DrivenUse(
        state: move.state, way: [], step: move.step, offer: move.offer, events: events, followUp: followUp,
        offered: offered, isBusy: move.withoutIt.calls > 0)
    }
    return uses.filter { !idle.contains($0.state) } + uses.filter { idle.contains($0.state) }
  }

  /// The state that the screen reaches without the user.
  var start: AuditedScreen.State? {
    let states = screen.declared.filter { !$0.isStoryboard && $0.events.actions.isEmpty }
    return states.first { $0.proof == .loaded } ?? states.first { $0.proof == .settled }
  }

  /// The declared state in which a control was used, or after which others led to it.
  func origin(of use: DrivenUse) -> AuditedScreen.State? { screen.declared.first { $0.name == use.state } }

  /// The uses of a declared state's controls.
  func uses(in state: AuditedScreen.State?) -> [DrivenUse] { uses.filter { $0.isSimple && $0.state == state?.name } }

  /// Checks each use of a control in these states of the loadings.
  func each(
    _ proofs: StateProof..., check: (AuditedScreen.Loading, DrivenUse) throws -> SoundnessFinding?
  ) rethrows -> [SoundnessFinding] {
    try screen.loadings.flatMap { loading in
      try proofs.flatMap { uses(in: loading.state($0)) }.compactMap { try check(loading, $0) }
    }
  }

  /// Drives a state and its follow-up.
  /// - Returns: nil if the screen does not offer a step, or breaks, which is another finding.
  func drive(
    _ title: String, after state: String, _ steps: [FollowUp.Step], _ answers: FollowUp.Answers = .well,
    fromTheBeginning: Bool = false, requiresProof: Bool = true, isAudited: Bool = true
  ) throws -> DrivenSteps? {
    let followUp = FollowUp(
      title: title, steps: steps, answers: answers, answersFromTheBeginning: fromTheBeginning,
      requiresProof: requiresProof)
    let driven = try drive(state, followUp)
    guard let events = driven.events, let result = driven.followUp else { return nil }
    if isAudited { keep(events, from: state, title) }
    return DrivenSteps(events: events, followUp: result) { [self] in
      let last = FollowUp.Step(.wait, .later(Self.allValues))
      let driven = try? drive(
        "\(title), and all values", after: state, steps + [last], answers, fromTheBeginning: fromTheBeginning,
        isAudited: false)
      return driven?.shown
    }
  }

  private struct Way: Hashable {
    let state: String
    let events: [FollowUp.Step.Event]

    init(_ state: String, _ events: [FollowUp.Step.Event]) { (self.state, self.events) = (state, events) }
  }
  private static let mostStreams = 8
  private static let allValues = Duration.seconds(30)
  /// How often all values were awaited.
  private var laters = 0
  /// The most ways that are compared on a screen.
  private static let mostWays = 120

  /// The end of a way where every dependency answers well.
  /// - Returns: nil if the screen does not offer a step, or breaks, and where too many ways were driven.
  func end(of events: [FollowUp.Step.Event], after state: String) throws -> DrivenSteps? {
    let way = Way(state, events)
    if let end = known[way] { return end }
    if let end = ends[way] { return end }
    guard ends.count < Self.mostWays else { return nil }
    let driven = try drive("by way \(ends.count)", after: state, events.map { .init($0) }, .well, isAudited: false)
    ends[way] = .some(driven)
    return driven
  }

  /// The same for the uses of several controls.
  func go(_ events: [FollowUp.Step.Event], after state: String, _ title: String, _ answers: FollowUp.Answers = .well)
    throws -> DrivenSteps?
  { try drive("then \(title)", after: state, events.map { .init($0) }, answers) }

  /// Drives what follows a use: the steps after those that lead to it.
  func drive(
    _ use: DrivenUse, _ title: String, _ steps: [FollowUp.Step], _ answers: FollowUp.Answers = .scripted([:]),
    isAudited: Bool = false
  ) throws -> DrivenSteps? {
    var driven = try drive("then \(title)", after: use.state, use.way + steps, answers, isAudited: isAudited)
    driven?.skip(use.way.count)
    return driven
  }

  /// Drives a state with answers that only an audit of words may see.
  func glimpse(_ title: String, of state: String, _ answers: FollowUp.Answers) throws -> EventLog? {
    let driven = try drive(title, after: state, [], answers, fromTheBeginning: true, isAudited: false)
    if let driven { glimpses += kept(driven.events, from: state, title) }
    return driven?.events
  }

  /// A finding about what follows a state, with a storyboard as evidence.
  /// - Parameter steps: the actions that show it, and their calls; nil if answers show it that the storyboard would lack.
  func finding(
    _ rule: SoundnessRule, of subject: String, after state: String, _ steps: EventLog?, isOfWay: Bool = true,
    _ sentence: String
  ) -> SoundnessFinding {
    let evidence = steps.flatMap { storyboard(of: $0, after: state) } ?? []
    var finding = SoundnessFinding(rule, of: subject, state: state, sentence, evidence: evidence)
    finding.isOfWay = isOfWay
    return finding
  }

  /// - Returns: nil if a declaration cannot have one of the steps, such as opening the screen anew.
  private func storyboard(of steps: EventLog, after state: String) -> [String]? {
    guard let declared = screen.declared.first(where: { $0.name == state }) else { return nil }
    let actions = steps.actions.dropFirst(declared.events.actions.count)
    let calls = actions.compactMap(\.code)
    guard calls.count == actions.count else { return nil }
    return declared.source(of: steps).storyboard(actions.map(\.event).joined(separator: " then "), then: calls)
  }

  /// Keeps events for the audits.
  func keep(_ events: EventLog, from state: String, _ title: String) { followUps += kept(events, from: state, title) }

  private func kept(_ events: EventLog, from state: String, _ title: String) -> [AuditedScreen.State] {
    screen.declared.filter { $0.name == state }.prefix(1).map { AuditedScreen.State($0, title, events) }
  }
}

/// What a way leads to, and the number of values of each stream by then.
@MainActor struct Shown {
  let lines: [String]
  let values: [String: Int]
  /// The same once all values have come; nil before the end of a drive.
  var later: (@MainActor () -> Shown?)?

  func map(_ change: @escaping @MainActor ([String]) -> [String]) -> Shown {
    var shown = Shown(lines: change(lines), values: values)
    if let later { shown.later = { later()?.map(change) } }
    return shown
  }
}

/// The results of a follow-up, step by step.
struct DrivenSteps {
  let events: EventLog
  let followUp: FollowUpResult
  private var first = 0
  private let later: (@MainActor () -> Shown?)?

  @MainActor init(events: EventLog, followUp: FollowUpResult, later: (@MainActor () -> Shown?)? = nil) {
    (self.events, self.followUp, self.later) = (events, followUp, later)
  }

  @MainActor var shown: Shown { Shown(lines: lines, values: events.streamValues(), later: later) }

  @MainActor func shown(_ step: Int) -> Shown {
    let end = end(step)
    return Shown(lines: end.lines, values: events.streamValues(by: end.look))
  }

  /// Leaves out the steps that lead to the first one.
  mutating func skip(_ way: Int) { first = way }

  var lines: [String] { followUp.moments.last?.lines ?? [] }
  var last: ScreenLook { events.looks[events.looks.count - 1].seen }

  func end(_ step: Int) -> FollowUpResult.StepEnd { followUp.ends[first + step] }

  func action(_ step: Int) -> EventLog.Action? { end(step).action.map { events.actions[$0] } }

  /// Whether a step used a control without a call, another look or the end of the screen.
  func isWithoutEffect(_ step: Int) -> Bool {
    guard let action = action(step), followUp.exits == 0, end(step).calls == action.calls else { return false }
    return events.looks[action.before...end(step).look].allSatisfy { $0.seen == events.looks[action.before].seen }
  }

  /// Whether each of the last step's questions that is among others has the same answer.
  func isAnswered(as others: ArraySlice<EventLog.Call>) -> Bool {
    events.callsSinceAction.allSatisfy { call in
      others.last(where: call.asksTheSame).map { $0.outcome == call.outcome } ?? true
    }
  }

  /// The calls of some dependencies from a step's action to the next one.
  func calls(_ step: Int, _ paths: [String]) -> [EventLog.Call] {
    guard let index = end(step).action else { return [] }
    let next = index + 1 < events.actions.count ? events.actions[index + 1].calls : events.calls.count
    return events.calls[events.actions[index].calls..<next].filter { paths.contains($0.mock) }
  }

  /// The looks from the end of a call to the end of a step.
  func looks(since call: EventLog.Call, to step: Int) -> [ScreenLook] {
    guard let ended = call.ended, ended <= end(step).look else { return [] }
    return events.looks[ended...end(step).look].map(\.seen)
  }
}

extension EventLog {
  /// The texts that came in the same instant as a control and may go with it: `Deleted Milk` beside `Undo`.
  fileprivate func texts(with control: String, by look: Int) -> [String] {
    guard let before = looks[...look].lastIndex(where: { !$0.seen.labels.contains(control) }), before < look else {
      return []
    }
    return looks[before + 1].seen.statements(missingIn: looks[before].seen)
  }
}

/// A control that was used, and what it led to when every dependency answered well.
struct DrivenUse {
  let state: String
  /// The uses before it.
  let way: [FollowUp.Step]
  let step: Int
  let offer: Offer
  let events: EventLog
  let followUp: FollowUpResult
  /// The controls that the screen offered before it, or offers without it.
  let offered: Set<ControlUse.Kind>
  /// Whether dependencies are called without an action, too.
  let isBusy: Bool
  /// The condition for its end: that a call which it puts off has been made.
  var end: FollowUp.Step.End = .rest
  /// What the state shows without it, as time passes.
  var passing: [ScreenLook] = []
  /// Whether it calls a dependency, or offers to take something back.
  var isCalling = true

  var isSimple: Bool { way.isEmpty }
  var begin: FollowUp.Step.Event { .use(step, offer) }
  /// The same once more; what was typed is still there.
  var again: [FollowUp.Step.Event] { (wayOffers.filter { $0.kind.way != .type } + [offer]).map { .useSame($0) } }
  /// Whether it is a button of a dialog that another control opened.
  var isInDialog: Bool { before.showsDialog && !start.showsDialog }
  var wayOffers: [Offer] { way.compactMap { if case .use(_, let offer) = $0.event { offer } else { nil } } }
  var action: EventLog.Action { events.actions[events.actions.count - 1] }
  var words: String { (wayOffers + [offer]).map(\.event).joined(separator: ", then ") }
  var before: ScreenLook { events.looks[action.before].seen }
  var after: ScreenLook { events.looks[events.looks.count - 1].seen }
  /// The state's own look.
  var start: ScreenLook { events.looks[events.actions[events.actions.count - 1 - way.count].before].seen }
  var linesBefore: [String] {
    (followUp.ends.dropLast().last?.lines ?? followUp.moments[0].lines).withoutPlaces
  }
  var linesAfter: [String] { followUp.moments.last?.lines.withoutPlaces ?? [] }
  var newOffers: [Offer] { followUp.offers.filter { !offered.contains($0.kind) } }
  /// Whether it leads to another screen, or opens a presentation.
  var leadsOn: Bool {
    after.presented.count > before.presented.count || newOffers.contains { $0.kind.way == .goBack }
  }
  /// What the screen says after it and not before, and the reverse; what comes or goes without it does not count.
  var gain: [String] {
    after.statements(missingIn: before).filter { text in text != offer.name && !passing.contains { $0.says(text) } }
  }
  var loss: [String] {
    let message = ControlWords.undoes(offer.name) ? events.texts(with: offer.name, by: action.before) : []
    return before.statements(missingIn: after).filter { text in
      text != offer.name && !message.contains(text) && passing.allSatisfy { $0.says(text) }
    }
  }

  /// What appeared since, at any time.
  var seen: [ScreenLook] { events.looks[action.look...].map(\.seen) }

  var calls: ArraySlice<EventLog.Call> {
    isBusy ? events.calls[action.calls..<action.callsAfter] : events.calls[action.calls...]
  }

  func isSame(as other: DrivenUse) -> Bool { words == other.words && state == other.state }

  func asks(_ loading: AuditedScreen.Loading) -> Bool {
    events.callsSinceAction.contains(where: loading.owns)
  }

  /// - Parameter subject: what it is about, if not the control.
  func finding(
    _ rule: SoundnessRule, of subject: String? = nil, _ sentence: String, evidence: [String] = []
  ) -> SoundnessFinding {
    var finding = SoundnessFinding(rule, of: subject ?? offer.name, state: state, sentence, evidence: evidence)
    finding.isOfWay = !isSimple
    return finding
  }
}
