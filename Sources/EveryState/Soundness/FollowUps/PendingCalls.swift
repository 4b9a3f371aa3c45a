import EveryStateGoldens
import TextUI

/// A call of a control that takes its time.
@MainActor struct PendingCall {
  let trial: Trial
  let call: ControlCall
  fileprivate let begin: FollowUp.Step
  /// Answers that take longer than other work.
  private let slowly: FollowUp.Answers

  fileprivate init(_ trial: Trial, _ call: ControlCall) {
    (self.trial, self.call) = (trial, call)
    begin = .init(call.use.begin, call.use.action.callsAfter > call.use.action.calls ? .atOnce : .asked)
    slowly = .scripted([call.path], [NextAnswer(.well, after: .seconds(5))])
  }

  fileprivate var use: DrivenUse { call.use }

  /// Drives the use with a slow answer.
  fileprivate func drive(_ title: String, _ steps: [FollowUp.Step]) throws -> DrivenSteps? {
    try trial.drive(use, "\(use.words)\(title)", steps, slowly)
  }

  /// Whether the same was asked twice, and neither was canceled.
  fileprivate func isTwice(_ driven: DrivenSteps, from steps: Range<Int>) -> Bool {
    let calls = steps.flatMap { driven.calls($0, [call.path]) }
    guard calls.count > call.calls.count, let first = calls.first, first.outcome != .cancelled else { return false }
    return calls.dropFirst().contains { second in
      second.sendsTheSame(as: first) && second.outcome != .cancelled && first.isInFlight(at: second.began)
    }
  }
}

extension Flows {
  /// Each call that a control makes takes its time. Meanwhile the control is used again, or stopped, or the user leaves and returns.
  static func pendingWrites(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.calls.flatMap { call -> [SoundnessFinding] in
      // A refresh writes nothing; the first question and the next page are like one.
      let isFirst = trial.loading(of: call) == nil || trial.isSent(call)
      let label = call.calls[0].label
      let isNew =
        !label.isEmpty
        && !call.use.events.callsBeforeAction.contains { $0.mock == call.path && $0.label == label }
      guard isFirst || isNew, call.use.offer.kind.way.repeats, call.use.end == .rest else { return [] }
      let pending = PendingCall(trial, call)
      // A dialog's button is used again by way of the dialog.
      let events = call.use.isInDialog ? call.use.again : [.useSame(call.use.offer)]
      let twice = [pending.begin] + events.map { .init($0, .atOnce) }
      guard let driven = try pending.drive(", and once more before the answer", twice + wait) else { return [] }
      let isLeft = isFirst && !call.use.offer.isToggle
      let submitted =
        try pending.isTwice(driven, from: twice.indices)
        ? doubleSubmit(pending, driven, twice, "twice before the answer") : isLeft ? left(pending) : nil
      return try [submitted].compactMap { $0 } + stopped(pending, driven.followUp.offersInFlight)
    }
  }

