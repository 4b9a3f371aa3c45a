import EveryStateMocks

/// Whether the call log of the named dependencies proves the state.
@MainActor struct StateCheck {
  private let proof: StateProof
  private let named: [WorldMock]
  private let actions: ActionLog
  private let isNaming: Bool
  /// Whether an answer that is empty is as good: a deleted row leaves nothing.
  private let isOfPerforms: Bool
  /// Whether calls before the user's actions prove nothing.
  private let isByActions: Bool

  init<World>(_ state: StateDeclaration<World>, _ driven: DrivenScreen) {
    (proof, isOfPerforms, isByActions) = (state.proof, state.isOfPerforms, state.isProvenByActions)
    named = driven.named
    actions = driven.actions
    isNaming = driven.isNaming
  }

  private var log: String { actions.text }

  /// The contradiction in the log; nil if it proves the state.
  var problem: String? {
    if proof == .idle { return nil }
    if named.isEmpty {
      return proof == .settled ? nil : "the world has no MockResponse that can prove '\(proof.rawValue)'."
    }
    // If the state names no dependency, any call in flight means loading.
    if proof == .loading, !isNaming, named.contains(where: \.response.calls.hasCallInFlight) { return nil }
    return named.lazy.compactMap { problem(of: $0) }.first
  }

  private func problem(of mock: WorldMock) -> String? {
    let calls = mock.response.calls
    guard let last = calls.last else {
      // If the state names no dependency, one without calls proves nothing: a form may call it on Save.
      if proof == .settled, !isNaming { return nil }
      return "'\(mock.path)' was never called. Does view(_:) hand it to the screen, and does the screen load?\(log)"
    }
    if isByActions, calls.count == actions.callsBefore(mock) {
      return "'\(mock.path)' was called before the user's actions (by:), but not after them.\(log)"
    }
    if proof != .loading, calls.count < mock.response.stepCount {
      return
        "'\(mock.path)' was called \(calls.count) of \(mock.response.stepCount) times: its script continues, but "
        + "nothing makes the screen load again. Does the state lack an action (by:)?\(log)"
    }
    switch (proof, last.outcome) {
    case (.loading, _): return calls.hasCallInFlight ? nil : "no call of '\(mock.path)' is in flight.\(log)"
    case (.loaded, .returned(isEmpty: true, _)) where !isOfPerforms: return "'\(mock.path)' returned nothing.\(log)"
    case (.loaded, .returned), (.empty, .returned(isEmpty: true, _)), (.empty, .returned(isEmpty: nil, _)): return nil
    case (.empty, .returned): return "'\(mock.path)' returned something.\(log)"
    case (.failed, .threw): return nil
    case (.settled, .returned), (.settled, .threw), (.settled, .cancelled): return nil
    default: return "the last call of '\(mock.path)' is not \(proof.rawValue): \(last).\(log)"
    }
  }
}
