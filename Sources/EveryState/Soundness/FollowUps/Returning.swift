import EveryStateGoldens
import TextUI

/// Ways that return to a look: what it shows, and what the next step from it leads to, must be as without the detour.
@MainActor private struct Detour {
  let trial: Trial
  let use: DrivenUse
  let back: Offer
  private let way: [FollowUp.Step.Event]

  init(_ trial: Trial, _ use: DrivenUse, _ back: Offer) {
    (self.trial, self.use, self.back) = (trial, use, back)
    way = use.way.map(\.event) + [use.begin]
  }

  var words: String { "\(use.words), then \(back.event)" }
  var isCancel: Bool { ControlWords.stops(back.name) }
  var isRefresh: Bool { back.kind.way == .refresh }
  /// Whether it takes back what was typed or chosen, and not what was said of it.
  var isDiscard: Bool { ControlWords.discards(back.name) }
  /// Whether it takes back what was done: what a message hid was there before.
  var isUndo: Bool { ControlWords.undoes(back.name) && use.after.presented.count >= use.before.presented.count }

  func finding(_ rule: SoundnessRule, _ steps: EventLog, _ sentence: String) -> SoundnessFinding {
    var finding = trial.finding(rule, of: back.name, after: use.state, steps, sentence)
    // Whatever was typed is discarded alike.
    if isDiscard { finding.cause = "\(back.event) in \(use.state)" }
    return finding
  }

  var before: Shown { trial.shown(before: use) }
  var after: Shown { trial.shown(after: use) }

  /// The walk has used the control at its place.
  private func last(changed: Bool = false) -> FollowUp.Step.Event {
    let place = changed ? nil : use.followUp.offers.firstIndex(of: back)
    return place.map { .use($0, back) } ?? .useOf(back.kind)
  }

  /// The control of a dialog that the way back opens, which takes back what was done.
  private func confirmation(_ end: DrivenSteps) -> Offer? {
    guard end.last.showsDialog, !use.after.showsDialog else { return nil }
    return end.followUp.offers.first { ControlWords.discards($0.name) }
  }

  /// The end of the detour, after a value was changed on it, and of a next step.
  func end(changing value: Offer? = nil, then next: FollowUp.Step.Event? = nil) throws -> DrivenSteps? {
    let events = way + [value.map { .useOf($0.kind) }, last(changed: value != nil)].compactMap(\.self)
    guard let end = try trial.end(of: events, after: use.state) else { return nil }
    let further = [confirmation(end).map { .useSame($0) }, next].compactMap(\.self)
    return further.isEmpty ? end : try trial.end(of: events + further, after: use.state)
  }

  /// Whether the look is that before the detour, but for details.
  func isBefore(_ look: ScreenLook) -> Bool {
    let before = Set(use.before.statements)
    return look.titles == use.before.titles && look.presented == use.before.presented
      && 2 * before.intersection(look.texts).count > before.count
  }

  /// Whether an undo has led to the screen on which it was done, and not to that of another page.
  func isUndone(_ look: ScreenLook) -> Bool {
    isUndo && !isCancel && look.titles.map(\.withoutNumbers) == use.before.titles.map(\.withoutNumbers)
  }

  /// The controls on the way whose values the user can change.
  var values: [Offer] {
    var known = use.offered
    return use.followUp.offers.filter { offer in
      (offer.kind.isValue || offer.isToggle) && known.insert(offer.kind).inserted
    }
  }
}

extension Flows {
  /// Back, Cancel, Undo, Discard and a refresh after the use of a control.
  static func returning(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<[AnyHashable]> = []
    return try (trial.uses + trial.steps).flatMap { use -> [SoundnessFinding] in
      guard !use.isBusy, use.followUp.exits == 0, use.followUp.issues.isEmpty, use.linesAfter != use.linesBefore,
        !use.offer.isReturn
      else { return [] }
      // What could be pressed before leads back from elsewhere: OK puts a message away that was there.
      let backs = use.followUp.offers.filter {
        $0.isReturn && $0.kind != use.offer.kind && ($0.kind.way != .press || !use.offered.contains($0.kind))
      }
      return try backs.flatMap { back in
        // What is discarded was typed over something else in each state.
        let state = ControlWords.discards(back.name) ? use.state : ""
        guard known.insert([state, use.wayOffers.map(\.kind), use.offer.kind, back.kind]).inserted else {
          return [SoundnessFinding]()
        }
        return try judge(Detour(trial, use, back)).map { [$0] } ?? []
      }
    }
  }

