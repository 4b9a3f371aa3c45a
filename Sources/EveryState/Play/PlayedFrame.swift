import EveryStateGoldens
import EveryStateSimulation
import Foundation
import TextUI

/// The frame that this process plays for `everystate play`, where a person asked for one. Then it checks nothing: no golden is compared,
/// and no report is written.
struct PlayedFrame {
  private let selection: Selection
  private let path: String

  static let current = PlayedFrame(ProcessInfo.processInfo.environment)

  init?(_ environment: [String: String]) {
    guard let frame = environment.setting(PlayLink.frameVariable),
      let path = environment.setting(PlayLink.pathVariable), let selection = try? Selection(parsing: frame)
    else { return nil }
    self.selection = selection
    self.path = path
  }

  func frames(of catalog: SnapshotCatalog) -> [SnapshotFrame] {
    let frames = catalog.declaredFrames.filter { $0.name.map(selection.matches) == true }
    return Array(frames.prefix(1))
  }

  @MainActor func play(_ name: GoldenName, _ frame: DeclaredScreen.Frame) throws {
    guard let link = PlayLink.connected(to: path) else { return }
    let table = PlayTable(link)
    do {
      try frame.play(on: table, frame.chance(in: name.screen))
    } catch {
      var answer = PlayAnswer()
      (answer.problem, answer.isOver) = ("\(error)", true)
      table.answer(answer)
    }
  }
}

extension DeclaredScreen.Frame {
  @MainActor func play(on table: PlayTable, _ chance: Chance = Chance(of: "")) throws {
    guard let play else {
      throw InteractionError("'\(name)' is a timeline: nobody can use it. Play a state of a screen.")
    }
    try Self.held(chance) { try play(redactions, table) }
  }
}

/// Where a play takes its moves from, and lays its answers.
struct PlayTable: Sendable {
  /// The next order's line; nil when nobody plays any more.
  let next: @Sendable () -> String?
  let answer: @Sendable (PlayAnswer) -> Void
}

extension PlayTable {
  /// The command that waits at a path.
  init(_ link: PlayLink) {
    let link = SharedLink(link: link)
    next = { link.link.nextLine() }
    answer = { link.link.send($0.line) }
  }
}

/// The drive's thread reads and writes; another one writes only when that one is stuck for ever.
private struct SharedLink: @unchecked Sendable {
  let link: PlayLink
}

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
