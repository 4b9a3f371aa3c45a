import EveryStateGoldens
import TextUI

/// Two questions to one dependency, the second of which is asked before the answer to the first and answered before it.
@MainActor private struct Overlap {
  let trial: Trial
  let loading: AuditedScreen.Loading
  let first: DrivenUse
  let second: DrivenUse

  private var isTwice: Bool { first.isSame(as: second) }
  private var isTyping: Bool { first.offer.kind.way == .type }

  private var words: String {
    isTwice ? "\(first.offer.event) twice" : "\(first.offer.event), then \(second.offer.event)"
  }

  /// The answers to the first question, each of which differs from the good one to the second.
  private var answers: [DependencyAnswer] {
    guard isTwice else { return [.well] }
    // The states whose words distinguish their answer from a good one.
    let others = [loading.state(.empty), loading.state(.failed)].compactMap {
      $0.map { DependencyAnswer.asIn(state: $0.name) }
    }
    return isTyping ? others.reversed() : Array(others.prefix(1))
  }

  func finding() throws -> SoundnessFinding? {
    for answer in answers {
      guard let overlapped = try drive(answer, isOverlapped: true),
        let mock = overlapped.events.overlapped(loading.dependency),
        // The second one alone leads there.
        trial.difference(trial.shown(after: second), overlapped.shown) != nil,
        let sequence = try drive(answer, isOverlapped: false), try isDifferent(overlapped, sequence)
      else { continue }
      let text = overlapped.last.statements.first { !sequence.last.says($0) }
      let fact = text.map { "\"\($0)\"" } ?? trial.difference(sequence.shown, overlapped.shown)?.fact ?? ""
      var finding = first.finding(
        .overtakenAnswer, of: mock, "\(words): the first answer arrives last, and the screen shows it: \(fact).")
      // The screen takes any answer, whichever control asks.
      finding.cause = mock
      return finding
    }
    return nil
  }

  private func isDifferent(_ overlapped: DrivenSteps, _ sequence: DrivenSteps) throws -> Bool {
    guard trial.difference(sequence.shown, overlapped.shown) != nil else { return false }
    if isTwice { return true }
    // Both may be applied, in either order, or the first one be given up.
    let reverse = try trial.end(of: [second.begin, .useSame(first.offer)], after: first.state)
    return [trial.shown(after: second), reverse?.shown].allSatisfy { shown in
      shown.map { trial.difference($0, overlapped.shown) != nil } ?? true
    }
  }

  private func drive(_ answer: DependencyAnswer, isOverlapped: Bool) throws -> DrivenSteps? {
    // A canceled request does not answer.
    let script = [NextAnswer(answer, after: .seconds(5)), NextAnswer(.well, after: .seconds(1))]
    let wait = FollowUp.Step(.wait, .answered)
    let next = isTwice ? FollowUp.Step.Event.useOf(first.offer.kind) : .useSame(second.offer)
    let driven = try trial.drive(
      "then \(words), \(isOverlapped ? "and the first answer arrives last" : "one after the other")",
      after: first.state,
      // A pause before the question does not count as an answer.
      [.init(first.begin, .asked)] + (isOverlapped ? [] : [wait]) + [.init(next, .asked), wait],
      .scripted(loading.dependency, script), isAudited: isOverlapped && isTwice)
    return driven?.action(isOverlapped ? 1 : 2) == nil ? nil : driven
  }
}

extension Flows {
  private static let mostPairs = 20

  /// The first of two questions is answered last: the screen must end with the answer to the last one.
  static func overtaking(_ trial: Trial) throws -> [SoundnessFinding] {
    try (trial.screen.loadings + trial.screen.searches).flatMap { loading -> [SoundnessFinding] in
      let isSearch = trial.screen.searches.contains { $0.dependency == loading.dependency }
      var known: Set<[ControlUse.Kind]> = []
      let uses = trial.uses.filter { $0.isSimple && $0.asks(loading) && (!isSearch || $0.offer.kind.way == .type) }
      // A pull cannot be repeated before the spinner disappears.
      return try uses.filter { $0.offer.kind.way != .refresh }.flatMap { first -> [SoundnessFinding] in
        let others = uses.filter { $0.state == first.state && $0.offer.kind != first.offer.kind }
        return try ([first] + others).compactMap { second in
          let kinds = [first.offer.kind, second.offer.kind]
          guard first.isSame(as: second) || known.count < mostPairs, known.insert(kinds).inserted else { return nil }
          return try Overlap(trial: trial, loading: loading, first: first, second: second).finding()
        }
      }
    }
  }

