import Combine
import SwiftUI

struct NewsItem: Identifiable, Equatable, Sendable {
  let id: Int
  let headline: String
  let likes: Int
}

protocol NewsService: Sendable {
  /// Up to ten items that are older than one, or the newest.
  func news(before id: NewsItem.ID?) async throws -> [NewsItem]
}

/// A feed whose older items a button loads.
@MainActor final class NewsFeedModel: ObservableObject {
  @Published private(set) var items: Loading<[NewsItem]> = .waiting
  @Published private(set) var isLoadingMore = false
  @Published private(set) var isAtEnd = false
  @Published var problem: String?
  /// Which list older items belong to, and which refresh is the latest.
  private var revision = 0
  private var refreshes = 0
  private let service: any NewsService

  init(service: any NewsService) { self.service = service }

  func load() async {
    if case .loaded = items { return }
    items = .waiting
    do {
      let newest = try await service.news(before: nil)
      guard !Task.isCancelled else { return }
      replace(with: newest)
    } catch {
      guard !Task.isCancelled else { return }
      items = .failed(error.localizedDescription)
    }
  }

  func reload() async {
    items = .waiting
    await load()
  }

  func refresh() async {
    problem = nil
    refreshes += 1
    let own = refreshes
    do {
      let newest = try await service.news(before: nil)
      guard own == refreshes, !Task.isCancelled else { return }
      replace(with: newest)
    } catch {
      guard own == refreshes, !Task.isCancelled else { return }
      problem = error.localizedDescription
    }
  }

  private func replace(with newest: [NewsItem]) {
    revision += 1
    items = .loaded(newest)
    isAtEnd = newest.isEmpty
    isLoadingMore = false
  }

  func loadMore() async {
    guard case .loaded(let known) = items, !isLoadingMore, !isAtEnd else { return }
    let own = revision
    isLoadingMore = true
    problem = nil
    do {
      let older = try await service.news(before: known.last?.id)
      guard own == revision else { return }
      items = .loaded(known + older.filter { item in !known.contains { $0.id == item.id } })
      isAtEnd = older.isEmpty
    } catch {
      guard own == revision else { return }
      problem = error.localizedDescription
    }
    isLoadingMore = false
  }
}

struct NewsFeedView: View {
  @StateObject private var model: NewsFeedModel

  init(model: @autoclosure @escaping () -> NewsFeedModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      content.navigationTitle("News")
    }
    .task { await model.load() }
    .alert("News Not Loaded", isPresented: Binding { model.problem != nil } set: { if !$0 { model.problem = nil } }) {
      Button("OK") {}
    } message: {
      Text(model.problem ?? "")
    }
  }

  @ViewBuilder private var content: some View {
    switch model.items {
    case .waiting: ProgressView("Loading news")
    case .loaded(let items) where items.isEmpty:
      ContentUnavailableView {
        Label("No News", systemImage: "newspaper")
      } description: {
        Text("Nothing has happened in the club yet.")
      } actions: {
        Button("Check for News") { Task { await model.reload() } }
      }
    case .loaded(let items):
      List {
        ForEach(items) { item in
          VStack(alignment: .leading) {
            Text(item.headline)
            Text("^[\(item.likes) like](inflect: true)").font(.footnote).foregroundStyle(.secondary)
          }
        }
        if model.isLoadingMore {
          ProgressView("Loading older news")
        } else if !model.isAtEnd {
          Button("Load Older News") { Task { await model.loadMore() } }
        }
      }
      .refreshable { await model.refresh() }
    case .failed(let message):
      ContentUnavailableView {
        Label("No News Without a Connection", systemImage: "newspaper")
      } description: {
        Text(message)
      } actions: {
        Button("Load News") { Task { await model.load() } }
      }
    }
  }
}
