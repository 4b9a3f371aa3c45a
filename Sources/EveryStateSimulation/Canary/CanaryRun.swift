/// A small program that uses each kind of job, sleep and task, in its own simulation.
@MainActor package final class CanaryRun {
  package private(set) var checks: [CanaryCheck] = []
  private let simulation = Simulation(untested: ())

  package init() {}

  package var finding: String? {
    do {
      try checkJobs()
      try checkSleeps()
      try checkCancellation()
      try checkCompletion()
      try checkOthersTasks()
      simulation.finish()
    } catch { return "the checks could not be run: \(error)" }
    return checks.lazy.compactMap(\.finding).first
  }

  private func check(_ what: String, _ seen: some Any, is expected: some Any) {
    checks.append(CanaryCheck(what: what, expected: "\(expected)", seen: "\(seen)"))
  }

  private func checkJobs() throws {
    var order: [String] = []
    try simulation.settle {
      Task {
        MainActor.preconditionIsolated()
        order.append("task")
        await CanaryActor().visit()
        order.append("actor")
        await visitNonisolated()
        order.append("nonisolated")
        await Task.detached {}.value
        order.append("detached")
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 { group.addTask { await Task.yield() } }
        }
        order.append("group")
        async let child: Void = visitNonisolated()
        await child
        order.append("async let")
      }
      order.append("action")
    }
    check("jobs", order.joined(separator: ", "), is: "action, task, actor, nonisolated, detached, group, async let")
  }

  private func checkSleeps() throws {
    let before = simulation.now
    var continuous = Duration.zero
    var suspending = Duration.zero
    var wall = Duration.zero
    try simulation.settle {
      Task {
        let start = (ContinuousClock.now, SuspendingClock.now, WallClock.sinceEpoch())
        try? await Task.sleep(for: .microseconds(1500))
        try? await Task.sleep(nanoseconds: 1)
        continuous = start.0.duration(to: .now)
        suspending = start.1.duration(to: .now)
        wall = WallClock.sinceEpoch() - start.2
      }
    }
    check("a sleep", simulation.sleepers.map(\.duration), is: [Duration.microseconds(1500)])
    while try simulation.advanceToNextWake(within: .seconds(1)) {}
    let passed = Duration.nanoseconds(1_500_001)
    check("virtual time", simulation.now - before, is: passed)
    check("ContinuousClock", continuous, is: passed)
    check("SuspendingClock", suspending, is: passed)
    check("the wall clock", wall, is: passed)
  }

  private func checkCancellation() throws {
    var outcome = "nothing"
    var task: Task<Void, Never>?
    try simulation.settle {
      task = Task {
        do { try await Task.sleep(for: .seconds(60)) } catch { outcome = "\(type(of: error))" }
      }
    }
    check("a sleeper", simulation.sleepers.count, is: 1)
    try simulation.settle { task?.cancel() }
    check("a cancelled sleep", outcome, is: "CancellationError")
    check("the sleepers after a cancellation", simulation.sleepers.count, is: 0)
  }

  private func checkCompletion() throws {
    check("completed tasks", simulation.unfinishedTasks, is: 0)
    var continuation: CheckedContinuation<Void, Never>?
    try simulation.settle {
      Task { await withCheckedContinuation { continuation = $0 } }
    }
    check("a suspended task", simulation.unfinishedTasks, is: 1)
    try simulation.settle { continuation?.resume() }
    check("a resumed task", simulation.unfinishedTasks, is: 0)
  }

  private func checkOthersTasks() throws {
    let actor = CanaryActor()
    let visitsInside = Locked(0)
    try simulation.settle {
      Task { await actor.visit(counting: visitsInside) }
      // Waits behind the first one, at the actor that this thread is about to serve.
      Task { VirtualTime.hidden { Runtime.startOutside { await actor.visit(counting: visitsInside) } } }
    }
    check("other code's task at an actor", visitsInside.withLock(\.self), is: 1)
  }
}

private actor CanaryActor {
  func visit() {}

  func visit(counting visitsInside: Locked<Int>) {
    if SimulationCore.onThisThread != nil { visitsInside.withLock { $0 += 1 } }
  }
}

nonisolated private func visitNonisolated() async {}
