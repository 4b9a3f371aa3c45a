#if os(Linux) && canImport(Glibc) && compiler(>=6.3) && (compiler(<6.4) || EVERYSTATE_UNVERIFIED_COMPILER) && !EVERYSTATE_WITHOUT_SIMULATION
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

  /// The process's main executor: the platform's, except for simulated jobs.
  final class SimulatingMainExecutor: MainExecutor, SchedulingExecutor, @unchecked Sendable {
    static let shared = SimulatingMainExecutor()
    static let reference = UnownedSerialExecutor(ordinary: shared)

    private let platform = PlatformExecutorFactory.mainExecutor

    func run() throws { try platform.run() }

    func stop() { platform.stop() }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !JobRouter.take(job, .main) { platform.enqueue(ExecutorJob(job)) }
    }

    // Code that takes the main actor for granted in a background job traps, as it does outside of a simulation.
    func checkIsolated() {
      guard let core = SimulationCore.onThisThread else { return platform.checkIsolated() }
      precondition(core.lane == .main, "Incorrect actor executor assumption: this simulated job is not on MainActor")
    }

    func isIsolatingCurrentContext() -> Bool? {
      guard let core = SimulationCore.onThisThread else { return platform.isIsolatingCurrentContext() }
      return core.lane == .main
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      SimulatingGlobalExecutor.shared.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      SimulatingGlobalExecutor.shared.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
  }
#endif
