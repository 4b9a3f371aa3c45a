import SwiftUI

struct Trip: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let nights: Int
}

protocol TripService: Sendable {
  /// Two trips; the last page has fewer.
  func trips(page: Int) async throws -> [Trip]
}

/// An endless list, whose last row loads the next page.
struct TripsView: View {
  let service: any TripService
  @State private var trips: [Trip] = []
  @State private var page = 1
  @State private var isAtEnd = false
  @State private var problem: String?
  @State private var refreshes = 0
  @State private var isReloading = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(trips) { trip in
          LabeledContent(trip.title) { Text("^[\(trip.nights) night](inflect: true)") }
        }
        if isReloading {
          EmptyView()
        } else if let problem {
          Text("The next trips could not be loaded. \(problem)")
          Button("Load Trips") { self.problem = nil }
        } else if !isAtEnd {
          ProgressView("Loading trips").task(id: page) { await loadPage() }
        } else if trips.isEmpty {
          ContentUnavailableView("No Trips", systemImage: "suitcase", description: Text("Book a trip to see it here."))
        }
      }
      .navigationTitle("Trips")
      .refreshable { await reload() }
    }
  }

  private func loadPage() async {
    let asked = refreshes
    switch await Fetched.from({ try await service.trips(page: page) }) {
    case nil, .pending: break
    case _ where asked != refreshes: break
    case .value(let found):
      trips += found.filter { trip in !trips.contains { $0.id == trip.id } }
      if found.count < 2 { isAtEnd = true } else { page += 1 }
    case .problem(let message): problem = message
    }
  }

  /// The old trips stay until the first page is there again.
  private func reload() async {
    refreshes += 1
    let asked = refreshes
    isReloading = true
    problem = nil
    defer { if asked == refreshes { isReloading = false } }
    switch await Fetched.from({ try await service.trips(page: 1) }) {
    case nil, .pending: break
    case _ where asked != refreshes: break
    case .value(let found):
      trips = found
      isAtEnd = found.count < 2
      page = 2
    case .problem(let message): problem = message
    }
  }
}
