import CEveryStateRuntime

extension Simulation {
  /// Waits in real time for work that has left the simulation: a dispatch queue, a URLSession, an actor with its own
  /// executor. Tasks that this work resumes run here, inside the simulation. No virtual time passes.
  ///
  ///     try await simulation.waitForOutsideWork(until: { viewModel.image != nil })
  ///
  /// - Parameters:
  ///   - condition: what the work brings about.
  ///   - timeout: in real time.
  /// - Throws: ``SimulationStuck`` if `condition` does not hold in time or the simulation cannot settle;
  ///   `CancellationError` if the test is cancelled.
  package func waitForOutsideWork(
    until condition: @MainActor () throws -> Bool, timeout: Duration = .seconds(5)
  ) async throws {
    let end = everystate_real_nanoseconds().saturatingAdding(timeout.wholeNanoseconds)
    while true {
      try settle()
      if try enter(condition) { return }
      if everystate_real_nanoseconds() >= end { throw stuck(.outsideWorkIsLate(timeout: timeout)) }
      // A pause, not a yield: what is waited for may need the main thread, and the processor.
      try await Task.sleep(for: .microseconds(200))
    }
  }
}