  private static func judge(_ detour: Detour) throws -> SoundnessFinding? {
    let trial = detour.trial
    guard let end = try detour.end(), detour.isBefore(end.last) || detour.isRefresh || detour.isUndone(end.last)
    else { return nil }
    if let found = restored(detour, end) { return found }
    if detour.isDiscard { return nil }
    if let found = try kept(detour) { return found }
    if detour.isCancel, !detour.use.before.titles.isEmpty || !detour.use.after.presented.isEmpty {
      for value in detour.values.prefix(2) {
        guard let other = try detour.end(changing: value), detour.isBefore(other.last) else { continue }
        let way = "\(detour.use.words), then \(value.event), then \(detour.back.event)"
        if let difference = trial.difference(end.shown, other.shown) {
          return detour.finding(
            .brokenUndo, other.events, "after \(way), \(difference.fact) as if nothing had been canceled.")
        }
      }
    }
    return try next(detour, end)
  }

  /// The look after the detour itself.
  private static func restored(_ detour: Detour, _ end: DrivenSteps) -> SoundnessFinding? {
    let (trial, use) = (detour.trial, detour.use)
    let calls = end.events.callsSinceAction
    if detour.isRefresh {
      if let lost = use.lostQuery(", \(detour.back.event)", calls) { return lost }
      // A refresh shows the first page again, or as many as before.
      guard !use.calls.isEmpty, use.events.calls.allSatisfy({ $0.returned && !$0.returnsNothing }),
        calls.contains(where: { call in use.calls.contains { $0.mock == call.mock } }),
        use.passed.allSatisfy({ LookDifference($0, end.lines) != nil }),
        let difference = trial.difference(detour.after, end.shown)
      else { return nil }
      return detour.finding(.lostRefresh, end.events, "after \(detour.words), \(difference.fact).")
    }
    // What ends work that a call has begun leaves what arrived, and need not show the failure before it.
    if detour.isCancel, !use.events.calls.isEmpty, use.after.titles == use.before.titles,
      use.after.presented == use.before.presented
    {
      return nil
    }
    // An undo of several steps takes back the last one.
    guard
      detour.isUndo || calls.isEmpty && !use.calls.contains(where: \.returnsNothing)
    else { return nil }
    // What was opened may be marked as read, and a message may say what was done.
    func pieces(_ lines: [String]) -> [String] {
      lines.pieces().filter { !detour.isDiscard || $0.contains("|") || $0.isChoice }
    }
    let (before, after) = (detour.before.map(pieces), end.shown.map(pieces))
    guard let difference = trial.difference(before, after, ignoresNumbers: use.leadsOn), difference.isLoss else {
      return nil
    }
    return detour.finding(
      detour.isUndo || detour.isCancel || detour.isDiscard ? .brokenUndo : .lostOnReturn, end.events,
      "after \(detour.words), \(difference.fact).")
  }

  /// The same after a value was changed before the detour.
  private static func kept(_ detour: Detour) throws -> SoundnessFinding? {
    let (trial, use) = (detour.trial, detour.use)
    guard use.isSimple, !detour.isRefresh, use.calls.isEmpty else { return nil }
    for value in trial.uses where value.isSimple && value.state == use.state && value.offer.kind.isValue {
      let way = [value.begin, .useOf(use.offer.kind), .useOf(detour.back.kind)]
      guard value.linesAfter != value.linesBefore, let end = try trial.end(of: way, after: use.state),
        detour.isBefore(end.last), end.events.callsSinceAction.isEmpty,
        let difference = trial.difference(trial.shown(after: value), end.shown)
      else { continue }
      return detour.finding(
        .lostOnReturn, end.events, "after \(value.words), then \(detour.words), \(difference.fact).")
    }
    return nil
  }

  private static let nextSteps = 2

  /// The step after a detour: as the same step without it.
  private static func next(_ detour: Detour, _ end: DrivenSteps) throws -> SoundnessFinding? {
    let (trial, use) = (detour.trial, detour.use)
    let isElsewhere = detour.isRefresh && trial.difference(detour.before, end.shown) != nil
    let start = isElsewhere ? detour.after : detour.before
    guard trial.difference(start, end.shown) == nil, !use.calls.contains(where: \.returnsNothing) else { return nil }
    let values: [Offer?] = detour.isRefresh ? [nil] : [nil] + detour.values.prefix(1).map { $0 }
    for value in values {
      if value != nil {
        guard let end = try detour.end(changing: value), trial.difference(start, end.shown) == nil else { continue }
      }
      for event in nexts(detour, changed: value != nil).prefix(nextSteps) {
        guard let (words, expected) = try expected(detour, event, isElsewhere),
          let after = try detour.end(changing: value, then: event),
          after.isAnswered(as: expected.events.callsSinceAction),
          let (difference, steps) = try trial.difference(expected.shown, after.shown).map({ ($0, after.events) })
            ?? onward(detour, value, event, expected)
        else { continue }
        let way = [use.words, value?.event, detour.back.event].compactMap(\.self).joined(separator: ", then ")
        return detour.finding(
          .lostOnReturn, steps, "after \(way), \(words) does not do what it does at first: \(difference.fact).")
      }
    }
    return nil
  }

