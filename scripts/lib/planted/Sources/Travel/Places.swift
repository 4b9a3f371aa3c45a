import SwiftUI

struct Place: Identifiable, Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable { case any = "All", city = "Cities", beach = "Beaches" }
  let id: String
  let name: String
  let kind: Kind
}

protocol PlaceService: Sendable {
  func places(_ query: String, kind: Place.Kind) async throws -> [Place]
}

/// Searches on return, within a kind of places.
struct PlacesView: View {
  private struct Question: Equatable {
    var query = ""
    var kind = Place.Kind.any
    var attempt = 0
  }
  let service: any PlaceService
  @State private var text = ""
  @State private var question = Question()
  @State private var answered: Question?
  @State private var places = Fetched<[Place]>.pending

  var body: some View {
    NavigationStack {
      VStack {
        Picker("Kind", selection: $question.kind) {
          ForEach(Place.Kind.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        results.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .navigationTitle("Places")
      .navigationDestination(for: Place.self) { place in
        Text("\(place.name) is worth a journey.").navigationTitle(place.name)
      }
    }
    .searchable(text: $text, prompt: "City or beach")
    .onSubmit(of: .search) { question.query = text }
    .onChange(of: text) { if text.isEmpty { question.query = "" } }
    .task(id: question) {
      guard question != answered else { return }
      places = .pending
      answered = nil
      if let answer = await Fetched.from({ try await service.places(question.query, kind: question.kind) }) {
        places = answer
        answered = question
      }
    }
  }

  @ViewBuilder private var results: some View {
    switch places {
    case .pending: ProgressView("Searching places")
    case .value(let places) where places.isEmpty:
      ContentUnavailableView("No Such Place", systemImage: "map", description: Text("Try another word or another kind."))
    case .value(let places): List(places) { NavigationLink($0.name, value: $0) }
    case .problem(let message):
      ContentUnavailableView {
        Label("No Places", systemImage: "antenna.radiowaves.left.and.right.slash")
      } description: {
        Text(message)
      } actions: {
        Button("Search Once More") { question.attempt += 1 }
      }
    }
  }
}
