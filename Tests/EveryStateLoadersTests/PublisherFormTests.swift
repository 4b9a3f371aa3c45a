import Combine
import EveryStateLoaders
import EveryStateLoadersUI

private enum Trouble: Error { case offline }

/// A loader in the older form. It ignores cancellation.
@MainActor private final class LegacyLoader: PublisherLoadable {
  let state = PassthroughSubject<LoadingState<Int>, Never>()
  private(set) var isCanceled = false
  private(set) var loads = 0
  var fails = false
  func cancel() { isCanceled = true }
  func reset() { state.send(.idle) }

  func load() {
    loads += 1
    let load = loads
    isCanceled = false
    state.send(.loading(nil))
    Task {
      try? await Task.sleep(for: .seconds(1))
      state.send(.loading(LoadingProgress(percent: 50)))
      try? await Task.sleep(for: .seconds(1))
      state.send(fails ? .failure(Trouble.offline) : .loaded(load))
    }
  }
}

@Suite @MainActor struct PublisherFormTests {
  private func observed(_ loader: some Loadable<Int>, in simulation: Simulation) -> () -> [String] {
    let seen = simulation.observe(loader)
    return { seen().map { "\($0)" } }
  }

  @Test @MainActor func `an older loader becomes one that keeps the rules, also when cancelled`() throws {
    let simulation = try Simulation()
    defer { simulation.finish() }
    try simulation.enter {
      let legacy = LegacyLoader()
      let loader = ObservingLoadable(legacy)
      let seen = observed(loader, in: simulation)
      try simulation.run { await loader.load() }
      legacy.fails = true
      try simulation.run { await loader.load() }
      expect(
        seen(), is: ["idle", "loading", "loading  50%", "loaded  1", "loading", "loading  50%", "failure  offline"])
      legacy.fails = false
      simulation.task { await loader.load() }
      try simulation.advance(by: .seconds(1.5))
      loader.cancel()
      while try simulation.advanceToNextWake() {}
      expect(seen().suffix(3), is: ["loading", "loading  50%", "loading  canceled  50%"])
      expect(legacy.isCanceled)
    }
    try simulation.settle()
    // A canceled load of an older loader does not cancel the one that replaced it.
    let secondSimulation = try Simulation()
    defer { secondSimulation.finish() }
    try secondSimulation.enter {
      let legacy = LegacyLoader()
      let loader = ObservingLoadable(legacy)
      secondSimulation.task { await loader.load() }
      try secondSimulation.settle()
      secondSimulation.task { await loader.load() }
      try secondSimulation.settle()
      expect(!legacy.isCanceled)
      while try secondSimulation.advanceToNextWake() {}
      expect(!loader.currentState.isLoading)
      expect(loader.currentState.value != nil)
    }
  }

  @Test @MainActor func `a loader is observed through a subject, and back again`() throws {
    // A loader is seen through a subject, and ends with its adapter.
    let simulation = try Simulation()
    defer { simulation.finish() }
    try simulation.enter {
      var seen: [String] = []
      let base = BlockLoadable { 1 }
      var legacy: PublishingLoadable? = PublishingLoadable(base)
      let subscription = legacy!.state.sink { seen.append("\($0)") }
      defer { subscription.cancel() }
      legacy!.load()
      try simulation.settle()
      legacy!.reset()
      try simulation.settle()
      expect(seen, is: ["loading", "loaded  1", "idle"])
      expect(legacy!.isCanceled, is: false)
      legacy = nil
      try simulation.settle()
      expect(simulation.unfinishedTasks, is: 0)
    }
    // There and back again is the same.
    let secondSimulation = try Simulation()
    defer { secondSimulation.finish() }
    try secondSimulation.enter {
      let loader = ObservingLoadable(PublishingLoadable(BlockLoadable { 9 }))
      let seen = observed(loader, in: secondSimulation)
      try secondSimulation.run { await loader.load() }
      try secondSimulation.settle()
      expect(seen(), is: ["idle", "loading", "loaded  9"])
    }
  }
}
