import EveryState
import EveryStateSamples
import SwiftUI

struct ArticlesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var articles = MockResponse(Article.samples) }

  func view(_ world: World) -> some View {
    ArticlesView(model: ArticlesModel(service: MockArticlesService(world.articles)))
  }

  var states: [SnapshotState<World>] {
    [
      .idle(), .loads(\.articles, failure: URLError(.notConnectedToInternet)),
      .storyboard("retry") {
        $0.articles = .sequence(.fails(URLError(.timedOut)), .returns(Article.samples))
      } by: {
        try await $0.press("Retry")
      },
    ]
  }
}

@Suite struct ArticlesScreens {
  static let catalog = SnapshotCatalog {
    ArticlesSnapshots()
    ArticlesSnapshots().variant("in German", of: ["loaded", "retry"]) { $0.locale = Locale(identifier: "de_DE") }
    ScatteredArticlesSnapshots()
  }

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
