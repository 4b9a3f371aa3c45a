import CEveryStateRuntime

// The app's calls to the main run loop, on the simulating thread.
extension SimulationCore {
  func performInRunLoop(_ block: KeptBlock) {
    schedule(Event("a block of the run loop", on: .main) { block.perform() }, after: 0)
  }

  /// Turns the run loop in the midst of the running job for so much virtual time; without an end, until nothing is left to wait for.
  func turnRunLoop(for duration: Int64) {
    let end = time.elapsed.saturatingAdding(duration)
    var budget = Self.nestedBudget
    repeat {
      // Endless work makes an endless run: the caller would only turn the loop again.
      if !drain(budget: &budget) { return hasEndlessRun = true }
    } while wakeNext(dueBy: end)
    if end == .max { hasEndlessRun = true } else { time.move(to: end) }
  }

  private static let nestedBudget = 100_000
}
