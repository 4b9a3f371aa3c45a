package struct WatchdogReport: Sendable, CustomStringConvertible {
  package var what: String
  package var elapsed: Duration
  package var limit: Duration
  /// The bytes by which the process grew; nil if the time was over.
  package var growth: Int?
  /// The calls in progress on the stuck thread, innermost first; empty if they are unavailable.
  package var stack: [String]

  package var description: String {
    """
    EveryState watchdog: \(what) \(words.trouble). The process ends now, because nothing else can end it.
    \(place)Likely cause: \(words.cause)
    What to do: \(words.remedy)

    """
  }

  private var words: (trouble: String, cause: String, remedy: String) {
    if let growth {
      return (
        "has made the process grow by \(growth >> 20) MB",
        "a call that calls itself. Swift prefers a method to a property of its name, so that a mock's "
          + "`func cancel(_ order: String) async throws { try await cancel(order) }` never reaches its property `cancel`.",
        "give the property another name, such as `cancellation`."
      )
    }
    return (
      "has been under way for \(tenths(elapsed)) s of real time, longer than its limit of \(tenths(limit)) s",
      "a wait that blocks its thread (a semaphore, `DispatchQueue.sync`, a lock, `group.wait()`), or an endless loop. What it waits for "
        + "cannot happen, since everything in a simulation runs on that one thread.",
      "replace the wait with `await`, or the code that waits with a mock. If it is only slow, set \(WatchdogLimit.variable) to more "
        + "seconds, or to 0 for no limit (under a debugger, for example)."
    )
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