  /// The page after the next one, which a field enables: as without the detour.
  private static func onward(_ detour: Detour, _ value: Offer?, _ next: FollowUp.Step.Event, _ expected: DrivenSteps)
    throws -> (LookDifference, EventLog)?
  {
    let use = detour.use
    let way = use.way.map(\.event) + [next]
    let offers = expected.followUp.offers
    guard value == nil, !detour.isRefresh, case let .use(_, step) = next, step.kind == use.offer.kind,
      step.event != use.offer.event,
      let field = offers.first(where: { $0.kind.way == .type && !use.offered.contains($0.kind) }),
      let typed = try detour.trial.end(of: way + [.useSame(field)], after: use.state),
      let onward = typed.followUp.offers.first(where: { offer in
        offer.kind.way == .press && !offers.contains { $0.event == offer.event }
      }),
      let page = try detour.trial.end(of: way + [.useSame(field), .useSame(onward)], after: use.state),
      page.events.callsSinceAction.isEmpty,
      let other = try detour.trial.end(
        of: use.way.map(\.event) + [use.begin, .useOf(detour.back.kind), next, .useSame(field), .useSame(onward)],
        after: use.state)
    else { return nil }
    return detour.trial.difference(page.shown, other.shown).map { ($0, other.events) }
  }

  /// The next steps: the same once more, unless a value was changed that a step of a form keeps, and others of the same look.
  private static func nexts(_ detour: Detour, changed: Bool) -> [FollowUp.Step.Event] {
    let use = detour.use
    if detour.isRefresh { return [.useOf(use.offer.kind)] }
    let others = (detour.trial.uses + detour.trial.steps.filter { !$0.isCalling }).filter { other in
      other.state == use.state && other.way == use.way && other.offer.event != use.offer.event
        // What was typed on one row's page may be kept for another row's, as in a form of several steps.
        && (!changed || other.offer.kind != use.offer.kind)
        && !other.offer.isReturn && !other.offer.isNavigation
        && (other.offer.kind == use.offer.kind || !other.calls.isEmpty || other.leadsOn)
    }
    let isSame = !changed || detour.isCancel && use.after.presented.count > use.before.presented.count
    let alike = others.filter { $0.offer.kind == use.offer.kind } + others.filter { $0.offer.kind != use.offer.kind }
    return (isSame ? [use.begin] : []) + alike.map(\.begin)
  }

  /// The end of the next step without the detour.
  private static func expected(_ detour: Detour, _ next: FollowUp.Step.Event, _ isElsewhere: Bool) throws
    -> (words: String, DrivenSteps)?
  {
    let use = detour.use
    let way = use.way.map(\.event) + (isElsewhere ? [use.begin] : [])
    let driven = try detour.trial.end(of: way + [next], after: use.state)
    return driven.flatMap { driven in driven.events.actions.last.map { ($0.event, driven) } }
  }
}

extension Flows {
  /// A search that is cleared: what its text had brought and taken away is as before.
  static func cleared(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<ControlUse.Kind> = []
    return try trial.uses.compactMap { use in
      guard use.isSimple, !use.isBusy, use.offer.isSearch, use.offer.kind.way == .type,
        let state = trial.screen.declared.first(where: { $0.name == use.state }),
        state.isOfLoads && state.proof == .loaded || state.proof == .idle,
        !state.events.actions.contains(where: { $0.control?.way == .type }), known.insert(use.offer.kind).inserted,
        let end = try trial.end(of: [use.begin, .type("", into: use.offer.kind)], after: use.state),
        end.isAnswered(as: end.events.callsBeforeAction)
      else { return nil }
      let (before, after) = (use.linesBefore.pieces(), use.linesAfter.pieces())
      let changed = Set(before).symmetricDifference(after)
      // A search that has begun may suggest something.
      guard Set(end.lines.pieces()).isSubset(of: before + after) else { return nil }
      let shown = [trial.shown(before: use), end.shown].map { $0.map { $0.pieces().filter(changed.contains) } }
      return trial.difference(shown[0], shown[1]).map {
        use.finding(.lostOnReturn, "after \(use.words), then clear it, \($0.fact).")
      }
    }
  }
}

extension DrivenUse {
  /// The looks on the way to its own.
  fileprivate var passed: [[String]] { [followUp.moments[0].lines] + followUp.ends.dropLast().map(\.lines) }
}

extension ControlUse.Kind {
  /// Whether its use changes a value on the screen.
  fileprivate var isValue: Bool { way == .type || way == .select }
}

extension Offer {
  /// Whether it leads back, by its name or its kind.
  var isReturn: Bool {
    switch kind.way {
    case .goBack, .dismiss, .refresh: true
    case .press: ControlWords.returns(name) || ControlWords.discards(name)
    default: false
    }
  }
}
