import EveryStateSimulation
import Observation
import Testing

// A client whose code is on the main actor unless it says otherwise, and whose async functions stay with their caller.

private struct Item: Equatable { var id: Int }

private protocol Repository { func items() async throws -> [Item] }

private final class MockRepository: Repository {
  var delay = Duration.seconds(2)

  func items() async throws -> [Item] {
    try await Task.sleep(for: delay)
    return [Item(id: 1), Item(id: 2)]
  }
}

nonisolated private func callerScore(_ item: Item) async -> Int { item.id }
@concurrent private func backgroundScore(_ item: Item) async -> Int { item.id * 10 }

@Observable private final class ViewModel {
  var phase = "idle"
  var score = 0
  @ObservationIgnored private let repository: any Repository
  init(_ repository: any Repository) { self.repository = repository }

  func load() async {
    phase = "loading"
    do {
      for item in try await repository.items() { score += await callerScore(item) + backgroundScore(item) }
      try await Task.sleep(for: .milliseconds(250))
      phase = "loaded"
    } catch { phase = "failed" }
  }
}

@Suite struct MainActorClientTests {
  @Test func `a view model on the main actor by default is driven in virtual time`() throws {
    let simulation = try Simulation()
    let viewModel = ViewModel(MockRepository())
    simulation.task { await viewModel.load() }
    try simulation.settle()
    #expect(viewModel.phase == "loading")
    try simulation.advance(by: .seconds(2))
    #expect(viewModel.phase == "loading" && viewModel.score == 33)
    try simulation.advance(by: .milliseconds(250))
    #expect(viewModel.phase == "loaded" && simulation.pending.isEmpty)
  }

  @Test func `a body runs with requests served while it is idle`() throws {
    let simulation = try Simulation()
    let viewModel = ViewModel(MockRepository())
    var presses = 0
    try simulation.run {
      await viewModel.load()
    } onIdle: {
      if presses == 3 { return false }
      presses += 1
      return true
    }
    #expect(presses == 3 && viewModel.phase == "loaded")
  }

  @Test func `work inside runs while a test waits for work outside`() async throws {
    let simulation = try Simulation()
    var isDone = false
    simulation.task { isDone = true }
    try await simulation.waitForOutsideWork(until: { isDone })
    #expect(isDone)
  }
}
