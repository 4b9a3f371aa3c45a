import EveryStateLoaders
import Testing

@Suite @MainActor struct ScheduleTests {
  @Test func `no schedule of loads, cancellations, resets and failures breaks a rule`() throws {
    for seed in 0..<UInt64(ScheduleCount.all) {
      let broken = try LoaderSchedule(seed: seed).run()
      try #require(broken.isEmpty, "schedule \(seed): \(broken.joined(separator: "\n"))")
    }
  }

  @Test func `no schedule of takers, failures and cancellations loses a token or lets anybody overtake`() throws {
    for seed in 0..<UInt64(ScheduleCount.all) {
      let broken = try BucketSchedule(seed: seed).run()
      try #require(broken.isEmpty, "schedule \(seed): \(broken.joined(separator: "\n"))")
    }
  }
}
