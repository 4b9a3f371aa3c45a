import SwiftUI

/// Formats as apps do: none of it names a locale, a calendar or a time zone.
public struct DeparturesView: View {
  @State private var viewModel: DeparturesViewModel

  public init(viewModel: DeparturesViewModel) { _viewModel = State(initialValue: viewModel) }

  public var body: some View {
    NavigationStack {
      content.navigationTitle("Departures")
    }
    .task { await viewModel.load() }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .loading:
      ProgressView()
    case .loaded(let departures) where departures.isEmpty:
      ContentUnavailableView("No ferries", systemImage: "ferry", description: Text(viewModel.today))
    case .loaded(let departures):
      List {
        Section(viewModel.today) {
          ForEach(departures) { row($0) }
        }
      }
    case .failed(let message):
      ContentUnavailableView("Closed", systemImage: "xmark", description: Text(message))
    }
  }

  private func row(_ departure: Departure) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(departure.destination)
        Spacer()
        if viewModel.isAfterDark(departure) { Image(systemName: "moon") }
        Text(departure.time.formatted(date: .omitted, time: .shortened))
      }
      if !departure.stops.isEmpty { Text(departure.stops.formatted()) }
      Text(
        verbatim: "\(viewModel.hours(until: departure)) h, \(departure.time.formatted(.relative(presentation: .named)))"
      )
      HStack {
        Text(departure.fare.formatted(.currency(code: "EUR")))
        Spacer()
        Text(verbatim: "\(departure.seats.formatted()), \(departure.occupancy.formatted(.percent))")
      }
      .font(.caption)
    }
  }
}
