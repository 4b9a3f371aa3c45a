import TestSupport
import Testing
import TextCombine

@Suite struct PublisherTests {
  @Test func `publishers of values known beforehand send as many as are wanted`() {
    let table: [(publisher: AnyPublisher<Int, Oops>, demand: Subscribers.Demand, events: String)] = [
      (Just(1).setFailureType(to: Oops.self).eraseToAnyPublisher(), .unlimited, "1 |"),
      (Just(1).setFailureType(to: Oops.self).eraseToAnyPublisher(), .none, ""),
      (Empty().eraseToAnyPublisher(), .none, "|"),
      (Empty(completeImmediately: false).eraseToAnyPublisher(), .unlimited, ""),
      (Fail(error: .a).eraseToAnyPublisher(), .none, "xa"),
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), .unlimited, "1 2 3 |"),
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), .max(2), "1 2"),
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), .max(3), "1 2 3 |"),
      ([].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), .none, "|"),
      (Optional(1).publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), .unlimited, "1 |"),
      (Int?.none.publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), .unlimited, "|"),
      (Result.success(1).publisher.eraseToAnyPublisher(), .unlimited, "1 |"),
      (Result.failure(.a).publisher.eraseToAnyPublisher(), .unlimited, "xa"),
      (Future { $0(.success(1)) }.eraseToAnyPublisher(), .unlimited, "1 |"),
      (Future { $0(.success(1)) }.eraseToAnyPublisher(), .none, ""),
      (Future { $0(.failure(.a)) }.eraseToAnyPublisher(), .none, "xa"),
      (Record(output: [1, 2], completion: .failure(.a)).eraseToAnyPublisher(), .max(1), "1"),
      (Record(output: [1, 2], completion: .failure(.a)).eraseToAnyPublisher(), .unlimited, "1 2 xa"),
      (Record { $0.receive(3) }.eraseToAnyPublisher(), .unlimited, "3 |"),
      (Deferred { Fail(error: .b) }.eraseToAnyPublisher(), .unlimited, "xb"),
    ]
    for (publisher, demand, events) in table { #expect(publisher.events(demand: demand) == events) }
    #expect([1, 2, 3].publisher.events(demand: .max(1), more: .max(1)) == "1 2 3 |")
    // A request for each value does not pile up calls.
    let count = isLongRun ? 100_000 : 5_000
    #expect((0..<count).publisher.record(demand: .max(1), more: .max(1)).events.count == count + 1)
    #expect(Just(2).map { $0 * 2 } == Just(4))
    #expect(Just(2).tryMap { _ in throw Oops.a }.events() == "xa")
  }

  @Test func `a sequence may be cancelled in the midst of a value`() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { if $0 == 2 { recorder.cancel() } }
    [1, 2, 3].publisher.subscribe(recorder)
    #expect(recorder.events == ["1", "2"])
  }

  @Test func `a future works once, at once, and tells everybody`() {
    var attempts = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      attempts += 1
      promise = $0
    }
    let early = future.record()
    let cancelled = future.record()
    cancelled.cancel()
    promise?(.success(1))
    promise?(.success(2))
    #expect(attempts == 1)
    #expect(early.events == ["1", "|"])
    #expect(cancelled.events == [])
    #expect(future.events() == "1 |")
  }

  @Test func `a deferred publisher is made for each subscriber`() {
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.events() == "1 |")
    #expect(deferred.events() == "2 |")
  }
}
