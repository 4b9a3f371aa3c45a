import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import TextUI

/// What goes on after a state has been reached, in a drive of its own: what is used then, and what the dependencies answer from there on.
struct FollowUp: Sendable {
  struct Step: Hashable, Sendable {
    enum Event: Hashable, Sendable {
      /// A control is used: its place among what the screen offers at that moment, and what is expected there.
      case use(Int, Offer)
      /// The first control of a kind is used.
      case useOf(ControlUse.Kind)
      /// The person goes to another tab, or pushes a screen.
      case leave
      case comeBack
      /// Nothing, and time passes all the same.
      case wait
    }
    /// What is waited for before the next step.
    enum End: Hashable, Sendable {
      case rest
      /// A dependency has been asked; at rest where none is.
      case asked
      /// No call is in flight, however long that takes.
      case answered
      case atOnce
    }
    let event: Event
    var end = End.rest
  }
  /// What goes on, in words: `then press "Check Again"`.
  var title: String
  var steps: [Step] = []
  var answers = Answers.asBefore
  /// Whether they answer so from the screen's first moment on.
  var answersFromTheBeginning = false

  enum Answers: Sendable {
    /// What the state's own world says.
    case asBefore
    case well
    /// A script for some, by the properties of the world that lead to them; the others answer as where all is well.
    case scripted([String: [NextAnswer]])

    /// The same script for each of some.
    static func scripted(_ paths: [String], _ script: [NextAnswer]) -> Answers {
      .scripted(Dictionary(uniqueKeysWithValues: paths.map { ($0, script) }))
    }
  }
}

/// The answer to a dependency's next call.
struct NextAnswer: Sendable {
  let answer: DependencyAnswer
  var delay: Duration?
  /// Whether the call is answered although it was cancelled.
  var ignoresCancellation = false

  init(_ answer: DependencyAnswer, after delay: Duration? = nil, ignoringCancellation: Bool = false) {
    self.answer = answer
    self.delay = delay
    ignoresCancellation = ignoringCancellation
  }
}

extension DrivenScreen {
  /// Continues from the state that was reached.
  func follow(_ followUp: FollowUp, in worlds: DeclaredWorlds) throws -> FollowUpResult {
    var recorder = FollowUpRecorder(self)
    recorder.take("shown")
    if !followUp.answersFromTheBeginning { answer(followUp.answers, in: worlds) }
    let callsBefore = mocks.callCount
    let exitsBefore = screen.exits
    for step in followUp.steps {
      try take(step.event, &recorder)
      try reach(step.end, &recorder)
    }
    return FollowUpResult(
      moments: recorder.moments, seen: recorder.seen, offers: simulation.enter { screen.uses.map(Offer.init) },
      calls: mocks.callCount - callsBefore, exits: screen.exits - exitsBefore,
      hasBegunWaiting: recorder.hasBegunWaiting, issues: screen.issues)
  }

  private func take(_ event: FollowUp.Step.Event, _ recorder: inout FollowUpRecorder) throws {
    switch event {
    case .wait: try settle()
    case .use(let number, let offer):
      try use(&recorder) { $0.dropFirst(number).first.flatMap { $0.event == offer.event ? $0 : nil } }
    case .useOf(let kind): try use(&recorder) { $0.first { $0.kind == kind } }
    case .leave: try note("leave", nil, &recorder) { screen.leave() }
    case .comeBack: try note("come back", nil, &recorder) { screen.comeBack() }
    }
  }

  private func use(_ recorder: inout FollowUpRecorder, _ pick: ([ControlUse]) -> ControlUse?) throws {
    guard let use = pick(simulation.enter { screen.uses }) else { throw NotOffered() }
    try note(use.event, use.kind, &recorder, use.perform)
  }

  private func note(
    _ event: String, _ control: ControlUse.Kind?, _ recorder: inout FollowUpRecorder, _ act: @MainActor () -> Void
  ) throws {
    events?.beginAction()
    let sleeping = simulation.sleepers.count
    simulation.enter { act() }
    try settle()
    if simulation.sleepers.count > sleeping { recorder.hasBegunWaiting = true }
    events?.note(action: event, of: control)
    recorder.take(event, force: true)
  }

