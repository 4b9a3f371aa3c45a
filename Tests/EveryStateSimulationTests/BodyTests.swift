@MainActor @Suite struct BodyTests {
  @Test @MainActor func `a body runs to its end in virtual time, and its requests are served when idle`() throws {
    let simulation = try Simulation()
    let result = try simulation.run {
      async let other: Void = Task.sleep(for: .seconds(1800))
      try await Task.sleep(for: .seconds(3600))
      try await other
      return simulation.now
    }
    expect(result, is: .seconds(3600))
    // A body's request is served when nothing else is left to do.
    let secondSimulation = try Simulation()
    let log = Log()
    var request: CheckedContinuation<String, Never>?
    let answer = try secondSimulation.run {
      Task { log("work before the request is served") }
      return await withCheckedContinuation { request = $0 }
    } onIdle: {
      guard let waiting = request else { return false }
      request = nil
      log("served at \(secondSimulation.now)")
      waiting.resume(returning: "pressed")
      return true
    }
    expect(answer, is: "pressed")
    expect(log.entries, is: ["work before the request is served", "served at 0.0 seconds"])
  }

  @Test @MainActor func `a body that throws or never ends throws, also step by step`() throws {
    let simulation = try Simulation()
    #expect(throws: Oops.self) { try simulation.run { throw Oops() } }
    #expect(throws: Oops.self) {
      try simulation.run({ try await Task.sleep(for: .seconds(1)) }, onIdle: { throw Oops() })
    }
    var kept: [CheckedContinuation<Void, Never>] = []
    let stuck = try #require(throws: SimulationStuck.self) {
      try simulation.run { await withCheckedContinuation { kept.append($0) } }
    }
    expect(stuck.reason, is: .nothingToWaitFor)
    expect(stuck.pending.suspendedTasks, is: 1)
    expect("\(stuck)", contains: "a continuation or stream that is never resumed")
    let late = try #require(throws: SimulationStuck.self) {
      try simulation.run(within: .seconds(10)) { while true { try await Task.sleep(for: .seconds(3)) } }
    }
    expect(late.reason, is: .tooLate(limit: .seconds(10)))
    kept.forEach { $0.resume() }
    try simulation.settle()
    expect(simulation.unfinishedTasks, is: 0, "a body that is given up is cancelled")
    // A body is driven step by step through its handle.
    let secondSimulation = try Simulation()
    let body = secondSimulation.start(name: "body") {
      try await Task.sleep(for: .seconds(1))
      return 5
    }
    expect(!body.isFinished)
    try secondSimulation.settle()
    expect(secondSimulation.sleepers.first?.taskName, is: "body")
    expect(body.result == nil)
    try secondSimulation.advance(by: .seconds(1))
    try expect(body.result?.get(), is: 5)
    let cancelled = secondSimulation.start { try await Task.sleep(for: .seconds(60)) }
    try secondSimulation.settle()
    cancelled.cancel()
    try secondSimulation.settle()
    #expect(throws: CancellationError.self) { try cancelled.result?.get() }
    secondSimulation.finish()
    cancelled.cancel()
  }
}

private struct Oops: Error {}
