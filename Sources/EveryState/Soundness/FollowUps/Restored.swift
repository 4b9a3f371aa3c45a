import EveryStateGoldens
import TextUI

/// A failed call changes nothing, and the same call after it does what it does at first.
@MainActor struct Restored {
  let trial: Trial
  let use: DrivenUse
  let failing: FailingCall

  func findings(_ told: [String]) throws -> [SoundnessFinding] {
    // A number may be set once more.
    guard !use.isBusy, use.end == .rest, !use.offer.kind.way.isStep else { return [] }
    if use.offer.kind.way != .type, let fact = change(told) {
      return [use.finding(.falseSuccess, "after \(use.words) fails, the failure is shown, but \(fact).")]
    }
    return try (otherRow(told) ?? retried(told)).map { [$0] } ?? []
  }

  /// The message of another row's failure, which is below this row.
  private func otherRow(_ told: [String]) throws -> SoundnessFinding? {
    let next = trial.uses(in: trial.origin(of: use)).first { $0.offer.kind == use.offer.kind && $0.step > use.step }
    guard use.isSimple, let message = told.first, let next, let names = [use.offer.row, next.offer.row] as? [String],
      case let order = [names[0], message, names[1]], failing.last(0).texts.filter(order.contains) == order,
      let driven = try trial.drive(
        next, "\(next.words), which fails", [.init(next.begin)], .scripted(failing.paths, [NextAnswer(.fails)])),
      driven.last.texts.filter(order.contains) == order
    else { return nil }
    return next.finding(.wrongRow, "after \(next.words) fails, \"\(names[0])\" says \"\(message)\".")
  }

  /// What the failure has taken from the look before it, once its message was put away.
  private func change(_ told: [String]) -> String? {
    let before = pieces(use.isInDialog ? use.followUp.moments[0].lines : use.linesBefore)
    let failed = failing.driven.end(1)
    let (after, seen) = (pieces(failed.lines), failing.driven.events.looks[failed.look].seen)
    let isOffered = failing.last(0).labels.contains {
      !use.before.labels.contains($0) && !use.after.labels.contains($0) && !ControlWords.closes($0)
    }
    guard seen.titles == use.before.titles, use.isInDialog || seen.presented == use.before.presented,
      2 * before.count(where: after.contains) >= before.count, !isOffered
    else { return nil }
    let isOwn = { (piece: String) in piece.contains("[\(use.offer.name)]") }
    let change = FailedChange(
      before: before.filter { !isOwn($0) }, after: after.filter { !isOwn($0) },
      done: pieces(use.linesAfter))
    let isWrite = use.calls.contains { failing.paths.contains($0.mock) && $0.returnsNothing }
    return change.fact(isWrite: isWrite, quotesInput: told.contains("a"))
  }

  private func pieces(_ lines: [String]) -> [String] {
    lines.pieces().filter { !trial.streamed.contains($0) }.map(\.enabled)
  }

  private func retried(_ told: [String]) throws -> SoundnessFinding? {
    let isTyped = use.offer.kind.way == .type
    if !isTyped, failing.attempts.count > 1, !failing.driven.calls(failing.attempts[1], failing.paths).isEmpty {
      return failing.call(2)?.returned == true
        ? finding(failing.driven.shown, "fails twice and then succeeds", told) : nil
    }
    // The controls that came with the failure, one of which may ask again.
    let known = use.offered.union(use.followUp.offers.map(\.kind))
    let followUp = failing.driven.followUp
    let retries = (isTyped ? followUp.offersInFlight : followUp.offers).filter {
      $0.kind.way == .press && !known.contains($0.kind) && !ControlWords.returns($0.name)
        && !ControlWords.startsOver($0.name)
    }
    for retry in retries.prefix(2) {
      let steps: [FollowUp.Step] = [.init(use.begin, use.end), .init(.putAway), .init(.useOf(retry.kind))]
      let title = "\(use.words), which fails, then \(retry.event)"
      let script = [NextAnswer(.fails), NextAnswer(.well)]
      guard let driven = try trial.drive(use, title, steps, .scripted(failing.paths, script)) else { continue }
      let calls = driven.calls(2, failing.paths)
      if retries.count == 1, driven.events.calls.count == driven.end(0).calls, driven.followUp.exits == 0,
        driven.end(1).lines == driven.lines
      {
        return use.finding(.noRetry, "after \(use.words) fails, \(retry.event) does nothing.")
      }
      guard calls.last?.returned == true else { continue }
      if let lost = use.lostQuery(", which fails, \(retry.event)", calls) { return lost }
      // One of a failed state has its own finding.
      if isTyped || trial.failedKinds.contains(retry.kind) { continue }
      return finding(driven.shown, "fails, then \(retry.event)", told)
    }
    let offers = failing.driven.followUp.offers
    guard retries.isEmpty, !isTyped, use.offer.rowKey == nil, !offers.contains(where: { $0.kind.way == .type }),
      failing.driven.events.disables(use.offer.label)
    else { return nil }
    return use.finding(.noRetry, "after \(use.words) fails, it stays disabled.")
  }

