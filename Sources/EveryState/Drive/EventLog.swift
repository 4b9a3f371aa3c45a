import EveryStateMocks
import EveryStateSimulation
import Foundation
import TextUI

/// The events of a drive, in order: the looks of the screen, the calls with their answers, and the user's actions.
struct EventLog: Sendable {
  /// The look of the screen from one instant to the next look.
  struct Look: Sendable {
    let time: Duration
    let seen: ScreenLook
  }
  struct Call: Sendable {
    /// The property of the world that leads to the dependency.
    let mock: String
    /// Whether the dependency is an operation of a store.
    let isOfStore: Bool
    let number: Int
    let label: String
    let site: CallSite
    /// Whether the state's script has an answer for this call itself.
    let isForeseen: Bool
    /// The labels for which the script has answers of their own.
    let answeredLabels: [String]
    /// Whether the call is answered after it was canceled.
    let ignoresCancellation: Bool
    /// The index of the first look after the call began, and its time.
    let began: Int
    let time: Duration
    /// The same for the answer; nil while the call is in flight.
    fileprivate(set) var ended: Int?
    fileprivate(set) var endTime: Duration?
    fileprivate(set) var outcome: MockCall.Outcome
    fileprivate(set) var shape: MockCall.Shape?
    /// The error and its localized description; nil if the call did not fail.
    fileprivate(set) var error: (any Error)?
    fileprivate(set) var failure: String?
    /// Whether the stream that it returned has broken off with an error.
    fileprivate(set) var breaksOff = false
    /// The looks at which the stream has yielded a value after a wait.
    fileprivate(set) var laterValues: [Int] = []
    /// Whether the caller of the stream that it returned has stopped waiting for values.
    fileprivate(set) var isAbandoned = false
    /// The parts of the item that a store was given.
    fileprivate(set) var written: [String]?
    /// The returned value, if only a declaration can say whether it is empty.
    fileprivate(set) var value: (any Sendable)?
  }
  struct Action: Sendable {
    let event: String
    /// The action in a state's declaration: `press("Retry")`; nil where the event does not have it.
    let code: String?
    /// The control that was used; nil for a gesture such as a scroll.
    let control: ControlUse.Kind?
    /// The label of its element.
    let label: String?
    /// The text of a field after the user has typed.
    let typed: String?
    /// The index of the last look before it, and of the first one after it.
    let before: Int
    let look: Int
    /// The number of calls made before it, and up to the look after it.
    let calls: Int
    let callsAfter: Int
  }
  fileprivate(set) var looks: [Look] = []
  fileprivate(set) var calls: [Call] = []
  fileprivate(set) var named: [String] = []
  /// The language of the screen: `en`.
  fileprivate(set) var language: String?
  fileprivate(set) var actions: [Action] = []
  /// Whether a task was asleep or waiting at the end, so that the screen may still change.
  fileprivate(set) var isPendingAtEnd = false
  /// Whether mocks outside of the world were called, which answer at once.
  fileprivate(set) var hasOutsideCalls = false
  fileprivate(set) var controls: [RecordedControl] = []
  fileprivate(set) var lines: [String] = []
  /// The actions that the screen offers at the end; nil if no follow-up starts there.
  fileprivate(set) var offers: [Offer]?
  /// The reason why the presentation at the end cannot be dismissed; nil if it can.
  fileprivate(set) var obstacle: String?
  fileprivate(set) var traps: [ScreenTrap] = []
  /// The labels of two controls at the end whose places overlap.
  fileprivate(set) var overlap: [String] = []
  /// The end as assistive technologies and other settings have it; empty after a follow-up.
  fileprivate(set) var accessibility: [AccessibilityPass] = []
}

extension EventLog {
  var withoutLastAction: EventLog {
    var log = self
    log.actions = actions.dropLast()
    return log
  }

  /// The calls before the last action, and those since; all are before where there was none.
  var callsBeforeAction: ArraySlice<Call> { calls.prefix(actions.last?.calls ?? calls.count) }
  var callsSinceAction: ArraySlice<Call> { calls.dropFirst(actions.last?.calls ?? calls.count) }
}

extension Collection where Element == EventLog.Call {
  /// The dependencies that are called, in the order of their first calls.
  var mocks: [String] { map(\.mock).distinct }
}

extension EventLog.Call {
  /// The dependency and what it is asked for.
  var question: String { label.isEmpty ? mock : "\(mock) (\(label))" }

