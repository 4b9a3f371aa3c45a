import TextUI

/// Controls that are used while something is awaited, a use's answer or the values of streams: what they do stays when it arrives, unless
/// it goes as well where one follows the other.
@MainActor private struct Meanwhile {
  private enum Order { case beside, after, before }
  private static let slow = Duration.seconds(5)
  private static let pause = Duration.seconds(2)
  private static let mostOthers = 6

  let trial: Trial
  let state: String
  /// The use that awaits the answer of a dependency; nil for the values of streams.
  var use: DrivenUse?
  let path: String
  var fails = false

  /// All the others in one drive, and each alone if something of them is lost.
  func finding() throws -> SoundnessFinding? {
    let others = others
    guard !others.isEmpty, let all = try change(by: others), !all.isEmpty else { return nil }
    for other in others {
      guard let change = try change(by: [other]), !change.isEmpty,
        let after = try drive([other], .after)?.lines.pieces()
      else { continue }
      // Of two values of one control, the last one counts.
      let isSame = other.offer.kind == use?.offer.kind && [.select, .type].contains(other.offer.kind.way)
      guard let before = use == nil || isSame ? after : try drive([other], .before)?.lines.pieces() else { continue }
      let lost = change.lost.first {
        after.contains($0) && before.contains($0) && (!isSame || change.atOnce.contains($0))
      }
      let back = change.back.first { !after.contains($0) && !before.contains($0) }
      let fact = LookDifference([lost].compactMap(\.self), lost == nil ? [back].compactMap(\.self) : [])?.fact
      if let fact { return finding(other, fact) }
    }
    return nil
  }

  private func finding(_ other: DrivenUse, _ fact: String) -> SoundnessFinding {
    guard let use else {
      return other.finding(.lostAnswer, "after \(other.words), \(fact) when the next value of `\(path)` arrives.")
    }
    let end = fails ? "once \(use.offer.event) has failed" : "when the answer arrives"
    return use.finding(.lostAnswer, "after \(use.words), then \(other.words) before the answer, \(fact) \(end).")
  }

  /// The uses that change the screen, one of a kind. The last may be one that opens something, with a text typed there.
  private var others: [DrivenUse] {
    var known: Set<ControlUse.Kind> = []
    let isRead = use?.calls.contains { !$0.returnsNothing } ?? true
    func isOther(_ other: DrivenUse) -> Bool {
      other.state == state && other.linesAfter != other.linesBefore
        && (other.offer.event != use?.offer.event || other.offer.kind.way == .type)
        && other.calls.allSatisfy { $0.returnsNothing && !isRead }
    }
    let alike = trial.uses.filter { $0.isSimple && isOther($0) && !$0.leadsOn }
    let own = alike.filter { $0.offer.kind == use?.offer.kind }.prefix(1)
    let simple = alike.filter { $0.offer.kind != use?.offer.kind && known.insert($0.offer.kind).inserted }
    let asked = trial.calls.map(\.use).filter { !$0.isSimple && isOther($0) && $0.words != use?.words }
    let opening = trial.steps.filter {
      $0.offer.kind.way == .type && isOther($0)
        && $0.before.presented.count > $0.start.presented.count
    }
    return Array(own) + simple.prefix(Self.mostOthers) + asked.prefix(1) + opening.prefix(1)
  }

  private func steps(_ use: DrivenUse, _ end: FollowUp.Step.End) -> [FollowUp.Step] {
    use.wayOffers.map { .init(.useSame($0), .atOnce) } + [.init(.useSame(use.offer), end)]
  }

