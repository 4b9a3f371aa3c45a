// Which runtimes the simulation knows. This folder is the seam: it holds all that the engine needs of Swift's runtime, to install
// its executors, take a job, run it, sleep, and tell a task that has ended. `Runtime.swift` is what Swift 6.3 and 6.4 need, under this
// condition, and `UnsupportedRuntime.swift` replaces it elsewhere:
//
//   os(Linux) && canImport(Glibc) && compiler(>=6.3) && (compiler(<6.4) || EVERYSTATE_UNVERIFIED_COMPILER)
//     && !EVERYSTATE_WITHOUT_SIMULATION
//
// EVERYSTATE_UNVERIFIED_COMPILER is defined by Package.swift where the environment of the build says so and the compiler is 6.4.
// Read in package sources, not compiled here: 6.4 has the interfaces of 6.3, `_createExecutors`, `MainExecutor`, `SchedulingExecutor`
// and `ExecutorFactory`, behind the same two names of SPI. On the main branch after it sleeps go to new protocols instead
// (`ContinuousClockExecutor`, `SuspendingClockExecutor`): a compiler from 6.5 on needs files of its own. What a task's memory looks
// like (`TaskReference`) no source promises; the canary tries it in each process before the first simulation. How tasks go to
// actors (`task_switch.c` of the virtual clock) is an interface that compiled code uses; that an actor serves others' tasks on the
// thread that has it, and gives it up when one of them leaves, is the runtime's business, and tried as well.
//
// EVERYSTATE_WITHOUT_SIMULATION is defined where the gate is closed, also for C, where nothing is then replaced, and in the
// environment of a build (`EVERYSTATE_WITHOUT_SIMULATION=1 swift test`) shows on a supported machine what an unsupported one builds.

/// The system and the compiler that this was built for and with, for the message that says what is missing.
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

  /// The first thing to try with an untested compiler that should work; nil with any other.
  static var way: String? { way(system: system, compiler: compiler) }

  static func way(system: String, compiler: String) -> String? {
    guard system == "Linux", compiler == "6.4" else { return nil }
    return "Swift 6.4 has the same interfaces in its sources but is untested: build with "
      + "EVERYSTATE_UNVERIFIED_COMPILER=1 in the environment, and the checks at the start of each process decide. "
  }
}
