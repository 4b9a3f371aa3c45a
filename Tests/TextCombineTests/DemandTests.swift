import TextCombine

/// The demand that reaches a publisher when a subscriber behind an operator requests two values and one more with each.
@Suite struct DemandTests {
  private typealias Numbers = Source<Int, Oops>
  private typealias Row = (name: String, subscribe: (Numbers) -> Any)

  private static func asks<P: Publisher>(_ publisher: P) -> Any { publisher.record(demand: .max(2), more: .max(1)) }

  private func log(_ row: Row) -> [String] {
    let source = Numbers()
    let subscriber = row.subscribe(source)
    source.send(1)
    source.send(2)
    return withExtendedLifetime(subscriber) { source.log }
  }

  @Test func `operators that answer each value pass the demand through`() {
    let now = ImmediateScheduler.shared
    let table: [Row] = [
      ("map", { Self.asks($0.map { $0 }) }), ("tryMap", { Self.asks($0.tryMap { $0 }) }),
      ("compactMap", { Self.asks($0.compactMap { $0 }) }), ("scan", { Self.asks($0.scan(0, +)) }),
      ("removeDuplicates", { Self.asks($0.removeDuplicates()) }), ("mapError", { Self.asks($0.mapError { $0 }) }),
      ("replaceError", { Self.asks($0.replaceError(with: 0)) }),
      ("replaceEmpty", { Self.asks($0.replaceEmpty(with: 0)) }),
      ("assertNoFailure", { Self.asks($0.assertNoFailure()) }), ("handleEvents", { Self.asks($0.handleEvents()) }),
      ("breakpoint", { Self.asks($0.breakpoint()) }), ("encode", { Self.asks($0.encode(encoder: TextEncoder())) }),
      ("measureInterval", { Self.asks($0.measureInterval(using: now)) }), ("prefix", { Self.asks($0.prefix(9)) }),
      ("prefix while", { Self.asks($0.prefix { _ in true }) }), ("drop while", { Self.asks($0.drop { _ in false }) }),
      ("append", { Self.asks($0.append(9)) }), ("prepend", { Self.asks($0.prepend(9)) }),
      ("catch", { Self.asks($0.catch { Fail(error: $0) }) }), ("retry", { Self.asks($0.retry(1)) }),
      ("combineLatest", { Self.asks($0.combineLatest(Just(0).setFailureType(to: Oops.self))) }),
      ("zip", { Self.asks($0.zip([7, 8, 9].publisher.setFailureType(to: Oops.self))) }),
      ("subscribe on", { Self.asks($0.subscribe(on: now)) }), ("erased", { Self.asks($0.eraseToAnyPublisher()) }),
    ]
    for row in table { expect(log(row), is: ["max(2)", "+max(1)", "+max(1)"], "\(row.name)") }
  }

  @Test func `operators that send in a time of their own ask by request`() {
    let now = ImmediateScheduler.shared
    let never = Empty<Int, Oops>(completeImmediately: false)
    let later: [Row] = [
      ("receive on", { Self.asks($0.receive(on: now)) }), ("delay", { Self.asks($0.delay(for: 1, scheduler: now)) }),
      ("timeout", { Self.asks($0.timeout(1, scheduler: ManualScheduler()).receive(on: now)) }),
      ("prefix until", { Self.asks($0.prefix(untilOutputFrom: never)) }),
    ]
    for row in later where row.name != "timeout" {
      expect(log(row), is: ["max(2)", "max(1)", "max(1)"], "\(row.name)")
    }
    // Values dropped before the other publisher sends have used their demand.
    expect(log(("drop until", { Self.asks($0.drop(untilOutputFrom: never)) })), is: ["max(2)"])
    expect(
      log(("dropped until", { Self.asks($0.drop(untilOutputFrom: Just(0).setFailureType(to: Oops.self))) })),
      is: ["max(2)", "max(1)", "max(1)"])
    // Nothing has arrived behind a timeout until its scheduler runs.
    expect(log(later[2]), is: ["max(2)"])
  }

