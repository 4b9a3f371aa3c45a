import CEveryStateRuntime

extension Simulation {
  /// Runs `body` on this thread as the main actor's code, for callers that cannot wait for the main thread. Its tasks never run.
  package nonisolated static func aside<Value>(_ body: @MainActor () -> Value) -> Value {
    let core = SimulationCore(start: defaultStartDate)
    defer { core.finish(budget: cleanUpBudget) }
    return withoutActuallyEscaping(body) { body in
      let body = unsafeBitCast(body, to: (() -> Value).self)
      return core.enter(body)
    }
  }

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
