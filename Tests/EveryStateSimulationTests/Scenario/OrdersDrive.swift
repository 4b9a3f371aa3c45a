import EveryStateSimulation

/// Drives an ``OrdersViewModel`` through everything it can do, and compares each stop with what it has to be.
@MainActor
struct OrdersDrive {
  private let simulation: Simulation
  private let viewModel: OrdersViewModel

  static let orders = [Order(id: 1), Order(id: 2), Order(id: 3)]

  init() throws {
    simulation = try Simulation()
    viewModel = OrdersViewModel(
      ScriptedOrders(
        delay: .microseconds(1_234_567), [.failure(ServiceError()), .failure(ServiceError()), .success(Self.orders)]))
  }

  /// What can be done one after another; other simulations may do something in between. Each says whether all is well.
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

  /// - Returns: whether all was well.
  static func run() throws -> Bool {
    let drive = try OrdersDrive()
    defer { drive.finish() }
    var isWell = true
    for step in drive.steps { isWell = try step() && isWell }
    return isWell
  }
}
