/// A simulation that must be deterministic came upon something that leaves it: see ``Simulation/refusesDepartures``.
package struct LeftVirtualTime: Error, Sendable, CustomStringConvertible {
  package var departure: Departure

  package var description: String { "\(departure). It runs in real time, outside the simulation. \(departure.remedy)" }
}
