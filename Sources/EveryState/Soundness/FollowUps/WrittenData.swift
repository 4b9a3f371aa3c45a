import EveryStateGoldens

extension EventLog.Call {
  /// Whether it has changed the data of a store.
  var changesData: Bool { isOfStore && returnsNothing }
  /// Whether it has added to the data of a store.
  fileprivate var addsData: Bool { changesData && mock.split(separator: ".").last == "insert" }
  /// The store, by its property.
  fileprivate var store: [Substring] { mock.split(separator: ".").dropLast() }
  /// Whether it has read the data of a store.
  var readsData: Bool { isOfStore && returned && !returnsNothing }
}

/// A way to read the data once more, and what it alone leads to from a state.
private struct Reading {
  let words: String
  let event: FollowUp.Step.Event
  let lines: [String]

  /// What it changes after a write. What it alone changes, such as a hint, a time or a choice, is not what was written.
  func change(_ start: [String], _ after: [String], _ again: [String], except streamed: Set<String>) -> String? {
    func pieces(_ lines: [String]) -> [String] { lines.pieces().filter { !streamed.contains($0) } }
    let (start, alone, after, again) = (pieces(start), pieces(lines), pieces(after), pieces(again))
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
            let fact = reading.change(
              use.followUp.moments[0].lines, end.lines, driven.lines, except: trial.streamed)
          else { continue }
          return trial.finding(
            .lostAnswer, of: use.offer.name, after: use.state, use.wayOffers + [use.offer], use.events,
            "after \(words), the screen does not show what was written: after \(reading.words), \(fact).")
        }
      }
      return nil
    }
  }

  /// Another write before the answer: of a control that came with the first, or of the dialog of another row.
  private static func meanwhile(_ use: DrivenUse, _ other: Offer?) -> [(String, [FollowUp.Step])] {
    guard use.end == .rest else { return [] }
    let row =
      use.isInDialog ? use.wayOffers.last.map { [FollowUp.Step.Event.useOf($0.kind), .useOf(use.offer.kind)] } : nil
    let ways = [other.map { ("then \($0.event)", [.useSame($0)]) }, row.map { ("and in another row", $0) }]
    return ways.compactMap(\.self).map { words, events in
      let steps = ([use.begin] + events).map { FollowUp.Step($0, .atOnce) }
      return ("\(use.words), \(words) before the answer", steps + wait)
    }
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
        let driven = try trial.end(of: events, after: use.state)
        let last = driven?.events
        // A field may take no more.
        guard driven?.end(use.way.count).lines.withoutPlaces != use.linesBefore,
          last?.actions.last?.event == use.offer.event, last?.actions.dropLast().last?.event == field.event,
          let other = last?.callsSinceAction.last(where: { $0.mock == call.mock })?.written
        else { return nil }
        return (field, other == written)
      }
      // What was typed before, as for an attempt that failed, is written.
      let actions = trial.screen.declared.first { $0.name == use.state }?.events.actions ?? []
      guard let field = results.first(where: \.isLost)?.field,
        use.wayOffers.last?.kind.way == .type || results.contains(where: { !$0.isLost })
          || actions.contains(where: { $0.control == field.kind && $0.typed.map(written.contains) ?? false })
      else { return nil }
      let offers = use.wayOffers + [field, use.offer]
      let way = offers.map(\.event).joined(separator: ", then ")
      return trial.finding(
        .falseSuccess, of: use.offer.name, after: use.state, offers, use.events,
        "after \(way), `\(call.mock)` is given the same as without \(field.event).")
    }
  }
}

extension Flows {
  /// What is written before a tab is shown, and what is written after it was: the tab ends alike.
  static func otherTabs(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<[ControlUse.Kind]> = []
    return try trial.uses.flatMap { tab -> [SoundnessFinding] in
      let stores = tab.calls.filter(\.readsData).map(\.store)
      guard tab.isSimple, tab.offer.kind.way.isTab, !stores.isEmpty,
        let back = tab.newOffers.first(where: { $0.kind.way.isTab })
      else { return [] }
      let writes = trial.uses.filter { write in
        write.isSimple && write.state == tab.state && !write.leadsOn
          && write.calls.contains { $0.changesData && stores.contains($0.store) }
      }
      // A tab may greet the user at first.
      guard !writes.isEmpty,
        let same = try trial.end(of: [tab.begin, .useSame(back), .useSame(tab.offer)], after: tab.state),
        trial.difference(tab.linesAfter, same.lines) == nil
      else { return [] }
      return try writes.compactMap { write in
        guard known.insert([tab.offer.kind, write.offer.kind]).inserted,
          let once = try trial.end(of: [write.begin, .useSame(tab.offer)], after: tab.state),
          let again = try trial.end(
            of: [tab.begin, .useSame(back), .useSame(write.offer), .useSame(tab.offer)], after: tab.state),
          again.events.actions.count == tab.events.actions.count + 3,
          let difference = trial.difference(once.lines, again.lines)
        else { return nil }
        let way = [tab, nil, write, tab].map { $0?.words ?? back.event }.joined(separator: ", then ")
        return trial.finding(
          .lostAnswer, of: write.offer.name, after: tab.state, [tab.offer, back, write.offer, tab.offer], again.events,
          "after \(way), \(difference.fact).")
      }
    }
  }

  /// What was typed for an item that was added is not typed for the next one.
  static func lastDraft(_ trial: Trial) -> [SoundnessFinding] {
    trial.uses.compactMap { use in
      guard use.isSimple, use.after.presented.count > use.before.presented.count,
        let log = trial.screen.declared.first(where: { $0.name == use.state })?.events,
        log.calls.contains(where: \.addsData)
      else { return nil }
      let typed = log.actions.drop { $0.control != use.offer.kind }.compactMap(\.typed)
      let fields = use.linesAfter.pieces().filter { $0.contains("|") }
      guard let text = typed.first(where: { text in text.count > 1 && fields.contains { $0.contains(text) } }) else {
        return nil
      }
      return use.finding(.lostOnReturn, "\(use.words) shows \"\(text)\" from the last time, which was added already.")
    }
  }

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
          let difference = trial.difference(last.lines, first.lines)
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
