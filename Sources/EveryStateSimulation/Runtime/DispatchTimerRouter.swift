import CEveryStateRuntime

/// Connects the interposed functions of libdispatch's timer sources to the simulations in which the sources were made.
enum DispatchTimerRouter {
  static let handlers = everystate_timer_handlers(
    made: { simulation, source, queue in
      let core = Unmanaged<SimulationCore>.fromOpaque(simulation).takeUnretainedValue()
      timers.withLock { $0[source] = DispatchTimer(queue: queue, in: core) }
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
      if let last = timers.withLock({ $0.removeValue(forKey: source) }) {
        everystate_count_dispatch_timers(-1)
        _ = last
      }
    },
    data: { timer($0)?.ticks ?? 0 })

  /// By source, which outlives its simulation if somebody keeps it.
  private static let timers = Locked<[UnsafeMutableRawPointer: DispatchTimer]>([:])

  private static func timer(_ source: UnsafeMutableRawPointer) -> DispatchTimer? {
    timers.withLock { $0[source] }
  }
}
