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
    let driven = try DrivenScreen(screens, state, redactions, isTaped: false)
    defer { driven.end() }
    let world = PlayedWorld(driven, self)
    var problem: String?
    try guarded { problem = self.problem(driven) { try comeToState(driven) } }
    var answer = world.answer(problem, driven)
    answer.base = PlayAnswer.Base(
      screen: screens.screenName, state: state.name, columns: screens.environment.columns,
      events: driven.actions.moves, isIdle: state.proof == .idle,
      declaredAt: "\(state.location.fileID):\(state.location.line)")
    table.answer(answer)
    // What is waited for here is a person, for as long as it takes.
    while !answer.isOver, let line = table.next() {
      try guarded {
        let problem = self.problem(driven) { try PlayedMove(line, driven, world).perform() }
        answer = world.answer(problem, driven)
      }
      table.answer(answer)
    }
  }

  /// A state that is not reached can be played with all the same.
  private func comeToState(_ driven: DrivenScreen) throws {
    switch try drive(driven) {
    case .drawn, .refused(.undrawn, _): break
    case .refused(_, let message): throw InteractionError("'\(state.name)' was not reached: \(message)")
    }
  }

  /// Why something did not come to its end; nil where it did.
  private func problem(_ driven: DrivenScreen, _ body: () throws -> Void) -> String? {
    do { try body() } catch is LeftVirtualTime {
      // The departure says more.
    } catch {
      return "\(error)"
    }
    return driven.simulation.departures.first.map { "the screen left virtual time: \($0). \($0.remedy)" }
  }
}