  /// While a new question is asked, the screen does not give it the answer of the one before: no results.
  static func claims(_ trial: Trial) -> [SoundnessFinding] {
    trial.uses.compactMap { use in
      guard use.offer.kind.way == .type, let call = use.calls.first, let ended = call.ended, call.returned else {
        return nil
      }
      // Before a pause is over, nothing new is asked.
      let waiting = use.events.looks[min(call.began, ended)..<ended].map(\.seen)
      for text in waiting.flatMap(\.statements)
      where !use.before.texts.contains(text) && !use.after.texts.contains(text) {
        guard let old = use.before.statements.first(where: { $0.differsInOneWord(from: text) }) else { continue }
        return use.finding(
          .unsupportedEmpty, "after \(use.words), the screen says \"\(text)\" before the answer, as it said \"\(old)\"."
        )
      }
      return nil
    }
  }
}

extension Flows {
  /// A search that finds nothing leaves nothing of the list before it that one with results takes away.
  static func foundNothing(_ trial: Trial) throws -> [SoundnessFinding] {
    var known: Set<ControlUse.Kind> = []
    return try trial.uses.compactMap { use in
      let asked = use.calls.filter(\.returnedRows).mocks
      guard use.isSimple, !use.isBusy, use.offer.kind.way == .type, !asked.isEmpty,
        trial.origin(of: use)?.events.actions.isEmpty == true, known.insert(use.offer.kind).inserted,
        let driven = try trial.drive(
          use, "\(use.words), which finds nothing", [.init(use.begin)], .scripted(asked, [NextAnswer(.empty)])),
        driven.calls(0, asked).last?.returnedEmpty == true
      else { return nil }
      let more = driven.followUp.offers.first { offer in
        ControlWords.continues(offer.name)
          && trial.uses(in: trial.origin(of: use)).contains {
            $0.offer.kind == offer.kind && $0.calls.contains(where: \.returnedRows)
          }
      }
      let old = more?.name ?? old(in: driven.lines.pieces(), use.linesBefore.pieces(), use.linesAfter.pieces())
      return old.map {
        use.finding(
          .lostAnswer, "after \(use.words), which finds nothing, the screen still shows \"\($0)\" of the list before.")
      }
    }
  }

  /// A heading or a count that an answer with rows replaces, and one without does not.
  private static func old(in empty: [String], _ before: [String], _ well: [String]) -> String? {
    let new = well.filter { !before.contains($0) }
    let old = zip(empty, empty.dropFirst() + [""]).first { piece, next in
      before.contains(piece) && !well.contains(piece)
        && new.contains { piece.isHeading && $0.isHeading && !before.contains(next) || piece.counts(as: $0) }
    }
    return old.map { String($0.0.words) }
  }
}

extension String {
  fileprivate var isHeading: Bool { hasPrefix(": ") }
  fileprivate var words: Substring { drop { ": ".contains($0) } }

  /// Whether both count the same: `2 books`, `1 book`.
  fileprivate func counts(as other: String) -> Bool {
    let (one, two) = (split(separator: " "), other.split(separator: " "))
    guard one.count > 1, two.count > 1, let count = Int(one[0]), count > 0, Int(two[0]) != nil else { return false }
    return one[1].prefix(4) == two[1].prefix(4)
  }
}

extension EventLog {
  /// The mock of the last two calls, if they were in flight at once and the first of them was answered last.
  fileprivate func overlapped(_ dependency: [String]) -> String? {
    let last = calls.filter { dependency.contains($0.mock) }.suffix(2)
    guard last.count == 2, let first = last.first, let second = last.last, let one = first.ended,
      let other = second.ended
    else { return nil }
    return second.began < one && one > other ? second.mock : nil
  }
}

extension String {
  fileprivate func differsInOneWord(from other: String) -> Bool {
    let (words, others) = (split(separator: " "), other.split(separator: " "))
    return words.count == others.count && words.count > 1 && zip(words, others).count(where: { $0 != $1 }) == 1
  }
}
