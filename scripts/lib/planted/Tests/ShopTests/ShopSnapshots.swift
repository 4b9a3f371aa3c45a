import EveryState
import Foundation
import SwiftUI
import Testing

@testable import Shop

struct CatalogSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var products = MockResponse([Product(id: 1, name: "Tent", price: 249), Product(id: 2, name: "Lantern", price: 35.5)])
      .answering("lamp", with: .returns([Product(id: 2, name: "Lantern", price: 35.5)]))
  }
  func view(_ world: World) -> some View { CatalogView(model: CatalogModel(service: MockProducts(response: world.products))) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.products, failure: ShopError.offline),
      .storyboard("search") { $0.products = $0.products.delayed(by: .seconds(1)) } by: { try await $0.search("lamp") },
      .state("nothing found") { $0.products = $0.products.answering("zzz", with: .returns([])) } by: { try await $0.search("zzz") },
      .storyboard("search again") {
        $0.products = .sequence(.fails(ShopError.offline), .returns([Product(id: 1, name: "Tent", price: 249)]))
      } by: {
        try await $0.press("Search Again")
      },
    ]
  }
}

struct OrderHistorySnapshots: ScreenSnapshots {
  static let first = OrderPage(orders: [order(4711, 3), order(4710, 1), order(4709, 2)], next: 2)
  static let second = OrderPage(orders: [order(4609, 2), order(4608, 1)], next: nil)
  static func order(_ id: Int, _ count: Int) -> PastOrder {
    PastOrder(id: id, date: Date(timeIntervalSince1970: 1_740_000_000 + Double(id) * 3600), itemCount: count)
  }
  struct World: SnapshotWorld { var orders = MockResponse(first).answering("page 2", with: .returns(second)) }
  func view(_ world: World) -> some View { OrderHistoryView(model: OrderHistoryModel(service: MockOrders(response: world.orders))) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.orders, empty: OrderPage(orders: [], next: nil), failure: ShopError.busy),
      .state("older orders failed", proving: .failed) { $0.orders = $0.orders.answering("page 2", with: .fails(ShopError.offline)) },
      .storyboard("older orders again") {
        $0.orders = $0.orders.answering("page 2", with: .sequence(.fails(ShopError.offline), .returns(Self.second)))
      } by: {
        try await $0.press("Load Older Orders")
      },
      .storyboard("refresh") { $0.orders = $0.orders.delayed(by: .seconds(1)) } by: { try await $0.refresh() },
      .storyboard("again") { $0.orders = .sequence(.fails(ShopError.busy), .returns(Self.second)) } by: { try await $0.press("Load Orders Again") },
      .state("not refreshed", proving: .failed) {
        $0.orders = .sequence(.returns(Self.second), .fails(ShopError.busy))
      } by: {
        try await $0.refresh()
      },
    ]
  }
}

struct CheckoutSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var payment = MockResponse(4712) }
  func view(_ world: World) -> some View { CheckoutView(model: CheckoutModel(cashier: MockCashier(response: world.payment))) }
  @Sendable static func pay(_ user: ScreenUser) async throws {
    try await user.type("Ada", into: "Name")
    try await user.type("Harbour 1", into: "Street")
    try await user.press("Pay Now")
  }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "the form begins empty"),
      .state("form"),
      .state("paying", proving: .loading) { $0.payment = .never } by: { try await Self.pay($0) },
      .state("paid", proving: .loaded) { $0.payment = .returns(4712) } by: { try await Self.pay($0) },
      .state("payment failed", proving: .failed) { $0.payment = .fails(ShopError.soldOut) } by: { try await Self.pay($0) },
      .state("express") { _ in } by: { try await $0.select("Express", in: "Speed") },
    ]
  }
}

struct CartSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var items = MockResponse([CartItem(id: "t", name: "Tent", quantity: 1), CartItem(id: "l", name: "Lantern", quantity: 2)])
    var remove = MockResponse<Void>()
    var restore = MockResponse<Void>()
    var quantity = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { CartView(model: CartModel(service: MockCart(world: world))) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.items, failure: ShopError.offline),
      .storyboard("reload") { $0.items = .sequence(.fails(ShopError.offline), .returns([])) } by: { try await $0.press("Reload Cart") },
      .storyboard("remove and undo") { _ in } by: {
        try await $0.swipeAction("Remove", on: "Tent, 1")
        try await $0.press("Undo")
      },
      .state("removing", proving: .loading) { $0.remove = .never } by: { try await $0.swipeAction("Remove", on: "Tent, 1") },
      .state("remove failed", proving: .failed) { $0.remove = .fails(ShopError.busy) } by: { try await $0.swipeAction("Remove", on: "Tent, 1") },
      .state("undo failed", proving: .failed) { $0.restore = .fails(ShopError.soldOut) } by: {
        try await $0.swipeAction("Remove", on: "Tent, 1")
        await $0.wait(.seconds(2))
        try await $0.press("Undo")
      },
      .state("one more", proving: .loaded) { $0.quantity = MockResponse() } by: { try await $0.perform("Increment", on: "Lantern, 2") },
      .state("quantity failed", proving: .failed) { $0.quantity = .fails(ShopError.soldOut) } by: { try await $0.perform("Increment", on: "Lantern, 2") },
    ]
  }
}

