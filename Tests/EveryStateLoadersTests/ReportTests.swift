@testable import EveryStateLoaders

/// A loader whose fetch passes its progress to callbacks. It ends on request, whether or not it was canceled.
@MainActor private final class CallbackLoader: BaseLoadable<Int> {
  private(set) var reporters: [Report] = []
  private var ends: [CheckedContinuation<Void, Never>] = []

  override func fetch() async throws -> Int {
    reporters.append(reporter())
    await withCheckedContinuation { ends.append($0) }
    return reporters.count
  }

  func end(_ fetch: Int) { ends[fetch - 1].resume() }
}

@Suite @MainActor struct ReportTests {
  private func progress(_ percent: Int) -> LoadingProgress { LoadingProgress(percent: percent) }

  /// The states that an observer receives while a script reports outside a fetch.
  private func states(_ script: (CallbackLoader, (() -> Void) throws -> Void) throws -> Void) throws -> [String] {
    let simulation = try Simulation()
    defer { simulation.finish() }
    return try simulation.enter {
      let loader = CallbackLoader()
      let seen = simulation.observe(loader)
      try script(loader) { step in
        step()
        try simulation.settle()
      }
      return seen().map { "\($0)" }
    }
  }

  private func load(_ loader: CallbackLoader) { Task.detached { await loader.load() } }

  @Test @MainActor func `a callback reports for its own fetch, until a cancellation`() throws {
    // A callback outside the fetch's task reports for the fetch in flight.
    let seen = try states { loader, step in
      try step { load(loader) }
      try step { loader.report(progress(10)) }
      try step { loader.reporters[0](progress(20)) }
      try step { Task.detached { [report = loader.reporters[0]] in report(LoadingProgress(percent: 30)) } }
      // Reported before the end, received before the end.
      try step {
        loader.reporters[0](progress(40))
        loader.reporters[0](progress(50))
        loader.end(1)
      }
      try step { loader.report(progress(60)) }
      try step { loader.reporters[0](progress(70)) }
    }
    expect(seen, is: ["idle", "loading"] + [10, 20, 30, 40, 50].map { "loading  \($0)%" } + ["loaded  1"])
    // While an older fetch winds down, a callback must know whose it is.
    let secondSeen = try states { loader, step in
      try step { load(loader) }
      try step { loader.reporters[0](progress(10)) }
      try step {
        loader.reporters[0](progress(15))
        load(loader)
      }
      try step { loader.report(progress(20)) }
      try step { loader.reporters[0](progress(30)) }
      try step { loader.reporters[1](progress(40)) }
      try step { loader.end(1) }
      try step { loader.report(progress(50)) }
      try step { loader.reporters[0](progress(60)) }
      try step { loader.end(2) }
    }
    expect(
      secondSeen,
      is: ["idle", "loading", "loading  10%", "loading  15%", "loading", "loading  40%", "loading  50%", "loaded  2"])
    // Progress before a cancellation is delivered, and none after it.
    let thirdSeen = try states { loader, step in
      try step { load(loader) }
      try step {
        loader.reporters[0](progress(10))
        loader.cancel()
        loader.reporters[0](progress(20))
        loader.report(progress(30))
      }
      try step { loader.end(1) }
    }
    expect(thirdSeen, is: ["idle", "loading", "loading  10%", "loading  canceled  10%"])
  }
}
