@testable import EveryStateLoaders

/// The failure of a fetch, by its number.
struct FetchFailure: Error, Hashable { let fetch: Int }

/// Loads the number of its fetch, late, and sometimes fails; sometimes it ignores that it was canceled.
final class ScriptedLoader: BaseLoadable<Int> {
  private var random: SeededRandom
  private let failurePercent: Int
  private(set) var lastFetch = 0
  private(set) var inFlight = 0
  /// Called when a fetch begins or ends.
  var onChange: (_ fetch: Int, _ begins: Bool) -> Void = { _, _ in }
  init(_ random: SeededRandom, failurePercent: Int) { (self.random, self.failurePercent) = (random, failurePercent) }

  override func fetch() async throws -> Int {
    lastFetch += 1
    let (number, delay, isStubborn) = (lastFetch, random.time(upTo: 60), random.chance(25))
    let fails = random.chance(failurePercent)
    inFlight += 1
    onChange(number, true)
    defer {
      inFlight -= 1
      onChange(number, false)
    }
    for percent in [0, 50] {
      if random.chance(50) { report(LoadingProgress(message: "#\(number)", percent: percent)) }
      if isStubborn {
        await Task { try? await Task.sleep(for: delay / 2) }.value
      } else {
        try await Task.sleep(for: delay / 2)
      }
    }
    if fails { throw FetchFailure(fetch: number) }
    return number
  }
}

extension LoadingState<Int> {
  /// The number of the fetch that the state comes from.
  var fetch: Int? {
    switch self {
    case .idle: nil
    case .loading(let progress): progress?.message?.split(separator: "#").dropFirst().first.flatMap { Int($0) }
    case .failure(let error): (error as? FetchFailure)?.fetch
    case .loaded(let number): number
    }
  }
}

/// A loader whose fetches take a second and return their number, and how many there were, at a time too.
@MainActor final class Server {
  /// How many fetches fail before one returns.
  var failures = 0
  private(set) var fetches = 0
  private(set) var inFlight = 0
  private(set) var atOnce = 0
  private(set) lazy var loader = BlockLoadable<Int> { @MainActor in
    self.fetches += 1
    self.inFlight += 1
    self.atOnce = max(self.atOnce, self.inFlight)
    defer { self.inFlight -= 1 }
    let number = self.fetches
    try await Task.sleep(for: .seconds(1))
    if number <= self.failures { throw FetchFailure(fetch: number) }
    return number
  }
}

extension Simulation {
  @MainActor func observe(_ loader: some Loadable<Int>) -> () -> [LoadingState<Int>] {
    var seen: [LoadingState<Int>] = []
    let states = loader.state
    nonisolated(unsafe) var iterator = states.makeAsyncIterator()
    task { while let state = await iterator.next(isolation: #isolation) { seen.append(state) } }
    return { seen }
  }
}

/// A wrapper of a random composition.
enum Layer {
  case retry(maxAttempts: Int)
  case debounce(Duration, executeFirst: Bool)
  case limit(Int)
  case sharedLimit

  /// A random composition, innermost first. The same bucket occurs at most once: the inner one would wait for the token that
  /// the outer one has.
  static func stack(of count: Int, _ random: inout SeededRandom) -> [Layer] {
    (0..<count).reduce(into: []) { layers, _ in
      let layer = Layer.random(&random)
      layers.append(layer.isSharedLimit && layers.contains(where: \.isSharedLimit) ? .limit(2) : layer)
    }
  }

  private static func random(_ random: inout SeededRandom) -> Layer {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .retry(maxAttempts: .random(in: 1...3, using: &random))
    case 1: .debounce(random.time(upTo: 40), executeFirst: random.chance(60))
    case 2: .limit(.random(in: 1...3, using: &random))
    default: .sharedLimit
    }
  }

  @MainActor func wrap(
    _ base: some Loadable<Int>, _ bucket: TokenBucket, clock: any Clock<Duration> = ContinuousClock()
  ) -> any Loadable<Int> {
    switch self {
    case .retry(let maxAttempts):
      RetryableLoader(base: base, maxAttempts: maxAttempts, backOff: BackOff(base: .milliseconds(10)), clock: clock)
    case .debounce(let interval, let executeFirst):
      DebouncingLoadable(
        wrapping: base, debounceInterval: interval, executeFirstImmediately: executeFirst, clock: clock)
    case .limit(let limit): ConcurrencyLimitingLoadable(wrapping: base, concurrencyLimit: limit)
    case .sharedLimit: ConcurrencyLimitingLoadable(wrapping: base, tokens: bucket)
    }
  }

  var isSharedLimit: Bool { if case .sharedLimit = self { true } else { false } }
}

extension SeededRandom {
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A time on a coarse grid, so that things often happen at the same instant.
  mutating func time(upTo milliseconds: Int) -> Duration {
    .milliseconds(Int.random(in: 0...(milliseconds / 5), using: &self) * 5)
  }
}
