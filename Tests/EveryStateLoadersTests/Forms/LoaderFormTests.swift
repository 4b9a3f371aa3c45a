import EveryStateLoaders
import EveryStateLoadersUI

@testable import SwiftUI

@Suite @MainActor struct LoaderFormTests {
  private let simulation: Simulation
  init() throws { simulation = try Simulation() }

  private func loaded<L: Loadable>(_ loader: L) throws -> LoadingState<L.Value> {
    try simulation.enter {
      simulation.task { await loader.load() }
      while try simulation.advanceToNextWake() {}
      return loader.currentState
    }
  }

  @Test @MainActor func `a loader is a default, a static or a view's state`() throws {
    // A loader is made anywhere: as a default, a static, off the main actor.
    defer { simulation.finish() }
    let forms = simulation.enter { PlainForms() }
    try expect(loaded(PlainForms.shared), is: .loaded(1))
    try expect(loaded(forms.stored), is: .loaded(2))
    try expect(loaded(forms.typed), is: .loaded("typed"))
    try expect(loaded(forms.reporting), is: .loaded(4))
    try expect(loaded(forms.retried), is: .loaded(5))
    try expect(loaded(forms.debounced), is: .loaded(6))
    try expect(loaded(forms.limited), is: .loaded(7))
    // A loader is a view's state, and may be a struct.
    defer { simulation.finish() }
    let screen = simulation.enter { TextScreen(VStack { ViewForms() }, columns: 30, height: 12) }
    repeat {
      while screen.needsUpdate { try simulation.settle { screen.update() } }
    } while try simulation.advanceToNextWake()
    while screen.needsUpdate { try simulation.settle { screen.update() } }
    let shown = screen.lines().joined(separator: "|")
    for text in ["one is 1", "two is 2", "three is 3"] { expect(shown, contains: text) }
  }

  @Test @MainActor func `older loaders, intervals and subclasses keep their forms`() throws {
    defer { simulation.finish() }
    try simulation.enter { () throws in
      try expect(loaded(ObservingLoadable(TwoLinePublisher())), is: .loaded(8))
      try expect(loaded(ObservingLoadable(StructPublisher())), is: .loaded(9))
      let publisher = TwoLinePublisher()
      let seen = Mutex<[LoadingState<Int>]>([])
      let subscription = publisher.state.sink { state in seen.withLock { $0.append(state) } }
      publisher.cancel()
      publisher.reset()
      expect(!publisher.isCanceled)
      expect(seen.withLock { $0 }, is: [.idle])
      subscription.cancel()
    }
    // An interval in seconds waits as long, and no number makes it trap.
    defer { simulation.finish() }
    for (seconds, waits) in [(0.5, 0.5), (0, 0), (-1, 0), (.nan, 0), (-.infinity, 0)] {
      let loader = simulation.enter { DebouncingLoadable(wrapping: BlockLoadable { 1 }, debounceInterval: seconds) }
      let start = simulation.now
      try expect(loaded(loader), is: .loaded(1))
      expect(simulation.now - start, is: .seconds(waits), "\(seconds)")
    }
    for seconds in [1e300, .infinity] {
      let fetches = Tally()
      let loader = simulation.enter {
        DebouncingLoadable(wrapping: BlockLoadable { fetches.next() }, debounceInterval: seconds)
      }
      let load = simulation.task { await loader.load() }
      try simulation.advance(by: .seconds(3600))
      expect(fetches.count, is: 0, "\(seconds)")
      try simulation.settle { load.cancel() }
    }
    // A subclass has its say in load, cancel and reset.
    defer { simulation.finish() }
    try simulation.enter { () throws in
      let loader = CountingLoader()
      let wrapper = RetryableLoader(base: loader, maxAttempts: 2)
      try expect(loaded(wrapper), is: .loaded(1))
      simulation.task { await wrapper.load() }
      try simulation.settle()
      wrapper.cancel()
      try simulation.settle()
      expect(loader.cancellations, is: 1)
      try expect(loaded(loader), is: .loaded(3))
      try expect(loaded(loader), is: .loaded(3))
      expect(loader.fetches, is: 3)
      wrapper.reset()
      expect(loader.fetches, is: 0)
      try expect(loaded(loader), is: .loaded(1))
    }
  }
}
