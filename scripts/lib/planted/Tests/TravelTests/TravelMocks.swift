import EveryState

@testable import Travel

struct MockPlaces: PlaceService {
  let response: MockResponse<[Place]>
  func places(_ query: String, kind: Place.Kind) async throws -> [Place] { try await response("\(query) \(kind.rawValue)") }
}

struct MockTrips: TripService {
  let response: MockResponse<[Trip]>
  func trips(page: Int) async throws -> [Trip] { try await response("page \(page)") }
}

struct MockHotel: HotelService {
  let response: MockResponse<String>
  func book(_ stay: Stay) async throws -> String { try await response("\(stay.guests) guests, \(stay.nights) nights") }
}

struct MockFavorites: FavoriteService {
  let world: FavoritesSnapshots.World
  func favorites() async throws -> [Favorite] { try await world.favorites() }
  func delete(_ id: Favorite.ID) async throws { try await world.delete("\(id)") }
}

struct MockPacking: PackingService {
  let world: PackingSnapshots.World
  func luggage() async throws -> [Luggage] { try await world.luggage() }
  func items(in id: Luggage.ID) async throws -> [PackingItem] { try await world.items(id) }
}

struct MockLogin: LoginService {
  let world: LoginSnapshots.World
  func logIn(code: String) async throws -> String { try await world.logIn() }
  func logOut() async throws { try await world.logOut() }
}

struct MockCache: CacheService {
  let world: TravelSettingsSnapshots.World
  func size() async throws -> Int { try await world.size() }
  func clear() async throws { try await world.clear() }
}

struct MockTickets: TicketService {
  let response: MockResponse<[String]>
  func tickets() async throws -> [String] { try await response() }
}

struct MockSync: SyncService {
  let response: MockResponse<Int>
  func sync() async throws -> Int { try await response() }
}

struct MockRates: RateService {
  let response: MockResponse<Rates>
  func rates() async throws -> Rates { try await response() }
}
