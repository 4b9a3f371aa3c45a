#if os(Linux) && canImport(Glibc) && compiler(>=6.3) && (compiler(<6.4) || EVERYSTATE_UNVERIFIED_COMPILER) && !EVERYSTATE_WITHOUT_SIMULATION
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

  /// The process's default executor: the platform's thread pool, except for simulated jobs and sleeps.
  final class SimulatingGlobalExecutor: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    static let shared = SimulatingGlobalExecutor()

    private let platform: any TaskExecutor
    private let platformTimers: any SchedulingExecutor

    private init() {
      platform = PlatformExecutorFactory.defaultExecutor
      guard let timers = platform as? any SchedulingExecutor else {
        fatalError("EveryStateSimulation: the platform's executor \(platform) cannot schedule; Swift 6.3's can")
      }
      platformTimers = timers
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !JobRouter.take(job, .background) { platform.enqueue(ExecutorJob(job)) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      // On a simulating thread the clock's `now` is virtual, so the difference is the requested duration, exactly.
      if let core = SimulationCore.onThisThread {
        sleep(UnownedJob(job), for: clock.now.duration(to: instant), tolerance, clock, in: core)
      } else {
        platformTimers.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      if let core = SimulationCore.onThisThread {
        sleep(UnownedJob(job), for: delay, tolerance, clock, in: core)
      } else {
        platformTimers.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
      }
    }

    private func sleep<C: Clock>(
      _ job: UnownedJob, for delay: C.Duration, _ tolerance: C.Duration?, _ clock: C, in core: SimulationCore
    ) {
      if let duration = delay as? Duration, core.sleep(job, for: duration.wholeNanoseconds) { return }
      VirtualTime.hidden {
        platformTimers.enqueue(
          ExecutorJob(job), at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
      }
    }
  }
#endif
