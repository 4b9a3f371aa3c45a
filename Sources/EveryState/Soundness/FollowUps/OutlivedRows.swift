import EveryStateGoldens
import TextUI

/// What a row has opened, or selected: a page, a sheet, the detail of a split view.
private struct OpenedRow {
  let rows: Rows
  let opening: Exploration.Move
  let opened: FollowUpResult
  let own: String
  /// The row's words on the screen while it is open.
  let count: Int

  /// - Returns: nil if the control of the rows opens nothing with the row's words.
  @MainActor init?(_ rows: Rows, _ trial: Trial) {
    guard rows.kind.way.opens, let opening = trial.move(rows, 0), let opened = opening.followUp,
      let own = rows.names.first, let seen = opened.seen.last, seen.texts.contains(own), opened.looks.count > 1
    else { return nil }
    (self.rows, self.opening, self.opened, self.own) = (rows, opening, opened, own)
    count = seen.count(own)
  }

  /// Opens the row, and goes on.
  @MainActor func go(
    _ trial: Trial, _ more: [FollowUp.Step.Event], _ title: String, _ answers: FollowUp.Answers = .well
  ) throws -> (events: EventLog, followUp: FollowUpResult)? {
    let events: [FollowUp.Step.Event] = [.use(opening.step, opening.offer)] + more
    return try trial.go(events, after: rows.state, "\(opening.offer.event), then \(title)", answers)
  }

  func finding(_ screen: String, _ event: String, _ after: ScreenLook) -> SoundnessFinding {
    let place = after.presented.last.map { "the \($0)" } ?? "what it had opened"
    return SoundnessFinding(
      .outlivedRow, of: rows.offers[0].offer.row, screen: screen, state: rows.state,
      "after \(opening.offer.event) and \(event) the row \"\(own)\" is gone, and \(place) still shows it.")
  }
}

extension Flows {
  /// What a row has opened or selected disappears with the row.
  static func outlivedRow(_ trial: Trial) throws -> [SoundnessFinding] {
    let all = trial.rows
    return try all.compactMap { OpenedRow($0, trial) }.compactMap { open in
      try answeredWithout(open, trial) ?? deletedBeside(open, all, trial) ?? deletedWithin(open, trial)
    }
  }

  /// The content is asked for again, and the answer is the empty one.
  private static func answeredWithout(_ open: OpenedRow, _ trial: Trial) throws -> SoundnessFinding? {
    for loading in trial.screen.loadings where loading.ownWords(of: .loaded).contains(open.own) {
      let answer = NextAnswer(loading.state(.empty).map { .asIn(state: $0.name) } ?? .empty)
      let asking = trial.exploration.moves.first { move in
        move.state == open.rows.state && move.offer.kind.way != .type && move.asks(loading.dependency)
          && open.opened.offers.contains { $0.kind == move.offer.kind }
      }
      guard let asking else { continue }
      let driven = try open.go(
        trial, [.useOf(asking.offer.kind)], "\(asking.offer.event), with an empty answer",
        .scripted(loading.dependency, [answer]))
      guard let after = driven?.followUp.seen.last,
        let call = driven?.events.calls.last(where: { loading.dependency.contains($0.mock) }),
        loading.isEmptyAnswer(call),
        after.texts.contains(open.own), open.rows.names.dropFirst().allSatisfy({ !after.texts.contains($0) })
      else { continue }
      return open.finding(trial.screen.name, asking.offer.event, after)
    }
    return nil
  }

  /// The row is deleted in the list, which is still on the screen.
  private static func deletedBeside(_ open: OpenedRow, _ all: [Rows], _ trial: Trial) throws -> SoundnessFinding? {
    for rows in all where rows.state == open.rows.state && rows.kind != open.rows.kind && rows.names.first == open.own {
      guard open.count > 1, let more = try deletion(trial, rows),
        let (index, offer) = open.opened.offers.enumerated().first(where: { $1.kind == rows.kind })
      else { continue }
      let event = ([offer] + more).map(\.event).joined(separator: ", then ")
      let driven = try open.go(trial, [.use(index, offer)] + more.map { .useOf($0.kind) }, event)
      guard let after = driven?.followUp.seen.last, after.count(open.own) == open.count - 1,
        open.rows.names.dropFirst().allSatisfy(after.texts.contains)
      else { continue }
      return open.finding(trial.screen.name, event, after)
    }
    return nil
  }

  /// The row is deleted on its own page, which stays.
  private static func deletedWithin(_ open: OpenedRow, _ trial: Trial) throws -> SoundnessFinding? {
    let known = Set(trial.exploration.offers.first { $0.state == open.rows.state }?.offers.map(\.kind) ?? [])
    func deletion(_ offers: [Offer], except known: Set<ControlUse.Kind>) -> (Int, Offer)? {
      offers.enumerated().first { !known.contains($1.kind) && ControlWords.deletes($1.name) }.map {
        ($0.offset, $0.element)
      }
    }
    guard let (index, offer) = deletion(open.opened.offers, except: known) else { return nil }
    var events: [FollowUp.Step.Event] = [.use(index, offer)]
    func drive(_ title: String) throws -> FollowUpResult? { try open.go(trial, events, title)?.followUp }
    guard var deleted = try drive(offer.event) else { return nil }
    // It may ask first.
    if let asked = deleted.seen.last?.presented, asked.count > (open.opened.seen.last?.presented.count ?? 0) {
      let before = known.union(open.opened.offers.map(\.kind))
      guard let (index, confirming) = deletion(deleted.offers, except: before) else { return nil }
      events.append(.use(index, confirming))
      guard let confirmed = try drive("\(offer.event), then \(confirming.event)") else { return nil }
      deleted = confirmed
    }
    let back = deleted.offers.last { [.goBack, .dismiss].contains($0.kind.way) }
    guard let back, let page = deleted.seen.last, page.topTexts.contains(open.own),
      !page.texts.contains(where: { ControlWords.deletes($0) && !page.labels.contains($0) })
    else { return nil }
    events.append(.useOf(back.kind))
    guard let list = try drive("\(offer.event), then \(back.event)")?.seen.last, !list.texts.contains(open.own),
      open.rows.names.dropFirst().allSatisfy(list.texts.contains)
    else { return nil }
    return open.finding(trial.screen.name, offer.event, page)
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

extension ScreenLook {
  fileprivate func count(_ text: String) -> Int { texts.count { $0 == text } }
}