  private static func doubleSubmit(
    _ pending: PendingCall, _ double: DrivenSteps, _ steps: [FollowUp.Step], _ how: String
  ) throws -> SoundnessFinding? {
    let (use, call) = (pending.use, pending.call)
    if let back = use.newOffers.first(where: { $0.kind.way == .goBack }) {
      // Two answers may push two pages.
      guard let driven = try pending.drive(" \(how), and back", steps + wait + [.init(.useOf(back.kind))]),
        driven.last.titles == double.last.titles, Set(driven.last.statements) == Set(double.last.statements)
      else { return nil }
      return use.finding(
        .doubleSubmit,
        "\(use.words) \(how) shows the next screen twice: going back leads to the same screen again.")
    }
    let one: [FollowUp.Step] = [.init(use.begin, .answered), .init(.wait)]
    let other = steps.count > 1 ? Array(steps.dropFirst()) : [.init(.useSame(use.offer), .atOnce)]
    guard let sequence = try pending.drive(", and once more after the answer", one + other + wait) else { return nil }
    // A screen that asks to be closed may be left by then, wherever it is not the first one.
    let isOfferedAgain =
      sequence.followUp.exits == 0
      && other.indices.contains { !sequence.calls(one.count + $0, [call.path]).isEmpty }
    // Times and counters apart.
    func isSame(_ one: [String], _ other: [String]) -> Bool {
      one.map(\.withoutPlaces.withoutNumbers) == other.map(\.withoutPlaces.withoutNumbers)
    }
    if isOfferedAgain, isSame(sequence.lines, double.lines) { return nil }
    // To read the same twice does no harm unless it shows, nor does a second swipe over a row that is going away.
    let isSwipe = (use.wayOffers + [use.offer]).contains { if case .action = $0.kind.way { true } else { false } }
    if call.isReading || isSwipe && !use.loss.isEmpty, isSame(double.lines, use.linesAfter) { return nil }
    let isQuestion = double.events.calls.count(where: call.calls[0].asksTheSame) > 1
    return use.finding(
      .doubleSubmit,
      "\(use.words) \(how) calls \(isQuestion ? call.calls[0].question : call.path) twice, "
        + (isOfferedAgain
          ? "with a different result than in sequence." : "although it cannot be repeated after its answer."))
  }

  /// The user leaves while the call is in flight and comes back before the answer. The second press in the same moment as the first does
  /// not count, if the screen takes it for one.
  private static func left(_ pending: PendingCall) throws -> SoundnessFinding? {
    let use = pending.use
    let twice = FollowUp.Step(.useTwice(use.step, use.offer), pending.begin.end)
    let canLeave = use.followUp.exits == 0 && use.before.presented.isEmpty && !use.leadsOn
    let leaving: [FollowUp.Step] = canLeave ? [.init(.leave, .atOnce), .init(.comeBack, .atOnce)] : []
    let title = ", leave and come back before the answer"
    guard let driven = try pending.drive(title, [twice] + leaving + wait) else { return nil }
    if pending.isTwice(driven, from: 0..<1) {
      let how = "twice in a row, before the first press has taken effect,"
      return try pending.drive(" \(how)", [twice] + wait).flatMap { try doubleSubmit(pending, $0, [twice], how) }
    }
    guard canLeave else { return nil }
    pending.trial.keep(driven.events, from: use.state, "then \(use.words)\(title)")
    // What is loaded anew at the return may differ.
    guard driven.calls(2, driven.events.calls.map(\.mock)).isEmpty,
      let answer = driven.calls(0, [pending.call.path]).first, answer.returned, let ended = answer.ended
    else { return nil }
    let inFlight = driven.events.looks[driven.end(0).look].seen
    let words = use.gain.filter { !inFlight.says($0) }
    let looks = driven.events.looks[ended...].map(\.seen)
    guard let lost = words.first, !words.contains(where: { word in looks.contains { $0.says(word) } }) else {
      return nil
    }
    return use.finding(
      .lostOnReturn,
      "\"\(lost)\" is missing after \(use.words) if the user leaves and comes back before the answer.")
  }

