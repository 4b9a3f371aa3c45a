@testable import EveryStateLoaders

@MainActor struct ScheduleRules {
  var broken: [String] = []

  mutating func inFlight(_ count: Int, _ bucket: TokenBucket) {
    if count > bucket.limit { broken.append("\(count) fetches in flight, and the limit is \(bucket.limit)") }
  }

  mutating func tokens(_ bucket: TokenBucket) {
    let available = bucket.available
    if available < 0 || available > bucket.limit { broken.append("\(available) tokens of \(bucket.limit)") }
    if bucket.waiting > 0, available > 0 { broken.append("a load waits while \(available) tokens are free") }
  }

  mutating func rest(_ bucket: TokenBucket) {
    if bucket.available != bucket.limit { broken.append("\(bucket.available) tokens of \(bucket.limit) came back") }
    if bucket.waiting != 0 { broken.append("\(bucket.waiting) waiters never end") }
  }

  mutating func check(_ loader: WatchedLoader) {
    if loader.endedCallers != loader.callers.count {
      broken.append(
        "\(loader.callers.count - loader.endedCallers) of \(loader.callers.count) calls of load() never end")
    }
    nothingAfterTheEnd(loader)
    orderOfStates(loader)
    ending(loader)
    observers(loader)
    debouncing(loader)
    retrying(loader)
    beginning(loader)
  }

  mutating func noObserver(of loader: WatchedLoader) {
    if loader.observerCount != 0 { broken.append("\(loader.observerCount) observers are left") }
  }

  // MARK: - Of one loader

  /// After a cancellation or a reset nothing comes of the loads before.
  private mutating func nothingAfterTheEnd(_ loader: WatchedLoader) {
    var end: WatchedLoader.Entry?
    for (at, entry) in loader.entries {
      switch (entry, end) {
      case (.load, _): end = nil
      case (.cancel, _), (.reset, _): end = entry
      case (.fetch(let fetch), let end?): broken.append("fetch \(fetch) begins after \(end) at \(at)")
      case (.state(let state), .cancel?) where !state.isCanceled: broken.append("\(state) after cancel at \(at)")
      case (.state(let state), .reset?) where state != .idle: broken.append("\(state) after reset at \(at)")
      case (.state, _), (.fetch, nil): break
      }
    }
  }

  /// No state of an older load overwrites a newer one's; the end of a load follows its loading.
  private mutating func orderOfStates(_ loader: WatchedLoader) {
    let states = loader.states
    var newest = 0
    for state in states {
      guard let fetch = state.fetch else { continue }
      if fetch < newest { broken.append("\(state) overwrites what came of fetch \(newest)") }
      newest = max(newest, fetch)
    }
    var repetitions = 0
    for (before, state) in zip(states, states.dropFirst()) {
      let isEnd = state.value != nil || state.error != nil
      if isEnd, !before.isLoading { broken.append("\(state) follows \(before)") }
      if state.isLoading, state == before { repetitions += 1 }
    }
    // Only a load that replaces another may say the same again: that it begins.
    let loads = loader.entries.count { $0.entry == .load }
    if repetitions > 0, repetitions >= loads { broken.append("progress was reported \(repetitions) times too often") }
  }

  /// All work ends, and the last load decides the state.
  private mutating func ending(_ loader: WatchedLoader) {
    let last = loader.loader.currentState
    if last.isLoading { broken.append("the last state is \(last)") }
    if last != loader.states.last { broken.append("the last state is \(last), and an observer saw another") }
    let commands = loader.entries.map(\.entry).filter(\.isCommand)
    guard commands.last == .load, !loader.hasCanceledCallers else { return }
    if last.fetch != loader.base.lastFetch || last.isCanceled {
      broken.append("the last state is \(last), and the last fetch was \(loader.base.lastFetch)")
    }
  }

  /// Every observer sees every state from its beginning on, in order; one that leaves early, the first of them.
  private mutating func observers(_ loader: WatchedLoader) {
    let states = loader.states
    for observer in loader.observers {
      let expected = Array(states[observer.since...])
      let isRight = observer.isDetached ? expected.starts(with: observer.seen) : expected == observer.seen
      if !isRight { broken.append("an observer saw \(observer.seen) of \(expected)") }
    }
  }

  /// A load that need not wait says at once that it begins, also where another one was loading.
  private mutating func beginning(_ loader: WatchedLoader) {
    switch loader.layers.first {
    case nil: break
    case .retry where loader.layers.count == 1: break
    default: return
    }
    var mustBegin = false
    for (at, entry) in loader.entries {
      switch entry {
      case .state(let state):
        if mustBegin, !state.isLoading { broken.append("\(state) at \(at), where a load begins") }
        mustBegin = false
      case .load, .cancel, .reset:
        if mustBegin { broken.append("a load before \(at) did not say that it began") }
        mustBegin = entry == .load
      case .fetch: break
      }
    }
  }

  /// A failure is shown after the last attempt, not before.
  private mutating func retrying(_ loader: WatchedLoader) {
    guard loader.layers.count == 1, case .retry(let maxAttempts) = loader.layers[0] else { return }
    var attempts = 0
    for (at, entry) in loader.entries {
      switch entry {
      case .load: attempts = 0
      case .fetch: attempts += 1
      case .state(.failure) where attempts != maxAttempts:
        broken.append("a failure at \(at) after attempt \(attempts) of \(maxAttempts)")
      case .state, .cancel, .reset: break
      }
    }
  }

  /// A debounced fetch begins after an interval without requests; the first of a burst may begin at once.
  private mutating func debouncing(_ loader: WatchedLoader) {
    guard loader.layers.count == 1, case .debounce(let interval, let executeFirst) = loader.layers[0] else { return }
    var calls: [Duration] = []
    for (at, entry) in loader.entries {
      // After a reset nothing is remembered.
      if entry == .reset { calls = [] }
      if entry == .load { calls.append(at) }
      guard case .fetch(let fetch) = entry else { continue }
      let isAlone = !calls.contains { $0 > at - interval && $0 < at }
      let isQuiet = isAlone && calls.contains(at - interval)
      let isFirst = isAlone && executeFirst && calls.contains(at)
      if !isQuiet, !isFirst { broken.append("fetch \(fetch) begins at \(at), calls were at \(calls)") }
    }
  }
}
