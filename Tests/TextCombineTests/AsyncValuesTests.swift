import Testing
import TextCombine

@MainActor @Suite struct AsyncValuesTests {
  @Test func `a loop receives all values and the end`() async throws {
    let table: [(publisher: AnyPublisher<Int, Oops>, values: [Int], error: Oops?)] = [
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).eraseToAnyPublisher(), [1, 2, 3], nil),
      (Empty().eraseToAnyPublisher(), [], nil),
      (Fail(error: .a).eraseToAnyPublisher(), [], .a),
      (Record(output: [1, 2], completion: .failure(.b)).eraseToAnyPublisher(), [1, 2], .b),
    ]
    for (publisher, values, error) in table {
      var received: [Int] = []
      var caught: Oops?
      do {
        for try await value in publisher.values { received.append(value) }
      } catch {
        caught = error as? Oops
      }
      #expect(received == values)
      #expect(caught == error)
    }
  }

  @Test func `a loop asks for one value at a time`() async {
    let source = Source<Int, Never>()
    var iterator = source.values.makeAsyncIterator()
    #expect(source.log == [])
    for number in 1...2 {
      let value = Task { await iterator.next() }
      while source.log.count < number { await Task.yield() }
      source.send(number * 10)
      let received = await value.value
      #expect(received == number * 10)
    }
    #expect(source.log == ["max(1)", "max(1)"])
  }

  @Test func `the end is the end for every later call`() async {
    var iterator = Just(1).values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
  }

  @Test func `a future is awaited, before and after its result is there`() async throws {
    var promise: Future<Int, Oops>.Promise?
    let future = Future<Int, Oops> { promise = $0 }
    let early = Task { try await future.value }
    for _ in 0..<10 { await Task.yield() }
    promise?(.success(4))
    #expect(try await early.value == 4)
    #expect(try await future.value == 4)
    #expect(await Future<Int, Never> { $0(.success(5)) }.value == 5)
    await #expect(throws: Oops.b) { try await Future<Int, Oops> { $0(.failure(.b)) }.value }
  }

  @Test func `a task that is cancelled leaves the loop and the publisher`() async {
    let source = Source<Int, Never>()
    let task = Task {
      var values: [Int] = []
      for await value in source.values { values.append(value) }
      return values
    }
    while source.log.isEmpty { await Task.yield() }
    source.send(1)
    while source.log.count < 2 { await Task.yield() }
    task.cancel()
    #expect(await task.value == [1])
    #expect(source.cancellations == 1)
  }

  @Test func `a loop that is left leaves the publisher`() async {
    let source = Source<Int, Never>()
    let task = Task {
      for await value in source.values { return value }
      return 0
    }
    while source.log.isEmpty { await Task.yield() }
    source.send(1)
    #expect(await task.value == 1)
    #expect(source.cancellations == 1)
    let current = CurrentValueSubject<Int, Never>(6)
    var values: [Int] = []
    for await value in current.values {
      values.append(value)
      if value == 6 { current.send(7) } else { break }
    }
    #expect(values == [6, 7])
  }
}
