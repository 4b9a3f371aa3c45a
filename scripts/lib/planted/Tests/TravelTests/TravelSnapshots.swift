import EveryState
import Foundation
import SwiftUI
import Testing

@testable import Travel

struct PlacesSnapshots: ScreenSnapshots {
  static let oslo = Place(id: "oslo", name: "Oslo", kind: .city)
  static let sand = Place(id: "sand", name: "Sand Bay", kind: .beach)
  struct World: SnapshotWorld {
    var places = MockResponse([oslo, sand])
      .answering(" Beaches", with: .returns([sand])).answering("os All", with: .returns([oslo])).answering("os Beaches", with: .returns([]))
  }
  func view(_ world: World) -> some View { PlacesView(service: MockPlaces(response: world.places)) }
  @Sendable static func search(_ user: ScreenUser) async throws {
    try await user.search("os")
    try await user.submit()
  }
  var states: [SnapshotState<World>] {
    [
      .loads(\.places, failure: TravelError.noSignal),
      .storyboard("search") { $0.places = $0.places.delayed(by: .seconds(1)) } by: { try await Self.search($0) },
      .storyboard("beaches") { $0.places = $0.places.delayed(by: .seconds(1)) } by: {
        try await Self.search($0)
        try await $0.select("Beaches", in: "Kind")
        try await $0.select("Cities", in: "Kind")
        try await $0.select("All", in: "Kind")
      },
      .storyboard("once more") { $0.places = .sequence(.fails(TravelError.noSignal), .returns([Self.oslo])) } by: {
        try await $0.press("Search Once More")
      },
      .state("place") { _ in } by: { try await $0.press("Oslo") },
    ]
  }
}

struct TripsSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var trips = MockResponse([Trip(id: 1, title: "Rome", nights: 1), Trip(id: 2, title: "Alps", nights: 7)])
      .answering("page 2", with: .returns([Trip(id: 3, title: "Crete", nights: 10)]))
  }
  func view(_ world: World) -> some View { TripsView(service: MockTrips(response: world.trips)) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.trips, failure: TravelError.noSignal),
      .storyboard("page by page", from: .beginning) { $0.trips = $0.trips.delayed(by: .seconds(1)) } by: { await $0.wait(.seconds(5)) },
      .storyboard("second page fails") { $0.trips = $0.trips.answering("page 2", with: .sequence(.fails(TravelError.noSignal), .returns([]))) } by: {
        try await $0.press("Load Trips")
      },
      .state("refreshing", proving: .loading) {
        $0.trips = $0.trips.answering("page 1", with: .sequence(.returns([Trip(id: 1, title: "Rome", nights: 1)]), .never))
      } by: {
        try await $0.refresh()
      },
      .state("refresh failed") {
        $0.trips = $0.trips.answering("page 1", with: .sequence(.returns([Trip(id: 1, title: "Rome", nights: 1)]), .fails(TravelError.noSignal)))
      } by: {
        try await $0.refresh()
      },
    ]
  }
}

struct BookingSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var booking = MockResponse("H4X") }
  func view(_ world: World) -> some View { BookingView(service: MockHotel(response: world.booking)) }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "the form begins with two guests"),
      .state("form"),
      .storyboard("more guests") { _ in } by: {
        try await $0.perform("Increment", on: "2 guests")
        try await $0.perform("Increment", on: "1 night")
        try await $0.toggle("Breakfast")
      },
      .state("booking", proving: .loading) { $0.booking = .never } by: { try await $0.press("Book") },
      .state("booked", proving: .loaded) { $0.booking = .returns("H4X") } by: { try await $0.press("Book") },
      .storyboard("full") { $0.booking = .sequence(.fails(TravelError.fullyBooked), .returns("H4X")) } by: {
        try await $0.press("Book")
        try await $0.press("Book Again")
      },
      .storyboard("given up") { $0.booking = .fails(TravelError.noSignal) } by: {
        try await $0.press("Book")
        try await $0.press("Cancel")
      },
    ]
  }
}

