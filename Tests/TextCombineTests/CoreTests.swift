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

  @Test func `identifiers are of objects, or of nothing else`() {
    final class Object {}
    let object = Object()
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(Set((0..<100).map { _ in CombineIdentifier() }).count == 100)
    #expect(CombineIdentifier().description.hasPrefix("0x"))
    let recorder = Recorder<Int, Never>()
    #expect(recorder.combineIdentifier == CombineIdentifier(recorder))
    #expect(AnySubscriber(recorder).combineIdentifier == recorder.combineIdentifier)
  }

  @Test func `cancellables are the same by identity`() {
    let (one, other) = (AnyCancellable {}, AnyCancellable {})
    #expect(one == one && one != other)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func `erased types say what they are`() {
    #expect(
      ["\(Just(1).eraseToAnyPublisher())", "\(AnySubscriber<Int, Never>())"] == ["AnyPublisher", "AnySubscriber"])
  }

  @Test func `ends are compared and hashed`() {
    typealias Completion = Subscribers.Completion<Oops>
    #expect(Completion.finished != .failure(.a) && Completion.failure(.a) != .failure(.b))
    #expect(Set([Completion.finished, .finished, .failure(.a)]).count == 2)
  }

  @Test func `a subscriber of closures receives what they say`() {
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
    #expect(log == ["subscription", "1", "2"])
    // Without closures nothing is asked for.
    let source = Source<Int, Oops>()
    source.subscribe(AnySubscriber())
    source.send(1)
    source.send(completion: .finished)
    #expect(source.log == [])
  }

  @Test func `the empty subscription has nothing to send`() {
    let subscription = Subscriptions.empty
    subscription.request(.unlimited)
    subscription.cancel()
    #expect(Subscriptions.empty.combineIdentifier != subscription.combineIdentifier)
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
    #expect((array.count, set.count, cancelled) == (2, 1, []))
    array.removeFirst()
    #expect(cancelled == ["array"])
    set.removeAll()
    array[0].cancel()
    array = []
    #expect(cancelled == ["array", "set", "kept"])
  }

  @Test func `a void subscriber and a void subject need no value`() {
    let recorder = Recorder<Void, Never>()
    #expect(recorder.receive() == .none)
    #expect(recorder.events == ["()"])
  }
}