struct DeliveriesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var deliveries = MockResponse([
      Delivery(id: "a", title: "Tent", due: Date(timeIntervalSince1970: 1_760_000_000)),
      Delivery(id: "b", title: "Books", due: Date(timeIntervalSince1970: 1_760_100_000)),
    ])
    var steps = MockResponse(["Packed", "On the truck"]).answering("b", with: .returns(["Ordered"]))
  }
  func view(_ world: World) -> some View { DeliveriesView(model: DeliveriesModel(service: MockDeliveries(world: world))) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.deliveries, failure: ShopError.offline),
      .storyboard("try again") { $0.deliveries = .sequence(.fails(ShopError.offline), .returns([])) } by: { try await $0.press("Try Again") },
      .storyboard("steps") { _ in } by: { try await $0.press("Tent") },
      .storyboard("other steps") { _ in } by: {
        try await $0.press("Books")
      },
      .state("no steps") { $0.steps = .returns([]) } by: { try await $0.press("Tent") },
      .storyboard("steps failed") { $0.steps = .sequence(.fails(ShopError.busy), .returns(["Packed"])) } by: {
        try await $0.press("Tent")
        try await $0.press("Load Steps")
      },
    ]
  }
}

struct SignInSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var account = MockResponse("Ada") }
  func view(_ world: World) -> some View { SignInView(model: SignInModel(accounts: MockAccounts(response: world.account))) }
  @Sendable static func signIn(_ user: ScreenUser) async throws {
    try await user.type("ada@example.com", into: "Email")
    try await user.type("1815", into: "Password")
    try await user.press("Sign In")
  }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "the form begins empty"),
      .state("form"),
      .state("signing in", proving: .loading) { $0.account = .never } by: { try await Self.signIn($0) },
      .storyboard("signed in and out") { $0.account = .returns("Ada") } by: {
        try await Self.signIn($0)
        try await $0.press("Sign Out")
      },
      .state("wrong password", proving: .failed) { $0.account = .fails(SignInError.wrongPassword) } by: { try await Self.signIn($0) },
      .state("locked", proving: .failed) { $0.account = .fails(SignInError.locked) } by: { try await Self.signIn($0) },
      .state("password shown") { _ in } by: {
        try await $0.type("1815", into: "Password")
        try await $0.toggle("Show Password")
      },
    ]
  }
}

struct PreferencesSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var preferences = MockResponse(Preferences())
    var save = MockResponse<Void>()
    var deletion = MockResponse<Void>()
  }
  func view(_ world: World) -> some View { PreferencesView(model: PreferencesModel(store: MockPreferences(world: world))) }
  @Sendable static func delete(_ user: ScreenUser) async throws {
    try await user.press("Delete Account")
    try await user.press("Delete Account")
  }
  var states: [SnapshotState<World>] {
    [
      .loads(\.preferences, neverEmpty: "every customer has settings", failure: ShopError.offline),
      .storyboard("try again") { $0.preferences = .sequence(.fails(ShopError.offline), .returns(Preferences())) } by: { try await $0.press("Try Again") },
      .state("saving", proving: .loading) { $0.save = .never } by: { try await $0.toggle("Offers") },
      .state("saved", proving: .loaded) { $0.save = MockResponse() } by: { try await $0.select("Pound", in: "Currency") },
      .state("not saved", proving: .failed) { $0.save = .fails(ShopError.busy) } by: { try await $0.toggle("Receipts") },
      .storyboard("deleting") { $0.deletion = MockResponse(delay: .seconds(2)) } by: { try await Self.delete($0) },
      .state("not deleted", proving: .failed) { $0.deletion = .fails(ShopError.busy) } by: { try await Self.delete($0) },
      .storyboard("kept") { _ in } by: {
        try await $0.press("Delete Account")
        try await $0.press("Cancel")
      },
    ]
  }
}

