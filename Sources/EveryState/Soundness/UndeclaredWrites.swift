import EveryStateGoldens
import TextUI

extension Audits {
  /// Calls that a control makes to a dependency that no state names: how the screen looks while it waits, and after a failure, no golden
  /// shows.
  static func undeclaredWrites(in screen: AuditedScreen, _ uses: [DrivenUse]) -> [SoundnessFinding] {
    var known = Set(screen.declared.flatMap(\.events.named))
    for state in screen.declared {
      // What the screen asks for on its own, it loads.
      let own = state.events.calls.prefix(state.events.actions.first?.calls ?? state.events.calls.count)
      known.formUnion(own.map(\.mock))
    }
    // An error that the app can show.
    let error = screen.declared.flatMap(\.events.calls).lazy.compactMap(\.error).first.flatMap(ErrorLiteral.init)
    let failure = error?.text ?? ErrorLiteral.unknown
    return uses.flatMap { use in
      use.writes.filter { known.insert($0.mock).inserted }.map { call in
        let source = screen.declared.first { $0.name == use.state }?.source(of: use.events) ?? StateSource()
        return SoundnessFinding(
          .undeclaredWrite, of: call.mock, state: use.state,
          "\(use.words) calls \(call.mock), but no state shows that call in progress, done and failed.",
          evidence: source.lines(
            call.declaration.name, call.declaration.arguments + ["failure: \(failure)"],
            then: (use.wayOffers + [use.offer]).map(\.code)))
      }
    }
  }
}

extension DrivenUse {
  /// The calls since it, apart from those of a screen that it has led to.
  fileprivate var writes: [EventLog.Call] {
    guard offer.kind.way != .refresh, !offer.isNavigation else { return [] }
    return events.callsSinceAction.filter { call in
      let seen = events.looks[call.began].seen
      // A dialog that closes leaves fewer presentations.
      return seen.titles == before.titles && seen.presented.count <= before.presented.count
    }
  }
}

extension EventLog.Call {
  /// The start of the declaration of its states: it loads what returns elements.
  fileprivate var declaration: (name: String, arguments: [String]) {
    let name = mock.split(separator: ".").last.map(String.init) ?? mock
    return returnedRows ? (".loads", ["\\.\(mock)", "as: \"\(name)\""]) : (".performs", ["\\.\(mock)"])
  }
}
