import CEveryStateRuntime

/// Virtual time and deterministic tasks for a test.
///
/// Everything inside happens on the calling thread, one job at a time, in the order in which it became ready, whatever the executor.
/// Clocks stop until the test lets time pass, and sleeping takes no real time.
///
///     let simulation = try Simulation()
///     try simulation.settle { viewModel.retryTapped() }   // everything up to the first wait
///     try simulation.advance(by: .seconds(2))             // the mock's delay is over
///     simulation.finish()
///
/// **Inside** are the closures of ``settle(_:)`` and ``enter(_:)``, and every task that they start. All clocks show virtual time
/// there, sleeps wait for it (blocking ones pass it), and dispatch queues, their timers and the main thread's run loop are simulated.
/// While a semaphore, a group or a condition blocks the thread, other threads' work continues, up to the wait's limit.
///
/// **Departures**: threads, processes, `DispatchIO`, sources that wait for files or signals, and requests to the network, which are
/// refused; ``departures`` lists them. Actors with an executor of their own, and actors that code outside is using, run in real time; the
/// tasks that they resume come back and are listed in ``escapes``. A simulation that ``refusesDepartures`` ends at each of them. A
/// blocking wait for another thread stops the test forever: guard against it with ``Watchdog``.
///
/// Simulations do not see each other, and code outside keeps real time and real threads. Link the module to tests only: the clocks, the
/// dispatch calls and the executors of a target that links it pass through it.
@MainActor package final class Simulation {
  /// The wall clock's default start: 2025-01-01T09:41:00Z, as the time since 1970.
  package nonisolated static let defaultStartDate = Duration.seconds(1_735_724_460)

  /// How many jobs one call may run before it is treated as a loop.
  package var jobLimit = 100_000

  /// How many jobs the simulation may run in its life before it is treated as endless polling.
  package var totalJobLimit = 1_000_000

  /// How much virtual time may pass in all.
  package var timeLimit = Duration.seconds(24 * 3600)

  let core: SimulationCore

  /// - Parameters:
  ///   - startDate: the value of `Date()` at the beginning, as the time since 1970.
  ///   - surroundings: the locale, zone and calendar inside, which have to live as long as the process.
  package init(
    startDate: Duration = Simulation.defaultStartDate, surroundings: UnsafePointer<everystate_surroundings>? = nil
  ) throws(SimulationUnavailable) {
    try Self.requireAvailability()
    core = SimulationCore(start: startDate, surroundings: surroundings)
  }

  /// Checks that simulations work, before preparations that would fail with a less clear error.
  package static func requireAvailability() throws(SimulationUnavailable) {
    if let finding = Canary.finding { throw SimulationUnavailable(finding: finding) }
  }

  /// For the canary, which runs before it is known whether simulations work.
  init(untested: Void) { core = SimulationCore(start: Simulation.defaultStartDate) }

  #if os(Linux)
    isolated deinit { finish() }
  #endif

  /// Ends the simulation: cancels its unfinished tasks, lets them end, and drops the rest, so that none of it runs later.
  package func finish() { core.finish(budget: Simulation.cleanUpBudget) }

  nonisolated static let cleanUpBudget = 10_000

  // MARK: - State

  package var now: Duration { .nanoseconds(core.time.elapsed) }

  /// The timers and tasks that wait for virtual time, in wake order.
  package var sleepers: [SimulatedSleeper] { core.timeline.asleep.map(SimulatedSleeper.init) }

  /// When the next sleeper wakes, as virtual time since the beginning; `nil` if nothing waits for virtual time.
  package var nextWake: Duration? { core.timeline.nextDeadline.map(Duration.nanoseconds) }

  /// Whether something could run without virtual time passing.
  package var hasRunnableWork: Bool { core.runnableCount > 0 }

  package var jobsRun: Int { core.jobsRun }

  /// How many times a task of this simulation was resumed from outside. Not zero means: not deterministic.
  package var outsideJobs: Int { core.escapes.count }

  package var escapes: [Escape] { core.escapes.first }

  /// The first ten departures of this simulation, noted when they started.
  package var departures: [Departure] { core.departures.first.map(\.departure) }

  /// Whether a call that runs work throws ``LeftVirtualTime`` as soon as something leaves the simulation.
  package var refusesDepartures: Bool {
    get { core.stopsAtDepartures }
    set { core.stopsAtDepartures = newValue }
  }

  /// The texts that code inside looks up, where TextUI finds them.
  package var texts: AnyObject? {
    get { core.texts }
    set { core.texts = newValue }
  }

  /// How many tasks of this simulation have not completed. An `async let` counts with its parent.
  package var unfinishedTasks: Int { core.unfinishedTasks.count }

  package var isFinished: Bool { core.isFinished }

  package var pending: PendingWork {
    PendingWork(
      now: now, runnableJobs: core.runnableCount, sleepers: sleepers, unfinishedTasks: unfinishedTasks,
      outsideJobs: outsideJobs, realTimers: core.realTimers)
  }
}
