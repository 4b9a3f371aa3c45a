@testable import EveryStateLoaders

private enum Trouble: Error { case offline }

/// A loader without this module's relay, as a client may write it.
@MainActor private final class ForeignLoader: Loadable {
  typealias Value = Int
  private(set) var currentState = LoadingState<Int>.idle {
    didSet { for observer in observers { observer.yield(currentState) } }
  }
  private var observers: [AsyncStream<LoadingState<Int>>.Continuation] = []
  private var task: Task<Void, Never>?
  /// Whether load() waits for the end.
  let waits: Bool
  init(waits: Bool) { self.waits = waits }

  var state: any AsyncSequence<LoadingState<Int>, Never> {
    let (stream, continuation) = AsyncStream.makeStream(of: LoadingState<Int>.self)
    continuation.yield(currentState)
    observers.append(continuation)
    return stream
  }

  func cancel() {
    task?.cancel()
    currentState = .loading(LoadingProgress(isCanceled: true))
  }

  func reset() { currentState = .idle }

  func load() async {
    currentState = .loading(LoadingProgress(percent: 10))
    let task = Task {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
      currentState = .loaded(7)
    }
    self.task = task
    if waits { await task.value }
  }
}

@Suite @MainActor struct LoaderTests {
  /// Every state of a loader while a script runs in virtual time.
  private func states<L: Loadable<Int>>(
    of loader: @MainActor () throws -> L, _ script: @escaping @MainActor (L) async throws -> Void
  ) throws -> [String] {
    let simulation = try Simulation()
    defer { simulation.finish() }
    return try simulation.enter {
      let loader = try loader()
      let seen = simulation.observe(loader)
      try simulation.run { try await script(loader) }
      while try simulation.advanceToNextWake() {}
      return seen().map { "\($0)" }
    }
  }

  @Test @MainActor func `a cancelled, reset or replaced loader sends only that state`() throws {
    func row(
      _ name: String, _ states: [String], _ script: @escaping @MainActor (BlockLoadable<Int>) async throws -> Void
    ) -> (String, @MainActor (BlockLoadable<Int>) async throws -> Void, [String]) { (name, script, states) }
    func block() -> BlockLoadable<Int> {
      BlockLoadable { report in
        report(LoadingProgress(message: "half", percent: 50))
        await Task { try? await Task.sleep(for: .seconds(1)) }.value  // ignores cancellation
        report(LoadingProgress(percent: 90))
        return 1
      }
    }
    let cases: [(String, @MainActor (BlockLoadable<Int>) async throws -> Void, [String])] = [
      row("untouched", ["loading", "loading  half  50%", "loading  90%", "loaded  1"]) { await $0.load() },
      row("cancelled", ["loading", "loading  half  50%", "loading  canceled  half  50%"]) { loader in
        Task { await loader.load() }
        try await Task.sleep(for: .milliseconds(500))
        loader.cancel()
        expect(loader.isCanceled)
        loader.cancel()
      },
      row("reset", ["loading", "loading  half  50%", "idle"]) { loader in
        Task { await loader.load() }
        try await Task.sleep(for: .milliseconds(500))
        loader.reset()
        expect(!loader.isCanceled)
      },
      row("caller cancelled", ["loading", "loading  half  50%", "loading  canceled  half  50%"]) { loader in
        let task = Task { await loader.load() }
        try await Task.sleep(for: .milliseconds(500))
        task.cancel()
        await task.value
        expect(loader.isCanceled)
      },
      row("replaced", ["loading", "loading  half  50%", "loading", "loading  half  50%", "loading  90%", "loaded  1"]) {
        loader in
        Task { await loader.load() }
        try await Task.sleep(for: .milliseconds(500))
        await loader.load()
      },
      row("loaded only if not loading", ["loading", "loading  half  50%", "loading  90%", "loaded  1"]) { loader in
        Task { await loader.load() }
        try await Task.sleep(for: .milliseconds(500))
        await loader.loadIfNotLoading()
        expect(loader.currentState.isLoading)
      }, row("cancelled before", []) { $0.cancel() },
    ]
    for (name, script, expected) in cases { try expect(states(of: block, script), is: ["idle"] + expected, "\(name)") }
  }

  @Test @MainActor func `wrappers follow any loader, from its loaded value`() throws {
    for waits in [true, false] {
      let seen = try states(of: { RetryableLoader(base: ForeignLoader(waits: waits), maxAttempts: 2) }) { loader in
        await loader.load()
        expect(loader.currentState, is: .loaded(7))
      }
      expect(seen.first, is: "idle", "\(seen)")
      expect(seen.last, is: "loaded  7", "\(seen)")
      expect(seen, contains: "loading  attempt 1 of 2  10%", comment: "\(seen)")
    }
    // A wrapper begins with the loaded value, and not with a load in flight.
    let simulation = try Simulation()
    defer { simulation.finish() }
    try simulation.enter {
      let base = BlockLoadable { 3 }
      try simulation.run { await base.load() }
      expect(RetryableLoader(base: base, maxAttempts: 2).currentState, is: .loaded(3))
      expect(DebouncingLoadable(wrapping: base, debounceInterval: .zero).currentState, is: .loaded(3))
      let busy = BlockLoadable<Int> {
        try await Task.sleep(for: .seconds(1)); return 1
      }
      simulation.task { await busy.load() }
      try simulation.settle()
      expect(busy.currentState.isLoading)
      expect(RetryableLoader(base: busy, maxAttempts: 2).currentState, is: .idle)
    }
  }

