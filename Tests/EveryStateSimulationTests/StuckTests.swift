@MainActor @Suite struct StuckTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `an endless loop over yields ends at the job limit, and can be ended`() throws {
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
  }

  @Test @MainActor func `a loop that waits for a clock reports that clocks do not move`() throws {
    let error = try #require(throws: SimulationStuck.self) {
      try simulation.settle {
        Task {
          let end = Date() + 5
          while Date() < end { await Task.yield() }
        }
      }
    }
    expect("\(error)", contains: "clocks stand still while jobs run")
    simulation.finish()
  }

  @Test @MainActor func `endless polling ends at the time limit, or at the limit of all jobs`() throws {
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

  @Test @MainActor func `pending work is described`() throws {
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
  }

  @Test @MainActor func `a simulation is not driven from inside its own jobs`() throws {
    var errors: [SimulationMisuse] = []
    try simulation.settle {
      Task {
        for call in [
          { try simulation.settle() }, { try simulation.advance(by: .seconds(1)) },
          { _ = try simulation.advanceToNextWake() },
        ] { do { try call() } catch { errors.append(try #require(error as? SimulationMisuse)) } }
      }
    }
    expect(errors, is: [.reentered("settle"), .reentered("advance(by:)"), .reentered("advanceToNextWake(within:)")])
  }
}