  /// Two functions of a mock may share a response: by their places in source they ask two questions.
  func asksTheSame(as other: Self) -> Bool { mock == other.mock && label == other.label && site == other.site }

  /// Whether it has a part of the mock's script with the other: that of their label, or that of every other label.
  func sharesAnswer(with other: Self) -> Bool {
    mock == other.mock && (label == other.label || ![label, other.label].contains(where: answeredLabels.contains))
  }

  /// The same for a write, in which each call may have made an identifier.
  func sendsTheSame(as other: Self) -> Bool {
    asksTheSame(as: other) || site == other.site && written?.isEmpty == false && written == other.written
  }

  func isInFlight(at look: Int) -> Bool { began <= look && ended.map { look < $0 } ?? true }
  func hasEnded(by look: Int) -> Bool { ended.map { $0 <= look } ?? false }
  func outcome(at look: Int) -> MockCall.Outcome { hasEnded(by: look) ? outcome : .inFlight }

  var returnedEmpty: Bool { if case .returned(isEmpty: true, _) = outcome { true } else { false } }
  var returned: Bool { if case .returned = outcome { true } else { false } }
  /// Whether it returned without a value.
  var returnsNothing: Bool { returned && value is Void }
  var threw: Bool { if case .threw = outcome { true } else { false } }
  /// Whether it returned a collection or a stream that is not empty.
  var returnedRows: Bool {
    if case .returned(isEmpty: false, _) = outcome { shape != nil } else { false }
  }
}

extension EventLog {
  /// The looks from the end of an earlier log of the same drive on, up to the next question or answer.
  func looksWithoutAnswer(from earlier: EventLog) -> [ScreenLook] {
    let start = earlier.looks.count - 1
    let events = calls.dropFirst(earlier.calls.count).map(\.began) + calls.compactMap(\.ended)
    return looks[start..<(events.filter { $0 > start }.min() ?? looks.count)].map(\.seen)
  }

  /// The times at which streams have yielded values after a wait.
  var streamTimes: Set<Duration> { Set(calls.flatMap(\.laterValues).map { looks[$0].time }) }

  /// The number of later values that the last stream of each dependency has yielded by a look.
  func streamValues(by look: Int? = nil) -> [String: Int] {
    let look = look ?? looks.count - 1
    let counts = calls.filter { $0.shape == .stream && $0.hasEnded(by: look) }.map { call in
      (call.mock, call.laterValues.count { $0 <= look })
    }
    return Dictionary(counts) { $1 }
  }

  /// The events up to the end of a follow-up's step.
  func upTo(_ end: FollowUpResult.StepEnd) -> EventLog {
    var log = self
    log.looks = Array(looks.prefix(end.look + 1))
    log.actions = actions.filter { $0.look <= end.look && $0.calls <= end.calls }
    log.calls = calls.prefix(end.calls).map { call in
      var call = call
      call.laterValues.removeAll { $0 > end.look }
      if call.ended.map({ $0 > end.look }) ?? false {
        (call.ended, call.endTime, call.outcome, call.failure, call.value) = (nil, nil, .inFlight, nil, nil)
      }
      return call
    }
    log.isPendingAtEnd = end.isPending
    (log.lines, log.controls, log.obstacle, log.traps) = (end.lines, [], nil, [])
    return log
  }
}

struct RecordedControl: Sendable {
  let role: Semantics.Role
  let label: String
  let identifier: String?
  let isEnabled: Bool
  /// Whether any action of the control does something.
  let isUsable: Bool
  let isNamedByFile: Bool
  /// The symbol that names it, if VoiceOver has no words for it.
  let undescribedSymbol: String?
  let isBusy: Bool
  /// Whether VoiceOver reaches its choices one by one, each by its own name.
  let showsChoices: Bool
  let actions: [String]
  /// Of a field: `secure`, `fills: password`, and whether it searches.
  let traits: [String]
  let isSearch: Bool
}

@MainActor struct EventRecorder {
  private(set) var events = EventLog()
  /// The screen's update that the last look shows.
  private var update = -1
  private var beforeAction = (look: 0, calls: 0)
  /// The change count of each mock's log at the last reading.
  private var changes: [Int] = []

  /// The next screen counts its own updates.
  mutating func forgetScreen() { update = -1 }

  mutating func beginAction() { beforeAction = (max(0, events.looks.count - 1), events.calls.count) }

  mutating func note(action event: ScreenUser.Event) {
    events.actions.append(
      EventLog.Action(
        event: event.words, code: event.code, control: event.control, label: event.label, typed: event.typed,
        before: beforeAction.look, look: events.looks.count - 1, calls: beforeAction.calls,
        callsAfter: events.calls.count))
  }

