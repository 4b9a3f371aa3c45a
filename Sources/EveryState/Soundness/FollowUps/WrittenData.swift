import EveryStateGoldens

extension EventLog.Call {
  /// Whether it has changed the data of a store.
  var changesData: Bool { isOfStore && returnsNothing }
  /// Whether it has read the data of a store.
  var readsData: Bool { isOfStore && returned && !returnsNothing }
}

/// A way to read the data once more, and what it alone leads to from a state.
private struct Reading {
  let words: String
  let event: FollowUp.Step.Event
  let lines: [String]

  /// What it changes after a write. What it alone changes, such as a hint, a time or a choice, is not what was written.
  func change(_ start: [String], _ after: [String], _ again: [String]) -> String? {
    let (start, alone, after, again) = (start.pieces(), lines.pieces(), after.pieces(), again.pieces())
    func number(_ pieces: [String], _ piece: String) -> [String] {
      pieces.filter { $0.withoutNumbers == piece.withoutNumbers }
    }
    let stale = after.first { piece in
      !again.contains(piece) && !number(start, piece).isEmpty && number(start, piece) == number(alone, piece)
    }
    if let stale { return LookDifference([stale], Array(number(again, stale).prefix(1)))?.fact }
    return LookDifference(orderOf: start, alone) == nil ? LookDifference(orderOf: after, again)?.fact : nil
  }
}

extension Flows {
  /// After a write has changed the data, the screen shows what it shows once it reads them again.
  static func writtenData(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<[AnyHashable]> = []
    return try (trial.deferred + trial.uses).compactMap { use in
      // Of the states, those that a user has chosen may show another order, or fewer rows.
      let isChosen = trial.screen.declared.contains { $0.name == use.state && $0.proof == .settled && !$0.isStoryboard }
      guard use.calls.contains(where: \.changesData),
        known.insert([isChosen ? use.state : "", use.offer.kind]).inserted
      else { return nil }
      // A control that came with the write may be used before its answer.
      let before = Set(trial.exploration.offers.first { $0.state == use.state }?.offers.map(\.event) ?? [])
      let other = use.followUp.offers.first {
        $0.kind.way == .press && $0.rowKey == use.offer.rowKey && !before.contains($0.event)
          && (use.isSimple || !use.offered.contains($0.kind))
      }
      for reading in try trial.readings(of: use) {
        for (words, steps) in [(use.words, [.init(use.begin, use.end)])] + meanwhile(use, other) {
          guard
            let driven = try trial.drive(use, "\(words), then \(reading.words)", steps + [.init(reading.event)], .well),
            driven.events.callsSinceAction.contains(where: \.readsData),
            steps.indices.allSatisfy({ steps[$0].event == .wait || driven.action($0) != nil }),
            case let end = driven.end(steps.count - 1), case let after = driven.events.looks[end.look].seen,
            after.titles.map(\.withoutNumbers) == driven.last.titles.map(\.withoutNumbers),
            after.presented == driven.last.presented,
            let fact = reading.change(use.followUp.moments[0].lines, end.lines, driven.lines)
          else { continue }
          return use.finding(
            .lostAnswer,
            "after \(words), the screen does not show what was written: after \(reading.words), \(fact).",
            evidence: trial.storyboard(use.state, use.wayOffers + [use.offer]))
        }
      }
      return nil
    }
  }

  private static func meanwhile(_ use: DrivenUse, _ other: Offer?) -> [(String, [FollowUp.Step])] {
    guard let other, use.end == .rest else { return [] }
    let steps: [FollowUp.Step] = [.init(use.begin, .atOnce), .init(.useSame(other), .atOnce)]
    return [("\(use.words), then \(other.event) before the answer", steps + wait)]
  }

  /// Where one field of a form changes what is written, so does each other one.
  static func lostField(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<[String]> = []
    return try trial.uses.compactMap { use in
      guard let call = use.calls.last(where: \.changesData), let written = call.written, !written.isEmpty,
        use.offer.rowKey == nil
      else { return nil }
      // The fields of a form may be of one kind, as rows are.
      let fields = trial.fields(before: use).filter { known.insert([$0.event, use.offer.event]).inserted }
      let results = try fields.compactMap { field -> (field: Offer, isLost: Bool)? in
        let events = use.way.map(\.event) + [.useSame(field), .useSame(use.offer)]
        let last = try trial.end(of: events, after: use.state)?.events
        guard last?.actions.last?.event == use.offer.event, last?.actions.dropLast().last?.event == field.event,
          let other = last?.callsSinceAction.last(where: { $0.mock == call.mock })?.written
        else { return nil }
        return (field, other == written)
      }
      guard let field = results.first(where: \.isLost)?.field,
        use.wayOffers.last?.kind.way == .type || results.contains(where: { !$0.isLost })
      else { return nil }
      let way = (use.wayOffers + [field, use.offer]).map(\.event).joined(separator: ", then ")
      return use.finding(
        .falseSuccess, "after \(way), `\(call.mock)` is given the same as without \(field.event).",
        evidence: trial.storyboard(use.state, use.wayOffers + [field, use.offer]))
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
  /// The fields that are offered before a use and were not used on its way, except for searches.
  fileprivate func fields(before use: DrivenUse) -> [Offer] {
    let last = (uses + steps).first { $0.state == use.state && $0.way + [.init($0.begin)] == use.way }
    let offers = last?.followUp.offers ?? exploration.offers.first { $0.state == use.state }?.offers ?? []
    let used = use.wayOffers.map(\.event)
    return offers.filter { $0.kind.way == .type && !$0.isSearch && !used.contains($0.event) }
  }

  /// The ways to read the data again.
  fileprivate func readings(of use: DrivenUse) throws -> [Reading] {
    let refresh = uses(in: screen.declared.first { $0.name == use.state }).first { $0.offer.kind.way == .refresh }
    let anew = try end(of: [.openAnew], after: use.state).map {
      Reading(words: "it is opened anew", event: .openAnew, lines: $0.lines)
    }
    return [refresh.map { Reading(words: $0.words, event: .useOf($0.offer.kind), lines: $0.linesAfter) }, anew]
      .compactMap(\.self)
  }
}
