import CEveryStateRuntime
import Synchronization

/// The engine of one simulation. Other threads than the simulating one touch `arrivals`, `elsewhere` and `isFinished` only.
final class SimulationCore: @unchecked Sendable {
  let time: VirtualTime
  private(set) var lane = Lane.main
  /// How many pieces of the main thread's work are running, one inside another.
  private var mainDepth = 0
  var isMainFree: Bool { lane == .background && mainDepth == 0 }
  private(set) var jobsRun = 0
  private(set) var isDraining = false
  var timeline = Timeline()
  var ledger = TaskLedger()
  var ready = WorkQueue()
  /// The queues whose blocks have begun and not ended, the innermost last.
  private(set) var busyQueues: [UInt] = []
  private(set) var suspensions = QueueSuspensions()
  var notifications: [DispatchBlock] = []
  /// How many timers of libdispatch were set, which run in real time.
  var realTimers = 0
  var runLoopTimers: [UnsafeMutableRawPointer: RunLoopTimer] = [:]
  /// Whether the run loop was to run forever and had nothing left to wait for.
  var hasEndlessRun = false
  private(set) var escapes = CappedLog<Escape>(limit: 100)
  private(set) var departures = CappedLog<DepartureFound>(limit: 10)
  /// Whether the simulation stops once something has left it.
  var stopsAtDepartures = false
  private let arrivals = Locked<[Arrival]>([])
  private let finished = Atomic<Bool>(false)
  /// The texts that code inside has looked up.
  var texts: AnyObject? { didSet { time.texts = texts.map { Unmanaged.passUnretained($0).toOpaque() } } }
  /// The code at which the first task continued elsewhere; 0 without one.
  let elsewhere = Atomic<UInt>(0)

