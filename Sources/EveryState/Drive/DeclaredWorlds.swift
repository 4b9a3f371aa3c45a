import EveryStateGoldens
import EveryStateMocks
import Foundation

/// The worlds of a screen's declared states.
struct DeclaredWorlds: Sendable {
  var states: [String] = []
  /// Whether the screen has no other states, so that exploration begins at their ends.
  var areStoryboards = false
  /// The mocks of a state's world; nil for the world in which every call succeeds.
  let mocks: @MainActor @Sendable (_ state: String?) -> [WorldMock]
  /// The mocks that a state substitutes, each with its original.
  var replaced: @MainActor @Sendable (_ state: String) -> [(mock: WorldMock, well: WorldMock?)] = { _ in [] }
}

extension DeclaredWorlds {
  init<World: SnapshotWorld>(_ states: [StateDeclaration<World>]) {
    self.init(
      states: states.map(\.name), areStoryboards: states.allSatisfy(\.isStoryboard),
      mocks: { name in
        var world = World()
        states.first { $0.name == name }?.change?(&world)
        return WorldMock.all(in: world)
      },
      replaced: { name in
        var world = World()
        let before = WorldMock.all(in: world)
        states.first { $0.name == name }?.change?(&world)
        return WorldMock.all(in: world).compactMap { mock in
          let well = before.first { $0.path == mock.path }
          return well?.response.calls === mock.response.calls ? nil : (mock, well)
        }
      })
  }
}

extension DeclaredWorlds {
  /// What a state changes in its world, as source: the mock, and the code of its answers.
  @MainActor func code(of state: String) -> [(path: String, code: ScriptCode)] {
    replaced(state).map { mock, well in (mock.path, Self.code(mock, well)) }
  }

  /// The same for lines that continue from the state.
  /// - Parameter driven: the mocks with the calls that precede what follows.
  @MainActor func changes(of state: String, after driven: [WorldMock]) -> [StateSource.Change] {
    replaced(state).map { mock, well in
      let calls = driven.first { $0.path == mock.path }?.response.calls.all ?? []
      return StateSource.Change(
        mock.path, Self.code(mock, well).text, resumed: Self.code(mock, well, asked: calls.map(\.label)).text)
    }
  }

  @MainActor private static func code(_ mock: WorldMock, _ well: WorldMock?, asked: [String] = []) -> ScriptCode {
    ScriptCode(mock.response, well: well?.response, property: "$0.\(mock.path)", asked: asked)
  }

  /// The problem of a state whose answers to labels no call asks for: a mistyped label would get the world's own answer.
  /// - Parameter driven: the mocks with their calls.
  @MainActor func problemOfLabels(in state: String, _ driven: [WorldMock]) -> String? {
    replaced(state).lazy.compactMap { mock, well -> String? in
      let labels = mock.response.labels.filter { well?.response.response(to: $0) == nil }
      let asked = driven.first { $0.path == mock.path }?.response.calls.all.map(\.label).distinct ?? []
      guard let label = labels.first, !asked.isEmpty, !labels.contains(where: asked.contains) else { return nil }
      return "'\(mock.path)' answers \(label.asLiteral), and no call has that label: they have "
        + "\(asked.map(\.asLiteral).joined(separator: ", ")). Answer one of these, or remove the answer."
    }.first
  }

  /// A response with the answer; nil if no world has the dependency, or if its empty value is unknown.
  @MainActor func response(to answer: DependencyAnswer, of mock: WorldMock) -> (any AnyMockResponse)? {
    switch answer {
    case .well: response(of: mock.path, in: nil)
    case .asIn(let state): response(of: mock.path, in: state)
    case .fails: mock.response.scripted([.fails(failure(of: mock.path))])
    case .empty:
      mock.response.emptied?.response ?? emptyState(of: mock.path).flatMap { response(of: mock.path, in: $0) }
    case .never: mock.response.scripted([.never])
    case .takes(let time): mock.response.delayed(allBy: time)
    }
  }

  /// The first error that the dependency throws in a declared state; a general one without such a state.
  @MainActor func failure(of path: String) -> any Error {
    states.lazy.compactMap { response(of: path, in: $0)?.firstFailure }.first ?? DependencyFailure()
  }

  /// The same, or a second error with another message, of the same type if that has one: an error that an app can show.
  @MainActor func spokenFailure(of path: String, isSecond: Bool) -> any Error {
    let declared = states.compactMap { response(of: path, in: $0)?.firstFailure }
    let first = declared.first ?? UndeclaredFailure(errorDescription: "The server does not answer.")
    guard isSecond else { return first }
    let cases = (type(of: first) as? any CaseIterable.Type)?.errors ?? []
    return (declared + cases).first { $0.localizedDescription != first.localizedDescription }
      ?? UndeclaredFailure(errorDescription: "Something else went wrong this time.")
  }

  /// The declared state named "empty", if it replaces the dependency.
  @MainActor func emptyState(of path: String) -> String? {
    states.first { name in
      (name == "empty" || name.hasSuffix(" empty")) && replaced(name).contains { $0.mock.path == path }
    }
  }

  @MainActor private func response(of path: String, in state: String?) -> (any AnyMockResponse)? {
    mocks(state).first { $0.path == path }?.response
  }
}

extension CaseIterable {
  static var errors: [any Error] { allCases.compactMap { $0 as? any Error } }
}

/// An error that no state declares.
private struct UndeclaredFailure: LocalizedError { let errorDescription: String? }
