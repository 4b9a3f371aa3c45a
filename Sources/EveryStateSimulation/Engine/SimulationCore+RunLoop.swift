import CEveryStateRuntime

// What the app asks of the main thread's run loop, on the simulating thread.
extension SimulationCore {
  /// Runs a block in the run loop's next turn.
  func performInRunLoop(_ block: KeptBlock) {
    schedule(Event("a block of the run loop", on: .main) { block.perform() }, after: 0)
  }

  /// Turns the run loop in the midst of the running job, until so much virtual time has passed: everything that is ready
  /// or becomes due on the way runs. A run without an end stops when nothing is left to wait for.
  func turnRunLoop(for duration: Int64) {
    let end = time.elapsed.saturatingAdding(duration)
    var budget = Self.nestedBudget
    repeat {
      // Work without an end is taken for a run without one: its caller would only turn the loop again.
      if !drain(budget: &budget) { return hasEndlessRun = true }
    } while wakeNext(dueBy: end)
    if end == .max { hasEndlessRun = true } else { time.move(to: end) }
  }

  private static let nestedBudget = 100_000
}
