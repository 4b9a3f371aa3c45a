import EveryState
import EveryStateLoaders
import EveryStateSamples
import SwiftUI

struct ProfileSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var profile = MockResponse(Profile.ada) }
  func view(_ world: World) -> some View { ProfileScreen(service: MockLabService(profile: world.profile)) }

  var states: [SnapshotState<World>] {
    [
      .idle(), .loads(\.profile, neverEmpty: "a profile has a name", failure: LabError.offline),
      .storyboard("try again") {
        $0.profile = .sequence(.fails(LabError.offline), .returns(.ada))
      } by: {
        try await $0.press("Try Again")
      },
    ]
  }
}

struct QuoteSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var quote = MockResponse(String.quote) }
  func view(_ world: World) -> some View { QuoteScreen(service: MockLabService(quote: world.quote)) }

  private static let failing = MockResponse<String>.Step.fails(LabError.flaky(attempt: 1))

  var states: [SnapshotState<World>] {
    [
      .state("loaded", proving: .loaded), .state("loading", proving: .loading),
      .waives(.empty, because: "a quote has words"),
      // The back-off is longer than a call: a frame is taken when the last attempt has failed.
      .state("failed", proving: .failed) {
        $0.quote = .fails(LabError.flaky(attempt: 1))
      } by: {
        await $0.wait(.seconds(10))
      },
      .storyboard("third attempt succeeds", from: .beginning) {
        $0.quote = .sequence(Self.failing, Self.failing, .returns(.quote))
      } by: {
        await $0.wait(.seconds(1))
        await $0.wait(.seconds(1))
        await $0.wait(.seconds(2))
        await $0.wait(.seconds(1))
      },
      .storyboard("all attempts fail then try again") {
        $0.quote = .sequence(Self.failing, Self.failing, Self.failing, .returns(.quote))
      } by: {
        await $0.wait(.seconds(10))
        try await $0.press("Try Again")
      },
      .storyboard("another") {
        $0.quote = .sequence(.quote, "More haste, less speed.")
      } by: {
        try await $0.press("Another")
      },
    ]
  }
}

struct DownloadsSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var part = MockResponse("bytes") }

  func view(_ world: World) -> some View {
    // A limit of 2 is a valid one.
    DownloadsScreen(
      model: try! DownloadsModel(
        ["Atlas.pdf", "Birds.mp4", "Coast.zip"], service: MockLabService(part: world.part), limit: 2))
  }

  var states: [SnapshotState<World>] {
    [
      .idle(),
      .loads(
        \.part, neverEmpty: "the list of files is the app's own", failure: LabError.offline,
        by: { try await $0.press("Start") }),
      .storyboard(
        "two at a time then cancel and restart",
        by: {
          try await $0.press("Start")
          await $0.wait(.seconds(4))
          await $0.wait(.seconds(1))
          try await $0.press("Cancel All", whileLoading: true)
          try await $0.press("Start", whileLoading: true)
          await $0.wait(.seconds(4))
        }),
    ]
  }
}

struct ReportSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var part = MockResponse("bytes") }
  func view(_ world: World) -> some View { ReportScreen(service: MockLabService(part: world.part)) }

  var states: [SnapshotState<World>] {
    [
      .idle(),
      .state("loaded", proving: .loaded) { _ in
      } by: {
        try await $0.press("Load")
        await $0.wait(.seconds(4))
      },
      .state("loading", proving: .loading) { _ in
      } by: {
        try await $0.press("Load")
      }, .waives(.empty, because: "a report has chapters"),
      .state("failed", proving: .failed) {
        $0.part = .sequence(.returns("bytes"), .fails(LabError.offline))
      } by: {
        try await $0.press("Load")
        await $0.wait(.seconds(2))
      },
      .storyboard(
        "stop and restart",
        by: {
          try await $0.press("Load")
          await $0.wait(.seconds(1))
          try await $0.press("Stop", whileLoading: true)
          await $0.wait(.seconds(5))
          try await $0.press("Load Again")
          await $0.wait(.seconds(4))
          try await $0.press("Discard")
        }),
      .storyboard("try again") {
        $0.part = .sequence(.fails(LabError.offline), .returns("bytes"))
      } by: {
        try await $0.press("Load")
        await $0.wait(.seconds(2))
        try await $0.press("Try Again")
        await $0.wait(.seconds(4))
      },
    ]
  }
}

struct RatesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var rates = MockResponse([String].rates) }

  func view(_ world: World) -> some View {
    // A limit of 1 is a valid one.
    RatesScreen(service: MockLabService(rates: world.rates), tokens: try! TokenBucket(limit: 1))
  }

  var states: [SnapshotState<World>] {
    [
      .idle(), .state("loaded", proving: .loaded), .state("loading", proving: .loading),
      .state("empty", proving: .empty) { $0.rates = .returns([]) },
      .state("failed", proving: .failed) {
        $0.rates = .fails(LabError.offline)
      } by: {
        await $0.wait(.seconds(10))
      },
      .storyboard("refresh three times in a row") {
        $0.rates = .sequence(.returns(["EUR 1.08"]), .never, .fails(LabError.offline), .returns(["EUR 1.09"]))
      } by: { user in
        for _ in 0..<3 {
          try await user.press("Refresh", whileLoading: true)
          await user.wait(.milliseconds(100))
        }
        // The last press loads half a second later; that fails a second later, and is tried again after another one.
        await user.wait(.seconds(2.5))
        await user.wait(.seconds(1))
      },
      .storyboard("try again") {
        $0.rates = .sequence(
          .fails(LabError.offline), .fails(LabError.offline), .fails(LabError.offline), .returns(.rates))
      } by: {
        await $0.wait(.seconds(10))
        try await $0.press("Try Again")
      },
    ]
  }
}

struct CitiesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var cities = MockResponse(["Berlin", "Bern"]) }

  func view(_ world: World) -> some View {
    CitiesScreen(search: CitySearch(service: MockLabService(cities: world.cities)))
  }

  private static let typing: SnapshotState<World>.Actions = {
    try await $0.type("ber", into: "Search cities")
    // The search begins after a pause in typing.
    await $0.wait(.milliseconds(300))
  }

  var states: [SnapshotState<World>] {
    [
      .idle(), .loads(\.cities, failure: LabError.offline, by: Self.typing),
      .storyboard(
        "typing",
        by: { user in
          for text in ["b", "e", "r"] {
            try await user.type(text, into: "Search cities")
            await user.wait(.milliseconds(200))
          }
          await user.wait(.seconds(2))
          try await user.type("lin", into: "Search cities")
          await user.wait(.milliseconds(300))
        }),
      .storyboard("try again") {
        $0.cities = .sequence(.fails(LabError.offline), .returns(["Berlin", "Bern"]))
      } by: {
        try await Self.typing($0)
        try await $0.press("Try Again")
      },
    ]
  }
}

@Suite struct LoadingLabSnapshots {
  static let catalog = SnapshotCatalog {
    ProfileSnapshots()
    QuoteSnapshots()
    DownloadsSnapshots()
    ReportSnapshots()
    RatesSnapshots()
    CitiesSnapshots()
    RetryTimelines()
    DebounceTimelines()
    LimitTimelines()
    CompositionTimelines()
  }

  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
}
