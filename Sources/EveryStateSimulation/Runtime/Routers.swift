import CEveryStateRuntime

/// Decides for every job of the process whether a simulation takes it.
enum JobRouter {
  /// - Returns: whether a simulation took the job; if not, it is the platform's.
  @inline(__always) static func take(_ job: UnownedJob, _ lane: Lane) -> Bool {
    if let core = SimulationCore.onThisThread { return core.take(job, lane) }
    guard let owner = Ownership.owner(of: TaskReference.id(of: job)) else { return false }
    owner.receive(job, lane)
    return true
  }
}

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

/// Connects the interposed functions of libdispatch's timer sources to the simulations in which the sources were made.
enum DispatchTimerRouter {
  static let handlers = everystate_timer_handlers(
    made: { simulation, source, queue in
      timers.withLock { $0[source] = DispatchTimer(queue: queue, in: core(simulation)) }
      everystate_count_dispatch_timers(1)
    },
    set_block: { source, which, block in
      guard let timer = timer(source) else { return false }
      timer.set(which, block)
      return true
    },
    set_time: { source, delay, interval in
      guard let timer = timer(source) else { return false }
      timer.set(after: delay, every: interval)
      return true
    },
    resume: { timer($0)?.resume(Int($1)) },
    cancel: { timer($0)?.cancel() },
    retain: { source, count in
      guard let timer = timer(source), !timer.retain(Int(count)) else { return }
      // Released outside of the lock.
      let last = timers.withLock { $0.removeValue(forKey: source) }
      if last != nil { everystate_count_dispatch_timers(-1) }
    },
    data: { timer($0)?.ticks ?? 0 })

  /// By source, which outlives its simulation if the app keeps it.
  private static let timers = Locked<[UnsafeMutableRawPointer: DispatchTimer]>([:])

  private static func timer(_ source: UnsafeMutableRawPointer) -> DispatchTimer? { timers.withLock { $0[source] } }
}

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

private func core(_ simulation: UnsafeMutableRawPointer) -> SimulationCore { SimulationCore.at(simulation) }
