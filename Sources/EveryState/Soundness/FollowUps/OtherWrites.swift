import TextUI

extension Flows {
  private static let mostPairs = 6
  private static let pause = Duration.seconds(2)

  /// Another control is used while the call is in flight, and has its answer first: the late answer must not take back what it did, if
  /// nothing is taken back when one follows the other, in either order.
  static func overlapping(_ pending: PendingCall) throws -> SoundnessFinding? {
    let (trial, call) = (pending.trial, pending.call)
    guard trial.isWrite(call) else { return nil }
    for other in trial.calls.filter({ trial.isWrite($0) && $0.path != call.path }).prefix(mostPairs) {
      /// The looks before two uses, after the second one, and at the end.
      func looks(_ one: DrivenUse, _ other: DrivenUse, _ state: String, _ end: FollowUp.Step.End) throws
        -> [ScreenLook]?
      {
        let first = (one.wayOffers + [one.offer]).map { FollowUp.Step(.useSame($0), $0 == one.offer ? end : .atOnce) }
        let second = (other.wayOffers + [other.offer]).map { FollowUp.Step(.useSame($0), .later(pause)) }
        let driven = try trial.drive(
          "then \(one.words), and \(other.words)", after: state, first + second + wait,
          end == .atOnce ? pending.slowly : .scripted([:]), isAudited: false)
        let last = first.count + second.count - 1
        guard let driven, (0...last).allSatisfy({ driven.action($0) != nil }), let before = driven.action(0)?.before
        else { return nil }
        return [driven.events.looks[before].seen, driven.events.looks[driven.end(last).look].seen, driven.last]
      }
      let (use, second) = (call.use, other.use)
      for state in use.state == second.state ? [use.state] : [use.state, second.state] {
        guard let both = try looks(use, second, state, .atOnce) else { continue }
        let gained = both[1].words.filter { second.gain.contains($0) && !both[0].says($0) && !both[2].says($0) }
        let lost = second.loss.filter { both[0].says($0) && !both[1].says($0) && both[2].says($0) }
        guard !gained.isEmpty || !lost.isEmpty, let one = try looks(use, second, state, .later(pause)),
          let reverse = try looks(second, use, state, .later(pause))
        else { break }
        let gone = gained.first { one[2].says($0) && reverse[2].says($0) }
        guard let text = gone ?? lost.first(where: { !one[2].says($0) && !reverse[2].says($0) }) else { break }
        let fact = "\"\(text)\" \(gone == nil ? "reappears" : "disappears") when the answer arrives."
        return use.finding(.lostAnswer, "after \(use.words), then \(second.words) before the answer, \(fact)")
      }
    }
    return nil
  }

  /// A write that only a declared way through the screen reaches: it fails at the way's end, and it is sent again while it is under way.
  static func declaredWrites(_ trial: Trial) throws -> [SoundnessFinding] {
    let tried = Set(trial.calls.map(\.path))
    var known: Set<String> = []
    return try trial.screen.declared.compactMap { state in
      guard let action = state.events.actions.last, action.control != nil,
        let call = state.events.callsSinceAction.first, !tried.contains(call.mock), !call.site.cannotFail,
        ![call.mock, call.site.function].contains(where: ControlWords.reads), !ControlWords.takesNotes(call.mock),
        state.events.calls.count(where: { $0.mock == call.mock }) == 1
      else { return nil }
      if call.returned, known.insert(call.mock).inserted {
        return try failure(of: call, action, state, trial).map { state.finding(.falseSuccess, of: action.event, $0) }
      }
      guard call.ended == nil, !state.isStoryboard else { return nil }
      return try twice(call, in: state, trial).map { state.finding(.doubleSubmit, of: action.event, $0) }
    }
  }

  private static func failure(
    of call: EventLog.Call, _ action: EventLog.Action, _ state: AuditedScreen.State, _ trial: Trial
  ) throws -> String? {
    let known = state.events.looks.map(\.seen)
    let events = try trial.drive(
      "while \(call.mock) fails", after: state.name, [], .scripted([call.mock], [NextAnswer(.fails)]),
      fromTheBeginning: true, requiresProof: false, isAudited: false)?.events
    guard let events, let ended = events.calls.last(where: { $0.mock == call.mock && $0.threw })?.ended,
      events.lines == state.events.lines, let end = known.last, !end.showsSpinner,
      !state.events.actions.suffix(2).contains(where: { known[$0.before] == end }),
      events.looks[ended...].flatMap(\.seen.texts).allSatisfy({ text in known.contains { $0.says(text) } })
    else { return nil }
    return "after \(action.event) fails, the screen looks as if it had succeeded, and no failure is shown."
  }

  private static func twice(_ call: EventLog.Call, in state: AuditedScreen.State, _ trial: Trial) throws -> String? {
    for (index, offer) in Exploration.worthUsing(state.offers ?? []) where offer.kind.way.repeats {
      let driven = try trial.drive(
        "then \(offer.event) before the answer", after: state.name, [.init(.use(index, offer), .later(pause))],
        isAudited: false)
      guard let driven, case let calls = driven.events.calls.filter(call.asksTheSame), calls.count > 1,
        !calls.contains(where: { $0.outcome == .cancelled }),
        !driven.followUp.offers.contains(where: { $0.kind == offer.kind })
      else { continue }
      return
        "\(offer.event) twice before the answer calls \(call.question) twice, although it cannot be repeated after "
        + "its answer."
    }
    return nil
  }
}

extension Trial {
  /// Whether the call changes something at once, and leads nowhere.
  fileprivate func isWrite(_ call: ControlCall) -> Bool {
    call.use.end == .rest && !call.use.leadsOn && !call.isReading && loading(of: call) == nil
  }
}