  @Test @MainActor func `retries wait longer each time, make one attempt at least, and no cancelled one`() throws {
    // Waits double up to their cap, jitter has the last word, and nothing overflows.
    func waits(_ backOff: BackOff, upTo attempt: Int) -> [Duration] { (2...attempt).map(backOff.wait(before:)) }
    expect(waits(BackOff(), upTo: 9), is: [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    expect(
      waits(BackOff(base: .milliseconds(300), cap: .seconds(1)), upTo: 5),
      is: [300, 600, 1000, 1000].map { .milliseconds($0) })
    expect(waits(BackOff(base: .seconds(5), cap: .seconds(2)), upTo: 3), is: [.seconds(2), .seconds(2)])
    expect(waits(BackOff { $0 / 2 }, upTo: 3), is: [.milliseconds(500), .seconds(1)])
    expect(waits(BackOff { _ in .seconds(-1) }, upTo: 2), is: [.zero])
    expect(waits(BackOff(base: .zero), upTo: 3), is: [.zero, .zero])
    expect(BackOff(base: .seconds(1), cap: .seconds(Int64.max)).wait(before: 10_000), is: .seconds(Int64.max))
    expect(BackOff().wait(before: .max), is: .seconds(60))
    // A retry makes one attempt at least, and none after the last.
    func attempts(upTo maxAttempts: Int, _ error: any Error) throws -> (count: Int, states: [String]) {
      let made = Tally()
      let base: () -> BlockLoadable<Int> = {
        BlockLoadable {
          made.next()
          throw error
        }
      }
      let seen = try states(of: { RetryableLoader(base: base(), maxAttempts: maxAttempts) }, { await $0.load() })
      return (made.count, seen)
    }
    for (maxAttempts, count) in [(-1, 1), (0, 1), (1, 1), (4, 4)] {
      let made = try attempts(upTo: maxAttempts, Trouble.offline)
      expect(made.count, is: count, "\(made)")
      expect(made.states.last, is: "failure  offline", "\(made)")
    }
    // A fetch that says it was canceled has not failed, and is not tried again.
    let cancelled = try attempts(upTo: 3, CancellationError())
    expect(cancelled.count, is: 1)
    expect(cancelled.states, is: ["idle", "loading  attempt 1 of 3", "loading  canceled  attempt 1 of 3"])
  }

  @Test @MainActor func `a waiting load keeps its value, bad limits are refused, and released loaders end`() throws {
    let stacks: [(String, @MainActor (BlockLoadable<Int>) -> any Loadable<Int>)] = [
      ("debounce", { DebouncingLoadable(wrapping: $0) }),
      ("debounce, retry", { DebouncingLoadable(wrapping: RetryableLoader(base: $0, maxAttempts: 2)) }),
      (
        "debounce, limit",
        { DebouncingLoadable(wrapping: ConcurrencyLimitingLoadable(wrapping: $0, concurrencyLimit: 1)) }
      ), ("debounce, debounce", { DebouncingLoadable(wrapping: DebouncingLoadable(wrapping: $0)) }),
    ]
    let simulation = try Simulation()
    defer { simulation.finish() }
    for (name, stack) in stacks {
      try simulation.enter {
        let loader = stack(BlockLoadable { 7 })
        simulation.task { await loader.load() }
        try simulation.advance(by: .milliseconds(100))
        loader.cancel()
        try simulation.settle()
        expect(loader.currentState, is: .idle, "\(name)")
        expect(!loader.isCanceled, "\(name)")
        simulation.task { await loader.load() }
        while try simulation.advanceToNextWake() {}
        expect(loader.currentState, is: .loaded(7), "\(name)")
        simulation.task { await loader.load() }
        try simulation.advance(by: .milliseconds(100))
        loader.cancel()
        while try simulation.advanceToNextWake() {}
        expect(loader.currentState, is: .loaded(7), "\(name)")
      }
    }
    // A limit below 1 is refused in words, by a bucket at once and by a loader in its state.
    for limit in [0, -1, Int.min] {
      #expect(throws: InvalidConcurrencyLimit(limit: limit)) { try TokenBucket(limit: limit) }
      let fetches = Tally()
      let seen = try states(
        of: { ConcurrencyLimitingLoadable(wrapping: BlockLoadable { fetches.next() }, concurrencyLimit: limit) },
        { await $0.load() })
      expect(seen, is: ["idle", "loading", "failure  \(InvalidConcurrencyLimit(limit: limit))"])
      expect(fetches.count, is: 0)
    }
    expect("\(InvalidConcurrencyLimit(limit: 0))", is: "A concurrency limit must be at least 1, not 0.")
    // A released loader ends its observers.
    let thirdSimulation = try Simulation()
    defer { thirdSimulation.finish() }
    weak var gone: AnyObject?
    try thirdSimulation.enter {
      let loader = DebouncingLoadable(
        wrapping: RetryableLoader(
          base: ConcurrencyLimitingLoadable(wrapping: BlockLoadable { 1 }, concurrencyLimit: 1), maxAttempts: 2),
        debounceInterval: .milliseconds(10))
      gone = loader
      let states = loader.state
      thirdSimulation.task { for await _ in states {} }
      try thirdSimulation.run { await loader.load() }
    }
    try thirdSimulation.settle()
    expect(gone == nil)
    expect(thirdSimulation.unfinishedTasks, is: 0)
  }
}
