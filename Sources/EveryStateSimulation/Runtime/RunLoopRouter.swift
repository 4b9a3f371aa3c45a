import CEveryStateRuntime

/// Connects the interposed functions of Core Foundation's run loop to the simulation that the calling thread is inside.
enum RunLoopRouter {
  static let handlers = everystate_run_loop_handlers(
    is_on_main: { core($0).lane == .main },
    timer_made: { simulation, timer, callout, info in
      let core = core(simulation)
      if !core.isFinished { core.runLoopTimers[timer] = RunLoopTimer(timer, callout, info, in: core) }
    },
    timer_added: { simulation, timer, delay, interval in
      let core = core(simulation)
      // Whatever is left of a finished simulation never runs.
      if core.isFinished { return true }
      guard let known = core.runLoopTimers[timer] else {
        core.realTimers += 1
        return false
      }
      known.add(after: delay, every: interval)
      return true
    },
    timer_set: { core($0).runLoopTimers[$1]?.set(after: $2) },
    timer_invalidated: { simulation, timer in
      // Released once nothing of the table is in use.
      let last = core(simulation).runLoopTimers.removeValue(forKey: timer)
      last?.stop()
    },
    perform: { core($0).performInRunLoop(KeptBlock($1)) },
    run: { core($0).turnRunLoop(for: $1) },
    run_has_ended: { core($0).hasEndlessRun })
}

private func core(_ simulation: UnsafeMutableRawPointer) -> SimulationCore {
  Unmanaged<SimulationCore>.fromOpaque(simulation).takeUnretainedValue()
}
