/// A deterministic simulation met work that leaves virtual time: see ``Simulation/refusesDepartures``.
package struct LeftVirtualTime: Error, Sendable, CustomStringConvertible {
  package var departure: Departure

  package var description: String { "\(departure). It runs in real time, outside the simulation. \(departure.remedy)" }
}
