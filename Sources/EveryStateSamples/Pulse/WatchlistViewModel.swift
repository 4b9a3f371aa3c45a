import Observation

@MainActor
@Observable
public final class WatchlistViewModel {
  /// The state of the load. The markets are stored apart, so that they stay on screen during a refresh.
  public enum State: Equatable, Sendable {
    case idle
    case loading
    case loaded
    case empty
    case failed(message: String)
  }

  public private(set) var state = State.idle
  public private(set) var markets: [Market] = []
  private let repository: any MarketsRepository

  public init(repository: any MarketsRepository) { self.repository = repository }

  public var isRefreshing: Bool { state == .loading && !markets.isEmpty }

  public func load() async {
    state = .loading
    do {
      markets = try await repository.markets()
      state = markets.isEmpty ? .empty : .loaded
    } catch {
      markets = []
      state = .failed(message: error.localizedDescription)
    }
  }
}
