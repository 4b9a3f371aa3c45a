import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import TextUI

/// What goes on after a state has been reached, in a drive of its own: what is used then, and what the dependencies answer from there on.
struct Sequel: Sendable {
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

/// What a dependency answers next.
enum NextAnswer: Sendable {
  /// What it answers first in a declared state's world; nil: where all is well.
  case asIn(state: String?, after: Duration? = nil, ignoringCancellation: Bool = false)
  case failing
  case never
}

/// What a screen offers to do: a use without the means to do it.
struct Offer: Hashable, Sendable {
  let event: String
  let code: String
  let name: String
  let kind: ControlUse.Kind
}

/// The worlds of a screen's states, for a sequel's answers.
struct DeclaredWorlds: Sendable {
  /// The mocks of a state's world; nil: of the one in which all is well.
  let mocks: @MainActor @Sendable (_ state: String?) -> [WorldMock]
}

extension Drive {
  /// Goes on from the state that was reached.
  func follow(_ sequel: Sequel, in worlds: DeclaredWorlds, _ driven: DrivenScreen) throws -> Aftermath {
    var recorder = SequelFilm(driven)
    recorder.take("shown")
    if !sequel.answersFromTheBeginning { driven.answer(sequel.answers, in: worlds) }
    let callsBefore = driven.mocks.callCount
    let exitsBefore = driven.screen.exits
    for step in sequel.steps {
      try take(step.event, driven, &recorder)
      try come(to: step.end, driven, &recorder)
    }
    return Aftermath(
      moments: recorder.moments, seen: recorder.seen,
      offers: driven.simulation.enter { driven.screen.uses.map(Offer.init) },
      calls: driven.mocks.callCount - callsBefore, exits: driven.screen.exits - exitsBefore,
      hasBegunWaiting: recorder.hasBegunWaiting, issues: driven.screen.issues)
  }

  private func take(_ event: Sequel.Step.Event, _ driven: DrivenScreen, _ recorder: inout SequelFilm) throws {
    switch event {
    case .wait: try driven.settle()
    case .use(let number, let offer):
      try use(driven, &recorder) { $0.dropFirst(number).first.flatMap { $0.event == offer.event ? $0 : nil } }
    case .useOf(let kind): try use(driven, &recorder) { $0.first { $0.kind == kind } }
    case .leave: try note("leave", nil, driven, &recorder) { driven.screen.leave() }
    case .comeBack: try note("come back", nil, driven, &recorder) { driven.screen.comeBack() }
    }
  }

  private func use(_ driven: DrivenScreen, _ recorder: inout SequelFilm, _ pick: ([ControlUse]) -> ControlUse?) throws {
    guard let use = pick(driven.simulation.enter { driven.screen.uses }) else { throw NotOffered() }
    try note(use.event, use.kind, driven, &recorder, use.perform)
  }

  private func note(
    _ event: String, _ control: ControlUse.Kind?, _ driven: DrivenScreen, _ recorder: inout SequelFilm,
    _ act: @MainActor () -> Void
  ) throws {
    driven.tape?.beginAction()
    let sleeping = driven.simulation.sleepers.count
    driven.simulation.enter { act() }
    try driven.settle()
    if driven.simulation.sleepers.count > sleeping { recorder.hasBegunWaiting = true }
    driven.tape?.note(action: event, of: control)
    recorder.take(event, even: true)
  }

  private func come(to end: Sequel.Step.End, _ driven: DrivenScreen, _ recorder: inout SequelFilm) throws {
    switch end {
    case .atOnce: break
    case .rest: try Rest(driven: driven, goal: .rest, patience: .zero).reach { recorder.takeLater() }
    case .answered:
      while driven.mocks.contains(where: { !$0.response.delaysInFlight.isEmpty }) {
        guard try driven.advance() else { return }
        recorder.takeLater()
      }
    case .asked:
      let before = driven.mocks.callCount
      while driven.mocks.callCount == before, let next = driven.aboutToHappen, next - driven.simulation.now < Rest.soon
      {
        guard try driven.advance() else { return }
        recorder.takeLater()
      }
    }
  }
}

/// A step that the screen gives no occasion for.
struct NotOffered: Error {}

/// A recorder that keeps beside each drawing what stands on it.
@MainActor private struct SequelFilm {
  private let driven: DrivenScreen
  private var recorder: MomentRecorder
  private(set) var seen: [ScreenLook] = []
  /// Whether something that a person did made the app wait for time to pass.
  var hasBegunWaiting = false

  init(_ driven: DrivenScreen) {
    self.driven = driven
    recorder = MomentRecorder(driven, isRunning: true)
  }

  var moments: [DrivenFrame.Moment] { recorder.moments }

  mutating func take(_ event: String, even: Bool = false) {
    recorder.take(event, even: even)
    see()
  }

  mutating func takeLater() {
    recorder.takeLater()
    see()
  }

  private mutating func see() {
    guard seen.count < recorder.moments.count, let look = driven.tape?.tape.looks.last else { return }
    seen.append(look.seen)
  }
}

/// What came of a sequel.
struct Aftermath: Sendable {
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
  func answer(_ answers: Sequel.Answers, in worlds: DeclaredWorlds) {
    switch answers {
    case .asBefore: break
    case .well: goOnWell(except: [], in: worlds)
    case .scripted(let scripts):
      goOnWell(except: Set(scripts.keys), in: worlds)
      for mock in mocks {
        let steps = (scripts[mock.path] ?? []).compactMap { step($0, of: mock.path, in: worlds) }
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

  private func step(_ answer: NextAnswer, of path: String, in worlds: DeclaredWorlds) -> AnyStep? {
    switch answer {
    case .asIn(let state, let delay, let ignoringCancellation):
      let response = simulation.enter { worlds.mocks(state) }.first { $0.path == path }?.response
      let step = response?.script.first.map { step in delay.map(step.delayed) ?? step }
      return ignoringCancellation ? step?.ignoringCancellation() : step
    case .failing: return .fails(DependencyFailure())
    case .never: return .never
    }
  }
}
