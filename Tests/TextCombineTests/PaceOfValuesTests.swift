import TextCombine

/// Debounce, throttle, delay, timeout and groups by time, moment by moment.
@Suite struct PaceOfValuesTests {
  private typealias Moments = [(time: Int, value: Int)]
  private typealias Row = (sent: Moments, end: (time: Int, Subscribers.Completion<Oops>)?, events: String)

  private func check(_ name: String, _ table: [Row], _ apply: Timeline.Operator) {
    for (sent, end, expected) in table {
      expect(Timeline.events(apply, sent: sent, end: end), is: expected, "\(name) of \(sent)")
    }
  }

  @Test func `a debounce waits for a silence`() {
    check(
      "debounce",
      [
        ([], (10, .finished), "10:|"), ([(0, 1)], (500, .finished), "100:1 500:|"),
        // As long as values come in time, none is sent.
        ([(0, 1), (99, 2), (198, 3), (297, 4)], (900, .finished), "397:4 900:|"),
        ([(0, 1), (101, 2)], (900, .finished), "100:1 201:2 900:|"),
        ([(0, 1), (100, 2)], (900, .finished), "100:1 200:2 900:|"),
        ([(0, 1), (0, 2), (0, 3)], (900, .finished), "100:3 900:|"), ([(0, 1)], (50, .failure(.a)), "50:x"),
        ([(0, 1)], (99, .finished), "99:|"),
      ]
    ) { $0.debounce(for: .milliseconds(100), scheduler: $1).any }
    let wanted = Timeline.events(
      { $0.debounce(for: 0.1, scheduler: $1).any }, sent: [(0, 1), (300, 2)], end: (500, .finished),
      demand: .max(1))
    expect(wanted, is: "100:1 500:|")
  }

  @Test func `a throttle sends once in an interval`() {
    let steps: Moments = [(0, 1), (30, 2), (60, 3), (130, 4), (160, 5), (400, 6)]
    check("latest", [(steps, (900, .finished), "0:1 100:3 200:5 400:6 900:|")]) {
      $0.throttle(for: .milliseconds(100), scheduler: $1, latest: true).any
    }
    check("first", [(steps, (900, .finished), "0:1 100:2 200:4 400:6 900:|")]) {
      $0.throttle(for: .milliseconds(100), scheduler: $1, latest: false).any
    }
    check(
      "ends",
      [
        ([], (10, .finished), "10:|"), ([(0, 1)], (10, .finished), "0:1 10:|"),
        ([(0, 1), (50, 2)], (60, .finished), "0:1 100:2 100:|"), ([(0, 1)], (10, .failure(.a)), "0:1 10:x"),
      ]
    ) { $0.throttle(for: .milliseconds(100), scheduler: $1, latest: true).any }
  }

  @Test func `a delay moves everything by the same time, in its order`() {
    check(
      "delay",
      [
        ([], (10, .finished), "110:|"), ([(0, 1), (0, 2), (5, 3)], (5, .finished), "100:1 100:2 105:3 105:|"),
        ([(0, 1)], (50, .failure(.a)), "100:1 150:x"),
      ]
    ) { $0.delay(for: .milliseconds(100), scheduler: $1).any }
    check("delay, with tolerance", [([(0, 1)], (50, .finished), "100:1 150:|")]) {
      $0.delay(for: .milliseconds(100), tolerance: .milliseconds(10), scheduler: $1).any
    }
  }

  @Test func `a timeout ends a publisher that is silent for too long, from the start and after each value`() {
    let table: [Row] = [
      ([], nil, "100:|"), ([(99, 1)], nil, "99:1 199:|"),
      ([(50, 1), (140, 2), (230, 3)], nil, "50:1 140:2 230:3 330:|"), ([(50, 1), (151, 2)], nil, "50:1 150:|"),
      ([(50, 1)], (60, .finished), "50:1 60:|"), ([(50, 1)], (60, .failure(.a)), "50:1 60:x"),
    ]
    check("timeout", table) { $0.timeout(.milliseconds(100), scheduler: $1).any }
    check("timeout with an error", [([(50, 1)], nil, "50:1 150:x"), ([(50, 1)], (60, .finished), "50:1 60:|")]) {
      $0.timeout(.milliseconds(100), scheduler: $1) { .b }.any
    }
  }

