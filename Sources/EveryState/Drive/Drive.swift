import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import TextUI

/// Brings a screen from nothing into a state, through its mocks, in virtual time.
@MainActor
struct Drive<Screen: ScreenSnapshots> {
  let screens: Screen
  let state: StateDeclaration<Screen.World>
  let redactions: [RedactionRule]
  /// What goes on when the state is reached.
  private let sequel: Sequel?
  let worlds: DeclaredWorlds
  private let isTaped: Bool

  init(
    _ screens: Screen, _ state: StateDeclaration<Screen.World>, redactions: [RedactionRule], sequel: Sequel? = nil,
    worlds: DeclaredWorlds = DeclaredWorlds { _ in [] }, isTaped: Bool = false
  ) {
    self.screens = screens
    self.state = state
    self.redactions = redactions
    self.sequel = sequel
    self.worlds = worlds
    self.isTaped = isTaped
  }

  func run() throws -> DrivenFrame {
    if let contradiction = state.contradiction {
      return DrivenFrame(
        result: .refused(.notDriven, contradiction), notes: FrameNotes(), columns: screens.environment.columns)
    }
    return try UndisturbedDrive.run(runOnce)
  }

  private func runOnce() throws -> UndisturbedDrive.Attempt {
    let stage = try Stage(screens, state, redactions, isTaped: isTaped)
    defer { stage.end() }
    var result: DrivenFrame.Result
    var aftermath: Aftermath?
    do {
      result = try drive(stage)
      if let sequel, case .drawn = result { aftermath = try follow(sequel, in: worlds, stage) }
    } catch is NotOffered {
      result = .refused(.unsteady, "the screen does not offer what it offered before.")
    } catch let error as SimulationStuck {
      result = .refused(.stuck, error.description + stage.actions.text)
    } catch let error as EndlessUpdates {
      result = .refused(.stuck, error.description + stage.actions.text)
    } catch let error as InteractionError {
      result = .refused(.notDriven, error.description + stage.actions.text)
    } catch let error as NeverAtRest {
      result = .refused(.notDriven, error.description + stage.actions.text)
    } catch let error as SimulationMisuse {
      result = .refused(.notDriven, error.description)
    } catch is LeftVirtualTime {
      result = .refused(.notDriven, "")
    }
    // Whatever came of it is a matter of chance.
    let departure = stage.simulation.departures.first
    if let departure {
      result = .refused(.notDriven, "the screen left virtual time: \(departure). \(departure.remedy)")
    }
    var frame = DrivenFrame(result: result, notes: notes(stage), columns: screens.environment.columns)
    switch result {
    case .refused: frame.reached = stage.filmed
    case .drawn(let moments):
      // What was drawn last is what is to be seen at the end.
      frame.tape = stage.endedTape(
        showing: (aftermath?.moments ?? moments).last?.lines ?? [],
        asksForOffers: sequel == nil && !state.isStoryboard)
      frame.aftermath = aftermath
    }
    return UndisturbedDrive.Attempt(frame: frame, departure: departure)
  }

  /// Brings the screen into the state.
  func drive(_ stage: Stage) throws -> DrivenFrame.Result {
    var film = Film(stage, isRunning: state.isStoryboard)
    if let sequel, sequel.answersFromTheBeginning { stage.answer(sequel.answers, in: worlds) }
    stage.show()
    let isFilmedFromBeginning = state.start == .beginning
    if isFilmedFromBeginning { film.take("shown") }
    if state.proof != .idle {
      try stage.settle()
      if isFilmedFromBeginning { film.take("at once") }
      try script(stage, &film)
    }
    if let problem = StateCheck(state.proof, stage).problem {
      let pending = stage.simulation.pending
      return .refused(.notDriven, problem + (pending.isEmpty ? "" : "\nPending \(pending)"))
    }
    if !stage.screen.issues.isEmpty {
      return .refused(.undrawn, stage.screen.issues.map(\.description).joined(separator: "\n"))
    }
    if !state.isStoryboard { film.takeOnly() }
    return .drawn(moments: film.moments)
  }

