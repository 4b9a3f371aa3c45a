import Foundation
import TestSupport

@testable import EveryStateSimulation

@MainActor @Suite struct AvailabilityTests {
  // The other half runs with `EVERYSTATE_WITHOUT_SIMULATION=1 swift test`, which builds for an unsupported compiler.
  #if EVERYSTATE_WITHOUT_SIMULATION
    @Test @MainActor func `an unavailable simulation reports the cause, the requirements and the remedy`() throws {
      let error = try #require(throws: SimulationUnavailable.self) { try Simulation() }
      let text = "\(error)"
      expect(text, begins: "Simulations are unavailable: this was built for ")
      expect(text, contains: "They need the executors of Swift 6.3 on Linux", "a container with the image swift:6.3")
      expect(text.components(separatedBy: "this was built for").count, is: 2, "said once: \(text)")
    }
  #else
    @Test @MainActor func `the canary checks everything that a simulation promises, and finds nothing`() {
      let canary = CanaryRun()
      expect(canary.finding, is: nil)
      expect(canary.checks.count, is: 13)
    }

    @Test @MainActor func `a failed check reports the expected and the actual value`() {
      let check = CanaryCheck(what: "virtual time", expected: "1.5 seconds", seen: "0.0 seconds")
      expect(check.finding, is: "the check of virtual time expected \"1.5 seconds\" and saw \"0.0 seconds\"")
      expect(CanaryCheck(what: "jobs", expected: "1", seen: "1").finding, is: nil)
      expect(
        "\(SimulationUnavailable(finding: check.finding!))", contains: "saw \"0.0 seconds\", and this was built for")
    }
  #endif
}
