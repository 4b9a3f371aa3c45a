import SwiftUI

public struct LocationView: View {
  @State private var viewModel: LocationViewModel

  public init(viewModel: LocationViewModel) { _viewModel = State(initialValue: viewModel) }

  public var body: some View {
    Group {
      switch viewModel.state {
      case .fetching:
        ProgressView()
      case .data(let current, let forecast):
        VStack(alignment: .leading) {
          CurrentConditionsSection(viewModel: current)
          Divider()
          ForecastSection(viewModel: forecast)
          Spacer()
        }
        .padding(.horizontal)
      case .error(let message):
        Text(message)
          .foregroundColor(.red)
      }
    }
    .navigationTitle(viewModel.location)
    .task { await viewModel.fetch() }
  }
}

private struct CurrentConditionsSection: View {
  let viewModel: CurrentConditionsViewModel

  var body: some View {
    Section {
      Label(viewModel.summary, systemImage: viewModel.symbol)
      Text(viewModel.temperature)
        .font(.largeTitle)
    } header: {
      Text("Now")
        .font(.headline)
    }
  }
}

private struct ForecastSection: View {
  let viewModel: ForecastViewModel

  var body: some View {
    Section {
      ForEach(viewModel.rows) { row in
        HStack {
          Text(row.id)
          Spacer()
          Text(row.range)
            .foregroundStyle(.secondary)
        }
      }
    } header: {
      Text("Next days")
        .font(.headline)
    }
  }
}

public struct LocationView_Previews: PreviewProvider {
  public static var previews: some View {
    NavigationView {
      LocationView(
        viewModel: LocationViewModel(location: "Oslo", client: PreviewWeatherClient(result: .success(.sample))))
    }
    .previewDisplayName("Oslo")

    NavigationView {
      LocationView(
        viewModel: LocationViewModel(location: "Atlantis", client: PreviewWeatherClient(result: .failure(.noStation))))
    }
    .previewDisplayName("No station")
  }
}
