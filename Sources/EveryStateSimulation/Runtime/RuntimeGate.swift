// The supported runtimes. This folder is the seam: it has all that the engine needs from Swift's runtime, to install its executors,
// take a job, run it, sleep, and recognise an ended task. `Runtime.swift` serves Swift 6.3 and later under this condition,
// and `UnsupportedRuntime.swift` replaces it elsewhere:
//
//   os(Linux) && canImport(Glibc) && compiler(>=6.3) && !EVERYSTATE_WITHOUT_SIMULATION
//
// By its sources, which were read and not compiled, 6.4 has the interfaces of 6.3: `_createExecutors`, `MainExecutor`,
// `SchedulingExecutor` and `ExecutorFactory`, behind the same two SPI names. From 6.5 on Package.swift asks the runtime's library for
// them and closes the gate without them: the main branch has new protocols for sleeping (`ContinuousClockExecutor`,
// `SuspendingClockExecutor`). The memory layout of a task (`TaskReference`) is not documented; the canary checks it in each process
// before the first simulation. The way tasks move to actors (`task_switch.c`) is an interface that compiled code uses. The canary also
// checks that an actor serves other code's tasks on the thread that has it.
//
// EVERYSTATE_WITHOUT_SIMULATION is defined where the gate is closed, also for C, which then replaces nothing. Set in a build's
// environment (`EVERYSTATE_WITHOUT_SIMULATION=1 swift test`), it builds on a supported machine as on an unsupported one.

/// The system and the compiler of the build, for the message about unavailable simulations.
enum BuildFacts {
  static var system: String {
    #if os(Linux)
      "Linux"
    #elseif os(macOS)
      "macOS"
    #elseif os(iOS)
      "iOS"
    #elseif os(Windows)
      "Windows"
    #else
      "another system"
    #endif
  }

  static var compiler: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2 or earlier"
    #endif
  }
}
