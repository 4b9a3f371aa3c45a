/// Each test ends a process of its own; the harness's tests end one in every run.
@Suite(.enabled(if: isLongRun)) struct WatchdogTests {
  @Test func `a wait that blocks its thread ends the process with a report`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(Watchdog.exitStatus), observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      NeutralEnvironment.enter()
      try await MainActor.run {
        let simulation = try Simulation()
        let semaphore = DispatchSemaphore(value: 0)
        try Watchdog.guarding("Watchlist/failed", limit: .milliseconds(100)) { report in
          try? FileHandle.standardOutput.write(contentsOf: Data("wrote \(report.what), \(report.limit)".utf8))
        } _: {
          try simulation.settle { Task { block(on: semaphore) } }
        }
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(errors, contains: "EveryState watchdog: Watchlist/failed has been under way for 0.")
    // The stack is taken from a thread that must answer a signal in time: a machine without time has none to show.
    withKnownIssue(isIntermittent: true) {
      expect(errors, contains: "Its call stack, innermost call first:\n")
      expect(
        errors,
        contains:
          "\n  EveryStateSimulationTests.block(on: Dispatch.DispatchSemaphore) -> ()\n  closure in EveryStateSimulationTests.WatchdogTests."
      )
    }
    expect(errors, lacks: "SimulationCore")
    expect(errors, contains: "Likely cause: a wait that blocks its thread", "EVERYSTATE_WATCHDOG_SECONDS")
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    expect(output, contains: "wrote Watchlist/failed, 0.1 seconds")
  }

  @Test(.enabled(if: isLongRun)) func `an endless loop in the expiry does not keep the process alive`() async {
    await #expect(processExitsWith: .exitCode(Watchdog.exitStatus)) {
      NeutralEnvironment.enter()
      try Watchdog.guarding("loop", limit: .milliseconds(20)) { _ in
        while true { sched_yield() }
      } _: {
        while true { sched_yield() }
      }
    }
  }

  @Test func `the environment sets the limit, and zero means none`() async {
    await #expect(processExitsWith: .exitCode(Watchdog.exitStatus)) {
      NeutralEnvironment.enter(["EVERYSTATE_WATCHDOG_SECONDS": "0.05"])
      try Watchdog.guarding("sleep", limit: .seconds(60)) { _ = sleep(60) }
    }
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter(["EVERYSTATE_WATCHDOG_SECONDS": "0"])
      try Watchdog.guarding("sleep", limit: .milliseconds(1)) { _ = usleep(200_000) }
    }
    await #expect(processExitsWith: .success) {
      for value in ["", " ", "\t"] {
        setenv("EVERYSTATE_WATCHDOG_SECONDS", value, 1)
        try Watchdog.guarding("nothing") {}
      }
      for value in ["ten", "-1", "nan", "inf", "1e9", " 5"] {
        setenv("EVERYSTATE_WATCHDOG_SECONDS", value, 1)
        let error = #expect(throws: InvalidWatchdogLimit.self) { try Watchdog.guarding("nothing") {} }
        expect(error.map { "\($0)".contains("is \"\(value)\". It must be a number of seconds") }, is: true)
      }
    }
  }

  @Test func `work that ends in time continues with its result or its error`() async throws {
    try expect(Watchdog.guarding("work") { 5 }, is: 5)
    #expect(throws: CancellationError.self) { try Watchdog.guarding("work") { throw CancellationError() } }
    try Watchdog.guarding("outer") { try Watchdog.guarding("inner") {} }
  }

  @Test func `many short watches leave nothing behind`() async throws {
    await #expect(processExitsWith: .success) {
      NeutralEnvironment.enter()
      for number in 0..<10_000 { try Watchdog.guarding("\(number)", limit: .milliseconds(1)) {} }
      usleep(200_000)
    }
  }
}

@inline(never) private func block(on semaphore: DispatchSemaphore) { semaphore.wait() }
