import EveryState
import SwiftUI

/// Screens without a mistake, each of a kind that a rule might accuse.
enum CorrectScreens {
  static let all: [SnapshotCatalog] = pages + details + streams + steps + lists + toasts + forms + meanwhile + brigade

  /// A screen, and its variant in another language.
  static func catalog(_ screen: some ScreenSnapshots) -> SnapshotCatalog {
    SnapshotCatalog(suite: "Correct") {
      screen
      screen.variant("in German") { $0.locale = Locale(identifier: "de_DE") }
    }
  }

  private static let empty = Page(rows: [], next: nil)
  private static let rows = (1...3).map { Row(id: $0, name: "Row \($0)") }
  private static let people = [Row(id: 1, name: "Ada"), Row(id: 2, name: "Bob"), Row(id: 3, name: "Cleo")]
  private static let wide = {
    var environment = SnapshotEnvironment(columns: 100)
    environment.horizontalSizeClass = .regular
    return environment
  }()

  struct Pages: SnapshotWorld {
    var page = MockResponse(Page(rows: rows, next: 1))
      .answering("page 1", with: .returns(Page(rows: [Row(id: 4, name: "Last")], next: nil)))
  }
  /// One answer for all pages.
  struct SamePages: SnapshotWorld { var page = MockResponse(Page(rows: rows, next: 1)) }
  struct Things: SnapshotWorld {
    var things = MockResponse(["Emma", "Dune"]).answering("films", with: .returns(["Alien"]))
  }

  private static var pages: [SnapshotCatalog] {
    [
      catalog(
        TestScreen<Pages, _>("Paged", [.loads(\.page, empty: empty, failure: Offline())]) { world in
          Paged { try await world.page("page \($0)") }
        }),
      catalog(
        TestScreen<Pages, _>("Endless", [.loads(\.page, empty: empty, failure: Offline())]) { world in
          Endless { try await world.page("page \($0)") }
        }),
      catalog(
        TestScreen<SamePages, _>("Endless of the same pages", [.loads(\.page, empty: empty, failure: Offline())]) {
          world in
          Endless { try await world.page("page \($0)") }
        }),
      catalog(
        TestScreen<SamePages, _>("Found", [.loads(\.page, empty: empty, failure: Offline())]) { world in
          Found { try await world.page("page \($0) of \($1)") }
        }),
      catalog(
        TestScreen<Things, _>("Kinds", [.loads(\.things, failure: Offline())]) { world in
          Kinds { try await world.things($0) }
        }),
    ]
  }

  struct Details: SnapshotWorld {
    var rows = MockResponse(people)
    var detail = MockResponse("Born in 1815")
  }
  /// One answer for all rows, which is a row's name.
  struct SameDetails: SnapshotWorld {
    var rows = MockResponse(people)
    var detail = MockResponse("Ada")
  }
  struct Weather: SnapshotWorld { var weather = MockResponse("Snow") }
  struct Plans: SnapshotWorld { var plan = MockResponse(["Swim", "Eat"]) }

  private static var details: [SnapshotCatalog] {
    var columns = TestScreen<Details, _>("Columns", [.loads(\.rows, failure: Offline())]) { world in
      Columns(rows: { try await world.rows() }, detail: { try await world.detail("\($0)") })
    }
    var same = TestScreen<SameDetails, _>("Columns of the same detail", [.loads(\.rows, failure: Offline())]) { world in
      Columns(rows: { try await world.rows() }, detail: { _ in try await world.detail() })
    }
    (columns.environment, same.environment) = (wide, wide)
    let choosing: SnapshotState<Weather>.Actions = { try await $0.select("Oslo", in: "City") }
    return [
      catalog(columns), catalog(same),
      catalog(
        TestScreen<SameDetails, _>("Opens", [.loads(\.rows, failure: Offline())]) { world in
          Opens(rows: { try await world.rows() }, detail: { _ in try await world.detail() })
        }),
      catalog(
        TestScreen<SameDetails, _>("Sheets", [.loads(\.rows, failure: Offline())]) { world in
          Sheets(rows: { try await world.rows() }, detail: { try await world.detail("\($0)") })
        }),
      catalog(
        TestScreen<Weather, _>(
          "Cities",
          [.state("none"), .loads(\.weather, as: "weather", neverEmpty: "a test", failure: Offline(), by: choosing)]
        ) { world in Cities { try await world.weather($0) } }),
      catalog(
        TestScreen<Weather, _>("Undeclared cities", [.loadsNothing(because: "a test"), .state("none")]) { world in
          Cities { try await world.weather($0) }
        }),
      catalog(
        TestScreen<Plans, _>("Days", [.loadsNothing(because: "a test"), .state("none")]) { world in
          Days { try await world.plan("day \($0)") }
        }),
    ]
  }

