import EveryStateGoldens
import Neighbours
import TestSupport
import Testing

@testable import EveryState

/// Every mechanism of time again and again in one process, beside work as other tests do it.
@Suite(.enabled(if: Soak.rounds > 0)) struct MechanismSoakTests {
  @Test @MainActor func `every drive of every mechanism comes to the same, whatever runs beside it`() async throws {
    let neighbours = Neighbours()
    defer { neighbours.end() }
    var random = SeededRandom(seed: Soak.seed)
    _ = Departure.firstProcess
    var known: [String: Outcome] = [:]
    var drives = 0
    func check(_ screen: some ScreenSnapshots, _ title: String) async throws {
      let outcome = try drive(screen, "loaded").outcome
      drives += 1
      if known.updateValue(outcome, forKey: title) ?? outcome != outcome {
        Issue.record("\(title) differs at drive \(drives):\n\(outcome)")
      }
      // The neighbours' turn on the main actor.
      await Task.yield()
    }
    // Fewer rounds than for the samples: a drive that is refused is tried for a quarter of a second.
    for _ in 0..<max(1, Soak.rounds / 4) {
      for mechanism in Mechanism.all.shuffled(using: &random) { try await check(mechanism, mechanism.name) }
      for departure in Departure.all.shuffled(using: &random) {
        try await check(departure.screen, "departure: \(departure.message)")
      }
    }
    let wrong = Departure.all.filter { known["departure: \($0.message)"]?.verdict != .notDriven }
    expect(wrong.map(\.message), is: [])
    #expect(neighbours.count > 0, "nothing ran beside the drives")
    Soak.report(drives, neighbours)
  }
}
