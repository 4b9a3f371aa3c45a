import Foundation
import TextCombine

@Suite struct SubjectTests {
  @Test func `a passthrough subject sends only later values, to subscribers with demand`() {
    let subject = PassthroughSubject<Int, Oops>()
    subject.send(0)
    let (all, two) = (subject.record(), subject.record(demand: .max(2)))
    let eachOne = subject.record(demand: .max(1), more: .max(1))
    let nothing = subject.record(demand: .none)
    for value in 1...3 { subject.send(value) }
    nothing.request(.max(1))
    subject.send(4)
    let late = subject.record()
    subject.send(completion: .failure(.a))
    subject.send(5)
    subject.send(completion: .finished)
    expect(
      [all.events, two.events, eachOne.events, nothing.events, late.events],
      is: [["1", "2", "3", "4", "xa"], ["1", "2", "xa"], ["1", "2", "3", "4", "xa"], ["4", "xa"], ["xa"]])
    expect(subject.events(demand: .none), is: "xa")
  }

  @Test func `a current value subject starts with its value, and delivers the latest one to slow subscribers later`() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    let (all, slow) = (subject.record(), subject.record(demand: .max(1)))
    let waiting = subject.record(demand: .none)
    subject.send(2)
    subject.value = 3
    expect(subject.value, is: 3)
    slow.request(.max(1))
    waiting.request(.max(2))
    slow.request(.max(1))
    subject.send(4)
    subject.send(completion: .finished)
    subject.send(5)
    expect(subject.value, is: 4)
    subject.value = 6
    expect(subject.value, is: 6)
    expect(
      [all.events, slow.events, waiting.events],
      is: [["1", "2", "3", "4", "|"], ["1", "3", "4", "|"], ["3", "4", "|"]])
    expect(subject.events(), is: "|")
  }

  @Test func `subscribers are served in order, also when they send in turn`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var bag: Set<AnyCancellable> = []
    for name in ["a", "b", "c"] {
      subject.sink { value in
        log.append("\(name)\(value)")
        if name == "a", value == 1 { subject.send(2) }
        if name == "b", value == 1 { subject.sink { log.append("d\($0)") }.store(in: &bag) }
      }.store(in: &bag)
    }
    subject.send(1)
    // The inner value is delivered at once; a subscriber added during a value does not receive it.
    expect(log, is: ["a1", "a2", "b2", "c2", "b1", "c1"])
    log = []
    subject.send(3)
    expect(log, is: ["a3", "b3", "c3", "d3"])
  }

  @Test func `a subscriber that cancels in the midst of a value gets no more, and others may cancel it`() {
    let subject = PassthroughSubject<Int, Never>()
    let (first, second) = (subject.record(), subject.record())
    first.onValue = { _ in
      first.cancel()
      second.cancel()
      second.cancel()
    }
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    expect([first.events, second.events], is: [["1"], []])
    let third = subject.record()
    expect(third.events, is: ["|"])
    let ending = PassthroughSubject<Int, Never>()
    let ended = ending.record()
    ended.onValue = { _ in ending.send(completion: .finished) }
    ending.send(1)
    ending.send(2)
    expect(ended.events, is: ["1", "|"])
  }

  @Test func `subjects may be fed from many threads`() {
    let (subject, sum) = (PassthroughSubject<Int, Never>(), NSLock())
    nonisolated(unsafe) var total = 0
    let sink = subject.sink { value in sum.withLock { total += value } }
    DispatchQueue.concurrentPerform(iterations: 1_000) { index in
      let passing = subject.sink { _ in }
      subject.send(index)
      passing.cancel()
    }
    expect(total, is: 499_500)
    sink.cancel()
  }

  @Test func `chains may be fed from many threads`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let chains: [AnyPublisher<Int, Never>] = [
      a.merge(with: b).any, a.combineLatest(b, +).any, a.zip(b) { $0 + $1 }.any, a.flatMap { Just($0) }.any,
      a.receive(on: ImmediateScheduler.shared).any,
    ]
    let counts = NSLock()
    nonisolated(unsafe) var values = [0, 0, 0, 0, 0]
    let sinks = chains.enumerated().map { index, chain in chain.sink { _ in counts.withLock { values[index] += 1 } } }
    let count = isLongRun ? 1_000 : 100
    DispatchQueue.concurrentPerform(iterations: count) { index in
      a.send(index)
      b.send(index)
    }
    // The current value comes first; combined values begin with the first value of the other publisher.
    expect(values[0], is: 2 * count + 1)
    expect(values[1] >= count, "\(values)")
    expect(values[1] <= 2 * count, "\(values)")
    expect(values[2], is: count)
    expect(values[3], is: count)
    expect(values[4], is: count)
    for sink in sinks { sink.cancel() }
  }
}
