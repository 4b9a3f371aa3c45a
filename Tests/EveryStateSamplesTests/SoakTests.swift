import EveryStateGoldens
import Neighbours
import TestSupport

@testable import EveryState

extension LoadingLabSnapshots {
  @Test(.enabled(if: isLongRun)) func isSound() async throws { try await Self.catalog.verifySoundness() }
}

/// Every frame again and again in one process, beside work as other tests do it. `scripts/soak` says how often and in which order.
@Suite(.enabled(if: Soak.rounds > 0)) struct SoakTests {
  private static let catalogs = [
    PulseSnapshots.catalog, PostsScreens.catalog, ArticlesScreens.catalog, MailScreens.catalog, WeatherScreens.catalog,
    PlaceSnapshots.catalog, LoadingLabSnapshots.catalog,
  ]

  @Test @MainActor func `every drive draws the golden beside any load`() async throws {
    let neighbours = Neighbours()
    defer { neighbours.end() }
    var random = SeededRandom(seed: Soak.seed)
    var drives = 0
    for catalog in Self.catalogs {
      let session = try ProcessSessions.session(of: catalog.filePath)
      var frames: [(name: GoldenName, frame: DeclaredScreen.Frame, golden: [UInt8])] = []
      for screen in catalog.screens {
        for frame in screen.frames {
          var name = try GoldenName(catalog: catalog.name, screen: screen.name, state: frame.name)
          var golden = try #require(session.tree.content(at: name.path).bytes)
          // A variant that looks as its screen does has that one's text.
          if let base = frame.base, GoldenBytes.isSameAsScreen(golden) {
            name = try GoldenName(catalog: catalog.name, screen: base.screen, state: frame.name)
            golden = try #require(session.tree.content(at: name.path).bytes)
          }
          frames.append((name, frame, golden))
        }
      }
      for _ in 0..<Soak.rounds {
        for (name, frame, golden) in frames.shuffled(using: &random) {
          let driven = try frame.drive()
          drives += 1
          guard case .drawn(let moments) = driven.result else {
            Issue.record("\(name): \(driven.result), at drive \(drives)")
            continue
          }
          let text = GoldenText.text(name, columns: driven.columns, moments: moments)
          if Array(text.utf8) != golden { Issue.record("\(name) differs at drive \(drives):\n\(text)") }
          // The neighbors' turn on the main actor.
          if drives % 8 == 0 { await Task.yield() }
        }
      }
    }
    expect(neighbours.count > 0, "nothing ran beside the drives")
    Soak.report(drives, neighbours)
  }
}
