import CEveryStateRuntime

extension Simulation {
  /// Waits in real time for work that has left the simulation, and runs the tasks that it resumes. No virtual time passes.
  package func waitForOutsideWork(
    until condition: @MainActor () throws -> Bool, timeout: Duration = .seconds(5)
  ) async throws {
    let end = everystate_real_nanoseconds().saturatingAdding(timeout.wholeNanoseconds)
    while true {
      try settle()
      if try enter(condition) { return }
      if everystate_real_nanoseconds() >= end { throw stuck(.outsideWorkIsLate(timeout: timeout)) }
      // A pause, not a yield: the awaited work may need the main thread, and the processor.
      try await Task.sleep(for: .microseconds(200))
    }
  }
}
