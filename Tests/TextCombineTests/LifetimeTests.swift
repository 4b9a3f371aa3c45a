import Foundation
import TextCombine

/// A chain's captures live as long as the chain.
private final class Token: Sendable {}

@MainActor @Suite struct LifetimeTests {
  private typealias Chain = (AnyPublisher<Int, Oops>) -> AnyPublisher<Int, Oops>

  /// Every operator that keeps something.
  private let chains: [(name: String, chain: Chain)] = [
    ("map", { $0.map { $0 }.filter { _ in true }.removeDuplicates().eraseToAnyPublisher() }),
    ("reduce", { $0.reduce(0, +).eraseToAnyPublisher() }),
    ("collect", { $0.collect(2).map(\.count).eraseToAnyPublisher() }),
    ("catch", { $0.catch { Fail(error: $0) }.retry(1).eraseToAnyPublisher() }),
    ("append", { $0.append(9).prepend(8).eraseToAnyPublisher() }),
    ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
    ("switch", { $0.map { Just($0) }.switchToLatest().eraseToAnyPublisher() }),
    ("merge", { $0.merge(with: Empty()).eraseToAnyPublisher() }),
    ("combine", { $0.combineLatest(Record(output: [1, 2], completion: .finished)).map(\.0).eraseToAnyPublisher() }),
    ("zip", { $0.zip(Record(output: [1, 2], completion: .finished)).map(\.0).eraseToAnyPublisher() }),
    ("share", { $0.share().eraseToAnyPublisher() }),
    ("buffer", { $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher() }),
    ("until", { $0.prefix(untilOutputFrom: PassthroughSubject<Int, Oops>()).eraseToAnyPublisher() }),
    ("drop", { $0.drop(untilOutputFrom: PassthroughSubject<Int, Oops>()).eraseToAnyPublisher() }),
    ("print", { $0.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher() }),
    ("receive", { $0.receive(on: RunLoop.main).eraseToAnyPublisher() }),
    ("subscribe", { $0.subscribe(on: DispatchQueue.main).eraseToAnyPublisher() }),
    ("delay", { $0.delay(for: .nanoseconds(1), scheduler: RunLoop.main).eraseToAnyPublisher() }),
    ("debounce", { $0.debounce(for: 3_600, scheduler: DispatchQueue.main).eraseToAnyPublisher() }),
    ("throttle", { $0.throttle(for: 3_600, scheduler: RunLoop.main, latest: true).eraseToAnyPublisher() }),
    ("timeout", { $0.timeout(3_600, scheduler: DispatchQueue.main).eraseToAnyPublisher() }),
    ("by time", { $0.collect(.byTime(RunLoop.main, 3_600)).map(\.count).eraseToAnyPublisher() }),
  ]

  @Test func `a chain that has ended or was cancelled is freed`() async {
    let ends: [(name: String, end: (inout AnyCancellable?, PassthroughSubject<Int, Oops>) -> Void)] = [
      ("cancelled", { sink, _ in sink?.cancel() }), ("released", { sink, _ in sink = nil }),
      ("finished", { _, subject in subject.send(completion: .finished) }),
      ("failed", { _, subject in subject.send(completion: .failure(.a)) }),
    ]
    for (name, chain) in chains {
      for (endName, end) in ends {
        let subject = PassthroughSubject<Int, Oops>()
        weak var token: Token?
        var sink: AnyCancellable?
        do {
          let captured = Token()
          token = captured
          let source = subject.map { value in withExtendedLifetime(captured) { value } }.eraseToAnyPublisher()
          sink = chain(source).sink(receiveCompletion: { _ in _ = captured }, receiveValue: { _ in _ = captured })
        }
        subject.send(1)
        end(&sink, subject)
        // Work handed to a queue is released after its turn: a few turns of the main actor.
        for _ in 0..<10_000 where token != nil { await Task.yield() }
        expect(token == nil, "\(name), \(endName)")
        withExtendedLifetime((sink, subject)) {}
      }
    }
  }

  @Test func `a released view model frees everything`() async {
    final class Model: ObservableObject {
      @Published var query = ""
      @Published var results: [Int] = []
      @Published var isEmpty = true
      private var bag: Set<AnyCancellable> = []

      init() {
        $query.debounce(for: 1, scheduler: RunLoop.main).map { Just([$0.count]) }.switchToLatest().assign(to: &$results)
        $results.map(\.isEmpty).assign(to: &$isEmpty)
        $query.combineLatest($results, $isEmpty).receive(on: DispatchQueue.main)
          .sink { [weak self] in self?.isEmpty = $2 }.store(in: &bag)
        Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.query = "" }
          .store(in: &bag)
        NotificationCenter.default.publisher(for: Notification.Name("never")).sink { [weak self] _ in self?.query = "" }
          .store(in: &bag)
      }
    }
    weak var model: Model?
    do {
      let strong = Model()
      model = strong
      strong.query = "a"
      let sink = strong.objectWillChange.sink {}
      strong.results = [1]
      sink.cancel()
    }
    expect(model == nil)
  }
}
