import EveryStateGoldens
import TextUI

extension EventLog.Call {
  /// Whether it has changed the data of a store.
  var changesData: Bool { isOfStore && returnsNothing }
  /// Whether it has added to the data of a store.
  var addsData: Bool { changesData && mock.split(separator: ".").last == "insert" }
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
  func change(_ start: [String], _ after: [String], _ again: [String], written: [String], except streamed: Set<String>)
    -> String?
  {
    func pieces(_ lines: [String]) -> [String] { lines.pieces().filter { !streamed.contains($0) } }
    let (start, alone, after, again) = (pieces(start), pieces(lines), pieces(after), pieces(again))
    func number(_ pieces: [String], _ piece: String) -> [String] {
      pieces.filter { $0.withoutNumbers == piece.withoutNumbers }
    }
    let stale = after.first { piece in
      !again.contains(piece) && !number(start, piece).isEmpty && number(start, piece) == number(alone, piece)
    }
    if let stale { return LookDifference([stale], Array(number(again, stale).prefix(1)))?.fact }
    func isWritten(_ piece: String) -> Bool { written.contains { $0.count > 3 && piece.contains($0) } }
    let added = again.filter { !after.contains($0) }
    // A screen that shows fewer rows than before need not show the new one.
    if !after.contains(where: isWritten), !added.contains(where: alone.contains),
      let new = added.first(where: isWritten)
    {
      return LookDifference([], [new])?.fact
    }
    return LookDifference(orderOf: start, alone) == nil ? LookDifference(orderOf: after, again)?.fact : nil
  }
}

/// A use that has changed data.
@MainActor private struct DataWrite {
  let trial: Trial
  let use: DrivenUse
  /// A control that came with it, which may be used before its answer; or the same in another row.
  private let other: Offer?
  private let isOpposite: Bool

  /// The steps of one way, and those that must end alike.
  private typealias Way = (words: String, steps: [FollowUp.Step], sequence: [FollowUp.Step.Event])

  init(_ trial: Trial, _ use: DrivenUse) {
    (self.trial, self.use) = (trial, use)
    let before = Set(trial.exploration.offers.first { $0.state == use.state }?.offers.map(\.event) ?? [])
    let opposite = use.followUp.offers.first {
      $0.kind.way == .press && $0.rowKey == use.offer.rowKey && !before.contains($0.event)
        && (use.isSimple || !use.offered.contains($0.kind))
    }
    let next = trial.uses.first {
      $0.isSimple && use.isSimple && $0.state == use.state && $0.offer.kind == use.offer.kind && $0.offer.rowKey != nil
        && $0.offer.rowKey != use.offer.rowKey
    }
    (other, isOpposite) = (opposite ?? next?.offer, opposite != nil)
  }

  /// After a write, the screen shows what it shows once it reads the data again.
  func finding() throws -> SoundnessFinding? {
    let written = use.calls.filter(\.changesData).flatMap { $0.written ?? [] }
    for (index, reading) in try trial.readings(of: use).enumerated() {
      for way in [alone] + meanwhile where index == 0 || way.sequence.isEmpty || isOpposite {
        guard
          let driven = try trial.drive(
            use, "\(way.words), then \(reading.words)", way.steps + [.init(reading.event)], .well),
          way.steps.indices.allSatisfy({ way.steps[$0].event == .wait || driven.action($0) != nil })
        else { continue }
        let end = driven.end(way.steps.count - 1)
        if index == 0, let fact = try order(way, driven.shown(way.steps.count - 1)) {
          return finding("after \(way.words), \(fact).", driven.events.withoutLastAction)
        }
        guard driven.events.callsSinceAction.contains(where: \.readsData),
          case let after = driven.events.looks[end.look].seen,
          after.titles.map(\.withoutNumbers) == driven.last.titles.map(\.withoutNumbers),
          after.presented == driven.last.presented,
          let fact = reading.change(
            use.followUp.moments[0].lines, end.lines, driven.lines, written: written, except: trial.streamed)
        else { continue }
        return finding(
          "after \(way.words), the screen does not show what was written: after \(reading.words), \(fact).",
          driven.events)
      }
    }
    return try refused()
  }

  private func finding(_ sentence: String, _ steps: EventLog? = nil) -> SoundnessFinding {
    trial.finding(.lostAnswer, of: use.offer.name, after: use.state, steps, isOfWay: !use.isSimple, sentence)
  }

  /// The write itself, and the way back to the screen that it began on.
  private var alone: Way {
    let isElsewhere = use.after.titles != use.start.titles || use.after.presented.count > use.start.presented.count
    let back = isElsewhere ? use.followUp.offers.last { [.goBack, .dismiss].contains($0.kind.way) } : nil
    let words = [use.words, back?.event].compactMap(\.self).joined(separator: ", then ")
    return (words, [.init(use.begin, use.end)] + (back.map { [.init(.useOf($0.kind))] } ?? []), [])
  }

