import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import Testing
import TextUI

/// Brings a screen into a declared state, through its mocks, in virtual time.
@MainActor struct Drive<Screen: ScreenSnapshots>: StateDrive {
  let declaration: Screen
  let state: StateDeclaration<Screen.World>
  let redactions: [RedactionRule]
  var worlds = DeclaredWorlds { _ in [] }

  var screenName: String { declaration.screenName }
  var stateName: String { state.name }
  var proof: StateProof { state.proof }
  var location: SourceLocation { state.location }
  var columns: Int { declaration.environment.columns }
  var contradiction: String? { state.contradiction }

  func open(recordsEvents: Bool) throws -> DrivenScreen {
    try DrivenScreen(declaration, state, redactions, recordsEvents: recordsEvents)
  }

  func run(_ scenario: Scenario = Scenario()) throws -> DrivenFrame {
    if let contradiction {
      return DrivenFrame(result: .refused(.notDriven, contradiction), notes: FrameNotes(), columns: columns)
    }
    return try UndisturbedDrive.run { try runOnce(scenario) }
  }

  private func runOnce(_ scenario: Scenario) throws -> UndisturbedDrive.Attempt {
    let driven = try open(recordsEvents: scenario.recordsEvents)
    defer { driven.end() }
    var result: DrivenFrame.Result
    var followUp: FollowUpResult?
    var missing: String?
    do {
      result = try reach(driven, answering: scenario.followUp)
      if let steps = scenario.followUp, case .drawn = result { followUp = try driven.follow(steps, in: worlds) }
    } catch is NotOffered {
      result = .refused(.unsteady, "the screen does not offer the controls that it offered in an earlier drive.")
    } catch let error as SimulationStuck {
      result = .refused(.stuck, error.description + driven.actions.text)
    } catch let error as NeverAtRest {
      result = .refused(error.verdict, error.message + driven.actions.text)
    } catch let error as SimulationMisuse {
      result = .refused(.notDriven, error.description)
    } catch is LeftVirtualTime {
      result = .refused(.notDriven, "")
    } catch {
      // A misused control, or an error of the app from the state's actions. A failure that no state declares may be the reason.
      let reason = scenario.followUp == nil ? problemOfAnswers(driven).map { $0 + "\n" } : nil
      result = .refused(.notDriven, (reason ?? "") + "\(error)" + driven.actions.text)
      missing = (error as? InteractionError)?.missing
    }
    // A result after a departure depends on chance.
    let departure = driven.simulation.departures.first
    if let departure {
      result = .refused(.notDriven, "the screen left virtual time: \(departure). \(departure.remedy)")
    }
    let notes = notes(driven, source: scenario.followUp == nil ? source(driven) : nil, missing)
    var frame = DrivenFrame(result: result, notes: notes, columns: columns)
    switch result {
    case .refused: frame.reached = driven.filmed
    case .drawn(let moments):
      let isDeclared = scenario.followUp == nil
      // Few rows are shown in the others.
      let evaluatesAgain = isDeclared && [.loaded, .settled].contains(state.proof)
      frame.events = driven.endedEvents(
        showing: (followUp?.moments ?? moments).last?.lines ?? [],
        asksForOffers: isDeclared && (!state.isStoryboard || worlds.areStoryboards),
        asksForOverlap: scenario.followUp?.requiresProof == false, evaluatesAgain: evaluatesAgain,
        recordsAccessibility: scenario.recordsAccessibility && scenario.followUp == nil)
      frame.followUp = followUp
    }
    return UndisturbedDrive.Attempt(frame: frame, departure: departure)
  }

  func reach(_ driven: DrivenScreen, answering followUp: FollowUp?) throws -> DrivenFrame.Result {
    var recorder = MomentRecorder(driven, isRunning: state.isStoryboard)
    if let followUp, followUp.answersFromTheBeginning { driven.answer(followUp.answers, in: worlds) }
    driven.show()
    let isFilmedFromBeginning = state.start == .beginning
    if isFilmedFromBeginning { recorder.take("shown") }
    if state.proof != .idle {
      try driven.settle()
      if isFilmedFromBeginning { recorder.take("at once") }
      try script(driven, &recorder)
    }
    let unanswered = followUp == nil ? problemOfAnswers(driven).map { $0 + driven.actions.text } : nil
    if followUp?.requiresProof != false,
      let problem = unanswered ?? StateCheck(state, driven).problem ?? problemOfLabels(driven)
    {
      let pending = driven.simulation.pending
      return .refused(.notDriven, problem + (pending.isEmpty ? "" : "\nPending \(pending)"))
    }
    if !driven.screen.issues.isEmpty {
      return .refused(.undrawn, driven.screen.issues.map(\.description).joined(separator: "\n"))
    }
    // A follow-up has moments of its own.
    if !state.isStoryboard, followUp == nil { recorder.takeOnly() }
    return .drawn(moments: recorder.moments)
  }

