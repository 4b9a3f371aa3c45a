import EveryStateVirtualClock

/// A job of a simulation's task that was made runnable outside of the simulation.
struct Arrival: Sendable {
  var work: Work
  /// Who made it runnable.
  var source: String

  /// - Parameter work: what the calling thread has just made runnable.
  init(_ work: Work) {
    self.work = work
    source = Self.describeThisThread()
  }

  private static func describeThisThread() -> String {
    if SimulationCore.onThisThread != nil { return "another simulation" }
    if let label = everystate_current_queue_label(), label.pointee != 0 {
      return "the dispatch queue \"\(String(cString: label))\""
    }
    return "the thread \"\(threadName())\""
  }

  private static func threadName() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
      everystate_name_of_this_thread(name.baseAddress!, name.count)
      return String(cString: name.baseAddress!)
    }
  }
}
