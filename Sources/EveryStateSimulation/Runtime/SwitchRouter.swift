#if os(Linux) && canImport(Glibc) && compiler(>=6.3) && (compiler(<6.4) || EVERYSTATE_UNVERIFIED_COMPILER) && !EVERYSTATE_WITHOUT_SIMULATION
  import CEveryStateRuntime
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

  /// Connects the interposed function with which tasks go to executors to the simulations that own the tasks.
  enum SwitchRouter {
    static let handlers = everystate_task_handlers(
      owner: { task in Ownership.owner(of: id(task)).map { Unmanaged.passUnretained($0).toOpaque() } },
      goes: { simulation, task, function, executor in
        let core = Unmanaged<SimulationCore>.fromOpaque(simulation).takeUnretainedValue()
        core.ledger.noteWay(of: id(task), to: function, at: executor)
      },
      is_elsewhere: { task, function in Ownership.owner(of: id(task))?.noteElsewhere(function) },
      main: unsafeBitCast(SimulatingMainExecutor.reference, to: everystate_executor.self),
      outside: unsafeBitCast(OutsideExecutor.shared.asUnownedSerialExecutor(), to: everystate_executor.self))

    private static func id(_ task: UnsafeMutableRawPointer) -> UInt64 {
      TaskReference.id(of: unsafeBitCast(task, to: UnownedJob.self))
    }
  }

  /// Where other code's tasks wait that must not go on on a simulating thread. The platform's threads serve it.
  private final class OutsideExecutor: SerialExecutor {
    static let shared = OutsideExecutor()

    func enqueue(_ job: consuming ExecutorJob) { SimulatingGlobalExecutor.shared.enqueue(job) }
  }
#endif
