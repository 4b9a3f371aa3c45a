extension Simulation {
  /// Runs only `body` inside the simulation: jobs that it makes ready wait for the next call.
  @discardableResult package func enter<Value>(_ body: () throws -> Value) rethrows -> Value { try core.enter(body) }

  /// Runs `action`, then everything that is runnable, until nothing is. Virtual time passes only where code sleeps by blocking its thread.
  package func settle(_ action: () throws -> Void = {}) throws {
    try work("settle") { budget in
      try action()
      try drain(&budget)
    }
  }

  /// Runs what is runnable now, and not what that makes runnable: the first part of each task that waits to begin.
  package func takeTurn() throws {
    try work("takeTurn") { budget in
      var turn = min(budget, core.runnableCount)
      _ = core.drain(budget: &turn)
    }
  }

  /// Creates a main-actor task inside the simulation, as SwiftUI's `.task { }` does; it starts at the next call that settles.
  @discardableResult package func task(
    name: String? = nil, priority: TaskPriority? = nil, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    enter { Task(name: name, priority: priority) { await operation() } }
  }

  // MARK: - For the other calls

  func work<Value>(_ call: String, _ body: (_ budget: inout Int) throws -> Value) throws -> Value {
    if core.isFinished { throw SimulationMisuse.finished(call) }
    if core.isDraining { throw SimulationMisuse.reentered(call) }
    var budget = jobLimit
    return try core.enter { try body(&budget) }
  }

  func drain(_ budget: inout Int) throws {
    let isIdle = core.drain(budget: &budget)
    if core.hasStopped, let departure = departures.first { throw LeftVirtualTime(departure: departure) }
    if !isIdle { throw stuck(.tooManyJobs(limit: jobLimit)) }
  }

  /// Wakes the next sleeper that is due by `instant` and settles it. Returns false if no sleeper is due.
  func wakeNext(dueBy instant: Int64, _ budget: inout Int) throws -> Bool {
    if core.jobsRun >= totalJobLimit { throw stuck(.tooManyJobsInAll(limit: totalJobLimit)) }
    guard core.wakeNext(dueBy: instant) else { return false }
    try drain(&budget)
    return true
  }

  func stuck(_ reason: SimulationStuck.Reason) -> SimulationStuck { SimulationStuck(reason: reason, pending: pending) }
}
