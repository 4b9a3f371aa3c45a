import EveryStateGoldens
import EveryStateSimulation
import TextUI

extension Drive {
  /// Brings the screen into the state, and then does what the table asks for, move by move.
  func play(_ table: PlayTable) throws {
    let name = "\(screens.screenName)/\(state.name)"
    func guarded(_ body: () throws -> Void) throws {
      try Watchdog.guarding(
        name,
        onExpiry: { report in
          var answer = PlayAnswer()
          (answer.problem, answer.isOver) = (report.description, true)
          table.answer(answer)
        }, body)
    }
    if let contradiction = state.contradiction {
      var answer = PlayAnswer()
      (answer.problem, answer.isOver) = (contradiction, true)
      return table.answer(answer)
    }
    let stage = try Stage(screens, state, redactions, isTaped: false)
    defer { stage.end() }
    let world = PlayedWorld(stage, self)
    var problem: String?
    try guarded { problem = self.problem(stage) { try comeToState(stage) } }
    var answer = world.answer(problem, stage)
    answer.base = PlayAnswer.Base(
      screen: screens.screenName, state: state.name, columns: screens.environment.columns,
      events: stage.actions.moves, isIdle: state.proof == .idle,
      declaredAt: "\(state.location.fileID):\(state.location.line)")
    table.answer(answer)
    // What is waited for here is a person, for as long as it takes.
    while !answer.isOver, let line = table.next() {
      try guarded {
        let problem = self.problem(stage) { try PlayedMove(line, stage, world).perform() }
        answer = world.answer(problem, stage)
      }
      table.answer(answer)
    }
  }

  /// A state that is not reached can be played with all the same.
  private func comeToState(_ stage: Stage) throws {
    switch try drive(stage) {
    case .drawn, .refused(.undrawn, _): break
    case .refused(_, let message): throw InteractionError("'\(state.name)' was not reached: \(message)")
    }
  }

  /// Why something did not come to its end; nil where it did.
  private func problem(_ stage: Stage, _ body: () throws -> Void) -> String? {
    do { try body() } catch is LeftVirtualTime {
      // The departure says more.
    } catch {
      return "\(error)"
    }
    return stage.simulation.departures.first.map { "the screen left virtual time: \($0). \($0.remedy)" }
  }
}
