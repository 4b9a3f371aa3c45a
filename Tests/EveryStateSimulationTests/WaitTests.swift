/// Code that blocks its thread. The awaited work runs meanwhile, in virtual time, and the limit is virtual too.
struct BlockingWait: Sendable, CustomStringConvertible {
  let description: String
  /// The result of the wait, and its end in virtual seconds.
  let outcome: String
  let run: @MainActor @Sendable () -> String

  init(_ description: String, _ outcome: String, _ run: @escaping @MainActor @Sendable () -> String) {
    (self.description, self.outcome, self.run) = (description, outcome, run)
  }

  static let all = [
    BlockingWait("a semaphore without a signal", "timedOut at 2.0") {
      "\(DispatchSemaphore(value: 0).wait(timeout: .now() + 2))"
    },
    BlockingWait("a semaphore by the wall clock", "timedOut at 2.0") {
      "\(DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 2))"
    },
    BlockingWait("a semaphore that a delayed block signals", "success at 1.0") {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      return "\(semaphore.wait(timeout: .now() + 2))"
    },
    BlockingWait("a semaphore that a task signals", "success at 1.0") {
      let semaphore = DispatchSemaphore(value: 0)
      Task.detached {
        try? await Task.sleep(for: .seconds(1))
        semaphore.signal()
      }
      semaphore.wait()
      return "success"
    },
    BlockingWait("a semaphore that only the main thread would signal", "timedOut at 2.0") {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      return "\(semaphore.wait(timeout: .now() + 2))"
    },
    BlockingWait("a semaphore that only a task of the main actor would signal", "timedOut at 2.0") {
      let semaphore = DispatchSemaphore(value: 0)
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        semaphore.signal()
      }
      return "\(semaphore.wait(timeout: .now() + 2))"
    },
    BlockingWait("a semaphore that only the queue that waits would signal", "timedOut at 2.0") {
      let (semaphore, queue) = (DispatchSemaphore(value: 0), DispatchQueue(label: "own"))
      let outcome = Mutex("")
      queue.async { outcome.withLock { $0 = "\(semaphore.wait(timeout: .now() + 2))" } }
      queue.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      queue.sync {}
      return outcome.withLock { $0 }
    },
    BlockingWait("a semaphore that only the queue of a synchronous call would signal", "timedOut at 2.0") {
      let (semaphore, queue) = (DispatchSemaphore(value: 0), DispatchQueue(label: "own"))
      queue.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      return queue.sync { "\(semaphore.wait(timeout: .now() + 2))" }
    },
    BlockingWait("a semaphore that only the queue of a barrier would signal", "timedOut at 2.0") {
      let semaphore = DispatchSemaphore(value: 0)
      let queue = DispatchQueue(label: "own", attributes: .concurrent)
      queue.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      return queue.sync(flags: .barrier) { "\(semaphore.wait(timeout: .now() + 2))" }
    }, BlockingWait("no descriptor at all", "0 at 2.0") { "\(poll(nil, 0, 2000))" },
    BlockingWait("no descriptor at all, selected", "0 at 2.5") {
      var limit = timeval(tv_sec: 2, tv_usec: 500_000)
      return "\(select(0, nil, nil, nil, &limit))"
    }, BlockingWait("a pipe without a writer", "0 at 2.0") { Channel().polled(2000) },
    BlockingWait("a pipe that a delayed block writes to", "1 at 1.0") {
      let channel = Channel()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { channel.write() }
      return channel.polled(2000)
    },
    BlockingWait("a pipe without a limit", "1 at 1.0") {
      let channel = Channel()
      Task.detached {
        try? await Task.sleep(for: .seconds(1))
        channel.write()
      }
      return channel.polled(-1)
    },
    BlockingWait("a pipe, selected", "1 at 1.0") {
      let channel = Channel()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { channel.write() }
      return channel.selected(seconds: 2)
    }, BlockingWait("a pipe without a writer, selected", "0 at 2.0") { Channel().selected(seconds: 2) },
    BlockingWait("a group that stays entered", "timedOut at 2.0") {
      let group = DispatchGroup()
      group.enter()
      defer { group.leave() }
      return "\(group.wait(timeout: .now() + 2))"
    },
    BlockingWait("a group that empties", "success at 1.0") {
      let group = DispatchGroup()
      group.enter()
      DispatchQueue(label: "own").asyncAfter(deadline: .now() + 1) { group.leave() }
      return "\(group.wait(timeout: .now() + 2))"
    },
    BlockingWait("a condition without a signal", "false at 2.0") {
      let condition = NSCondition()
      condition.lock()
      defer { condition.unlock() }
      return "\(condition.wait(until: Date() + 2))"
    },
    BlockingWait("a condition that a delayed block signals", "true at 1.0") {
      let condition = NSCondition()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { condition.signal() }
      condition.lock()
      defer { condition.unlock() }
      return "\(condition.wait(until: Date() + 2))"
    },
    BlockingWait("a condition without a limit", "true at 1.0") {
      let condition = NSCondition()
      isDone.store(false, ordering: .relaxed)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        condition.withLock { isDone.store(true, ordering: .relaxed) }
        condition.broadcast()
      }
      condition.lock()
      defer { condition.unlock() }
      while !isDone.load(ordering: .relaxed) { condition.wait() }
      return "true"
    },
    BlockingWait("a lock with a condition", "false at 2.0") {
      "\(NSConditionLock(condition: 0).lock(whenCondition: 1, before: Date() + 2))"
    },
    BlockingWait("the operations of a queue", "done at 3.0") {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for _ in 0..<3 { queue.addOperation { Thread.sleep(forTimeInterval: 1) } }
      queue.waitUntilAllOperationsAreFinished()
      return "done"
    },
  ]

  private static let isDone = Atomic(false)
}

/// Two ends of a pipe.
private final class Channel: Sendable {
  private let pipe = Pipe()
  func write() { pipe.fileHandleForWriting.write(Data([1])) }

  func polled(_ milliseconds: Int32) -> String {
    var descriptor = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return "\(poll(&descriptor, 1, milliseconds))"
  }

  func selected(seconds: Int) -> String {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var descriptors = fd_set()
    withUnsafeMutableBytes(of: &descriptors) { $0[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8) }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    return "\(select(descriptor + 1, &descriptors, nil, nil, &limit))"
  }
}

@MainActor @Suite struct WaitTests {
  @Test(arguments: BlockingWait.all) @MainActor func `blocking waits are virtual`(_ wait: BlockingWait) throws {
    for _ in 0..<5 {
      let simulation = try Simulation()
      var outcome = ""
      simulation.task { outcome = wait.run() + " at \(simulation.now / .seconds(1))" }
      let start = ContinuousClock.now
      try simulation.settle()
      expect(outcome, is: wait.outcome)
      expect(start.duration(to: .now) < .seconds(1), "real time has passed")
      expect(simulation.departures.isEmpty)
      simulation.finish()
    }
  }
}
