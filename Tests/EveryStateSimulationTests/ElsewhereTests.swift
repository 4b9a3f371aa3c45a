/// Actors and executors that a simulation shares with other code: which task continues on which thread.
@MainActor @Suite(.serialized) struct ElsewhereTests {
  /// The simulation is at rest when its task has ended, or sleeps, elsewhere.
  @Test(arguments: Errand.allCases) func `a simulation records a task that continued elsewhere`(
    _ errand: Errand
  ) async throws {
    let (busy, release, isDone) = (Flag(), Flag(), Flag())
    ThreadExecutor.start()
    let actor = SharedActor.shared
    let holder = Task.detached(priority: .high) { await actor.hold(busy, until: release) }
    defer { release.set() }
    busy.wait()
    let simulation = try Simulation()
    simulation.refusesDepartures = true
    let left = try #require(throws: LeftVirtualTime.self) {
      try simulation.settle {
        errand.begin(isDone)
        Task {
          for _ in 0..<3 { await Task.yield() }  // until the errand waits for the actor
          release.set()
          isDone.wait()
        }
      }
    }
    guard case .task = left.departure.kind else { return expect(Bool(false), "\(left)") }
    expect(left.departure.place?.contains("Errand.begin"), is: true, "\(left)")
    await holder.value
  }

  @Test(arguments: Errand.allCases.filter(\.needsActor))
  func `a simulation is not at rest while its task waits for other tasks at an actor`(_ errand: Errand) async throws {
    let (busy, release, isDone) = (Flag(), Flag(), Flag())
    let actor = SharedActor.shared
    let holder = Task.detached(priority: .high) { await actor.hold(busy, until: release) }
    defer { release.set() }
    busy.wait()
    let simulation = try Simulation()
    simulation.refusesDepartures = true
    let left = try #require(throws: LeftVirtualTime.self) { try simulation.settle { errand.begin(isDone) } }
    expect(left.departure.kind, is: .task(resumedBy: nil))
    release.set()
    await holder.value
  }

  @Test func `even a short task elsewhere is recorded`() async throws {
    let isOver = Flag()
    let neighbour = Task.detached(priority: .high) { while !isOver.isSet { _ = await SharedActor.shared.date } }
    for _ in 0..<rounds(500, long: 3_000, all: 20_000) {
      let simulation = try Simulation()
      simulation.refusesDepartures = true
      let wasShown = Kept<Date>()
      try? simulation.settle { Task { @SharedActor in wasShown.keep(Date()) } }
      let isHere = wasShown.value == Date(timeIntervalSince1970: 1_735_724_460)
      if !isHere { expect(!simulation.departures.isEmpty) }
      simulation.finish()
    }
    isOver.set()
    await neighbour.value
  }

  @Test(arguments: [false, true]) func `other code's task does not continue on the simulating thread`(
    beginsThere: Bool
  ) async throws {
    let (begin, isQueued) = (Flag(), Flag())
    let actor = beginsThere ? FreeActor.shared : FreeActor()
    let (dates, continuation) = AsyncStream<Date>.makeStream()
    Thread.detachNewThread {
      begin.wait()
      if beginsThere {
        Task { @FreeActor in for _ in 0..<3 { continuation.yield(Date()) } }
      } else {
        Task.immediate { for _ in 0..<3 { continuation.yield(await actor.date) } }
      }
      isQueued.set()
    }
    let simulation = try Simulation()
    simulation.refusesDepartures = true
    var isServed = false
    try simulation.settle {
      Task {
        await actor.hold(begin, until: isQueued)
        isServed = true
      }
    }
    expect(isServed)
    expect(simulation.departures.isEmpty)
    expect(simulation.unfinishedTasks, is: 0)
    var count = 0
    for await date in dates {
      count += 1
      expect(date.timeIntervalSince1970 > 1_735_724_460 + 86_400, "shown the simulation's clock")
      if count == 3 { break }
    }
  }

  /// Executors that run their jobs at times of their own, in virtual time.
  @Test(arguments: LaterExecutor.Way.allCases) @MainActor func `later work of a queue belongs to the simulation`(
    _ way: LaterExecutor.Way
  ) throws {
    let simulation = try Simulation()
    simulation.refusesDepartures = true
    let actor = LateActor(way)
    var sums: [Int] = []
    try simulation.settle {
      Task { sums.append(await actor.add(1)) }
      Task { sums.append(await actor.add(2)) }
    }
    expect(sums.isEmpty)
    try simulation.advance(by: .seconds(1))
    expect(sums, is: [1, 3])
    expect(simulation.departures.isEmpty)
    expect(simulation.unfinishedTasks, is: 0)
  }
}