  /// Another write before the answer: of the other control, or of the dialog of another row.
  private var meanwhile: [Way] {
    guard use.end == .rest else { return [] }
    let row =
      use.isInDialog ? use.wayOffers.last.map { [FollowUp.Step.Event.useOf($0.kind), .useOf(use.offer.kind)] } : nil
    let ways = [
      other.map { ("then \($0.event)", [FollowUp.Step.Event.useSame($0)], sequence($0)) },
      row.map { ("and in another row", $0, []) },
    ]
    return ways.compactMap(\.self).map { words, events, sequence in
      let steps = ([use.begin] + events).map { FollowUp.Step($0, .atOnce) }
      return ("\(use.words), \(words) before the answer", steps + Flows.wait, sequence)
    }
  }

  /// One after the other, perhaps as the walk has done it.
  private func sequence(_ other: Offer) -> [FollowUp.Step.Event] {
    let place = isOpposite ? use.followUp.offers.firstIndex(of: other) : nil
    return [use.begin, place.map { .use($0, other) } ?? .useSame(other)]
  }

  /// Two writes end alike, whether the second one waits for the answer to the first or not.
  private func order(_ way: Way, _ end: Shown) throws -> String? {
    guard !way.sequence.isEmpty,
      let sequence = try trial.end(of: use.way.map(\.event) + way.sequence, after: use.state),
      sequence.events.actions.last?.event == other?.event
    else { return nil }
    return trial.difference(sequence.shown, end).map { "\($0.fact), as it does not after the answer" }
  }

  /// The control that came with it fails: what was written before stays.
  private func refused() throws -> SoundnessFinding? {
    guard isOpposite, let other, use.isSimple, use.end == .rest,
      let path = use.calls.last(where: \.changesData)?.mock,
      case let way = "\(use.words), then \(other.event), which fails",
      case let steps = [use.begin, .useSame(other), .putAway].map({ FollowUp.Step($0) }),
      let driven = try trial.drive(use, way, steps, .scripted([path], [NextAnswer(.well), NextAnswer(.fails)])),
      driven.calls(1, [path]).last?.threw == true,
      let done = try trial.end(of: sequence(other), after: use.state)
    else { return nil }
    let pieces = [use.linesAfter, driven.end(2).lines, done.lines].map { lines in
      lines.pieces().filter { !trial.streamed.contains($0) }
    }
    let change = FailedChange(before: pieces[0], after: pieces[1], done: pieces[2])
    return change.fact(isWrite: true, quotesInput: false).map { finding("after \(way), \($0).") }
  }
}

extension Flows {
  /// What has changed the data, in one step or in several.
  static func writtenData(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<[AnyHashable]> = []
    let findings = try (trial.deferred + trial.uses).compactMap { use -> SoundnessFinding? in
      // Of the states, those that a user has chosen may show another order, or fewer rows.
      let isChosen = trial.origin(of: use).map { $0.proof == .settled && !$0.isStoryboard } ?? false
      guard use.calls.contains(where: \.changesData),
        known.insert([isChosen ? use.state : "", use.offer.kind]).inserted
      else { return nil }
      return try DataWrite(trial, use).finding()
    }
    return try findings + trial.screen.declared.compactMap { try unread(trial, $0) }
  }

