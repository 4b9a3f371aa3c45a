import EveryState
import EveryStateSamples
import SwiftUI

/// Articles as they are often written: flags beside each other instead of one state. That nobody has asked yet must be said by one of
/// them; otherwise the first thing that a person reads is that there are none.
@MainActor
@Observable
private final class ScatteredArticlesModel {
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
    do {
      articles = try await service.articles()
    } catch is CancellationError {
      // The person has left; the load begins anew when they come back.
    } catch {
      self.error = error
    }
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
        } else if let articles = model.articles {
          if articles.isEmpty {
            ContentUnavailableView("No Articles", systemImage: "newspaper")
          } else {
            List(articles) { Text($0.headline) }
          }
        }
      }
      .navigationTitle("Articles")
    }
    .task { await model.load() }
  }
}

/// A storyboard of the first moments shows what a person sees before anything was asked for.
struct ScatteredArticlesSnapshots: ScreenSnapshots {
  typealias World = ArticlesSnapshots.World

  func view(_ world: World) -> some View {
    ScatteredArticlesView(model: ScatteredArticlesModel(service: MockArticlesService(world.articles)))
  }

  var states: [SnapshotState<World>] {
    [
      .loads(\.articles, failure: URLError(.notConnectedToInternet)),
      .storyboard("first moments", from: .beginning),
    ]
  }
}
