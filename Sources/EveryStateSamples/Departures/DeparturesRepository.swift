import EveryStateMocks
import Foundation

/// Where the departures come from.
public protocol DeparturesRepository: Sendable {
  func departures() async throws -> [Departure]
}

extension MockStore: DeparturesRepository where Item == Departure {
  public func departures() async throws -> [Departure] { try await list() }
}

public enum HarbourError: LocalizedError, Sendable {
  case closed(until: Date)

  public var errorDescription: String? {
    switch self {
    case .closed(let date): "The harbour is closed until \(date.formatted(date: .long, time: .shortened))."
    }
  }
}
