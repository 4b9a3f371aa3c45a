@testable import EveryStateLoaders

/// A loader with one stream for all observers: the first to stop ends it.
@MainActor private final class OneStreamLoader: Loadable {
  typealias Value = Int
  let state: any AsyncSequence<LoadingState<Int>, Never>
  private(set) var currentState = LoadingState<Int>.idle
  private(set) var loads = 0
  private let send: AsyncStream<LoadingState<Int>>.Continuation
  private let failures: Int
  private let waits: Bool

  init(failures: Int, waits: Bool) {
    (self.failures, self.waits) = (failures, waits)
    (state, send) = AsyncStream.makeStream(of: LoadingState<Int>.self)
  }

  func cancel() {}
  func reset() { tell(.idle) }

  func load() async {
    loads += 1
    let load = loads
    tell(.loading(LoadingProgress(percent: load)))
    let end = Task {
      try? await Task.sleep(for: .seconds(1))
      tell(load > failures ? .loaded(load) : .failure(FetchFailure(fetch: load)))
    }
    if waits { await end.value }
  }

  private func tell(_ state: LoadingState<Int>) {
    currentState = state
    send.yield(state)
  }
}

@Suite @MainActor struct CompositionTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }
  private func comeToRest() throws { while try simulation.advanceToNextWake() {} }

  @Test @MainActor func `every load gets its turn, so many at a time`() throws {
    defer { simulation.finish() }
    for limit in [1, 2, 3, 10, 20] {
      let wrappings: [(String, @MainActor (BlockLoadable<Int>) -> any Loadable<Int>)] = [
        ("limit", { ConcurrencyLimitingLoadable(wrapping: $0, concurrencyLimit: limit) }),
        (
          "limit, retry",
          { ConcurrencyLimitingLoadable(wrapping: RetryableLoader(base: $0, maxAttempts: 2), concurrencyLimit: limit) }
        ),
      ]
      for (name, wrap) in wrappings {
        try simulation.enter { () throws in
          let server = Server()
          let loader = wrap(server.loader)
          let (seen, start) = (simulation.observe(loader), simulation.now)
          for _ in 0..<10 { simulation.task { await loader.load() } }
          try comeToRest()
          expect(server.fetches, is: 10, "\(name) of \(limit)")
          expect(server.atOnce, is: min(limit, 10), "\(name) of \(limit)")
          expect(simulation.now - start, is: .seconds((10 + limit - 1) / limit), "\(name) of \(limit)")
          expect(loader.currentState, is: .loaded(10), "\(name) of \(limit)")
          let values = seen().compactMap(\.value)
          expect(values, is: values.sorted(), "\(name) of \(limit)")
        }
      }
    }
  }

  @Test @MainActor func `a replaced load has the outcome of its replacement, and waits without a token`() throws {
    defer { simulation.finish() }
    let bucket = try TokenBucket(limit: 1)
    let wrappings: [(String, @MainActor (DebouncingLoadable<BlockLoadable<Int>>) -> any Loadable<Int>)] = [
      ("retry", { RetryableLoader(base: $0, maxAttempts: 2) }),
      ("limit", { ConcurrencyLimitingLoadable(wrapping: $0, tokens: bucket) }),
      ("debounce", { DebouncingLoadable(wrapping: $0, debounceInterval: .zero) }),
      (
        "limit, retry",
        { ConcurrencyLimitingLoadable(wrapping: RetryableLoader(base: $0, maxAttempts: 2), tokens: bucket) }
      ),
    ]
    for (name, wrap) in wrappings {
      for wasLoaded in [false, true] {
        try simulation.enter { () throws in
          let server = Server()
          let shared = DebouncingLoadable(wrapping: server.loader, debounceInterval: .milliseconds(300))
          if wasLoaded {
            simulation.task { await shared.load() }
            try comeToRest()
          }
          let loader = wrap(shared)
          let seen = simulation.observe(loader)
          simulation.task { await loader.load() }
          try simulation.advance(by: .milliseconds(200))
          simulation.task { await shared.load() }
          try simulation.advance(by: .milliseconds(200))
          expect(bucket.available, is: 1, "\(name)")
          expect(server.fetches, is: (wasLoaded ? 1 : 0), "\(name)")
          try comeToRest()
          let new = wasLoaded ? 2 : 1
          expect(server.fetches, is: new, "\(name)")
          expect(seen().dropFirst().compactMap(\.value), is: [new], "\(name): \(seen())")
          expect(!seen().contains { $0.isCanceled }, "\(name): \(seen())")
          expect(loader.currentState, is: .loaded(new), "\(name)")
          expect(bucket.available, is: 1, "\(name)")
        }
      }
    }
    // A load whose fetch has ended waits without a token for the one that replaced it.
    let secondBucket = try TokenBucket(limit: 1)
    try simulation.enter { () throws in
      let server = Server()
      let loader = ConcurrencyLimitingLoadable(wrapping: server.loader, tokens: secondBucket)
      simulation.task { await loader.load() }
      try simulation.advance(by: .milliseconds(500))
      expect(secondBucket.available, is: 0)
      simulation.task { await server.loader.load() }
      try simulation.settle()
      expect(secondBucket.available, is: 1)
      expect(loader.currentState.isLoading)
      try comeToRest()
      expect(loader.currentState, is: .loaded(2))
      expect(secondBucket.available, is: 1)
    }
  }

  @Test @MainActor func `retries, streams and buckets count each load once`() throws {
    // A load without observers is not retried, and releases its token.
    defer { simulation.finish() }
    let bucket = try TokenBucket(limit: 2)
    try simulation.enter { () throws in
      let tries = Tally()
      let retried = RetryableLoader(
        base: BlockLoadable<Int> {
          let number = tries.next()
          if number == 1 { throw FetchFailure(fetch: number) }
          return number
        }, maxAttempts: 3, backOff: BackOff(base: .seconds(10)))
      let limited = ConcurrencyLimitingLoadable(wrapping: retried, tokens: bucket)
      let other = ConcurrencyLimitingLoadable(wrapping: retried, tokens: bucket)
      let seen = simulation.observe(limited)
      simulation.task { await limited.load() }
      try simulation.advance(by: .seconds(1))
      expect(bucket.available, is: 1)
      // Of the same limit: the first has no say any more. Of another one: it has the newer one's outcome.
      simulation.task { await other.load() }
      try simulation.settle()
      expect(bucket.available, is: 2)
      expect(limited.currentState, is: .loaded(2), "\(seen())")
      expect(other.currentState, is: .loaded(2))
      try comeToRest()
      expect(tries.count, is: 2)
    }
    // A loader with one stream for everybody is tried again and loaded again.
    for waits in [true, false] {
      try simulation.enter { () throws in
        let base = OneStreamLoader(failures: 2, waits: waits)
        let loader = RetryableLoader(base: base, maxAttempts: 3)
        let seen = simulation.observe(loader)
        for loads in [3, 4, 5] {
          simulation.task { await loader.load() }
          try comeToRest()
          expect(base.loads, is: loads)
          expect(loader.currentState, is: .loaded(loads), "\(seen())")
        }
        expect(seen().compactMap { $0.progress?.percent }, is: [1, 2, 3, 4, 5], "\(seen())")
      }
    }
    // One bucket around a loader twice takes one token.
    let thirdBucket = try TokenBucket(limit: 1)
    try simulation.enter { () throws in
      let loader = ConcurrencyLimitingLoadable(
        wrapping: RetryableLoader(
          base: ConcurrencyLimitingLoadable(wrapping: BlockLoadable { 1 }, tokens: thirdBucket), maxAttempts: 2),
        tokens: thirdBucket)
      simulation.task { await loader.load() }
      try comeToRest()
      expect(loader.currentState, is: .loaded(1))
      expect(thirdBucket.available, is: 1)
    }
  }
}
