import EveryState
import EveryStateSamples
import SwiftUI

/// Articles with several flags instead of one state, as screens are often written. One flag must mean "not loaded yet"; otherwise
/// the user first reads that no articles exist.
@MainActor @Observable private final class ScatteredArticlesModel {
  /// nil: not known yet.
  var articles: [Article]?
  var isLoading = false
  var error: (any Error)?
  private let service: any ArticlesService

  init(service: any ArticlesService) { self.service = service }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    error = nil
    do { articles = try await service.articles() } catch is CancellationError {
      // The user has left; the load starts again when they return.
    } catch { self.error = error }
  }
}

private struct ScatteredArticlesView: View {
  @State var model: ScatteredArticlesModel
  var body: some View {
    NavigationStack {
      VStack {
        if model.isLoading {
          ProgressView()
        } else if model.error != nil {
          Text("Articles Unavailable")
          Button("Try Again") { Task { await model.load() } }
        } else if let articles = model.articles {
          if articles.isEmpty {
            ContentUnavailableView("No Articles", systemImage: "newspaper")
          } else {
            List(articles) { Text($0.headline) }
          }
        }
      }.navigationTitle("Articles")
    }.task { await model.load() }
  }
}

/// A storyboard of the first moments shows the screen before the first request.
struct ScatteredArticlesSnapshots: ScreenSnapshots {
  typealias World = ArticlesSnapshots.World

  func view(_ world: World) -> some View {
    ScatteredArticlesView(model: ScatteredArticlesModel(service: MockArticlesService(world.articles)))
  }

  var states: [SnapshotState<World>] {
    [.loads(\.articles, failure: URLError(.notConnectedToInternet)), .storyboard("first moments", from: .beginning)]
  }
}
