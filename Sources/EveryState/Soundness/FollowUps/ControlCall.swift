import EveryStateGoldens
import TextUI

/// A use of a control that calls a dependency: in a declared state, or after other controls, as in a dialog that one of them opened.
struct ControlCall {
  let use: DrivenUse
  let path: String
  /// The calls of the dependency that the use made.
  let calls: [EventLog.Call]

  /// What can be driven from a screen: a control, and what it led to when every dependency answered well.
  struct DrivenUse {
    let state: String
    /// The uses before it.
    let way: [FollowUp.Step]
    let step: Int
    let offer: Offer
    let events: EventLog
    let followUp: FollowUpResult
    /// The controls that the screen offered before it.
    let offered: Set<ControlUse.Kind>
    /// Whether dependencies are called without an action, too.
    let isBusy: Bool
    /// The condition for its end: that a call which it puts off has been made.
    var end: FollowUp.Step.End = .rest

    var isSimple: Bool { way.isEmpty }
    var begin: FollowUp.Step.Event { .use(step, offer) }
    /// The same once more; what was typed is still there.
    var again: [FollowUp.Step.Event] { (wayOffers.filter { $0.kind.way != .type } + [offer]).map { .useSame($0) } }
    /// Whether it is a button of a dialog that another control opened.
    var isInDialog: Bool { before.showsDialog && !start.showsDialog }
    var wayOffers: [Offer] { way.compactMap { if case .use(_, let offer) = $0.event { offer } else { nil } } }
    var action: EventLog.Action { events.actions[events.actions.count - 1] }
    var words: String { (wayOffers + [offer]).map(\.event).joined(separator: ", then ") }
    var before: ScreenLook { events.looks[action.before].seen }
    var after: ScreenLook { events.looks[events.looks.count - 1].seen }
    /// The state's own look.
    var start: ScreenLook { events.looks[events.actions[events.actions.count - 1 - way.count].before].seen }
    var linesBefore: [String] { followUp.ends.dropLast().last?.lines ?? followUp.moments[0].lines }
    var linesAfter: [String] { followUp.moments.last?.lines ?? [] }
    var newOffers: [Offer] { followUp.offers.filter { !offered.contains($0.kind) } }
    /// Whether it leads to another screen, or opens a presentation.
    var leadsOn: Bool {
      after.presented.count > before.presented.count || newOffers.contains { $0.kind.way == .goBack }
    }
    /// What the screen says after it and not before, and the reverse.
    var gain: [String] { after.statements(missingIn: before).filter { $0 != offer.name } }
    var loss: [String] { before.statements(missingIn: after).filter { $0 != offer.name } }
    /// What appeared since, at any time.
    var seen: [ScreenLook] { events.looks[action.look...].map(\.seen) }

    var calls: ArraySlice<EventLog.Call> {
      isBusy ? events.calls[action.calls..<action.callsAfter] : events.calls[action.calls...]
    }
  }

  var state: String { use.state }
  var offer: Offer { use.offer }

  /// Whether the use asks for something, and changes nothing elsewhere.
  var isReading: Bool {
    let returnsNothing = use.events.calls.last { $0.mock == path }?.outcome.description == "returned successfully"
    return ControlWords.reads(path) || ControlWords.reads(calls[0].site.function) || use.leadsOn && !returnsNothing
  }

  func finding(_ rule: SoundnessRule, _ trial: Trial, _ sentence: String) -> SoundnessFinding {
    SoundnessFinding(rule, of: offer.name, screen: trial.screen.name, state: state, sentence)
  }
}

extension ScreenLook {
  var showsDialog: Bool { ["dialog", "alert"].contains(presented.last) }

  /// The texts that contain words.
  var statements: [String] { texts.filter { $0.contains(where: \.isLetter) } }

  /// Whether it shows a text, apart from its numbers.
  func says(_ text: String) -> Bool {
    let text = text.withoutNumbers
    return texts.contains { $0.withoutNumbers == text }
  }

  func statements(missingIn other: ScreenLook) -> [String] { statements.filter { !other.says($0) } }
}

extension String {
  var withoutNumbers: String { filter { !$0.isNumber && !"-+.,\u{2212}".contains($0) } }
}

extension Trial {
  /// At most so many calls of controls are tried on a screen.
  private static let enough = 12

