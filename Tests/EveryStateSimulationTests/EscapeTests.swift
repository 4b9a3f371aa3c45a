import Dispatch
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor @Suite struct EscapeTests {
  @Test func `work on threads, executors and busy actors is seen`() async throws {
    // Work on another thread is seen, and can be waited for in real time.
    let simulation = try Simulation()
    let log = Log()
    let release = DispatchSemaphore(value: 0)
    try simulation.settle {
      Task {
        let value = await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            release.wait()
            continuation.resume(returning: 5)
          }
        }
        log("got \(value)")
        try? await Task.sleep(for: .seconds(60))
        log("slept")
      }
    }
    expect(log.entries.isEmpty)
    expect(simulation.pending.suspendedTasks, is: 1)
    release.signal()
    try await simulation.waitForOutsideWork(until: { log.entries == ["got 5"] })
    expect(simulation.outsideJobs, is: 1, "\(simulation.escapes)")
    expect("\(simulation.escapes[0])", is: "a task was resumed by another thread at 0.0 seconds")
    try simulation.advance(by: .seconds(60))
    expect(log.entries, is: ["got 5", "slept"])
    expect("\(simulation.pending)", is: "nothing is pending at 60.0 seconds")
    // An actor with its own executor is seen.
    let secondSimulation = try Simulation()
    var result = 0
    try secondSimulation.settle { Task { result = await ActorOnAThread().work() } }
    try await secondSimulation.waitForOutsideWork(until: { result == 3 })
    expect(secondSimulation.outsideJobs, is: 1, "\(secondSimulation.escapes)")
    // An actor that foreign code is using is seen.
    do {
      let simulation = try Simulation()
      let actor = SharedActor()
      let started = DispatchSemaphore(value: 0)
      let release = DispatchSemaphore(value: 0)
      let foreign = Task.detached(priority: .high) { await actor.hold(started, release) }
      wait(for: started)
      var result = 0
      try simulation.settle { Task { result = await actor.quick() } }
      expect(result, is: 0)
      expect(simulation.pending.suspendedTasks, is: 1)
      release.signal()
      try await simulation.waitForOutsideWork(until: { result == 1 })
      await foreign.value
      expect(simulation.outsideJobs, is: 1, "\(simulation.escapes)")
    }
  }

  @Test func `requests are refused, and work that does not return is reported`() async throws {
    let simulation = try Simulation()
    let log = Log()
    try simulation.settle {
      Task {
        do { _ = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:9/")!) } catch {
          log("\(type(of: error))")
        }
      }
    }
    try await simulation.waitForOutsideWork(until: { !log.entries.isEmpty })
    expect(log.entries, is: ["URLError"])
    expect(simulation.departures.map(\.kind), is: [.request("GET http://127.0.0.1:9/")])
    // Work outside that does not arrive is reported.
    let secondSimulation = try Simulation()
    let kept = Mutex<[CheckedContinuation<Void, Never>]>([])
    secondSimulation.task {
      await withCheckedContinuation { continuation in kept.withLock { $0.append(continuation) } }
    }
    let error = await #expect(throws: SimulationStuck.self) {
      try await secondSimulation.waitForOutsideWork(until: { false }, timeout: .milliseconds(3))
    }
    expect(error?.reason, is: .outsideWorkIsLate(timeout: .milliseconds(3)))
    expect(error?.pending.suspendedTasks, is: 1)
    kept.withLock { $0.forEach { $0.resume() } }
  }

  @Test func `tasks that wait across the border return`() async throws {
    // A foreign task that waits for an actor which a simulation is using sleeps in real time.
    let simulation = try Simulation()
    let actor = SharedActor()
    let started = DispatchSemaphore(value: 0)
    let (slept, continuation) = AsyncStream<Duration>.makeStream()
    simulation.task {
      await actor.whileInUse {
        Thread.detachNewThread {
          Task.detached {
            started.signal()
            continuation.yield(await actor.sleep())
          }
        }
        started.wait()
        for _ in 0..<10_000 { sched_yield() }  // until the other task waits for the actor, most likely
      }
    }
    try simulation.settle()
    for await _ in slept { break }
    expect(simulation.now, is: .zero)
    expect(simulation.sleepers.isEmpty)
    expect(simulation.unfinishedTasks, is: 0)
    // A task that started immediately and is resumed by another thread comes back.
    let secondSimulation = try Simulation()
    let release = DispatchSemaphore(value: 0)
    var result = 0
    try secondSimulation.settle {
      Task.immediate {
        result = await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            release.wait()
            continuation.resume(returning: 4)
          }
        }
        result += Int(secondSimulation.now / .seconds(1))
      }
    }
    try secondSimulation.advance(by: .seconds(1))
    release.signal()
    try await secondSimulation.waitForOutsideWork(until: { result != 0 })
    expect(result, is: 5)
    expect(secondSimulation.outsideJobs, is: 1, "\(secondSimulation.escapes)")
  }
}

private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

private actor SharedActor {
  private var calls = 0

  func hold(_ started: DispatchSemaphore, _ release: DispatchSemaphore) {
    started.signal()
    wait(for: release)
  }

  func whileInUse(_ body: @Sendable () -> Void) { body() }

  func sleep() async -> Duration {
    let start = ContinuousClock.now
    try? await Task.sleep(for: .milliseconds(2))
    return start.duration(to: .now)
  }

  // It changes something, so that an optimiser cannot skip the actor.
  func quick() -> Int {
    calls += 1
    return calls
  }
}
