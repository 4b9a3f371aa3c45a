@testable import EveryStateLoaders

/// A composition of wrappers around a loader whose fetches take a second, with everything that its observers saw.
@MainActor final class CompositionRun {
  let name: String
  let loader: any Loadable<Int>
  private(set) var fetches = 0
  private(set) var states: [LoadingState<Int>] = []
  private(set) var otherStates: [LoadingState<Int>] = []
  private var lateStates: [LoadingState<Int>] = []
  private(set) var broken: [String] = []
  private var openCalls = 0
  private var failures: Int
  private let layers: [Layer]
  private let bucket: TokenBucket
  private let simulation: Simulation

  init(
    _ simulation: Simulation, _ layers: [Layer], failures: Int = 0, isStubborn: Bool = false,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws {
    (self.simulation, self.layers, self.failures) = (simulation, layers, failures)
    name = "\(layers.reversed().map { "\($0)" })\(isStubborn ? ", stubborn" : "")"
    bucket = try TokenBucket(limit: 2)
    let fetch = Fetch()
    let base = BlockLoadable<Int> { @MainActor report in try await fetch.run(isStubborn: isStubborn, report) }
    var loader: any Loadable<Int> = base
    for layer in layers { loader = layer.wrap(loader, bucket, clock: clock) }
    self.loader = loader
    fetch.owner = self
    observe { $0.states.append($1) }
    observe { $0.otherStates.append($1) }
    try simulation.settle()
  }

  @MainActor private final class Fetch {
    weak var owner: CompositionRun?

    func run(isStubborn: Bool, _ report: BlockLoadable<Int>.Report) async throws -> Int {
      guard let owner else { throw CancellationError() }
      owner.fetches += 1
      let number = owner.fetches
      for percent in [0, 50] {
        report(LoadingProgress(message: "#\(number)", percent: percent))
        if isStubborn {
          await Task { try? await Task.sleep(for: .milliseconds(500)) }.value
        } else {
          try await Task.sleep(for: .milliseconds(500))
        }
      }
      if owner.failures > 0 {
        owner.failures -= 1
        throw FetchFailure(fetch: number)
      }
      return number
    }
  }

  private func observe(_ see: @escaping @MainActor (CompositionRun, LoadingState<Int>) -> Void) {
    let states = loader.state
    nonisolated(unsafe) var iterator = states.makeAsyncIterator()
    simulation.task { [weak self] in
      while let state = await iterator.next(isolation: #isolation) {
        guard let self else { return }
        see(self, state)
      }
    }
  }

  func load() {
    openCalls += 1
    simulation.task { [self] in
      await loader.load()
      openCalls -= 1
    }
  }

  func comeToRest() throws { while try simulation.advanceToNextWake() {} }

  func statesOfLateObserver() throws -> [LoadingState<Int>] {
    let before = lateStates.count
    observe { $0.lateStates.append($1) }
    try simulation.settle()
    return Array(lateStates[before...])
  }

  func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { broken.append("\(name): \(what()); \(fetches) fetches; it showed \(states)") }
  }

  /// Rules for every composition, after any calls.
  func expectRest() {
    expect(openCalls == 0, "\(openCalls) calls of load() never end")
    expect(!loader.currentState.isLoading, "the last state is \(loader.currentState)")
    expect(states.last == loader.currentState, "the last state is \(loader.currentState), and an observer saw another")
    expect(states == otherStates, "another observer saw \(otherStates)")
    expect(bucket.available == bucket.limit && bucket.waiting == 0, "\(bucket.available) tokens of \(bucket.limit)")
    let numbers = states.compactMap(\.fetch)
    expect(numbers == numbers.sorted(), "a state of an older load comes after a newer one's")
    for (before, state) in zip(states, states.dropFirst()) where state.value != nil || state.error != nil {
      expect(before.isLoading, "\(state) follows \(before)")
    }
  }
}
