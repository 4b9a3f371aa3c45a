import TestSupport
import Testing
import TextCombine

@Suite struct FlowTests {
  @Test func `joined subjects send when something is new, and end by their rules`() {
    let a = PassthroughSubject<Int, Oops>()
    let b = PassthroughSubject<Int, Oops>()
    let latest = a.combineLatest(b) { $0 * 100 + $1 }.record()
    let zipped = a.zip(b) { $0 * 100 + $1 }.record()
    let merged = a.merge(with: b).record()
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    b.send(5)
    a.send(completion: .finished)
    b.send(6)
    b.send(completion: .finished)
    #expect(latest.events == ["203", "204", "205", "206", "|"])
    #expect(zipped.events == ["103", "204", "|"])
    #expect(merged.events == ["1", "2", "3", "4", "5", "6", "|"])
  }

  @Test func `a buffer keeps what is not wanted yet, and does what it was told when it is full`() {
    let table: [(whenFull: Publishers.BufferingStrategy<Oops>, events: String)] = [
      (.dropNewest, "1 2 3 |"), (.dropOldest, "1 3 4 |"), (.customError { .b }, "1 2 3 xb"),
    ]
    for (whenFull, events) in table {
      let subject = PassthroughSubject<Int, Oops>()
      let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).record(demand: .max(1))
      for value in 1...4 { subject.send(value) }
      subject.send(completion: .finished)
      #expect(recorder.events == ["1"])
      recorder.request(.max(1))
      recorder.request(.max(5))
      #expect(recorder.events.joined(separator: " ") == events)
    }
  }

  @Test func `another publisher opens and closes the way`() {
    let subject = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    let until = subject.prefix(untilOutputFrom: signal).record()
    let from = subject.drop(untilOutputFrom: signal).record()
    subject.send(1)
    signal.send()
    subject.send(2)
    signal.send(completion: .finished)
    subject.send(3)
    #expect(until.events == ["1", "|"])
    #expect(from.events == ["2", "3"])
  }

  @Test func `switching leaves the earlier publisher`() {
    let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(inner[0])
    inner[0].send(1)
    outer.send(inner[1])
    inner[0].send(2)
    inner[1].send(3)
    outer.send(completion: .finished)
    inner[0].send(completion: .finished)
    inner[1].send(4)
    inner[1].send(completion: .finished)
    #expect(recorder.events == ["1", "3", "4", "|"])

    let search = PassthroughSubject<String, Never>()
    var cancelled = 0
    let results = search.map { text in
      PassthroughSubject<String, Never>().prepend(text).handleEvents(receiveCancel: { cancelled += 1 })
    }
    .switchToLatest().record()
    for text in ["s", "sw", "swi"] { search.send(text) }
    #expect(cancelled == 2)
    results.cancel()
    #expect(cancelled == 3)
    #expect(results.events == ["s", "sw", "swi"])
  }

  @Test func `what fails at once can be tried again any number of times`() {
    let attemptsNeeded = isLongRun ? 100_000 : 5_000
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return attempts < attemptsNeeded ? Result<Int, Oops>.failure(.a).publisher : Result.success(attempts).publisher
    }
    #expect(failing.retry(200_000).events() == "\(attemptsNeeded) |")
    #expect(failing.retry(0).events() == "\(attemptsNeeded + 1) |")
    attempts = 0
    #expect(failing.retry(2).events() == "xa")
    #expect(attempts == 3)
  }

  @Test func `only what has not ended is cancelled, before the end is sent on`() {
    let table: [(end: (PassthroughSubject<Int, Oops>) -> Void, log: [String])] = [
      ({ $0.send(completion: .finished) }, ["|"]),
      ({ $0.send(completion: .failure(.a)) }, ["x"]),
      ({ $0.send(9) }, ["cancel", "|"]),
    ]
    let scheduler = ImmediateScheduler.shared
    typealias Source = AnyPublisher<Int, Oops>
    let chains: [(Source) -> Source] = [
      { $0.prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.debounce(for: 0, scheduler: scheduler).prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.throttle(for: 0, scheduler: scheduler, latest: true).prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.receive(on: scheduler).prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.flatMap { Just($0) }.prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.map { Just($0) }.switchToLatest().prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.append(Empty()).prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.share().prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).prefix { $0 < 9 }.eraseToAnyPublisher() },
    ]
    for (index, chain) in chains.enumerated() {
      for (end, expected) in table {
        let subject = PassthroughSubject<Int, Oops>()
        var log: [String] = []
        let sink = chain(subject.handleEvents(receiveCancel: { log.append("cancel") }).eraseToAnyPublisher()).sink(
          receiveCompletion: { if case .finished = $0 { log.append("|") } else { log.append("x") } },
          receiveValue: { _ in })
        end(subject)
        sink.cancel()
        #expect(log == expected, "chain \(index)")
      }
    }
  }

  @Test func `values sent in the midst of a value get through`() {
    let subject = PassthroughSubject<Int, Never>()
    let chains: [AnyPublisher<Int, Never>] = [
      subject.map { $0 }.eraseToAnyPublisher(),
      subject.flatMap { Just($0) }.eraseToAnyPublisher(),
      subject.merge(with: Empty()).eraseToAnyPublisher(),
      subject.combineLatest(Just(0)) { value, _ in value }.eraseToAnyPublisher(),
      subject.map { Just($0) }.switchToLatest().eraseToAnyPublisher(),
      subject.share().eraseToAnyPublisher(),
      subject.prepend([Int]()).eraseToAnyPublisher(),
      subject.filter { $0 > 0 }.removeDuplicates().eraseToAnyPublisher(),
    ]
    for (index, chain) in chains.enumerated() {
      let recorder = Recorder<Int, Never>()
      recorder.onValue = { if $0 < 3 { subject.send($0 + 1) } }
      chain.subscribe(recorder)
      subject.send(1)
      #expect(recorder.events == ["1", "2", "3"], "chain \(index)")
      recorder.cancel()
      subject.send(9)
      #expect(recorder.events == ["1", "2", "3"], "chain \(index)")
    }
  }

  @Test func `cancelling reaches the source of every chain, and frees it`() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>()
    let source = subject.handleEvents(receiveCancel: { cancelled += 1 })
    let other = PassthroughSubject<Int, Never>()
    let chains: [AnyPublisher<Int, Never>] = [
      source.map { $0 }.eraseToAnyPublisher(),
      source.first { $0 > 9 }.eraseToAnyPublisher(),
      source.flatMap { Just($0) }.eraseToAnyPublisher(),
      source.combineLatest(other).map(\.0).eraseToAnyPublisher(),
      source.zip(other).map(\.0).eraseToAnyPublisher(),
      source.merge(with: other).eraseToAnyPublisher(),
      other.prepend(source).eraseToAnyPublisher(),
      source.share().eraseToAnyPublisher(),
      source.reduce(0, +).eraseToAnyPublisher(),
      source.print("x", to: Silence()).eraseToAnyPublisher(),
    ]
    for (index, chain) in chains.enumerated() {
      let sink = chain.sink { _ in }
      subject.send(1)
      sink.cancel()
      #expect(cancelled == index + 1, "chain \(index)")
    }
    #expect(source.prefix(1).events() == "")
    subject.send(2)
    // What `prefix` has had enough of is cancelled too.
    #expect(cancelled == chains.count + 1)
  }

  private struct Silence: TextOutputStream {
    func write(_ string: String) {}
  }
}
