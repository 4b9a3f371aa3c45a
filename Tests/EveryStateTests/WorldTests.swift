import SwiftUI

@testable import EveryState

/// Generated worlds: bugs that no declared state shows, each reduced to a state to paste.
@MainActor struct WorldTests {
  struct Planted {
    /// The first line, and the state to paste.
    let fact: String
    let code: String
    let screen: DeclaredScreen
  }

  @Test func `a bug that no declared state shows is found, reduced and printed as a state`() throws {
    for (number, planted) in Self.planted.enumerated() {
      func isFound(_ lines: [String]) -> Bool {
        lines[0].contains(planted.fact) && lines.contains { $0.contains(planted.code) }
      }
      let reports = try explored(planted.screen, until: isFound)
      #expect(
        reports.contains(where: isFound), "\(number) \(planted.fact)\n\(reports.joined().joined(separator: "\n"))")
    }
  }

  @Test func `a screen that is right in every world has no finding, and a seed repeats its worlds`() throws {
    let right = screen()
    try expect(explored(right, within: isLongRun ? 250 : 80), is: [])
    let trace = try WorldPlanTrace(right, seed: 7)
    let first = trace.titles
    try expect(WorldPlanTrace(right, seed: 7).titles, is: first)
    expect(Set(trace.worlds.map(\.parts)).count, is: trace.worlds.count)
    try expect(WorldPlanTrace(right, seed: 8).titles == first, is: false)
    expect(
      first, contains: "no gadgets", "1000 rows of gadgets", "a name of 200 characters", "the kind of case 2", "no note"
    )
  }

  @Test func `a finding of a declared rule has no waiver of another rule`() throws {
    let screen = Self.screen(
      rows: { _, gadgets in
        Picker("Choice", selection: .constant("")) {
          Text("Choose").tag("")
          ForEach(gadgets) { Text($0.name).tag($0.name) }
        }
      }, detail: { Text($0.name) })
    func isFound(_ lines: [String]) -> Bool { lines[0].hasSuffix("(unclear identity)") }
    let report = try #require(explored(screen, until: isFound).first(where: isFound))
    expect(report.filter { $0.contains(".waives(") }, is: [])
  }

  @Test func `a type that cannot be generated asks for its values`() throws {
    let asked = try WorldExploration(DeclaredScreen(ParcelSnapshots()), seed: 1).questions
    expect(
      asked.map { $0[0] },
      is: ["Route", "Delivery"].map {
        "Parcel: the values of \($0) cannot be generated, so '\($0.lowercased())' keeps its fixture value."
      })
    expect(asked[1][1], is: "  Declare some on the catalog: SnapshotCatalog { ... }.generates(Delivery.self, [...])")
    let catalog = SnapshotCatalog(suite: "Parcels") { ParcelSnapshots() }.generates(Route.self, [])
      .generates(Delivery.self, [.late(days: -1)])
    try expect(WorldExploration(catalog.screens[0], seed: 1).questions, is: [])
  }

  @Test func `an app's property is checked in each drive`() throws {
    let screen = Self.screen([
      .always("a gadget is shown") { $0.shows("Lamp") || $0.showsSpinner || $0.calls.contains { $0.failure != nil } },
      .eventually("the loading ends", within: .seconds(5)) { !$0.showsSpinner },
    ]) { gadget, _ in Text(gadget.name) }
    let found = try CatalogSoundness(SnapshotCatalog(suite: "Gadgets") { return [screen] }).findings()
      .filter { $0.rule == .brokenProperty }
    expect(
      found.map(\.headline),
      is: [
        #"Gadgets / empty: "a gadget is shown" is not true: the screen shows "Gadgets", "No gadgets". (broken property)"#
      ])
  }

  @Test(.enabled(if: isLongRun))
  func `a world that ends the process is reduced in others, and a seed prints the same twice`() throws {
    let notes = try (0..<2).map { _ in
      let package = try TemporaryPackage()
      let path = package.root + "/notes"
      let run = try package.run(
        "ExploredSuite", [ExplorationNote.pathVariable: path, ExplorationNote.worldsVariable: "80"])
      expect(run.status, is: 0, "\(run)")
      return ExplorationNote.all(in: path)
    }
    expect(notes[0], is: notes[1])
    expect(notes[0].last?.isDone, is: true)
    expect(notes[0].last?.tried, is: 80)
    let failures = notes[0].map(\.lines).filter { !$0.isEmpty }
    expect(failures.count, is: 2, "\(failures)")
    expect(
      failures[0][0],
      is: "Gadgets / loaded, with 1 row of gadgets: the process dies: Index out of range. (broken world)")
    expect(failures[1][0], begins: "Gadgets / loaded, with a huge price: the process dies: ")
  }

  private func explored(
    _ screen: DeclaredScreen, within worlds: Int = 250, until isEnough: ([String]) -> Bool = { _ in false }
  ) throws -> [[String]] {
    let exploration = try WorldExploration(screen, seed: 1)
    var found: [[String]] = exploration.questions
    while exploration.tried < worlds, !found.contains(where: isEnough), try exploration.next({ found.append($0.lines) })
    {}
    return found
  }

  private func screen() -> DeclaredScreen { Self.screen { GadgetRow(gadget: $0, stock: $1.stock?[$0.id]) } }

  private static func screen<Row: View>(
    _ states: [SnapshotState<GadgetWorld>] = [],
    @ViewBuilder row: @escaping @MainActor @Sendable (Gadget, GadgetShop) -> Row
  ) -> DeclaredScreen {
    screen(states, rows: { shop, gadgets in ForEach(gadgets) { row($0, shop) } }, detail: { GadgetDetail(gadget: $0) })
  }

  private static func screen<Row: View, Detail: View>(
    _ states: [SnapshotState<GadgetWorld>] = [],
    @ViewBuilder rows: @escaping @MainActor @Sendable (GadgetShop, [Gadget]) -> Row,
    @ViewBuilder detail: @escaping @MainActor @Sendable (Gadget) -> Detail
  ) -> DeclaredScreen { DeclaredScreen(GadgetSnapshots(more: states, rows: rows, detail: detail)) }

  static var planted: [Planted] {
    [
      Planted(
        fact: #"the name "Tiger **bold** _lean_ whiskers" is shown as "Tiger bold lean whiskers"."#,
        code:
          #".state("a name with **marks**") { $0.gadgets = .returns([Gadget(id: 1, name: "Tiger **bold** _lean_ whiskers", price: 12, note: "Bright", kind: Gadget.Kind.new, due: Date(timeIntervalSince1970: 1735810860), tags: ["desk"])]) }"#,
        screen: screen { gadget, _ in Text(LocalizedStringKey(gadget.name)) }),
      Planted(
        fact: "the spinner never stops", code: ".state(\"no note\")",
        screen: screen { gadget, _ in
          Text(gadget.name)
          if gadget.id == 1, gadget.note == nil { ProgressView() }
        }),
      Planted(
        fact: "the screen looks like 'empty', although an answer arrived and nothing failed",
        code: ".state(\"1 row of "
          + "gadgets\")",
        screen: screen(
          rows: { _, gadgets in
            if gadgets.count == 1 { Text("No gadgets") } else { ForEach(gadgets) { Text($0.name) } }
          }, detail: { Text($0.name) })),
      Planted(
        fact: "says \"Share -NaN\", but no answer contains such a number", code: "price: 0",
        screen: screen(
          rows: { _, gadgets in
            let total = gadgets.reduce(0) { $0 + $1.price }
            ForEach(gadgets) { Text("Share \($0.price / total)") }
          }, detail: { Text($0.name) })),
      Planted(
        fact: "the name is not shown, although other texts are", code: "of 120 characters",
        screen: screen { gadget, _ in if gadget.name.count < 100 { Text(gadget.name) } else { Text("...") } }),
      Planted(
        fact: "if the same answers arrive in another order", code: "delayed(by:",
        screen: screen(
          rows: { shop, gadgets in
            ForEach(gadgets) { Text($0.name) }
            StockNote(shop: shop)
          }, detail: { Text($0.name) })),
      Planted(
        fact: "\"the price is never negative\" is true: the screen shows", code: "price: -12.5",
        screen: screen([.never("the price is never negative") { $0.shows("-") }]) { gadget, _ in
          Text(gadget.price, format: .number)
        }),
      Planted(
        fact: "the spinner never stops", code: "by: { try await $0.press(\"Lamp\") }",
        screen: screen(
          rows: { shop, gadgets in ForEach(gadgets) { GadgetRow(gadget: $0, stock: 1) } },
          detail: { gadget in
            if gadget.tags.count > 5 || gadget.price == 0 { ProgressView() } else { GadgetDetail(gadget: gadget) }
          })),
    ]
  }
}