  @Test func `operators that need all values, or drop values without demand, ask for all`() {
    let now = ImmediateScheduler.shared
    let greedy: [Row] = [
      ("reduce", { Self.asks($0.reduce(0, +)) }), ("tryReduce", { Self.asks($0.tryReduce(0, +)) }),
      ("collect", { Self.asks($0.collect()) }), ("count", { Self.asks($0.count()) }), ("max", { Self.asks($0.max()) }),
      ("tryMin", { Self.asks($0.tryMin(by: <)) }), ("ignoreOutput", { Self.asks($0.ignoreOutput()) }),
      ("last", { Self.asks($0.last()) }), ("tryLast", { Self.asks($0.tryLast { _ in true }) }),
      ("first where", { Self.asks($0.first { $0 > 9 }) }), ("tryFirst", { Self.asks($0.tryFirst { $0 > 9 }) }),
      ("contains", { Self.asks($0.contains(9)) }), ("tryContains", { Self.asks($0.tryContains { $0 > 9 }) }),
      ("allSatisfy", { Self.asks($0.allSatisfy { $0 < 9 }) }),
      ("tryAllSatisfy", { Self.asks($0.tryAllSatisfy { $0 < 9 }) }), ("share", { Self.asks($0.share()) }),
      ("multicast", { Self.asks($0.multicast { PassthroughSubject() }.autoconnect()) }),
      ("buffer by request", { Self.asks($0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)) }),
      ("debounce", { Self.asks($0.debounce(for: 1, scheduler: now)) }),
      ("throttle", { Self.asks($0.throttle(for: 1, scheduler: ManualScheduler(), latest: true)) }),
      ("collect by time", { Self.asks($0.collect(.byTime(ManualScheduler(), 1))) }),
      ("sink", { $0.sink(receiveCompletion: { _ in }, receiveValue: { _ in }) }),
      ("assign", { $0.replaceError(with: 0).assign(to: \.value, on: Box()) }),
    ]
    for row in greedy { expect(log(row), is: ["unlimited"], "\(row.name)") }
  }

  @Test func `operators that split or join values keep count`() {
    let counting: [(name: String, subscribe: (Numbers) -> Any, log: [String])] = [
      ("flatMap", { Self.asks($0.flatMap { Just($0) }) }, ["unlimited"]),
      ("flatMap two at a time", { Self.asks($0.flatMap(maxPublishers: .max(2)) { _ in Numbers() }) }, ["max(2)"]),
      ("switchToLatest", { Self.asks($0.map { Just($0) }.switchToLatest()) }, ["unlimited"]),
      (
        "buffer", { Self.asks($0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest)) },
        ["max(3)", "max(1)", "max(1)"]
      ),
    ]
    for (name, subscribe, expected) in counting { expect(log((name, subscribe)), is: expected, "\(name)") }
  }

  @Test func `three pairs are six numbers`() {
    let pairs = (1...9).publisher.collect(2).record(demand: .max(3))
    expect(pairs.events, is: ["[1, 2]", "[3, 4]", "[5, 6]"])
    pairs.request(.max(2))
    expect(pairs.events.suffix(3), is: ["[7, 8]", "[9]", "|"])
  }

  @Test func `values left out are asked for again`() {
    let table: [Row] = [
      ("filter", { Self.asks($0.filter { $0 > 1 }) }), ("tryFilter", { Self.asks($0.tryFilter { $0 > 1 }) }),
      ("compactMap", { Self.asks($0.compactMap { $0 > 1 ? $0 : nil }) }), ("dropFirst", { Self.asks($0.dropFirst()) }),
      ("drop while", { Self.asks($0.drop { $0 < 2 }) }), ("output", { Self.asks($0.output(in: 1...)) }),
    ]
    for row in table {
      let source = Numbers()
      let subscriber = row.subscribe(source)
      source.send(1)
      expect(source.log, is: ["max(2)", "+max(1)"], "\(row.name)")
      withExtendedLifetime(subscriber) {}
    }
  }

  @Test func `a request for nothing asks for nothing`() {
    for apply in Operator.mapping {
      let recorder = apply([1, 2].publisher.setFailureType(to: Oops.self)).record(demand: .none)
      recorder.request(.none)
      expect(recorder.events, is: [], "\(apply.name)")
    }
  }

  private final class Box { var value = 0 }
  private struct TextEncoder: TopLevelEncoder { func encode<T: Encodable>(_ value: T) -> String { "\(value)" } }
}
