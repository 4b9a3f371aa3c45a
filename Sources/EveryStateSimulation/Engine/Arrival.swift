import CEveryStateRuntime

/// A job of a simulation's task that was made runnable outside of the simulation.
struct Arrival: Sendable {
  var work: Work
  var source: String

  init(_ work: Work) {
    self.work = work
    source = Self.describeThisThread()
  }

  private static func describeThisThread() -> String {
    if SimulationCore.onThisThread != nil { return "another simulation" }
    if let label = everystate_current_queue_label(), label.pointee != 0 {
      return "the dispatch queue \"\(String(cString: label))\""
    }
    return "another thread"
  }
}
