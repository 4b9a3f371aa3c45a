/// A simulation that must be deterministic came upon something that leaves it: see ``Simulation/refusesDepartures``.
public struct LeftVirtualTime: Error, Sendable, CustomStringConvertible {
  /// What left it, and where it was started.
  public var departure: Departure

  public var description: String { "\(departure). It runs in real time, outside the simulation. \(departure.remedy)" }
}
