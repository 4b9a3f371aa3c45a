import EveryState
import Foundation
import SwiftUI

/// Everything that apps use to do something later or elsewhere and that a drive simulates: a screen each, with what a
/// person sees on it after a minute.
struct Mechanism: Sendable, CustomTestStringConvertible {
  let name: String
  /// What happened, when it did, and whether the code was on the main thread.
  let expected: [String]
  let run: @MainActor @Sendable (Notes) -> Void

  var testDescription: String { name }

  init(_ name: String, _ expected: String..., run: @escaping @MainActor @Sendable (Notes) -> Void) {
    self.name = name
    self.expected = expected
    self.run = run
  }

  /// What a mechanism does, in its order.
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
    VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } }
      .task {
        let notes = Mechanism.Notes()
        run(notes)
        try? await Task.sleep(for: .seconds(60))
        _ = try? await books()
        lines = notes.all
        notes.end()
      }
  }
}
