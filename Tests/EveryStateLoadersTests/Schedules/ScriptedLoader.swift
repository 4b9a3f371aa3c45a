import EveryStateGoldens
import EveryStateLoaders

/// The failure of a fetch, by its number.
struct FetchFailure: Error, Hashable { let fetch: Int }

/// Loads the number of its fetch, late, and sometimes fails; sometimes it ignores that it was cancelled.
final class ScriptedLoader: BaseLoadable<Int> {
  private var random: SeededRandom
  private let failurePercent: Int
  private(set) var lastFetch = 0
  private(set) var inFlight = 0
  /// Called when a fetch begins or ends.
  var onChange: (_ fetch: Int, _ begins: Bool) -> Void = { _, _ in }

  init(_ random: SeededRandom, failurePercent: Int) {
    self.random = random
    self.failurePercent = failurePercent
  }

  override func fetch() async throws -> Int {
    lastFetch += 1
    let number = lastFetch
    let delay = random.time(upTo: 60)
    let isStubborn = random.chance(25)
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
