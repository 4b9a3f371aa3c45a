import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import TextUI

/// The continuation of a drive after its state is reached: the steps, and the dependencies' answers from there on.
struct FollowUp: Sendable {
  struct Step: Hashable, Sendable {
    enum Event: Hashable, Sendable {
      /// Uses a control: its index among the screen's offers, and the expected offer.
      case use(Int, Offer)
      /// Uses the first control of a kind.
      case useOf(ControlUse.Kind)
      /// Uses the last control of a kind, as in another row, if there is one.
      case useLast(ControlUse.Kind)
      /// Uses the same control once more, if it is offered.
      case useSame(Offer)
      /// Uses a control twice, the second time when the first has only begun: its tasks have had one turn, and the view has been updated.
      case useTwice(Int, Offer)
      /// Closes an alert, if there is one.
      case putAway
      /// Types a text into a field, in place of the text there.
      case type(String, into: ControlUse.Kind)
      /// The user goes to another tab, or pushes a screen.
      case leave
      case comeBack
      /// The screen is closed and opened in the same world.
      case openAnew
      /// Does nothing while time passes.
      case wait
    }
    /// The condition for the next step.
    enum End: Hashable, Sendable {
      case rest
      /// A dependency has been called, or the screen is at rest.
      case asked
      /// No call is in flight, however long that takes.
      case answered
      case atOnce
      case later(Duration)
    }
    let event: Event
    let end: End

    init(_ event: Event, _ end: End = .rest) { (self.event, self.end) = (event, end) }
  }
  /// The continuation in words: `then press "Check Again"`.
  var title: String
  var steps: [Step] = []
  var answers = Answers.asBefore
  /// Whether the answers apply from the screen's first moment on.
  var answersFromTheBeginning = false
  /// Whether the drive ends where the calls do not prove the state, and keeps each look. Otherwise only the last one counts.
  var requiresProof = true

  enum Answers: Sendable {
    /// As in the state's own world.
    case asBefore
    case well
    /// Scripts for some dependencies, by their properties in the world; the others succeed.
    case scripted([String: [NextAnswer]])
    /// Other responses for some dependencies, made from their own.
    case replaced(@MainActor @Sendable ([WorldMock]) -> [(mock: WorldMock, response: any AnyMockResponse)])

    /// The same script for several dependencies.
    static func scripted(_ paths: [String], _ script: [NextAnswer]) -> Answers {
      .scripted(Dictionary(paths.map { ($0, script) }) { first, _ in first })
    }
  }
}

/// The answer to a dependency's next call.
struct NextAnswer: Sendable {
  let answer: DependencyAnswer
  var delay: Duration?
  /// Whether the call is answered although it was canceled.
  var ignoresCancellation = false
  /// An error in the place of the answer.
  var error: (any Error)?
  /// Whether only the first element of a collection is returned.
  var isShortened = false
  /// Whether it fails with another error than the declared one.
  var isOther = false
  static let failsOtherwise = NextAnswer(.fails, isOther: true)

  init(
    _ answer: DependencyAnswer, after delay: Duration? = nil, ignoringCancellation: Bool = false, isOther: Bool = false
  ) {
    (self.answer, self.delay, ignoresCancellation, self.isOther) = (answer, delay, ignoringCancellation, isOther)
  }
}

