import Foundation

public struct Profile: Hashable, Sendable {
  public let name: String
  public let city: String

  public init(name: String, city: String) {
    self.name = name
    self.city = city
  }
}

/// Where the lab's screens get their data from.
public protocol LabService: Sendable {
  func profile() async throws -> Profile
  /// A quote, from a server that often fails.
  func quote() async throws -> String
  /// One quarter of a file: 0...3.
  func part(_ number: Int, of file: String) async throws -> String
  func rates() async throws -> [String]
  func cities(matching query: String) async throws -> [String]
}

public enum LabError: LocalizedError, Hashable, Sendable {
  case offline
  case flaky(attempt: Int)

  public var errorDescription: String? {
    switch self {
    case .offline: "You appear to be offline."
    case .flaky: "The server is overloaded."
    }
  }
}
