import Foundation
import Testing
import TextCombine

@Suite struct TimingTests {
  private typealias Subject = Timeline.Subject
  private typealias Operator = Timeline.Operator

  @Test func `values come when they are due`() {
    let debounce: Operator = { $0.debounce(for: .milliseconds(100), scheduler: $1).eraseToAnyPublisher() }
    let latest: Operator = { $0.throttle(for: .milliseconds(100), scheduler: $1, latest: true).eraseToAnyPublisher() }
    let first: Operator = { $0.throttle(for: .seconds(0.1), scheduler: $1, latest: false).eraseToAnyPublisher() }
    let delay: Operator = { $0.delay(for: 0.1, scheduler: $1).eraseToAnyPublisher() }
    let receive: Operator = { $0.receive(on: $1).eraseToAnyPublisher() }
    let timeout: Operator = { $0.timeout(.milliseconds(100), scheduler: $1).eraseToAnyPublisher() }
    let failing: Operator = { $0.timeout(.milliseconds(100), scheduler: $1) { .b }.eraseToAnyPublisher() }
    let burst = [(10, 1), (50, 2), (90, 3), (300, 4)]
    let table: [(name: String, events: String, expected: String)] = [
      ("debounce", Timeline.events(debounce, sent: burst, end: (500, .finished)), "190:3 400:4 500:|"),
      ("debounce drops what waits", Timeline.events(debounce, sent: burst, end: (350, .finished)), "190:3 350:|"),
      ("debounce wants", Timeline.events(debounce, sent: burst, end: (500, .finished), demand: .max(1)), "190:3 500:|"),
      ("throttle latest", Timeline.events(latest, sent: burst, end: (500, .finished)), "10:1 110:3 300:4 500:|"),
      ("throttle first", Timeline.events(first, sent: burst, end: (500, .finished)), "10:1 110:2 300:4 500:|"),
      ("throttle ends", Timeline.events(latest, sent: burst, end: (95, .finished)), "10:1 110:3 110:|"),
      ("delay", Timeline.events(delay, sent: burst, end: (310, .failure(.a))), "110:1 150:2 190:3 400:4 410:x"),
      ("receive", Timeline.events(receive, sent: [(10, 1), (10, 2)], end: (10, .finished)), "10:1 10:2 10:|"),
      ("timeout", Timeline.events(timeout, sent: burst, end: nil), "10:1 50:2 90:3 190:|"),
      ("timeout fails", Timeline.events(failing, sent: [], end: nil), "100:x"),
      ("no timeout", Timeline.events(timeout, sent: burst, end: (120, .finished)), "10:1 50:2 90:3 120:|"),
    ]
    for (name, events, expected) in table { #expect(events == expected, "\(name)") }
  }

  @Test func `values are collected by time, and intervals measured`() {
    let table: [(strategy: (ManualScheduler) -> Publishers.TimeGroupingStrategy<ManualScheduler>, events: [String])] = [
      ({ .byTime($0, .milliseconds(100)) }, ["[1, 2, 3]", "[4]", "|"]),
      ({ .byTimeOrCount($0, .milliseconds(100), 2) }, ["[1, 2]", "[3]", "[4]", "|"]),
    ]
    for (strategy, events) in table {
      let scheduler = ManualScheduler()
      let subject = Subject()
      let recorder = subject.collect(strategy(scheduler)).record()
      let intervals = subject.measureInterval(using: scheduler).map { $0.magnitude / 1_000_000 }.record()
      for (time, value) in [(10, 1), (50, 2), (90, 3), (210, 4)] {
        scheduler.advance(to: time)
        subject.send(value)
      }
      subject.send(completion: .finished)
      #expect(recorder.events == events)
      #expect(intervals.events == ["10", "40", "40", "120", "|"])
      #expect(scheduler.isIdle)
    }
  }

  @Test func `schedulers that do not wait send at once`() {
    let subject = Subject()
    let scheduler = ImmediateScheduler.shared
    let recorders = [
      subject.debounce(for: 1, scheduler: scheduler).record(),
      subject.debounce(for: .seconds(1), scheduler: scheduler).record(),
    ]
    let others = [
      subject.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher(),
      subject.receive(on: scheduler).eraseToAnyPublisher(),
      subject.subscribe(on: scheduler).eraseToAnyPublisher(),
      subject.throttle(for: 0, scheduler: scheduler, latest: true).eraseToAnyPublisher(),
    ].map { $0.record() }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.a))
    for recorder in recorders { #expect(recorder.events == ["1", "2", "xa"]) }
    for recorder in others { #expect(recorder.events == ["1", "2", "xa"]) }
  }

  @Test func `what is cancelled while it waits does not come, and frees its timer`() {
    let operators: [Operator] = [
      { $0.debounce(for: 0.1, scheduler: $1).eraseToAnyPublisher() },
      { $0.delay(for: 0.1, scheduler: $1).eraseToAnyPublisher() },
      { $0.receive(on: $1).eraseToAnyPublisher() },
      { $0.throttle(for: 0.1, scheduler: $1, latest: true).eraseToAnyPublisher() },
    ]
    for (index, apply) in operators.enumerated() {
      let scheduler = ManualScheduler()
      let subject = Subject()
      let recorder = apply(subject, scheduler).record()
      subject.send(1)
      recorder.cancel()
      subject.send(2)
      if index == 0 { #expect(scheduler.isIdle) }
      scheduler.advance(to: 1_000)
      #expect(recorder.events == [], "operator \(index)")
    }
  }

  @Test func `spans of time are exact`() throws {
    typealias Span = DispatchQueue.SchedulerTimeType.Stride
    let table: [(Span, nanoseconds: Int)] = [
      (.seconds(0.3), 300_000_000), (0.3, 300_000_000), (1, 1_000_000_000), (.seconds(2), 2_000_000_000),
      (.milliseconds(5), 5_000_000), (.microseconds(5), 5_000), (.nanoseconds(5), 5), (0.1 + 0.2, 300_000_000),
      (1 - 0.3, 700_000_000), (1.5 * 2, 3_000_000_000), (-1, -1_000_000_000), (Span(.milliseconds(20)), 20_000_000),
      (Span(.never), .max), (.seconds(.infinity), .max), (.seconds(.max), .max), (.seconds(.min), .min),
    ]
    for (span, nanoseconds) in table { #expect(span.magnitude == nanoseconds) }
    let time = DispatchQueue.SchedulerTimeType(.now())
    #expect(time.distance(to: time.advanced(by: 0.3)) == 0.3)
    #expect(time.advanced(by: 0.3).distance(to: time) == -0.3)
    #expect(try JSONDecoder().decode(DispatchQueue.SchedulerTimeType.self, from: JSONEncoder().encode(time)) == time)

    let now = RunLoop.main.now
    #expect(abs(now.distance(to: now.advanced(by: 0.3)).timeInterval - 0.3) < 0.000_001)
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    #expect(RunLoop.SchedulerTimeType(date).advanced(by: .milliseconds(500)).date == date + 0.5)
    #expect(OperationQueue.main.now.advanced(by: 3) > OperationQueue.main.now)
  }

  /// Waits for a fact that is certain to come.
  @MainActor private func wait(until isTrue: () -> Bool) async { while !isTrue() { await Task.yield() } }

  @Test @MainActor func `queues and run loops run their work in order, the main ones on the main actor`() async {
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    let numbers = (1...50).publisher
    numbers.receive(on: DispatchQueue.main).sink {
      MainActor.preconditionIsolated(); log.append("d\($0)")
    }
    .store(in: &bag)
    numbers.receive(on: RunLoop.main).sink {
      MainActor.preconditionIsolated(); log.append("r\($0)")
    }.store(in: &bag)
    numbers.subscribe(on: DispatchQueue.global()).receive(on: OperationQueue.main).sink {
      MainActor.preconditionIsolated(); log.append("o\($0)")
    }
    .store(in: &bag)
    #expect(log == [])
    await wait { log.count == 150 }
    for prefix in ["d", "r", "o"] {
      #expect(log.filter { $0.hasPrefix(prefix) } == (1...50).map { "\(prefix)\($0)" })
    }
    #expect(log.prefix(100).elementsEqual((1...50).map { "d\($0)" } + (1...50).map { "r\($0)" }))
  }

  @Test @MainActor func `a timer ticks while somebody listens`() async {
    let timer = Timer.publish(every: 0.000_001, on: .main, in: .common).autoconnect()
    var dates: [Date] = []
    let sink = timer.sink {
      MainActor.preconditionIsolated(); dates.append($0)
    }
    await wait { dates.count >= 3 }
    sink.cancel()
    let count = dates.count
    let again = timer.first().sink { dates.append($0) }
    await wait { dates.count == count + 1 }
    #expect(dates == dates.sorted())
    _ = again
  }

  @Test @MainActor func `delayed work on the main queue comes, unless it is cancelled`() async {
    var log: [Int] = []
    var bag: Set<AnyCancellable> = []
    let query = CurrentValueSubject<Int, Never>(0)
    query.debounce(for: .nanoseconds(1), scheduler: RunLoop.main).sink { log.append($0) }.store(in: &bag)
    query.debounce(for: 3_600, scheduler: DispatchQueue.main).sink { log.append($0 + 100) }.store(in: &bag)
    query.send(1)
    await wait { log == [1] }
    query.delay(for: .nanoseconds(1), scheduler: DispatchQueue.main).sink { log.append($0 * 10) }.store(in: &bag)
    await wait { log == [1, 10] }
    bag = []
  }
}
