import CEveryStateRuntime

/// Virtual time and deterministic tasks for a test.
///
/// Everything that happens inside a simulation happens on the calling thread, one job at a time, in the order in which
/// it became ready, whatever the executor: the main actor, other actors, detached tasks, task groups. Clocks stand
/// still until the test lets time pass, and sleeping takes no real time.
///
///     let simulation = try Simulation()
///     try simulation.settle { viewModel.retryTapped() }   // everything up to the first wait
///     #expect(viewModel.phase == .loading)
///     try simulation.advance(by: .seconds(2))             // the mock's delay is over
///     #expect(viewModel.phase == .loaded(items))
///     simulation.finish()
///
/// **What is inside**: what the closures of ``settle(_:)`` and ``enter(_:)`` do, every task created there, and every task
/// that these create. There
/// - `ContinuousClock`, `SuspendingClock`, `Date()`, `ProcessInfo.systemUptime` and the C clocks show virtual time;
/// - `Task.sleep` and the clocks' sleeps wait for virtual time, exactly as long as they say;
/// - blocking sleeps (`Thread.sleep`, `usleep`) pass virtual time;
/// - while a semaphore, a group or a condition blocks the thread, other threads' work goes on in virtual time, up to the
///   wait's limit;
/// - dispatch queues are simulated: blocks, delays, timer sources, groups, work items, and waits for any of them;
/// - the main thread's run loop is simulated: `Timer`, `RunLoop.perform`, `RunLoop.run(until:)`. `Thread.isMainThread` is
///   true where the main actor is; operation queues and notifications for the main queue come there.
///
/// **What leaves it**: threads and processes of the app's own, `DispatchIO` and sources that wait for files or signals,
/// which are listed in ``departures``; actors with an executor of their own that is no dispatch
/// queue, and actors that code outside is using at the same time. They run in real time; tasks that they resume
/// come back and are listed in ``escapes``; ``waitForOutsideWork(until:timeout:)`` waits for them. A simulation that
/// ``refusesDepartures`` hears of each task that goes on there, however short. What other code does in an actor never runs
/// inside, whoever of the two is the first to come; a piece of it that begins by the runtime's own hand, after a wait, may: up
/// to its next call of an actor. The network is refused:
/// a request that no URLProtocol of the app answers fails, and is listed in ``departures`` too. A
/// blocking wait for another thread stops the test for ever; guard against it with ``Watchdog``. What code that touches
/// data from two threads at once does wrong in real life, a simulation does not show.
///
/// Many simulations can be alive, one inside another or side by side; they do not see each other. Code outside of them,
/// other tests for example, keeps real time and real threads.
///
/// A test target that links this module has its clocks, its dispatch calls and its tasks' executors passed through it.
/// Link it to tests only.
@MainActor
package final class Simulation {
  /// What the wall clock shows at the beginning of a simulation if nothing else is said: 2025-01-01T09:41:00Z, as the
  /// time since 1970.
  package nonisolated static let defaultStartDate = Duration.seconds(1_735_724_460)

  /// How many jobs one call may run before it is taken for a loop.
  package var jobLimit = 100_000

  /// How many jobs the simulation may run in its life before it is taken for endless polling.
  package var totalJobLimit = 1_000_000

  /// How much virtual time may pass in all.
  package var timeLimit = Duration.seconds(24 * 3600)

  let core: SimulationCore

  /// - Parameter startDate: what `Date()` shows at the beginning, as the time since 1970.
  /// - Throws: ``SimulationUnavailable`` if simulations do not work in this process.
  package init(startDate: Duration = Simulation.defaultStartDate) throws(SimulationUnavailable) {
    try Self.requireAvailability()
    core = SimulationCore(start: startDate)
  }

  /// - Parameters:
  ///   - startDate: what `Date()` shows at the beginning, as the time since 1970.
  ///   - surroundings: the locale, zone and calendar inside, which has to live as long as the process.
  /// - Throws: ``SimulationUnavailable`` if simulations do not work in this process.
  package init(
    startDate: Duration, surroundings: UnsafePointer<everystate_surroundings>
  ) throws(SimulationUnavailable) {
    try Self.requireAvailability()
    core = SimulationCore(start: startDate, surroundings: surroundings)
  }

  /// For what is prepared before a simulation begins, and would fail with a lesser reason.
  package static func requireAvailability() throws(SimulationUnavailable) {
    if let finding = Canary.finding { throw SimulationUnavailable(finding: finding) }
  }

  /// For the canary, which runs before it is known whether simulations work.
  init(untested: Void) {
    core = SimulationCore(start: Simulation.defaultStartDate)
  }

  #if os(Linux)
    isolated deinit {
      finish()
    }
  #endif

  /// Ends the simulation: cancels its unfinished tasks, lets them end, and drops whatever does not end.
  ///
  /// Nothing of a finished simulation runs later, neither in real time nor in the next simulation. A task that ignores
  /// its cancellation stays unfinished for ever, and so does everything that waits for it.
  /// A simulation that is released is finished too.
  package func finish() {
    core.finish(budget: Simulation.cleanUpBudget)
  }

  private nonisolated static let cleanUpBudget = 10_000

  // MARK: - What is the case

  /// The virtual time that has passed.
  package var now: Duration { .nanoseconds(core.time.elapsed) }

  /// The tasks that wait for virtual time, the next to wake first; those that wake together in the order in which they
  /// fell asleep.
  package var sleepers: [SimulatedSleeper] { core.timeline.asleep.map(SimulatedSleeper.init) }

  /// When the next sleeper wakes, as virtual time since the beginning; `nil` if nothing waits for virtual time.
  package var nextWake: Duration? { core.timeline.nextDeadline.map(Duration.nanoseconds) }

  /// Whether something could run without virtual time passing. False after every call that returned normally, until
  /// another thread resumes a task.
  package var hasRunnableWork: Bool { core.runnableCount > 0 }

  /// How many jobs have run.
  package var jobsRun: Int { core.jobsRun }

  /// How many times a task of this simulation was resumed from outside. Not zero means: not deterministic.
  package var outsideJobs: Int { core.escapes.count }

  /// The first hundred of the ``outsideJobs``.
  package var escapes: [Escape] { core.escapes.first }

  /// The first ten things that this simulation's code started and that run in real time, each noted when it was started.
  package var departures: [Departure] { core.departures.departures }

  /// Whether a call that lets something run ends with ``LeftVirtualTime`` as soon as something leaves the simulation.
  package var refusesDepartures: Bool {
    get { core.stopsAtDepartures }
    set { core.stopsAtDepartures = newValue }
  }

  /// How many tasks of this simulation have not completed. An `async let` counts with its parent.
  package var unfinishedTasks: Int { core.unfinishedTasks.count }

  /// Whether ``finish()`` was called.
  package var isFinished: Bool { core.isFinished }

  /// What is still to be done.
  package var pending: PendingWork {
    PendingWork(
      now: now, runnableJobs: core.runnableCount, sleepers: sleepers, unfinishedTasks: unfinishedTasks,
      outsideJobs: outsideJobs, realTimers: core.realTimers)
  }
}
