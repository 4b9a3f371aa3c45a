import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import TextUI

extension Drive {
  /// Goes on from the state that was reached.
  func follow(_ sequel: Sequel, in worlds: DeclaredWorlds, _ stage: Stage) throws -> Aftermath {
    var film = SequelFilm(stage)
    film.take("shown")
    if !sequel.answersFromTheBeginning { stage.answer(sequel.answers, in: worlds) }
    let callsBefore = stage.mocks.callCount
    let exitsBefore = stage.screen.exits
    for step in sequel.steps {
      try take(step.event, stage, &film)
      try come(to: step.end, stage, &film)
    }
    return Aftermath(
      moments: film.moments, seen: film.seen,
      offers: stage.simulation.enter { stage.screen.uses.map(Offer.init) },
      calls: stage.mocks.callCount - callsBefore, exits: stage.screen.exits - exitsBefore,
      hasBegunWaiting: film.hasBegunWaiting, issues: stage.screen.issues)
  }

  private func take(_ event: Sequel.Step.Event, _ stage: Stage, _ film: inout SequelFilm) throws {
    switch event {
    case .wait: try stage.settle()
    case .use(let number, let offer):
      try use(stage, &film) { $0.dropFirst(number).first.flatMap { $0.event == offer.event ? $0 : nil } }
    case .useOf(let kind): try use(stage, &film) { $0.first { $0.kind == kind } }
    case .leave: try note("leave", nil, stage, &film) { stage.screen.leave() }
    case .comeBack: try note("come back", nil, stage, &film) { stage.screen.comeBack() }
    }
  }

  private func use(_ stage: Stage, _ film: inout SequelFilm, _ pick: ([ControlUse]) -> ControlUse?) throws {
    guard let use = pick(stage.simulation.enter { stage.screen.uses }) else { throw NotOffered() }
    try note(use.event, use.kind, stage, &film, use.perform)
  }

  private func note(
    _ event: String, _ control: ControlUse.Kind?, _ stage: Stage, _ film: inout SequelFilm, _ act: @MainActor () -> Void
  ) throws {
    stage.tape?.beginAction()
    let sleeping = stage.simulation.sleepers.count
    stage.simulation.enter { act() }
    try stage.settle()
    if stage.simulation.sleepers.count > sleeping { film.hasBegunWaiting = true }
    stage.tape?.note(action: event, of: control)
    film.take(event, even: true)
  }

  private func come(to end: Sequel.Step.End, _ stage: Stage, _ film: inout SequelFilm) throws {
    switch end {
    case .atOnce: break
    case .rest: try Rest(stage: stage, goal: .rest, patience: .zero).reach { film.takeLater() }
    case .answered:
      while stage.mocks.contains(where: { !$0.response.delaysInFlight.isEmpty }) {
        guard try stage.advance() else { return }
        film.takeLater()
      }
    case .asked:
      let before = stage.mocks.callCount
      while stage.mocks.callCount == before, let next = stage.aboutToHappen, next - stage.simulation.now < Rest.soon {
        guard try stage.advance() else { return }
        film.takeLater()
      }
    }
  }
}

/// A step that the screen gives no occasion for.
struct NotOffered: Error {}

/// A film that keeps beside each drawing what stands on it.
@MainActor
private struct SequelFilm {
  private let stage: Stage
  private var film: Film
  private(set) var seen: [ScreenLook] = []
  /// Whether something that a person did made the app wait for time to pass.
  var hasBegunWaiting = false

  init(_ stage: Stage) {
    self.stage = stage
    film = Film(stage, isRunning: true)
  }

  var moments: [DrivenFrame.Moment] { film.moments }

  mutating func take(_ event: String, even: Bool = false) {
    film.take(event, even: even)
    see()
  }

  mutating func takeLater() {
    film.takeLater()
    see()
  }

  private mutating func see() {
    guard seen.count < film.moments.count, let look = stage.tape?.tape.looks.last else { return }
    seen.append(look.seen)
  }
}

/// What came of a sequel.
struct Aftermath: Sendable {
  /// The state's own look first, then each that differs.
  let moments: [DrivenFrame.Moment]
  /// What stands on the screen at each of them.
  let seen: [ScreenLook]
  /// What the screen offers at the end.
  let offers: [Offer]
  /// How many calls were made.
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

extension Stage {
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
