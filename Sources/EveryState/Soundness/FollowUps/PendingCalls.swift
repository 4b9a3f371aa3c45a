import EveryStateGoldens
import TextUI

extension Flows {
  /// Long enough for nothing else to end before it.
  private static let slow = Duration.seconds(5)
  static let wait = [
    FollowUp.Step(.wait, .answered), FollowUp.Step(.wait),
  ]

  /// Each call that a control makes takes its time. Meanwhile the control is used again, or stopped, or the user leaves and returns.
  static func pendingWrites(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.calls.flatMap { call -> [SoundnessFinding] in
      // A refresh writes nothing; the first question and the next page are like one.
      let isFirst = trial.loading(of: call) == nil || trial.isSent(call)
      let label = call.calls[0].label
      let isNew =
        !label.isEmpty
        && !call.use.events.callsBeforeAction.contains { $0.mock == call.path && $0.label == label }
      guard isFirst || isNew, call.offer.kind.way.repeats, call.use.end == .rest else { return [] }
      let begin = FollowUp.Step(
        call.use.begin, call.use.action.callsAfter > call.use.action.calls ? .atOnce : .asked)
      let script = FollowUp.Answers.scripted([call.path], [NextAnswer(.well, after: slow)])
      // A dialog's button is used again by way of the dialog.
      let events = call.use.isInDialog ? call.use.again : [.useSame(call.offer)]
      let again = events.map { FollowUp.Step($0, .atOnce) }
      guard
        let pending = try trial.drive(
          call.use, "\(call.use.words), and once more before the answer", [begin] + again + wait, script,
          isAudited: false)
      else { return [] }
      var findings: [SoundnessFinding] = []
      if isTwice(pending, call, from: Array(0...again.count)) {
        findings += try doubleSubmit(trial, call, pending, [begin] + again, script, "twice before the answer")
      } else if isFirst, !call.offer.event.hasPrefix("toggle ") {
        findings += try left(trial, call, begin, script)
      }
      if isFirst { findings += try overlapping(trial, call, script) }
      findings += try stopped(trial, call, begin, script, pending.followUp.offersInFlight ?? [])
      return findings
    }
  }

  /// Whether the same was asked twice, and neither was cancelled.
  private static func isTwice(_ driven: DrivenSteps, _ call: ControlCall, from steps: [Int]) -> Bool {
    let calls = steps.flatMap { driven.calls($0, [call.path]) }
    guard calls.count > call.calls.count, let first = calls.first, first.outcome != .cancelled else { return false }
    return calls.dropFirst().contains { second in
      second.asksTheSame(as: first) && second.outcome != .cancelled
        && first.ended.map { second.began < $0 } ?? true
    }
  }

  private static func doubleSubmit(
    _ trial: Trial, _ call: ControlCall, _ double: DrivenSteps, _ steps: [FollowUp.Step],
    _ script: FollowUp.Answers,
    _ how: String
  ) throws -> [SoundnessFinding] {
    let use = call.use
    if let back = use.newOffers.first(where: { $0.kind.way == .goBack }) {
      // Two answers may push two pages.
      let last = FollowUp.Step(.useOf(back.kind))
      guard
        let driven = try trial.drive(
          use, "\(use.words) \(how), and back", steps + wait + [last], script, isAudited: false),
        driven.last.titles == double.last.titles, Set(driven.last.statements) == Set(double.last.statements)
      else { return [] }
      return [
        call.finding(
          .doubleSubmit, trial,
          "\(use.words) \(how) shows the next screen twice: going back leads to the same screen again.")
      ]
    }
    let one = [FollowUp.Step(use.begin, .answered), FollowUp.Step(.wait)]
    let other = steps.count > 1 ? Array(steps.dropFirst()) : [FollowUp.Step(.useSame(call.offer), .atOnce)]
    guard
      let sequence = try trial.drive(
        use, "\(use.words), and once more after the answer", one + other + wait, script,
        isAudited: false)
    else { return [] }
    let isOfferedAgain = other.indices.contains { !sequence.calls(one.count + $0, [call.path]).isEmpty }
    // Times and counters apart.
    func isSame(_ one: [String], _ other: [String]) -> Bool { one.map(\.withoutNumbers) == other.map(\.withoutNumbers) }
    if isOfferedAgain, isSame(sequence.lines, double.lines) { return [] }
    // To read the same twice does no harm unless it shows, nor does a second swipe over a row that is going away.
    let isSwipe = (use.wayOffers + [call.offer]).contains { if case .action = $0.kind.way { true } else { false } }
    if call.isReading || isSwipe && !use.loss.isEmpty, isSame(double.lines, use.linesAfter) { return [] }
    return [
      call.finding(
        .doubleSubmit, trial,
        "\(use.words) \(how) calls \(call.calls[0].question) twice, "
          + (isOfferedAgain
            ? "with another result than one after the other." : "which cannot be done again once it has answered."))
    ]
  }

