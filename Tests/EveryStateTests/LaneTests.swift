import Combine
import SwiftUI

@testable import EveryState

/// Queued work of a screen belongs to its drive: no other drive runs it, and no test beside it.
@MainActor struct LaneTests {
  private enum Way: CaseIterable { case main, global, own, runLoop, operations, mainOperations }

  private nonisolated static let own = DispatchQueue(label: "lane tests")
  private nonisolated static let operations = OperationQueue()

  /// - Parameter seconds: a delay on the way.
  private nonisolated static func sending(
    _ value: Int, after seconds: Double? = nil, on way: Way
  ) -> AnyPublisher<Int, Never> {
    func on(_ scheduler: some Scheduler) -> AnyPublisher<Int, Never> {
      guard let seconds else { return Just(value).receive(on: scheduler).eraseToAnyPublisher() }
      return Just(value).delay(for: .seconds(seconds), scheduler: scheduler).eraseToAnyPublisher()
    }
    return switch way {
    case .main: on(DispatchQueue.main)
    case .global: on(DispatchQueue.global())
    case .own: on(own)
    case .runLoop: on(RunLoop.main)
    case .operations: on(operations)
    case .mainOperations: on(OperationQueue.main)
    }
  }

  private func screen(_ start: @escaping @MainActor @Sendable (Bag) async -> Void) -> some ScreenSnapshots {
    Shelf(.loads(\.books, failure: ShelfError())) { world in Reading(books: world.books, start: start) }
  }

  @Test(.enabled(if: isLongRun), arguments: [Way.main, .own, .operations])
  @MainActor private func `work that a stuck drive leaves on a queue reaches no other drive`(_ way: Way) throws {
    let log = Lines()
    nonisolated(unsafe) var kept: AnyCancellable?
    @Sendable nonisolated func again() {
      kept = Self.sending(1, on: way).sink { _ in
        log.add("again")
        again()
      }
    }
    try expect(drive(screen { _ in again() }, "loaded").outcome.verdict, is: .stuck)
    log.clear()
    let next = screen { bag in Self.sending(2, on: way).sink { _ in log.add("mine") }.store(in: &bag.sinks) }
    try expect(drawing(next, "loaded"), contains: "Dune")
    expect(log.all, is: ["mine"])
    kept?.cancel()
  }

  @Test(arguments: Way.allCases) private func `work with a later deadline ends with its drive`(_ way: Way) throws {
    let log = Lines()
    nonisolated(unsafe) var kept: [AnyCancellable] = []
    let leaving = screen { _ in kept.append(Self.sending(1, after: 5, on: way).sink { _ in log.add("left") }) }
    let waiting = screen { bag in
      Self.sending(2, after: 6, on: way).sink { _ in log.add("mine") }.store(in: &bag.sinks)
      try? await Task.sleep(for: .seconds(60))
    }
    _ = try drawing(leaving, "loaded")
    _ = try drawing(waiting, "loaded")
    expect(log.all, is: ["mine"])
    kept = []
  }

  @Test(arguments: Way.allCases) private func `work of a test beside it stays out of a drive`(_ way: Way) async throws {
    let log = Lines()
    var bag: Set<AnyCancellable> = []
    let screen = screen { bag in Self.sending(2, on: way).sink { _ in log.add("mine") }.store(in: &bag.sinks) }
    for round in 1...(isLongRun ? 20 : 2) {
      log.clear()
      await withCheckedContinuation { done in
        Self.sending(round, on: way).sink { _ in log.add("beside") }.store(in: &bag)
        expect((try? drawing(screen, "loaded")) ?? "not driven", contains: "Dune")
        expect(log.all.filter { $0 == "mine" }, is: ["mine"])
        Self.sending(round, on: way).sink { _ in done.resume() }.store(in: &bag)
      }
    }
  }
}

private struct Reading: View {
  let books: MockResponse<[String]>
  let start: @MainActor (Bag) async -> Void
  @State private var titles: [String] = []
  @State private var bag = Bag()
  var body: some View {
    List(titles, id: \.self) { Text($0) }.task {
      await start(bag)
      titles = (try? await books()) ?? []
    }
  }
}

private final class Bag { var sinks: Set<AnyCancellable> = [] }

private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  var all: [String] { lock.withLock { lines } }
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  func clear() { lock.withLock { lines = [] } }
}
