import EveryStateGoldens
import EveryStateLoaders
import EveryStateSimulation

/// Takers of tokens that come, hold, fail and are cancelled at random virtual times.
@MainActor
struct BucketSchedule {
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