  /// The difference from the first time: a message of the failure that stays, or another one.
  private func finding(_ shown: Shown, _ how: String, _ told: [String]) -> SoundnessFinding? {
    guard let fact = trial.difference(trial.shown(after: use), shown, ignoresNumbers: true)?.fact else { return nil }
    let messages = told + [failing.call(1)?.failure].compactMap(\.self)
    let quoted = messages.filter { fact.contains($0.withoutNumbers.prefix(20)) }
    guard let message = quoted.max(by: { $0.count < $1.count }) else {
      return use.finding(
        .lostAnswer, "after \(use.words) \(how), the result differs from that of the first time: \(fact).")
    }
    return use.finding(
      .staleFailure, "after \(use.words) \(how), the screen still says \"\(message)\" from the failure before.")
  }
}

extension Trial {
  fileprivate var failedKinds: Set<ControlUse.Kind> {
    Set(screen.loadings.flatMap { $0.state(.failed)?.offers ?? [] }.map(\.kind))
  }
}

/// The looks before and after a failure, and after a success.
struct FailedChange {
  let before: [String]
  let after: [String]
  let done: [String]

  /// What the failure has changed besides its message, which may take the place of a text.
  func fact(isWrite: Bool, quotesInput: Bool) -> String? {
    let added = after.filter { !before.contains($0) }
    let isDone = isWrite && before.allSatisfy { after.contains($0) || !done.contains($0) }
    for lost in before where !after.contains(lost) && !ControlWords.isSecret(lost) {
      let isValue = lost.contains("|") && !quotesInput || isWrite && lost.isChoice
      let number = added.first { $0.withoutNumbers == lost.withoutNumbers }
      let new = isWrite ? added.first { done.contains($0) } : nil
      guard isValue || number != nil || new != nil || added.isEmpty || isDone else { continue }
      return LookDifference([lost], [number ?? new].compactMap(\.self))?.fact
    }
    return isWrite ? LookDifference(orderOf: before, after)?.fact : nil
  }
}

extension LookDifference {
  /// Compares the order of what two lists share.
  init?(orderOf one: [String], _ other: [String]) {
    let (order, kept) = (one.filter(other.contains), other.filter(one.contains))
    guard order.count == kept.count else { return nil }
    self.init(order, kept)
  }
}

extension EventLog {
  /// Whether the controls of a label are disabled at the end.
  func disables(_ label: String?) -> Bool {
    let own = controls.filter { $0.label == label && !$0.label.isEmpty }
    return !own.isEmpty && own.allSatisfy { !$0.isEnabled }
  }
}

extension String {
  /// Whether it shows the state of a switch or a choice.
  var isChoice: Bool { ["[x]", "[ ]", "(*)", "( )"].contains(where: contains) }

  /// A piece without the marks of what is disabled or focused.
  fileprivate var enabled: String { replacing("~", with: "").replacing("|>", with: "|").replacing(" |", with: "|") }
}
