import EveryStateGoldens
import TextUI

/// The rows of a screen that share a control, in a state.
struct Rows {
  let state: String
  let kind: ControlUse.Kind
  /// The rows by a text of their own each, from the first on.
  let names: [String]
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
      for row in Rows.all(state, offers, texts) where !found.contains(where: { $0.kind == row.kind }) {
        found.append(row)
      }
    }
    return found
  }

  func move(_ rows: Rows, _ place: Int) -> Exploration.Move? {
    exploration.moves.first { $0.state == rows.state && $0.step == rows.offers[place].index }
  }

  /// The effect of a row's control as it was explored.
  func effect(_ rows: Rows, _ place: Int) -> RowEffect? {
    move(rows, place).flatMap { RowEffect($0.followUp, $0.events, of: rows.names[place], among: rows) }
  }
}

extension Rows {
  fileprivate func showing(_ names: [String]) -> Rows { Rows(state: state, kind: kind, names: names, offers: offers) }

  static func all(_ state: String, _ offers: [Offer], _ texts: [String]) -> [Rows] {
    var kinds: [ControlUse.Kind] = []
    for offer in offers where offer.row != nil && !kinds.contains(offer.kind) { kinds.append(offer.kind) }
    return kinds.compactMap { kind in
      let own = offers.enumerated().filter { $1.kind == kind }.map { (index: $0, offer: $1) }
      let names = own.compactMap(\.offer.row)
      guard names.count > 1, names.count == own.count, Set(names).count == names.count,
        names.allSatisfy({ name in texts.count { $0 == name } == 1 })
      else { return nil }
      return Rows(state: state, kind: kind, names: names, offers: own)
    }
  }
}

/// What the use of a row's control did to the rows.
struct RowEffect {
  let event: String
  let own: String
  let others: [String]
  let before: DrivenFrame.Moment
  let followUp: FollowUpResult
  let events: EventLog
  private let action: EventLog.Action

  /// - Returns: nil if the drive broke, or used another control.
  init?(_ followUp: FollowUpResult?, _ events: EventLog?, of own: String, among rows: Rows) {
    guard let followUp, let events, let action = events.actions.last(where: { $0.control == rows.kind }),
      let before = followUp.moments.lastIndex(where: { $0.event == action.event }), before > 0
    else { return nil }
    (self.own, self.action) = (own, action)
    event = events.actions.drop { $0.look < action.look }.map(\.event).joined(separator: ", then ")
    others = rows.names.filter { $0 != own }
    self.before = followUp.moments[before - 1]
    self.followUp = followUp
    self.events = events
  }

  private var texts: [String] { followUp.seen.last?.texts ?? [] }
  /// Whether the row is gone, alone and without a question first.
  var removesItself: Bool {
    !texts.contains(own) && others.allSatisfy(texts.contains) && followUp.seen.last?.presented.isEmpty == true
  }

  /// Whether the screen, its rows included, is as before.
  var isWithoutEffect: Bool { followUp.moments.last?.lines == before.lines }

  /// The other row on which it acted, in words; nil without one.
  var mistake: String? {
    let kinds = followUp.offers.filter { $0.kind == action.control }
    let gone = others.filter { !texts.contains($0) }
    // The rows are still on the screen: it did not lead to another page.
    if gone.count == 1, kinds.contains(where: { $0.row == own }), texts.contains(own) {
      return "after \(event) \"\(gone[0])\" is gone and \"\(own)\" is still there."
    }
    for call in events.calls.dropFirst(action.calls) where !call.label.mentions(own) {
      let named = others.filter { $0.count > 2 && call.label.mentions($0) }
      if named.count == 1 { return "\(event) calls \(call.question), and not with its own row." }
    }
    let after = followUp.moments.last?.lines ?? []
    let changed = after.count == before.lines.count ? after.indices.filter { after[$0] != before.lines[$0] } : []
    guard changed.count == 1, let line = changed.first else { return nil }
    let (old, new) = (before.lines[line], after[line])
    guard !old.contains(own), !new.contains(own),
      let other = others.first(where: { old.contains($0) && new.contains($0) })
    else { return nil }
    return "after \(event) it is \"\(other)\" that changes."
  }
}

