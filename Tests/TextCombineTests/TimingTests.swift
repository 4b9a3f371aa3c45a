import Foundation
import TextCombine

@Suite struct TimingTests {
  private typealias Subject = Timeline.Subject

  @Test func `immediate schedulers send at once`() {
    let (subject, scheduler) = (Subject(), ImmediateScheduler.shared)
    let recorders = [
      subject.debounce(for: 1, scheduler: scheduler).record(),
      subject.debounce(for: .seconds(1), scheduler: scheduler).record(),
    ]
    let others = [
      subject.delay(for: .seconds(1), scheduler: scheduler).any, subject.receive(on: scheduler).any,
      subject.subscribe(on: scheduler).any, subject.throttle(for: 0, scheduler: scheduler, latest: true).any,
    ].map { $0.record() }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.a))
    for recorder in recorders { expect(recorder.events, is: ["1", "2", "xa"]) }
    for recorder in others { expect(recorder.events, is: ["1", "2", "xa"]) }
  }

  @Test func `notifications are published while a subscriber exists`() {
    let (center, name) = (NotificationCenter(), Notification.Name("test"))
    final class Sender {}
    let sender = Sender()
    let all = center.publisher(for: name).map { $0.name.rawValue }.record()
    let one = center.publisher(for: name, object: sender).map { _ in 1 }.record(demand: .max(1))
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: sender)
    all.cancel()
    center.post(name: name, object: nil)
    expect([all.events, one.events], is: [["test", "test", "test"], ["1"]])
    expect(center.publisher(for: name), is: center.publisher(for: name))
  }

  @MainActor private func wait(until isTrue: () -> Bool) async { while !isTrue() { await Task.yield() } }

  @Test @MainActor func `queues and run loops work on the main actor, in order`() async {
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
    expect(log, is: [])
    await wait { log.count == 150 }
    for prefix in ["d", "r", "o"] { expect(log.filter { $0.hasPrefix(prefix) }, is: (1...50).map { "\(prefix)\($0)" }) }
    expect(log.prefix(100).elementsEqual((1...50).map { "d\($0)" } + (1...50).map { "r\($0)" }))
    // A timer ticks while a subscriber exists.
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
    expect(dates, is: dates.sorted())
    _ = again
    // Delayed work on the main queue comes, unless it is canceled.
    do {
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
}
