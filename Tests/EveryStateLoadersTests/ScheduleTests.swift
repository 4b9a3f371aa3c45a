import EveryStateLoaders
import Foundation

private let schedules = UInt64(rounds(40, long: 1_500, all: 100_000))

@Suite @MainActor struct ScheduleTests {
  @Test func `no schedule of loads and takers breaks a rule`() async throws {
    let kinds: [(UInt64) throws -> [String]] = [
      // Loads, cancellations, resets and failures break no rule.
      { try LoaderSchedule(seed: $0).run() },
      // Takers, failures and cancellations lose no token and let no one overtake.
      { try BucketSchedule(seed: $0).run() },
      // A load that begins in the moment another one's wait ends is the one that counts.
      { try MeddlingSchedule(seed: $0).rulesBroken() },
    ]
    for (number, run) in kinds.enumerated() {
      for seed in 0..<schedules {
        let broken = try run(seed)
        try #require(broken.isEmpty, "kind \(number), schedule \(seed): \(broken.joined(separator: "\n"))")
        // Other tests need the main actor as well, and some of them wait in real time.
        if seed.isMultiple(of: 20) { await Task.yield() }
      }
    }
  }
}
