/// The C library's calendar clock, which `Date()` reads.
enum WallClock {
  static func sinceEpoch() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
