import EveryStateGoldens
import TextUI

/// What a row has opened, or selected: a page, a sheet, the detail of a split view.
private struct OpenedRow {
  let rows: Rows
  let opening: DrivenUse
  let own: String

  /// - Returns: nil if the control of the rows opens nothing with the row's words.
  @MainActor init?(_ rows: Rows, _ trial: Trial) {
    guard rows.kind.way.opens, let opening = trial.use(rows, 0), let own = rows.names.first,
      opening.after.texts.contains(own), opening.followUp.looks.count > 1
    else { return nil }
    (self.rows, self.opening, self.own) = (rows, opening, own)
  }

  var offers: [Offer] { opening.followUp.offers }

  /// Opens the row, and goes on.
  @MainActor func go(
    _ trial: Trial, _ more: [FollowUp.Step.Event], _ title: String, _ answers: FollowUp.Answers = .well
  ) throws -> DrivenSteps? {
    try trial.go([opening.begin] + more, after: rows.state, "\(opening.offer.event), then \(title)", answers)
  }

  /// Whether the other rows are on the screen.
  func isList(_ look: ScreenLook) -> Bool { rows.names.dropFirst().allSatisfy(look.texts.contains) }

  func finding(_ event: String, _ after: ScreenLook) -> SoundnessFinding {
    let place = after.presented.last.map { "the \($0)" } ?? "what it had opened"
    return SoundnessFinding(
      .outlivedRow, of: rows.offers[0].offer.row, state: rows.state,
      "after \(opening.offer.event) and \(event), the row \"\(own)\" is removed, but \(place) still shows it.")
  }
}

extension Flows {
  /// What a row has opened or selected disappears with the row.
  static func outlivedRow(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.rows.compactMap { OpenedRow($0, trial) }.compactMap { open in
      try answeredWithout(open, trial) ?? deletedBeside(open, trial) ?? deletedWithin(open, trial)
    }
  }

  /// The content is asked for again, and the answer is the empty one.
  private static func answeredWithout(_ open: OpenedRow, _ trial: Trial) throws -> SoundnessFinding? {
    for loading in trial.screen.loadings where loading.ownWords(of: .loaded).contains(open.own) {
      let answer = NextAnswer(loading.state(.empty).map { .asIn(state: $0.name) } ?? .empty)
      let asking = trial.uses.first { use in
        use.isSimple && use.state == open.rows.state && use.offer.kind.way != .type && use.asks(loading)
          && open.offers.contains { $0.kind == use.offer.kind }
      }
      guard let event = asking?.offer.event, let kind = asking?.offer.kind,
        let driven = try open.go(
          trial, [.useOf(kind)], "\(event), with an empty answer", .scripted(loading.dependency, [answer])),
        let call = driven.events.calls.last(where: loading.owns),
        loading.isEmptyAnswer(call), driven.last.texts.contains(open.own),
        open.rows.names.dropFirst().allSatisfy({ !driven.last.texts.contains($0) })
      else { continue }
      return open.finding(event, driven.last)
    }
    return nil
  }

  /// The row is deleted in the list, which is still on the screen.
  private static func deletedBeside(_ open: OpenedRow, _ trial: Trial) throws -> SoundnessFinding? {
    let count = open.opening.after.count(open.own)
    for rows in trial.rows
    where rows.state == open.rows.state && rows.kind != open.rows.kind && rows.names.first == open.own {
      guard count > 1, let more = try deletion(trial, rows),
        let (index, offer) = open.offers.enumerated().first(where: { $1.kind == rows.kind })
      else { continue }
      let event = ([offer] + more).map(\.event).joined(separator: ", then ")
      guard let driven = try open.go(trial, [.use(index, offer)] + more.map { .useOf($0.kind) }, event),
        driven.last.count(open.own) == count - 1, open.isList(driven.last)
      else { continue }
      return open.finding(event, driven.last)
    }
    return nil
  }

  /// The row is deleted on its own page, which stays.
  private static func deletedWithin(_ open: OpenedRow, _ trial: Trial) throws -> SoundnessFinding? {
    var known = Set(trial.exploration.offers.first { $0.state == open.rows.state }?.offers.map(\.kind) ?? [])
    var events: [FollowUp.Step.Event] = []
    /// Presses the first new control that deletes.
    func delete(_ offers: [Offer], after event: String = "") throws -> (event: String, driven: DrivenSteps)? {
      let new = offers.enumerated().first { !known.contains($1.kind) && ControlWords.deletes($1.name) }
      guard let (index, offer) = new else { return nil }
      known.formUnion(offers.map(\.kind))
      events.append(.use(index, offer))
      return try open.go(trial, events, event + offer.event).map { (offer.event, $0) }
    }
    guard let (event, deleted) = try delete(open.offers) else { return nil }
    var page = deleted
    // It may ask first.
    if page.last.presented.count > open.opening.after.presented.count {
      guard let confirmed = try delete(page.followUp.offers, after: "\(event), then ") else { return nil }
      page = confirmed.driven
    }
    guard let back = page.followUp.offers.last(where: { [.goBack, .dismiss].contains($0.kind.way) }),
      page.last.topTexts.contains(open.own),
      !page.last.texts.contains(where: { ControlWords.deletes($0) && !page.last.labels.contains($0) }),
      let list = try open.go(trial, events + [.useOf(back.kind)], "\(event), then \(back.event)")?.last,
      !list.texts.contains(open.own), open.isList(list)
    else { return nil }
    return open.finding(event, page.last)
  }
}

extension ControlAction.Way {
  /// Whether it may open or select a row.
  fileprivate var opens: Bool {
    if case .action(let name) = self {
      !ControlWords.deletes(name) && name != "Increment" && name != "Decrement"
    } else {
      self == .press || self == .visit
    }
  }
}
