import EveryState
import EveryStateSamples
import SwiftUI

struct WatchlistSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var markets = MockResponse(Market.samples) }

  func view(_ world: World) -> some View {
    WatchlistView(viewModel: WatchlistViewModel(repository: MockMarketsRepository(world.markets)))
  }

  var states: [SnapshotState<World>] {
    [
      .idle(), .loads(\.markets, failure: APIError.server(status: 503)),
      .state("refreshing", proving: .loading) {
        $0.markets = .sequence(Market.samples, [])
      } by: {
        try await $0.refresh()
      },
      .state("failed after a refresh", proving: .failed) {
        $0.markets = .sequence(.returns(Market.samples), .fails(APIError.offline))
      } by: {
        try await $0.refresh()
      },
      .storyboard("retry") {
        $0.markets = .sequence(.fails(APIError.offline), .returns(Market.samples))
      } by: {
        try await $0.press("Try Again")
      },
      .storyboard("check again") {
        $0.markets = .sequence([], Market.samples)
      } by: {
        try await $0.press("Check Again")
      },
    ]
  }
}

@Suite struct PulseSnapshots {
  static let catalog = SnapshotCatalog {
    WatchlistSnapshots()
    WatchlistSnapshots().variant("at 60 columns") { $0.columns = 60 }
    WatchlistSnapshots().variant("in Arabic") { $0.locale = Locale(identifier: "ar_EG") }
  }

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
