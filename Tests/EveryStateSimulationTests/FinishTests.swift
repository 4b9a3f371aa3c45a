@MainActor @Suite struct FinishTests {
  private let simulation: Simulation
  private let log = Log()
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `finishing cancels unfinished tasks and lets them end`() throws {
    simulation.task { do { try await Task.sleep(for: .seconds(60)) } catch { log("sleep: \(type(of: error))") } }
    simulation.task {
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      for await _ in stream {}
      log("stream ended")
      withExtendedLifetime(continuation) {}
    }
    simulation.task {
      await withTaskGroup { group in for _ in 0..<3 { group.addTask { try? await Task.sleep(for: .seconds(1)) } } }
      log("group ended, cancelled: \(Task.isCancelled)")
    }
    simulation.task {
      await withTaskCancellationHandler {
        try? await Task.sleep(for: .seconds(5))
      } onCancel: {
        Task { @MainActor in log("a task that a cancellation handler started") }
      }
    }
    try simulation.settle()
    expect(simulation.sleepers.count, is: 5)
    simulation.finish()
    expect(
      log.entries.sorted(),
      is: [
        "a task that a cancellation handler started", "group ended, cancelled: true", "sleep: CancellationError",
        "stream ended",
      ])
    expect(simulation.isFinished)
    expect(simulation.pending.isEmpty)
    expect(simulation.now, is: .zero)
  }

  @Test @MainActor func `tasks release their captures when they end, and when they are cancelled`() throws {
    weak var first: Log?
    weak var second: Log?
    do {
      let log = Log()
      first = log
      simulation.task { log("done") }
      let other = Log()
      second = other
      simulation.task {
        try? await Task.sleep(for: .seconds(60))
        other("cancelled")
      }
    }
    try simulation.settle()
    expect(first == nil)
    expect(second != nil)
    simulation.finish()
    expect(second == nil)
  }

  @Test @MainActor func `objects that start tasks while they go away do no harm`() throws {
    try simulation.settle {
      let last = StartsTaskInDeinit(log)
      Task { withExtendedLifetime(last) {} }
    }
    expect(log.entries, is: ["from a deinit"])
    simulation.finish()
  }

  @Test func `endless work is dropped, and leaks neither into another simulation nor into real time`() async throws {
    var kept: [CheckedContinuation<Void, Never>] = []
    do {
      let simulation = try Simulation()
      simulation.task {
        await withCheckedContinuation { kept.append($0) }
        log("a continuation went on")
      }
      simulation.task {
        while true {
          await Task.yield()
          if log.entries.contains("next") { log("a loop went on") }
        }
      }
      simulation.task {
        while true {
          try? await Task.sleep(for: .seconds(1))
          if log.entries.contains("next") { log("polling went on") }
        }
      }
      simulation.jobLimit = 100
      try? simulation.settle()
      simulation.finish()
      simulation.finish()
      expect(!simulation.hasRunnableWork)
      expect(simulation.sleepers.isEmpty)
      #expect(throws: SimulationMisuse.finished("settle")) { try simulation.settle() }
      #expect(throws: SimulationMisuse.finished("advance(by:)")) { try simulation.advance(by: .seconds(1)) }
    }
    log("next")
    let next = try Simulation()
    try next.settle { kept.first?.resume() }
    try next.advance(by: .seconds(100))
    try await Task.sleep(for: .milliseconds(5))
    expect(next.jobsRun, is: 0)
    expect(log.entries, is: ["next"])
  }

  @Test(arguments: [100, 101, 102, 103]) func `a finished simulation frees its actors`(_ limit: Int) async throws {
    let actor = EndlessActor()
    let simulation = try Simulation()
    simulation.jobLimit = limit
    for _ in 0..<3 { simulation.task { await actor.loop() } }
    #expect(throws: SimulationStuck.self) { try simulation.settle() }
    simulation.finish()
    let next = try Simulation()
    var answer = 0
    try next.settle { Task { answer = await actor.answer() } }
    expect(answer, is: 5)
    await expect(actor.answer(), is: 5)
  }

  @Test func `a finished simulation can be entered, and runs nothing any more`() async throws {
    try simulation.advance(by: .seconds(1))
    simulation.finish()
    let task = simulation.enter {
      DispatchQueue.main.async { MainActor.assumeIsolated { log("block") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { MainActor.assumeIsolated { log("later block") } }
      return Task { log("task") }
    }
    Task.immediate { try? await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    try await Task.sleep(for: .milliseconds(5))
    expect(log.entries.isEmpty)
    expect(simulation.now, is: .seconds(1))
    expect(simulation.sleepers.isEmpty)
    expect(!simulation.hasRunnableWork)
  }

  @Test func `a released simulation is finished`() async throws {
    do {
      let simulation = try Simulation()
      simulation.task { do { try await Task.sleep(for: .milliseconds(1)) } catch { log("cancelled") } }
      try simulation.settle()
    }
    expect(log.entries, is: ["cancelled"])
    try await Task.sleep(for: .milliseconds(5))
    expect(log.entries, is: ["cancelled"])
  }
}

private actor EndlessActor {
  private var count = 0

  func loop() async {
    while true {
      count += 1
      await Task.yield()
    }
  }

  func answer() -> Int { count > 0 ? 5 : 0 }
}

private final class StartsTaskInDeinit: Sendable {
  private let log: Log
  init(_ log: Log) { self.log = log }

  deinit { Task { @MainActor [log] in log("from a deinit") } }
}
