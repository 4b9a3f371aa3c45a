import EveryState

@testable import Shop

struct MockProducts: ProductSearch {
  let response: MockResponse<[Product]>
  func products(matching query: String) async throws -> [Product] { try await response(query) }
}

struct MockOrders: OrderHistory {
  let response: MockResponse<OrderPage>
  func orders(page: Int) async throws -> OrderPage { try await response("page \(page)") }
}

struct MockCashier: Cashier {
  let response: MockResponse<Int>
  func pay(_ purchase: Purchase) async throws -> Int { try await response("\(purchase.name), \(purchase.delivery.rawValue)") }
}

struct MockCart: CartService {
  let world: CartSnapshots.World
  func items() async throws -> [CartItem] { try await world.items() }
  func remove(_ id: CartItem.ID) async throws { try await world.remove(id) }
  func restore(_ item: CartItem) async throws { try await world.restore(item.id) }
  func setQuantity(_ quantity: Int, of id: CartItem.ID) async throws { try await world.quantity("\(id) \(quantity)") }
}

struct MockDeliveries: DeliveryService {
  let world: DeliveriesSnapshots.World
  func deliveries() async throws -> [Delivery] { try await world.deliveries() }
  func steps(of id: Delivery.ID) async throws -> [String] { try await world.steps(id) }
}

struct MockAccounts: Accounts {
  let response: MockResponse<String>
  func signIn(email: String, password: String) async throws -> String { try await response(email) }
}

struct MockPreferences: PreferenceStore {
  let world: PreferencesSnapshots.World
  func preferences() async throws -> Preferences { try await world.preferences() }
  func save(_ preferences: Preferences) async throws { try await world.save("\(preferences)") }
  func deleteAccount() async throws { try await world.deletion() }
}

struct MockDeals: DealService {
  let world: ShopTabsSnapshots.World
  func deals() async throws -> [String] { try await world.deals() }
  func unreadCount() async throws -> Int { try await world.unread() }
}

struct MockReviews: ReviewService {
  let world: ReviewsSnapshots.World
  func reviews() async throws -> [Review] { try await world.reviews() }
  func setLiked(_ isLiked: Bool, review id: Review.ID) async throws { try await world.like("\(id) \(isLiked)") }
  func post(text: String, stars: Int) async throws -> Review { try await world.post(text) }
}

struct MockExporter: Exporter {
  let stream: MockStream<Double>
  func export(year: Int) -> AsyncThrowingStream<Double, any Error> { stream("\(year)") }
}