  /// A control that appears while the call is in flight stops it; of several it stops its own, or all.
  private static func stopped(_ pending: PendingCall, _ inFlight: [Offer]) throws -> [SoundnessFinding] {
    let (use, path) = (pending.use, pending.call.path)
    let stops = inFlight.filter { ControlWords.stops($0.name) && !use.offered.contains($0.kind) && use.isOfRow($0) }
    guard let stop = stops.first else { return [] }
    // What a stream yields comes later than its answer.
    let isStream = pending.call.calls.contains { $0.shape == .stream }
    let wait = wait + (isStream ? [.init(.wait, .later(.seconds(30)))] : [])
    @MainActor func driven(_ stop: Offer, _ others: [FollowUp.Step]) throws -> DrivenSteps? {
      let title = "\(others.isEmpty ? "" : ", on two rows"), and \(stop.name)"
      return try pending.drive(title, [pending.begin] + others + [.init(.useOf(stop.kind), .atOnce)] + wait)
    }
    /// The words that an answer brings after the stop.
    func shown(_ driven: DrivenSteps, _ step: Int, _ calls: [EventLog.Call]) -> String? {
      guard calls.contains(where: \.returned) else { return nil }
      let known = driven.events.looks[...driven.end(step).look].map(\.seen)
      // What it said while it went on, and no longer when it was stopped, comes back.
      return driven.last.statements.first { text in
        !known.contains { $0.says(text) } || !known[known.count - 1].says(text) && !use.before.says(text)
      }
    }
    var found: [SoundnessFinding] = []
    if let one = try driven(stop, []), let text = shown(one, 1, one.calls(0, [path])) {
      found.append(
        use.finding(
          .brokenUndo, "after \(use.words), then \(stop.event), the work continues anyway: \"\(text)\" appears."))
    }
    // A second row's work at the same time.
    let others = pending.trial.uses.filter { $0.state == use.state && $0.offer.kind == use.offer.kind }
    guard use.isSimple, others.contains(where: { $0.step != use.step }) else { return found }
    for all in [false, true] {
      guard let control = stops.first(where: { ControlWords.meansAll($0.name) == all }),
        let two = try driven(control, [.init(.useLast(use.offer.kind), pending.begin.end)]), let other = two.action(1),
        let stop = two.action(2), other.event != use.offer.event
      else { continue }
      let calls = (0...1).compactMap { two.calls($0, [path]).first }
      let cancelled = calls.count { $0.outcome == .cancelled }
      let way = "after \(use.words), then \(other.event), then \(stop.event)"
      // One for all that is under way may be meant so; one in each row is not.
      if !all, control.rowKey != nil, calls.count == 2, cancelled == 2 {
        found.append(use.finding(.brokenUndo, "\(way), both are stopped."))
      } else if all, cancelled < 2, let text = shown(two, 2, calls) {
        found.append(use.finding(.brokenUndo, "\(way), not everything stops: \"\(text)\" appears."))
      }
    }
    return found
  }

  /// A control that appears after an action takes it back: what went must return, also for the dependency that was called.
  static func undone(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<ControlUse.Kind> = []
    return try trial.uses.compactMap { use in
      guard let undo = use.newOffers.first(where: { ControlWords.undoes($0.name) }), !use.loss.isEmpty,
        known.insert(use.offer.kind).inserted
      else { return nil }
      if let row = try lastRow(trial, use, undo) ?? soonerGone(trial, use, undo) { return row }
      guard
        case let way = "\(use.words), then \(undo.event)",
        let driven = try trial.drive(
          use, "\(way), and half a minute",
          [.init(use.begin), .init(.useSame(undo)), .init(.wait, .later(.seconds(30)))], isAudited: true),
        driven.action(1) != nil
      else { return nil }
      func finding(_ fact: String) -> SoundnessFinding {
        SoundnessFinding(.brokenUndo, of: undo.name, state: use.state, "after \(way), \(fact).")
      }
      // What does not reappear is another finding.
      let undone = driven.events.looks[driven.end(1).look].seen
      guard use.loss.allSatisfy(undone.says) else { return nil }
      if let lost = use.loss.first(where: { !driven.last.says($0) }) {
        return finding("\"\(lost)\" reappears, and disappears within half a minute")
      }
      let mocks = driven.events.calls.map(\.mock)
      let (done, undoing) = (driven.calls(0, mocks), driven.calls(1, mocks))
      if let call = done.first, !ControlWords.reads(call.mock), undoing.isEmpty, call.outcome != .cancelled {
        return finding(
          "\"\(use.loss[0])\" reappears on the screen only: \(call.mock) was called, but no call reverts it"
        )
      }
      // A call that was put off until the time for Undo is over.
      guard done.isEmpty, use.calls.isEmpty else { return nil }
      let end = driven.events.looks[driven.end(1).look].time
      return undoing.first { $0.time > end }.map { finding("\($0.mock) is called anyway") }
    }
  }
}

extension Flows {
  private static let mostRows = 6

