import EveryStateLoaders
import Testing

private let schedules: UInt64 = isLongRun ? 100_000 : 40

@Suite @MainActor struct ScheduleTests {
  @Test func `no schedule of loads, cancellations, resets and failures breaks a rule`() throws {
    for seed in 0..<schedules {
      let broken = try LoaderSchedule(seed: seed).run()
      try #require(broken.isEmpty, "schedule \(seed): \(broken.joined(separator: "\n"))")
    }
  }

  @Test func `no schedule of takers, failures and cancellations loses a token or lets anybody overtake`() throws {
    for seed in 0..<schedules {
      let broken = try BucketSchedule(seed: seed).run()
      try #require(broken.isEmpty, "schedule \(seed): \(broken.joined(separator: "\n"))")
    }
  }
}
