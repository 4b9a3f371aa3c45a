@MainActor @Suite struct TimeTests {
  private let simulation: Simulation
  private let log = Log()
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `advancing wakes each sleeper at its own time`() throws {
    for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("a too", 1)] {
      simulation.task {
        try? await Task.sleep(for: .seconds(seconds))
        log("\(name) at \(simulation.now)")
        await Task.yield()
        log("\(name) settled")
      }
    }
    try simulation.advance(by: .milliseconds(2500))
    expect(
      log.entries,
      is: ["a at 1.0 seconds", "a settled", "a too at 1.0 seconds", "a too settled", "b at 2.0 seconds", "b settled"])
    expect(simulation.now, is: .milliseconds(2500))
    expect(simulation.sleepers.map(\.deadline), is: [.seconds(3)])
  }

  @Test @MainActor func `work that a sleeper starts on the way takes its time from there`() throws {
    var ticks: [Duration] = []
    simulation.task {
      while ticks.count < 5 {
        try? await Task.sleep(for: .milliseconds(300))
        ticks.append(simulation.now)
      }
    }
    try simulation.advance(by: .seconds(1))
    expect(ticks, is: [.milliseconds(300), .milliseconds(600), .milliseconds(900)])
    try simulation.advance(by: .seconds(10))
    expect(ticks.count, is: 5)
    expect(ticks.last, is: .milliseconds(1500))
    expect(simulation.now, is: .seconds(11))
  }

  @Test @MainActor func `advancing to the next wake goes there if it is near enough, and wakes all that are due`()
    throws
  {
    for (name, seconds) in [("late", 60), ("one", 2), ("two", 2)] {
      simulation.task(name: name) {
        try? await Task.sleep(for: .seconds(seconds))
        log(name)
      }
    }
    expect(simulation.sleepers.isEmpty, "no task sleeps before the tasks have begun")
    try expect(!simulation.advanceToNextWake(within: .seconds(1)))
    expect(simulation.sleepers.map(\.taskName), is: ["one", "two", "late"])
    expect(simulation.now, is: .zero)
    expect(log.entries.isEmpty)
    try expect(simulation.advanceToNextWake(within: .seconds(2)))
    expect(simulation.now, is: .seconds(2))
    expect(log.entries, is: ["one", "two"])
    try expect(!simulation.advanceToNextWake(within: .seconds(57)))
    try expect(simulation.advanceToNextWake())
    expect(log.entries.last, is: "late")
    expect(simulation.now, is: .seconds(60))
    try expect(!simulation.advanceToNextWake())
  }

  @Test @MainActor func `sleepers have a name and a duration`() throws {
    try simulation.advance(by: .seconds(10))
    try simulation.settle { Task(name: "poll", priority: .low) { try await Task.sleep(for: .seconds(30)) } }
    let sleeper = try #require(simulation.sleepers.first)
    expect(sleeper.taskName, is: "poll")
    expect(sleeper.priority, is: .low)
    expect(sleeper.taskID != nil)
    expect(sleeper.began, is: .seconds(10))
    expect(sleeper.deadline, is: .seconds(40))
    expect(sleeper.duration, is: .seconds(30))
    expect("\(sleeper)", is: "task \"poll\" sleeps 30.0 seconds, until 40.0 seconds")
  }

  @Test @MainActor func `time runs forwards, and not beyond its limit`() throws {
    #expect(throws: SimulationMisuse.negativeDuration(.seconds(-1))) { try simulation.advance(by: .seconds(-1)) }
    #expect(throws: SimulationMisuse.self) { try simulation.advanceToNextWake(within: .seconds(-1)) }
    #expect(throws: SimulationStuck.self) { try simulation.advance(by: .seconds(24 * 3600 + 1)) }
    expect(simulation.now, is: .zero)
    try simulation.advance(by: .seconds(24 * 3600))
    #expect(throws: SimulationStuck.self) { try simulation.advance(by: .nanoseconds(1)) }
    simulation.timeLimit = .seconds(Int64.max)
    try simulation.advance(by: .seconds(Int64.max))
    expect(simulation.now, is: .nanoseconds(Int64.max), "the end of time")
    try simulation.advance(by: .seconds(1))
    expect(simulation.now, is: .nanoseconds(Int64.max))
  }
}