  mutating func look(_ screen: TextScreen, _ mocks: [WorldMock], at time: Duration) {
    // A screen that the user has left is not visible.
    guard !screen.isAway else { return }
    let isNew = screen.updates != update
    update = screen.updates
    let seen = isNew ? screen.look : events.looks.last?.seen ?? screen.look
    let now = mocks.map { $0.response.calls.changes }
    if let last = events.looks.last, changes == now, last.seen == seen { return }
    events.looks.append(EventLog.Look(time: time, seen: seen))
    for position in mocks.indices where changes.isEmpty || changes[position] != now[position] {
      takeCalls(of: mocks[position], events.looks.count - 1, time)
    }
    changes = now
  }

  private mutating func takeCalls(of mock: WorldMock, _ look: Int, _ time: Duration) {
    let entries = mock.response.calls.entries
    var known = 0
    for index in events.calls.indices where events.calls[index].mock == mock.path {
      takeAnswer(entries[known], toCallAt: index, look, time)
      known += 1
    }
    for entry in entries[known...] {
      let call = entry.call
      events.calls.append(
        EventLog.Call(
          mock: mock.path, isOfStore: mock.data != nil, number: call.number, label: call.label, site: call.site,
          isForeseen: call.number <= mock.response.stepCount, answeredLabels: mock.response.labels,
          ignoresCancellation: entry.ignoresCancellation, began: look, time: time,
          outcome: .inFlight))
      takeAnswer(entry, toCallAt: events.calls.count - 1, look, time)
    }
  }

  private mutating func takeAnswer(_ entry: MockCalls.Entry, toCallAt index: Int, _ look: Int, _ time: Duration) {
    // After the answer.
    events.calls[index].breaksOff = entry.hasBrokenOff
    events.calls[index].isAbandoned = entry.isAbandoned
    let values = entry.laterValues - events.calls[index].laterValues.count
    if values > 0 { events.calls[index].laterValues += Array(repeating: look, count: values) }
    guard events.calls[index].ended == nil, entry.call.outcome != .inFlight else { return }
    (events.calls[index].outcome, events.calls[index].shape) = (entry.call.outcome, entry.call.shape)
    (events.calls[index].error, events.calls[index].failure) = (entry.error, entry.error?.localizedDescription)
    (events.calls[index].value, events.calls[index].written) = (entry.value, entry.written)
    (events.calls[index].ended, events.calls[index].endTime) = (look, time)
  }

  /// Records the end of the drive, and on request the actions that the screen offers.
  mutating func end(
    _ driven: DrivenScreen, showing lines: [String], asksForOffers: Bool, asksForOverlap: Bool,
    evaluatesAgain: Bool, recordsAccessibility: Bool
  ) {
    look(driven.screen, driven.mocks, at: driven.simulation.now)
    events.named = driven.isNaming ? driven.named.map(\.path) : []
    events.lines = lines
    events.language = driven.screen.language
    events.hasOutsideCalls = !OutsideCalls.all.isEmpty
    events.isPendingAtEnd = driven.simulation.nextWake != nil
    let screen = driven.screen
    events.obstacle = screen.presentation?.obstacle
    let reach = screen.reach
    // A search of static elements takes as long, and finds no action.
    let elements = reach.hasControls ? screen.elements : []
    for element in elements {
      if let control = RecordedControl(element) { events.controls.append(control) }
    }
    if asksForOffers { events.offers = screen.uses(of: elements, reach).map(\.offer) }
    // Late: it may evaluate the bodies once more.
    events.traps = screen.traps(evaluatesAgain: evaluatesAgain)
    if asksForOverlap, let (one, other) = screen.overlap(elements) {
      events.overlap = [one, other]
    }
    if recordsAccessibility { events.accessibility = AccessibilityPass.all(of: screen) }
  }
}

extension RecordedControl {
  /// - Returns: nil for a static element.
  init?(_ element: Semantics) {
    guard !element.isStatic, element.role != .progress else { return nil }
    self.init(
      role: element.role, label: element.label, identifier: element.identifier, isEnabled: element.isEnabled,
      isUsable: element.isUsable, isNamedByFile: element.isNamedByFile,
      undescribedSymbol: element.undescribedSymbol, isBusy: element.isBusy, showsChoices: element.showsChoices,
      actions: element.actions.map(\.name), traits: element.fieldTraits, isSearch: element.editing?.isSearch == true)
  }
}
