import Foundation
import TextCombine

@Suite struct FlowTests {
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
    expect([until.events, from.events], is: [["1", "|"], ["2", "3"]])
  }

  @Test func `an immediate failure can be retried any number of times`() {
    let attemptsNeeded = isLongRun ? 100_000 : 5_000
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return attempts < attemptsNeeded ? Result<Int, Oops>.failure(.a).publisher : Result.success(attempts).publisher
    }
    expect(failing.retry(200_000).events(), is: "\(attemptsNeeded) |")
    expect(failing.retry(0).events(), is: "\(attemptsNeeded + 1) |")
  }

  @Test func `the types of publishers are spelled as Combine's`() {
    let source = [1, 2].publisher
    typealias Source = Publishers.Sequence<[Int], Never>
    let mapped: Publishers.Map<Source, String> = Publishers.Map(upstream: source) { "\($0)" }
    let distinct: Publishers.RemoveDuplicates<Publishers.Filter<Source>> =
      Publishers.Filter(upstream: source) { $0 > 1 }.removeDuplicates()
    let merged: Publishers.Merge3<Source, Empty<Int, Never>, AnyPublisher<Int, Never>> =
      Publishers.Merge3(source, Empty(), Just(3).eraseToAnyPublisher())
    let tried: Publishers.TryMap<Publishers.Merge<Just<Int>, Source>, Int> =
      Publishers.Merge(Just(0), source).tryMap { $0 }
    let zipped: Publishers.Zip3<Just<Int>, Just<Int>, Source> = Publishers.Zip3(Just(1), Just(2), source)
    let latest = Publishers.CombineLatest4(Just(1), Just(2), Just(3), source)
    expect([zipped.events(), latest.events()], is: ["(1, 2, 1) |", "(1, 2, 3, 1) (1, 2, 3, 2) |"])
    expect(
      [mapped.events(), distinct.events(), merged.events(), tried.events()], is: ["1 2 |", "2 |", "1 2 3 |", "0 1 2 |"])
  }

  @Test func `only unfinished publishers are canceled, before the end is sent on`() {
    let table: [(end: (PassthroughSubject<Int, Oops>) -> Void, log: [String])] = [
      ({ $0.send(completion: .finished) }, ["|"]), ({ $0.send(completion: .failure(.a)) }, ["x"]),
      ({ $0.send(9) }, ["cancel", "|"]),
    ]
    let scheduler = ImmediateScheduler.shared
    typealias Source = AnyPublisher<Int, Oops>
    let chains: [(Source) -> Source] = [
      { $0.prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.debounce(for: 0, scheduler: scheduler).prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.receive(on: scheduler).prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.flatMap { Just($0) }.prefix { $0 < 9 }.eraseToAnyPublisher() },
      { $0.share().prefix { $0 < 9 }.eraseToAnyPublisher() },
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
        expect(log, is: expected, "chain \(index)")
      }
    }
  }

  @Test func `values sent in the midst of a value get through`() {
    let subject = PassthroughSubject<Int, Never>()
    let passing: [AnyPublisher<Int, Never>] = [
      subject.map { $0 }.eraseToAnyPublisher(), subject.flatMap { Just($0) }.eraseToAnyPublisher(),
      subject.merge(with: Empty()).eraseToAnyPublisher(),
      subject.combineLatest(Just(0)) { value, _ in value }.eraseToAnyPublisher(),
      subject.map { Just($0) }.switchToLatest().eraseToAnyPublisher(), subject.share().eraseToAnyPublisher(),
      subject.prepend([Int]()).eraseToAnyPublisher(),
      subject.filter { $0 > 0 }.removeDuplicates().eraseToAnyPublisher(),
    ]
    for (index, chain) in passing.enumerated() {
      let recorder = Recorder<Int, Never>()
      recorder.onValue = { if $0 < 3 { subject.send($0 + 1) } }
      chain.subscribe(recorder)
      subject.send(1)
      expect(recorder.events, is: ["1", "2", "3"], "chain \(index)")
      recorder.cancel()
      subject.send(9)
      expect(recorder.events, is: ["1", "2", "3"], "chain \(index)")
    }
  }
}

@Suite struct OperatorTests {
  private typealias Numbers = AnyPublisher<Int, Oops>
  private let numbers = [1, 2, 2, 3, nil, 4].publisher

  private func numbers(_ values: Int..., end: Subscribers.Completion<Oops> = .finished) -> Numbers {
    let ending: AnyPublisher<Int, Oops> =
      switch end {
      case .finished: Empty().eraseToAnyPublisher()
      case .failure(let error): Fail(error: error).eraseToAnyPublisher()
      }
    return values.publisher.setFailureType(to: Oops.self).append(ending).eraseToAnyPublisher()
  }

  @Test func `operators of one publisher send the expected values`() {
    let (three, failing) = (numbers(1, 2, 3), numbers(1, 2, end: .failure(.a)))
    let (none, never) = (numbers(), Empty<Int, Never>(completeImmediately: false))
    let table: [(events: String, expected: String)] = [
      (three.map { $0 * 2 }.events(), "2 4 6 |"), (failing.map(String.init).events(), "1 2 xa"),
      (three.map(\.description.count).events(), "1 1 1 |"),
      (three.map(\.self, \.bitWidth).events(), "(1, 64) (2, 64) (3, 64) |"),
      (three.map(\.self, \.self, \.self).events(), "(1, 1, 1) (2, 2, 2) (3, 3, 3) |"),
      (numbers.compactMap { $0 }.events(), "1 2 2 3 4 |"), (numbers.replaceNil(with: 0).events(), "1 2 2 3 0 4 |"),
      (three.reduce(10, +).events(demand: .none), ""), (failing.prefix(2).events(), "1 2 |"),
      (failing.first().events(), "1 |"), (failing.retry(1).events(demand: .max(3)), "1 2 1"),
      (three.prepend([7]).prepend(numbers(6)).events(demand: .max(3)), "6 7 1"),
      (three.flatMap { numbers($0, $0 * 10) }.events(), "1 10 2 20 3 30 |"),
      (three.flatMap(maxPublishers: .max(1)) { numbers($0, $0 * 10) }.events(demand: .max(3)), "1 10 2"),
      (Publishers.MergeMany([numbers(1), numbers(2), numbers(3)]).events(), "1 2 3 |"),
      (Publishers.MergeMany<Numbers>().events(), "|"), (three.combineLatest(numbers(7, 8)).events(), "(3, 7) (3, 8) |"),
      (three.prefix(untilOutputFrom: none).events(), "1 2 3 |"), (three.prefix(untilOutputFrom: three).events(), "|"),
      (three.prefix(untilOutputFrom: never).events(demand: .max(1)), "1"),
      (three.drop(untilOutputFrom: numbers(9)).events(), "1 2 3 |"), (three.drop(untilOutputFrom: none).events(), "|"),
      (three.drop(untilOutputFrom: numbers(end: .failure(.b))).events(), "xb"),
    ]
    for (index, (events, expected)) in table.enumerated() { expect(events, is: expected, "row \(index)") }
  }

  @Test(.enabled(if: isLongRun)) func `a breakpoint on an error stops the process when it comes`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, Oops>(error: .a).breakpointOnError().replaceError(with: 0).sink { _ in }
    }
    expect(numbers(1).breakpoint(receiveOutput: { $0 > 1 }).breakpointOnError().events(), is: "1 |")
  }
}
