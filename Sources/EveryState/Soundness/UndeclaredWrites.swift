import TextUI

/// Calls that a control makes to a dependency that no state names: how the screen looks while it waits, and after a failure, no golden
/// shows.
enum UndeclaredWrites {
  /// The use of a control that makes a call, and the uses before it.
  struct Use {
    let state: String
    let offers: [Offer]
    let calls: [EventLog.Call]

    /// - Returns: nil if the last use makes no call, or asks for a screen that it has led to.
    init?(_ state: String, _ offers: [Offer], _ events: EventLog?) {
      guard let events, let action = events.actions.last, let last = offers.last, last.kind.way != .refresh,
        !last.isNavigation
      else { return nil }
      self.state = state
      self.offers = offers
      let before = events.looks[action.before].seen
      calls = events.calls.dropFirst(action.calls).filter { call in
        let seen = events.looks[call.began].seen
        // A dialog that closes leaves fewer presentations.
        return seen.titles == before.titles && seen.presented.count <= before.presented.count
      }
      if calls.isEmpty { return nil }
    }
  }

  static func findings(in screen: AuditedScreen, _ uses: [Use]) -> [SoundnessFinding] {
    var known = Set(screen.declared.flatMap(\.events.named))
    for state in screen.declared {
      // What the screen asks for on its own, it loads.
      let own = state.events.calls.prefix(state.events.actions.first?.calls ?? state.events.calls.count)
      known.formUnion(own.map(\.mock))
    }
    return uses.flatMap { use in
      use.calls.compactMap { call in
        guard known.insert(call.mock).inserted else { return nil }
        let event = use.offers.map(\.event).joined(separator: ", then ")
        let code = use.offers.map { "try await \($0.code)" }.joined(separator: "; ")
        return SoundnessFinding(
          .undeclaredWrite, of: call.mock, screen: screen.name, state: use.state,
          "\(event) calls \(call.mock), and no state shows that under way, done and failed.",
          evidence: ["\(call.declaration)failure: ..., by: { \(code) })   // in the world of '\(use.state)'"])
      }
    }
  }
}

extension EventLog.Call {
  /// The start of a line that declares its states: it loads what returns elements.
  fileprivate var declaration: String {
    let name = mock.split(separator: ".").last.map(String.init) ?? mock
    if case .returned(isEmpty: false, let words) = outcome, words.contains(" element") {
      return ".loads(\\.\(mock), as: \"\(name)\", "
    }
    return ".performs(\\.\(mock), "
  }
}
