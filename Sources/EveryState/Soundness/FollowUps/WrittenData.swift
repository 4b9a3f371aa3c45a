import EveryStateGoldens

extension EventLog.Call {
  /// Whether it has changed the data of a store.
  var changesData: Bool { isOfStore && returnsNothing }
  /// Whether it has read the data of a store.
  var readsData: Bool { isOfStore && returned && !returnsNothing }
}

extension Flows {
  /// After a write has changed the data, the screen shows what it shows once it reads them again.
  static func writtenData(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<ControlUse.Kind> = []
    return try trial.uses.compactMap { use in
      guard use.calls.contains(where: \.changesData), let reader = trial.reader(after: use),
        known.insert(use.offer.kind).inserted,
        let read = try trial.end(of: use.way.map(\.event) + [use.begin, .useOf(reader.offer.kind)], after: use.state),
        read.events.callsSinceAction.contains(where: \.readsData)
      else { return nil }
      // What reading alone removes, such as a hint or a time, is not what was written.
      let stays = Set(use.followUp.moments[0].lines.pieces()).intersection(reader.linesAfter.pieces())
      let kept = use.linesAfter.pieces().first { stays.contains($0) && !read.lines.pieces().contains($0) }
      guard let fact = kept.flatMap({ LookDifference([$0], [])?.fact }) else { return nil }
      let sentence = "after \(use.words), the screen does not show what was written: after \(reader.words), \(fact)."
      return use.finding(.lostAnswer, sentence)
    }
  }
}

extension Trial {
  /// A control of the same state that only reads the data again.
  fileprivate func reader(after use: DrivenUse) -> DrivenUse? {
    uses.first { other in
      other.state == use.state && other.isSimple && !other.leadsOn && other.offer.kind.way != .type
        && other.calls.contains(where: \.readsData) && other.calls.allSatisfy { !$0.changesData }
    }
  }
}
