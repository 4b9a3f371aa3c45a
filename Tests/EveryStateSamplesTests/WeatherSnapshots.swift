import EveryState
import EveryStateSamples
import SwiftUI

struct LocationSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var report = MockResponse(WeatherReport.sample) }

  func view(_ world: World) -> some View {
    NavigationStack {
      LocationView(viewModel: LocationViewModel(location: "Oslo", client: MockWeatherClient(world.report)))
    }
  }

  var states: [SnapshotState<World>] {
    [
      .loads(
        \.report, neverEmpty: "every place has weather, or an error says that none is known",
        failure: WeatherError.noStation)
    ]
  }
}

@Suite struct WeatherScreens {
  static let catalog = SnapshotCatalog {
    LocationSnapshots()
    PreviewSnapshots(LocationView_Previews.self, "Oslo", "No station")
  }

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
