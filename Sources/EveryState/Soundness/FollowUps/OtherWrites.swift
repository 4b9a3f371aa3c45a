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
        // The slow answer's time passes in either way.
        let rest = end == .atOnce ? [] : [FollowUp.Step(.wait, .later(.seconds(5)))]
        let driven = try trial.drive(
          "then \(one.words), and \(other.words)", after: state, first + second + wait + rest,
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

  /// Two writes are under way, and the first fails: the second one ends as it does after a failure.
  static func besideFailure(_ trial: Trial) throws -> [SoundnessFinding] {
    var pairs = 0
    var known: Set<[ControlUse.Kind]> = []
    return try trial.calls.compactMap { call in
      // A failed state has the message of its own failure, which another one brings back.
      let isFailed = trial.screen.declared.contains { $0.name == call.use.state && $0.proof == .failed }
      guard trial.isWrite(call), call.use.isSimple, !isFailed else { return nil }
      let use = call.use
      let others = trial.uses.filter { other in
        other.isSimple && other.state == use.state && other.offer.event != use.offer.event && !other.isBusy
          && other.calls.contains { $0.returnsNothing } && !other.leadsOn && !other.offer.isNavigation
      }
      guard let other = others.first(where: { $0.calls.contains { $0.mock == call.path } }) ?? others.first,
        pairs < mostPairs, known.insert([use.offer.kind, other.offer.kind]).inserted
      else { return nil }
      pairs += 1
      let way = "\(use.words), then \(other.offer.event) before the answer"
      @MainActor func driven(_ end: FollowUp.Step.End) throws -> DrivenSteps? {
        let first: [FollowUp.Step] = [.init(use.begin, end)] + (end == .atOnce ? [] : [.init(.putAway)])
        let steps = first + [.init(.useSame(other.offer), .atOnce)] + wait + [.init(.putAway)]
        let script = [NextAnswer(.fails, after: .seconds(3)), NextAnswer(.well, after: .seconds(1))]
        let driven = try trial.drive(use, "\(way), \(end)", steps, .scripted([call.path], script))
        return driven?.action(first.count) == nil ? nil : driven
      }
      let gone = other.linesBefore.pieces().filter { !other.linesAfter.pieces().contains($0) }
      guard let beside = try driven(.atOnce), beside.calls(0, [call.path]).first?.threw == true,
        case let back = gone.filter(beside.lines.pieces().contains), !back.isEmpty,
        let after = try driven(.answered)?.lines.pieces(), let text = back.first(where: { !after.contains($0) }),
        let fact = LookDifference([], [text])?.fact
      else { return nil }
      return use.finding(.lostAnswer, "after \(way), \(fact) once \(use.offer.event) has failed.")
    }
  }
}

extension Trial {
  /// Whether the call changes something at once, and leads nowhere.
  fileprivate func isWrite(_ call: ControlCall) -> Bool {
    call.use.end == .rest && !call.use.leadsOn && !call.isReading && loading(of: call) == nil
  }
}
