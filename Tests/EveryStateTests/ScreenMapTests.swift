import SwiftUI

@testable import EveryState

@MainActor struct ScreenMapTests {
  @Test func `similar rows are one entry of the map`() throws {
    try expectMap(
      Packing(),
      """
        loaded    press "Delete" in "Tent"  -> ? dialog "Delete Tent?"  (no golden)
        loaded    refresh               -> ... -> loaded
        loading   refresh               -> ... -> loaded
        empty     refresh               -> ... -> loaded
        failed    press "Try Again"     -> loading -> loaded
        failed    refresh               -> ... -> loaded
        ? dialog "Delete Tent?"  press "Delete"        -> ? after press "Delete"  (no golden)
        ? dialog "Delete Tent?"  press "Cancel"        -> loaded
        ? dialog "Delete Tent?"  dismiss               -> loaded
      """)
  }

  @Test func `similar pages are explored to the last`() throws {
    try expectMap(
      Plain("Pages") { pages },
      """
        start     press "Next"          -> ? "Page 2"  (no golden)
        ? "Page 2"  press "Next"          -> ? "Page 3"  (no golden)
        ? "Page 3"  press "Start"         -> ? "Home"  (no golden)
      """)
  }

  @Test func `a storyboard's moments have goldens, and are explored`() throws {
    try expectMap(
      Plain("Pages", more: [.storyboard("turn", by: { try await $0.press("Next") })]) { pages },
      """
        start     press "Next"          -> turn 2
        turn 2    press "Next"          -> ? "Page 3"  (no golden)
        ? "Page 3"  press "Start"         -> ? "Home"  (no golden)
      """)
  }

  @Test func `a screen with storyboards only is explored from their ends`() throws {
    try expectMap(
      TestScreen<NoWorld, _>(
        "Pages",
        [
          .storyboard("turn", by: { try await $0.press("Next") }), .storyboard("begin"),
          .storyboard("turn again", by: { try await $0.press("Next") }),
        ]
      ) { _ in pages },
      """
        turn 2    press "Next"          -> ? "Page 3"  (no golden)
        turn 1    press "Next"          -> turn 2
        ? "Page 3"  press "Start"         -> ? "Home"  (no golden)
      """)
  }

  @Test func `a screen without controls has no moves`() throws {
    try expect(JudgedScreen(DeclaredScreen(Plain("Still") { Text("Still") })).map?.text, is: "Still\n  (no moves)\n")
  }
}

@MainActor
private func map<Screen: ScreenSnapshots>(_ screen: Screen, budget: MapWalk.Budget = MapWalk.Budget()) throws -> String
{
  try JudgedScreen(DeclaredScreen(screen), budget: budget).map.map { map in
    ([map.screen] + map.moves.map { "  " + $0.text }).map { $0 + "\n" }.joined()
  } ?? "no map"
}

/// Expects all moves of a screen that were found, those without goldens included.
@MainActor func expectMap<Screen: ScreenSnapshots>(
  _ screen: Screen, budget: MapWalk.Budget = MapWalk.Budget(), _ text: String,
  _ sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try map(screen, budget: budget)
  #expect(found == "\(DeclaredScreen(screen).name)\n\(text)\n", "\(found)", sourceLocation: sourceLocation)
}

private struct Refusal: Error {}

private struct Packing: ScreenSnapshots {
  struct World: SnapshotWorld { var things = MockResponse(["Tent", "Lamp"]) }
  func view(_ world: World) -> some View { PackingView(model: PackingModel(world.things)) }
  var states: [SnapshotState<World>] { [.loads(\.things, failure: Refusal())] }
}

@MainActor @Observable private final class PackingModel {
  private(set) var text = "Loading"
  var things: [String] = []
  @ObservationIgnored private let response: MockResponse<[String]>
  init(_ response: MockResponse<[String]>) { self.response = response }

  func load() async {
    (text, things) = ("Loading", [])
    do {
      things = try await response()
      text = things.isEmpty ? "No things" : "Things"
    } catch { text = "Failed" }
  }
}

private struct PackingView: View {
  @State var model: PackingModel
  @State private var doomed: String?
  var body: some View {
    ScrollView {
      Text(model.text)
      ForEach(model.things, id: \.self) { thing in across(Text(thing), Button("Delete") { doomed = thing }) }
      if model.text == "Failed" { Button("Try Again") { Task { await model.load() } } }
    }.confirmationDialog(
      "Delete \(doomed ?? "")?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
      titleVisibility: .visible, presenting: doomed
    ) { thing in Button("Delete", role: .destructive) { model.things.removeAll { $0 == thing } } }
    .task { await model.load() }
    .refreshable { await model.load() }
  }
}

extension ScreenMapTests {
  @Test func `a budget ends a counter`() throws {
    try expectMap(
      Plain("Counter") { counter },
      """
        start     press "Add"           -> ? "Count 1"  (no golden)
        ? "Count 1"  press "Add"           -> ? "Count 2"  (no golden)
        ? "Count 2"  press "Add"           -> ? "Count 3"  (no golden)
      """)
    try expectMap(
      Plain("Counter") { counter }, budget: MapWalk.Budget(drives: 1),
      """
        start     press "Add"           -> ? "Count 1"  (no golden)
        ? "Count 1"  press "Add"           -> ? "Count 2"  (no golden)
      """)
  }

  @Test func `one step of a value is in the map, and no steps after it`() throws {
    try expectMap(
      Plain("Guests") { With(value: 3) { $count in Stepper("\(count) guests", value: $count) } },
      """
        start     Increment "3 guests"  -> ? "4 guests"  (no golden)
        start     Decrement "3 guests"  -> ? "2 guests"  (no golden)
      """)
  }