  struct Product: SnapshotWorld { var product = MockResponse("Tent") }

  private static var streams: [SnapshotCatalog] {
    let loads = SnapshotState<Product>.loads(\.product, neverEmpty: "a product is one thing", failure: Offline())
    let stock = catalog(
      TestScreen<Product, _>("Stock", [loads]) { world in
        Stock(product: { try await world.product() }, stock: { stream(after: .seconds(2), 12) })
      })
    let prices = [false, true].map { failsAgain in
      catalog(
        TestScreen<Product, _>(
          failsAgain ? "Price without end" : "Price",
          [loads, .state("price fails", by: { await $0.wait(.seconds(3)) })]
        ) { world in
          Price(
            product: { try await world.product() },
            prices: { attempt in stream(after: .seconds(2), attempt == 0 || failsAgain ? nil : 12) })
        })
    }
    let offers = Offer.Clock.allCases.map { clock in
      catalog(
        TestScreen<Product, _>("Offer by \(clock)", [loads]) { world in
          Offer(clock: clock) { try await world.product() }
        })
    }
    return [stock] + prices + offers
  }

  /// A stream of the app's own, which yields a value, or fails without one.
  private static func stream(after time: Duration, _ value: Int?) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        try? await Task.sleep(for: time)
        guard let value else { return continuation.finish(throwing: Offline()) }
        continuation.yield(value)
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  struct Choices: SnapshotWorld {
    var choices = MockResponse(["Red", "Blue"])
    var send = MockResponse<Void>()
  }
  struct Order: SnapshotWorld {
    var sizes = MockResponse(["Small", "Large"], delay: .seconds(3))
    var prices = MockResponse("12 euros")
    var order = MockResponse<Void>()
  }
  struct Photos: SnapshotWorld {
    var photos = MockResponse((1...100).map { Row(id: $0, name: "Photo \($0)") })
    var send = MockResponse<Void>()
  }

  private static var steps: [SnapshotCatalog] {
    let red: SnapshotState<Choices>.Actions = {
      try await $0.press("Continue")
      try await $0.press("Red")
    }
    let small: SnapshotState<Order>.Actions = {
      try await $0.press("Small")
      try await $0.press("Order")
    }
    return [
      catalog(
        TestScreen<Choices, _>("TwoSteps", [.state("start"), .performs(\.send, failure: Offline(), by: red)]) { world in
          TwoSteps(choices: { try await world.choices() }, send: { try await world.send($0) })
        }),
      catalog(
        TestScreen<Order, _>(
          "ThreeSteps",
          [.state("start"), .performs(\.order, failure: Offline(), by: small), .storyboard("steps", by: small)]
        ) { world in
          ThreeSteps(
            sizes: { try await world.sizes() }, prices: { try await world.prices($0) },
            order: { try await world.order($0) })
        }),
      catalog(
        TestScreen<Photos, _>("Uploads", [.loads(\.photos, failure: Offline())]) { world in
          Uploads(photos: { try await world.photos() }, send: { try await world.send("\($0)") })
        }),
    ]
  }

  struct FoundRows: SnapshotWorld { var rows = MockResponse(CorrectScreens.rows) }
  struct Texts: SnapshotWorld { var notes = MockResponse(["Milk", "Bread"]) }
  struct Tree: SnapshotWorld {
    var folders = MockResponse([
      Folder(id: 1, name: "Work", folders: [Folder(id: 2, name: "Bills"), Folder(id: 3, name: "Taxes")]),
      Folder(id: 4, name: "Home", folders: [Folder(id: 5, name: "Garden")]),
    ])
  }
  struct Numbers: SnapshotWorld { var account = MockResponse(Account(views: .max, name: "Ada", ratio: 0.5)) }

  private static var lists: [SnapshotCatalog] {
    [
      catalog(Plain("Names", "names") { Names() }),
      catalog(
        TestScreen<FoundRows, _>(
          "Search", [.idle(), .loads(\.rows, failure: Offline(), by: { try await $0.search("row") })]
        ) {
          world in Search { try await world.rows($0) }
        }),
      catalog(
        TestScreen<Texts, _>("Notes", [.loads(\.notes, failure: Offline())]) { world in
          Notes { try await world.notes() }
        }),
      catalog(
        TestScreen<Tree, _>("Folders", [.loads(\.folders, failure: Offline())]) { world in
          Folders { try await world.folders() }
        }),
      catalog(
        TestScreen<Numbers, _>("Account", [.loads(\.account, neverEmpty: "a test", failure: Offline())]) { world in
          AccountView { try await world.account() }
        }),
    ]
  }

  struct Offline: LocalizedError { var errorDescription: String? { "You are offline." } }
}