struct FavoritesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var favorites = MockResponse([Favorite(id: 1, name: "Lofoten"), Favorite(id: 2, name: "Bergen")])
    var delete = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { FavoritesView(service: MockFavorites(world: world)) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.favorites, failure: TravelError.noSignal),
      .storyboard("load again") { $0.favorites = .sequence(.fails(TravelError.noSignal), .returns([])) } by: { try await $0.press("Load Favorites") },
      .storyboard("delete and undo") { _ in } by: {
        try await $0.swipeAction("Delete", on: "Lofoten")
        try await $0.press("Undo")
      },
      .storyboard("delete") { $0.delete = MockResponse(delay: .seconds(1)) } by: {
        try await $0.swipeAction("Delete", on: "Lofoten")
        await $0.wait(.seconds(8))
      },
      .state("not deleted", proving: .failed) { $0.delete = .fails(TravelError.noSignal) } by: {
        try await $0.swipeAction("Delete", on: "Lofoten")
        await $0.wait(.seconds(8))
      },
    ]
  }
}

struct PackingSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var luggage = MockResponse([Luggage(id: "b", name: "Backpack"), Luggage(id: "s", name: "Suitcase")])
    var items = MockResponse([PackingItem(id: 1, name: "Socks"), PackingItem(id: 2, name: "Map", isPacked: true)])
  }
  func view(_ world: World) -> some View { PackingView(service: MockPacking(world: world)) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.luggage, failure: TravelError.noSignal),
      .storyboard("load again") { $0.luggage = .sequence(.fails(TravelError.noSignal), .returns([])) } by: { try await $0.press("Load Luggage") },
      .storyboard("pack") { $0.items = $0.items.delayed(by: .seconds(1)) } by: {
        try await $0.press("Backpack")
        await $0.wait(.seconds(2))
        try await $0.toggle("Socks")
        try await $0.press("Unpack All")
        try await $0.press("Done")
      },
      .state("nothing to pack", proving: .empty) { $0.items = .returns([]) } by: { try await $0.press("Suitcase") },
      .storyboard("list failed") { $0.items = .sequence(.fails(TravelError.noSignal), .returns([])) } by: {
        try await $0.press("Suitcase")
        await $0.wait(.seconds(2))
        try await $0.press("Load List")
      },
    ]
  }
}

struct LoginSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var logIn = MockResponse("Ada")
    var logOut = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { LoginView(service: MockLogin(world: world)) }
  @Sendable static func logIn(_ user: ScreenUser) async throws {
    try await user.press("Log In")
    try await user.type("1815", into: "Code")
    try await user.press("Continue")
  }
  @Sendable static func logOut(_ user: ScreenUser) async throws {
    try await logIn(user)
    await user.wait(.seconds(2))
    try await user.press("Log Out")
    try await user.press("Log Out")
  }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "nobody is logged in at first"),
      .state("logged out"),
      .state("checking", proving: .loading) { $0.logIn = .never } by: { try await Self.logIn($0) },
      .storyboard("log in by return") { $0.logIn = $0.logIn.delayed(by: .seconds(1)) } by: {
        try await $0.press("Log In")
        try await $0.type("1815", into: "Code")
        try await $0.submit("Code")
      },
      .state("wrong code", proving: .failed) { $0.logIn = .fails(TravelError.wrongCode) } by: { try await Self.logIn($0) },
      .storyboard("log out") { $0.logOut = MockResponse(delay: .seconds(1)) } by: { try await Self.logOut($0) },
      .state("not logged out", proving: .failed) { $0.logOut = .fails(TravelError.noSignal) } by: { try await Self.logOut($0) },
      .storyboard("stay and cancel") { _ in } by: {
        try await $0.press("Log In")
        try await $0.press("Cancel")
        try await Self.logIn($0)
        await $0.wait(.seconds(2))
        try await $0.press("Log Out")
        try await $0.press("Stay")
      },
    ]
  }
}

