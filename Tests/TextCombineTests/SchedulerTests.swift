import Foundation
import TextCombine

@Suite struct SchedulerTests {
  @Test func `an immediate scheduler runs all work here and now, whenever it is due`() {
    let scheduler = ImmediateScheduler.shared
    var log: [String] = []
    scheduler.schedule { log.append("at once") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1_000)) { log.append("later") }
    scheduler.schedule(after: scheduler.now, tolerance: 1) { log.append("with tolerance") }
    let repeated = scheduler.schedule(after: scheduler.now, interval: 1) { log.append("again") }
    let tolerant = scheduler.schedule(after: scheduler.now, interval: 1, tolerance: 1) { log.append("and again") }
    repeated.cancel()
    tolerant.cancel()
    expect(log, is: ["at once", "later", "with tolerance", "again", "and again"])
    expect([scheduler.now.distance(to: scheduler.now.advanced(by: 9)), scheduler.minimumTolerance], is: [0, 0])
  }

  @Test func `spans of an immediate scheduler are numbers, and times of none`() {
    typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride
    let table: [(Stride, Int)] = [
      (3, 3), (2.9, 2), ((3 + 4 - 2) * 2, 10), (.seconds(5), 0), (.seconds(0.5), 0), (.milliseconds(5), 0),
      (.microseconds(5), 0), (.nanoseconds(5), 0),
    ]
    expect(table.map(\.0.magnitude), is: table.map(\.1))
    expect(Stride(exactly: 4)?.magnitude, is: 4)
    expect(Stride(exactly: UInt.max) == nil)
    expect((1 as Stride) < 2)
  }

  @Test func `spans between dates are seconds`() {
    typealias Stride = RunLoop.SchedulerTimeType.Stride
    var sum: Stride = 1
    sum += 2
    sum -= 0.5
    sum *= 2
    let table: [(Stride, seconds: Double)] = [
      (3, 3), (0.5, 0.5), (.seconds(2), 2), (.seconds(0.25), 0.25), (.milliseconds(250), 0.25),
      (.microseconds(500), 0.000_5), (.nanoseconds(1_000), 0.000_001), (Stride(1.5), 1.5), (1 + 0.5, 1.5),
      (1 - 0.25, 0.75), (2 * 1.5, 3), (-2, -2), (sum, 5),
    ]
    for (span, seconds) in table {
      expect(abs(span.timeInterval - seconds) < 1e-12)
      expect(span.magnitude, is: span.timeInterval)
    }
    expect(Stride(exactly: 7), is: 7)
    expect((1 as Stride) < 1.5)
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    let time = RunLoop.SchedulerTimeType(date)
    expect(time.distance(to: time.advanced(by: 2.5)), is: 2.5)
    expect(time.advanced(by: .milliseconds(500)).date, is: date + 0.5)
    expect(OperationQueue.main.now.advanced(by: 3) > OperationQueue.main.now)
    // Spans of a queue are nanoseconds, add up and compare.
    do {
      typealias Span = DispatchQueue.SchedulerTimeType.Stride
      var (sum, product): (Span, Span) = (.milliseconds(1), .seconds(3))
      sum += .microseconds(1)
      sum -= .milliseconds(1)
      product *= .microseconds(1)
      let table: [(Span, nanoseconds: Int)] = [
        (.seconds(0.3), 300_000_000), (0.3, 300_000_000), (1, 1_000_000_000), (.seconds(2), 2_000_000_000),
        (.milliseconds(5), 5_000_000), (.microseconds(5), 5_000), (.nanoseconds(5), 5), (0.1 + 0.2, 300_000_000),
        (1 - 0.3, 700_000_000), (1.5 * 2, 3_000_000_000), (-1, -1_000_000_000), (Span(.milliseconds(20)), 20_000_000),
        (Span(.never), .max), (.seconds(.infinity), .max), (.seconds(.max), .max), (.seconds(.min), .min),
        (Span(.seconds(1)), 1_000_000_000), (Span(.microseconds(7)), 7_000), (Span(.nanoseconds(7)), 7), (sum, 1_000),
        (product, 3_000),
      ]
      expect(table.map(\.0.magnitude), is: table.map(\.nanoseconds))
      expect(Span.milliseconds(1) < .milliseconds(2))
      expect(Span(exactly: 2), is: .seconds(2))
      expect(Span.milliseconds(3).timeInterval, is: .nanoseconds(3_000_000))
      let time = DispatchQueue.SchedulerTimeType(.now())
      expect(time.distance(to: time.advanced(by: 0.3)), is: 0.3)
      expect(time.advanced(by: 0.3).distance(to: time), is: -0.3)
    }
  }

  @Test func `a queue takes options`() {
    let options = DispatchQueue.SchedulerOptions(qos: .userInitiated, flags: .barrier, group: DispatchGroup())
    expect(options.qos, is: .userInitiated)
    expect(options.flags, is: .barrier)
    expect(options.group != nil)
    expect(DispatchQueue.main.minimumTolerance, is: 0)
    expect(RunLoop.main.minimumTolerance, is: 0)
    expect(OperationQueue.main.minimumTolerance, is: 0)
  }

  @Test @MainActor func `work waits for its time on each scheduler, and comes again until it is canceled`() async {
    /// Work that is due at once, later, and again and again.
    func check(_ name: String, on scheduler: some Scheduler) async {
      var log: [String] = []
      var count = 0
      scheduler.schedule { log.append("at once") }
      scheduler.schedule(after: scheduler.now.advanced(by: .microseconds(1))) { log.append("later") }
      expect(log, is: [], "\(name)")
      while log.count < 2 { await Task.yield() }
      expect(log, is: ["at once", "later"], "\(name)")
      let again = scheduler.schedule(after: scheduler.now, interval: .microseconds(1)) { count += 1 }
      while count < 3 { await Task.yield() }
      again.cancel()
      let last = count
      for _ in 0..<100 { await Task.yield() }
      expect(count, is: last, "\(name) continues after it was cancelled")
    }
    await check("the main queue", on: DispatchQueue.main)
    await check("the main run loop", on: RunLoop.main)
    await check("the main operation queue", on: OperationQueue.main)
  }

  @Test @MainActor func `an operation queue runs its work as operations`() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let log = Log()
    queue.schedule { log.add(OperationQueue.current === queue) }
    queue.schedule(after: queue.now.advanced(by: .microseconds(1))) { log.add(OperationQueue.current === queue) }
    let again = queue.schedule(after: queue.now, interval: .microseconds(1)) {
      log.add(OperationQueue.current === queue)
    }
    while log.count < 6 { await Task.yield() }
    again.cancel()
    expect(log.allTrue)
  }

  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var facts: [Bool] = []
    func add(_ fact: Bool) { lock.withLock { facts.append(fact) } }
    var count: Int { lock.withLock { facts.count } }
    var allTrue: Bool { lock.withLock { facts.allSatisfy { $0 } } }
  }
}
