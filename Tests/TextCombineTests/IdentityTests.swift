import Foundation
import Testing
import TextCombine

/// What subscribers, subscriptions and cancellables are told apart by, and what they say of themselves.
@Suite struct IdentityTests {
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
    #expect("\(Just(1).eraseToAnyPublisher())" == "AnyPublisher")
    #expect("\(AnySubscriber<Int, Never>())" == "AnySubscriber")
  }

  @Test func `ends are compared, hashed and written down`() throws {
    struct Coded: Error, Codable, Hashable { var code: Int }
    typealias Completion = Subscribers.Completion<Coded>
    #expect(Completion.finished == .finished && Completion.failure(Coded(code: 1)) != .failure(Coded(code: 2)))
    #expect(Completion.finished != .failure(Coded(code: 1)))
    #expect(Set([Completion.finished, .finished, .failure(Coded(code: 1))]).count == 2)
    for completion in [Completion.finished, .failure(Coded(code: 3))] {
      #expect(try JSONDecoder().decode(Completion.self, from: JSONEncoder().encode(completion)) == completion)
    }
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
