import EveryStateGoldens
import TextUI

// Rows by their ids, in what their controls ask for, and by what they open.
extension Flows {
  /// A control that asks for another row and not for its own, by the rows' ids.
  static func otherID(_ trial: Trial, except known: Set<ControlUse.Kind>) throws -> [SoundnessFinding] {
    var known = known
    var awaited: Set<ControlUse.Kind> = []
    return try trial.exploration.offers.flatMap { state, offers -> [SoundnessFinding] in
      let driven = trial.uses.filter { $0.isSimple && $0.state == state && $0.offer.rowKey != nil && !$0.isBusy }
      let late = Set(driven.filter(\.isForLater).map(\.offer.kind)).subtracting(awaited)
      awaited.formUnion(late)
      let uses = try driven.compactMap { use -> RowUse? in
        guard late.contains(use.offer.kind) else { return RowUse(use.offer, use.events) }
        let steps: [FollowUp.Step] = [.init(use.begin), .init(.wait, .later(.seconds(30)))]
        let driven = try trial.drive(use, "\(use.offer.event), and wait", steps, .well)
        return driven.flatMap { RowUse(use.offer, $0.events) }
      }
      return uses.compactMap { use in
        guard let call = use.callOfAnother(offers, uses), known.insert(use.offer.kind).inserted else { return nil }
        return SoundnessFinding(
          .wrongRow, of: use.offer.name, state: state,
          "\(use.offer.event) calls \(call.question) with another row's id instead of its own.")
      }
    }
  }

  /// A row that opens what the first one opens, as it looks before any answer; an answer of a mock is the same for all rows, and one
  /// outside of the world answers at once.
  static func samePage(_ trial: Trial, _ rows: Rows) -> String? {
    guard let one = trial.use(rows, 0)?.lookAtOnce, let second = trial.use(rows, 1), let other = second.lookAtOnce,
      !second.events.hasOutsideCalls, one.topTexts.elementsEqual(other.topTexts)
    else { return nil }
    // Beside its page, the list is still there.
    let beside = rows.names.allSatisfy(one.topTexts.contains) ? 1 : 0
    let counts = rows.names.map { name in one.topTexts.count { $0 == name } - beside }
    guard counts[0] > 0, counts[1] == 0 else { return nil }
    return "after \(second.offer.event), \"\(rows.names[0])\" opens instead."
  }

  /// The second row after the first: it asks for its own content, as it does alone.
  static func contentOfFirst(_ trial: Trial, _ rows: Rows) throws -> String? {
    guard [.press, .visit].contains(rows.kind.way), let first = trial.use(rows, 0), let second = trial.use(rows, 1),
      let (asked, own) = first.questions.lazy.compactMap({ call in
        second.questions.first { $0.mock == call.mock && $0.label != call.label }.map { (call, $0) }
      }).first, let ended = asked.ended
    else { return nil }
    let before = first.events.looks[..<ended].flatMap(\.seen.texts)
    let came = first.after.statements.filter { !before.contains($0) && !first.before.texts.contains($0) }
    guard let content = came.first else { return nil }
    func isSecond(_ offer: Offer) -> Bool { offer.event == second.offer.event && offer.kind == second.offer.kind }
    let offers = first.followUp.offers
    let back = offers.contains(where: isSecond) ? nil : offers.last { [.goBack, .dismiss].contains($0.kind.way) }
    let title = [first.offer, back, second.offer].compactMap { $0?.event }.joined(separator: ", then ")
    let driven = try trial.go(
      [first.begin] + (back.map { [.useOf($0.kind)] } ?? []) + [.useSame(second.offer)], after: rows.state, title)
    guard let log = driven?.events, let last = log.actions.last, last.event == second.offer.event,
      case let question = log.calls.last(where: { $0.mock == own.mock && $0.label == own.label }),
      // Until the answer, in a page that was opened anew.
      question == nil || back != nil && question?.time != question?.endTime,
      let end = log.looks[..<(question?.ended ?? log.looks.count)].last?.seen, came.allSatisfy(end.texts.contains),
      // What it opens is there: its name, as often as when it is used alone.
      back != nil
        || end.texts != first.after.texts
          && rows.names.prefix(2).allSatisfy({ end.count($0) == second.after.count($0) })
    else { return nil }
    return "after \(title), the screen shows \"\(content)\", which arrived for \"\(rows.names[0])\""
      + (question == nil ? ", and \(own.mock) is not asked for \"\(rows.names[1])\"." : " until the answer arrives.")
  }
}

extension DrivenUse {
  /// The look after it, before any answer.
  fileprivate var lookAtOnce: ScreenLook? {
    guard action.look > action.before, !events.callsSinceAction.contains(where: { $0.hasEnded(by: action.look) }) else {
      return nil
    }
    return events.looks[action.look].seen
  }

  /// The calls with labels that it led to.
  fileprivate var questions: [EventLog.Call] { isBusy ? [] : events.questions }

  /// Whether it does something later, such as what an Undo may still prevent.
  fileprivate var isForLater: Bool { followUp.hasBegunWaiting && questions.isEmpty && !offer.isNavigation }
}

extension EventLog {
  /// The calls with labels that the last action led to.
  fileprivate var questions: [Call] {
    callsSinceAction.filter { !$0.label.isEmpty && !ControlWords.takesNotes($0.mock) }
  }
}

/// The use of a control in a row whose id is known, and the calls that it made.
private struct RowUse {
  let offer: Offer
  let key: RowKey
  let calls: [EventLog.Call]
  private let earlier: ArraySlice<EventLog.Call>

  init?(_ offer: Offer, _ events: EventLog) {
    guard let key = offer.rowKey, !events.actions.isEmpty else { return nil }
    (self.offer, self.key, calls) = (offer, key, events.questions)
    earlier = events.callsBeforeAction
  }

  /// The first call that names exactly one other row of the list, if none names its own.
  func callOfAnother(_ offers: [Offer], _ uses: [RowUse]) -> EventLog.Call? {
    let others = Set(offers.compactMap(\.rowKey).filter { $0.list == key.list && $0 != key })
    guard !others.isEmpty, !calls.contains(where: { key.isNamed(in: $0.label) }) else { return nil }
    for call in calls {
      let named = others.filter { $0.isNamed(in: call.label) }
      guard named.count == 1, key.id.isNumber == false || isOfID(call, uses),
        // Each row asks for itself when it appears.
        !earlier.contains(where: { early in
          early.mock == call.mock && (others.union([key])).contains { $0.isNamed(in: early.label) }
        })
      else { continue }
      return call
    }
    return nil
  }

  /// Whether a number in a label is an id, and no amount: the control of another row names one of the two rows, too.
  private func isOfID(_ call: EventLog.Call, _ uses: [RowUse]) -> Bool {
    switch offer.kind.way {
    case .press, .visit: break
    case .action where !offer.kind.way.isStep: break
    default: return false
    }
    guard let twin = uses.first(where: { $0.offer.kind == offer.kind && $0.key != key }) else { return false }
    return twin.calls.contains {
      $0.mock == call.mock && $0.label != call.label && [key.id, twin.key.id].contains($0.label)
    }
  }
}

extension RowKey {
  /// Whether a call's label has the id as a word of its own; a number or a letter alone is one of few words.
  fileprivate func isNamed(in label: String) -> Bool {
    label == id
      || !id.isNumber && !id.isEmpty && label.hasWords(id)
        && (id.count > 2 || label.split(separator: " ").count < 3)
  }
}

extension String { fileprivate var isNumber: Bool { !isEmpty && allSatisfy(\.isNumber) } }
