@MainActor @Suite struct DispatchTests {
  private let simulation: Simulation
  private let log = Log()
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `a delay on any queue passes in virtual time`() throws {
    let own = DispatchQueue(label: "own")
    try simulation.settle {
      for (queue, delay) in [(DispatchQueue.main, 0.3), (.global(), 0.2), (own, 0.1)] {
        queue.asyncAfter(deadline: .now() + delay) {
          let date = Date().timeIntervalSince1970
          DispatchQueue.main.async { MainActor.assumeIsolated { log("\(delay) at \(simulation.now) \(date)") } }
        }
      }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 60) {
        MainActor.assumeIsolated { log("wall at \(simulation.now)") }
      }
      own.asyncAfter(deadline: .distantFuture) { fatalError("never") }
    }
    expect(simulation.sleepers.map(\.queueLabel), is: ["own", "com.apple.root.default-qos", "main", "main"])
    expect(
      simulation.sleepers.map(\.deadline),
      is: [.milliseconds(100), .milliseconds(200), .milliseconds(300), .seconds(60)])
    expect(
      simulation.sleepers.first.map { "\($0)" },
      is: "a block for the dispatch queue \"own\" waits 0.1 seconds, until 0.1 seconds")
    expect(!simulation.pending.isEmpty)
    while try simulation.advanceToNextWake() {}
    expect(
      log.entries,
      is: [
        "0.1 at 0.1 seconds 1735724460.1", "0.2 at 0.2 seconds 1735724460.2", "0.3 at 0.3 seconds 1735724460.3",
        "wall at 60.0 seconds",
      ])
  }

  @Test @MainActor func `a cancelled work item is not a sleeper, and does not run`() throws {
    let item = DispatchWorkItem { MainActor.assumeIsolated { log("cancelled") } }
    let other = DispatchWorkItem { MainActor.assumeIsolated { log("other") } }
    try simulation.settle {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: other)
      other.notify(queue: .main) { MainActor.assumeIsolated { log("notified") } }
    }
    expect(simulation.sleepers.count, is: 2)
    item.cancel()
    expect(simulation.sleepers.map(\.deadline), is: [.seconds(2)])
    try simulation.advance(by: .seconds(2))
    expect(log.entries, is: ["other", "notified"])
  }

  @Test @MainActor func `a suspended queue does nothing until it has been resumed as often`() throws {
    let log = Mutex<[String]>([])
    let queue = DispatchQueue(label: "own")
    try simulation.settle {
      queue.async { log.withLock { $0.append("before") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { queue.resume() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { queue.resume() }
    }
    try simulation.settle {
      queue.suspend()
      queue.suspend()
      for text in ["first", "second"] { queue.async { log.withLock { $0.append(text) } } }
    }
    try simulation.advance(by: .seconds(1))
    expect(log.withLock { $0 }, is: ["before"])
    try simulation.advance(by: .seconds(1))
    expect(log.withLock { $0 }, is: ["before", "first", "second"])
  }

  @Test @MainActor func `an inactive queue waits until it is activated`() throws {
    let log = Mutex<[String]>([])
    try simulation.settle {
      let queue = DispatchQueue(label: "own", attributes: [.concurrent, .initiallyInactive])
      queue.async { log.withLock { $0.append("work") } }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { queue.activate() }
    }
    expect(log.withLock { $0 }, is: [])
    try simulation.advance(by: .seconds(1))
    expect(log.withLock { $0 }, is: ["work"])
  }

  @Test @MainActor func `a synchronous call waits for a suspended queue, in virtual time`() throws {
    try simulation.settle {
      let queue = DispatchQueue(label: "own")
      queue.suspend()
      queue.async { DispatchQueue.main.async { MainActor.assumeIsolated { log("async") } } }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { queue.resume() }
      queue.sync { log("sync at \(simulation.now)") }
    }
    expect(log.entries, is: ["sync at 1.0 seconds", "async"])
  }

  @Test @MainActor func `work on a suspended queue ends with the simulation`() throws {
    let queue = DispatchQueue(label: "own")
    let log = Mutex<[String]>([])
    try simulation.settle {
      queue.suspend()
      queue.async { log.withLock { $0.append("left") } }
    }
    simulation.finish()
    queue.resume()
    queue.sync {}
    expect(log.withLock { $0 }, is: [])
  }

  @Test @MainActor func `a wait for another thread is real`() throws {
    try simulation.settle {
      let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
      group.enter()
      Thread.detachNewThread {
        usleep(2000)
        semaphore.signal()
        usleep(2000)
        group.leave()
      }
      expect(semaphore.wait(timeout: .now() + 60), is: .success)
      expect(group.wait(wallTimeout: .now() + 60), is: .success)
      expect(semaphore.wait(wallTimeout: .now() + 0.001), is: .timedOut)
    }
    expect(simulation.now, is: .zero)
  }

  @Test @MainActor func `tasks and blocks start one another`() throws {
    try simulation.settle {
      Task {
        let value = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 2) { continuation.resume(returning: 5) }
        }
        log("\(value) at \(simulation.now)")
      }
      DispatchQueue.global().async {
        Task.detached {
          try await Task.sleep(for: .seconds(1))
          await log("task from a block at \(simulation.now)")
        }
      }
    }
    try simulation.advance(by: .seconds(3))
    expect(log.entries, is: ["task from a block at 1.0 seconds", "5 at 2.0 seconds"])
    expect(simulation.outsideJobs, is: 0)
  }

  @Test func `blocks of a finished simulation are dropped`() async throws {
    do {
      let simulation = try Simulation()
      let group = DispatchGroup()
      try simulation.settle {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { MainActor.assumeIsolated { log("later") } }
        group.enter()
        group.notify(queue: .main) { MainActor.assumeIsolated { log("notified") } }
      }
      simulation.enter {
        DispatchQueue.main.async { MainActor.assumeIsolated { log("ready") } }
        DispatchQueue.global().async(group: group) {}
      }
      simulation.finish()
      group.leave()
    }
    try await Task.sleep(for: .milliseconds(5))
    expect(log.entries.isEmpty)
  }

  @Test func `dispatch outside a simulation is real`() async throws {
    simulation.task { try? await Task.sleep(for: .seconds(60)) }
    try simulation.settle()
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {}
        group.notify(queue: .global()) { @Sendable in continuation.resume() }
      }
    }
    expect(start.duration(to: .now) >= .milliseconds(20))
    expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.001), is: .timedOut)
  }
}
