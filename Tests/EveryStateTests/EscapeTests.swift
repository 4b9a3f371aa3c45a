import SwiftUI

@testable import EveryState

/// Code that leaves virtual time or never comes back has a verdict of its own.
@MainActor struct EscapeTests {
  /// A screen that shows "done" once `work` has ended and the books are loaded.
  private func screen(_ work: @escaping @MainActor @Sendable () async -> Void) -> some ScreenSnapshots {
    Shelf(.loads(\.books, failure: ShelfError())) { world in Waiting(work: work, books: world.books) }
  }

  @Test @MainActor func `endless polling after the load does not prevent a frame before it is stuck`() throws {
    let poll: @MainActor @Sendable () async -> Void = {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(10)) }
    }
    try expect(drive(screen(poll), "loaded").outcome.verdict, is: .notDriven)
    let after = Shelf(.loads(\.books, failure: ShelfError())) { world in
      Waiting(work: {}, books: world.books).task { await poll() }
    }
    try expect(drawing(after, "loaded"), contains: "done")
  }

  @Test @MainActor func `work that a frame started does not reach the next one`() throws {
    final class Log { nonisolated(unsafe) static var lines: [String] = [] }
    let leaving = Shelf(.loads(\.books, failure: ShelfError())) { world in
      Waiting(work: {}, books: world.books).task {
        do { try await Task.sleep(for: .seconds(3600)) } catch { Log.lines.append("cancelled") }
        if !Task.isCancelled { Log.lines.append("leaked") }
      }.onDisappear { Log.lines.append("gone") }
    }
    _ = try drive(leaving, "loaded")
    expect(Log.lines, is: ["gone", "cancelled"])
    _ = try drive(leaving, "empty")
    expect(Log.lines, is: ["gone", "cancelled", "gone", "cancelled"])
  }

  @Test @MainActor func `a continuation that is never resumed is reported with the pending work`() throws {
    let forgotten = screen { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    let waiting = try drive(forgotten, "loaded").outcome
    expect(waiting.verdict, is: .notDriven)
    expect("\(waiting)", contains: "1 task waits")
  }
}

private struct Waiting: View {
  let work: @MainActor @Sendable () async -> Void
  let books: MockResponse<[String]>
  @State private var isDone = false
  var body: some View {
    Text(isDone ? "done" : "waiting").task {
      await work()
      _ = try? await books()
      isDone = true
    }
  }
}
