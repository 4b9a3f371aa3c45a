@MainActor @Suite struct ClockTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `every clock inside shows virtual time`() throws {
    let real = (ContinuousClock.now, SuspendingClock.now, Date())
    let clocks: [(String, () -> Double)] = [
      ("Date", { Date().timeIntervalSince1970 }), ("Date.now", { Date.now.timeIntervalSince1970 }),
      ("CFAbsoluteTime", { Date(timeIntervalSinceNow: 0).timeIntervalSince1970 }),
      ("uptime", { ProcessInfo.processInfo.systemUptime }),
      ("ContinuousClock", { simulation.enter { real.0.duration(to: .now) / .seconds(1) } }),
      ("SuspendingClock", { simulation.enter { real.1.duration(to: .now) / .seconds(1) } }),
      ("time()", { Double(time(nil)) }),
      (
        "gettimeofday",
        {
          var value = timeval()
          gettimeofday(&value, nil)
          return Double(value.tv_sec) + Double(value.tv_usec) / 1e6
        }
      ),
      (
        "clock_gettime",
        {
          var value = timespec()
          clock_gettime(CLOCK_MONOTONIC, &value)
          return Double(value.tv_sec) + Double(value.tv_nsec) / 1e9
        }
      ),
    ]
    for (name, read) in clocks {
      let before = simulation.enter(read)
      expect(simulation.enter(read), is: before, "\(name) stands still")
      try simulation.advance(by: .seconds(90))
      expect(abs(simulation.enter(read) - before - 90) < 1e-5, "\(name) has moved by 90 s")
    }
    expect(real.0.duration(to: .now) < .seconds(60))
    expect(real.1.duration(to: .now) < .seconds(60))
    expect((0..<60).contains(Date().timeIntervalSince(real.2)))
  }

  @Test @MainActor func `the wall clock starts where the test wants it to`() throws {
    func shown(_ start: Duration, after duration: Duration = .zero) throws -> Double {
      let simulation = try Simulation(startDate: start)
      try simulation.advance(by: duration)
      return simulation.enter { Date().timeIntervalSince1970 }
    }
    try expect(shown(Simulation.defaultStartDate), is: 1_735_724_460)
    try expect(shown(.zero), is: 0)
    try expect(shown(.milliseconds(1500)), is: 1.5)
    try expect(shown(.milliseconds(-1500)), is: -1.5)
    try expect(abs(shown(.milliseconds(999), after: .milliseconds(2)) - 1.001) < 1e-6)
    try expect(shown(.seconds(32_503_680_000)), is: 32_503_680_000)  // the year 3000
    expect(Date(timeIntervalSince1970: 1_735_724_460).ISO8601Format(), is: "2025-01-01T09:41:00Z")
  }

  @Test @MainActor func `code inside actors and detached tasks sees the same time`() throws {
    var seen: [Date] = []
    try simulation.settle {
      Task {
        try? await Task.sleep(for: .seconds(1))
        seen.append(Date())
        seen.append(await Task.detached { Date() }.value)
        seen.append(await ClockActor().date())
      }
    }
    try simulation.advance(by: .seconds(1))
    expect(seen, is: Array(repeating: Date(timeIntervalSince1970: 1_735_724_461), count: 3))
  }

  @Test func `outside a simulation sleeps and clocks stay real, also while simulations are alive`() async throws {
    simulation.task { try? await Task.sleep(for: .seconds(3600)) }
    try simulation.settle()
    let (start, date) = (ContinuousClock.now, Date())
    try await Task.sleep(for: .milliseconds(20))
    await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
    usleep(1000)
    expect(start.duration(to: .now) >= .milliseconds(41))
    expect(Date() > date)
    expect(simulation.now, is: .zero)
  }
}

private actor ClockActor { func date() -> Date { Date() } }