  /// What happens until the frame is taken: rest, the person's actions, rest again.
  private func script(_ stage: Stage, _ film: inout Film) throws {
    guard let actions = state.actions else {
      try come(to: state.end, stage, &film, isFilming: state.start == .beginning, patience: .seconds(3600))
      return film.take("shown")
    }
    if state.start != .beginning {
      try comeToFirstRest(stage, &film, isFilming: false)
      film.take("shown")
    }
    try perform(actions, stage, &film)
    try come(to: state.end, stage, &film, isFilming: true, patience: .seconds(3600))
  }

  /// A person does not wait for ever before he acts: it may be the action that makes the screen ask.
  private func comeToFirstRest(_ stage: Stage, _ film: inout Film, isFilming: Bool) throws {
    try come(to: .rest, stage, &film, isFilming: isFilming, patience: .seconds(10))
  }

  private func come(
    to goal: Rest.Goal?, _ stage: Stage, _ film: inout Film, isFilming: Bool, patience: Duration
  ) throws {
    guard let goal else { return }
    try Rest(stage: stage, goal: goal, patience: patience).reach { if isFilming { film.takeLater() } }
  }

  private func perform(
    _ actions: @escaping @MainActor @Sendable (ScreenUser) async throws -> Void, _ stage: Stage, _ film: inout Film
  ) throws {
    let user = ScreenUser(stage.screen)
    let body = stage.simulation.start { try await actions(user) }
    while true {
      stage.actions.begin()
      stage.tape?.beginAction()
      try stage.settle()
      if let event = user.takeEvent() {
        stage.actions.note(event)
        stage.tape?.note(action: event, of: user.takeControl())
        film.take(event, even: true)
      }
      if let request = user.request {
        try serve(request, of: user, stage, &film)
      } else if let result = body.result {
        return try result.get()
      } else {
        // The actions wait for something of their own: time passes for them as for the screen.
        guard try stage.advance() else { throw stage.simulation.waitsForNothing }
        film.takeLater()
      }
    }
  }

  private func serve(_ request: ScreenUser.Request, of user: ScreenUser, _ stage: Stage, _ film: inout Film) throws {
    switch request {
    case .quiet: break
    case .rest where stage.actions.isEmpty && state.start == .beginning:
      try comeToFirstRest(stage, &film, isFilming: true)
    case .rest: try come(to: .answered, stage, &film, isFilming: true, patience: .zero)
    case .time(let duration):
      try stage.advance(by: duration) { film.takeLater() }
      stage.actions.note(passing: duration)
    }
    stage.simulation.enter { user.resume() }
  }

  private func notes(_ stage: Stage) -> FrameNotes {
    FrameNotes(
      callLog: stage.mocks.flatMap { mock in
        mock.response.calls.isEmpty
          ? ["\(mock.path): no calls"] : mock.response.calls.all.map { "\(mock.path): \($0)" }
      },
      sleepers: stage.simulation.sleepers.map(\.description), redactions: stage.aliases.fired,
      branches: BranchPlace.byFile(stage.branches),
      errors: Set(stage.mocks.flatMap(\.response.calls.errorCases)).sorted().map(\.description))
  }
}

extension StateDeclaration {
  var start: StoryboardStart {
    switch kind {
    case .frame(let start), .storyboard(let start): start
    }
  }

  /// How far the screen comes before the frame is taken; nil where it is taken at once.
  fileprivate var end: Rest.Goal? {
    switch moment {
    case .atOnce: nil
    case .atRest: proof == .loading ? .asked : .rest
    }
  }
}

extension Simulation {
  var waitsForNothing: SimulationStuck { SimulationStuck(reason: .nothingToWaitFor, pending: pending) }
  var passesLimit: SimulationStuck { SimulationStuck(reason: .tooLate(limit: timeLimit), pending: pending) }
}
