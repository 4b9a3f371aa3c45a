import Observation
import SwiftUI

struct PastOrder: Identifiable, Equatable, Sendable {
  let id: Int
  let date: Date
  let itemCount: Int
}

struct OrderPage: Sendable, Equatable {
  var orders: [PastOrder]
  var next: Int?
}

protocol OrderHistory: Sendable {
  func orders(page: Int) async throws -> OrderPage
}

/// Pages of orders. The next one is loaded before the user reaches the end.
@MainActor @Observable final class OrderHistoryModel {
  enum Phase: Equatable {
    case loading, loaded
    case failed(String)
  }
  private(set) var orders: [PastOrder] = []
  private(set) var first = Phase.loading
  private(set) var more = Phase.loaded
  var refreshProblem: String?
  private var next: Int?
  /// Which list a page belongs to, and which start is the latest.
  private var generation = 0
  private var starts = 0
  private var hasLoaded = false
  private let service: any OrderHistory

  init(service: any OrderHistory) { self.service = service }

  func load() async {
    guard !hasLoaded else { return }
    first = .loading
    do { try await start() } catch {
      guard !Task.isCancelled else { return }
      first = .failed(error.localizedDescription)
    }
  }

  func refresh() async {
    refreshProblem = nil
    do { try await start() } catch {
      guard !Task.isCancelled else { return }
      refreshProblem = error.localizedDescription
    }
  }

  private func start() async throws {
    starts += 1
    let own = starts
    let page = try await service.orders(page: 1)
    guard own == starts, !Task.isCancelled else { return }
    generation += 1
    orders = page.orders
    next = page.next
    more = .loaded
    first = .loaded
    hasLoaded = true
  }

  func loadMore(after order: PastOrder) async {
    guard case .loaded = more, orders.suffix(2).contains(order) else { return }
    await loadMore()
  }

  func loadMore() async {
    guard let page = next, more != .loading else { return }
    let own = generation
    more = .loading
    do {
      let answer = try await service.orders(page: page)
      guard own == generation else { return }
      orders += answer.orders.filter { order in !orders.contains { $0.id == order.id } }
      next = answer.next
      more = .loaded
    } catch {
      guard own == generation else { return }
      more = .failed(error.localizedDescription)
    }
  }
}

struct OrderHistoryView: View {
  @State private var model: OrderHistoryModel

  init(model: OrderHistoryModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.first {
        case .loading: ProgressView("Loading orders")
        case .failed(let message):
          ContentUnavailableView {
            Label("Orders Not Loaded", systemImage: "wifi.slash")
          } description: {
            Text(message)
          } actions: {
            Button("Load Orders Again") { Task { await model.load() } }
          }
        case .loaded where model.orders.isEmpty:
          ContentUnavailableView("No Orders", systemImage: "bag", description: Text("What you order appears here."))
        case .loaded: list
        }
      }
      .navigationTitle("Orders")
    }
    .task { await model.load() }
  }

  private var list: some View {
    List {
      if let problem = model.refreshProblem { Text("Not refreshed. \(problem)").foregroundStyle(.secondary) }
      ForEach(model.orders) { order in
        VStack(alignment: .leading) {
          Text("Order \(order.id.formatted(.number.grouping(.never)))").font(.headline)
          Text("^[\(order.itemCount) item](inflect: true)")
          Text(order.date, format: .dateTime.day().month().year()).foregroundStyle(.secondary)
        }
        .onAppear { Task { await model.loadMore(after: order) } }
      }
      switch model.more {
      case .loading: ProgressView("Loading older orders")
      case .failed(let message):
        Text("Older orders were not loaded. \(message)")
        Button("Load Older Orders") { Task { await model.loadMore() } }
      case .loaded: EmptyView()
      }
    }
    .refreshable { await model.refresh() }
  }
}
