import Foundation
import TextCombine

@Suite struct RecordTests {
  @Test func `publishers of values known beforehand send as many as are wanted`() {
    let table: [(publisher: AnyPublisher<Int, Oops>, demand: Subscribers.Demand, events: String)] = [
      (Just(1).setFailureType(to: Oops.self).any, .unlimited, "1 |"),
      (Just(1).setFailureType(to: Oops.self).any, .none, ""), (Empty().any, .none, "|"),
      (Empty(completeImmediately: false).any, .unlimited, ""), (Fail(error: .a).any, .none, "xa"),
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).any, .unlimited, "1 2 3 |"),
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).any, .max(2), "1 2"),
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).any, .max(3), "1 2 3 |"),
      ([].publisher.setFailureType(to: Oops.self).any, .none, "|"),
      (Optional(1).publisher.setFailureType(to: Oops.self).any, .unlimited, "1 |"),
      (Int?.none.publisher.setFailureType(to: Oops.self).any, .unlimited, "|"),
      (Result.success(1).publisher.any, .unlimited, "1 |"), (Result.failure(.a).publisher.any, .unlimited, "xa"),
      (Future { $0(.success(1)) }.any, .unlimited, "1 |"), (Future { $0(.success(1)) }.any, .none, ""),
      (Future { $0(.failure(.a)) }.any, .none, "xa"),
      (Record(output: [1, 2], completion: .failure(.a)).any, .max(1), "1"),
      (Record(output: [1, 2], completion: .failure(.a)).any, .unlimited, "1 2 xa"),
      (Record { $0.receive(3) }.any, .unlimited, "3 |"), (Deferred { Fail(error: .b) }.any, .unlimited, "xb"),
    ]
    for (publisher, demand, events) in table { expect(publisher.events(demand: demand), is: events) }
    expect([1, 2, 3].publisher.events(demand: .max(1), more: .max(1)), is: "1 2 3 |")
  }

  @Test func `a request for each value does not pile up calls`() {
    let count = isLongRun ? 100_000 : 5_000
    expect((0..<count).publisher.record(demand: .max(1), more: .max(1)).events.count, is: count + 1)
    expect(Just(2).map { $0 * 2 }, is: Just(4))
    expect(Just(2).tryMap { _ in throw Oops.a }.events(), is: "xa")
  }

  @Test func `optionals and results are published as they are`() {
    let known: [(name: String, events: String, expected: String)] = [
      ("none, nothing wanted", Int?.none.publisher.events(demand: .none), "|"),
      ("some, nothing wanted", Optional(1).publisher.events(demand: .none), ""),
      ("success, nothing wanted", Result<Int, Oops>.success(2).publisher.events(demand: .none), ""),
      ("failure, nothing wanted", Result<Int, Oops>.failure(.a).publisher.events(demand: .none), "xa"),
      ("a success by name", Result<Int, Oops>.Publisher(3).events(), "3 |"),
      ("a failure by name", Result<Int, Oops>.Publisher(.b).events(), "xb"),
      ("just mapped", Just(1).map { "\($0)!" }.events(), "1! |"),
      ("just tried", Just(1).tryMap { $0 + 1 }.events(), "2 |"),
      ("just that may fail", Just(1).setFailureType(to: Oops.self).events(), "1 |"),
      ("just without error", Just(1).replaceError(with: 2).replaceEmpty(with: 3).events(), "1 |"),
      ("empty by types", Empty(outputType: Int.self, failureType: Oops.self).events(), "|"),
      ("never", Empty(completeImmediately: false, outputType: Int.self, failureType: Oops.self).events(), ""),
      ("fail by types", Fail(outputType: Int.self, failure: Oops.b).events(), "xb"),
    ]
    for (name, events, expected) in known { expect(events, is: expected, "\(name)") }
  }

  @Test func `publishers of the same are the same`() {
    expect(Just(1), is: Just(1))
    expect(Just(1) != Just(2))
    expect(Empty<Int, Oops>() == Empty() && Empty<Int, Oops>() != Empty(completeImmediately: false))
    expect(Fail<Int, Oops>(error: .a) == Fail(error: .a) && Fail<Int, Oops>(error: .a) != Fail(error: .b))
    expect([1, 2].publisher, is: [1, 2].publisher)
    expect([1].publisher != [2].publisher)
    expect([1].publisher.append(2), is: [1].publisher.append(2))
    let shared = [1].publisher.share()
    expect(shared, is: shared)
    expect(shared != [1].publisher.share())
  }

  @Test func `a sequence may be canceled in the midst of a value`() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { if $0 == 2 { recorder.cancel() } }
    [1, 2, 3].publisher.subscribe(recorder)
    expect(recorder.events, is: ["1", "2"])
  }

  @Test func `a sequence is read for each subscriber, and only as far as it is wanted`() {
    var made = 0
    let numbers = sequence(first: 1) {
      made += 1
      return $0 + 1
    }
    expect(numbers.publisher.events(demand: .max(3)), is: "1 2 3")
    // One value ahead, so that the end is known with the last value.
    expect(made, is: 3)
    let publisher = [1, 2].publisher
    expect(publisher.events(), is: "1 2 |")
    expect(publisher.events(), is: "1 2 |")
    expect(publisher.sequence, is: [1, 2])
    expect(Publishers.Sequence<[Int], Oops>(sequence: [4]).events(), is: "4 |")
    expect(
      ["ab".publisher.events(), (1...0x3).publisher.events(demand: .max(1), more: .max(1))], is: ["a b |", "1 2 3 |"])
  }

  @Test func `a recording is played to each subscriber from the start`() {
    var recording = Record<Int, Oops>.Recording()
    recording.receive(1)
    recording.receive(2)
    expect(recording.output, is: [1, 2])
    expect(recording.completion, is: .finished)
    recording.receive(completion: .failure(.a))
    expect(recording.completion, is: .failure(.a))
    let record = Record(recording: recording)
    expect(record.recording.output, is: [1, 2])
    for _ in 0..<2 { expect(record.events(), is: "1 2 xa") }
    let slow = record.record(demand: .max(1))
    expect(slow.events, is: ["1"])
    slow.request(.max(1))
    expect(slow.events, is: ["1", "2", "xa"])
    expect(Record<Int, Oops>(output: [], completion: .failure(.b)).events(demand: .none), is: "xb")
    expect(Record<Int, Oops>(output: [], completion: .finished).events(demand: .none), is: "|")
    let closed = Record<Int, Oops> {
      $0.receive(3)
      $0.receive(completion: .failure(.b))
    }
    expect(closed.events(), is: "3 xb")
  }

  @Test func `a future keeps its result`() {
    let table: [(result: Result<Int, Oops>, events: [String])] = [(.success(3), ["3", "|"]), (.failure(.a), ["xa"])]
    for (result, events) in table {
      var promise: Future<Int, Oops>.Promise?
      let future = Future<Int, Oops> { promise = $0 }
      let (early, slow, gone) = (future.record(), future.record(demand: .none), future.record())
      gone.cancel()
      expect(early.events, is: [])
      promise?(result)
      promise?(.success(9))
      promise?(.failure(.b))
      expect(early.events, is: events)
      expect(gone.events, is: [])
      expect(future.record().events, is: events)
      // A value waits until it is wanted; a failure does not.
      expect(slow.events, is: (events == ["xa"] ? events : []))
      slow.request(.max(1))
      slow.request(.max(1))
      expect(slow.events, is: events)
    }
  }

  @Test func `a future releases its captures when the subscriber cancels`() {
    final class Token {}
    weak var held: Token?
    let future = Future<Int, Never> { _ in }
    var sink: AnyCancellable?
    do {
      let token = Token()
      held = token
      sink = future.sink { _ in _ = token }
    }
    expect(held != nil)
    sink?.cancel()
    expect(held == nil)
  }

  @Test func `a deferred publisher is made at the subscription, with the values at that time`() {
    var value = 1
    let deferred = Deferred { Just(value) }
    value = 2
    expect(deferred.events(), is: "2 |")
    value = 3
    expect(deferred.createPublisher().output, is: 3)
    expect(Deferred { Fail<Int, Oops>(error: .a) }.retry(1).events(), is: "xa")
  }
}

