import Foundation

/// Why posts could not be had.
public enum PostsError: LocalizedError, Equatable, Sendable {
  case server(status: Int)
  case network

  public var errorDescription: String? {
    switch self {
    case .server(let status): "The server answered with status \(status)."
    case .network: "There is no connection to the internet."
    }
  }
}

/// How a screen shows an error.
public enum ErrorDisplay: Equatable, Sendable {
  case fullScreen
  case alert
}