private struct ParcelSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var parcels = MockResponse([Parcel(id: 1, route: Route(), delivery: .late(days: 2))]) }
  func view(_ world: World) -> some View { ParcelView(parcels: world.parcels) }
  var states: [SnapshotState<World>] { [.loads(\.parcels, failure: GadgetError.closed)] }
}

private struct Parcel: Sendable {
  let id: Int
  var route: Route
  var delivery: Delivery
}

private final class Route: Sendable {}
private enum Delivery: Sendable { case today, late(days: Int) }

private struct ParcelView: View {
  let parcels: MockResponse<[Parcel]>
  @State private var ids: [Int]?
  var body: some View { Text(ids.map { "\($0)" } ?? "Loading").task { ids = (try? await parcels())?.map(\.id) ?? [] } }
}

private struct GadgetDetail: View {
  let gadget: Gadget
  var body: some View {
    List {
      Text(gadget.name); ForEach(gadget.tags, id: \.self) { Text($0) }
    }
  }
}

/// Shows the stock only if it comes after the gadgets.
private struct StockNote: View {
  let shop: GadgetShop
  @State private var count: Int?
  var body: some View {
    Text(count.map { "\($0) kinds" } ?? "Unknown stock").onChange(of: shop.stock) { count = $1?.count }
  }
}

/// The screen of the process that a test starts; in other processes it is not a test.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[ExplorationNote.pathVariable] != nil)) struct ExploredSuite {
  static let catalog = SnapshotCatalog {
    GadgetSnapshots(
      rows: { _, gadgets in
        if !gadgets.isEmpty { Text("Second: \(gadgets[1].name)") }
        ForEach(gadgets) { Text("\(Int($0.price)) euros") }
      }, detail: { Text($0.name) })
  }
  @Test func matches() async throws { for frame in Self.catalog.frames { try await frame.verify() } }
}

@MainActor private struct WorldPlanTrace {
  let worlds: [GeneratedWorld]
  var titles: [String] { worlds.map(\.title) }

  init(_ screen: DeclaredScreen, seed: UInt64) throws {
    let drive = GuardedDrive(screen: screen)
    let audited = try screen.audited(by: drive, isExploring: true)
    var plan = try WorldPlan(screen, audited, seed: seed) { world, base, known in
      drive(base.frame, world.followUp(base.drive.worlds, known))
    }
    worlds = (0..<500).compactMap { _ in plan.nextWorld() }
  }
}
