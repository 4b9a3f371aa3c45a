import EveryStateLoaders
import Foundation

/// `EVERYSTATE_SCHEDULES` sets their number.
private let schedules =
  ProcessInfo.processInfo.environment["EVERYSTATE_SCHEDULES"].flatMap { UInt64($0) } ?? (isLongRun ? 100_000 : 40)

@Suite @MainActor struct ScheduleTests {
  @Test func `no schedule of loads and takers breaks a rule`() async throws {
    // No schedule of loads, cancellations, resets and failures breaks a rule.
    for seed in 0..<schedules {
      let broken = try LoaderSchedule(seed: seed).run()
      try #require(broken.isEmpty, "schedule \(seed): \(broken.joined(separator: "\n"))")
      await letOthersRun(after: seed)
    }
    // No schedule of takers, failures and cancellations loses a token or lets anybody overtake.
    for seed in 0..<schedules {
      let broken = try BucketSchedule(seed: seed).run()
      try #require(broken.isEmpty, "schedule \(seed): \(broken.joined(separator: "\n"))")
      await letOthersRun(after: seed)
    }
    // A load that begins in the moment another one's wait ends is the one that counts.
    for seed in 0..<schedules {
      let broken = try MeddlingSchedule(seed: seed).rulesBroken()
      try #require(broken.isEmpty, "schedule \(seed): \(broken.joined(separator: "\n"))")
      await letOthersRun(after: seed)
    }
  }

  /// Other tests need the main actor as well, and some of them wait in real time.
  private func letOthersRun(after seed: UInt64) async { if seed.isMultiple(of: 20) { await Task.yield() } }
}
