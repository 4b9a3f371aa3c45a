import TextUI

extension Flows {
  private static let mostPairs = 6

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
