import Observation
import SwiftUI

struct CartItem: Identifiable, Equatable, Sendable {
  let id: String
  let name: String
  var quantity: Int
}

protocol CartService: Sendable {
  func items() async throws -> [CartItem]
  func remove(_ id: CartItem.ID) async throws
  func restore(_ item: CartItem) async throws
  func setQuantity(_ quantity: Int, of id: CartItem.ID) async throws
}

/// Removes rows at once, and puts them back if the shop refuses.
@MainActor @Observable final class CartModel {
  enum Phase {
    case loading, loaded
    case failed(String)
  }
  private(set) var phase = Phase.loading
  private(set) var items: [CartItem] = []
  private(set) var removed: (item: CartItem, index: Int)?
  private(set) var problem: String?
  private var hasLoaded = false
  private var isRemoving: Set<CartItem.ID> = []
  private let service: any CartService

  init(service: any CartService) { self.service = service }

  func load() async {
    guard !hasLoaded else { return }
    phase = .loading
    do {
      let answer = try await service.items()
      guard !Task.isCancelled else { return }
      items = answer
      hasLoaded = true
      phase = .loaded
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed(error.localizedDescription)
    }
  }

  func remove(_ item: CartItem) async {
    guard let index = items.firstIndex(where: { $0.id == item.id }), isRemoving.insert(item.id).inserted else { return }
    defer { isRemoving.remove(item.id) }
    problem = nil
    removed = nil
    let row = items.remove(at: index)
    do {
      try await service.remove(item.id)
      removed = (row, index)
    } catch {
      items.insert(row, at: min(index, items.count))
      problem = "\(item.name) was not removed. \(error.localizedDescription)"
    }
  }

  func undo() async {
    guard let (item, index) = removed else { return }
    removed = nil
    problem = nil
    items.insert(item, at: min(index, items.count))
    do { try await service.restore(item) } catch {
      items.removeAll { $0.id == item.id }
      problem = "\(item.name) was not put back. \(error.localizedDescription)"
      removed = (item, index)
    }
  }

  func setQuantity(_ quantity: Int, of item: CartItem) async {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    problem = nil
    items[index].quantity = quantity
    do { try await service.setQuantity(quantity, of: item.id) } catch {
      if let index = items.firstIndex(where: { $0.id == item.id }), items[index].quantity == quantity {
        items[index].quantity = item.quantity
      }
      problem = "The quantity of \(item.name) was not changed. \(error.localizedDescription)"
    }
  }
}

struct CartView: View {
  @State private var model: CartModel

  init(model: CartModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading: ProgressView("Loading cart")
        case .failed(let message):
          ContentUnavailableView {
            Label("Cart Not Loaded", systemImage: "cart")
          } description: {
            Text(message)
          } actions: {
            Button("Reload Cart") { Task { await model.load() } }
          }
        case .loaded where model.items.isEmpty:
          ContentUnavailableView("Your Cart Is Empty", systemImage: "cart")
        case .loaded:
          List {
            Section("^[\(model.items.count) product](inflect: true)") {
              ForEach(model.items) { row($0) }
            }
          }
        }
      }
      .navigationTitle("Cart")
      .safeAreaInset(edge: .bottom) { toast }
    }
    .task { await model.load() }
  }

  private func row(_ item: CartItem) -> some View {
    Stepper(
      "\(item.name), \(item.quantity)",
      value: Binding(get: { item.quantity }, set: { quantity in Task { await model.setQuantity(quantity, of: item) } }), in: 1...20
    )
    .swipeActions { Button("Remove", role: .destructive) { Task { await model.remove(item) } } }
  }

  @ViewBuilder private var toast: some View {
    if let problem = model.problem { Text(problem).padding() }
    if let item = model.removed?.item {
      HStack {
        Text("\(item.name) was removed.")
        Spacer()
        Button { Task { await model.undo() } } label: { Text("Undo").frame(minWidth: 44, minHeight: 44) }
      }
      .padding(.horizontal)
    }
  }
}