  /// - Returns: nil if the screen does not offer the use, or the only other one.
  private func drive(_ others: [DrivenUse], _ order: Order) throws -> DrivenSteps? {
    let isAsked = use.map { $0.action.callsAfter > $0.action.calls } ?? true
    let own =
      use.map { steps($0, order == .beside ? (isAsked ? .atOnce : .asked) : .answered) + [.init(.putAway, .atOnce)] }
      ?? [.init(.wait, order == .beside ? .atOnce : .later(.seconds(30)))]
    let all = others.flatMap { steps($0, order == .beside ? .atOnce : .later(Self.pause)) }
    let last = [FollowUp.Step(.wait, order == .beside && use == nil ? .later(.seconds(30)) : .answered), .init(.wait)]
    // The slow answer's time passes in either order.
    let rest = order == .beside ? [] : [FollowUp.Step(.wait, .later(Self.slow))]
    let earlier =
      order == .before ? others.flatMap(\.calls).filter { $0.mock == path }.map { _ in NextAnswer(.well) } : []
    let answer = NextAnswer(fails ? .fails : .well, after: order == .beside ? Self.slow : nil)
    let words = others.map(\.words).joined(separator: ", ")
    let driven = try trial.drive(
      "then \(use?.words ?? "nothing") and \(words), \(order)", after: state,
      (order == .before ? all + own : own + all) + last + [.init(.putAway)] + rest,
      use == nil ? .well : .scripted([path], earlier + [answer, NextAnswer(.well)]), isAudited: false)
    guard let driven else { return nil }
    let firsts = order == .before ? all.indices : own.count..<own.count + all.count
    let isUsed = use == nil || driven.action((order == .before ? all.count : 0) + own.count - 2) != nil
    return isUsed && (others.count > 1 || firsts.allSatisfy { driven.action($0) != nil }) ? driven : nil
  }

  /// What the arrival takes away and brings back, of what the other uses have changed.
  private struct Change {
    var lost: [String] = [], back: [String] = []
    /// What the screen shows at once after the last of them.
    let atOnce: [String]
    var isEmpty: Bool { lost.isEmpty && back.isEmpty }
  }

  private func change(by others: [DrivenUse]) throws -> Change? {
    guard let driven = try drive(others, .beside) else { return nil }
    let first = use.map { $0.way.count } ?? 0
    let count = others.reduce(first + (use == nil ? 0 : 1)) { $0 + $1.way.count + 1 }
    let (start, atOnce, end) = (
      driven.end(first).lines.pieces(), driven.end(count).lines.pieces(), driven.lines.pieces()
    )
    var before = atOnce
    if use != nil {
      guard let call = driven.calls(first, [path]).first, fails ? call.threw : call.returned, let time = call.endTime,
        let last = driven.followUp.times.lastIndex(where: { $0 < time })
      else { return nil }
      before = driven.followUp.moments[last].lines.pieces()
    }
    return Change(
      lost: fails ? [] : before.filter { !end.contains($0) },
      back: end.filter { start.contains($0) && !before.contains($0) }, atOnce: atOnce)
  }
}

extension Flows {
  /// An answer that arrives late, or a stream's value, beside one other step.
  static func meanwhile(_ trial: Trial) throws -> [SoundnessFinding] {
    let late = trial.calls.flatMap { call -> [Meanwhile] in
      let use = call.use
      guard !use.leadsOn else { return [] }
      // Of two rows, the second is used first: an index in the rows may change.
      let next = trial.uses.last {
        $0.isSimple && use.isSimple && $0.state == use.state && $0.offer.kind == use.offer.kind
          && $0.offer.rowKey != use.offer.rowKey
      }
      let well = Meanwhile(trial: trial, state: use.state, use: next ?? use, path: call.path)
      var failing = well
      failing.fails = true
      return use.isOptimistic ? [well, failing] : [well]
    }
    var known: Set<String> = []
    let streams = trial.screen.declared.compactMap { state -> Meanwhile? in
      let stream = state.events.calls.last { $0.shape == .stream && $0.returned }
      guard let stream, state.proof == .loaded, known.insert(stream.mock).inserted else {
        return nil
      }
      return Meanwhile(trial: trial, state: state.name, path: stream.mock)
    }
    return try (late + streams).compactMap { try $0.finding() }
  }
}

extension DrivenUse {
  /// Whether the screen shows at once something of what it shows after the answer, which a failure takes back.
  fileprivate var isOptimistic: Bool {
    let moment = followUp.moments.last { $0.event == offer.event }?.lines.pieces() ?? []
    let (before, after) = (linesBefore.pieces(), linesAfter.pieces())
    return after.contains { !before.contains($0) && moment.contains($0) }
      || before.contains { !after.contains($0) && !moment.contains($0) }
  }
}