extension DrivenScreen {
  /// Continues from the state that was reached.
  func follow(_ followUp: FollowUp, in worlds: DeclaredWorlds) throws -> FollowUpResult {
    var recorder = FollowUpRecorder(film: MomentRecorder(self, isRunning: followUp.requiresProof))
    recorder.film.take("shown")
    if !followUp.answersFromTheBeginning { answer(followUp.answers, in: worlds) }
    let callsBefore = mocks.callCount
    let exitsBefore = screen.exits
    var ends: [FollowUpResult.StepEnd] = []
    for step in followUp.steps {
      let actions = events?.events.actions.count ?? 0
      try take(step.event, &recorder)
      try reach(step.end, &recorder)
      recorder.lastEnd = step.end
      let log = events?.events ?? EventLog()
      ends.append(
        FollowUpResult.StepEnd(
          action: log.actions.count > actions ? actions : nil, lines: recorder.film.moments.last?.lines ?? [],
          moment: recorder.film.moments.count - 1, look: log.looks.count - 1, calls: log.calls.count,
          isPending: simulation.nextWake != nil))
    }
    if !followUp.requiresProof { recorder.film.takeOnly() }
    let offers = followUp.requiresProof ? uses.map(\.offer) : []
    return FollowUpResult(
      moments: recorder.film.moments, seen: recorder.film.seen, times: recorder.film.times, offers: offers,
      calls: mocks.callCount - callsBefore, exits: screen.exits - exitsBefore,
      hasBegunWaiting: recorder.hasBegunWaiting, issues: screen.issues, ends: ends, offersInFlight: recorder.inFlight)
  }

  private func take(_ event: FollowUp.Step.Event, _ recorder: inout FollowUpRecorder) throws {
    switch event {
    case .wait: try settle()
    case .use(let number, let offer):
      let use = uses.dropFirst(number).first
      try self.use(use?.offer.event == offer.event ? use : nil, &recorder)
    case .useOf(let kind): try use(uses.first { $0.offer.kind == kind }, &recorder)
    case .useLast(let kind): try useIfOffered(uses.last { $0.offer.kind == kind }, &recorder)
    case .useSame(let offer):
      let uses = uses
      recorder.inFlight = uses.map(\.offer)
      try useIfOffered(uses.first { $0.does(offer) }, &recorder)
    case .useTwice(let number, let offer):
      guard let first = uses.dropFirst(number).first(where: { $0.offer.event == offer.event }) else {
        throw NotOffered()
      }
      simulation.enter { first.perform() }
      try simulation.takeTurn()
      simulation.enter { screen.update() }
      let second = uses.first { $0.does(offer) }
      let event = second.map { "\($0.offer.event) again" } ?? first.offer.event
      try note(event, first.offer.kind, first.offer.label, &recorder) { second?.perform() }
    case .putAway:
      guard screen.look.presented.last == "alert" else { return }
      try useIfOffered(uses.last, &recorder)
    case .type(let text, let kind):
      let field = simulation.enter {
        screen.elements.first { $0.isEnabled && $0.editing != nil && $0.kind == kind.control }
      }
      guard let editing = field?.editing else { throw NotOffered() }
      try note("type \"\(text)\"", kind, field?.label, &recorder) {
        editing.setFocus(true)
        editing.replace(text)
      }
    case .leave: try note("leave", nil, nil, &recorder) { screen.leave() }
    case .comeBack: try note("come back", nil, nil, &recorder) { screen.comeBack() }
    case .openAnew: try note("open the screen anew", nil, nil, &recorder, openAnew)
    }
  }

  private var uses: [ControlUse] { simulation.enter { screen.uses } }

  private func use(_ use: ControlUse?, _ recorder: inout FollowUpRecorder) throws {
    guard let use else { throw NotOffered() }
    try useIfOffered(use, &recorder)
  }

  private func useIfOffered(_ use: ControlUse?, _ recorder: inout FollowUpRecorder) throws {
    guard let use else { return }
    let isInFlight = recorder.lastEnd == .atOnce || recorder.lastEnd == .asked
    let code = isInFlight ? use.offer.code.whileLoading : use.offer.code
    try note(use.offer.event, code: code, use.offer.kind, use.offer.label, &recorder, use.perform)
  }

  private func note(
    _ event: String, code: String? = nil, _ control: ControlUse.Kind?, _ label: String?,
    _ recorder: inout FollowUpRecorder,
    _ act: @MainActor () -> Void
  ) throws {
    events?.beginAction()
    let sleeping = simulation.sleepers.count
    simulation.enter { act() }
    try settle()
    if simulation.sleepers.count > sleeping { recorder.hasBegunWaiting = true }
    events?.note(action: ScreenUser.Event(words: event, code: code, control: control, label: label))
    recorder.film.take(event, force: true)
  }

