import EveryStateGoldens
import TestPackages
import TestSupport
import Testing

@testable import EveryStateReview

@Suite(.besideTheMainActor) struct UnsteadyReviewTests {
  @Test func `an unsteady frame is told with its reason, and there is nothing to accept`() throws {
    let package = try ReviewedPackage()

    let before = package.golden("Watchlist/failed")
    expect(before != nil)
    let session = try package.package.session(["SNAPSHOT_TESTING_RECORD": "all"], textFormat: 1)
    try session.declare(package.claims)
    let name = try GoldenName(catalog: package.claims.catalog, screen: "Watchlist", state: "failed")
    let outcome = session.verify(
      name, text: "one\n", unsteadiness: { Unsteadiness(.order, first: "one\n", retake: .drawn("two\n")) })
    session.end()
    expect(outcome.verdict == .unsteady && outcome.isFailure && outcome.pending == nil)
    expect(package.golden("Watchlist/failed"), is: before)
    let review = try package.review()
    let frame = try #require(review.frames.first { $0.name == name })
    expect(frame.word == "unsteady" && frame.needsAttention && review.change(of: frame) == nil)
    expect(
      frame.whyNotDecided.hasPrefix(
        "unsteady: nothing to accept, since the frame differs from itself. driven again with other orders of sets"),
      "\(frame.whyNotDecided)")
  }
}
