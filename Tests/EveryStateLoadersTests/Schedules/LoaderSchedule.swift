import EveryStateGoldens
import EveryStateSimulation

@testable import EveryStateLoaders

/// Loads, cancellations, resets and failures at random virtual times, on random compositions of loaders.
@MainActor struct LoaderSchedule {
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  /// Runs the schedule.
  /// - Returns: the rules that were broken, in words.
  func run() throws -> [String] {
    var random = SeededRandom(seed: seed)
    let simulation = try Simulation()
    defer { simulation.finish() }
    let bucket = try TokenBucket(limit: .random(in: 1...2, using: &random))
    var rules = ScheduleRules()
    // Every other schedule has one loader and at most one wrapper: its behaviour is known exactly.
    let isPlain = seed.isMultiple(of: 2)
    let loaders = simulation.enter {
      (0..<(isPlain ? 1 : Int.random(in: 1...3, using: &random))).map { _ in
        let count = isPlain ? (random.chance(85) ? 1 : 0) : Int.random(in: 0...3, using: &random)
        let layers = Layer.stack(of: count, &random)
        return WatchedLoader(simulation, layers, bucket, &random)
      }
    }
    let limited = loaders.filter { $0.layers.contains(where: \.isSharedLimit) }
    for loader in loaders {
      loader.base.onChange = { fetch, begins in
        if begins { loader.note(.fetch(fetch)) }
        rules.inFlight(limited.map(\.base.inFlight).reduce(0, +), bucket)
      }
    }
    try simulation.settle()
    for _ in 0..<Int.random(in: 3...12, using: &random) {
      let loader = loaders.randomElement(using: &random)!
      if random.chance(70) { try simulation.advance(by: random.time(upTo: 40)) }
      // Often several things happen before anything else can.
      if random.chance(50) {
        try simulation.settle { act(on: loader, &random) }
      } else {
        simulation.enter { act(on: loader, &random) }
      }
      rules.tokens(bucket)
    }
    while try simulation.advanceToNextWake() { rules.tokens(bucket) }
    rules.rest(bucket)
    for loader in loaders { rules.check(loader) }
    try simulation.settle { for loader in loaders { loader.detachAll() } }
    for loader in loaders { rules.noObserver(of: loader) }
    if simulation.unfinishedTasks > 0 { rules.broken.append("\(simulation.unfinishedTasks) tasks never end") }
    return rules.broken
  }

  private func act(on loader: WatchedLoader, _ random: inout SeededRandom) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9: loader.load()
    case 9..<11: loader.load(ifNotLoading: true)
    case 11..<14: loader.cancel()
    case 14..<15: loader.reset()
    case 15..<17: loader.cancelCaller(&random)
    case 17..<19: loader.observe(pausing: random.time(upTo: 30))
    default: loader.detach(&random)
    }
  }
}

/// Takers of tokens that come, hold, fail and are cancelled at random virtual times.
@MainActor struct BucketSchedule {
  private struct Interrupted: Error {}
  private let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  /// - Returns: the rules that were broken, in words.
  func run() throws -> [String] {
    var random = SeededRandom(seed: seed)
    let simulation = try Simulation()
    defer { simulation.finish() }
    let bucket = try TokenBucket(limit: .random(in: 1...3, using: &random))
    var rules = ScheduleRules()
    var holding = 0
    var served: [Int] = []
    var ended = 0
    var tasks: [Task<Void, Never>] = []
    for number in 0..<Int.random(in: 2...15, using: &random) {
      let hold = random.time(upTo: 30)
      let fails = random.chance(30)
      tasks.append(
        simulation.task {
          try? await bucket.withToken {
            served.append(number)
            holding += 1
            defer { holding -= 1 }
            rules.inFlight(holding, bucket)
            try await Task.sleep(for: hold)
            if fails { throw Interrupted() }
          }
          ended += 1
        })
      try simulation.settle()
      rules.tokens(bucket)
      if holding + bucket.available != bucket.limit {
        rules.broken.append("\(holding) tokens held and \(bucket.available) free of \(bucket.limit)")
      }
      if random.chance(40) {
        let canceled = tasks.randomElement(using: &random)!
        try simulation.settle { canceled.cancel() }
      }
      if random.chance(60) { try simulation.advance(by: random.time(upTo: 20)) }
    }
    while try simulation.advanceToNextWake() { rules.tokens(bucket) }
    rules.rest(bucket)
    if ended != tasks.count { rules.broken.append("\(tasks.count - ended) of \(tasks.count) takers never end") }
    if served != served.sorted() { rules.broken.append("served in the order \(served)") }
    return rules.broken
  }
}

/// Loads that begin in the moment when a back-off or a debounce of an older one ends, on a clock whose sleep cannot be cancelled.
@MainActor struct MeddlingSchedule {
  /// Its sleeps end by calling `meddle`, and a few turns of other tasks later they return.
  private struct StubbornClock: Clock {
    let meddler: Meddler
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      await Task { try? await ContinuousClock().sleep(until: deadline) }.value
      for _ in 0..<(await meddler.meddle()) { await Task.yield() }
    }
  }
  @MainActor private final class Meddler {
    var random: SeededRandom
    var left: Int
    weak var run: CompositionRun?

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      left = Int.random(in: 1...3, using: &random)
    }

    /// - Returns: how many turns the sleep takes to return.
    func meddle() -> Int {
      if left > 0, random.chance(70) {
        left -= 1
        // From a task, as a view would.
        Task { run?.load() }
      }
      return Int.random(in: 0...4, using: &random)
    }
  }
  let seed: UInt64

  /// - Returns: the rules that were broken, in words.
  func run() throws -> [String] {
    let meddler = Meddler(seed: seed)
    var random = meddler.random
    let simulation = try Simulation()
    defer { simulation.finish() }
    let waiting: Layer = random.chance(70) ? .retry(maxAttempts: 2) : .debounce(.milliseconds(20), executeFirst: false)
    let layers = [waiting] + (random.chance(50) ? Layer.stack(of: 1, &random) : [])
    let failures = Int.random(in: 1...2, using: &random)
    let run = try simulation.enter {
      try CompositionRun(
        simulation, layers, failures: failures, isStubborn: random.chance(30), clock: StubbornClock(meddler: meddler))
    }
    meddler.run = run
    simulation.enter { run.load() }
    try run.comeToRest()
    run.expectRest()
    let last = run.loader.currentState.fetch
    run.expect(last == run.fetches, "the last state is of load \(last ?? 0)")
    return run.broken
  }
}