  init(start: Duration, surroundings: UnsafePointer<everystate_surroundings>? = nil) {
    time = VirtualTime(start: start, surroundings: surroundings)
    time.owner = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit { time.deallocate() }

  var isFinished: Bool { finished.load(ordering: .relaxed) }

  var runnableCount: Int { ready.count + arrivals.withLock(\.count) }

  @inline(__always) static var onThisThread: SimulationCore? { VirtualTime.ownerOnThisThread.map(at) }

  /// The simulation that the C functions hand over.
  @inline(__always) static func at(_ simulation: UnsafeMutableRawPointer) -> SimulationCore {
    Unmanaged<SimulationCore>.fromOpaque(simulation).takeUnretainedValue()
  }

  /// Runs `body` with everything that this thread makes runnable captured.
  @inline(__always) func enter<Value>(_ body: () throws -> Value) rethrows -> Value { try time.shown(during: body) }

  // Leftover work of a finished simulation never runs: it would leak into the next one.

  func receive(_ job: UnownedJob, _ lane: Lane) {
    if isFinished { return }
    let arrival = Arrival(.job(job, lane))
    arrivals.withLock { $0.append(arrival) }
  }

  func append(_ work: Work) {
    // An actor that waits to be served may have other tasks waiting.
    if !isFinished || work.isActorService { ready.append(work) }
  }

  // MARK: - Running

  /// Runs all ready work. Returns false if the budget ran out.
  func drain(budget: inout Int) -> Bool {
    let isNested = isDraining
    isDraining = true
    defer { isDraining = isNested }
    while true {
      while !ready.isEmpty {
        if hasStopped { return true }
        if budget <= 0 { return false }
        budget -= 1
        run(ready.removeFirst())
      }
      let hasArrivals = admitArrivals()
      let hasNotifications = admitNotifications()
      if hasArrivals || hasNotifications { continue }
      // Work outside a nested call runs here.
      if !isNested { noteTasksElsewhere() }
      return true
    }
  }

  var hasStopped: Bool { stopsAtDepartures && departures.count > 0 }

  func depart(_ kind: Departure.Kind, calls: () -> [UInt]) {
    departures.note(DepartureFound(kind: kind, instant: time.elapsed, calls: calls()))
  }

  func run(_ work: Work) {
    jobsRun += 1
    switch work {
    case .job(let job, let lane):
      let task = TaskReference.id(of: job)
      onLane(lane) { time.serving(work.isActorService) { Runtime.run(job, lane) } }
      if task != 0, let complete = ledger.removeIfComplete(task, job: job) { Ownership.release(complete.id) }
    case .block(let block):
      if suspensions.hold(block) { return }
      occupy(block.queueID)
      onLane(work.lane, block.perform)
      vacate()
    case .event(let event): onLane(work.lane, event.perform)
    }
  }

  func suspend(_ queue: UInt, _ change: Int32) {
    for block in suspensions.change(queue, by: Int(change)) { append(.block(block)) }
  }

  func occupy(_ queue: UInt) { busyQueues.append(queue) }

  func vacate() { busyQueues.removeLast() }

  func onLane(_ lane: Lane, _ body: () -> Void) {
    let outer = self.lane
    self.lane = lane
    if lane == .main { mainDepth += 1 }
    body()
    if lane == .main { mainDepth -= 1 }
    self.lane = outer
  }

  var hasArrivals: Bool { arrivals.withLock { !$0.isEmpty } }

  func admitArrivals() -> Bool {
    let arrived = arrivals.withLock { arrivals in
      defer { arrivals.removeAll(keepingCapacity: true) }
      return arrivals
    }
    for arrival in arrived {
      noteArrival(arrival)
      timeline.endSleep(of: arrival.work.taskID)
      escapes.note(Escape(time: .nanoseconds(time.elapsed), taskID: arrival.work.taskID, source: arrival.source))
      ready.append(arrival.work)
    }
    return !arrived.isEmpty
  }

  func admitNotifications() -> Bool {
    if notifications.isEmpty { return false }
    let due = notifications.filter(\.mayRun)
    notifications.removeAll(where: \.mayRun)
    for block in due { ready.append(.block(block)) }
    return !due.isEmpty
  }

  /// Moves time to the next entry that is due by `instant` and makes its work ready. Returns false if no entry is due.
  func wakeNext(dueBy instant: Int64) -> Bool {
    guard let (entry, isAsleep) = timeline.popNext(dueAt: instant) else { return false }
    if isAsleep { time.move(to: entry.deadline) }
    ready.append(entry.work)
    return true
  }

  // MARK: - The end

  /// Cancels unfinished work, lets it end within the budget, and drops the rest.
  func finish(budget: Int) {
    if isFinished { return }
    stopsAtDepartures = false
    enter {
      cancelUnfinishedTasks(budget: budget)
      // The runtime's own clean-up after canceled sleeps.
      for entry in timeline.removeOver() {
        switch entry.work {
        case .job(let job, let lane): Runtime.run(job, lane)
        case .block(let block): block.discard()
        case .event: break
        }
      }
      finished.store(true, ordering: .relaxed)
      arrivals.withLock { $0.removeAll() }
      let held = suspensions.removeAll() + notifications
      drop(ready.removeAll() + timeline.removeAll().map(\.work) + held.map(Work.block))
      notifications.removeAll()
      runLoopTimers.removeAll()
      if ledger.tasks.isEmpty { ledger.ids.forEach(Ownership.release) }
      _ = ledger.removeAll()
    }
  }

  private func drop(_ works: [Work]) {
    for case .block(let block) in works { block.discard() }
    for work in works where work.isActorService { ready.append(work) }
    // An actor is served step by step; the jobs of its tasks are dropped.
    var budget = works.count + 1000
    while !ready.isEmpty && budget > 0 {
      budget -= 1
      run(ready.removeFirst())
    }
    _ = ready.removeAll()
  }

  private func cancelUnfinishedTasks(budget: Int) {
    var budget = budget
    var cancelled: Set<UInt64> = []
    while true {
      let alive = unfinishedTasks.filter { !$0.isChild && !cancelled.contains($0.id) }
      if alive.isEmpty { return }
      for task in alive {
        cancelled.insert(task.id)
        task.cancel()
      }
      if !drain(budget: &budget) { return }
    }
  }

  var unfinishedTasks: [TaskReference] {
    enter { for task in ledger.removeComplete() { Ownership.release(task.id) } }
    return ledger.tasks
  }
}
