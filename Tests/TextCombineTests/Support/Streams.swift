import Dispatch
import Testing
import TextCombine

/// A subscriber that records its input, and asks for as much as the test says.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  private let more: Subscribers.Demand
  /// Runs after a value was written down, so that a test can do something in the midst of a delivery.
  var onValue: (Input) -> Void = { _ in }

  init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    (initialDemand, self.more) = (demand, more)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(initialDemand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    onValue(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("|")
    case .failure(let error): events.append("x\(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

enum Oops: Error, Hashable {
  case a
  case b
}

extension Publisher {
  var any: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// The events that this publisher sends at once to a subscriber with this demand, as text: `1 2 |`.
  func events(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> String {
    let recorder = Recorder<Output, Failure>(demand: demand, more: more)
    subscribe(recorder)
    return recorder.events.joined(separator: " ")
  }

  func record(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, more: more)
    subscribe(recorder)
    return recorder
  }
}

/// A publisher that a test plays by hand: it sends values regardless of demand, and records the demand.
final class Source<Output, Failure: Error>: Publisher, Subscription {
  /// `max(2)` or `unlimited` for a request, `+max(1)` for the answer to a value, `cancel`.
  private(set) var log: [String] = []
  private(set) var subscriptions = 0
  private var subscriber: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions += 1
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
  func cancel() { log.append("cancel") }

  func send(_ value: Output) {
    let more = subscriber?.receive(value) ?? .none
    if more > 0 { log.append("+\(more)") }
  }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

  /// Gives its subscriber another subscription, as a publisher must not.
  func pretend(_ second: any Subscription) { subscriber?.receive(subscription: second) }

  var cancellations: Int { log.filter { $0 == "cancel" }.count }
}

/// Subjects by the letters `a` to `d`, played by a script: `a1 b2 a| bx` sends 1 to the first and 2 to the second, finishes the first
/// and lets the second one fail.
struct Script {
  typealias Subject = PassthroughSubject<Int, Oops>
  let subjects = (0..<4).map { _ in Subject() }
  var a: Subject { subjects[0] }
  var b: Subject { subjects[1] }
  var c: Subject { subjects[2] }
  var d: Subject { subjects[3] }

  func play(_ text: String) {
    for step in text.split(separator: " ") {
      let subject = subjects["abcd".distance(from: "abcd".startIndex, to: "abcd".firstIndex(of: step.first ?? "?")!)]
      switch step.dropFirst() {
      case "|": subject.send(completion: .finished)
      case "x": subject.send(completion: .failure(.a))
      case let number: subject.send(Int(number)!)
      }
    }
  }

  /// The events that a publisher of the subjects sends during the script, as text.
  static func events<P: Publisher>(
    _ text: String, demand: Subscribers.Demand = .unlimited, of publisher: (Script) -> P
  ) -> String {
    let script = Script()
    let recorder = publisher(script).record(demand: demand)
    script.play(text)
    return recorder.events.joined(separator: " ")
  }
}

/// Tests an operator over time: values are sent at moments in milliseconds, and events are recorded with theirs.
enum Timeline {
  typealias Subject = PassthroughSubject<Int, Oops>
  typealias Operator = (Subject, ManualScheduler) -> AnyPublisher<Int, Oops>

  /// The events of one second, as `110:1 300:|`.
  static func events(
    _ apply: Operator, sent: [(time: Int, value: Int)], end: (time: Int, Subscribers.Completion<Oops>)?,
    demand: Subscribers.Demand = .unlimited, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let (scheduler, subject) = (ManualScheduler(), Subject())
    var log: [String] = []
    let publisher = apply(subject, scheduler).handleEvents(
      receiveOutput: { log.append("\(scheduler.elapsed):\($0)") },
      receiveCompletion: {
        if case .failure = $0 { log.append("\(scheduler.elapsed):x") } else { log.append("\(scheduler.elapsed):|") }
      })
    let recorder = publisher.record(demand: demand)
    for now in 0...1_000 {
      scheduler.advance(to: now)
      for (time, value) in sent where time == now { subject.send(value) }
      if let end, end.time == now { subject.send(completion: end.1) }
    }
    scheduler.advance(to: 1_000)
    #expect(recorder.events.count == log.count, sourceLocation: sourceLocation)
    #expect(scheduler.isIdle, "work is left behind", sourceLocation: sourceLocation)
    return log.joined(separator: " ")
  }
}

/// A scheduler whose time a test moves by hand, in milliseconds.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never
  private let start = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  private(set) var elapsed = 0
  private var waiting: [(due: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var lastNumber = 0
  var now: SchedulerTimeType { start.advanced(by: .milliseconds(elapsed)) }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }
  var isIdle: Bool { waiting.isEmpty }
  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { add(date, action) }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var number = 0
    func next(_ date: SchedulerTimeType) {
      number = add(date) {
        next(date.advanced(by: interval))
        action()
      }
    }
    next(date)
    return AnyCancellable { [weak self] in self?.waiting.removeAll { $0.number == number } }
  }

  @discardableResult private func add(_ due: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    waiting.append((due, lastNumber, action))
    return lastNumber
  }

  /// Runs due work, in order, until `time` milliseconds have passed since the start.
  func advance(to time: Int) {
    while let next = waiting.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      let due = Int(start.distance(to: next.due).magnitude / 1_000_000)
      if due > time { break }
      elapsed = max(elapsed, due)
      waiting.removeAll { $0.number == next.number }
      next.action()
    }
    elapsed = time
  }
}
