/// A guard in real time against code that virtual time cannot end: a wait that blocks its thread, an endless loop.
package enum Watchdog {
  package static let exitStatus: Int32 = 70

  /// Runs `body`, and ends the process with ``exitStatus`` and a report on standard error if it takes too long. Time in which the whole
  /// process stands still (a debugger, a suspended machine) does not count.
  ///
  /// - Parameters:
  ///   - limit: in real time; nil means 10 seconds. EVERYSTATE_WATCHDOG_SECONDS replaces it, and 0 there means no limit.
  ///   - onExpiry: the last chance to write something down, for 2 seconds. The stuck thread may hold any lock, so wait for none.
  ///   - say: prints the report, which has names of the app.
  package static func guarding<Value>(
    _ what: @autoclosure @escaping @Sendable () -> String, limit: Duration? = nil,
    onExpiry: @escaping @Sendable (WatchdogReport) -> Void = { _ in },
    say: @escaping @Sendable (String) -> Void = StandardError.put, _ body: () throws -> Value
  ) throws -> Value {
    let limit = try WatchdogLimit.fromEnvironment() ?? limit ?? WatchdogLimit.standard
    if limit <= .zero { return try body() }
    let watch = WatchdogThread.begin(Watch(what: what, limit: limit, say: say, onExpiry: onExpiry))
    defer { WatchdogThread.end(watch) }
    return try body()
  }

  /// Gives the work that this thread guards its whole time again: it has come further.
  package static func renew() { WatchdogThread.renew() }
}
