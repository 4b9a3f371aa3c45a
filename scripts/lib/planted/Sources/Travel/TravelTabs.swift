import SwiftUI

protocol TicketService: Sendable {
  func tickets() async throws -> [String]
}

struct TravelTabsView: View {
  let service: any TicketService
  @State private var tickets = Fetched<[String]>.pending
  @State private var isTorchOn = false

  var body: some View {
    TabView {
      NavigationStack { ticketList.navigationTitle("Tickets") }
        .tabItem { Label("Tickets", systemImage: "ticket") }
        .badge(count)
      NavigationStack {
        List {
          DisclosureGroup("Lost your ticket?") { Text("Show your passport at the counter.") }
          Link("Call Us", destination: URL(string: "tel:112")!)
        }
        .navigationTitle("Advice")
      }
      .tabItem { Label("Advice", systemImage: "lifepreserver") }
      VStack(spacing: 20) {
        Image(systemName: isTorchOn ? "flashlight.on.fill" : "flashlight.off.fill").accessibilityHidden(true)
        Toggle("Torch", isOn: $isTorchOn).padding()
      }
      .tabItem { Label("Tools", systemImage: "wrench") }
    }
    .task {
      if case .pending = tickets { await load() }
    }
  }

  private var count: Int { if case .value(let tickets) = tickets { tickets.count } else { 0 } }

  @ViewBuilder private var ticketList: some View {
    switch tickets {
    case .pending: ProgressView("Loading tickets")
    case .value(let tickets) where tickets.isEmpty: ContentUnavailableView("No Tickets", systemImage: "ticket")
    case .value(let tickets):
      List {
        Section("^[\(tickets.count) ticket](inflect: true)") { ForEach(tickets, id: \.self) { Text($0) } }
      }
    case .problem(let message):
      ContentUnavailableView {
        Label("Tickets Not Loaded", systemImage: "ticket")
      } description: {
        Text(message)
      } actions: {
        Button("Load Tickets") {
          tickets = .pending
          Task { await load() }
        }
      }
    }
  }

  private func load() async {
    if let answer = await Fetched.from({ try await service.tickets() }) { tickets = answer }
  }
}
