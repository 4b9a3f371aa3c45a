@MainActor @Suite struct BodyTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `a body runs to its end in virtual time`() throws {
    let result = try simulation.run {
      async let other: Void = Task.sleep(for: .seconds(1800))
      try await Task.sleep(for: .seconds(3600))
      try await other
      return simulation.now
    }
    expect(result, is: .seconds(3600))
  }

  @Test @MainActor func `a body's request is served when nothing else is left to do`() throws {
    let log = Log()
    var request: CheckedContinuation<String, Never>?
    let answer = try simulation.run {
      Task { log("work before the request is served") }
      return await withCheckedContinuation { request = $0 }
    } onIdle: {
      guard let waiting = request else { return false }
      request = nil
      log("served at \(simulation.now)")
      waiting.resume(returning: "pressed")
      return true
    }
    expect(answer, is: "pressed")
    expect(log.entries, is: ["work before the request is served", "served at 0.0 seconds"])
  }

  @Test @MainActor func `a body that throws or never ends throws`() throws {
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
  }

  @Test @MainActor func `a body is driven step by step through its handle`() throws {
    let body = simulation.start(name: "body") {
      try await Task.sleep(for: .seconds(1))
      return 5
    }
    expect(!body.isFinished)
    try simulation.settle()
    expect(simulation.sleepers.first?.taskName, is: "body")
    expect(body.result == nil)
    try simulation.advance(by: .seconds(1))
    try expect(body.result?.get(), is: 5)
    let cancelled = simulation.start { try await Task.sleep(for: .seconds(60)) }
    try simulation.settle()
    cancelled.cancel()
    try simulation.settle()
    #expect(throws: CancellationError.self) { try cancelled.result?.get() }
    simulation.finish()
    cancelled.cancel()
  }
}

private struct Oops: Error {}