  private func reach(_ end: FollowUp.Step.End, _ recorder: inout FollowUpRecorder) throws {
    switch end {
    case .atOnce: break
    case .rest: try Rest(driven: self, goal: .rest, patience: .zero).reach { recorder.takeLater() }
    case .answered:
      while mocks.contains(where: { !$0.response.delaysInFlight.isEmpty }) {
        guard try advance() else { return }
        recorder.takeLater()
      }
    case .asked:
      let before = mocks.callCount
      while mocks.callCount == before, let next = aboutToHappen, next - simulation.now < Rest.soon {
        guard try advance() else { return }
        recorder.takeLater()
      }
    }
  }
}

/// A step that the screen gives no occasion for.
struct NotOffered: Error {}

/// Records drawings, each with the texts and titles on it.
@MainActor private struct FollowUpRecorder {
  private let driven: DrivenScreen
  private var recorder: MomentRecorder
  private(set) var seen: [ScreenLook] = []
  /// Whether an action made the app wait for time to pass.
  var hasBegunWaiting = false

  init(_ driven: DrivenScreen) {
    self.driven = driven
    recorder = MomentRecorder(driven, isRunning: true)
  }

  var moments: [DrivenFrame.Moment] { recorder.moments }

  mutating func take(_ event: String, force: Bool = false) {
    recorder.take(event, force: force)
    see()
  }

  mutating func takeLater() {
    recorder.takeLater()
    see()
  }

  private mutating func see() {
    guard seen.count < recorder.moments.count, let look = driven.events?.events.looks.last else { return }
    seen.append(look.seen)
  }
}

/// What came of a sequel.
struct FollowUpResult: Sendable {
  /// The state's own look first, then each that differs.
  let moments: [DrivenFrame.Moment]
  let seen: [ScreenLook]
  let offers: [Offer]
  let calls: Int
  /// How often the person left for where no frame shows them: a web page, the screen before this one.
  let exits: Int
  /// Whether something that the person did made the app wait for time to pass, as a mock does that answers later.
  let hasBegunWaiting: Bool
  /// What kept the screen from being drawn as its source says.
  let issues: [RenderingIssue]

  /// What was to be seen, each look once.
  var looks: [[String]] {
    moments.reduce(into: []) { looks, moment in if looks.last != moment.lines { looks.append(moment.lines) } }
  }
}

extension DrivenScreen {
  /// Lets the dependencies answer in another way from here on.
  func answer(_ answers: FollowUp.Answers, in worlds: DeclaredWorlds) {
    switch answers {
    case .asBefore: break
    case .well: goOnWell(except: [], in: worlds)
    case .scripted(let scripts):
      goOnWell(except: Set(scripts.keys), in: worlds)
      for mock in mocks {
        let steps = (scripts[mock.path] ?? []).compactMap { step($0, of: mock, in: worlds) }
        if let script = mock.response.scripted(steps) { mock.response.goOn(with: script, skipping: 0) }
      }
    }
  }

  /// What was answered so far is not answered again: a second page follows the first.
  private func goOnWell(except paths: Set<String>, in worlds: DeclaredWorlds) {
    let well = simulation.enter { worlds.mocks(nil) }
    for mock in mocks where !paths.contains(mock.path) {
      guard let other = well.first(where: { $0.path == mock.path }), other.response.calls !== mock.response.calls else {
        continue
      }
      let answered = mock.response.calls.all.count {
        if case .returned(isEmpty: false, _) = $0.outcome { true } else { false }
      }
      mock.response.goOn(with: other.response, skipping: answered)
    }
  }

  private func step(_ next: NextAnswer, of mock: WorldMock, in worlds: DeclaredWorlds) -> AnyStep? {
    let response = simulation.enter { worlds.response(to: next.answer, of: mock) }
    let step = response?.script.first.map { step in next.delay.map(step.delayed) ?? step }
    return next.ignoresCancellation ? step?.ignoringCancellation() : step
  }
}
