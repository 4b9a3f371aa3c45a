import TextUI

extension Flows {
  private static let mostPairs = 6

  /// Another control is used while the call is in flight, and has its answer first: the late answer must not take back what it did, if
  /// nothing is taken back when one follows the other, in either order.
  static func overlapping(
    _ trial: Trial, _ call: ControlCall, _ script: FollowUp.Answers
  ) throws -> [SoundnessFinding] {
    func isWrite(_ call: ControlCall) -> Bool {
      call.use.end == .rest && !call.use.leadsOn && !call.isReading && trial.loading(of: call) == nil
    }
    guard isWrite(call) else { return [] }
    for other in trial.calls.filter({ isWrite($0) && $0.path != call.path }).prefix(mostPairs) {
      /// The looks before two uses, after the second one, and at the end.
      func looks(_ one: ControlCall, _ other: ControlCall, _ state: String, _ end: FollowUp.Step.End) throws
        -> [ScreenLook]?
      {
        let first = (one.use.wayOffers + [one.offer]).map {
          FollowUp.Step(.useSame($0), $0 == one.offer ? end : .atOnce)
        }
        let second = (other.use.wayOffers + [other.offer]).map { FollowUp.Step(.useSame($0), .later(pause)) }
        let followUp = FollowUp(
          title: "then \(one.use.words), and \(other.use.words)", steps: first + second + wait,
          answers: end == .atOnce ? script : .scripted([:]))
        guard let driven = try trial.drive(followUp, after: state, isAudited: false) else { return nil }
        let steps = DrivenSteps(events: driven.events, followUp: driven.followUp, skipping: 0)
        let count = first.count + second.count
        guard (0..<count).allSatisfy({ steps.action($0) != nil }), let before = steps.action(0)?.before else {
          return nil
        }
        return [before, steps.end(count - 1).look, steps.events.looks.count - 1].map { steps.events.looks[$0].seen }
      }
      for state in call.state == other.state ? [call.state] : [call.state, other.state] {
        guard let both = try looks(call, other, state, .atOnce) else { continue }
        let gained = both[1].words.filter { other.use.gain.contains($0) && !both[0].says($0) && !both[2].says($0) }
        let lost = other.use.loss.filter { both[0].says($0) && !both[1].says($0) && both[2].says($0) }
        guard !gained.isEmpty || !lost.isEmpty, let one = try looks(call, other, state, .later(pause)),
          let reverse = try looks(other, call, state, .later(pause))
        else { break }
        let gone = gained.first { one[2].says($0) && reverse[2].says($0) }
        guard let text = gone ?? lost.first(where: { !one[2].says($0) && !reverse[2].says($0) }) else { break }
        let fact = "\"\(text)\" is \(gone == nil ? "back" : "gone") when the answer comes."
        let way = "after \(call.use.words), then \(other.use.words) before the answer"
        return [call.finding(.lostAnswer, trial, "\(way), \(fact)")]
      }
    }
    return []
  }

  private static let pause = Duration.seconds(2)

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
      let isNew = call.returned && known.insert(call.mock).inserted
      let double = call.ended == nil && !state.isStoryboard ? try twice(call, in: state, trial) : nil
      let (rule, fault) = (
        isNew ? SoundnessRule.falseSuccess : .doubleSubmit, isNew ? try failure(of: call, action, state, trial) : double
      )
      return fault.map { SoundnessFinding(rule, of: action.event, screen: trial.screen.name, state: state.name, $0) }
    }
  }

  private static func failure(
    of call: EventLog.Call, _ action: EventLog.Action, _ state: AuditedScreen.State, _ trial: Trial
  ) throws -> String? {
    let followUp = FollowUp(
      title: "while \(call.mock) fails", answers: .scripted([call.mock], [NextAnswer(.fails)]),
      answersFromTheBeginning: true, requiresProof: false)
    let known = state.events.looks.map(\.seen)
    guard let events = try trial.drive(followUp, after: state.name, isAudited: false)?.events,
      let ended = events.calls.last(where: { $0.mock == call.mock && $0.threw })?.ended,
      events.lines == state.events.lines, let end = known.last, !end.showsSpinner,
      !state.events.actions.suffix(2).contains(where: { known[$0.before] == end }),
      events.looks[ended...].flatMap(\.seen.texts).allSatisfy({ text in known.contains { $0.says(text) } })
    else { return nil }
    return "after \(action.event) fails, the screen looks as if it had succeeded, and nothing says so."
  }

  private static func twice(_ call: EventLog.Call, in state: AuditedScreen.State, _ trial: Trial) throws -> String? {
    for (index, offer) in Exploration.worthUsing(state.offers ?? []) where offer.kind.way.repeats {
      let step = FollowUp.Step(.use(index, offer), .later(pause))
      let followUp = FollowUp(title: "then \(offer.event) before the answer", steps: [step], answers: .well)
      guard let driven = try trial.drive(followUp, after: state.name, isAudited: false) else { continue }
      let calls = driven.events.calls.filter(call.asksTheSame)
      guard calls.count > 1, !calls.contains(where: { $0.outcome == .cancelled }),
        !driven.followUp.offers.contains(where: { $0.kind == offer.kind })
      else { continue }
      return
        "\(offer.event) twice before the answer calls \(call.question) twice, which cannot be done again once it has answered."
    }
    return nil
  }
}
