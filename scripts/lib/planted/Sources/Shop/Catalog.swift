import Observation
import SwiftUI

struct Product: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let price: Decimal
}

protocol ProductSearch: Sendable {
  func products(matching query: String) async throws -> [Product]
}

/// Searches while the user types, after a pause.
@MainActor @Observable final class CatalogModel {
  enum Phase {
    case loading
    case loaded([Product])
    case failed(String)
  }

  private(set) var phase = Phase.loading
  private var asked: String?
  private var isAnswered = false
  private let service: any ProductSearch

  init(service: any ProductSearch) { self.service = service }

  /// Runs in a task that a change of the query cancels.
  func search(_ query: String) async {
    if isAnswered && asked == query { return }
    do {
      if let asked, asked != query { try await Task.sleep(for: .milliseconds(300)) }
      asked = query
      isAnswered = false
      phase = .loading
      let products = try await service.products(matching: query)
      guard !Task.isCancelled else { return }
      phase = .loaded(products)
      isAnswered = true
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed(error.localizedDescription)
    }
  }
}

struct CatalogView: View {
  private struct Search: Equatable {
    var query = ""
    var attempt = 0
  }
  @State private var model: CatalogModel
  @State private var search = Search()

  init(model: CatalogModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading: ProgressView("Searching")
        case .loaded(let products) where products.isEmpty && search.query.isEmpty:
          ContentUnavailableView("No Products", systemImage: "shippingbox", description: Text("New products arrive on Mondays."))
        case .loaded(let products) where products.isEmpty:
          ContentUnavailableView.search(text: search.query)
        case .loaded(let products):
          List(products) { product in
            LabeledContent(product.name) { Text(product.price, format: .currency(code: "EUR")) }
          }
        case .failed(let message):
          ContentUnavailableView {
            Label("Search Failed", systemImage: "exclamationmark.triangle")
          } description: {
            Text(message)
          } actions: {
            Button("Search Again") { search.attempt += 1 }
          }
        }
      }
      .navigationTitle("Catalog")
    }
    .searchable(text: $search.query, prompt: "Products")
    .task(id: search) { await model.search(search.query) }
  }
}
