import SwiftUI

struct Luggage: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
}

struct PackingItem: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  var isPacked = false
}

protocol PackingService: Sendable {
  func luggage() async throws -> [Luggage]
  func items(in id: Luggage.ID) async throws -> [PackingItem]
}

struct PackingView: View {
  let service: any PackingService
  @State private var luggage = Fetched<[Luggage]>.pending
  @State private var opened: Luggage?

  var body: some View {
    NavigationStack {
      Group {
        switch luggage {
        case .pending: ProgressView("Loading luggage")
        case .value(let bags) where bags.isEmpty: ContentUnavailableView("No Luggage", systemImage: "bag")
        case .value(let bags):
          List(bags) { bag in
            Button(bag.name) { opened = bag }
          }
        case .problem(let message):
          ContentUnavailableView {
            Label("Luggage Not Loaded", systemImage: "bag.badge.questionmark")
          } description: {
            Text(message)
          } actions: {
            Button("Load Luggage") {
              luggage = .pending
              Task { await load() }
            }
          }
        }
      }
      .navigationTitle("Packing")
      .sheet(item: $opened) { PackingList(luggage: $0, service: service) }
    }
    .task {
      if case .pending = luggage { await load() }
    }
  }

  private func load() async {
    if let answer = await Fetched.from({ try await service.luggage() }) { luggage = answer }
  }
}

private struct PackingList: View {
  let luggage: Luggage
  let service: any PackingService
  @Environment(\.dismiss) private var dismiss
  @State private var items: [PackingItem] = []
  @State private var state = Fetched<Bool>.pending

  var body: some View {
    NavigationStack {
      Group {
        switch state {
        case .pending: ProgressView("Loading list")
        case .value where items.isEmpty: ContentUnavailableView("Nothing to Pack", systemImage: "checklist")
        case .value:
          List {
            Section("\(items.filter(\.isPacked).count) of \(items.count) packed") {
              ForEach($items) { $item in Toggle(item.name, isOn: $item.isPacked) }
            }
            Button("Unpack All") { for index in items.indices { items[index].isPacked = false } }
              .disabled(!items.contains(where: \.isPacked))
          }
        case .problem(let message):
          ContentUnavailableView {
            Label("List Not Loaded", systemImage: "checklist")
          } description: {
            Text(message)
          } actions: {
            Button("Load List") {
              state = .pending
              Task { await load() }
            }
          }
        }
      }
      .navigationTitle(luggage.name)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
    }
    .task {
      if case .pending = state { await load() }
    }
  }

  private func load() async {
    switch await Fetched.from({ try await service.items(in: luggage.id) }) {
    case .value(let answer):
      items = answer
      state = .value(true)
    case .problem(let message): state = .problem(message)
    case .pending, nil: break
    }
  }
}
