import Observation
import SwiftUI

protocol DealService: Sendable {
  func deals() async throws -> [String]
  func unreadCount() async throws -> Int
}

@MainActor @Observable final class ShopTabsModel {
  enum Phase {
    case loading
    case loaded([String])
    case failed(String)
  }
  private(set) var deals = Phase.loading
  private(set) var unread = 0
  private let service: any DealService

  init(service: any DealService) { self.service = service }

  func load() async {
    if case .loaded = deals { return }
    deals = .loading
    do {
      let answer = try await service.deals()
      guard !Task.isCancelled else { return }
      deals = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      deals = .failed(error.localizedDescription)
    }
  }

  /// Without an answer there is no badge.
  func loadBadge() async {
    guard unread == 0, let count = try? await service.unreadCount() else { return }
    unread = count
  }
}

struct ShopTabsView: View {
  @State private var model: ShopTabsModel
  @State private var tab = 0

  init(model: ShopTabsModel) { _model = State(initialValue: model) }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Deals", systemImage: "tag", value: 0) { NavigationStack { deals.navigationTitle("Deals") } }
      Tab("Inbox", systemImage: "tray", value: 1) {
        NavigationStack {
          Text(model.unread == 0 ? "No new messages" : "^[\(model.unread) new message](inflect: true)").navigationTitle("Inbox")
        }
      }
      .badge(model.unread)
      Tab("Help", systemImage: "questionmark.circle", value: 2) {
        NavigationStack {
          List {
            NavigationLink("Returns") { Text("You may return a product within 30 days.").navigationTitle("Returns") }
            NavigationLink("Shipping") { Text("We ship within two days.").navigationTitle("Shipping") }
          }
          .navigationTitle("Help")
        }
      }
    }
    .task { await model.loadBadge() }
  }

  private var deals: some View {
    Group {
      switch model.deals {
      case .loading: ProgressView("Loading deals")
      case .loaded(let deals) where deals.isEmpty:
        ContentUnavailableView("No Deals Today", systemImage: "tag")
      case .loaded(let deals): List(deals, id: \.self) { Text($0) }
      case .failed(let message):
        ContentUnavailableView {
          Label("Deals Not Loaded", systemImage: "tag.slash")
        } description: {
          Text(message)
        } actions: {
          Button("Try Again") { Task { await model.load() } }
        }
      }
    }
    .task { await model.load() }
  }
}
