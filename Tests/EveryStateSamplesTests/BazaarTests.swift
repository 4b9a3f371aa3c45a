import EveryStateSamples
import SwiftUI
import TestSupport

@testable import EveryState

/// A screen with bugs that its goldens would contain as well: their findings are the golden of this test.
@Suite struct BazaarTests {
  @Test @MainActor func `the bazaar's mistakes are found`() throws {
    let findings = try CatalogSoundness(SnapshotCatalog(suite: "Bazaar") { BazaarSnapshots() }).findings()
    expect(
      findings.map(\.message).joined(separator: "\n"), is: Self.findings,
      "\(findings.map(\.message).joined(separator: "\n"))")
  }

  private static let findings = #"""
    Bazaar / loaded, while stock fails: the spinner never stops, although no request or timer is pending. (endless spinner)
    Fix the screen, or add a waiver to its states: .waives(.endlessSpinner, in: "loaded", because: "...")
    Bazaar / loaded: after press "Newest First" fails twice and then succeeds, the screen still says "The bazaar is closed." from the failure before. (stale failure)
    Fix the screen, or add a waiver to its states: .waives(.staleFailure, of: "Newest First", in: "loaded", because: "...")
    Bazaar: the screen still says "The bazaar is closed." after offers is called again, as if it had failed twice. (stale failure)
      in 'failed' (then press "Ask Again"; then press "Newest First"; then leave and come back; then press "Ask Again" twice, and the first answer arrives last)
      at 1 s, after press "Ask Again": offers call 1 threw BazaarError: closed, call 2 is in flight
    Fix the screen, or add a waiver to its states: .waives(.staleFailure, in: "failed", because: "...")
    Bazaar: press "Newest First" twice: the first answer arrives last, and the screen shows it: "Nothing for sale today." (overtaken answer)
      in 'loaded', 'failed'
    Fix the screen, or add a waiver to its states: .waives(.overtakenAnswer, of: "offers", because: "...")
    Bazaar / loading, then leave and come back: the screen says "The bazaar is closed." although nothing failed. (unsupported failure)
      at 0 s, after come back: offers call 1 was canceled, stock call 1 was canceled, offers call 2 is in flight, stock call 2 is in flight
    Fix the screen, or add a waiver to its states: .waives(.unsupportedFailure, in: "loading", because: "...")
    Bazaar / loaded: press "Haggle" in "Carpet" has no effect: the screen does not change, and nothing is called. (dead control)
    Fix the screen, or add a waiver to its states: .waives(.deadControl, of: "Haggle", in: "loaded", because: "...")
    Bazaar: the screen says "Nothing for sale today." although no answer was empty. (unsupported empty)
      in 'loaded', 'loading', 'empty', 'failed'
      at the beginning, before any task runs: nothing was called yet
    Fix the screen, or add a waiver to its states: .waives(.unsupportedEmpty, because: "...")
    Bazaar: after press "Newest First", nothing shows that offers was called until the answer arrives 1 s later. (silent loading)
      in 'loaded', 'empty'
    Fix the screen, or add a waiver to its states: .waives(.silentLoading, of: "Newest First", because: "...")
    Bazaar / loaded: leaving and coming back calls offers again, although its answer is still on the screen. (needless reload)
    Fix the screen, or add a waiver to its states: .waives(.needlessReload, of: "offers", in: "loaded", because: "...")
    Bazaar / loaded: no state uses press "Haggle" in "Carpet", so no golden shows its result. (unused control)
      .storyboard("press Haggle in Carpet", by: { try await $0.press("Haggle", in: "Carpet") })
    Fix the screen, or add a waiver to its states: .waives(.unusedControl, of: "Haggle", in: "loaded", because: "...")
    Bazaar / loaded: no state uses press "Newest First", so no golden shows its result. (unused control)
      .storyboard("press Newest First", by: { try await $0.press("Newest First") })
    Fix the screen, or add a waiver to its states: .waives(.unusedControl, of: "Newest First", in: "loaded", because: "...")
    Bazaar / failed: no state uses press "Ask Again", so no golden shows its result. (unused control)
      .storyboard("press Ask Again") {
        $0.offers = .fails(BazaarError.closed).then($0.offers, fromCall: 2)
      } by: {
        try await $0.press("Ask Again")
      }
    Fix the screen, or add a waiver to its states: .waives(.unusedControl, of: "Ask Again", in: "failed", because: "...")
    """#
}

private struct BazaarSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var offers = MockResponse(["Carpet", "Lamp"])
    var stock = MockResponse(2)
  }

  func view(_ world: World) -> some View { BazaarView(model: BazaarModel(market: MockBazaar(world: world))) }
  var states: [SnapshotState<World>] { [.loads(\.offers, failure: BazaarError.closed)] }
}

private struct MockBazaar: Bazaar {
  let world: BazaarSnapshots.World
  func offers() async throws -> [String] { try await world.offers() }
  func stock() async throws -> Int { try await world.stock() }
}
