import Foundation
import TextCombine

/// A chain's captures live as long as the chain.
private final class Token: Sendable {}

@MainActor @Suite struct LifetimeTests {
  private typealias Chain = (AnyPublisher<Int, Oops>) -> AnyPublisher<Int, Oops>

  /// Every operator that keeps something.
  private let chains: [(name: String, chain: Chain)] = [
    ("map", { $0.map { $0 }.filter { _ in true }.removeDuplicates().any }), ("reduce", { $0.reduce(0, +).any }),
    ("collect", { $0.collect(2).map(\.count).any }), ("catch", { $0.catch { Fail(error: $0) }.retry(1).any }),
    ("append", { $0.append(9).prepend(8).any }), ("flatMap", { $0.flatMap { Just($0) }.any }),
    ("switch", { $0.map { Just($0) }.switchToLatest().any }), ("merge", { $0.merge(with: Empty()).any }),
    ("combine", { $0.combineLatest(Record(output: [1, 2], completion: .finished)).map(\.0).any }),
    ("zip", { $0.zip(Record(output: [1, 2], completion: .finished)).map(\.0).any }), ("share", { $0.share().any }),
    ("buffer", { $0.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).any }),
    ("until", { $0.prefix(untilOutputFrom: PassthroughSubject<Int, Oops>()).any }),
    ("drop", { $0.drop(untilOutputFrom: PassthroughSubject<Int, Oops>()).any }),
    ("print", { $0.handleEvents(receiveOutput: { _ in }).any }), ("receive", { $0.receive(on: RunLoop.main).any }),
    ("subscribe", { $0.subscribe(on: DispatchQueue.main).any }),
    ("delay", { $0.delay(for: .nanoseconds(1), scheduler: RunLoop.main).any }),
    ("debounce", { $0.debounce(for: 3_600, scheduler: DispatchQueue.main).any }),
    ("throttle", { $0.throttle(for: 3_600, scheduler: RunLoop.main, latest: true).any }),
    ("timeout", { $0.timeout(3_600, scheduler: DispatchQueue.main).any }),
    ("by time", { $0.collect(.byTime(RunLoop.main, 3_600)).map(\.count).any }),
  ]

  @Test func `a chain that has ended or was canceled is freed`() async {
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
          let source = subject.map { value in withExtendedLifetime(captured) { value } }.any
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
