/// A guard in real time against what virtual time cannot end: a wait that blocks its thread, an endless loop.
package enum Watchdog {
  /// The exit status of a process that a watchdog ended.
  package static let exitStatus: Int32 = 70

  /// Runs `body`, and ends the process if it takes too long.
  ///
  /// When the limit is over, a thread of the watchdog's own calls `onExpiry`, prints a report on standard error, and
  /// ends the process with ``exitStatus``. Time in which the whole process stands still (a debugger, a suspended
  /// machine) does not count.
  ///
  /// - Parameters:
  ///   - what: what is under way, for the report: `"Watchlist/failed"`.
  ///   - limit: in real time. `nil`: the environment's EVERYSTATE_WATCHDOG_SECONDS (0 means no limit), else 10 seconds.
  ///     The environment's value, where there is one, replaces every other limit.
  ///   - onExpiry: the last chance to write something down. The thread that is stuck may hold any lock, so wait for
  ///     none; after 2 more seconds the process ends in any case.
  ///   - body: the work that is guarded.
  /// - Throws: ``InvalidWatchdogLimit`` for a value of the variable that makes no sense, and what `body` throws.
  package static func guarding<Value>(
    _ what: @autoclosure @escaping @Sendable () -> String, limit: Duration? = nil,
    onExpiry: @escaping @Sendable (WatchdogReport) -> Void = { _ in },
    _ body: () throws -> Value
  ) throws -> Value {
    let limit = try WatchdogLimit.fromEnvironment() ?? limit ?? WatchdogLimit.standard
    if limit <= .zero { return try body() }
    let watch = WatchdogThread.begin(Watch(what: what, limit: limit, onExpiry: onExpiry))
    defer { WatchdogThread.end(watch) }
    return try body()
  }
}
