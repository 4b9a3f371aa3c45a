import Observation
import SwiftUI

struct Delivery: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let due: Date
}

protocol DeliveryService: Sendable {
  func deliveries() async throws -> [Delivery]
  func steps(of id: Delivery.ID) async throws -> [String]
}

@MainActor @Observable final class DeliveriesModel {
  enum Phase<Value> {
    case loading
    case loaded(Value)
    case failed(String)
  }
  private(set) var list = Phase<[Delivery]>.loading
  private var steps = Phase<[String]>.loading
  private var shownID: Delivery.ID?
  private let service: any DeliveryService

  init(service: any DeliveryService) { self.service = service }

  func load() async {
    if case .loaded = list { return }
    list = .loading
    do {
      let deliveries = try await service.deliveries()
      guard !Task.isCancelled else { return }
      list = .loaded(deliveries)
    } catch {
      guard !Task.isCancelled else { return }
      list = .failed(error.localizedDescription)
    }
  }

  func steps(of id: Delivery.ID) -> Phase<[String]> { shownID == id ? steps : .loading }

  func loadSteps(of id: Delivery.ID) async {
    if shownID == id, case .loaded = steps { return }
    shownID = id
    steps = .loading
    do {
      let answer = try await service.steps(of: id)
      guard shownID == id, !Task.isCancelled else { return }
      steps = .loaded(answer)
    } catch {
      guard shownID == id, !Task.isCancelled else { return }
      steps = .failed(error.localizedDescription)
    }
  }
}

struct DeliveriesView: View {
  @State private var model: DeliveriesModel
  @State private var chosen: Delivery?

  init(model: DeliveriesModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationSplitView {
      sidebar.navigationTitle("Deliveries")
    } detail: {
      if let chosen { DeliverySteps(delivery: chosen, model: model) } else { ContentUnavailableView("No Delivery Chosen", systemImage: "truck.box") }
    }
    .task { await model.load() }
  }

  @ViewBuilder private var sidebar: some View {
    switch model.list {
    case .loading: ProgressView("Loading deliveries")
    case .failed(let message):
      ContentUnavailableView {
        Label("Deliveries Not Loaded", systemImage: "truck.box")
      } description: {
        Text(message)
      } actions: {
        Button("Try Again") { Task { await model.load() } }
      }
    case .loaded(let deliveries) where deliveries.isEmpty:
      ContentUnavailableView("Nothing on Its Way", systemImage: "truck.box")
    case .loaded(let deliveries):
      List(deliveries, selection: $chosen) { delivery in
        NavigationLink(value: delivery) {
          VStack(alignment: .leading) {
            Text(delivery.title)
            Text(delivery.due, format: .dateTime.day().month()).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

private struct DeliverySteps: View {
  let delivery: Delivery
  let model: DeliveriesModel
  @State private var attempt = 0

  var body: some View {
    Group {
      switch model.steps(of: delivery.id) {
      case .loading: ProgressView("Loading steps")
      case .loaded(let steps) where steps.isEmpty: Text("The parcel has not left the shop yet.")
      case .loaded(let steps): List(Array(steps.enumerated()), id: \.offset) { Text($0.element) }
      case .failed(let message):
        ContentUnavailableView {
          Label("Steps Not Loaded", systemImage: "mappin.slash")
        } description: {
          Text(message)
        } actions: {
          Button("Load Steps") { attempt += 1 }
        }
      }
    }
    .navigationTitle(delivery.title)
    .task(id: "\(delivery.id) \(attempt)") { await model.loadSteps(of: delivery.id) }
  }
}
