import EveryState
import EveryStateSamples
import SwiftUI

struct DeparturesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var departures = MockStore(Departure.samples) }

  func view(_ world: World) -> some View {
    DeparturesView(viewModel: DeparturesViewModel(repository: world.departures))
  }

  var states: [SnapshotState<World>] {
    [
      .loads(\.departures.list, failure: HarbourError.closed(until: Date(timeIntervalSince1970: 1_735_858_800))),
      .waives(.noRetry, because: "the harbour says when it opens"),
    ]
  }
}

/// A screen whose formats name no locale and no zone, in several of them.
@Suite struct PlaceSnapshots {
  static let catalog = SnapshotCatalog {
    DeparturesSnapshots()
    DeparturesSnapshots().variant("in German") { $0.locale = Locale(identifier: "de_DE") }
    DeparturesSnapshots().variant("in Tokyo", of: ["loaded", "failed"]) {
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    }
    DeparturesSnapshots().variant("in Cairo") {
      $0.locale = Locale(identifier: "ar_EG")
      $0.timeZone = TimeZone(identifier: "Africa/Cairo")!
    }
  }

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
