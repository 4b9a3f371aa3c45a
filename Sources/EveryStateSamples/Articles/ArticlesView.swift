import SwiftUI

@MainActor
@Observable
public final class ArticlesModel {
  public private(set) var articles = Loadable<[Article]>.idle
  @ObservationIgnored private let service: any ArticlesService

  public init(service: any ArticlesService) { self.service = service }

  func load() async {
    guard !articles.isLoading else { return }
    articles = .loading
    do { articles = .loaded(try await service.articles()) } catch { articles = .error(error) }
  }
}

public struct ArticlesView: View {
  @State private var model: ArticlesModel

  public init(model: ArticlesModel) { _model = State(initialValue: model) }

  public var body: some View {
    NavigationStack {
      VStack {
        switch model.articles {
        case .idle:
          EmptyView()
        case .loading:
          ProgressView()
        case .loaded(let articles) where articles.isEmpty:
          ContentUnavailableView(
            "No Articles", systemImage: "newspaper", description: Text("New articles will appear here."))
        case .loaded(let articles):
          List(articles, rowContent: ArticleRow.init)
        case .error(let error):
          ContentUnavailableView {
            Label("Articles Unavailable", systemImage: "exclamationmark.icloud")
          } description: {
            Text(error.localizedDescription)
          } actions: {
            Button("Retry") {
              Task { await model.load() }
            }
          }
        }
      }
      .navigationTitle("Articles")
    }
    .task { await model.load() }
  }
}

private struct ArticleRow: View {
  let article: Article

  var body: some View {
    VStack(alignment: .leading) {
      Text(article.headline)
        .font(.headline)
      Text(article.published, format: .dateTime.day().month().year())
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
