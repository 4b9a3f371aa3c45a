@testable import EveryStateLoaders

/// A loader of a schedule, with everything that happened to it and that its observers saw.
@MainActor final class WatchedLoader {
  enum Entry: Equatable {
    case state(LoadingState<Int>)
    case load, cancel, reset
    case fetch(Int)

    var isCommand: Bool {
      switch self {
      case .load, .cancel, .reset: true
      case .state, .fetch: false
      }
    }
  }
  struct Observer {
    /// How many states the first observer had seen before.
    let since: Int
    let task: Task<Void, Never>
    var seen: [LoadingState<Int>] = []
    var isDetached = false
  }
  let layers: [Layer]
  let base: ScriptedLoader
  let loader: any Loadable<Int>
  private(set) var entries: [(at: Duration, entry: Entry)] = []
  private(set) var observers: [Observer] = []
  private(set) var callers: [Task<Void, Never>] = []
  private(set) var endedCallers = 0
  private(set) var hasCanceledCallers = false
  private var first: StateSubscription<Int>?
  private let simulation: Simulation

  init(_ simulation: Simulation, _ layers: [Layer], _ bucket: TokenBucket, _ random: inout SeededRandom) {
    (self.simulation, self.layers) = (simulation, layers)
    let base = ScriptedLoader(SeededRandom(seed: random.next()), failurePercent: 35)
    var loader: any Loadable<Int> = base
    for layer in layers { loader = layer.wrap(loader, bucket) }
    (self.base, self.loader) = (base, loader)
    observe(pausing: .zero)
  }

  var states: [LoadingState<Int>] { entries.compactMap { if case .state(let state) = $0.entry { state } else { nil } } }

  func note(_ entry: Entry) {
    drain()
    entries.append((simulation.now, entry))
  }

  /// Takes the states that the first observer has not seen yet.
  func drain() { while let state = first?.take() { see(state) } }

  private func see(_ state: LoadingState<Int>) {
    observers[0].seen.append(state)
    entries.append((simulation.now, .state(state)))
  }

  // MARK: - What a schedule does

  func load(ifNotLoading: Bool = false) {
    callers.append(
      Task {
        if !ifNotLoading || !loader.currentState.isLoading { note(.load) }
        if ifNotLoading { await loader.loadIfNotLoading() } else { await loader.load() }
        endedCallers += 1
      })
  }

  func cancel() {
    note(.cancel)
    loader.cancel()
  }

  func reset() {
    note(.reset)
    loader.reset()
  }

  func cancelCaller(_ random: inout SeededRandom) {
    hasCanceledCallers = true
    callers.randomElement(using: &random)?.cancel()
  }

  func observe(pausing pause: Duration) {
    drain()
    let (index, since) = (observers.count, max(0, states.count - 1))
    let subscription = relay?.subscribe()
    if index == 0 { first = subscription }
    let task = Task {
      while let state = await subscription?.next() {
        if index == 0 { see(state) } else { observers[index].seen.append(state) }
        if pause > .zero { try? await Task.sleep(for: pause) }
      }
    }
    observers.append(Observer(since: since, task: task))
  }

  /// The first observer stays.
  func detach(_ random: inout SeededRandom) {
    guard observers.count > 1 else { return }
    let index = Int.random(in: 1..<observers.count, using: &random)
    observers[index].isDetached = true
    observers[index].task.cancel()
  }

  func detachAll() {
    first = nil
    for observer in observers { observer.task.cancel() }
  }

  var observerCount: Int { relay?.observerCount ?? -1 }
  private var relay: StateRelay<Int>? { (loader.state as? StateRelay<Int>.States)?.relay }
}
