import TextCombine

/// An operator between numbers and numbers, for rules about all operators.
struct Operator {
  typealias Upstream = AnyPublisher<Int, Oops>
  let name: String
  /// Whether it sends the same values for any demand; the others drop values without demand, or merge several sources.
  let isSteady: Bool
  private let apply: (Upstream) -> AnyPublisher<Int, Oops>

  private static func op<P: Publisher<Int, Oops>>(
    _ name: String, isSteady: Bool = true, _ apply: @escaping (Upstream) -> P
  ) -> Operator { Operator(name: name, isSteady: isSteady) { apply($0).any } }

  private static func trying<P: Publisher<Int, any Error>>(
    _ name: String, _ apply: @escaping (Upstream) -> P
  ) -> Operator { op(name) { apply($0).mapError { $0 as? Oops ?? .b } } }

  func callAsFunction(_ upstream: some Publisher<Int, Oops>) -> AnyPublisher<Int, Oops> { apply(upstream.any) }
  static var all: [Operator] { mapping + reducing + selecting + combining + errors + timing + sharing }

  static var mapping: [Operator] {
    [
      op("map") { $0.map { $0 * 2 } }, trying("tryMap") { $0.tryMap { $0 * 2 } },
      op("map a key path") { $0.map(\.nonzeroBitCount) }, op("compactMap") { $0.compactMap { $0 == 1 ? nil : $0 } },
      trying("tryCompactMap") { $0.tryCompactMap { $0 == 1 ? nil : $0 } }, op("scan") { $0.scan(0, +) },
      trying("tryScan") { $0.tryScan(0, +) }, op("filter") { $0.filter { $0 > 1 } },
      trying("tryFilter") { $0.tryFilter { $0 > 1 } }, op("removeDuplicates") { $0.removeDuplicates() },
      trying("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
      op("replaceNil") { $0.map(Optional.some).replaceNil(with: 0) }, op("replaceEmpty") { $0.replaceEmpty(with: 9) },
      op("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) }, op("print") { $0.print("", to: Silence()) },
      op("breakpoint") { $0.breakpoint(receiveOutput: { _ in false }) },
      op("measureInterval") { $0.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude) },
    ]
  }

  static var reducing: [Operator] {
    [
      op("reduce") { $0.reduce(0, +) }, trying("tryReduce") { $0.tryReduce(0, +) },
      op("collect") { $0.collect().map(\.count) }, op("collect a number") { $0.collect(2).map(\.count) },
      op("count") { $0.count() }, op("max") { $0.max() }, trying("tryMin") { $0.tryMin(by: <) },
      op("ignoreOutput") { $0.ignoreOutput().map { _ -> Int in } },
      op("contains") { $0.contains(2).map { $0 ? 1 : 0 } },
      trying("tryContains") { $0.tryContains { $0 == 2 }.map { $0 ? 1 : 0 } },
      op("allSatisfy") { $0.allSatisfy { $0 > 0 }.map { $0 ? 1 : 0 } },
      trying("tryAllSatisfy") { $0.tryAllSatisfy { $0 > 0 }.map { $0 ? 1 : 0 } },
    ]
  }

  static var selecting: [Operator] {
    [
      op("first") { $0.first() }, op("first where") { $0.first { $0 > 1 } },
      trying("tryFirst") { $0.tryFirst { $0 > 1 } }, op("last") { $0.last() },
      trying("tryLast") { $0.tryLast { $0 < 3 } }, op("prefix") { $0.prefix(2) },
      op("prefix while") { $0.prefix { $0 < 3 } }, trying("tryPrefix") { $0.tryPrefix { $0 < 3 } },
      op("prefix until") { $0.prefix(untilOutputFrom: Empty<Int, Oops>(completeImmediately: false)) },
      op("output") { $0.output(in: 1...2) }, op("dropFirst") { $0.dropFirst() },
      op("drop while") { $0.drop { $0 < 2 } }, trying("tryDrop") { $0.tryDrop { $0 < 2 } },
    ]
  }

  static var combining: [Operator] {
    [
      op("append") { $0.append(8, 9) }, op("prepend") { $0.prepend(8, 9) },
      op("flatMap", isSteady: false) { $0.flatMap { [$0, $0 * 10].publisher } },
      op("flatMap one at a time") { $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher } },
      op("switchToLatest", isSteady: false) { $0.map { Just($0) }.switchToLatest() },
      op("merge") { $0.merge(with: Empty()) },
      op("combineLatest", isSteady: false) { $0.combineLatest(Just(1).setFailureType(to: Oops.self)).map(\.0) },
      op("zip") { $0.zip((1...9).publisher.setFailureType(to: Oops.self)).map(\.0) },
    ]
  }

  static var errors: [Operator] {
    [
      op("mapError") { $0.mapError { $0 } },
      op("replaceError") { $0.replaceError(with: 9).setFailureType(to: Oops.self) },
      op("catch") { $0.catch { Fail(error: $0) } }, trying("tryCatch") { $0.tryCatch { Fail<Int, Oops>(error: $0) } },
      op("retry") { $0.retry(1) },
    ]
  }

  static var timing: [Operator] {
    [
      op("receive") { $0.receive(on: ImmediateScheduler.shared) },
      op("subscribe") { $0.subscribe(on: ImmediateScheduler.shared) },
      op("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
      op("debounce", isSteady: false) { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
      op("throttle", isSteady: false) { $0.throttle(for: 0, scheduler: ImmediateScheduler.shared, latest: true) },
      op("buffer") { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) },
      op("buffer kept full") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
    ]
  }

  static var sharing: [Operator] {
    [
      op("share", isSteady: false) { $0.share() },
      op("multicast", isSteady: false) { $0.multicast { PassthroughSubject() }.autoconnect() },
    ]
  }

  private struct Silence: TextOutputStream { func write(_ string: String) {} }
}
