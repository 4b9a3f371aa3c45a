import EveryStateGoldens
import EveryStateSimulation

/// Advances time until a screen is at rest. A screen is at rest when the calls of the named dependencies have ended,
/// and nothing that happens once is due within a second: a debounce, another dependency's answer, a splash screen. Repeating work (a clock,
/// polling) does not count, and neither does later work: a session that expires, a message that disappears.
@MainActor struct Rest {
  enum Goal {
    /// The named dependencies have been asked.
    case asked
    case answered
    /// The same, and nothing is due soon.
    case rest
  }
  let driven: DrivenScreen
  let goal: Goal
  /// The longest wait before a screen's first call: a debounce, a splash screen.
  let patience: Duration

  /// Work that is due within this time is about to happen.
  nonisolated static let soon = Duration.seconds(1)
  /// The longest sequence of events that are each due soon.
  nonisolated static let limit = Duration.seconds(60)
  /// The maximum number of calls before the screen rests that ask again what was asked; three times as many may ask something new.
  nonisolated static let callLimit = 500

  func reach(eachInstant: () -> Void) throws {
    try letNamedCallsEnd(eachInstant)
    if goal == .asked { try awaitQuestion(eachInstant) }
    guard goal == .rest else { return }
    var end = driven.simulation.now + Self.limit
    let before = driven.mocks.callCount
    var calls = before
    while let wake = driven.aboutToHappen {
      guard wake <= end else { throw NeverAtRest.acting(driven.simulation.pending) }
      guard try driven.advance() else { return }
      eachInstant()
      // The awakened work may have made another call.
      try letNamedCallsEnd(eachInstant)
      // Work takes its time, as a hundred uploads do: only a wait without a call is limited.
      guard driven.mocks.callCount > calls else { continue }
      calls = driven.mocks.callCount
      end = driven.simulation.now + Self.limit
      try expectWork(driven.mocks, since: before)
    }
  }

  /// Waits for a question that is put off, as by a debounce after letters.
  private func awaitQuestion(_ eachInstant: () -> Void) throws {
    let end = driven.simulation.now + Self.soon
    while !driven.hasNamedCallInFlight, let wake = driven.aboutToHappen, wake <= end, try driven.advance() {
      eachInstant()
    }
  }

  /// Throws if the calls are a loop, and not work.
  private func expectWork(_ mocks: [WorldMock], since before: Int) throws {
    Watchdog.renew()
    let calls = mocks.callCount - before
    guard calls > Self.callLimit else { return }
    let questions = mocks.reduce(0) { count, mock in count + mock.response.calls.questionCount }
    guard calls <= 3 * Self.callLimit, mocks.callCount - questions <= Self.callLimit else {
      throw NeverAtRest.asking(driven.simulation.pending)
    }
  }

  private func letNamedCallsEnd(_ eachInstant: () -> Void) throws {
    let end = driven.simulation.now + patience
    let calls = driven.named.callCount
    while true {
      if driven.hasNamedCallInFlight {
        // Only a time limit of the app ends a call that is declared never to be answered.
        if goal == .asked || !driven.awaitsNamedAnswer && driven.soonestOnce == nil { return }
        try expectWork(driven.named, since: calls)
        guard try driven.advance() else { throw driven.simulation.waitsForNothing }
      } else {
        // A dependency that is never called is reported by the state's check.
        guard driven.awaitsNamedCall, driven.soonestOnce.map({ $0 <= end }) ?? false else { return }
        guard try driven.advance(within: max(.zero, end - driven.simulation.now)) else { return }
      }
      eachInstant()
    }
  }
}

/// Why a screen does not come to rest.
struct NeverAtRest: Error {
  let verdict: Verdict
  let message: String

  /// Something is always about to happen, other than a clock's next turn.
  static func acting(_ pending: PendingWork) -> NeverAtRest {
    NeverAtRest(
      verdict: .notDriven,
      message: "the screen does not come to rest: for \(Elapsed(Rest.limit)), work other than a repeating clock was "
        + "always due within \(Elapsed(Rest.soon)). Specify when the frame is taken: taken: .atOnce, after a "
        + "wait(_:) among the actions.\nPending \(pending)")
  }

  /// A dependency that the state names is asked again as soon as it has answered.
  static func asking(_ pending: PendingWork) -> NeverAtRest {
    NeverAtRest(
      verdict: .notDriven,
      message:
        "the screen does not come to rest: it loaded again \(Rest.callLimit) times, each time as soon as it was answered, so "
        + "users see it load forever. Look for a task that loads in a loop, or that its own result restarts. If the "
        + "loop is intended, limit its answers with .sequence(..., .never), or use taken: .atOnce.\nPending "
        + "\(pending)")
  }

  /// Work and updates trigger each other endlessly, without time passing.
  static func updating(rounds: Int) -> NeverAtRest {
    NeverAtRest(
      verdict: .stuck,
      message:
        "After \(rounds) updates in a row, without time passing, the screen still starts work that changes it. Look "
        + "for a task or an onChange that changes its own trigger.")
  }
}
