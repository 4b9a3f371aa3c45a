import Dispatch
import Foundation
import TestSupport
import TextOS
import TextOSLog

@Suite struct LockTests {
  private struct Refused: Error, Equatable {}

  @Test func `a lock admits one caller at a time`() {
    // A lock lets one in at a time and keeps its state.
    let counter = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in counter.withLock { $0 += 1 } }
    expect(counter.withLock { $0 }, is: 200)
    let copy = counter
    copy.withLock { $0 = 7 }
    expect(counter.withLock { $0 }, is: 7, "a copy is the same lock")
    // A lock without a state is a gate.
    let gate = OSAllocatedUnfairLock()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 200) { _ in gate.withLock { count += 1 } }
    expect(count, is: 200)
    expect(gate.withLock { 7 }, is: 7)
  }

  @Test func `a lock that is held is not available`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    expect(lock.withLockIfAvailable { $0 }, is: 1)
    lock.withLock { _ in
      let inside = DispatchQueue.global().sync { lock.withLockIfAvailable { $0 } }
      expect(inside, is: nil)
    }
    expect(lock.withLockIfAvailable { $0 }, is: 1)
  }

  @Test func `a lock opens after an error`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: Refused()) {
      try lock.withLock {
        $0 = 2
        throw Refused()
      }
    }
    #expect(throws: Refused()) { try lock.withLockUnchecked { _ in throw Refused() } }
    #expect(throws: Refused()) { try lock.withLockIfAvailable { _ in throw Refused() } }
    #expect(throws: Refused()) { try OSAllocatedUnfairLock().withLock { throw Refused() } }
    expect(lock.withLockIfAvailable { $0 }, is: 2)
  }

  @Test func `a state that must not be shared is held unchecked`() {
    final class Model { var count = 0 }
    let lock = OSAllocatedUnfairLock(uncheckedState: Model())
    lock.withLockUnchecked { $0.count += 1 }
    expect(lock.withLockUnchecked { $0.count }, is: 1)
  }
}

@Suite struct LogStoreTests {
  @Test func `a log store has no entries`() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    Logger(subsystem: "app", category: "views").fault("gone")
    let positions = [
      nil, store.position(date: Date(timeIntervalSinceReferenceDate: 0)), store.position(timeIntervalSinceEnd: -60),
    ]
    for position in positions {
      try expect(Array(store.getEntries(at: position)).isEmpty)
      try expect(Array(store.getEntries(with: .reverse, at: position)).isEmpty)
    }
    try expect(Array(store.getEntries(matching: NSPredicate { _, _ in true })).isEmpty)
    // An entry says nothing of its own.
    let entry = OSLogEntryLog()
    expect(entry.composedMessage.isEmpty)
    expect(entry.category.isEmpty)
    expect(entry.subsystem.isEmpty)
    expect(entry.process.isEmpty)
    expect(entry.level, is: .undefined)
    expect(entry.date, is: Date(timeIntervalSinceReferenceDate: 0), "never the machine's time")
    expect(OSLogEnumerator.Options.reverse.rawValue, is: 1)
  }
}

/// App source with `os` compiles and leaves no trace.
@Suite struct LoggerTests {
  private struct Offline: Error {}

  /// Counts how often a value in a message was asked for.
  private final class Counter {
    private(set) var evaluations = 0
    var number: Int {
      evaluations += 1
      return 3
    }
    var share: Double {
      evaluations += 1
      return 0.25
    }
    var isOn: Bool {
      evaluations += 1
      return true
    }
  }

  @Test func `a logger takes each level, and evaluates nothing`() {
    let counter = Counter()
    let loggers = [Logger(), Logger(subsystem: "app", category: "loading"), Logger(.default), Logger(.disabled)]
    let levels: [(Logger, OSLogMessage) -> Void] = [
      { $0.log($1) }, { $0.trace($1) }, { $0.debug($1) }, { $0.info($1) }, { $0.notice($1) }, { $0.warning($1) },
      { $0.error($1) }, { $0.critical($1) }, { $0.fault($1) }, { $0.log(level: .debug, $1) },
      { $0.log(level: OSLogType(0x10), $1) },
    ]
    for logger in loggers {
      for level in levels {
        level(logger, "begins")
        level(logger, "\(counter.number) posts")
      }
    }
    expect(counter.evaluations, is: 0)
  }

