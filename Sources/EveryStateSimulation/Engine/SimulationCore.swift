import Synchronization

/// The engine of one simulation.
///
/// Everything is touched by the simulating thread only, except `arrivals` and `isFinished`.
final class SimulationCore: @unchecked Sendable {
  let time: VirtualTime
  private(set) var timeline = Timeline()
  private(set) var ledger = TaskLedger()
  private(set) var lane = Lane.main
  private(set) var jobsRun = 0
  private(set) var isDraining = false
  private(set) var escapes = EscapeLog()
  private var ready = JobQueue()
  private let arrivals = Mutex<[SimulatedJob]>([])
  private let finished = Atomic<Bool>(false)

  init(start: Duration) {
    time = VirtualTime(start: start)
    time.owner = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    time.deallocate()
  }

  var isFinished: Bool { finished.load(ordering: .relaxed) }

  /// The simulation that the calling thread is inside.
  @inline(__always)
  static var onThisThread: SimulationCore? {
    VirtualTime.ownerOnThisThread.map { Unmanaged<SimulationCore>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with every job that this thread makes runnable captured.
  @inline(__always)
  func enter<Value>(_ body: () throws -> Value) rethrows -> Value {
    try time.shown(during: body)
  }

  // MARK: - Jobs

  var runnableCount: Int { ready.count + arrivals.withLock(\.count) }

  /// Makes a task that was created inside this simulation its own.
  func adopt(_ task: TaskReference) {
    if ledger.contains(task.id) { return }
    ledger.add(task)
    Ownership.claim(task.id, for: self)
  }

  /// Takes a job that was made runnable on the simulating thread, inside this simulation.
  ///
  /// - Returns: whether the job was taken; a foreign task's is not.
  func take(_ job: UnownedJob, _ lane: Lane) -> Bool {
    let id = TaskReference.id(of: job)
    // A job without a task serves an actor that this simulation's tasks are using.
    if id != 0, !ledger.contains(id), !adoptIfNew(job, id) {
      return Ownership.owner(of: id)?.receive(job, lane) ?? false
    }
    timeline.endSleep(of: id)
    ready.append(SimulatedJob(job: job, lane: lane))
    return true
  }

  // A task may become runnable while it is being created, before anybody can say whose it is. And the child of an
  // `async let`, whose creation is not seen, becomes runnable for the first time when its parent is running.
  private func adoptIfNew(_ job: UnownedJob, _ id: UInt64) -> Bool {
    let task = TaskReference(job, id: id)
    let isNew =
      time.isCreatingTask
      || (task.isAsyncLet && TaskReference.current().map { ledger.contains($0.id) } ?? false)
    if isNew { adopt(task) }
    return isNew
  }

  /// Takes a job of an owned task that was made runnable outside of this simulation.
  func receive(_ job: UnownedJob, _ lane: Lane) -> Bool {
    // What is left of a finished simulation never runs again: it would leak into the next one.
    if !isFinished { arrivals.withLock { $0.append(SimulatedJob(job: job, lane: lane)) } }
    return true
  }

  /// Puts a job to sleep.
  ///
  /// - Parameter duration: in nanoseconds; not positive means that it is due at once.
  func sleep(_ job: UnownedJob, for duration: Int64) {
    let now = time.elapsed
    let sleeper = TaskReference.current()
    timeline.insert(
      job, from: now, until: now.saturatingAdding(max(0, duration)), sleeper: sleeper,
      name: TaskReference.nameOfCurrent)
  }

  /// Runs jobs until none is ready.
  ///
  /// - Parameter budget: how many jobs may still run; reduced by those that ran.
  /// - Returns: whether the simulation is idle; `false` when the budget ran out.
  func drain(budget: inout Int) -> Bool {
    isDraining = true
    defer { isDraining = false }
    while true {
      while !ready.isEmpty {
        if budget <= 0 { return false }
        budget -= 1
        run(ready.removeFirst())
      }
      if !admitArrivals() { return true }
    }
  }

  private func run(_ next: SimulatedJob) {
    jobsRun += 1
    let id = TaskReference.id(of: next.job)
    let outer = lane
    lane = next.lane
    Runtime.run(next.job, next.lane)
    lane = outer
    if id != 0, let complete = ledger.removeIfComplete(id, job: next.job) { Ownership.release(complete.id) }
  }

  private func admitArrivals() -> Bool {
    let arrived = arrivals.withLock { arrivals in
      defer { arrivals.removeAll(keepingCapacity: true) }
      return arrivals
    }
    for job in arrived {
      timeline.endSleep(of: TaskReference.id(of: job.job))
      escapes.note(job, at: time.elapsed)
      ready.append(job)
    }
    return !arrived.isEmpty
  }

  /// In the order of their creation; children of `async let` are covered by their parents.
  var unfinishedTasks: [TaskReference] {
    enter {
      for task in ledger.removeComplete() { Ownership.release(task.id) }
    }
    return ledger.tasks
  }

  // MARK: - Time

  /// Moves time to the next entry that is due by `instant` and makes its job ready.
  ///
  /// - Returns: whether there was one.
  func wakeNext(dueBy instant: Int64) -> Bool {
    guard let (entry, isAsleep) = timeline.popNext(dueAt: instant) else { return false }
    if isAsleep { time.move(to: entry.deadline) }
    ready.append(SimulatedJob(job: entry.job, lane: .background))
    return true
  }

  // MARK: - The end

  /// Cancels what is unfinished, lets it end if it does, and drops what does not.
  ///
  /// - Parameter budget: how many jobs the clean-up may take. A task that ignores its cancellation uses them up.
  func finish(budget: Int) {
    if isFinished { return }
    enter {
      var budget = budget
      var cancelled: Set<UInt64> = []
      while true {
        let alive = unfinishedTasks.filter { !$0.isChild && !cancelled.contains($0.id) }
        if alive.isEmpty { break }
        for task in alive {
          cancelled.insert(task.id)
          task.cancel()
        }
        if !drain(budget: &budget) { break }
      }
      // The runtime's own clean-up after cancelled sleeps.
      for entry in timeline.removeOver() { Runtime.run(entry.job, .background) }
      finished.store(true, ordering: .relaxed)
      arrivals.withLock { $0.removeAll() }
      _ = timeline.removeAll()
      _ = ledger.removeAll()
      ready.removeAll()
    }
  }
}
