import SwiftUI

struct WatchlistPreviews: PreviewProvider {
  static var previews: some View {
    preview("Loaded", MockMarketsRepository(fixtures: Market.samples))
    preview("Loading", MockMarketsRepository(delay: .seconds(60)))
    preview("Empty", MockMarketsRepository(fixtures: []))
    preview("Failed", MockMarketsRepository(failure: .server(status: 503)))
  }

  private static func preview(_ name: String, _ repository: MockMarketsRepository) -> some View {
    WatchlistView(viewModel: WatchlistViewModel(repository: repository))
      .previewDisplayName(name)
  }
}
