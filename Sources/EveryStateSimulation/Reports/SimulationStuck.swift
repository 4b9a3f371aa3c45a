package struct SimulationStuck: Error, Sendable, CustomStringConvertible {
  package enum Reason: Sendable, Equatable {
    case tooManyJobs(limit: Int)
    case tooManyJobsInAll(limit: Int)
    case tooLate(limit: Duration)
    case nothingToWaitFor
    case outsideWorkIsLate(timeout: Duration)
  }

  package var reason: Reason
  package var pending: PendingWork

  package init(reason: Reason, pending: PendingWork) {
    self.reason = reason
    self.pending = pending
  }

  package var description: String { "Simulation stuck: \(words.problem). \(words.remedy)\nPending \(pending)" }

  private var words: (problem: String, remedy: String) {
    switch reason {
    case .tooManyJobs(let limit):
      (
        "more than \(limit) jobs ran and no virtual time passed between them",
        "A task probably loops: over `Task.yield()`, over calls that never wait, or until a clock shows a later time (clocks stand "
          + "still while jobs run). Let the loop sleep, or raise `Simulation.jobLimit`."
      )
    case .tooManyJobsInAll(let limit):
      (
        "more than \(limit) jobs ran in this simulation",
        "A task probably polls forever in short sleeps. End what it polls for, sleep longer, or raise "
          + "`Simulation.totalJobLimit`."
      )
    case .tooLate(let limit):
      (
        "virtual time would pass \(limit)",
        "A task probably polls forever. End what it polls for, or raise `Simulation.timeLimit`."
      )
    case .nothingToWaitFor:
      (
        "it waits for something that neither virtual time nor simulated work will bring",
        "Look for a load that is never started, a continuation or stream that is never resumed, or work that left the simulation (a "
          + "thread, an actor with its own executor or one shared with foreign code). Replace it with a mock that uses `Task.sleep`, or "
          + "wait for it in real time with `waitForOutsideWork(until:timeout:)`."
      )
    case .outsideWorkIsLate(let timeout):
      (
        "work outside the simulation did not arrive within \(timeout) of real time",
        "Replace the work with a mock that uses `Task.sleep`, or allow a longer timeout."
      )
    }
  }
}
