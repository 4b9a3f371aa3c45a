@MainActor @Suite struct TimeTests {
  @Test @MainActor func `advancing wakes each sleeper at its own time, or goes to the next`() throws {
    let simulation = try Simulation()
    let log = Log()
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
    // Work that a sleeper starts on the way takes its time from there.
    let secondSimulation = try Simulation()
    var ticks: [Duration] = []
    secondSimulation.task {
      while ticks.count < 5 {
        try? await Task.sleep(for: .milliseconds(300))
        ticks.append(secondSimulation.now)
      }
    }
    try secondSimulation.advance(by: .seconds(1))
    expect(ticks, is: [.milliseconds(300), .milliseconds(600), .milliseconds(900)])
    try secondSimulation.advance(by: .seconds(10))
    expect(ticks.count, is: 5)
    expect(ticks.last, is: .milliseconds(1500))
    expect(secondSimulation.now, is: .seconds(11))
    // Advancing to the next wake goes there if it is near enough, and wakes all that are due.
    let thirdSimulation = try Simulation()
    let thirdLog = Log()
    for (name, seconds) in [("late", 60), ("one", 2), ("two", 2)] {
      thirdSimulation.task(name: name) {
        try? await Task.sleep(for: .seconds(seconds))
        thirdLog(name)
      }
    }
    expect(thirdSimulation.sleepers.isEmpty, "no task sleeps before the tasks have begun")
    try expect(!thirdSimulation.advanceToNextWake(within: .seconds(1)))
    expect(thirdSimulation.sleepers.map(\.taskName), is: ["one", "two", "late"])
    expect(thirdSimulation.now, is: .zero)
    expect(thirdLog.entries.isEmpty)
    try expect(thirdSimulation.advanceToNextWake(within: .seconds(2)))
    expect(thirdSimulation.now, is: .seconds(2))
    expect(thirdLog.entries, is: ["one", "two"])
    try expect(!thirdSimulation.advanceToNextWake(within: .seconds(57)))
    try expect(thirdSimulation.advanceToNextWake())
    expect(thirdLog.entries.last, is: "late")
    expect(thirdSimulation.now, is: .seconds(60))
    try expect(!thirdSimulation.advanceToNextWake())
  }

  @Test @MainActor func `sleepers are described, and time runs forwards to its limit`() throws {
    // Sleepers have a name and a duration.
    let simulation = try Simulation()
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
    // Time runs forwards, and not beyond its limit.
    let secondSimulation = try Simulation()
    #expect(throws: SimulationMisuse.negativeDuration(.seconds(-1))) { try secondSimulation.advance(by: .seconds(-1)) }
    #expect(throws: SimulationMisuse.self) { try secondSimulation.advanceToNextWake(within: .seconds(-1)) }
    #expect(throws: SimulationStuck.self) { try secondSimulation.advance(by: .seconds(24 * 3600 + 1)) }
    expect(secondSimulation.now, is: .zero)
    try secondSimulation.advance(by: .seconds(24 * 3600))
    #expect(throws: SimulationStuck.self) { try secondSimulation.advance(by: .nanoseconds(1)) }
    secondSimulation.timeLimit = .seconds(Int64.max)
    try secondSimulation.advance(by: .seconds(Int64.max))
    expect(secondSimulation.now, is: .nanoseconds(Int64.max), "the end of time")
    try secondSimulation.advance(by: .seconds(1))
    expect(secondSimulation.now, is: .nanoseconds(Int64.max))
  }
}
