import EveryStateGoldens
import EveryStateLoaders

/// A wrapper of a random composition.
enum Layer {
  case retry(maxAttempts: Int)
  case debounce(Duration, executeFirst: Bool)
  case limit(Int)
  case sharedLimit

  /// A random composition, innermost first. The same bucket stands there once at most: inside, it would wait for the token that
  /// the one outside holds.
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

  @MainActor
  func wrap(_ base: some Loadable<Int>, _ bucket: TokenBucket) -> any Loadable<Int> {
    switch self {
    case .retry(let maxAttempts):
      RetryableLoader(base: base, maxAttempts: maxAttempts, backOff: BackOff(base: .milliseconds(10)))
    case .debounce(let interval, let executeFirst):
      DebouncingLoadable(wrapping: base, debounceInterval: interval, executeFirstImmediately: executeFirst)
    case .limit(let limit): ConcurrencyLimitingLoadable(wrapping: base, concurrencyLimit: limit)
    case .sharedLimit: ConcurrencyLimitingLoadable(wrapping: base, tokens: bucket)
    }
  }

  var isSharedLimit: Bool { if case .sharedLimit = self { true } else { false } }
}