  @Test func `groups are sent when their time is over, when they are full, and at the end`() {
    func sums(_ strategy: @escaping (ManualScheduler) -> Publishers.TimeGroupingStrategy<ManualScheduler>)
      -> Timeline.Operator
    { { $0.collect(strategy($1)).map { $0.reduce(0) { $0 * 10 + $1 } }.any } }
    check(
      "by time",
      [
        ([], (250, .finished), "250:|"), ([(10, 1), (90, 2), (110, 3)], (250, .finished), "100:12 200:3 250:|"),
        ([(10, 1), (110, 2)], (150, .finished), "100:1 150:2 150:|"),
        // A failure drops the collected values.
        ([(10, 1), (110, 2)], (150, .failure(.a)), "100:1 150:x"),
      ], sums { .byTime($0, .milliseconds(100)) })
    check(
      "by time or count",
      [
        ([(10, 1), (20, 2), (30, 3)], (250, .finished), "20:12 100:3 250:|"),
        ([(10, 1), (20, 2), (110, 3), (120, 4)], (250, .finished), "20:12 120:34 250:|"),
        ([(10, 1)], (20, .finished), "20:1 20:|"),
      ], sums { .byTimeOrCount($0, .milliseconds(100), 2) })
  }

  @Test func `intervals are measured from the subscription and from value to value`() {
    check("intervals", [([(10, 1), (10, 2), (45, 3)], (50, .finished), "10:10 10:0 45:35 50:|")]) {
      $0.measureInterval(using: $1).map { $0.magnitude / 1_000_000 }.any
    }
  }

  @Test func `a scheduler is where things arrive, and where they are asked for`() {
    let (scheduler, source) = (ManualScheduler(), Source<Int, Oops>())
    let recorder = source.receive(on: scheduler).record(demand: .max(2))
    expect(source.log, is: ["max(2)"])
    source.send(1)
    source.send(completion: .failure(.a))
    expect(recorder.events, is: [])
    scheduler.advance(to: 0)
    expect(recorder.events, is: ["1", "xa"])
  }

  @Test func `a subscription is made and canceled on its scheduler`() {
    let (scheduler, other) = (ManualScheduler(), Source<Int, Oops>())
    let subscribed = other.subscribe(on: scheduler).record(demand: .max(2))
    expect(other.subscriptions, is: 0)
    scheduler.advance(to: 0)
    expect(other.subscriptions, is: 1)
    expect(other.log, is: ["max(2)"])
    // Values come where they are sent.
    other.send(1)
    expect(subscribed.events, is: ["1"])
    subscribed.request(.max(1))
    subscribed.cancel()
    expect(other.log, is: ["max(2)"])
    scheduler.advance(to: 0)
    expect(other.log, is: ["max(2)", "max(1)", "cancel"])
  }

  @Test func `nothing arrives behind a scheduler once it is canceled`() {
    let operators: [(name: String, apply: (Source<Int, Oops>, ManualScheduler) -> AnyPublisher<Int, Oops>)] = [
      ("receive", { $0.receive(on: $1).any }), ("delay", { $0.delay(for: .milliseconds(10), scheduler: $1).any }),
      ("debounce", { $0.debounce(for: .milliseconds(10), scheduler: $1).any }),
      ("throttle", { $0.throttle(for: .milliseconds(10), scheduler: $1, latest: true).any }),
      ("timeout", { $0.timeout(.milliseconds(10), scheduler: $1).any }),
      ("collect", { $0.collect(.byTime($1, .milliseconds(10))).map(\.count).any }),
    ]
    for (name, apply) in operators {
      let (scheduler, source) = (ManualScheduler(), Source<Int, Oops>())
      let recorder = apply(source, scheduler).record()
      source.send(1)
      recorder.cancel()
      source.send(2)
      scheduler.advance(to: 500)
      expect(recorder.events, is: [], "\(name)")
      expect(source.cancellations, is: 1, "\(name)")
      expect(scheduler.isIdle, "\(name) leaves work behind")
    }
  }
}
