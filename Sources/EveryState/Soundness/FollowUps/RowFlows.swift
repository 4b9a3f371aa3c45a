import EveryStateGoldens
import TextUI

/// The rows of a screen that share a control, in a state.
struct Rows {
  let state: String
  let kind: ControlUse.Kind
  /// The rows by a text of their own each, from the first on.
  var names: [String]
  /// The offers of the control, with their indices.
  let offers: [(index: Int, offer: Offer)]
}

extension Trial {
  /// The controls of rows in the states with content, each in the first state that has at least two rows.
  func allRows() -> [Rows] {
    var found: [Rows] = []
    for (state, offers) in exploration.offers {
      guard let declared = screen.declared.first(where: { $0.name == state }),
        [.loaded, .settled].contains(declared.proof), let texts = declared.events.looks.last?.seen.texts
      else { continue }
      for kind in offers.filter({ $0.row != nil }).map(\.kind) where !found.contains(where: { $0.kind == kind }) {
        let own = offers.enumerated().filter { $1.kind == kind }.map { (index: $0, offer: $1) }
        let names = own.compactMap(\.offer.row)
        guard names.count > 1, names.count == own.count, Set(names).count == names.count,
          names.allSatisfy({ name in texts.count { $0 == name } == 1 })
        else { continue }
        found.append(Rows(state: state, kind: kind, names: names, offers: own))
      }
    }
    return found
  }

  /// The use of a row's control.
  func use(_ rows: Rows, _ place: Int) -> DrivenUse? {
    uses.first { $0.isSimple && $0.state == rows.state && $0.step == rows.offers[place].index }
  }

  /// The effect of a row's control as it was explored.
  func effect(_ rows: Rows, _ place: Int) -> RowEffect? {
    use(rows, place).flatMap { RowEffect($0.followUp, $0.events, of: rows.names[place], among: rows) }
  }

  /// The effect of the uses of controls, one of which is a row's.
  fileprivate func effect(_ rows: Rows, _ place: Int, _ offers: [(index: Int, offer: Offer)]) throws -> RowEffect? {
    let title = offers.map(\.offer.event).joined(separator: ", then ")
    let driven = try go(offers.map { .use($0, $1) }, after: rows.state, title)
    return driven.flatMap { RowEffect($0.followUp, $0.events, of: rows.names[place], among: rows) }
  }
}

/// What the use of a row's control did to the rows.
struct RowEffect {
  private let event: String
  private let own: String
  private let key: RowKey?
  private let others: [String]
  private let before: DrivenFrame.Moment
  private let followUp: FollowUpResult
  private let events: EventLog
  private let action: EventLog.Action

  /// - Returns: nil if the drive used another control.
  init?(_ followUp: FollowUpResult, _ events: EventLog, of own: String, among rows: Rows) {
    guard let action = events.actions.last(where: { $0.control == rows.kind }),
      let before = followUp.moments.lastIndex(where: { $0.event == action.event }), before > 0
    else { return nil }
    (self.own, self.action, self.followUp, self.events) = (own, action, followUp, events)
    event = events.actions.drop { $0.look < action.look }.map(\.event).joined(separator: ", then ")
    others = rows.names.filter { $0 != own }
    key = rows.offers.first { $0.offer.row == own }?.offer.rowKey
    self.before = followUp.moments[before - 1]
  }

  private var texts: [String] { followUp.seen.last?.texts ?? [] }
  /// Whether the row disappears, alone and without a question first.
  var removesItself: Bool {
    !texts.contains(own) && !keepsControl && others.allSatisfy(texts.contains)
      && followUp.seen.last?.presented.isEmpty == true
  }

  /// Whether the row is still there, under another name.
  private var keepsControl: Bool {
    followUp.offers.contains { $0.kind == action.control && $0.rowKey == key && key != nil }
  }

  /// Whether the screen, its rows included, is as before.
  var isWithoutEffect: Bool { followUp.moments.last?.lines == before.lines }

  /// The other row on which it acted, in words; nil without one.
  var mistake: String? {
    let kinds = followUp.offers.filter { $0.kind == action.control }
    let gone = others.filter { !texts.contains($0) }
    // The rows are still on the screen: it did not lead to another page.
    if gone.count == 1, kinds.contains(where: { $0.row == own }), texts.contains(own) {
      return "after \(event), \"\(gone[0])\" disappears and \"\(own)\" remains."
    }
    for call in events.calls.dropFirst(action.calls) where !call.label.mentions(own) {
      let named = others.filter { $0.count > 2 && call.label.mentions($0) }
      if named.count == 1 { return "\(event) calls \(call.question), but not for its own row." }
    }
    let after = followUp.moments.last?.lines ?? []
    let changed = after.count == before.lines.count ? after.indices.filter { after[$0] != before.lines[$0] } : []
    guard changed.count == 1, case let (old, new) = (before.lines[changed[0]], after[changed[0]]), !old.contains(own),
      !new.contains(own), let other = others.first(where: { old.contains($0) && new.contains($0) })
    else { return nil }
    return "after \(event), \"\(other)\" changes instead."
  }
}