  /// The user leaves while the call is in flight and comes back before the answer. The second press in the same moment as the first does
  /// not count, if the screen takes it for one.
  private static func left(
    _ trial: Trial, _ call: ControlCall, _ begin: FollowUp.Step, _ script: FollowUp.Answers
  ) throws -> [SoundnessFinding] {
    let use = call.use
    let twice = FollowUp.Step(.useTwice(use.step, call.offer), begin.end)
    let canLeave = use.followUp.exits == 0 && use.before.presented.isEmpty && !use.leadsOn
    let leaving =
      canLeave ? [FollowUp.Step(.leave, .atOnce), FollowUp.Step(.comeBack, .atOnce)] : []
    guard
      let driven = try trial.drive(
        use, "\(use.words), leave and come back before the answer", [twice] + leaving + wait, script, isAudited: false)
    else { return [] }
    if isTwice(driven, call, from: [0]) {
      let how = "twice in a row, before the first has begun its work,"
      guard let double = try trial.drive(use, "\(use.words) \(how)", [twice] + wait, script, isAudited: false) else {
        return []
      }
      return try doubleSubmit(trial, call, double, [twice], script, how)
    }
    guard canLeave else { return [] }
    trial.keep(driven.events, from: use.state, "then \(use.words), leave and come back before the answer")
    // What is loaded anew at the return may differ.
    guard driven.calls(2, driven.events.calls.map(\.mock)).isEmpty, let answer = driven.calls(0, [call.path]).first,
      answer.returned, let ended = answer.ended
    else { return [] }
    let inFlight = driven.events.looks[driven.end(0).look].seen
    let words = use.gain.filter { !inFlight.says($0) }
    let looks = driven.events.looks[ended...].map(\.seen)
    guard let lost = words.first, !words.contains(where: { word in looks.contains { $0.says(word) } }) else {
      return []
    }
    return [
      call.finding(
        .lostOnReturn, trial,
        "a user who leaves after \(use.words), and comes back before the answer, does not find \"\(lost)\".")
    ]
  }

  /// A control that appears while the call is in flight stops it; of several it stops its own, or all.
  private static func stopped(
    _ trial: Trial, _ call: ControlCall, _ begin: FollowUp.Step, _ script: FollowUp.Answers, _ inFlight: [Offer]
  ) throws -> [SoundnessFinding] {
    let use = call.use
    let stops = inFlight.filter { ControlWords.stops($0.name) && !use.offered.contains($0.kind) }
    guard let stop = stops.first else { return [] }
    var found: [SoundnessFinding] = []
    // What it yields comes later than its answer.
    let isStream = call.calls.contains { $0.outcome.description.contains("a stream of") }
    @MainActor func driven(_ all: Bool, _ others: [FollowUp.Step]) throws -> DrivenSteps? {
      let step = FollowUp.Step(.stop(all: all), .atOnce)
      let driven = try trial.drive(
        use, "\(use.words)\(others.isEmpty ? "" : ", on two rows"), and stop\(all ? " all" : "")",
        [begin] + others + [step] + wait + (isStream ? [FollowUp.Step(.wait, .later(.seconds(30)))] : []), script,
        isAudited: false)
      return driven.flatMap { $0.action(1 + others.count) == nil ? nil : $0 }
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
    if let one = try driven(ControlWords.meansAll(stop.name), []), let text = shown(one, 1, one.calls(0, [call.path])) {
      found.append(
        call.finding(
          .brokenUndo, trial, "after \(use.words), then \(stop.event), it goes on all the same: \"\(text)\" appears."))
    }
    // A second row's work at the same time.
    guard use.isSimple,
      trial.uses.contains(where: { $0.state == use.state && $0.offer.kind == call.offer.kind && $0.step != use.step })
    else { return found }
    for all in [false, true] {
      guard let two = try driven(all, [FollowUp.Step(.useLast(call.offer.kind), begin.end)]),
        let other = two.action(1), let stop = two.action(2), other.event != call.offer.event
      else { continue }
      let calls = (0...1).compactMap { two.calls($0, [call.path]).first }
      let (cancelled, way) = (
        calls.count { $0.outcome == .cancelled }, "after \(use.words), then \(other.event), then \(stop.event)"
      )
      // One for all that is under way may be meant so; one in each row is not.
      let isOfRow = stop.event.contains("\" in \"") || stop.event.contains("\" number ")
      if !all, isOfRow, calls.count == 2, cancelled == 2 {
        found.append(call.finding(.brokenUndo, trial, "\(way), both are stopped."))
      } else if all, cancelled < 2, let text = shown(two, 2, calls) {
        found.append(call.finding(.brokenUndo, trial, "\(way), not all is stopped: \"\(text)\" appears."))
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
      let steps = [
        FollowUp.Step(use.begin), FollowUp.Step(.useSame(undo)),
        FollowUp.Step(.wait, .later(.seconds(30))),
      ]
      let way = "\(use.words), then \(undo.event)"
      guard let driven = try trial.drive(use, "\(way), and half a minute", steps), driven.action(1) != nil else {
        return nil
      }
      func finding(_ fact: String) -> SoundnessFinding {
        SoundnessFinding(
          .brokenUndo, of: undo.name, screen: trial.screen.name, state: use.state, "after \(way), \(fact).")
      }
      if let lost = use.loss.first(where: { !driven.last.says($0) }) {
        return finding("\"\(lost)\" does not come back")
      }
      let mocks = driven.events.calls.map(\.mock)
      let (done, undoing) = (driven.calls(0, mocks), driven.calls(1, mocks))
      if let call = done.first, !ControlWords.reads(call.mock), undoing.isEmpty, call.outcome != .cancelled {
        return finding(
          "\"\(use.loss[0])\" is back on the screen only: \(call.mock) was called, and nothing is called to take it back"
        )
      }
      // A call that was put off until the time for Undo is over.
      if done.isEmpty, use.calls.isEmpty,
        let late = undoing.first(where: { $0.time > driven.end(1).time(in: driven.events) })
      {
        return finding("\(late.mock) is called all the same")
      }
      return nil
    }
  }
}

extension FollowUpResult.StepEnd {
  fileprivate func time(in events: EventLog) -> Duration { events.looks[look].time }
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
