import Dispatch
import Testing
import TextOS
import TextOSLog

/// What apps write with `os` and `OSLog` compiles and leaves no trace; its locks are locks.
@Suite struct LoggingTests {
  private final class Loader {
    private let logger = Logger(subsystem: "com.example.app", category: "loading")
    private let signposter = OSSignposter(subsystem: "com.example.app", category: .pointsOfInterest)
    private var evaluations = 0
    private var count: Int {
      evaluations += 1
      return 3
    }

    func load(_ error: any Error) -> Int {
      let interval = signposter.beginInterval("load", id: signposter.makeSignpostID(), "of \(self.count)")
      logger.log("begins")
      logger.log(level: .debug, "\(self.count) posts of \("Ada", privacy: .private(mask: .hash))")
      logger.info(
        "took \(0.25, format: .fixed(precision: 2)) s, \(self.count, format: .hex, align: .right(columns: 4))")
      logger.error("failed: \(error.localizedDescription, privacy: .public) \(error)")
      os_log("%d posts", log: .default, type: .error, count)
      os_log(.info, log: OSLog(subsystem: "a", category: "b"), "\(self.count)")
      os_signpost(.begin, log: .default, name: "load", "%{public}@", "posts")
      os_signpost(.end, log: .default, name: "load")
      signposter.endInterval("load", interval)
      return signposter.withIntervalSignpost("parse") { evaluations }
    }
  }

  private struct Offline: Error {}

  @Test func `messages are compiled and neither written nor evaluated`() {
    #expect(Loader().load(Offline()) == 1, "only the C arguments of os_log are evaluated, as everywhere")
    #expect(!OSLog.default.isEnabled(type: .fault))
  }

  @Test func `a lock lets one in at a time and keeps its state`() {
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in counter.withLock { $0 += 1 } }
    #expect(counter.withLock { $0 } == 200)
    #expect(counter.withLockIfAvailable { $0 } == 200)
    let gate = OSAllocatedUnfairLock()
    #expect(gate.withLock { 7 } == 7)
    #expect(throws: Offline.self) { try gate.withLock { throw Offline() } }
  }
}
