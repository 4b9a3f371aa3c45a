/// How many drives there are in all; `EVERYSTATE_SIMULATION_DRIVES=25000 swift test --filter OrdersTests` is a long run.
private let drives =
  Int(ProcessInfo.processInfo.environment["EVERYSTATE_SIMULATION_DRIVES"] ?? "") ?? (isLongRun ? 2_000 : 60)
private let cases = isLongRun ? 200 : 30

@Suite struct OrdersTests {
  @MainActor @Test func `a rich view model goes through its states`() throws { try expect(OrdersDrive.run()) }

  @MainActor @Test(arguments: 0..<cases)
  func `drives in many tests at once are right, one after another and interleaved`(_ number: Int) async throws {
    var wrong = 0
    for _ in 0..<max(1, drives / cases / 2) {
      if try !OrdersDrive.run() { wrong += 1 }
      await Task.yield()
      let drive = try OrdersDrive()
      var isWell = true
      for step in drive.steps {
        isWell = try step() && isWell
        await Task.yield()
      }
      if !isWell { wrong += 1 }
      drive.finish()
    }
    expect(wrong, is: 0)
  }

  /// Everything else that a test process does at the same time, which has to be right as well.
  @Test(arguments: 0..<16) func `foreign tasks beside the drives are right, and in real time`(_ number: Int)
    async throws
  {
    let cache = OrderCache()
    for _ in 0..<max(1, drives / 100) {
      let sum = await withTaskGroup(of: Int.self) { group in
        for id in 0..<8 {
          group.addTask {
            await cache.store([Order(id: id)])
            return await price(of: Order(id: id))
          }
        }
        return await group.reduce(0, +)
      }
      expect(sum, is: 56)
      await MainActor.run { MainActor.preconditionIsolated() }
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(1))
      expect(start.duration(to: .now) >= .milliseconds(1))
      expect(abs(Date().timeIntervalSince1970 - 1_735_724_460) > 86_400)
    }
  }
}

@MainActor struct OrdersDrive {
  private let simulation: Simulation
  private let viewModel: OrdersViewModel
  static let orders = [Order(id: 1), Order(id: 2), Order(id: 3)]

  init() throws {
    simulation = try Simulation()
    viewModel = OrdersViewModel(
      ScriptedOrders(
        delay: .microseconds(1_234_567), [.failure(ServiceError()), .failure(ServiceError()), .success(Self.orders)]))
  }

  /// Steps in sequence; other simulations may run in between. Each returns whether its result is right.
  var steps: [() throws -> Bool] {
    [
      {
        try simulation.settle(viewModel.retryTapped)
        return viewModel.phase == .loading && simulation.sleepers.map(\.deadline) == [.microseconds(1_234_567)]
      },
      {
        try simulation.advance(by: .microseconds(1_234_567))
        return viewModel.trace == ["loading", "attempt 1 failed"] && simulation.unfinishedTasks == 1
      },
      {
        while try simulation.advanceToNextWake() {}
        return viewModel.phase == .loaded(Self.orders) && viewModel.total == 12 && viewModel.badge == 3
          && simulation.now == .microseconds(3 * 1_234_567) + .milliseconds(1500)
      },
      {
        for text in ["a", "ab", "abc"] { try simulation.settle { viewModel.type(text) } }
        return simulation.sleepers.count == 1
      },
      {
        try simulation.advance(by: .milliseconds(300))
        return viewModel.results == ["abc"] && simulation.pending.isEmpty && simulation.outsideJobs == 0
          && viewModel.trace == [
            "loading", "attempt 1 failed", "attempt 2 failed", "loaded", "badge 3", "cancelled a", "cancelled ab",
            "found abc",
          ]
      },
    ]
  }

  func finish() { simulation.finish() }

  static func run() throws -> Bool {
    let drive = try OrdersDrive()
    defer { drive.finish() }
    var isWell = true
    for step in drive.steps { isWell = try step() && isWell }
    return isWell
  }
}