struct ShopTabsSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var deals = MockResponse(["Tents at half price", "Two lanterns for one"])
    var unread = MockResponse(3)
  }
  func view(_ world: World) -> some View { ShopTabsView(model: ShopTabsModel(service: MockDeals(world: world))) }
  var states: [SnapshotState<World>] {
    [
      .loads(\.deals, failure: ShopError.offline),
      .storyboard("try again") { $0.deals = .sequence(.fails(ShopError.offline), .returns(["Tents"])) } by: { try await $0.press("Try Again") },
      .state("inbox") { $0.unread = .returns(1) } by: { try await $0.press("Inbox") },
      .state("no message") { $0.unread = .returns(0) } by: { try await $0.press("Inbox") },
      .looksAlike("no message", "no badge", because: "an unknown count has no badge"),
      .state("no badge") { $0.unread = .fails(ShopError.busy) } by: { try await $0.press("Inbox") },
      .storyboard("help") { _ in } by: {
        try await $0.press("Help")
        try await $0.press("Returns")
        try await $0.goBack()
        try await $0.press("Shipping")
      },
    ]
  }
}

struct ReviewsSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var reviews = MockResponse([Review(id: 1, text: "Dry in the rain.", stars: 5), Review(id: 2, text: "Too small for two.", stars: 1)])
    var like = MockResponse<Void>()
    var post = MockResponse(Review(id: 3, text: "Fine.", stars: 4))
  }
  func view(_ world: World) -> some View { ReviewsView(model: ReviewsModel(service: MockReviews(world: world))) }
  @Sendable static func write(_ user: ScreenUser) async throws {
    try await user.press("Write Review")
    try await user.type("Fine.", into: "Review")
    try await user.press("Post")
  }
  var states: [SnapshotState<World>] {
    [
      .loads(\.reviews, failure: ShopError.offline),
      .storyboard("try again") { $0.reviews = .sequence(.fails(ShopError.offline), .returns([])) } by: { try await $0.press("Try Again") },
      .storyboard("filters") { _ in } by: {
        try await $0.select("Good", in: "Filter")
        try await $0.select("Bad", in: "Filter")
        try await $0.select("All", in: "Filter")
      },
      .state("none of this kind") { $0.reviews = .returns([Review(id: 1, text: "Dry in the rain.", stars: 5)]) } by: {
        try await $0.select("Bad", in: "Filter")
      },
      .storyboard("like and unlike") { $0.like = MockResponse() } by: {
        try await $0.press("Like", in: "Dry in the rain.")
        try await $0.press("Unlike", in: "Dry in the rain.")
      },
      .state("like failed", proving: .failed) { $0.like = .fails(ShopError.busy) } by: { try await $0.press("Like", in: "Dry in the rain.") },
      .storyboard("post") { $0.post = $0.post.delayed(by: .seconds(2)) } by: { try await Self.write($0) },
      .state("posting", proving: .loading) { $0.post = .never } by: { try await Self.write($0) },
      .state("post failed", proving: .failed) { $0.post = .fails(ShopError.busy) } by: { try await Self.write($0) },
      .storyboard("cancel") { _ in } by: {
        try await $0.press("Write Review")
        try await $0.perform("Decrement", on: "5 stars")
        try await $0.press("Cancel")
      },
    ]
  }
}

struct ExportSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld {
    var progress = MockStream(events: [.yields(0.25).after(.seconds(2)), .yields(0.75).after(.seconds(2)), .ends.after(.seconds(2))])
  }
  func view(_ world: World) -> some View { ExportView(model: ExportModel(exporter: MockExporter(stream: world.progress))) }
  var states: [SnapshotState<World>] {
    [
      .loadsNothing(because: "an export begins when the user wants it"),
      .state("ready"),
      .state("another year") { _ in } by: { try await $0.select("2024", in: "Year") },
      .storyboard("export") { _ in } by: {
        try await $0.press("Export Receipts")
        await $0.wait(.seconds(10))
      },
      .storyboard("cancel") { _ in } by: {
        try await $0.press("Export Receipts")
        try await $0.press("Cancel Export", whileLoading: true)
        try await $0.press("Export Receipts")
      },
      .storyboard("export failed") { $0.progress = MockStream(events: [.yields(0.25).after(.seconds(1)), .fails(ShopError.offline).after(.seconds(2))]) } by: {
        try await $0.press("Export Receipts")
        await $0.wait(.seconds(5))
        try await $0.press("Export Again")
      },
      .storyboard("another") { _ in } by: {
        try await $0.press("Export Receipts")
        await $0.wait(.seconds(10))
        try await $0.press("Export Another Year")
      },
    ]
  }
}

@Suite struct ShopScreens {
  static let catalog = SnapshotCatalog {
    CatalogSnapshots().variants(.largeType)
    OrderHistorySnapshots()
    CheckoutSnapshots().variants(.darkMode)
    CartSnapshots()
    DeliveriesSnapshots().variants(.regularWidth)
    SignInSnapshots()
    PreferencesSnapshots()
    ShopTabsSnapshots()
    ReviewsSnapshots()
    ExportSnapshots()
  }
  @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  @Test func isComplete() throws { try Self.catalog.verifyCompleteness() }
  @Test func isSound() async throws { try await Self.catalog.verifySoundness() }
}
