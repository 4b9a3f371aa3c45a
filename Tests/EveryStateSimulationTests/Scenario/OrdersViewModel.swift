import Observation

struct Order: Sendable, Equatable { var id: Int }
struct ServiceError: Error {}

@MainActor final class ScriptedOrders {
  private var script: [Result<[Order], ServiceError>]
  private let delay: Duration
  init(delay: Duration, _ script: [Result<[Order], ServiceError>]) { (self.delay, self.script) = (delay, script) }

  func orders() async throws -> [Order] {
    let result = script.count > 1 ? script.removeFirst() : script[0]
    try await Task.sleep(for: delay)
    return try result.get()
  }
}

actor OrderCache {
  private var orders: [Int: Order] = [:]
  func store(_ new: [Order]) { for order in new { orders[order.id] = order } }
  var count: Int { orders.count }
}

nonisolated func price(of order: Order) async -> Int { order.id * 2 }

/// A view model with a bit of everything: retry with back-off, an actor, a group, unstructured tasks, a debounce.
@MainActor @Observable final class OrdersViewModel {
  enum Phase: Equatable { case idle, loading, loaded([Order]), failed }

  private(set) var phase = Phase.idle
  private(set) var total = 0
  private(set) var badge = 0
  private(set) var results: [String] = []
  @ObservationIgnored private(set) var trace: [String] = []
  @ObservationIgnored private var search: Task<Void, Never>?
  @ObservationIgnored private let source: ScriptedOrders
  @ObservationIgnored private let cache = OrderCache()
  init(_ source: ScriptedOrders) { self.source = source }
  func retryTapped() { Task { await load() } }

  func load() async {
    phase = .loading
    trace.append("loading")
    var pause = Duration.milliseconds(500)
    for attempt in 1...4 {
      do {
        try await show(source.orders())
        return
      } catch {
        trace.append("attempt \(attempt) failed")
        try? await Task.sleep(for: pause)
        pause *= 2
      }
    }
    phase = .failed
  }

  private func show(_ orders: [Order]) async {
    await cache.store(orders)
    total = await withTaskGroup(of: Int.self) { group in
      for order in orders { group.addTask { await price(of: order) } }
      var sum = 0
      for await price in group { sum += price }
      return sum
    }
    phase = .loaded(orders)
    trace.append("loaded")
    Task {
      badge = await cache.count
      trace.append("badge \(badge)")
    }
  }

  func type(_ text: String) {
    search?.cancel()
    search = Task {
      do { try await Task.sleep(for: .milliseconds(300)) } catch { return trace.append("cancelled \(text)") }
      results = [text]
      trace.append("found \(text)")
    }
  }
}
