#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor @Suite struct EscapeTests {
  private let simulation: Simulation
  private let log = Log()
  init() throws { simulation = try Simulation() }

  @Test func `work on another thread is seen, and can be waited for in real time`() async throws {
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
    expect(simulation.escapes.first.map { "\($0)" }, is: "a task was resumed by another thread at 0.0 seconds")
    try simulation.advance(by: .seconds(60))
    expect(log.entries, is: ["got 5", "slept"])
    expect("\(simulation.pending)", is: "nothing is pending at 60.0 seconds")
  }

  @Test func `jobs from outside are listed beside pending work`() async throws {
    let release = DispatchSemaphore(value: 0)
    try simulation.settle {
      Task {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            release.wait()
            continuation.resume()
          }
        }
        try? await Task.sleep(for: .seconds(60))
      }
    }
    release.signal()
    try await simulation.waitForOutsideWork(until: { !simulation.pending.sleepers.isEmpty })
    expect(
      "\(simulation.pending)".split(separator: "\n").first,
      is: "at 0.0 seconds: 1 sleeper waits for virtual time; 1 job came from outside the simulation")
  }

  @Test func `an actor with its own executor is seen`() async throws {
    var result = 0
    try simulation.settle { Task { result = await ActorOnAThread().work() } }
    try await simulation.waitForOutsideWork(until: { result == 3 })
    expect(simulation.outsideJobs, is: 1, "\(simulation.escapes)")
  }

  @Test func `an actor that foreign code is using is seen`() async throws {
    let (actor, started) = (SharedActor(), DispatchSemaphore(value: 0))
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

  @Test func `a request fails and is recorded as a departure`() async throws {
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
  }

  @Test func `work outside that does not arrive is reported`() async throws {
    let kept = Mutex<[CheckedContinuation<Void, Never>]>([])
    simulation.task { await withCheckedContinuation { continuation in kept.withLock { $0.append(continuation) } } }
    let error = await #expect(throws: SimulationStuck.self) {
      try await simulation.waitForOutsideWork(until: { false }, timeout: .milliseconds(3))
    }
    expect(error?.reason, is: .outsideWorkIsLate(timeout: .milliseconds(3)))
    expect(error?.pending.suspendedTasks, is: 1)
    kept.withLock { $0.forEach { $0.resume() } }
  }

  @Test func `a foreign task that waits for an actor which a simulation is using sleeps in real time`() async throws {
    let (actor, started) = (SharedActor(), DispatchSemaphore(value: 0))
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
  }

  @Test func `a task that started immediately and is resumed by another thread comes back`() async throws {
    let release = DispatchSemaphore(value: 0)
    var result = 0
    try simulation.settle {
      Task.immediate {
        result = await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            release.wait()
            continuation.resume(returning: 4)
          }
        }
        result += Int(simulation.now / .seconds(1))
      }
    }
    try simulation.advance(by: .seconds(1))
    release.signal()
    try await simulation.waitForOutsideWork(until: { result != 0 })
    expect(result, is: 5)
    expect(simulation.outsideJobs, is: 1, "\(simulation.escapes)")
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