  /// The uses of controls, those in declared states first.
  func allUses() -> [ControlCall.DrivenUse] {
    let offers = Dictionary(exploration.offers.map { ($0.state, Set($0.offers.map(\.kind))) }) { first, _ in first }
    return moves.compactMap { move in
      guard let events = move.events, let followUp = move.followUp, !events.actions.isEmpty, followUp.issues.isEmpty
      else { return nil }
      return ControlCall.DrivenUse(
        state: move.state, way: [], step: move.step, offer: move.offer, events: events, followUp: followUp,
        offered: offers[move.state] ?? [], isBusy: move.withoutIt.calls > 0)
    } + walked
  }

  /// The calls that controls make, each once for a kind of control.
  func controlCalls() -> [ControlCall] {
    // A row after another, or once more, is nothing new.
    struct Key: Hashable {
      let control: ControlUse.Kind
      let path: String
    }
    var known: Set<Key> = []
    var found: [ControlCall] = []
    for use in uses + deferredUses() where !use.offer.isNavigation {
      // An app has no part in what a picture's loader asks, and does not learn that a call with a fallback failed.
      let calls = use.calls.filter { !$0.site.cannotFail && !$0.site.file.hasPrefix("EveryState/") }
      for path in calls.mocks where !ControlWords.takesNotes(path) && found.count < Self.enough {
        guard known.insert(Key(control: use.offer.kind, path: path)).inserted else { continue }
        found.append(
          ControlCall(use: use, path: path, calls: calls.filter { $0.mock == path }))
      }
    }
    return found
  }

  /// The uses that call nothing before the time to take them back is over.
  private func deferredUses() -> [ControlCall.DrivenUse] {
    var known: Set<ControlUse.Kind> = []
    return uses.compactMap { use in
      guard use.calls.isEmpty, use.newOffers.contains(where: { ControlWords.undoes($0.name) }),
        known.insert(use.offer.kind).inserted,
        let driven = try? drive(use, "\(use.words), and half a minute", [FollowUp.Step(use.begin, later)])
      else { return nil }
      return ControlCall.DrivenUse(
        state: use.state, way: use.way, step: use.step, offer: use.offer, events: driven.events,
        followUp: driven.followUp, offered: use.offered, isBusy: false, end: later)
    }
  }

  private var later: FollowUp.Step.End { .later(.seconds(30)) }

  /// The state's loading that the call belongs to.
  func loading(of call: ControlCall) -> AuditedScreen.Loading? {
    screen.loadings.first { $0.dependency.contains(call.path) }
  }

  /// Whether the screen does not call the dependency before the user acts, as a form.
  func isSent(_ call: ControlCall) -> Bool {
    guard let loading = loading(of: call) else { return false }
    return !loading.wordsBeforeStart.isEmpty
      && !call.use.events.callsBeforeAction.contains { loading.dependency.contains($0.mock) }
  }

  /// Drives what follows a use: the steps after those that lead to it.
  func drive(
    _ use: ControlCall.DrivenUse, _ title: String, _ steps: [FollowUp.Step],
    _ answers: FollowUp.Answers = .scripted([:]), isAudited: Bool = true
  ) throws -> DrivenSteps? {
    let followUp = FollowUp(title: "then \(title)", steps: use.way + steps, answers: answers)
    guard let driven = try self.drive(followUp, after: use.state, isAudited: isAudited) else { return nil }
    return DrivenSteps(events: driven.events, followUp: driven.followUp, skipping: use.way.count)
  }
}

/// The results of a follow-up, step by step.
struct DrivenSteps {
  let events: EventLog
  let followUp: FollowUpResult
  let ends: ArraySlice<FollowUpResult.StepEnd>

  init(events: EventLog, followUp: FollowUpResult, skipping way: Int) {
    self.events = events
    self.followUp = followUp
    ends = followUp.ends.dropFirst(way)
  }

  func end(_ step: Int) -> FollowUpResult.StepEnd { ends[ends.startIndex + step] }

  func action(_ step: Int) -> EventLog.Action? { end(step).action.map { events.actions[$0] } }

  /// The calls of some dependencies from a step's action to the next one.
  func calls(_ step: Int, _ paths: [String]) -> [EventLog.Call] {
    guard let index = end(step).action else { return [] }
    let next = index + 1 < events.actions.count ? events.actions[index + 1].calls : events.calls.count
    return events.calls[events.actions[index].calls..<next].filter { paths.contains($0.mock) }
  }

  /// The looks from the end of a call to the end of a step.
  func looks(since call: EventLog.Call, to step: Int) -> [ScreenLook] {
    guard let ended = call.ended, ended <= end(step).look else { return [] }
    return events.looks[ended...end(step).look].map(\.seen)
  }

  var lines: [String] { followUp.moments.last?.lines ?? [] }
  var last: ScreenLook { events.looks[events.looks.count - 1].seen }
}
