import Foundation

/// A ferry that leaves.
public struct Departure: Identifiable, Equatable, Sendable {
  public let destination: String
  public let time: Date
  public let fare: Decimal
  public let seats: Int
  /// Of the seats, how many are taken: 0.5 is half of them.
  public let occupancy: Double
  public let stops: [String]

  public var id: String { destination }

  public init(destination: String, time: Date, fare: Decimal, seats: Int, occupancy: Double, stops: [String]) {
    self.destination = destination
    self.time = time
    self.fare = fare
    self.seats = seats
    self.occupancy = occupancy
    self.stops = stops
  }
}

extension Departure {
  public static let samples = [
    Departure(
      destination: "Oslo", time: Date(timeIntervalSince1970: 1_735_731_000), fare: 1249.5, seats: 2480,
      occupancy: 0.625, stops: []),
    Departure(
      destination: "Helsinki", time: Date(timeIntervalSince1970: 1_735_749_900), fare: 89, seats: 940,
      occupancy: 0.0825, stops: ["Visby", "Mariehamn", "Turku"]),
  ]
}
