@testable import EveryStateLoaders

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
