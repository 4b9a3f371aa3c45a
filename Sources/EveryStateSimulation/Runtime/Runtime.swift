#if os(Linux) && canImport(Glibc) && compiler(>=6.3) && !EVERYSTATE_WITHOUT_SIMULATION
  import CEveryStateRuntime
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

  /// The parts of Swift's concurrency runtime that the simulation needs. `UnsupportedRuntime.swift` is its counterpart.
  enum Runtime {
    /// The reason why simulations cannot work in this process, known without trying; `nil` without one.
    @MainActor static var obstacle: String? {
      if (MainActor.executor as AnyObject) !== SimulatingMainExecutor.shared {
        return "something else replaced the main executor of this process when it was loaded"
      }
      if !everystate_clocks_are_interposed() {
        return "the linker did not export this package's clock functions from the test executable"
      }
      return nil
    }

    static func run(_ job: UnownedJob, _ lane: Lane) {
      switch lane {
      case .main: job.runSynchronously(on: SimulatingMainExecutor.reference)
      case .background: job.runSynchronously(on: genericExecutor)
      }
    }

    /// Starts a task on this thread that does not belong to a simulation. Called where the clocks are real.
    static func startOutside(_ body: @escaping @Sendable () async -> Void) { Task.immediateDetached { await body() } }

    // The runtime's own value for "no particular executor", which its thread pool passes; it has no package name.
    private static var genericExecutor: UnownedSerialExecutor {
      unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    }
  }

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

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      SimulatingGlobalExecutor.shared.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
      SimulatingGlobalExecutor.shared.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
  }

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

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
      // On a simulating thread the clock's `now` is virtual, so the difference is the requested duration, exactly.
      if let core = SimulationCore.onThisThread {
        sleep(UnownedJob(job), for: clock.now.duration(to: instant), tolerance, clock, in: core)
      } else {
        platformTimers.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
      }
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
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
        platformTimers.enqueue(ExecutorJob(job), at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
      }
    }
  }

  /// Connects the interposed function with which tasks go to executors to the simulations that own the tasks.
  enum SwitchRouter {
    static let handlers = everystate_task_handlers(
      owner: { task in Ownership.owner(of: id(task)).map { Unmanaged.passUnretained($0).toOpaque() } },
      goes: { simulation, task, function, executor in
        SimulationCore.at(simulation).ledger.noteWay(of: id(task), to: function, at: executor)
      },
      is_elsewhere: { task, function in Ownership.owner(of: id(task))?.noteElsewhere(function) },
      main: unsafeBitCast(SimulatingMainExecutor.reference, to: everystate_executor.self),
      outside: unsafeBitCast(OutsideExecutor.shared.asUnownedSerialExecutor(), to: everystate_executor.self))

    private static func id(_ task: UnsafeMutableRawPointer) -> UInt64 {
      TaskReference.id(of: unsafeBitCast(task, to: UnownedJob.self))
    }
  }

  /// The queue of other code's tasks that must not continue on a simulating thread. The platform's threads serve it.
  private final class OutsideExecutor: SerialExecutor {
    static let shared = OutsideExecutor()

    func enqueue(_ job: consuming ExecutorJob) { SimulatingGlobalExecutor.shared.enqueue(job) }
  }

  @_silgen_name("swift_task_getJobTaskId") private func runtimeTaskID(_ job: UnownedJob) -> UInt64

  @_silgen_name("swift_task_getJobFlags") private func runtimeJobFlags(_ job: UnownedJob) -> UInt32

  /// A task of any kind, kept alive if it is not the child of an `async let`. The runtime has no way to ask whether a task has completed,
  /// so this reads the flags in the task itself, whose place is fixed in Swift 6.3 (`AsyncTask` and `ActiveTaskStatus` in the runtime's ABI
  /// headers). The canary checks these flags before any simulation is made.
  struct TaskReference: @unchecked Sendable {
    let id: UInt64
    /// Whether the task is a child, in a group or of an `async let`. Its parent's cancellation reaches it.
    let isChild: Bool
    /// Whether the task is the child of an `async let`. It lives in its parent's memory.
    let isAsyncLet: Bool
    let priority: UInt8
    private let object: AnyObject?

    private enum Layout {
      static let continuation = 56
      static let statusFlags = 96
      static let isRunningOrEnqueued: UInt32 = 0x1800
      static let isEnqueued: UInt32 = 0x1000
      static let isComplete: UInt32 = 0x2000
      static let jobIsChild: UInt32 = 1 << 24
      static let jobIsInGroup: UInt32 = 1 << 26
    }

    init(_ job: UnownedJob, id: UInt64) {
      let flags = runtimeJobFlags(job)
      self.id = id
      isChild = flags & Layout.jobIsChild != 0
      isAsyncLet = flags & (Layout.jobIsChild | Layout.jobIsInGroup) == Layout.jobIsChild
      priority = UInt8(truncatingIfNeeded: flags >> 8)
      object = isAsyncLet ? nil : unsafeBitCast(job, to: AnyObject.self)
    }

    init(pointer task: UnsafeMutableRawPointer) {
      let job = unsafeBitCast(task, to: UnownedJob.self)
      self.init(job, id: runtimeTaskID(job))
    }

    static func current() -> TaskReference? {
      withUnsafeCurrentTask { task in
        guard let task else { return nil }
        let job = unsafeBitCast(task, to: UnownedJob.self)
        return TaskReference(job, id: runtimeTaskID(job))
      }
    }

    static var nameOfCurrent: String? { Task.name }

    /// The id of the task that a job belongs to; 0 if it belongs to none, as when an actor is to be served.
    @inline(__always) static func id(of job: UnownedJob) -> UInt64 { runtimeTaskID(job) }

    /// Whether the task of `job` is complete. It must not have been destroyed.
    static func isComplete(_ job: UnownedJob) -> Bool { statusFlags(job) & Layout.isComplete != 0 }

    private static func isRunningOrEnqueued(_ job: UnownedJob) -> Bool {
      let flags = statusFlags(job)
      return flags & Layout.isRunningOrEnqueued != 0 && flags & Layout.isComplete == 0
    }

    private static func continuation(_ job: UnownedJob) -> UInt {
      unsafeBitCast(job, to: UnsafeRawPointer.self).load(fromByteOffset: Layout.continuation, as: UInt.self)
    }

    private static func statusFlags(_ job: UnownedJob) -> UInt32 {
      unsafeBitCast(job, to: UnsafeRawPointer.self).load(fromByteOffset: Layout.statusFlags, as: UInt32.self)
    }

    /// The code at which the task continues if it is running or enqueued; `nil` for a child of an `async let`.
    var continuationIfActive: UInt? { withJob { Self.isRunningOrEnqueued($0) ? Self.continuation($0) : nil } ?? nil }

    /// The code at which the task continues if it is not enqueued; `nil` for a child of an `async let`.
    var continuationUnlessEnqueued: UInt? {
      withJob { Self.statusFlags($0) & Layout.isEnqueued == 0 ? Self.continuation($0) : nil } ?? nil
    }

    /// False for a child of an `async let`, which is not kept alive.
    var isComplete: Bool { withJob(Self.isComplete) ?? false }

    var isKnownToBeCancelled: Bool { asUnsafeTask?.isCancelled ?? false }

    func cancel() { asUnsafeTask?.cancel() }

    private func withJob<Value>(_ body: (UnownedJob) -> Value) -> Value? {
      guard let object else { return nil }
      // Not the object itself as a job: the optimizer of Swift 6.3 fails over that.
      let address = Unmanaged.passUnretained(object).toOpaque()
      return withExtendedLifetime(object) { body(unsafeBitCast(address, to: UnownedJob.self)) }
    }

    // `UnsafeCurrentTask` is a task's address. That it is not the current one matters for neither use here.
    private var asUnsafeTask: UnsafeCurrentTask? { object.map { unsafeBitCast($0, to: UnsafeCurrentTask.self) } }
  }

  struct SimulatingExecutorFactory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { SimulatingMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { SimulatingGlobalExecutor.shared }
  }

  // The runtime creates its executors once, at first use. An entry of the executable's `.init_array` comes before
  // `main`, while the process has one thread and no task.
  @section(".init_array") @used
  let installSimulatingExecutors: @convention(c) () -> Void = {
    _createExecutors(factory: SimulatingExecutorFactory.self)
    everystate_on_task_creation { simulation, task, isRunnable in
      SimulationCore.at(simulation).adopt(TaskReference(pointer: task), isRunnable: isRunnable)
    }
    everystate_on_task_switch(SwitchRouter.handlers)
    everystate_on_dispatch(DispatchRouter.handlers)
    everystate_on_dispatch_timers(DispatchTimerRouter.handlers)
    everystate_on_departure { simulation, kind, detail, addresses, count in
      SimulationCore.at(simulation).depart(.init(kind, detail: detail.map { String(cString: $0) })) {
        Array(UnsafeBufferPointer(start: addresses, count: count))
      }
    }
    everystate_on_run_loop(RunLoopRouter.handlers)
  }
#endif
