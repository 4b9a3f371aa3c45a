import Combine
import EveryStateLoaders
import EveryStateLoadersUI
import SwiftUI

// Forms that users write, which must compile unchanged. LoaderFormTests runs them.

/// Not on the main actor: each value is made wherever it is used.
struct PlainForms: Sendable {
  static let shared = BlockLoadable { 1 }
  let stored = BlockLoadable { 2 }
  let typed = BlockLoadable<String> { "typed" }
  let reporting = BlockLoadable { report in
    report(LoadingProgress(isCanceled: nil, message: "half", percent: 50))
    return 4
  }
  let retried = RetryableLoader(base: BlockLoadable { 5 }, maxAttempts: 2)
  let debounced = DebouncingLoadable(wrapping: BlockLoadable { 6 }, debounceInterval: 0.5)
  let limited = ConcurrencyLimitingLoadable(wrapping: BlockLoadable { 7 }, concurrencyLimit: 1)
}

struct ViewForms: View {
  @State private var loader = BlockLoadable { 1 }
  @State private var composed = ConcurrencyLimitingLoadable(
    wrapping: RetryableLoader(
      base: DebouncingLoadable(wrapping: BlockLoadable { 2 }, debounceInterval: 0.5, executeFirstImmediately: true),
      maxAttempts: 2), concurrencyLimit: 1)

  var body: some View {
    LoadingView(loader: loader) { Text("one is \($0)") }
    LoadingView(loader: composed) { Text("two is \($0)") }
    LoadingView(loader: StructLoader(value: 3)) { Text("three is \($0)") }
  }
}

/// A loader without a class of its own.
struct StructLoader: Loadable {
  typealias Value = Int
  let value: Int
  private let relay = StateRelay<Int>()
  init(value: Int) { self.value = value }
  var state: any AsyncSequence<LoadingState<Int>, Never> { relay.states }
  var currentState: LoadingState<Int> { relay.current }
  func cancel() {}
  func reset() { relay.send(.idle) }
  func load() async {
    relay.send(.loading(nil))
    relay.send(.loaded(value))
  }
}

/// A loader of the older form with its parts alone.
final class TwoLinePublisher: PublisherLoadable {
  let state = PassthroughSubject<LoadingState<Int>, Never>()
  func load() { state.send(.loaded(8)) }
}

struct StructPublisher: PublisherLoadable {
  let state = PassthroughSubject<LoadingState<Int>, Never>()
  func load() { state.send(.loaded(9)) }
}

/// A subclass that has something of its own to let go.
final class CountingLoader: BaseLoadable<Int> {
  private(set) var fetches = 0
  private(set) var cancellations = 0

  override func fetch() async throws -> Int {
    fetches += 1
    try await Task.sleep(for: .seconds(1))
    return fetches
  }

  override func load() async { if fetches < 3 { await super.load() } }

  override func cancel() {
    cancellations += 1
    super.cancel()
  }

  override func reset() {
    super.reset()
    fetches = 0
  }
}