  /// A declared state that has written something.
  private static func unread(_ trial: Trial, _ state: AuditedScreen.State) throws -> SoundnessFinding? {
    let writes = state.events.calls.filter(\.changesData)
    guard state.offers != nil, let start = trial.start, let lines = start.golden.last,
      let write = state.events.calls.firstIndex(where: \.changesData),
      let action = state.events.actions.last(where: { $0.calls <= write }),
      // What the actions before it led to is another place.
      !state.events.looks[action.before].seen.isAnotherPlace(than: start.events.looks.last?.seen),
      let after = state.golden.last, let seen = state.events.looks.last?.seen,
      let alone = try trial.end(of: [.openAnew], after: start.name),
      let again = try trial.end(of: [.openAnew], after: state.name),
      again.events.callsSinceAction.contains(where: \.readsData), again.last.titles == seen.titles,
      again.last.presented == seen.presented,
      let fact = Reading(words: "", event: .openAnew, lines: alone.lines).change(
        lines, after, again.lines, written: writes.flatMap { $0.written ?? [] }, except: trial.streamed)
    else { return nil }
    return state.finding(
      .lostAnswer, "the screen does not show what was written: after it is opened anew, \(fact).")
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
      let results = try fields.compactMap { field -> (field: Offer, steps: EventLog, isLost: Bool)? in
        let events = use.way.map(\.event) + [.useSame(field), .useSame(use.offer)]
        // A field may take no more.
        guard let driven = try trial.end(of: events, after: use.state), case let last = driven.events,
          driven.end(use.way.count).lines.withoutPlaces != use.linesBefore,
          last.actions.last?.event == use.offer.event, last.actions.dropLast().last?.event == field.event,
          let other = last.callsSinceAction.last(where: { $0.mock == call.mock })?.written
        else { return nil }
        return (field, last, other == written)
      }
      // What was typed before, as for an attempt that failed, is written.
      let actions = trial.screen.declared.first { $0.name == use.state }?.events.actions ?? []
      guard let (field, steps, _) = results.first(where: \.isLost),
        use.wayOffers.last?.kind.way == .type || results.contains(where: { !$0.isLost })
          || actions.contains(where: { $0.control == field.kind && $0.typed.map(written.contains) ?? false })
      else { return nil }
      let way = (use.wayOffers + [field, use.offer]).map(\.event).joined(separator: ", then ")
      return trial.finding(
        .falseSuccess, of: use.offer.name, after: use.state, steps,
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
        trial.difference(trial.shown(after: tab), same.shown) == nil
      else { return [] }
      return try writes.compactMap { write in
        guard known.insert([tab.offer.kind, write.offer.kind]).inserted,
          let once = try trial.end(of: [write.begin, .useSame(tab.offer)], after: tab.state),
          let again = try trial.end(
            of: [tab.begin, .useSame(back), .useSame(write.offer), .useSame(tab.offer)], after: tab.state),
          again.events.actions.count == tab.events.actions.count + 3,
          let difference = trial.difference(once.shown, again.shown)
        else { return nil }
        let way = [tab, nil, write, tab].map { $0?.words ?? back.event }.joined(separator: ", then ")
        return trial.finding(
          .lostAnswer, of: write.offer.name, after: tab.state, again.events,
          "after \(way), \(difference.fact).")
      }
    }
  }

  /// A choice or a text that asks for nothing, and what is asked beside it, end alike in either order: rows that arrive are filtered, too,
  /// and the text stays.
  static func choiceAndAnswer(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<[ControlUse.Kind]> = []
    return try trial.uses.flatMap { choice -> [SoundnessFinding] in
      let isText = choice.offer.kind.way == .type && !choice.offer.isSearch
      guard choice.isSimple, !choice.isBusy, isText || choice.offer.isToggle || choice.offer.kind.way == .select,
        choice.calls.isEmpty, choice.linesAfter != choice.linesBefore, !choice.leadsOn
      else { return [] }
      return try trial.uses.compactMap { other in
        guard other.state == choice.state, isText ? other.keepsFields : other.isReadingOtherRows,
          known.insert([choice.offer.kind, other.offer.kind]).inserted,
          let first = try trial.end(of: [choice.begin, .useOf(other.offer.kind)], after: choice.state),
          let last = try trial.end(of: [other.begin, .useOf(choice.offer.kind)], after: choice.state),
          let difference = isText
            ? LookDifference(last.lines.fieldTexts, first.lines.fieldTexts)
            : trial.difference(last.shown, first.shown)
        else { return nil }
        return choice.finding(
          .lostOnReturn,
          "after \(choice.words), then \(other.offer.event), \(difference.fact), as it does the other way round.")
      }
    }
  }
}

extension ScreenLook {
  /// Whether it has the same title and other texts.
  fileprivate func isAnotherPlace(than start: ScreenLook?) -> Bool {
    start.map { $0.titles == titles && $0.presented == presented && !Set($0.statements).isSubset(of: texts) } ?? true
  }
}

extension DrivenUse {
  /// Whether it asks for something on the same page.
  private var isAsking: Bool {
    isSimple && !isBusy && !leadsOn && (offer.kind.way == .press || offer.kind.way == .refresh) && !calls.isEmpty
  }
  /// Whether it only asks for more, or once more, and brings it.
  fileprivate var isReadingOtherRows: Bool {
    isAsking && linesAfter != linesBefore && calls.allSatisfy { $0.returned && !$0.returnsNothing }
  }
  /// Whether its answer leaves each field as it is, and not because they are empty.
  fileprivate var keepsFields: Bool {
    isAsking && !linesBefore.fieldTexts.contains { $0.hasPrefix("(") }
      && linesAfter.fieldTexts == linesBefore.fieldTexts
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
    let origin = origin(of: use)
    let refresh = uses(in: origin).first { $0.offer.kind.way == .refresh }
    // The beginning is another place than what a state's actions led to.
    let anew = try origin?.events.actions.isEmpty == true ? end(of: [.openAnew], after: use.state) : nil
    return [
      refresh.map { Reading(words: $0.words, event: .useOf($0.offer.kind), lines: $0.linesAfter) },
      anew.map { Reading(words: "it is opened anew", event: .openAnew, lines: $0.lines) },
    ].compactMap(\.self)
  }
}