  @Test func `a way out of the screen leaves`() throws {
    try expectMap(
      Plain("Outside") { Link("Terms", destination: URL(string: "https://example.com")!) },
      #"  start     press "Terms"         -> leaves"#)
  }

  @Test func `a screen that breaks says how`() throws {
    try expectMap(
      Plain("Restless") { restless },
      #"  start     press "Save"          -> breaks: the screen never comes to rest"#)
  }

  @Test @MainActor func `a break after several moves is reported at the state where they begin`() throws {
    let screen = Plain("Fragile") { fragile }
    try expectMap(
      screen,
      """
        start     press "Edit"          -> ? "Editing"  (no golden)
        ? "Editing"  press "Save"          -> breaks: the screen never comes to rest
      """)
    let broken = try JudgedScreen(DeclaredScreen(screen)).findings.filter { $0.rule == .brokenControl }
    expect(broken.map(\.states), is: [["start"]])
    expect(broken.map(\.sentence), is: [#"after press "Edit", then press "Save", the screen never comes to rest."#])
  }

  @Test func `labels stay on their line and in their column`() throws {
    try expectMap(
      Plain("Odd") { odd },
      #"""
        start     press "Say "hi""      -> ? "1 -\u{3E} 2"  (no golden)
        start     press "Two\u{A}lines"  -> ? "3 \u{20}4"  (no golden)
        ? "1 -\u{3E} 2"  press "Say "hi""      -> ? "5"  (no golden)
      """#)
  }

  @Test func `tabs, pages and sheets are named by their titles`() throws {
    try expectMap(
      Plain("Shop") { ShopView() },
      """
        start     press "Add"           -> ? sheet "New Thing"  (no golden)
        start     press "Tent"          -> ? "Tent"  (no golden)
        start     press "Bag"           -> ? "Nothing in the bag"  (no golden)
        start     press "You"           -> ? "Ada"  (no golden)
        ? sheet "New Thing"  type "a" into "Name"  -> ? after type "a" into "Name"  (no golden)
        ? sheet "New Thing"  dismiss               -> start
        ? "Tent"  go back               -> start
        ? "Nothing in the bag"  press "Things"        -> start
        ? after type "a" into "Name"  press "Save"          -> ? alert "Could not save"  (no golden)
      """)
  }

  @Test func `a control is not used again in the looks it leads to`() throws {
    try expectMap(
      Plain("Filters") { FiltersView() },
      """
        start     toggle "Sold"         -> ? "sold"  (no golden)
        start     toggle "New"          -> ? "new"  (no golden)
        ? "sold"  press "Only Mine"     -> ? "mine"  (no golden)
        ? "new"   toggle "New"          -> start
      """)
  }

  @Test func `a variant has no map`() throws {
    try expect(map(Packing().variant("wide") { $0.columns = 60 }), is: "no map")
  }

  @Test(.enabled(if: isLongRun)) func `two walks have the same map`() throws {
    try expect(map(Packing()), is: map(Packing()))
    try expect(map(Plain("Shop") { ShopView() }), is: map(Plain("Shop") { ShopView() }))
  }
}

@MainActor private var counter: some View {
  With(value: 0) { $count in down(Text("Count \(count)"), Button("Add") { count += 1 }) }
}

@MainActor private var pages: some View {
  With(value: 1) { $page in
    if page > 3 { Text("Home") } else { down(Text("Page \(page)"), Button(page == 3 ? "Start" : "Next") { page += 1 }) }
  }
}

@MainActor private var restless: some View {
  With(value: 0) { $count in Button("Save") { count += 1 }.onChange(of: count) { count += 1 } }
}

private struct FiltersView: View {
  @State private var isSold = false
  @State private var isNew = false
  @State private var isMine = false
  var body: some View {
    VStack {
      Toggle("Sold", isOn: $isSold)
      if isSold {
        Text("sold")
        Button("Only Mine") { isMine = true }
      }
      Toggle("New", isOn: $isNew)
      if isNew { Text("new") }
      if isMine { Text("mine") }
    }
  }
}

@MainActor private var fragile: some View {
  With(value: false) { $isEditing in
    if isEditing { down(Text("Editing"), restless) } else { Button("Edit") { isEditing = true } }
  }
}

@MainActor private var odd: some View {
  With(value: "start") { $text in
    Text(text)
    Button("Say \"hi\"") { text = text == "start" ? "1 -> 2" : "5" }
    Button("Two\nlines") { text = "3  4" }
  }
}

private struct ShopView: View {
  @State private var isAdding = false
  @State private var name = ""
  @State private var failed = false
  var body: some View {
    TabView {
      NavigationStack {
        List(["Tent", "Lamp", "Rope"], id: \.self) { thing in
          NavigationLink(thing) { Text("About \(thing)").navigationTitle(thing) }
        }.navigationTitle("Things").toolbar { Button("Add") { isAdding = true } }.sheet(isPresented: $isAdding) {
          NavigationStack {
            Form { TextField("Name", text: $name) }.navigationTitle("New Thing").toolbar {
              Button("Save") { failed = true }.disabled(name.isEmpty)
            }.alert("Could not save", isPresented: $failed) { Button("OK") {} }
          }
        }
      }.tabItem { Text("Things") }
      Text("Nothing in the bag").tabItem { Text("Bag") }
      Text("Ada").tabItem { Text("You") }
    }
  }
}
