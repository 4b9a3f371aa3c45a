import Neighbours
import SwiftUI

@testable import EveryState

/// The ways in which apps do something later or elsewhere work in a drive as on a device, in virtual time.
@MainActor struct MechanismTests {
  @Test(arguments: Mechanism.all) @MainActor func `each mechanism is simulated`(_ mechanism: Mechanism) throws {
    let drawing = try drawing(mechanism, "loaded")
    let lines = drawing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    expect(lines, is: mechanism.expected)
  }
}

/// Drives every mechanism of time again and again in one process, beside the work of other tests.
@Suite(.enabled(if: Soak.rounds > 0)) struct MechanismSoakTests {
  @Test @MainActor func `every drive of a mechanism has the same result, whatever runs beside it`() async throws {
    let neighbours = Neighbours()
    defer { neighbours.end() }
    var random = SeededRandom(seed: Soak.seed)
    _ = Departure.firstProcess
    var known: [String: Outcome] = [:]
    var drives = 0
    func check(_ screen: some ScreenSnapshots, _ title: String) async throws {
      let outcome = try drive(screen, "loaded").outcome
      drives += 1
      if known.updateValue(outcome, forKey: title) ?? outcome != outcome {
        Issue.record("\(title) differs at drive \(drives):\n\(outcome)")
      }
      // The neighbors' turn on the main actor.
      await Task.yield()
    }
    // Fewer rounds than for the samples: a refused drive is retried for a quarter of a second.
    for _ in 0..<max(1, Soak.rounds / 4) {
      for mechanism in Mechanism.all.shuffled(using: &random) { try await check(mechanism, mechanism.name) }
      for departure in Departure.all.shuffled(using: &random) {
        try await check(departure.screen, "departure: \(departure.message)")
      }
    }
    let wrong = Departure.all.filter { known["departure: \($0.message)"]?.verdict != .notDriven }
    expect(wrong.map(\.message), is: [])
    expect(neighbours.count > 0, "nothing ran beside the drives")
    Soak.report(drives, neighbours)
  }
}

/// Every mechanism that apps use to do something later or elsewhere and that a drive simulates: a screen for each, with
/// its content after a minute.
struct Mechanism: Sendable, CustomTestStringConvertible {
  let name: String
  /// An event, its time, and whether the code was on the main thread.
  let expected: [String]
  let run: @MainActor @Sendable (Notes) -> Void
  var testDescription: String { name }

  init(_ name: String, _ expected: String..., run: @escaping @MainActor @Sendable (Notes) -> Void) {
    (self.name, self.expected, self.run) = (name, expected, run)
  }

  final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    private var kept: [Any] = []
    private let start = Date()
    var all: [String] { lock.withLock { lines } }

    func add(_ text: String) {
      let seconds = (Date().timeIntervalSince(start) * 10).rounded() / 10
      let place = Thread.isMainThread ? "main" : "elsewhere"
      lock.withLock { lines.append("\(seconds) \(text) \(place)") }
    }

    /// On the main actor, or the process ends.
    func addOnMain(_ text: String) { MainActor.assumeIsolated { add(text) } }
    func keep(_ thing: Any) { lock.withLock { kept.append(thing) } }
    func end() { lock.withLock { kept = [] } }
  }

}

extension Mechanism: ScreenSnapshots {
  typealias World = ShelfWorld
  var screenName: String { name }
  var environment: SnapshotEnvironment { SnapshotEnvironment(columns: 40, height: 10) }
  var states: [SnapshotState<ShelfWorld>] { [.loads(\.books, failure: ShelfError())] }
  func view(_ world: ShelfWorld) -> some View { MechanismView(run: run, books: world.books) }
}

private struct MechanismView: View {
  let run: @MainActor @Sendable (Mechanism.Notes) -> Void
  let books: MockResponse<[String]>
  @State private var lines: [String] = []
  var body: some View {
    VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } }.task {
      let notes = Mechanism.Notes()
      run(notes)
      try? await Task.sleep(for: .seconds(60))
      _ = try? await books()
      lines = notes.all
      notes.end()
    }
  }
}
