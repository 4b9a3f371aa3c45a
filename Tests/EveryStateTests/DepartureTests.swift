import EveryStateGoldens
import SwiftUI
import Synchronization
import TestSupport
import Testing

@testable import EveryState

/// What leaves virtual time is found when it is started, whether or not it comes back during the drive.
@MainActor @Suite struct DepartureTests {
  @Test(arguments: Departure.all) @MainActor func `is named, with where it was started`(_ departure: Departure) throws {
    _ = Departure.firstProcess
    let screen = departure.screen
    for _ in 0..<(isLongRun ? 10 : 1) {
      let outcome = try drive(screen, "loaded").outcome
      expect(outcome.verdict, is: .notDriven)
      let message = String("\(outcome)".dropFirst("not driven: ".count))
      let prefix = "the screen left virtual time: \(departure.message). "
      expect(message, begins: prefix, comment: "\(outcome)")
    }
  }

  @Test @MainActor func `nothing goes on in a drive once something has left it`() throws {
    let steps = Mutex(0)
    let departure = Departure("a thread, and more", "a thread was started") {
      Thread.detachNewThread {}
      guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
      steps.withLock { $0 += 1 }
    }
    try expect(drive(departure.screen, "loaded").outcome.verdict, is: .notDriven)
    expect(steps.withLock { $0 }, is: 0)
  }
}

extension Departure {
  /// A screen that does it while it loads.
  @MainActor var screen: some ScreenSnapshots {
    Shelf(.loads(\.books, failure: ShelfError())) { world in Departing(work: work, books: world.books) }
  }
}

private struct Departing: View {
  let work: @MainActor @Sendable () async -> Void
  let books: MockResponse<[String]>
  @State private var titles: [String] = []

  var body: some View {
    Text(titles.joined()).task { await work() }.task { titles = (try? await books()) ?? [] }
  }
}
