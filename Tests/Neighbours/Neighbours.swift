import Foundation
import Synchronization
import TextCombine

/// Work that leaves a trace in shared queues, timers and actors, until it is stopped.
public final class Neighbours: Sendable {
  private struct State {
    var isEnding = false
    var count = 0
    var sinks: [AnyCancellable] = []
  }
  private let state = Mutex(State())

  public init() {
    for queue in [DispatchQueue.main, .global(), DispatchQueue(label: "neighbour")] { turn(on: queue) }
    for queue in [DispatchQueue.main, .global()] { publish(on: queue) }
    publish(on: RunLoop.main)
    publish(on: OperationQueue.main)
    // With pauses: it shall get in between, and not take a core.
    Task.detached { [self] in
      while step() {
        await Visited.shared.visit()
        try? await Task.sleep(for: .microseconds(200))
      }
    }
    Task { @MainActor [self] in while step() { await Task.yield() } }
  }

  public var count: Int { state.withLock { $0.count } }
  public func end() { state.withLock { $0 = State(isEnding: true, count: $0.count) } }

  private func step() -> Bool {
    state.withLock { state in
      state.count += 1
      return !state.isEnding
    }
  }

  private func turn(on queue: DispatchQueue) {
    guard step() else { return }
    queue.asyncAfter(deadline: .now() + 0.001) { [self] in turn(on: queue) }
  }

  private func publish(on scheduler: some Scheduler) {
    guard step() else { return }
    let sink = Just(1).receive(on: scheduler).delay(for: .milliseconds(1), scheduler: scheduler).sink { [self] _ in
      publish(on: scheduler)
    }
    state.withLock { $0.sinks = [sink] + $0.sinks.prefix(15) }
  }

  private actor Visited {
    static let shared = Visited()
    func visit() async { await Task.yield() }
  }
}