struct TravelSettingsSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var size = MockResponse(1240)
    var clear = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { TravelSettingsView(service: MockCache(world: world)) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.size, empty: 0, failure: TravelError.noSignal),
      .storyboard("measure again") { $0.size = .sequence(.fails(TravelError.noSignal), .returns(12)) } by: { try await $0.press("Measure Again") },
      .storyboard("changes") { _ in } by: {
        try await $0.select("Miles", in: "Distances")
        try await $0.perform("Increment", on: "1 day before")
        try await $0.toggle("Remind Me")
        try await $0.press("Restore Defaults")
      },
      .storyboard("remove") { $0.clear = MockResponse(delay: .seconds(1)) } by: { try await $0.press("Remove Maps") },
      .state("removing", proving: .loading) { $0.clear = .never } by: { try await $0.press("Remove Maps") },
      .state("not removed", proving: .failed) { $0.clear = .fails(TravelError.noSignal) } by: { try await $0.press("Remove Maps") },
    ]
  }
}

struct TravelTabsSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var tickets = MockResponse(["Oslo to Bergen", "Bergen to Oslo"]) }
  func view(_ world: World) -> some View { TravelTabsView(service: MockTickets(response: world.tickets)) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.tickets, failure: TravelError.noSignal),
      .state("one ticket") { $0.tickets = .returns(["Oslo to Bergen"]) },
      .storyboard("load again") { $0.tickets = .sequence(.fails(TravelError.noSignal), .returns([])) } by: { try await $0.press("Load Tickets") },
      .storyboard("advice") { _ in } by: {
        try await $0.press("Advice")
        try await $0.press("Lost your ticket?")
        try await $0.press("Call Us")
      },
      .storyboard("torch") { _ in } by: {
        try await $0.press("Tools")
        try await $0.toggle("Torch")
      },
    ]
  }
}

struct SyncSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var photos = MockResponse(12) }
  func view(_ world: World) -> some View { SyncView(service: MockSync(response: world.photos)) }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "a sync begins when the user wants it"),
      .state("ready"),
      .state("syncing", proving: .loading) { $0.photos = .never } by: { try await $0.press("Sync Photos") },
      .storyboard("synced twice") { $0.photos = .sequence(12, 1) } by: {
        try await $0.press("Sync Photos")
        try await $0.press("Sync Once More")
      },
      .storyboard("no signal") { $0.photos = .fails(TravelError.noSignal) } by: {
        try await $0.press("Sync Photos")
        await $0.wait(.seconds(30))
        try await $0.press("Try Again")
      },
      .storyboard("stop") { $0.photos = .sequence(.fails(TravelError.noSignal), .returns(3)) } by: {
        try await $0.press("Sync Photos")
        await $0.wait(.seconds(2))
        try await $0.press("Stop")
        await $0.wait(.seconds(20))
        try await $0.press("Sync Photos")
      },
    ]
  }
}

struct ConverterSnapshots: ScreenSnapshots {
  static let rates = Rates(date: Date(timeIntervalSince1970: 1_790_000_000), perEuro: ["NOK": 11.5, "SEK": 11])
  struct World: SnapshotWorld { var rates = MockResponse(ConverterSnapshots.rates) }
  func view(_ world: World) -> some View { ConverterView(service: MockRates(response: world.rates)) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.rates, empty: Rates(date: Date(timeIntervalSince1970: 1_790_000_000), perEuro: [:]), failure: TravelError.noSignal),
      .storyboard("load again") { $0.rates = .sequence(.fails(TravelError.noSignal), .returns(Self.rates)) } by: { try await $0.press("Load Rates") },
      .storyboard("convert") { _ in } by: {
        try await $0.type("250", into: "Amount")
        try await $0.select("SEK", in: "Currency")
        try await $0.press("Swap Currencies")
      },
      .storyboard("refresh") { $0.rates = .sequence(Self.rates, Self.rates) } by: {
        try await $0.press("Update Rates")
        try await $0.refresh()
      },
      .state("not refreshed", proving: .failed) { $0.rates = .sequence(.returns(Self.rates), .fails(TravelError.noSignal)) } by: {
        try await $0.press("Update Rates")
      },
    ]
  }
}

@Suite struct TravelScreens {
  static let catalog = SnapshotCatalog {
    PlacesSnapshots()
    TripsSnapshots()
    BookingSnapshots().variants(.rightToLeft)
    FavoritesSnapshots()
    PackingSnapshots()
    LoginSnapshots()
    TravelSettingsSnapshots().variants(.darkMode)
    TravelTabsSnapshots()
    SyncSnapshots()
    ConverterSnapshots()
  }
  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
