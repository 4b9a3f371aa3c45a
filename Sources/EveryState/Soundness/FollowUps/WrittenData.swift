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
      let (after, again) = (use.linesAfter.pieces(), read.lines.pieces())
      let kept = after.first { stays.contains($0) && !again.contains($0) }
      guard
        let fact = kept.flatMap({ LookDifference([$0], [])?.fact })
          ?? LookDifference(orderOf: after, again)?.fact
      else { return nil }
      let sentence = "after \(use.words), the screen does not show what was written: after \(reader.words), \(fact)."
      return use.finding(
        .lostAnswer, sentence, evidence: trial.storyboard(use.state, use.wayOffers + [use.offer, reader.offer]))
    }
  }
}

extension Flows {
  /// A choice that asks for nothing, and what is read beside it, end alike in either order: rows that arrive are filtered, too.
  static func choiceAndAnswer(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<[ControlUse.Kind]> = []
    return try trial.uses.flatMap { choice -> [SoundnessFinding] in
      guard choice.isSimple, !choice.isBusy, choice.offer.isToggle || choice.offer.kind.way == .select,
        choice.calls.isEmpty, choice.linesAfter != choice.linesBefore, !choice.leadsOn
      else { return [] }
      return try trial.uses.compactMap { reading in
        guard reading.state == choice.state, reading.isReadingRows, reading.linesAfter != reading.linesBefore,
          known.insert([choice.offer.kind, reading.offer.kind]).inserted,
          let first = try trial.end(of: [choice.begin, .useOf(reading.offer.kind)], after: choice.state),
          let last = try trial.end(of: [reading.begin, .useOf(choice.offer.kind)], after: choice.state),
          let difference = LookDifference(last.lines, first.lines)
        else { return nil }
        return choice.finding(
          .lostOnReturn,
          "after \(choice.words), then \(reading.offer.event), \(difference.fact), as it does the other way round.")
      }
    }
  }
}

extension DrivenUse {
  /// Whether it only asks for more, or once more.
  fileprivate var isReadingRows: Bool {
    isSimple && !isBusy && !leadsOn && (offer.kind.way == .press || offer.kind.way == .refresh) && !calls.isEmpty
      && calls.allSatisfy { $0.returned && !$0.returnsNothing }
  }
}

extension Trial {
  /// A control of the same state that only reads the data again.
  fileprivate func reader(after use: DrivenUse) -> DrivenUse? {
    let readers = uses.filter { other in
      other.state == use.state && other.isSimple && !other.leadsOn && other.offer.kind.way != .type
        && other.calls.contains(where: \.readsData) && other.calls.allSatisfy { !$0.changesData }
    }
    // A refresh shows what a further page may only add to.
    return readers.first { $0.offer.kind.way == .refresh } ?? readers.first
  }
}
