@testable import EveryStateLoaders

/// Loads, cancellations, resets and failures at random virtual times, on random compositions of loaders.
@MainActor struct LoaderSchedule {
  let seed: UInt64

  /// Runs the schedule.
  /// - Returns: the rules that were broken, in words.
  func run() throws -> [String] {
    var random = SeededRandom(seed: seed)
    let simulation = try Simulation()
    defer { simulation.finish() }
    let bucket = try TokenBucket(limit: .random(in: 1...2, using: &random))
    var rules = ScheduleRules()
    // Every other schedule has one loader and at most one wrapper: its behavior is known exactly.
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

/// Takers of tokens that come, hold, fail and are canceled at random virtual times.
@MainActor struct BucketSchedule {
  private struct Interrupted: Error {}
  let seed: UInt64

  func run() throws -> [String] {
    var random = SeededRandom(seed: seed)
    let simulation = try Simulation()
    defer { simulation.finish() }
    let bucket = try TokenBucket(limit: .random(in: 1...3, using: &random))
    var (rules, holding) = (ScheduleRules(), 0)
    var served: [Int] = []
    var ended = 0
    var tasks: [Task<Void, Never>] = []
    for number in 0..<Int.random(in: 2...15, using: &random) {
      let (hold, fails) = (random.time(upTo: 30), random.chance(30))
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

/// Loads that begin in the moment when an older one's back-off or debounce ends, on a clock whose sleep cannot be canceled.
@MainActor final class MeddlingSchedule {
  private struct StubbornClock: Clock {
    let wake: @MainActor @Sendable () -> Int
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      await Task { try? await ContinuousClock().sleep(until: deadline) }.value
      for _ in 0..<(await wake()) { await Task.yield() }
    }
  }
  private var random: SeededRandom
  private var loads = 3
  private var run: CompositionRun?
  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private func wake() -> Int {
    loads -= 1
    // From a task, as a view would.
    if loads > 0, random.chance(70) { Task { run?.load() } }
    return Int.random(in: 0...4, using: &random)
  }

  func rulesBroken() throws -> [String] {
    let simulation = try Simulation()
    defer { simulation.finish() }
    let waiting: Layer = random.chance(70) ? .retry(maxAttempts: 2) : .debounce(.milliseconds(20), executeFirst: false)
    let layers = [waiting] + Layer.stack(of: .random(in: 0...1, using: &random), &random)
    let (failures, isStubborn) = (Int.random(in: 1...2, using: &random), random.chance(30))
    let run = try simulation.enter {
      let clock = StubbornClock { [unowned self] in wake() }
      return try CompositionRun(simulation, layers, failures: failures, isStubborn: isStubborn, clock: clock)
    }
    self.run = run
    simulation.enter { run.load() }
    try run.comeToRest()
    run.expectRest()
    run.expect(run.loader.currentState.fetch == run.fetches, "the last state is not the last load's")
    return run.broken
  }
}
