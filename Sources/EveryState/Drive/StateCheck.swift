import EveryStateMocks
import TextUI

/// Whether the call log of the named dependencies proves the state.
@MainActor struct StateCheck {
  private let state: (name: String, kind: String)
  private let proof: StateProof
  private let named: [WorldMock]
  private let mocks: [WorldMock]
  private let actions: ActionLog
  private let isNaming: Bool
  /// Whether the declaration names the dependency, and does not only replace it.
  private let isDeclared: Bool
  /// Whether an answer that is empty is as good: a deleted row leaves nothing.
  private let isOfPerforms: Bool
  /// Whether calls before the user's actions prove nothing.
  private let isByActions: Bool
  private let hasActions: Bool
  private let inventory: @MainActor () -> String

  init<World>(_ state: StateDeclaration<World>, _ driven: DrivenScreen) {
    self.state = (state.name, state.isStoryboard ? "storyboard" : "state")
    (proof, isOfPerforms, isByActions) = (state.proof, state.group == .performs, state.isProvenByActions)
    (named, mocks, actions) = (driven.named, driven.mocks, driven.actions)
    (isNaming, isDeclared, hasActions) = (driven.isNaming, state.dependency != nil, state.actions != nil)
    inventory = { driven.simulation.enter { driven.screen.inventory } }
  }

  private var log: String { actions.text }

  /// The contradiction in the log; nil if it proves the state.
  var problem: String? {
    if proof == .idle { return nil }
    if named.isEmpty {
      let missing =
        isDeclared && !mocks.isEmpty ? "what the state names is not a mock of the world" : "the world has no mock"
      return proof == .settled ? nil : "\(missing) that can prove '\(proof.rawValue)'. Without one, leave out proving:."
    }
    // If the state names no dependency, any call in flight means loading.
    if proof == .loading, !isNaming, named.contains(where: \.response.calls.hasCallInFlight) { return nil }
    return named.lazy.compactMap { problem(of: $0) }.first.map { $0 + naming }
  }

  /// How to name the dependency that proves it; empty if the declaration does.
  private var naming: String {
    guard !isDeclared, proof != .settled else { return "" }
    let others = isNaming ? mocks.filter { mock in !named.contains { $0.path == mock.path } } : mocks
    guard mocks.count > 1,
      let other = others.first(where: { problem(of: $0) == nil }) ?? others.first(where: \.isCalled)
    else { return "" }
    let reason =
      isNaming
      ? "'\(named[0].path)' counts, as the state replaces it" : "Every dependency counts, as the state replaces none"
    return "\n\(reason). If one other call proves it, name that one: .\(state.kind)(\"\(state.name)\", "
      + "proving: .\(proof.rawValue), of: \\.\(other.path))"
  }

  /// What leads to a dependency's first call. A dependency that returns nothing is called by the user's actions.
  private func remedy(forCalling mock: WorldMock) -> String {
    guard hasActions || mock.response is MockResponse<Void> else {
      return "Does view(_:) pass it to the screen, and does the screen load?"
    }
    let last = actions.moves.last.map { " after \($0)" } ?? ""
    let step =
      hasActions
      ? "\(last) to by:, or let view(_:) pass it to the screen." : ": by: { try await $0.press(\"...\") }"
    return "Add the step that performs it\(step)\n\(inventory())"
  }

  private func problem(of mock: WorldMock) -> String? {
    let calls = mock.response.calls
    guard let last = calls.last else {
      // If the state names no dependency, one without calls proves nothing: a form may call it on Save.
      if proof == .settled, !isNaming { return nil }
      return "'\(mock.path)' was never called. \(remedy(forCalling: mock))\(log)"
    }
    if isByActions, calls.count == actions.callsBefore(mock) {
      return "'\(mock.path)' was called before the user's actions (by:), but not after them.\(log)"
    }
    if proof != .loading, calls.count < mock.response.stepCount {
      let hint = actions.moves.last.map { " after \($0)." } ?? ". Does the state lack an action (by:)?"
      return
        "'\(mock.path)' was called \(calls.count) of \(mock.response.stepCount) times: its script continues, but "
        + "nothing makes the screen load again\(hint)\(log)"
    }
    switch (proof, last.outcome) {
    case (.loading, _): return calls.hasCallInFlight ? nil : "no call of '\(mock.path)' is in flight.\(log)"
    case (.loaded, .returned(isEmpty: true, _)) where !isOfPerforms:
      return "'\(mock.path)' returned an empty value.\(log)"
    case (.loaded, .returned), (.empty, .returned(isEmpty: true, _)), (.empty, .returned(isEmpty: nil, _)): return nil
    case (.empty, .returned): return "'\(mock.path)' did not return an empty value.\(log)"
    case (.failed, .threw): return nil
    case (.failed, .returned) where calls.entries[last.number - 1].hasBrokenOff: return nil
    // The state declares that it is never answered.
    case (.settled, .inFlight) where mock.response.delaysInFlight.isEmpty: return nil
    case (.settled, .returned), (.settled, .threw), (.settled, .cancelled): return nil
    default: return "the last call of '\(mock.path)' is not \(proof.rawValue): \(last).\(log)"
    }
  }
}
