import EveryState
import EveryStateLoaders
import EveryStateSamples

/// Fails `failures` times, then returns 42. Each fetch takes `delay`.
@MainActor private func flaky(failures: Int, taking delay: Duration = .zero) -> BlockLoadable<Int> {
  var left = failures
  return BlockLoadable { @MainActor in
    if delay > .zero { try await Task.sleep(for: delay) }
    if left == 0 { return 42 }
    left -= 1
    throw LabError.offline
  }
}

struct RetryTimelines: TimelineSnapshots {
  var timelines: [SnapshotTimeline] {
    [
      .timeline("third attempt succeeds") { recorder in
        let loader = RetryableLoader(base: flaky(failures: 2), maxAttempts: 3)
        recorder.observe(loader.state)
        await loader.load()
      },
      .timeline("back-off grows up to its cap") { recorder in
        let loader = RetryableLoader(
          base: flaky(failures: 9), maxAttempts: 7, backOff: BackOff(base: .seconds(1), cap: .seconds(10)))
        recorder.observe(loader.state)
        await loader.load()
      },
      .timeline("cancel during the wait then reset and load") { recorder in
        let loader = RetryableLoader(base: flaky(failures: 3, taking: .milliseconds(250)), maxAttempts: 3)
        recorder.observe(loader.state)
        Task { await loader.load() }
        try await Task.sleep(for: .milliseconds(2500))
        recorder.note("cancel")
        loader.cancel()
        try await Task.sleep(for: .seconds(10))
        recorder.note("reset")
        loader.reset()
        try await Task.sleep(for: .seconds(1))
        recorder.note("load")
        await loader.load()
      },
    ]
  }
}

struct DebounceTimelines: TimelineSnapshots {
  var timelines: [SnapshotTimeline] {
    [
      .timeline("typing a city") { recorder in
        let search = CitySearch(service: MockLabService(cities: MockResponse(["Berlin", "Bern"], delay: .seconds(1))))
        recorder.observe(search.results.state)
        for query in ["b", "be", "ber"] {
          recorder.note("type \(query)")
          search.query = query
          try await Task.sleep(for: .milliseconds(200))
        }
        try await Task.sleep(for: .milliseconds(700))
        recorder.note("type berl while the search for ber is in flight")
        search.query = "berl"
      },
      .timeline("the first of a burst at once") { recorder in
        var loads = 0
        let base = BlockLoadable { @MainActor in
          loads += 1
          return loads
        }
        let loader = DebouncingLoadable(
          wrapping: base, debounceInterval: .milliseconds(300), executeFirstImmediately: true)
        recorder.observe(loader.state)
        for pause in [100, 100, 1000, 100, 0] {
          recorder.note("load")
          Task { await loader.load() }
          try await Task.sleep(for: .milliseconds(pause))
        }
      },
    ]
  }
}

struct LimitTimelines: TimelineSnapshots {
  var timelines: [SnapshotTimeline] {
    [
      .timeline("two of five at a time") { recorder in
        let bucket = try TokenBucket(limit: 2)
        for (number, seconds) in [3, 2, 2, 1, 4].enumerated() {
          let file = "file \(number + 1)"
          let fetch = BlockLoadable<Int> { @MainActor in
            recorder.enter("#", of: file)
            defer { recorder.enter(" ", of: file) }
            try await Task.sleep(for: .seconds(seconds))
            return number
          }
          recorder.enter(".", of: file)
          let loader = ConcurrencyLimitingLoadable(wrapping: fetch, tokens: bucket)
          Task { await loader.load() }
        }
        recorder.drawChart(column: .milliseconds(500))
      },
      .timeline("a canceled one leaves the queue") { recorder in
        let bucket = try TokenBucket(limit: 1)
        var loaders: [ConcurrencyLimitingLoadable<BlockLoadable<Int>>] = []
        for number in 1...4 {
          let name = "load \(number)"
          let fetch = BlockLoadable<Int> { @MainActor in
            recorder.enter("#", of: name)
            defer { recorder.enter(" ", of: name) }
            try await Task.sleep(for: .seconds(2))
            return number
          }
          recorder.enter(".", of: name)
          let loader = ConcurrencyLimitingLoadable(wrapping: fetch, tokens: bucket)
          recorder.observe(loader.state, as: name)
          loaders.append(loader)
          Task { await loader.load() }
        }
        for (number, seconds) in [(2, 1), (3, 2)] {
          try await Task.sleep(for: .seconds(seconds))
          recorder.note("cancel load \(number)")
          recorder.enter(" ", of: "load \(number)")
          loaders[number - 1].cancel()
        }
        recorder.drawChart(column: .milliseconds(500))
      },
    ]
  }
}

struct CompositionTimelines: TimelineSnapshots {
  var timelines: [SnapshotTimeline] {
    [
      .timeline("debounce and retry and limit") { recorder in
        let limited = ConcurrencyLimitingLoadable(
          wrapping: flaky(failures: 1, taking: .milliseconds(500)), concurrencyLimit: 1)
        let loader = DebouncingLoadable(
          wrapping: RetryableLoader(base: limited, maxAttempts: 3), debounceInterval: .milliseconds(300))
        recorder.observe(limited.state, as: "limit")
        recorder.observe(loader.state, as: "outside")
        for _ in 0..<3 {
          recorder.note("load")
          Task { await loader.load() }
          try await Task.sleep(for: .milliseconds(100))
        }
      },
      .timeline("what a slow observer and a screen see") { recorder in
        let loader = BlockLoadable { report in
          for percent in [0, 25, 50, 50, 75] {
            report(LoadingProgress(percent: percent))
            try await Task.sleep(for: .milliseconds(200))
          }
          return "done"
        }
        recorder.observe(loader.state, as: "prompt")
        recorder.observe(loader.state, as: "slow", pausing: .milliseconds(500))
        recorder.sample("prompt", as: "screen", every: .milliseconds(500))
        await loader.load()
        recorder.note("load the same again")
        await loader.load()
        try await Task.sleep(for: .milliseconds(500))
      },
      .timeline("a relay conflates nothing") { recorder in
        let relay = StateRelay<Int>()
        recorder.observe(relay.states)
        for state in [LoadingState.loading(nil), .loading(nil), .loaded(1), .loaded(1), .idle] {
          relay.send(state)
          try await Task.sleep(for: .seconds(1))
        }
        relay.finish()
      },
    ]
  }
}