extension Flows {
  /// The control of the second and of the last row, used once each: it must act on that row.
  static func wrongRow(_ trial: Trial) throws -> [SoundnessFinding] {
    let found = try trial.rows.compactMap { rows -> (kind: ControlUse.Kind, finding: SoundnessFinding)? in
      let moves = try (0...1).compactMap { try confirmed(trial, rows, $0) ?? trial.effect(rows, $0) }
      var mistake = moves.lazy.compactMap(\.mistake).first
      let last = rows.names.count - 1
      if mistake == nil, last > 1, moves.contains(where: \.removesItself) {
        let (index, offer) = rows.offers[last]
        let driven = try trial.go([.use(index, offer)], after: rows.state, offer.event)
        mistake = RowEffect(driven?.followUp, driven?.events, of: rows.names[last], among: rows)?.mistake
      }
      mistake = try mistake ?? samePage(trial, rows) ?? contentOfFirst(trial, rows)
      return mistake.map { (rows.kind, finding(trial, rows, $0)) }
    }
    return try found.map(\.finding) + otherID(trial, except: Set(found.map(\.kind)))
  }

  /// The effect of a control that asks first, or opens a menu, and of the deletion in it.
  private static func confirmed(_ trial: Trial, _ rows: Rows, _ place: Int) throws -> RowEffect? {
    guard let move = trial.move(rows, place), let (index, offer) = confirmation(move) else { return nil }
    let driven = try trial.go(
      [.use(move.step, move.offer), .use(index, offer)], after: rows.state, "\(move.offer.event), then \(offer.event)")
    return RowEffect(driven?.followUp, driven?.events, of: rows.names[place], among: rows)
  }

  /// The uses of the control of the first row that delete the row, without the first of them; nil if they do not.
  static func deletion(_ trial: Trial, _ rows: Rows) throws -> [Offer]? {
    if trial.effect(rows, 0)?.removesItself == true { return [] }
    guard try confirmed(trial, rows, 0)?.removesItself == true else { return nil }
    return trial.move(rows, 0).flatMap(confirmation).map { [$0.element] }
  }

  private static func confirmation(_ move: Exploration.Move) -> (offset: Int, element: Offer)? {
    guard let asked = move.followUp, let seen = asked.seen.last,
      seen.presented.count > (asked.seen.first?.presented.count ?? 0)
    else { return nil }
    return asked.offers.enumerated().first { ControlWords.deletes($1.name) }
  }

  private static func finding(_ trial: Trial, _ rows: Rows, _ sentence: String) -> SoundnessFinding {
    SoundnessFinding(.wrongRow, of: rows.offers[0].offer.name, screen: trial.screen.name, state: rows.state, sentence)
  }

  private static let filters = 4

  /// The same after a search, a filter or another order: an offset in the rows on the screen is not one in all rows.
  static func wrongRowOfFew(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.rows.compactMap { rows -> SoundnessFinding? in
      guard let last = rows.names.last, let whole = trial.effect(rows, 0), whole.mistake == nil, whole.removesItself
      else { return nil }
      let fields = (trial.exploration.offers.first { $0.state == rows.state }?.offers ?? []).filter {
        $0.kind.way == .type
      }
      var ways: [(FollowUp.Step.Event, String)] = fields.map { (.type(last, into: $0.kind), "type \"\(last)\"") }
      // The controls after which other rows come first.
      for move in trial.exploration.moves
      where move.state == rows.state && move.offer.kind != rows.kind && move.offer.kind.way != .type {
        let left = (move.followUp?.offers ?? []).filter { $0.kind == rows.kind }.compactMap(\.row)
        guard let one = left.first, one != rows.names[0], Set(left).isSubset(of: rows.names) else { continue }
        ways.append((.use(move.step, move.offer), move.offer.event))
      }
      for (way, title) in ways.prefix(filters) {
        let driven = try trial.go(
          [way, .useOf(rows.kind)], after: rows.state, "\(title), then \(rows.offers[0].offer.name)")
        guard let (events, result) = driven, let action = events.actions.last,
          let before = result.moments.lastIndex(where: { $0.event == action.event }), before > 0
        else { continue }
        let shown = rows.names.filter { result.seen[before - 1].texts.contains($0) }
        // The control is that of the first row on the screen.
        guard let own = result.seen[before - 1].texts.first(where: shown.contains), own != rows.names[0],
          let effect = RowEffect(result, events, of: own, among: rows.showing(shown))
        else { continue }
        let isElsewhere = effect.isWithoutEffect && !events.callsSinceAction.contains(where: \.threw)
        guard let mistake = effect.mistake ?? (isElsewhere ? "after \(action.event) \"\(own)\" is still there." : nil)
        else { continue }
        return finding(trial, rows, "\(title): \(mistake)")
      }
      return nil
    }
  }
}
