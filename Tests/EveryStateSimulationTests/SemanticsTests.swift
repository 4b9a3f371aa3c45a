@MainActor @Suite struct SemanticsTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  @Test @MainActor func `jobs run in the order in which they became ready, on any executor`() throws {
    let (log, actor) = (Log(), Counter())
    try simulation.settle {
      Task {
        log("1")
        await actor.add()
        log("4 after the actor")
      }
      Task.detached { await MainActor.run { log("3 from a detached task") } }
      Task(priority: .high) { log("2 priority makes no difference") }
      log("0 action")
    }
    expect(
      log.entries,
      is: ["0 action", "1", "2 priority makes no difference", "3 from a detached task", "4 after the actor"])
    expect(!simulation.hasRunnableWork)
    expect(simulation.pending.isEmpty)
  }

  @Test @MainActor func `code runs where it says`() throws {
    var log: [Bool] = []
    try simulation.settle {
      MainActor.preconditionIsolated()
      Task {
        MainActor.preconditionIsolated()
        log.append(await isOnMainActorNonisolated())
        log.append(await isOnMainActorConcurrent())
        log.append(await Task.detached { onMainActor() }.value)
        log.append(await Counter().isOnMainActor())
        log.append(await Task { onMainActor() }.value)
        log.append(await Task.detached { await MainActor.run { onMainActor() } }.value)
        MainActor.preconditionIsolated()
      }
    }
    expect(log, is: [false, false, false, false, true, true])
  }

  @Test @MainActor func `every form of structured and unstructured work settles`() throws {
    var results: [String: Int] = [:]
    try simulation.settle {
      Task {
        results["group"] = await withTaskGroup(of: Int.self) { group in
          for number in 1...4 { group.addTask { await double(number) } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
      }
      Task {
        try await withThrowingDiscardingTaskGroup { group in for _ in 0..<3 { group.addTask { await Task.yield() } } }
        results["discarding"] = 3
      }
      Task {
        async let one = double(1)
        async let two = double(2)
        results["async let"] = await one + two
      }
      Task.immediate {
        results["immediate"] = 1
        await Task.yield()
        results["immediate after a suspension"] = 2
      }
      expect(results["immediate"], is: 1)
      Task {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        Task {
          for number in 1...3 {
            continuation.yield(number)
            await Task.yield()
          }
          continuation.finish()
        }
        var sum = 0
        for await number in stream { sum += number }
        results["stream"] = sum
      }
      Task {
        results["continuation"] = await withCheckedContinuation { continuation in
          Task { continuation.resume(returning: 5) }
        }
      }
      Task {
        let counter = Counter()
        await withTaskGroup { group in for _ in 0..<10 { group.addTask { await counter.add() } } }
        results["actor"] = await counter.value
      }
    }
    expect(
      results,
      is: [
        "group": 20, "discarding": 3, "async let": 6, "immediate": 1, "immediate after a suspension": 2, "stream": 6,
        "continuation": 5, "actor": 10,
      ])
    expect(simulation.unfinishedTasks, is: 0)
  }

  @Test @MainActor func `task-locals, the running test and expectations work inside`() throws {
    var seen: [Int] = []
    var test: String?
    try simulation.settle {
      Local.$value.withValue(7) {
        Task {
          seen.append(Local.value)
          async let child = Local.value
          seen.append(await child)
          seen.append(await Task.detached { Local.value }.value)
          test = Test.current?.name
          expect(Test.current != nil)
        }
      }
      seen.append(Local.value)
    }
    expect(seen, is: [0, 7, 7, 0])
    expect(test, is: Test.current?.name)
    withKnownIssue {
      try simulation.settle { Task { expect(seen.isEmpty, "an expectation that fails inside is this test's") } }
    }
  }

  @Test @MainActor func `an error of the action is rethrown, and its tasks stay`() throws {
    var isDone = false
    #expect(throws: Oops.self) {
      try simulation.settle {
        Task { isDone = true }
        throw Oops()
      }
    }
    expect(!isDone)
    expect(simulation.hasRunnableWork)
    try simulation.settle()
    expect(isDone)
  }

  @Test @MainActor func `entering runs nothing but the closure`() throws {
    var log: [String] = []
    let value = simulation.enter {
      Task { log.append("task") }
      return 5
    }
    simulation.task(name: "named") { log.append(Task.name ?? "") }
    expect(value, is: 5)
    expect(log.isEmpty)
    expect(simulation.hasRunnableWork)
    expect(simulation.pending.runnableJobs, is: 2)
    expect(simulation.unfinishedTasks, is: 2)
    try simulation.settle()
    expect(log, is: ["task", "named"])
    expect(simulation.jobsRun, is: 2)
  }

  @Test @MainActor func `simulations do not see each other, side by side and one inside another`() throws {
    let first = try Simulation()
    let second = try Simulation(startDate: .zero)
    var log: [String] = []
    first.task {
      try? await Task.sleep(for: .seconds(1))
      log.append("first")
    }
    second.task {
      try? await Task.sleep(for: .seconds(1))
      log.append("second")
    }
    try first.settle { try second.settle() }
    try second.advance(by: .seconds(1))
    expect(log, is: ["second"])
    expect(first.now, is: .zero)
    try first.settle {
      let inner = try Simulation()
      inner.task { log.append("inner") }
      try inner.settle()
      Task { log.append("outer") }
    }
    expect(log, is: ["second", "inner", "outer"])
    try first.advance(by: .seconds(1))
    expect(log, is: ["second", "inner", "outer", "first"])
    expect(first.outsideJobs, is: 0)
    expect(second.outsideJobs, is: 0)
  }

  @Test @MainActor func `a task of one simulation that another one resumes runs in its own`() throws {
    let first = try Simulation()
    let second = try Simulation()
    var continuation: CheckedContinuation<Void, Never>?
    var resumedAt: Duration?
    try first.advance(by: .seconds(5))
    try first.settle {
      Task {
        await withCheckedContinuation { continuation = $0 }
        resumedAt = first.now
      }
    }
    try second.settle { continuation?.resume() }
    expect(resumedAt == nil)
    expect(first.hasRunnableWork)
    try first.settle()
    expect(resumedAt, is: .seconds(5))
    expect(first.outsideJobs, is: 1)
  }

  @Test func `a foreign task that a simulation resumes runs outside`() async throws {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let foreign = Task {
      for await number in stream { return number }
      return 0
    }
    await Task.yield()
    try simulation.settle {
      continuation.yield(1)
      continuation.finish()
    }
    expect(simulation.jobsRun, is: 0)
    await expect(foreign.value, is: 1)
  }
}

private struct Oops: Error {}
private enum Local { @TaskLocal static var value = 0 }

private actor Counter {
  private(set) var value = 0
  func add() { value += 1 }
  func isOnMainActor() -> Bool { onMainActor() }
}

nonisolated private func double(_ number: Int) async -> Int { number * 2 }
nonisolated private func isOnMainActorNonisolated() async -> Bool { onMainActor() }
@concurrent private func isOnMainActorConcurrent() async -> Bool { onMainActor() }

nonisolated private func onMainActor() -> Bool {
  MainActor.sharedUnownedExecutor.asSerialExecutor()?.isIsolatingCurrentContext() == true
}
