import TextCombine

@MainActor @Suite struct AsyncValuesTests {
  @Test func `a loop receives all values, and the end or the error`() async throws {
    let table: [(publisher: AnyPublisher<Int, Oops>, values: [Int], error: Oops?)] = [
      ([1, 2, 3].publisher.setFailureType(to: Oops.self).any, [1, 2, 3], nil), (Empty().any, [], nil),
      (Fail(error: .a).any, [], .a), (Record(output: [1, 2], completion: .failure(.b)).any, [1, 2], .b),
    ]
    for (publisher, values, error) in table {
      var received: [Int] = []
      var caught: Oops?
      do { for try await value in publisher.values { received.append(value) } } catch { caught = error as? Oops }
      expect(received, is: values)
      expect(caught, is: error)
    }
  }

  @Test func `the end is the end for every later call`() async {
    var iterator = Just(1).values.makeAsyncIterator()
    await expect(iterator.next(), is: 1)
    await expect(iterator.next(), is: nil)
    await expect(iterator.next(), is: nil)
  }

  @Test func `a loop asks for one value at a time`() async {
    let source = Source<Int, Never>()
    var iterator = source.values.makeAsyncIterator()
    expect(source.log, is: [])
    for number in 1...2 {
      let value = Task { await iterator.next() }
      while source.log.count < number { await Task.yield() }
      source.send(number * 10)
      let received = await value.value
      expect(received, is: number * 10)
    }
    expect(source.log, is: ["max(1)", "max(1)"])
  }

  @Test func `a task that is canceled leaves the loop and the publisher`() async {
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
    await expect(task.value, is: [1])
    expect(source.cancellations, is: 1)
  }

  @Test func `a loop that is left leaves the publisher`() async {
    let source = Source<Int, Never>()
    let task = Task {
      for await value in source.values { return value }
      return 0
    }
    while source.log.isEmpty { await Task.yield() }
    source.send(1)
    await expect(task.value, is: 1)
    expect(source.cancellations, is: 1)
    let current = CurrentValueSubject<Int, Never>(6)
    var values: [Int] = []
    for await value in current.values {
      values.append(value)
      if value == 6 { current.send(7) } else { break }
    }
    expect(values, is: [6, 7])
  }

  @Test func `a future is awaited, before and after it has a result`() async throws {
    var promise: Future<Int, Oops>.Promise?
    let future = Future<Int, Oops> { promise = $0 }
    let early = Task { try await future.value }
    for _ in 0..<10 { await Task.yield() }
    promise?(.success(4))
    try await expect(early.value, is: 4)
    try await expect(future.value, is: 4)
    await expect(Future<Int, Never> { $0(.success(5)) }.value, is: 5)
    await #expect(throws: Oops.b) { try await Future<Int, Oops> { $0(.failure(.b)) }.value }
  }
}