@Suite struct CodingTests {
  private struct User: Codable, Equatable {
    var name: String
    var age: Int?
  }

  /// Writes numbers in a base of its own.
  private struct Octal: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String {
      guard let number = value as? Int, number >= 0 else { throw Oops.a }
      return String(number, radix: 8)
    }
    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
      guard let value = Int(text, radix: 8) as? T else { throw Oops.b }
      return value
    }
  }

  @Test func `encoding and decoding gives the same value`() {
    let users = [User(name: "Ada", age: 36), User(name: "Bob")].publisher
    let list = PropertyListEncoder()
    list.outputFormat = .xml
    let json = users.encode(encoder: JSONEncoder()).decode(type: User.self, decoder: JSONDecoder())
    let properties = users.encode(encoder: list).decode(type: User.self, decoder: PropertyListDecoder())
    expect(json.events(), is: users.events())
    expect(properties.events(), is: users.events())
  }

  @Test func `JSON is like Combine's, and a mismatch is a failure`() {
    let data = Just(Data(#"{"name":"Ada"}"#.utf8))
    expect(data.decode(type: User.self, decoder: JSONDecoder()).map(\.name).events(), is: "Ada |")
    expect(data.decode(type: [User].self, decoder: JSONDecoder()).map { _ in 0 }.events(), contains: "typeMismatch")
    let encoded = Just(User(name: "Bob")).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    expect(encoded.events(), is: #"{"name":"Bob"} |"#)
  }

  @Test func `a coder of an app's own encodes and decodes`() {
    expect(
      [
        [8, 64].publisher.encode(encoder: Octal()).events(),
        ["10", "100"].publisher.decode(type: Int.self, decoder: Octal()).events(),
        [8, 64].publisher.encode(encoder: Octal()).events(demand: .max(1)),
      ], is: ["10 100 |", "8 64 |", "10"])
  }

  @Test func `an error of an encoder ends, and leaves the upstream`() {
    let numbers = Source<Int, Oops>()
    let failing = numbers.encode(encoder: Octal()).record()
    for number in [7, -1, 9] { numbers.send(number) }
    expect(failing.events, is: ["7", "xa"])
    expect(numbers.cancellations, is: 1)
  }

  @Test func `an error of a decoder ends, and leaves the upstream`() {
    let texts = Source<String, Oops>()
    let decoded = texts.decode(type: Int.self, decoder: Octal()).record()
    for text in ["7", "9", "1"] { texts.send(text) }
    expect(decoded.events, is: ["7", "xb"])
    expect(texts.cancellations, is: 1)
    expect(Fail<String, Oops>(error: .a).decode(type: Int.self, decoder: Octal()).events(), is: "xa")
  }
}
