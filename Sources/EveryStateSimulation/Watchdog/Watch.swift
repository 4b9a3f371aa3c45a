import CEveryStateRuntime

struct Watch: Sendable {
  let what: @Sendable () -> String
  let limit: Duration
  let say: @Sendable (String) -> Void
  let onExpiry: @Sendable (WatchdogReport) -> Void
  let thread = everystate_this_thread()
  /// Real time that was seen to pass; nil before the first look, when this watch's share of it is unknown.
  private(set) var elapsed: Duration?

  var isOver: Bool { elapsed.map { $0 > limit } ?? false }

  func report(stack: [String]) -> WatchdogReport {
    WatchdogReport(what: what(), elapsed: elapsed ?? .zero, limit: limit, stack: stack)
  }

  mutating func pass(_ duration: Duration) { elapsed = elapsed.map { $0 + duration } ?? .zero }
}