  /// An error of a mock that cannot answer would look like a failure of the app's. A follow-up may ask for what it has deleted.
  private func problemOfAnswers(_ driven: DrivenScreen) -> String? {
    driven.mocks.lazy.compactMap { mock in
      mock.response.unanswered.map { label, error in
        "'\(mock.path)' cannot answer\(label.isEmpty ? "" : " " + label.asLiteral): \(error)\(error.remedy)"
      }
    }.first
  }

  /// Without actions, a state whose labels are wrong looks like another one, which completeness reports.
  private func problemOfLabels(_ driven: DrivenScreen) -> String? {
    // The search for what the state has replaced is slow.
    guard state.actions != nil, driven.mocks.contains(where: { !$0.response.labels.isEmpty }) else { return nil }
    return driven.simulation.enter { worlds.problemOfLabels(in: state.name, driven.mocks) }
  }

  private func script(_ driven: DrivenScreen, _ recorder: inout MomentRecorder) throws {
    guard let actions = state.actions else {
      try come(to: state.end, driven, &recorder, isFilming: state.start == .beginning, patience: .seconds(3600))
      return recorder.take("shown")
    }
    if state.start != .beginning {
      try comeToFirstRest(driven, &recorder, isFilming: false)
      recorder.take("shown")
    }
    try perform(actions, driven, &recorder)
    try come(to: state.end, driven, &recorder, isFilming: true, patience: .seconds(3600))
  }

  /// The wait before the first action is limited, as the action may cause the first call.
  private func comeToFirstRest(_ driven: DrivenScreen, _ recorder: inout MomentRecorder, isFilming: Bool) throws {
    try come(to: .rest, driven, &recorder, isFilming: isFilming, patience: .seconds(10))
  }

  private func come(
    to goal: Rest.Goal?, _ driven: DrivenScreen, _ recorder: inout MomentRecorder, isFilming: Bool, patience: Duration
  ) throws {
    guard let goal else { return }
    try Rest(driven: driven, goal: goal, patience: patience).reach { if isFilming { recorder.takeLater() } }
  }

  private func perform(
    _ actions: @escaping @MainActor @Sendable (ScreenUser) async throws -> Void, _ driven: DrivenScreen,
    _ recorder: inout MomentRecorder
  ) throws {
    let user = ScreenUser(driven.screen)
    let body = driven.simulation.start { try await actions(user) }
    while true {
      driven.actions.begin()
      driven.events?.beginAction()
      try driven.settle()
      if let event = user.takeEvent() {
        driven.actions.note(event)
        driven.events?.note(action: event)
        recorder.take(event.words, force: true)
      }
      if let request = user.request {
        try serve(request, of: user, driven, &recorder)
      } else if let result = body.result {
        return try result.get()
      } else {
        // The actions wait: virtual time passes for them as for the screen.
        guard try driven.advance() else { throw driven.simulation.waitsForNothing }
        recorder.takeLater()
      }
    }
  }

  private func serve(
    _ request: ScreenUser.Request, of user: ScreenUser, _ driven: DrivenScreen, _ recorder: inout MomentRecorder
  ) throws {
    switch request {
    case .quiet: break
    case .answers where driven.actions.isEmpty && state.start == .beginning:
      try comeToFirstRest(driven, &recorder, isFilming: true)
    case .rest: try come(to: .rest, driven, &recorder, isFilming: true, patience: .zero)
    case .answers:
      try come(to: .answered, driven, &recorder, isFilming: true, patience: .zero)
      try driven.letAnswersArrive { recorder.takeLater() }
    case .time(let duration):
      try driven.advance(by: duration) { recorder.takeLater() }
      driven.actions.note(passing: duration)
    }
    driven.simulation.enter { user.resume() }
  }

  private func source(_ driven: DrivenScreen) -> StateSource {
    StateSource(
      isInFlight: [.loading, .idle].contains(state.proof) || state.moment == .atOnce,
      changes: driven.simulation.enter { worlds.changes(of: state.name, after: driven.mocks) },
      steps: driven.actions.steps)
  }

  private func notes(_ driven: DrivenScreen, source: StateSource?, _ missing: String?) -> FrameNotes {
    FrameNotes(
      callLog: driven.mocks.filter(\.isWorthListing).flatMap { mock in
        mock.response.calls.isEmpty
          ? ["\(mock.path): no calls"] : mock.response.calls.all.map { "\(mock.path): \($0)" }
      },
      sleepers: driven.simulation.sleepers.map(\.description), redactions: driven.aliases.fired,
      branches: BranchPlace.byFile(driven.branches),
      errors: Set(driven.mocks.flatMap(\.response.calls.errorCases)).sorted().map(\.description),
      source: source?.list ?? [], missing: [missing].compactMap(\.self))
  }
}

extension StateDeclaration {
  var start: StoryboardStart {
    switch kind {
    case .frame(let start), .storyboard(let start): start
    }
  }

  /// The condition under which the frame is taken; nil for at once.
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
