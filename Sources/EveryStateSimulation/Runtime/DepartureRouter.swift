import CEveryStateRuntime

/// Connects the interposed functions that start something in real time to the simulation that the calling thread is
/// inside.
enum DepartureRouter {
  static let handler: everystate_departure_handler = { simulation, kind, detail, addresses, count in
    let core = Unmanaged<SimulationCore>.fromOpaque(simulation).takeUnretainedValue()
    core.depart(.init(kind, detail: detail.map { String(cString: $0) })) {
      Array(UnsafeBufferPointer(start: addresses, count: count))
    }
  }
}
