@MainActor @Suite struct SleepTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `a sleep passes exactly the requested virtual time, to the nanosecond`() throws {
    let cases: [Duration] = [
      .nanoseconds(1), .nanoseconds(999), .microseconds(1), .microseconds(1500), .milliseconds(16), .milliseconds(333),
      .milliseconds(59_999), .seconds(60), .seconds(3600), .seconds(23 * 3600),
    ]
    for duration in cases {
      let simulation = try Simulation()
      var woke: Duration?
      try simulation.settle {
        Task {
          try await Task.sleep(for: duration)
          woke = simulation.now
        }
      }
      expect(simulation.sleepers.map(\.duration), is: [duration])
      try simulation.advance(by: duration - .nanoseconds(1))
      expect(woke, is: nil)
      try simulation.advance(by: .nanoseconds(1))
      expect(woke, is: duration)
    }
  }

  @Test @MainActor func `a duration is rounded to whole nanoseconds`() throws {
    let cases: [(Duration, Duration)] = [
      (.seconds(59.999), .milliseconds(59_999)), (.seconds(0.1), .milliseconds(100)), (.seconds(1e-10), .zero),
      (.nanoseconds(1) / 2, .nanoseconds(1)), (.milliseconds(1) / 3, .nanoseconds(333_333)),
    ]
    for (requested, passed) in cases {
      let simulation = try Simulation()
      simulation.task { try? await Task.sleep(for: requested) }
      while try simulation.advanceToNextWake() {}
      expect(simulation.now, is: passed)
    }
  }

  @Test @MainActor func `every way to sleep is virtual, and ties wake in the order of their beginning`() throws {
    var log: [String] = []
    let (minute, actor) = (Duration.seconds(60), SleepingActor())
    func start(_ name: String, _ sleep: @escaping @MainActor @Sendable () async throws -> Void) {
      Task {
        try? await sleep()
        log.append(name)
      }
    }
    try simulation.settle {
      start("for") { try await Task.sleep(for: minute) }
      start("nanoseconds") { try await Task.sleep(nanoseconds: 60_000_000_000) }
      start("until") { try await Task.sleep(until: .now + minute, clock: .continuous) }
      start("until suspending") { try await Task.sleep(until: .now + minute, clock: .suspending) }
      start("tolerance") { try await Task.sleep(for: minute, tolerance: .seconds(1)) }
      start("continuous clock") { try await ContinuousClock().sleep(for: minute) }
      start("suspending clock") { try await SuspendingClock().sleep(for: minute) }
      start("any clock") {
        let clock: any Clock<Duration> = ContinuousClock()
        try await clock.sleep(for: minute)
      }
      start("actor") { try await actor.sleep(minute) }
      start("nonisolated") { try await sleepNonisolated(minute) }
      start("concurrent") { try await sleepConcurrently(minute) }
      start("detached") { try await Task.detached { try await Task.sleep(for: minute) }.value }
      start("group child") {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await Task.sleep(for: minute) }
          try await group.waitForAll()
        }
      }
      start("async let") {
        async let sleep: Void = Task.sleep(for: minute)
        try await sleep
      }
      start("later") { try await Task.sleep(for: minute + .nanoseconds(1)) }
      start("earlier") { try await Task.sleep(for: minute - .nanoseconds(1)) }
      start("at once") { try await Task.sleep(for: .zero) }
      start("in the past") { try await Task.sleep(for: .seconds(-5)) }
    }
    expect(log.isEmpty)
    try simulation.advance(by: .zero)
    expect(log, is: ["at once", "in the past"])
    try simulation.advance(by: .seconds(59))
    expect(log.count, is: 2)
    while try simulation.advanceToNextWake() {}
    // Those that first hop off the main actor fall asleep after those that do not.
    expect(
      log.dropFirst(2),
      is: [
        "earlier", "for", "nanoseconds", "until", "until suspending", "tolerance", "continuous clock",
        "suspending clock", "any clock", "actor", "nonisolated", "concurrent", "detached", "group child", "async let",
        "later",
      ])
    expect(simulation.now, is: minute + .nanoseconds(1))
    expect(simulation.pending.isEmpty)
  }

  @Test @MainActor func `an endless sleep is not a deadline`() throws {
    var isCancelled = false
    let task = simulation.task { do { try await Task.sleep(nanoseconds: .max) } catch { isCancelled = true } }
    simulation.task { try? await Task.sleep(for: .seconds(Int64.max)) }
    simulation.task { try? await Task.sleep(until: .now + .seconds(1 << 40), clock: .continuous) }
    try simulation.settle()
    expect(simulation.sleepers.count, is: 3)
    try expect(!simulation.advanceToNextWake(within: .seconds(24 * 3600)))
    try simulation.advance(by: .seconds(24 * 3600))
    expect(simulation.sleepers.count, is: 3)
    try simulation.settle { task.cancel() }
    expect(isCancelled)
    expect(simulation.sleepers.count, is: 2)
  }

  @Test @MainActor func `a cancelled sleep ends at once, and is no longer a sleeper`() throws {
    var log: [String] = []
    var tasks: [Task<Void, Never>] = []
    let actor = SleepingActor()
    func start(_ name: String, _ sleep: @escaping @MainActor @Sendable () async throws -> Void) {
      tasks.append(
        Task {
          do {
            try await sleep()
            log.append(name)
          } catch { log.append("\(name) \(type(of: error))") }
        })
    }
    try simulation.settle {
      start("main actor") { try await Task.sleep(for: .seconds(10)) }
      start("actor") { try await actor.sleep(.seconds(20)) }
      start("async let") {
        async let sleep: Void = Task.sleep(for: .seconds(30))
        try await sleep
      }
      start("group") {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await Task.sleep(for: .seconds(40)) }
          try await group.waitForAll()
        }
      }
      start("stays") { try await Task.sleep(for: .seconds(50)) }
    }
    expect(simulation.sleepers.count, is: 5)
    try simulation.settle { tasks.dropLast().forEach { $0.cancel() } }
    expect(
      Set(log),
      is: [
        "main actor CancellationError", "actor CancellationError", "async let CancellationError",
        "group CancellationError",
      ])
    expect(simulation.sleepers.map(\.deadline), is: [.seconds(50)])
    expect(simulation.unfinishedTasks, is: 1)
    try expect(simulation.advanceToNextWake())
    expect(simulation.now, is: .seconds(50))
    expect(log.last, is: "stays")
  }

  @Test @MainActor func `a task that sleeps again after a cancelled child is one sleeper`() throws {
    var winner = ""
    try simulation.settle {
      Task {
        winner = await withTaskGroup(of: String.self) { group in
          group.addTask {
            try? await Task.sleep(for: .seconds(5))
            return "timeout"
          }
          group.addTask {
            try? await Task.sleep(for: .seconds(2))
            return "response"
          }
          defer { group.cancelAll() }
          return await group.next() ?? "nothing"
        }
        try? await Task.sleep(for: .seconds(1))
      }
    }
    try expect(simulation.advanceToNextWake())
    expect(winner, is: "response")
    expect(simulation.sleepers.map(\.deadline), is: [.seconds(3)])
    try expect(simulation.advanceToNextWake())
    try expect(!simulation.advanceToNextWake())
    expect(simulation.now, is: .seconds(3))
  }

  @Test @MainActor func `a blocking sleep passes virtual time`() throws {
    var other: Duration?
    simulation.task {
      try? await Task.sleep(for: .seconds(1))
      other = simulation.now
    }
    try simulation.settle()
    try simulation.settle {
      block(seconds: 2.5)
      usleep(250_000)
      sleep(3)
      var time = timespec(tv_sec: 0, tv_nsec: 5)
      nanosleep(&time, nil)
    }
    expect(simulation.now, is: .milliseconds(5750) + .nanoseconds(5))
    try simulation.advance(by: .zero)
    expect(other, is: simulation.now)
  }
}

private func block(seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
private actor SleepingActor { func sleep(_ duration: Duration) async throws { try await Task.sleep(for: duration) } }
nonisolated private func sleepNonisolated(_ duration: Duration) async throws { try await Task.sleep(for: duration) }
@concurrent private func sleepConcurrently(_ duration: Duration) async throws { try await Task.sleep(for: duration) }
