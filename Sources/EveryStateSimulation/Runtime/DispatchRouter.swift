import CEveryStateRuntime

/// Connects the interposed functions of libdispatch to the simulation that the calling thread is inside.
enum DispatchRouter {
  static let handlers = everystate_dispatch_handlers(
    submit: { core($0).submit(DispatchBlock($1), after: $2, awaitsGroup: $3) },
    flush: { core($0).flush(queue: $1) },
    suspend: { core($0).suspend(UInt(bitPattern: $1), $2) },
    occupy: { core($0).occupy(UInt(bitPattern: $1)) },
    vacate: { core($0).vacate() },
    help: { core($0).help(until: $1) },
    can_help: { core($0).canHelp(until: $1) },
    waits_for_outside: { core($0).waitsForOutside },
    is_on_main: { core($0).lane == .main },
    invoke_on_main: { simulation, block in core(simulation).onLane(.main) { everystate_dispatch_invoke(block) } },
    note_timer: { core($0).realTimers += 1 })
}

private func core(_ simulation: UnsafeMutableRawPointer) -> SimulationCore {
  Unmanaged<SimulationCore>.fromOpaque(simulation).takeUnretainedValue()
}
