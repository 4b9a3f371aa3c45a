import EveryState
import SwiftUI

/// A screen that is right in every world. Each screen of these tests differs from it in one way.
struct Gadget: Identifiable, Sendable {
  enum Kind: Sendable { case new, used, sold }
  let id: Int
  var name: String
  var price: Double
  var note: String?
  var kind: Kind
  var due: Date
  var tags: [String]

  static let samples = [
    Gadget(id: 1, name: "Lamp", price: 12, note: "Bright", kind: .new, due: day(1), tags: ["desk"]),
    Gadget(id: 2, name: "Chair", price: 80.5, note: nil, kind: .used, due: day(2), tags: []),
    Gadget(id: 3, name: "Table", price: 250, note: "Oak", kind: .sold, due: day(3), tags: ["desk", "wood"]),
  ]
  private static func day(_ number: Double) -> Date { Date(timeIntervalSince1970: 1_735_724_460 + number * 86_400) }
}

struct GadgetWorld: SnapshotWorld {
  var gadgets = MockResponse(Gadget.samples)
  var stock = MockResponse([1: 4, 2: 0, 3: 7])
  var advice = MockResponse("Buy less")
}

@MainActor @Observable final class GadgetShop {
  enum Phase { case loading, loaded([Gadget]), failed }
  var phase = Phase.loading
  var stock: [Int: Int]?
  var advice: String?
  let world: GadgetWorld
  init(_ world: GadgetWorld) { self.world = world }

  func load() async {
    phase = .loading
    do { phase = .loaded(try await world.gadgets()) } catch { phase = .failed }
  }

  func loadRest() async {
    advice = try? await world.advice()
    stock = (try? await world.stock()) ?? [:]
  }
}

struct GadgetShopView<Row: View, Detail: View>: View {
  @State var shop: GadgetShop
  let rows: (GadgetShop, [Gadget]) -> Row
  let detail: (Gadget) -> Detail

  var body: some View {
    NavigationStack {
      List {
        switch shop.phase {
        case .loading: ProgressView()
        case .failed:
          Text("The shop is closed")
          Button("Try Again") { Task { await shop.load() } }
        case .loaded(let gadgets):
          if gadgets.isEmpty { Text("No gadgets") }
          rows(shop, gadgets)
        }
      }.navigationTitle("Gadgets").navigationDestination(for: Int.self) { id in
        if case .loaded(let gadgets) = shop.phase, let gadget = gadgets.first(where: { $0.id == id }) { detail(gadget) }
      }
    }.task { await shop.load() }.task { await shop.loadRest() }
  }
}

struct GadgetRow: View {
  let gadget: Gadget
  let stock: Int?

  var body: some View {
    NavigationLink(value: gadget.id) {
      VStack(alignment: .leading) {
        Text(gadget.name)
        if let note = gadget.note { Text(note) }
        Text(gadget.price, format: .currency(code: "EUR"))
        Text(gadget.due, format: .dateTime.year().month().day())
        if let stock { Text("In stock: \(stock)") }
        if gadget.kind == .sold { Text("Sold") }
      }
    }
  }
}

struct GadgetSnapshots<Row: View, Detail: View>: ScreenSnapshots {
  typealias World = GadgetWorld
  var more: [SnapshotState<GadgetWorld>] = []
  @ViewBuilder let rows: @MainActor @Sendable (GadgetShop, [Gadget]) -> Row
  @ViewBuilder let detail: @MainActor @Sendable (Gadget) -> Detail
  let screenName = "Gadgets"
  func view(_ world: World) -> some View { GadgetShopView(shop: GadgetShop(world), rows: rows, detail: detail) }
  var states: [SnapshotState<World>] { [.loads(\.gadgets, failure: GadgetError.closed)] + more }
}

enum GadgetError: Error { case closed }
