@MainActor @Suite struct StuckTests {
  @Test @MainActor func `endless loops end at a limit, and report their pending work`() throws {
    // An endless loop over yields ends at the job limit, and can be ended.
    let simulation = try Simulation()
    simulation.jobLimit = 1000
    var isOver = false
    let error = try #require(throws: SimulationStuck.self) {
      try simulation.settle { Task { while !isOver { await Task.yield() } } }
    }
    expect(error.reason, is: .tooManyJobs(limit: 1000))
    expect(error.pending.runnableJobs, is: 1)
    expect(error.pending.unfinishedTasks, is: 1)
    expect(simulation.hasRunnableWork)
    expect(simulation.jobsRun, is: 1000)
    expect("\(error)", begins: "Simulation stuck: more than 1000 jobs ran and no virtual time passed between them.")
    isOver = true
    try simulation.settle()
    expect(simulation.pending.isEmpty)
    // A loop that waits for a clock reports that clocks do not move.
    let secondSimulation = try Simulation()
    let secondError = try #require(throws: SimulationStuck.self) {
      try secondSimulation.settle {
        Task {
          let end = Date() + 5
          while Date() < end { await Task.yield() }
        }
      }
    }
    expect("\(secondError)", contains: "clocks stand still while jobs run")
    secondSimulation.finish()
    // Endless polling ends at the time limit, or at the limit of all jobs.
    for (interval, expected) in [
      (Duration.seconds(120), SimulationStuck.Reason.tooLate(limit: .seconds(24 * 3600))),
      (.milliseconds(1), .tooManyJobsInAll(limit: 4_000)),
    ] {
      let simulation = try Simulation()
      simulation.totalJobLimit = 4_000
      simulation.task(name: "poll") { while !Task.isCancelled { try? await Task.sleep(for: interval) } }
      let error = try #require(throws: SimulationStuck.self) { while try simulation.advanceToNextWake() {} }
      expect(error.reason, is: expected)
      expect("\(error)", contains: "task \"poll\" sleeps")
      simulation.finish()
      expect(simulation.unfinishedTasks, is: 0)
    }
  }

  @Test @MainActor func `pending work is described, and a job cannot drive its own simulation`() throws {
    let simulation = try Simulation()
    expect("\(simulation.pending)", is: "nothing is pending at 0.0 seconds")
    var continuation: CheckedContinuation<Void, Never>?
    for seconds in 1...12 { simulation.task { try? await Task.sleep(for: .seconds(seconds)) } }
    simulation.task { await withCheckedContinuation { continuation = $0 } }
    try simulation.settle()
    simulation.task {}
    let pending = simulation.pending
    expect(pending.sleepers.count, is: 12)
    expect(pending.suspendedTasks, is: 1)
    expect(pending.runnableJobs, is: 1)
    expect(pending.unfinishedTasks, is: 14)
    expect(!pending.isEmpty)
    let lines = "\(pending)".split(separator: "\n")
    expect(
      lines.first,
      is: """
        at 0.0 seconds: 1 job is ready to run; 12 sleepers wait for virtual time; 1 task waits for another task, for a continuation or \
        stream that was not resumed, or for work outside the simulation
        """)
    expect(lines.count, is: 12)
    expect(lines.last, is: "- and 2 more")
    try simulation.settle { continuation?.resume() }
    try simulation.advance(by: .seconds(12))
    expect("\(simulation.pending)", is: "nothing is pending at 12.0 seconds")
    // A simulation is not driven from inside its own jobs.
    let secondSimulation = try Simulation()
    var errors: [SimulationMisuse] = []
    try secondSimulation.settle {
      Task {
        for call in [
          { try secondSimulation.settle() }, { try secondSimulation.advance(by: .seconds(1)) },
          { _ = try secondSimulation.advanceToNextWake() },
        ] { do { try call() } catch { errors.append(try #require(error as? SimulationMisuse)) } }
      }
    }
    expect(errors, is: [.reentered("settle"), .reentered("advance(by:)"), .reentered("advanceToNextWake(within:)")])
  }
}
