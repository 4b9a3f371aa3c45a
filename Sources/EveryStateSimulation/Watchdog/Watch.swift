import CEveryStateRuntime

/// Something that is under way and must end in time.
struct Watch: Sendable {
  let what: @Sendable () -> String
  let limit: Duration
  let onExpiry: @Sendable (WatchdogReport) -> Void
  let thread = everystate_this_thread()
  private(set) var elapsed = Duration.zero
  private var isSeen = false

  init(
    what: @escaping @Sendable () -> String, limit: Duration, onExpiry: @escaping @Sendable (WatchdogReport) -> Void
  ) {
    self.what = what
    self.limit = limit
    self.onExpiry = onExpiry
  }

  var isOver: Bool { elapsed > limit }

  func report(stack: [String]) -> WatchdogReport {
    WatchdogReport(what: what(), elapsed: elapsed, limit: limit, stack: stack)
  }

  /// Notes that time has passed since the last look. At the first look nobody knows how much of it concerns this watch.
  mutating func pass(_ duration: Duration) {
    if isSeen { elapsed += duration }
    isSeen = true
  }
}
