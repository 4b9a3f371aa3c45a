package struct WatchdogReport: Sendable, CustomStringConvertible {
  package var what: String
  package var elapsed: Duration
  package var limit: Duration
  /// The calls in progress on the stuck thread, innermost first; empty if they are unavailable.
  package var stack: [String]

  package var description: String {
    """
    EveryState watchdog: \(what) has been under way for \(tenths(elapsed)) s of real time, longer than its limit of \
    \(tenths(limit)) s. The process ends now, because nothing else can end it.
    \(place)Likely cause: a wait that blocks its thread (a semaphore, `DispatchQueue.sync`, a lock, `group.wait()`), or an \
    endless loop. What it waits for cannot happen, since everything in a simulation runs on that one thread.
    What to do: replace the wait with `await`, or the code that waits with a mock. If it is only slow, set \
    \(WatchdogLimit.variable) to more seconds, or to 0 for no limit (under a debugger, for example).

    """
  }

  private var place: String {
    if stack.isEmpty { return "" }
    return "Its call stack, innermost call first:\n" + stack.map { "  \($0)\n" }.joined()
  }

  private func tenths(_ duration: Duration) -> String {
    let tenths = (duration + .milliseconds(50)) / .milliseconds(100)
    return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
  }
}
