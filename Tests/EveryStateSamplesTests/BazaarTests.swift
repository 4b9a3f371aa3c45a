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
    Bazaar / loaded, while stock fails: the spinner never stops: nothing is in flight and nothing is asleep, so a user would wait for ever. (endless spinner)
    Mend the screen, or say among its states why it is as it should be: .waives(.endlessSpinner, in: "loaded", because: "...")
    Bazaar / loaded: after press "Newest First" has succeeded it still says "The bazaar is closed.", which a failure before it said. (stale failure)
    Mend the screen, or say among its states why it is as it should be: .waives(.staleFailure, of: "Newest First", in: "loaded", because: "...")
    Bazaar: it still says "The bazaar is closed." when offers was asked again: a user would believe that it failed once more. (stale failure)
      in 'failed, then press "Ask Again"', 'failed, then press "Newest First"', 'failed, then leave and come back', 'failed, then press "Ask Again" twice, and the first answer comes last'
      at 1 s, after press "Ask Again": offers call 1 threw BazaarError: closed, call 2 is in flight
    Mend the screen, or say among its states why it is as it should be: .waives(.staleFailure, in: "failed", because: "...")
    Bazaar / loaded: press "Newest First" twice: the answer to the first comes last, and the screen shows that one: "Nothing for sale today.". (overtaken answer)
    Mend the screen, or say among its states why it is as it should be: .waives(.overtakenAnswer, of: "Newest First", in: "loaded", because: "...")
    Bazaar / failed: press "Ask Again" twice: the answer to the first comes last, and the screen shows that one: "Nothing for sale today.". (overtaken answer)
    Mend the screen, or say among its states why it is as it should be: .waives(.overtakenAnswer, of: "Ask Again", in: "failed", because: "...")
    Bazaar / loading, then leave and come back: it says "The bazaar is closed." though nothing failed. (unsupported failure)
      at 0 s, after come back: offers call 1 was cancelled, stock call 1 was cancelled, offers call 2 is in flight, stock call 2 is in flight
    Mend the screen, or say among its states why it is as it should be: .waives(.unsupportedFailure, in: "loading", because: "...")
    Bazaar / loaded: press "Haggle" in "Carpet" changes nothing: no other picture, and nothing is called. (dead control)
    Mend the screen, or say among its states why it is as it should be: .waives(.deadControl, of: "Haggle", in: "loaded", because: "...")
    Bazaar: it says "Nothing for sale today." though no answer was empty. (unsupported empty)
      in 'loaded', 'loading', 'empty', 'failed'
      at first, before any task's first step: nothing had been asked
    Mend the screen, or say among its states why it is as it should be: .waives(.unsupportedEmpty, because: "...")
    Bazaar: after press "Newest First" nothing shows that offers was asked, until the answer comes 1 s later. (silent loading)
      in 'loaded', 'empty'
    Mend the screen, or say among its states why it is as it should be: .waives(.silentLoading, of: "Newest First", because: "...")
    Bazaar / loaded: a user who leaves and comes back makes the screen ask offers again, though its answer is there. (needless reload)
    Mend the screen, or say among its states why it is as it should be: .waives(.needlessReload, of: "offers", in: "loaded", because: "...")
    Bazaar / loaded: it offers press "Haggle" in "Carpet", and no state does that. What comes of it has never been seen. (unused control)
      .storyboard("press Haggle in Carpet") { _ in } by: { try await $0.press("Haggle", in: "Carpet") }   // in the world of 'loaded'
    Mend the screen, or say among its states why it is as it should be: .waives(.unusedControl, of: "Haggle", in: "loaded", because: "...")
    Bazaar / loaded: it offers press "Newest First", and no state does that. What comes of it has never been seen. (unused control)
      .storyboard("press Newest First") { _ in } by: { try await $0.press("Newest First") }   // in the world of 'loaded'
    Mend the screen, or say among its states why it is as it should be: .waives(.unusedControl, of: "Newest First", in: "loaded", because: "...")
    Bazaar / failed: it offers press "Ask Again", and no state does that. What comes of it has never been seen. (unused control)
      .storyboard("press Ask Again") { _ in } by: { try await $0.press("Ask Again") }   // in the world of 'failed'
    Mend the screen, or say among its states why it is as it should be: .waives(.unusedControl, of: "Ask Again", in: "failed", because: "...")
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
