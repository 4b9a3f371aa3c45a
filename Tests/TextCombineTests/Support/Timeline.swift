import Testing
import TextCombine

/// What an operator does with time: values are sent at moments in milliseconds, and what arrives is written down with its moment.
enum Timeline {
  typealias Subject = PassthroughSubject<Int, Oops>
  typealias Operator = (Subject, ManualScheduler) -> AnyPublisher<Int, Oops>

  /// What arrives, as `110:1 300:|`, in one second.
  static func events(
    _ apply: Operator, sent: [(time: Int, value: Int)], end: (time: Int, Subscribers.Completion<Oops>)?,
    demand: Subscribers.Demand = .unlimited, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let scheduler = ManualScheduler()
    let subject = Subject()
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
