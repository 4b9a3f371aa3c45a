import Foundation

/// Where the watchlist comes from.
public protocol MarketsRepository: Sendable {
  func markets() async throws -> [Market]
}

public enum APIError: LocalizedError, Equatable, Sendable {
  case server(status: Int)
  case offline

  public var errorDescription: String? {
    switch self {
    case .server(let status): "Server unavailable (error \(status))"
    case .offline: "You appear to be offline."
    }
  }
}