extension Flows {
  /// The control of the second and of the last row, used once each: it must act on that row.
  static func wrongRow(_ trial: Trial) throws -> [SoundnessFinding] {
    var findings: [SoundnessFinding] = []
    var known: Set<ControlUse.Kind> = []
    for rows in trial.rows {
      let effects = try (0...1).compactMap { try confirmed(trial, rows, $0) ?? trial.effect(rows, $0) }
      var mistake = effects.lazy.compactMap(\.mistake).first
      let last = rows.names.count - 1
      if mistake == nil, last > 1, effects.contains(where: \.removesItself) {
        mistake = try trial.effect(rows, last, [rows.offers[last]])?.mistake
      }
      guard let fact = try mistake ?? reappears(trial, rows) ?? samePage(trial, rows) ?? contentOfFirst(trial, rows)
      else { continue }
      known.insert(rows.kind)
      findings.append(finding(rows, fact))
    }
    return try findings + otherID(trial, except: known)
  }

  /// The first row, which was removed, after the second one was removed as well.
  private static func reappears(_ trial: Trial, _ rows: Rows) throws -> String? {
    guard let first = trial.use(rows, 0), trial.effect(rows, 0)?.removesItself == true,
      trial.effect(rows, 1)?.removesItself == true,
      let second = trial.use(rows, 1)?.offer,
      let both = try trial.end(of: [first.begin, .useSame(second)], after: rows.state),
      both.events.actions.last?.event == second.event, both.last.texts.contains(rows.names[0])
    else { return nil }
    return "after \(first.words), then \(second.event), \"\(rows.names[0])\" reappears."
  }

  /// The effect of a control that asks first, or opens a menu, and of the deletion in it.
  private static func confirmed(_ trial: Trial, _ rows: Rows, _ place: Int) throws -> RowEffect? {
    guard let use = trial.use(rows, place), let deletion = confirmation(use) else { return nil }
    return try trial.effect(rows, place, [(use.step, use.offer), deletion])
  }

  private static func confirmation(_ use: DrivenUse) -> (index: Int, offer: Offer)? {
    guard use.after.presented.count > use.before.presented.count else { return nil }
    return use.followUp.offers.enumerated().first { ControlWords.deletes($1.name) }.map { ($0, $1) }
  }

  private static func finding(_ rows: Rows, _ sentence: String) -> SoundnessFinding {
    SoundnessFinding(.wrongRow, of: rows.offers[0].offer.name, state: rows.state, sentence)
  }

  /// The most ways to fewer rows that are tried.
  private static let filters = 4

  /// The same after a search, a filter or another order: an offset in the rows on the screen is not one in all rows.
  static func wrongRowOfFew(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.rows.compactMap { rows -> SoundnessFinding? in
      guard let last = rows.names.last, let whole = trial.effect(rows, 0), whole.mistake == nil, whole.removesItself
      else { return nil }
      let uses = trial.uses.filter { $0.isSimple && $0.state == rows.state && $0.offer.kind != rows.kind }
      let ways = uses.compactMap { use -> (event: FollowUp.Step.Event, title: String)? in
        if use.offer.kind.way == .type { return (.type(last, into: use.offer.kind), "type \"\(last)\"") }
        // The controls after which other rows come first.
        let left = use.followUp.offers.filter { $0.kind == rows.kind }.compactMap(\.row)
        guard let one = left.first, one != rows.names[0], Set(left).isSubset(of: rows.names) else { return nil }
        return (use.begin, use.offer.event)
      }
      for (event, title) in ways.prefix(filters) {
        let way = "\(title), then \(rows.offers[0].offer.name)"
        guard let driven = try trial.go([event, .useOf(rows.kind)], after: rows.state, way),
          let action = driven.events.actions.last
        else { continue }
        let texts = driven.events.looks[action.before].seen.texts
        var shown = rows
        shown.names = rows.names.filter(texts.contains)
        // The control is that of the first row on the screen.
        guard let own = texts.first(where: shown.names.contains), own != rows.names[0],
          let effect = RowEffect(driven.followUp, driven.events, of: own, among: shown)
        else { continue }
        let isElsewhere = effect.isWithoutEffect && !driven.events.callsSinceAction.contains(where: \.threw)
        let mistake = effect.mistake ?? (isElsewhere ? "after \(action.event), \"\(own)\" remains." : nil)
        if let mistake { return finding(rows, "\(title): \(mistake)") }
      }
      return nil
    }
  }
}