  /// What can be undone for the first of the rows can be undone for the last one.
  private static func lastRow(_ trial: Trial, _ use: DrivenUse, _ undo: Offer) throws -> SoundnessFinding? {
    guard use.isSimple, let rows = trial.rows.first(where: { $0.kind == use.offer.kind && $0.state == use.state }),
      rows.names.count <= mostRows, trial.effect(rows, 0)?.removesItself == true,
      let end = try trial.end(of: rows.names.map { _ in .useOf(rows.kind) }, after: use.state),
      !rows.names.contains(where: end.last.texts.contains), end.followUp.exits == 0,
      !end.followUp.offers.contains(where: { ControlWords.undoes($0.name) })
    else { return nil }
    return use.finding(
      .brokenUndo, "after \(use.words), \(undo.event) is offered, but not after the same in the last row.")
  }

  /// After the same in two rows, Undo takes back the second one, unless each row has its own.
  static func lastUndone(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<ControlUse.Kind> = []
    return try trial.uses.compactMap { use in
      let next = trial.uses(in: trial.origin(of: use)).first {
        $0.offer.kind == use.offer.kind && $0.offer.row != use.offer.row
      }
      guard use.isSimple, let undo = use.newOffers.first(where: { ControlWords.undoes($0.name) && $0.rowKey == nil }),
        let next, let row = next.offer.row, known.insert(use.offer.kind).inserted,
        let alone = try trial.end(of: [next.begin, .useSame(undo)], after: use.state),
        let both = try trial.end(of: [use.begin, .useSame(next.offer), .useSame(undo)], after: use.state),
        both.events.actions.last?.event == undo.event,
        case let (after, restored, end) = (next.linesAfter.pieces(), alone.lines.pieces(), both.lines.pieces()),
        let lost = next.linesBefore.pieces().first(where: {
          $0.contains(row) && !after.contains($0) && restored.contains($0) && !end.contains($0)
        }), let fact = LookDifference([lost], [])?.fact
      else { return nil }
      return use.finding(.brokenUndo, "after \(use.words), then \(next.words), then \(undo.event), \(fact).")
    }
  }

  /// What can be undone for a while stays as long for the next row, whose message takes the place of the first.
  private static func soonerGone(_ trial: Trial, _ use: DrivenUse, _ undo: Offer) throws -> SoundnessFinding? {
    let last = FollowUp.Step.End.later(.seconds(30))
    func time(_ way: String, _ steps: [FollowUp.Step]) throws -> Duration? {
      guard let driven = try trial.drive(use, "\(use.words)\(way), until its end", steps),
        let action = driven.action(steps.count - 1), case let looks = driven.events.looks[action.look...],
        looks.first?.seen.labels.contains(undo.name) == true,
        let end = looks.first(where: { !$0.seen.labels.contains(undo.name) })
      else { return nil }
      return end.time - looks[action.look].time
    }
    guard use.isSimple, use.offer.rowKey != nil, let whole = try time("", [.init(use.begin, last)]),
      whole > .seconds(2),
      let next = try time(
        ", and the next row", [.init(use.begin, .later(whole * 0.75)), .init(.useOf(use.offer.kind), last)]),
      next < whole * 0.75
    else { return nil }
    return use.finding(
      .brokenUndo,
      "after \(use.words), and the same in the next row before \(undo.event) disappears, it disappears after "
        + "\(Elapsed(next)) instead of \(Elapsed(whole)).")
  }
}

extension ControlAction.Way {
  /// Whether the same can be done twice in a row.
  var repeats: Bool {
    switch self {
    case .press, .action, .submit: true
    default: false
    }
  }
}

extension DrivenUse {
  /// Whether a control is of no row, of one that was used, or of one that has come since.
  fileprivate func isOfRow(_ control: Offer) -> Bool {
    guard let key = control.rowKey else { return true }
    return (wayOffers + [offer]).contains { $0.rowKey == key } || control.row.map { !before.says($0) } ?? false
  }
}
