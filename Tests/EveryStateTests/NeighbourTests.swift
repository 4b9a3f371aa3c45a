import Foundation
import SwiftUI
import Synchronization
import TestSupport
import Testing

@testable import EveryState

/// A drive shows the same beside a test that uses the same queues, timers and publishers in real time.
@MainActor @Suite struct NeighbourTests {
  @Test func `sixty-six frames are the same in each round beside an ordinary test`() async throws {
    let neighbour = Neighbour()
    neighbour.start()
    defer { neighbour.stop() }
    for _ in 1...(isLongRun ? 20 : 2) {
      for _ in 1...3 {
        for mechanism in Mechanism.all {
          let drawing = try drawing(mechanism, "loaded")
          let lines = drawing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
          expect(lines.filter { !$0.isEmpty }, is: mechanism.expected, "\(mechanism.name)")
        }
        // The neighbour's share of the main queue.
        await Task.yield()
      }
    }
    // What it asked for is its own, however often a drive ran in between.
    let turns = neighbour.turns
    while neighbour.turns < turns + 3 { await Task.yield() }
  }
}

/// An ordinary test's work, again and again: on the main queue, on the pool, and with Combine.
private final class Neighbour: Sendable {
  private let count = Atomic(0)
  private let isOver = Atomic(false)
  private let sinks = Mutex<[AnyCancellable]>([])

  var turns: Int { count.load(ordering: .relaxed) }

  func start() { DispatchQueue.global().async { self.turn() } }
  func stop() {
    isOver.store(true, ordering: .relaxed)
    sinks.withLock { $0 = [] }
  }

  private func turn() {
    if isOver.load(ordering: .relaxed) { return }
    count.add(1, ordering: .relaxed)
    let value = Just(1)
    let kept = [
      value.receive(on: DispatchQueue.global()).sink { _ in },
      value.delay(for: .microseconds(50), scheduler: OperationQueue.main).sink { _ in },
      value.receive(on: RunLoop.main).sink { _ in
        DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(100)) { self.turn() }
      },
    ]
    // Kept, not replaced: a turn may begin before the last one has come here.
    sinks.withLock { $0 += kept }
  }
}
