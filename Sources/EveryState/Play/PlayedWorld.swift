import EveryStateGoldens
import EveryStateMocks
import EveryStateSimulation
import TextUI

/// The answers of a played screen's dependencies, the user's changes to them, and the same as Swift code.
@MainActor final class PlayedWorld {
  private struct Part {
    let fromCall: Int
    let code: String
    var words: String
  }
  private struct Base {
    let code: String?
    let isKnown: Bool
  }
  private let worlds: DeclaredWorlds
  private let simulation: Simulation
  private let own: String
  private var parts: [String: [Part]] = [:]
  /// The last answer that the user chose for a dependency, before it was made slow or quick.
  private var answering: [String: DependencyAnswer] = [:]

  init(_ driven: DrivenScreen, _ drive: any StateDrive) {
    worlds = drive.worlds
    simulation = driven.simulation
    own = drive.stateName
  }

  /// The dependencies that a state replaces, and the code that replaces them.
  private func bases(_ state: String) -> [String: Base] {
    simulation.enter {
      worlds.code(of: state).reduce(into: [:]) { $0[$1.path] = Base(code: $1.code.text, isKnown: $1.code.isWhole) }
    }
  }

  func change(_ order: PlayOrder, _ driven: DrivenScreen) throws {
    let path = order.name
    guard let mock = driven.mocks.first(where: { $0.path == path }) else {
      let paths = driven.mocks.map(\.path)
      throw InteractionError(
        "The world has no dependency '\(path)'. "
          + (paths.isEmpty ? "It has none." : "It has \(paths.joined(separator: ", "))."))
    }
    guard let answer = order.answer else { throw InteractionError("'\(order.line)' is not a move.") }
    let (response, code) = try response(answer, mock)
    if case .takes = answer {} else { answering[path] = answer }
    mock.response.goOn(with: response, skipping: 0)
    let next = mock.response.calls.count + 1
    var parts = parts[path, default: []].filter { $0.fromCall < next }
    parts.append(Part(fromCall: next, code: code, words: response.description))
    self.parts[path] = parts
  }

  private func response(_ answer: DependencyAnswer, _ mock: WorldMock) throws -> (any AnyMockResponse, code: String) {
    let path = mock.path
    let code: String
    switch answer {
    case .well: code = "$0.\(path)"
    case .never: code = ".never"
    case .asIn(let state):
      guard worlds.states.contains(state) else {
        throw InteractionError(
          "The screen declares no state '\(state)'. It declares \(worlds.states.map { "'\($0)'" }.joined(separator: ", "))."
        )
      }
      code = self.code(path, in: state)
    case .fails:
      let error = simulation.enter { worlds.failure(of: path) }
      code = ".fails(\(ErrorLiteral(error)?.text ?? ErrorLiteral.unknown))"
    case .empty:
      let state = simulation.enter { worlds.emptyState(of: path) }
      guard let empty = mock.response.emptied?.code ?? state.map({ self.code(path, in: $0) }) else {
        throw InteractionError(
          "'\(path)' cannot be made empty: it does not return a collection, and no state declares an empty answer for "
            + "it.")
      }
      code = empty
    case .takes(let time):
      let (response, words) = try self.response(answering[path] ?? .asIn(state: own), mock)
      return (response.delayed(allBy: time), "\(words).delayed(by: \(time.asCode))")
    }
    guard let known = simulation.enter({ worlds.response(to: answer, of: mock) }) else {
      throw InteractionError("The world has no dependency '\(path)' in that state.")
    }
    return (known, code)
  }

  /// The code that gives a dependency its response in a declared state.
  private func code(_ path: String, in state: String) -> String { bases(state)[path]?.code ?? "$0.\(path)" }

  /// Everything that the user can see, hear and do now.
  func answer(_ problem: String?, _ driven: DrivenScreen) -> PlayAnswer {
    var answer = PlayAnswer()
    answer.problem = problem
    answer.isOver = !driven.simulation.departures.isEmpty
    let simulation = driven.simulation
    simulation.enter {
      let screen = driven.screen
      answer.troubles = screen.issues.map(\.description)
      answer.lines = screen.lines()
      let elements = screen.elements
      answer.controls = PlayControls(screen, elements).controls
      answer.nodes = elements.map { element in
        PlayAnswer.Node(
          role: element.role.rawValue, label: element.label, value: element.value, isEnabled: element.isEnabled,
          isSelected: element.isSelected, actions: element.actions.map(\.name), rectangle: element.rectangle)
      }
      answer.voice = Spoken.transcript(of: screen)
      answer.exits = screen.exits
    }
    let (seconds, attoseconds) = simulation.now.components
    answer.time = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    answer.inFlight = driven.mocks.filter(\.response.calls.hasCallInFlight).map(\.path)
    answer.isAtRest = driven.mocks.allSatisfy(\.response.delaysInFlight.isEmpty) && driven.aboutToHappen == nil
    answer.calls = driven.mocks.flatMap { mock in
      mock.response.calls.isEmpty ? ["\(mock.path): no calls"] : mock.response.calls.all.map { "\(mock.path): \($0)" }
    }
    let base = bases(own)
    answer.world = driven.mocks.map { dependency($0, base[$0.path]) }
    return answer
  }

  private func dependency(_ mock: WorldMock, _ base: Base?) -> PlayAnswer.Dependency {
    let parts = parts[mock.path, default: []]
    var dependency = PlayAnswer.Dependency(
      path: mock.path, words: parts.last?.words ?? mock.response.description, callCount: mock.response.calls.count,
      canBeEmpty: mock.response.emptied != nil || simulation.enter { worlds.emptyState(of: mock.path) } != nil)
    dependency.baseCode = base?.code
    dependency.isBaseKnown = base?.isKnown ?? true
    // A change without a later call has had no effect.
    let effective = parts.filter { $0.fromCall <= mock.response.calls.count }
    guard !effective.isEmpty else { return dependency }
    var code = base?.code ?? "$0.\(mock.path)"
    for part in effective {
      code = part.fromCall == 1 ? part.code : "\(code).then(\(part.code), fromCall: \(part.fromCall))"
    }
    dependency.code = code
    return dependency
  }
}