  @Test func `each form of a value compiles, and is not evaluated`() {
    let (it, error): (Counter, any Error) = (Counter(), Offline())
    let messages: [OSLogMessage] = [
      "plain", "\(it.number)", "\(error)", "\("Ada", privacy: .public)", "\("Ada", privacy: .private)",
      "\("Ada", privacy: .sensitive)", "\("Ada", privacy: .auto(mask: .none))",
      "\("Ada", privacy: .private(mask: .hash))", "\("Ada", privacy: .sensitive(mask: .hash))",
      "\("Ada", align: .left(columns: it.number))", "\("Ada", align: .right(columns: 4), privacy: .public)",
      "\(it.number, format: .decimal)", "\(it.number, format: .decimal(explicitPositiveSign: true, minDigits: 3))",
      "\(it.number, format: .hex)", "\(it.number, format: .hex(includePrefix: true, uppercase: true))",
      "\(it.number, format: .octal, align: .right(columns: 4), privacy: .public)", "\(it.share, format: .fixed)",
      "\(it.share, format: .fixed(precision: 2), privacy: .public)", "\(it.share, format: .exponential(precision: 2))",
      "\(it.share, format: .hybrid)", "\(it.isOn, format: .truth)", "\(it.isOn, format: .answer, privacy: .public)",
    ]
    for message in messages { Logger().log(message) }
    expect(it.evaluations, is: 0)
  }

  @Test func `a C function evaluates the arguments of C alone`() {
    let (counter, log) = (Counter(), OSLog(subsystem: "app", category: "views"))
    os_log("begins")
    os_log("\(counter.number) posts")
    os_log(.info, "\(counter.number) posts")
    os_log(.info, log: log, "\(counter.number) posts")
    expect(counter.evaluations, is: 0)
    os_log("%d posts", log: log, type: .error, counter.number)
    os_log(.error, log: log, "%d posts", counter.number)
    expect(counter.evaluations, is: 2, "the arguments of C are evaluated, as everywhere")
  }

  @Test func `a log has its names, and no level is on`() {
    let table: [(log: OSLog, subsystem: String, category: String)] = [
      (OSLog(subsystem: "app", category: "views"), "app", "views"),
      (OSLog(subsystem: "app", category: .pointsOfInterest), "app", "PointsOfInterest"),
      (OSLog(subsystem: "app", category: .dynamicTracing), "app", "DynamicTracing"),
      (OSLog(subsystem: "app", category: .dynamicStackTracing), "app", "DynamicStackTracing"),
    ]
    let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
    for (log, subsystem, category) in table {
      expect(log.subsystem, is: subsystem)
      expect(log.category, is: category)
      expect(types.allSatisfy { !log.isEnabled(type: $0) })
    }
    expect(types.map(\.rawValue), is: [0, 1, 2, 16, 17])
    expect(OSLogType(rawValue: 17), is: .fault)
    expect(OSLogType(1), is: .info)
  }
}

@Suite struct SignpostTests {
  @Test func `an interval does its work, and nothing listens`() throws {
    struct Failed: Error, Equatable {}
    let signposters = [
      OSSignposter(), .disabled, OSSignposter(subsystem: "a", category: "b"),
      OSSignposter(subsystem: "a", category: .pointsOfInterest), OSSignposter(logHandle: .default),
      OSSignposter(logger: Logger()),
    ]
    var evaluations = 0
    var count: Int {
      evaluations += 1
      return evaluations
    }
    for signposter in signposters {
      expect(!signposter.isEnabled)
      expect(signposter.withIntervalSignpost("parse") { 3 }, is: 3)
      #expect(throws: Failed()) { try signposter.withIntervalSignpost("parse") { throw Failed() } }
      let id = signposter.makeSignpostID()
      expect(id, is: signposter.makeSignpostID(from: OSLog.default))
      signposter.endInterval("load", signposter.beginInterval("load", id: id))
      let described = signposter.beginInterval("load", "of \(count) posts")
      signposter.emitEvent("retry", id: id, "after \(count, privacy: .public)")
      signposter.emitEvent("retry")
      signposter.endInterval("load", described, "\(count)")
    }
    expect(evaluations, is: 0, "messages that are not written are not evaluated")
  }

  @Test func `signposts of C compile in each form`() {
    let log = OSLog(subsystem: "a", category: .dynamicTracing)
    var evaluations = 0
    func argument() -> Int {
      evaluations += 1
      return evaluations
    }
    os_signpost(.begin, log: log, name: "load")
    os_signpost(.event, log: log, name: "load", signpostID: .exclusive)
    os_signpost(.end, log: log, name: "load", signpostID: .null, "%d posts", argument())
    expect(evaluations, is: 1, "the arguments of C are evaluated, as everywhere")
    expect(OSSignpostType.begin.rawValue, is: 1)
    expect(OSSignpostType.end.rawValue, is: 2)
    expect(OSSignpostType.event.rawValue, is: 0)
    expect(OSSignpostType(rawValue: 1), is: .begin)
  }
}
