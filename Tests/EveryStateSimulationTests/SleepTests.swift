import EveryStateSimulation
import Foundation
import Testing

@MainActor @Suite struct SleepTests {
  @Test func `a sleep passes exactly the requested virtual time, and no real time`() throws {
    let cases: [Duration] = [
      .nanoseconds(1), .nanoseconds(999), .microseconds(1), .microseconds(1500), .milliseconds(16), .seconds(0.1),
      .milliseconds(333), .seconds(59.999), .seconds(60), .seconds(3600), .seconds(23 * 3600),
    ]
    for duration in cases {
      let simulation = try Simulation()
      var woke: Duration?
      try simulation.settle {
        Task {
          try await Task.sleep(for: duration)
          woke = simulation.now
        }
      }
      #expect(simulation.sleepers.map(\.duration) == [duration])
      try simulation.advance(by: duration - .nanoseconds(1))
      #expect(woke == nil)
      try simulation.advance(by: .nanoseconds(1))
      #expect(woke == duration)
    }
  }
}
