import EveryStateGoldens
import TextUI

/// What a row has opened, or selected: a page, a sheet, the detail of a split view.
@MainActor private struct OpenedRow {
  let trial: Trial
  let rows: Rows
  let opening: DrivenUse
  let own: String

  /// - Returns: nil if the control of the rows opens nothing with the row's words.
  init?(_ rows: Rows, _ trial: Trial) {
    guard rows.kind.way.opens, let opening = trial.use(rows, 0), let own = rows.names.first,
      opening.after.texts.contains(own), opening.followUp.looks.count > 1
    else { return nil }
    (self.trial, self.rows, self.opening, self.own) = (trial, rows, opening, own)
  }

  private var offers: [Offer] { opening.followUp.offers }

  /// What the row opened is asked for again and is empty, or a control deletes the row.
  func finding() throws -> SoundnessFinding? {
    for loading in trial.screen.loadings where loading.ownWords(of: .loaded).contains(own) {
      let answer = NextAnswer(loading.state(.empty).map { .asIn(state: $0.name) } ?? .empty)
      let asking = trial.uses.first { use in
        use.isSimple && use.state == rows.state && use.offer.kind.way != .type && use.asks(loading)
          && offers.contains { $0.kind == use.offer.kind }
      }
      if let asking, let found = try finding([asking.offer], .scripted(loading.dependency, [answer])) { return found }
    }
    var known: Set<ControlUse.Kind> = [rows.kind]
    for offer in offers where known.insert(offer.kind).inserted && isDeletion(offer) {
      if let found = try finding([offer], .well) { return found }
    }
    return nil
  }

  private func isDeletion(_ offer: Offer) -> Bool {
    ControlWords.deletes(offer.name)
      || trial.rows.contains { $0.kind == offer.kind && trial.effect($0, 0)?.removesItself == true }
  }

  private func finding(_ removal: [Offer], _ answers: FollowUp.Answers) throws -> SoundnessFinding? {
    let events = [opening.begin] + removal.map { .useOf($0.kind) }
    let event = removal.map(\.event).joined(separator: ", then ")
    guard
      let driven = try trial.go(events, after: rows.state, "\(opening.offer.event), then \(event)", answers)
    else { return nil }
    let (page, before) = (driven.last, opening.after)
    // It may ask first.
    if removal.count == 1, page.presented.count > before.presented.count,
      let confirmation = driven.followUp.offers.first(where: { ControlWords.deletes($0.name) })
    {
      return try finding(removal + [confirmation], answers)
    }
    // The row has left this list alone, and the control that brings it back has taken the place of the other.
    let isReplaced = driven.followUp.offers.contains { offer in
      removal.contains { $0.kind == offer.kind && $0.rowKey == offer.rowKey && $0.event != offer.event }
    }
    guard !isReplaced,
      !removal.allSatisfy({ !page.labels.contains($0.name) }) || page.labels.isSubset(of: before.labels)
    else { return nil }
    let place = page.presented.last.map { "the \($0)" } ?? "what it had opened"
    let found = SoundnessFinding(
      .outlivedRow, of: rows.offers[0].offer.row, state: rows.state,
      "after \(opening.offer.event) and \(event), the row \"\(own)\" is removed, but \(place) still shows it.")
    let count = page.count(own)
    // The list is still on the screen.
    if count == before.count(own) - 1 { return count > 0 && isList(page) ? found : nil }
    guard count > 0, let back = driven.followUp.offers.last(where: { [.goBack, .dismiss].contains($0.kind.way) }),
      !page.texts.contains(where: { ControlWords.deletes($0) && !page.labels.contains($0) }),
      let list = try trial.go(events + [.useOf(back.kind)], after: rows.state, "\(event), then \(back.event)")?.last,
      !list.texts.contains(own), isList(list)
    else { return nil }
    return found
  }

  /// Whether the other rows are as before, or gone with this one.
  private func isList(_ look: ScreenLook) -> Bool { Set(rows.names.dropFirst().map(look.texts.contains)).count == 1 }
}

extension Flows {
  /// What a row has opened or selected disappears with the row.
  static func outlivedRow(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.rows.compactMap { try OpenedRow($0, trial)?.finding() }
  }
}

extension ControlAction.Way {
  /// Whether it may open or select a row.
  fileprivate var opens: Bool {
    if case .action(let name) = self {
      !ControlWords.deletes(name) && !isStep
    } else {
      self == .press || self == .visit
    }
  }
}
