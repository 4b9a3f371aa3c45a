import EveryStateSimulation
import Foundation
import Testing

/// Prints what things cost: `EVERYSTATE_SIMULATION_MEASURE=1 swift test -c release --filter Measurements`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["EVERYSTATE_SIMULATION_MEASURE"] != nil), .serialized)
struct Measurements {
  @MainActor @Test func `a drive`() throws {
    try measure("a rich drive (5 steps, 3 loads, 3 searches)", times: 5000) { _ = try OrdersDrive.run() }
    try measure("a simulation in which nothing happens", times: 20_000) {
      let simulation = try Simulation()
      try simulation.settle()
      simulation.finish()
    }
    try measure("one task that sleeps once", times: 20_000) {
      let simulation = try Simulation()
      simulation.task { try? await Task.sleep(for: .seconds(1)) }
      try simulation.advance(by: .seconds(1))
      simulation.finish()
    }
    try measure("a guarded call", times: 100_000) { try Watchdog.guarding("nothing") {} }
  }

  @MainActor @Test func `a clock`() throws {
    var time = timespec()
    measure("clock_gettime outside a simulation", times: 3_000_000) { clock_gettime(CLOCK_MONOTONIC, &time) }
    let simulation = try Simulation()
    simulation.enter {
      measure("clock_gettime inside a simulation (by its own clock: 0)", times: 3) {
        clock_gettime(CLOCK_MONOTONIC, &time)
      }
    }
  }

  private func measure(_ what: String, times: Int, _ body: () throws -> Void) rethrows {
    for _ in 0..<times / 10 { try body() }
    let duration = try ContinuousClock().measure { for _ in 0..<times { try body() } }
    print("MEASURED \(what): \(duration / times)")
  }
}
