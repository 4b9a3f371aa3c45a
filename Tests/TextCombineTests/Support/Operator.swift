import TextCombine

/// An operator between numbers and numbers, for rules about all operators.
struct Operator {
  typealias Upstream = AnyPublisher<Int, Oops>

  let name: String
  /// Whether it sends the same values for any demand; the others drop values without demand, or merge several sources.
  let isSteady: Bool
  private let apply: (Upstream) -> AnyPublisher<Int, Oops>

  private init<P: Publisher<Int, Oops>>(_ name: String, isSteady: Bool = true, _ apply: @escaping (Upstream) -> P) {
    self.name = name
    self.isSteady = isSteady
    self.apply = { apply($0).eraseToAnyPublisher() }
  }

  private init<P: Publisher<Int, any Error>>(try name: String, _ apply: @escaping (Upstream) -> P) {
    self.init(name) { apply($0).mapError { $0 as? Oops ?? .b } }
  }

  func callAsFunction(_ upstream: some Publisher<Int, Oops>) -> AnyPublisher<Int, Oops> {
    apply(upstream.eraseToAnyPublisher())
  }

  static var all: [Operator] { mapping + reducing + selecting + combining + errors + timing + sharing }

  static var mapping: [Operator] {
    [
      Operator("map") { $0.map { $0 * 2 } },
      Operator(try: "tryMap") { $0.tryMap { $0 * 2 } },
      Operator("map a key path") { $0.map(\.nonzeroBitCount) },
      Operator("compactMap") { $0.compactMap { $0 == 1 ? nil : $0 } },
      Operator(try: "tryCompactMap") { $0.tryCompactMap { $0 == 1 ? nil : $0 } },
      Operator("scan") { $0.scan(0, +) },
      Operator(try: "tryScan") { $0.tryScan(0, +) },
      Operator("filter") { $0.filter { $0 > 1 } },
      Operator(try: "tryFilter") { $0.tryFilter { $0 > 1 } },
      Operator("removeDuplicates") { $0.removeDuplicates() },
      Operator(try: "tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
      Operator("replaceNil") { $0.map(Optional.some).replaceNil(with: 0) },
      Operator("replaceEmpty") { $0.replaceEmpty(with: 9) },
      Operator("handleEvents") { $0.handleEvents(receiveOutput: { _ in }) },
      Operator("print") { $0.print("", to: Silence()) },
      Operator("breakpoint") { $0.breakpoint(receiveOutput: { _ in false }) },
      Operator("measureInterval") { $0.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude) },
    ]
  }

  static var reducing: [Operator] {
    [
      Operator("reduce") { $0.reduce(0, +) },
      Operator(try: "tryReduce") { $0.tryReduce(0, +) },
      Operator("collect") { $0.collect().map(\.count) },
      Operator("collect a number") { $0.collect(2).map(\.count) },
      Operator("count") { $0.count() },
      Operator("max") { $0.max() },
      Operator(try: "tryMin") { $0.tryMin(by: <) },
      Operator("ignoreOutput") { $0.ignoreOutput().map { _ -> Int in } },
      Operator("contains") { $0.contains(2).map { $0 ? 1 : 0 } },
      Operator(try: "tryContains") { $0.tryContains { $0 == 2 }.map { $0 ? 1 : 0 } },
      Operator("allSatisfy") { $0.allSatisfy { $0 > 0 }.map { $0 ? 1 : 0 } },
      Operator(try: "tryAllSatisfy") { $0.tryAllSatisfy { $0 > 0 }.map { $0 ? 1 : 0 } },
    ]
  }

  static var selecting: [Operator] {
    [
      Operator("first") { $0.first() },
      Operator("first where") { $0.first { $0 > 1 } },
      Operator(try: "tryFirst") { $0.tryFirst { $0 > 1 } },
      Operator("last") { $0.last() },
      Operator(try: "tryLast") { $0.tryLast { $0 < 3 } },
      Operator("prefix") { $0.prefix(2) },
      Operator("prefix while") { $0.prefix { $0 < 3 } },
      Operator(try: "tryPrefix") { $0.tryPrefix { $0 < 3 } },
      Operator("prefix until") { $0.prefix(untilOutputFrom: Empty<Int, Oops>(completeImmediately: false)) },
      Operator("output") { $0.output(in: 1...2) },
      Operator("dropFirst") { $0.dropFirst() },
      Operator("drop while") { $0.drop { $0 < 2 } },
      Operator(try: "tryDrop") { $0.tryDrop { $0 < 2 } },
    ]
  }

  static var combining: [Operator] {
    [
      Operator("append") { $0.append(8, 9) },
      Operator("prepend") { $0.prepend(8, 9) },
      Operator("flatMap", isSteady: false) { $0.flatMap { [$0, $0 * 10].publisher } },
      Operator("flatMap one at a time") { $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher } },
      Operator("switchToLatest", isSteady: false) { $0.map { Just($0) }.switchToLatest() },
      Operator("merge") { $0.merge(with: Empty()) },
      Operator("combineLatest", isSteady: false) { $0.combineLatest(Just(1).setFailureType(to: Oops.self)).map(\.0) },
      Operator("zip") { $0.zip((1...9).publisher.setFailureType(to: Oops.self)).map(\.0) },
    ]
  }

  static var errors: [Operator] {
    [
      Operator("mapError") { $0.mapError { $0 } },
      Operator("replaceError") { $0.replaceError(with: 9).setFailureType(to: Oops.self) },
      Operator("catch") { $0.catch { Fail(error: $0) } },
      Operator(try: "tryCatch") { $0.tryCatch { Fail<Int, Oops>(error: $0) } },
      Operator("retry") { $0.retry(1) },
    ]
  }

  static var timing: [Operator] {
    [
      Operator("receive") { $0.receive(on: ImmediateScheduler.shared) },
      Operator("subscribe") { $0.subscribe(on: ImmediateScheduler.shared) },
      Operator("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
      Operator("debounce", isSteady: false) { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
      Operator("throttle", isSteady: false) { $0.throttle(for: 0, scheduler: ImmediateScheduler.shared, latest: true) },
      Operator("buffer") { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) },
      Operator("buffer kept full") { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) },
    ]
  }

  static var sharing: [Operator] {
    [
      Operator("share", isSteady: false) { $0.share() },
      Operator("multicast", isSteady: false) { $0.multicast { PassthroughSubject() }.autoconnect() },
    ]
  }

  private struct Silence: TextOutputStream { func write(_ string: String) {} }
}
