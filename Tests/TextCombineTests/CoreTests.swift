import Foundation
import TextCombine

@Suite struct CoreTests {
  @Test func `demands add up and compare`() throws {
    typealias Demand = Subscribers.Demand
    let table: [(result: Demand, description: String)] = [
      (.none, "max(0)"), (.max(3), "max(3)"), (.unlimited, "unlimited"), (.max(2) + .max(3), "max(5)"),
      (.max(2) + 3, "max(5)"), (.unlimited + 1, "unlimited"), (.max(1) + .unlimited, "unlimited"),
      (.max(.max - 1) + 5, "unlimited"), (.max(5) - .max(3), "max(2)"), (.max(3) - 5, "max(0)"),
      (.unlimited - 3, "unlimited"), (.unlimited - .unlimited, "unlimited"), (.max(3) - .unlimited, "max(0)"),
      (.max(3) * 2, "max(6)"), (.unlimited * 0, "unlimited"), (.max(.max / 2) * 3, "unlimited"),
    ]
    for (result, description) in table { expect(result.description, is: description) }
    expect(Demand.max(3) == 3)
    expect(Demand.unlimited != 3)
    expect(Demand.max(3) > 2)
    expect(Demand.unlimited > 2)
    expect(!(Demand.unlimited < 3))
    expect(3 < Demand.unlimited)
    expect(Demand.max(1) < .unlimited)
    expect(1 <= Demand.max(1))
    for demand in [Demand.none, .max(42), .unlimited] {
      try expect(JSONDecoder().decode(Demand.self, from: JSONEncoder().encode(demand)), is: demand)
    }
    expect(Demand.unlimited.max == nil)
    expect(Demand.max(2).max, is: 2)
  }

  @Test func `ends are compared and hashed`() {
    typealias Completion = Subscribers.Completion<Oops>
    expect(Completion.finished != .failure(.a))
    expect(Completion.failure(.a) != .failure(.b))
    expect(Set([Completion.finished, .finished, .failure(.a)]).count, is: 2)
  }

  @Test func `a cancellable cancels once`() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    expect(count, is: 1)
    do { _ = AnyCancellable { count += 1 } }
    expect(count, is: 2)
  }

  @Test func `cancellables are the same by identity`() {
    let (one, other) = (AnyCancellable {}, AnyCancellable {})
    expect(one, is: one)
    expect(one != other)
    expect(Set([one, other, one]).count, is: 2)
  }

  @Test func `cancellables are stored wherever they are kept`() {
    var cancelled: [String] = []
    struct Custom: Cancellable {
      let action: () -> Void
      func cancel() { action() }
    }
    var array: [AnyCancellable] = []
    var set: Set<AnyCancellable> = []
    Custom { cancelled.append("array") }.store(in: &array)
    Custom { cancelled.append("set") }.store(in: &set)
    AnyCancellable(Custom { cancelled.append("kept") }).store(in: &array)
    expect(array.count, is: 2)
    expect(set.count, is: 1)
    expect(cancelled, is: [])
    array.removeFirst()
    expect(cancelled, is: ["array"])
    set.removeAll()
    array[0].cancel()
    array = []
    expect(cancelled, is: ["array", "set", "kept"])
  }

  @Test func `assign sets a property until it ends`() {
    final class Target { var value = 0 }
    let subject = PassthroughSubject<Int, Never>()
    var target: Target? = Target()
    weak let weakTarget = target
    let assign = subject.assign(to: \.value, on: target!)
    subject.send(3)
    expect(target?.value, is: 3)
    target = nil
    expect(weakTarget?.value, is: 3)
    subject.send(completion: .finished)
    expect(weakTarget == nil)
    _ = assign
  }

  @Test func `erased publishers and subscribers pass everything on`() {
    let current = CurrentValueSubject<Int, Oops>(1)
    let publisher = current.eraseToAnyPublisher().eraseToAnyPublisher()
    let recorder = Recorder<Int, Oops>(demand: .max(2))
    publisher.subscribe(AnySubscriber(recorder))
    current.send(2)
    current.send(3)
    current.send(completion: .failure(.b))
    expect(recorder.events, is: ["1", "2", "xb"])
    let other = PassthroughSubject<Int, Oops>()
    let values = other.record()
    CurrentValueSubject<Int, Oops>(7).subscribe(AnySubscriber(other))
    expect(values.events, is: ["7"])
  }

  @Test func `a subscriber of closures passes values to them`() {
    var log: [String] = []
    let subscriber = AnySubscriber<Int, Oops>(
      receiveSubscription: {
        log.append("subscription")
        $0.request(.max(1))
      },
      receiveValue: {
        log.append("\($0)")
        return $0 < 2 ? .max(1) : .none
      }, receiveCompletion: { log.append("\($0 == .finished)") })
    [1, 2, 3].publisher.setFailureType(to: Oops.self).subscribe(subscriber)
    expect(log, is: ["subscription", "1", "2"])
  }

  @Test func `without closures nothing is asked for`() {
    let source = Source<Int, Oops>()
    source.subscribe(AnySubscriber())
    source.send(1)
    source.send(completion: .finished)
    expect(source.log, is: [])
  }

  @Test func `a void subscriber and a void subject need no value`() {
    let recorder = Recorder<Void, Never>()
    expect(recorder.receive(), is: .none)
    expect(recorder.events, is: ["()"])
  }

  @Test func `identifiers are of objects, or of nothing else`() {
    final class Object {}
    let object = Object()
    expect(CombineIdentifier(object), is: CombineIdentifier(object))
    expect(CombineIdentifier() != CombineIdentifier())
    expect(Set((0..<100).map { _ in CombineIdentifier() }).count, is: 100)
    expect(CombineIdentifier().description, begins: "0x")
    let recorder = Recorder<Int, Never>()
    expect(recorder.combineIdentifier, is: CombineIdentifier(recorder))
    expect(AnySubscriber(recorder).combineIdentifier, is: recorder.combineIdentifier)
  }

  @Test func `erased types describe themselves`() {
    expect(
      ["\(Just(1).eraseToAnyPublisher())", "\(AnySubscriber<Int, Never>())"], is: ["AnyPublisher", "AnySubscriber"])
  }

  @Test func `the empty subscription has nothing to send`() {
    let subscription = Subscriptions.empty
    subscription.request(.unlimited)
    subscription.cancel()
    expect(Subscriptions.empty.combineIdentifier != subscription.combineIdentifier)
  }
}
