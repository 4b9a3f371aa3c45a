#if os(Linux) && canImport(Glibc) && compiler(>=6.3) && (compiler(<6.4) || EVERYSTATE_UNVERIFIED_COMPILER) && !EVERYSTATE_WITHOUT_SIMULATION
  import CEveryStateRuntime
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) import _Concurrency

  /// What the simulation needs from Swift's concurrency runtime. `UnsupportedRuntime.swift` is its counterpart.
  enum Runtime {
    /// Why simulations cannot work in this process, before anything is tried; `nil` if nothing speaks against it.
    @MainActor
    static var obstacle: String? {
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

    /// Starts a task on this thread that is none of a simulation's. Called where the clocks are real.
    static func startOutside(_ body: @escaping @Sendable () async -> Void) { Task.immediateDetached { await body() } }

    // The runtime's own value for "no particular executor", which its thread pool passes; it has no package name.
    private static var genericExecutor: UnownedSerialExecutor {
      unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    }
  }
#endif
