import Dispatch
import EveryStateSimulation
import Testing

// A client in Swift 5 mode: completion handlers, no annotations, a delegate of the main queue.

private struct Item: Equatable { var id: Int }

private class Service {
  func fetch(completion: @escaping (Result<[Item], Error>) -> Void) {
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 1.5) { completion(.success([Item(id: 1)])) }
  }

  func fetch() async throws -> [Item] {
    try await Task.sleep(nanoseconds: 1_500_000_000)
    return [Item(id: 2)]
  }
}

private class ViewModel {
  var phase = "idle"
  var items: [Item] = []
  private let service = Service()

  func load() {
    phase = "loading"
    service.fetch { result in
      DispatchQueue.main.async {
        self.items = (try? result.get()) ?? []
        self.phase = "loaded"
      }
    }
  }

  @MainActor func loadAsync() async {
    phase = "loading"
    items = (try? await service.fetch()) ?? []
    phase = "loaded"
  }
}

@MainActor @Suite struct Swift5ClientTests {
  @Test func `a view model of the old school is driven in virtual time`() throws {
    let simulation = try Simulation()
    let viewModel = ViewModel()
    try simulation.settle { viewModel.load() }
    #expect(viewModel.phase == "loading")
    try simulation.advance(by: .milliseconds(1499))
    #expect(viewModel.phase == "loading")
    try simulation.advance(by: .milliseconds(1))
    #expect(viewModel.phase == "loaded" && viewModel.items == [Item(id: 1)])
  }

  @Test func `asynchronous code is driven too`() throws {
    let simulation = try Simulation()
    let viewModel = ViewModel()
    try simulation.settle { Task { await viewModel.loadAsync() } }
    #expect(viewModel.phase == "loading")
    #expect(try simulation.advanceToNextWake())
    #expect(viewModel.phase == "loaded" && viewModel.items == [Item(id: 2)] && simulation.now == .seconds(1.5))
    #expect(try simulation.run { try await Service().fetch() } == [Item(id: 2)])
    try Watchdog.guarding("a client") { try simulation.settle() }
  }
}