/// A wait of another thread that the simulation does not see.
final class Flag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .acquiring) }
  func set() { value.store(true, ordering: .releasing) }
  func wait() { while !isSet { sched_yield() } }
}

private final class Kept<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)
  var value: Value? { kept.withLock(\.self) }
  func keep(_ value: Value) { kept.withLock { $0 = value } }
}

enum Errand: CaseIterable {
  case started, startedAndAsleep, called, child, onTaskExecutor, onActorOfThread
  fileprivate var needsActor: Bool { self != .onTaskExecutor && self != .onActorOfThread }

  @MainActor fileprivate func begin(_ isDone: Flag) {
    switch self {
    case .started: Task { @SharedActor in isDone.set() }
    case .startedAndAsleep:
      Task { @SharedActor in
        isDone.set()
        try? await Task.sleep(for: .seconds(3))
      }
    case .called: Task.detached(priority: .high) { await SharedActor.shared.set(isDone) }
    case .child:
      Task {
        async let set: Void = SharedActor.shared.set(isDone)
        await set
      }
    case .onTaskExecutor: Task.detached(executorPreference: ThreadExecutor.shared) { isDone.set() }
    case .onActorOfThread: Task.detached(priority: .high) { await ThreadActor.shared.set(isDone) }
    }
  }
}

@globalActor private actor SharedActor {
  static let shared = SharedActor()
  var date: Date { Date() }
  func set(_ flag: Flag) { flag.set() }

  func hold(_ busy: Flag, until release: Flag) {
    busy.set()
    release.wait()
  }
}

/// An actor that no other test uses.
@globalActor private actor FreeActor {
  static let shared = FreeActor()
  var date: Date { Date() }

  func hold(_ busy: Flag, until release: Flag) {
    busy.set()
    release.wait()
  }
}

private actor ThreadActor {
  static let shared = ThreadActor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { ThreadExecutor.shared.asUnownedSerialExecutor() }
  func set(_ flag: Flag) { flag.set() }
}

/// Runs jobs on a thread that was there before every simulation.
private final class ThreadExecutor: SerialExecutor, TaskExecutor, @unchecked Sendable {
  static let shared = ThreadExecutor()
  private let condition = NSCondition()
  private var jobs: [() -> Void] = []

  private init() {
    Thread.detachNewThread { [self] in
      while true {
        condition.lock()
        while jobs.isEmpty { condition.wait() }
        let job = jobs.removeFirst()
        condition.unlock()
        job()
      }
    }
  }

  static func start() { _ = shared }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append {
        job.runSynchronously(isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
      }
    }
    condition.signal()
  }
}

private actor LateActor {
  private let executor: LaterExecutor
  private var sum = 0
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  init(_ way: LaterExecutor.Way) { executor = LaterExecutor(way) }

  func add(_ number: Int) -> Int {
    sum += number
    return sum
  }
}

/// Collects jobs and runs them together, a tenth of a second after the first.
final class LaterExecutor: SerialExecutor, @unchecked Sendable {
  enum Way: CaseIterable { case block, timer }

  private let way: Way
  private let queue = DispatchQueue(label: "later")
  private var jobs: [UnownedJob] = []
  private var timer: (any DispatchSourceTimer)?
  init(_ way: Way) { self.way = way }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
    if jobs.count > 1 { return }
    switch way {
    case .block: queue.asyncAfter(deadline: .now() + 0.1) { self.runAll() }
    case .timer:
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + 0.1)
      timer.setEventHandler { self.runAll() }
      timer.resume()
      self.timer = timer
    }
  }

  private func runAll() {
    let jobs = jobs
    self.jobs = []
    for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
