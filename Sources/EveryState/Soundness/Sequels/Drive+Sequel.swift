import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import TextUI

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
@MainActor
private struct SequelFilm {
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
}

extension Aftermath {
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
        let parts = (scripts[mock.path] ?? []).compactMap { part($0, of: mock.path, in: worlds) }
        if let script = mock.response.scripted(parts) { mock.response.goOn(with: script, skipping: 0) }
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

  private func part(_ answer: NextAnswer, of path: String, in worlds: DeclaredWorlds) -> ScriptPart? {
    func first(_ state: String?, _ delay: Duration?, _ ignoringCancellation: Bool) -> ScriptPart? {
      simulation.enter { worlds.mocks(state) }.first { $0.path == path }
        .map { .firstStep(of: $0.response, after: delay, ignoringCancellation: ignoringCancellation) }
    }
    return switch answer {
    case .well(let delay, let ignoring): first(nil, delay, ignoring)
    case .asIn(let state, let delay, let ignoring): first(state, delay, ignoring)
    case .failing: .failure(DependencyFailure())
    case .never: .never
    }
  }
}