  private func reach(_ end: FollowUp.Step.End, _ recorder: inout FollowUpRecorder) throws {
    switch end {
    case .atOnce: break
    case .later(let time): try advance(by: time) { recorder.film.takeLater() }
    case .rest: try Rest(driven: self, goal: .rest, patience: .zero).reach { recorder.film.takeLater() }
    case .answered: try letAnswersArrive { recorder.film.takeLater() }
    case .asked:
      let before = mocks.callCount
      while mocks.callCount == before, let next = aboutToHappen, next - simulation.now < Rest.soon {
        guard try advance() else { return }
        recorder.film.takeLater()
      }
    }
  }
}

extension ControlUse {
  fileprivate func does(_ other: Offer) -> Bool { offer.event == other.event && offer.kind == other.kind }
}

/// A step that the screen does not offer.
struct NotOffered: Error {}

/// What a follow-up records on its way.
@MainActor private struct FollowUpRecorder {
  var film: MomentRecorder
  /// Whether an action made the app wait for time to pass.
  var hasBegunWaiting = false
  /// What the screen offered when the same control was looked for again.
  var inFlight: [Offer] = []
  /// The end of the step before.
  var lastEnd: FollowUp.Step.End?
}

/// The result of a follow-up.
struct FollowUpResult: Sendable {
  /// The state's own look first, then each that differs.
  let moments: [DrivenFrame.Moment]
  let seen: [ScreenLook]
  let times: [Duration]
  let offers: [Offer]
  let calls: Int
  /// The number of times the user left for a place that no frame shows: a web page, the previous screen.
  let exits: Int
  /// Whether an action made the app wait for time to pass, such as for a mock's later answer.
  let hasBegunWaiting: Bool
  /// The reasons why the drawing differs from the source.
  let issues: [RenderingIssue]
  /// The end of each step.
  let ends: [StepEnd]
  /// What the screen offered before the last step that uses the same control again.
  let offersInFlight: [Offer]

  struct StepEnd: Sendable {
    /// The index of the step's action; nil if the screen did not offer it.
    let action: Int?
    let lines: [String]
    /// The last drawing, the last look, the number of calls up to it, and whether the app was waiting for time to pass.
    let moment: Int
    let look: Int
    let calls: Int
    let isPending: Bool
  }

  /// The looks, without repetitions.
  var looks: [[String]] {
    moments.reduce(into: []) { looks, moment in if looks.last != moment.lines { looks.append(moment.lines) } }
  }
}

extension DrivenScreen {
  /// Changes the dependencies' answers from here on.
  func answer(_ answers: FollowUp.Answers, in worlds: DeclaredWorlds) {
    switch answers {
    case .asBefore: break
    case .well: goOnWell(except: [], in: worlds)
    case .replaced(let responses):
      for (mock, response) in simulation.enter({ responses(mocks) }) {
        mock.response.goOn(with: response, skipping: 0)
      }
    case .scripted(let scripts):
      goOnWell(except: Set(scripts.keys), in: worlds)
      for mock in mocks {
        let steps = (scripts[mock.path] ?? []).compactMap { step($0, of: mock, in: worlds) }
        guard let script = mock.response.scripted(steps) else { continue }
        let well = simulation.enter { worlds.response(to: .well, of: mock) }
        mock.response.goOn(with: well.map(script.goingOnWell) ?? script, skipping: 0)
      }
    }
  }

  /// Skips the answers given so far: a second page follows the first.
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
    let response = simulation.enter {
      next.answer == .fails
        ? mock.response.scripted([.fails(next.error ?? worlds.spokenFailure(of: mock.path, isSecond: next.isOther))])
        : worlds.response(to: next.answer, of: mock)
    }
    let answer = next.isShortened ? response?.script.first?.shortened : response?.script.first
    var step = answer.map { step in next.delay.map(step.delayed) ?? step }
    // Another page stays another page.
    if case .well = next.answer, !next.isShortened { step?.isWell = true }
    return next.ignoresCancellation ? step?.ignoringCancellation() : step
  }
}
