#if os(Linux) && canImport(Glibc) && compiler(>=6.3) && (compiler(<6.4) || EVERYSTATE_UNVERIFIED_COMPILER) && !EVERYSTATE_WITHOUT_SIMULATION
  import CEveryStateRuntime
  @_spi(ExperimentalCustomExecutors) import _Concurrency

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
      let core = Unmanaged<SimulationCore>.fromOpaque(simulation).takeUnretainedValue()
      core.adopt(TaskReference(pointer: task), isRunnable: isRunnable)
    }
    everystate_on_task_switch(SwitchRouter.handlers)
    everystate_on_dispatch(DispatchRouter.handlers)
    everystate_on_dispatch_timers(DispatchTimerRouter.handlers)
    everystate_on_departure(DepartureRouter.handler)
    everystate_on_run_loop(RunLoopRouter.handlers)
  }
#endif
