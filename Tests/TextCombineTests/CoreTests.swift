import Foundation
import Testing
import TextCombine

@Suite struct CoreTests {
  @Test func `demands add up, and saturate`() throws {
    typealias Demand = Subscribers.Demand
    let table: [(result: Demand, description: String)] = [
      (.none, "max(0)"), (.max(3), "max(3)"), (.unlimited, "unlimited"),
      (.max(2) + .max(3), "max(5)"), (.max(2) + 3, "max(5)"), (.unlimited + 1, "unlimited"),
      (.max(1) + .unlimited, "unlimited"), (.max(.max - 1) + 5, "unlimited"),
      (.max(5) - .max(3), "max(2)"), (.max(3) - 5, "max(0)"), (.unlimited - 3, "unlimited"),
      (.unlimited - .unlimited, "unlimited"), (.max(3) - .unlimited, "max(0)"),
      (.max(3) * 2, "max(6)"), (.unlimited * 0, "unlimited"), (.max(.max / 2) * 3, "unlimited"),
    ]
    for (result, description) in table { #expect(result.description == description) }
    #expect(Demand.max(3) == 3 && Demand.unlimited != 3 && Demand.max(3) > 2 && Demand.unlimited > 2)
    #expect(!(Demand.unlimited < 3) && 3 < Demand.unlimited && Demand.max(1) < .unlimited && 1 <= Demand.max(1))
    for demand in [Demand.none, .max(42), .unlimited] {
      #expect(try JSONDecoder().decode(Demand.self, from: JSONEncoder().encode(demand)) == demand)
    }
    #expect(Demand.unlimited.max == nil && Demand.max(2).max == 2)
  }

  @Test func `a cancellable cancels once, at the latest when it is released`() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 2)
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    AnyCancellable(AnyCancellable { count += 1 }).store(in: &set)
    set = []
    array = []
    #expect(count == 5)
  }

  @Test func `a sink frees what it holds when it ends`() {
    final class Token {}
    let table: [(inout AnyCancellable?, PassthroughSubject<Int, Never>) -> Void] = [
      { sink, _ in sink?.cancel() },
      { sink, _ in sink = nil },
      { _, subject in subject.send(completion: .finished) },
    ]
    for end in table {
      let subject = PassthroughSubject<Int, Never>()
      var received: [Int] = []
      weak var token: Token?
      var sink: AnyCancellable?
      do {
        let captured = Token()
        token = captured
        sink = subject.sink { value in
          _ = captured
          received.append(value)
        }
      }
      subject.send(1)
      #expect(token != nil)
      end(&sink, subject)
      subject.send(2)
      #expect(token == nil)
      #expect(received == [1])
      _ = sink
    }
  }

  @Test func `assign sets a property until it ends`() {
    final class Target { var value = 0 }
    let subject = PassthroughSubject<Int, Never>()
    var target: Target? = Target()
    weak let weakTarget = target
    let assign = subject.assign(to: \.value, on: target!)
    subject.send(3)
    #expect(target?.value == 3)
    target = nil
    #expect(weakTarget?.value == 3)
    subject.send(completion: .finished)
    #expect(weakTarget == nil)
    _ = assign
  }

  @Test func `erased publishers and subscribers pass everything on`() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    let publisher = subject.eraseToAnyPublisher().eraseToAnyPublisher()
    let recorder = Recorder<Int, Oops>(demand: .max(2))
    publisher.subscribe(AnySubscriber(recorder))
    subject.send(2)
    subject.send(3)
    subject.send(completion: .failure(.b))
    #expect(recorder.events == ["1", "2", "xb"])
    let other = PassthroughSubject<Int, Oops>()
    let values = other.record()
    CurrentValueSubject<Int, Oops>(7).subscribe(AnySubscriber(other))
    #expect(values.events == ["7"])
  }
}
