import SwiftUI

@testable import EveryState

@MainActor struct RedactionTests {
  private static let first = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
  private static let second = "00000000-0000-0000-0000-000000000000"
  private func still(_ rules: [RedactionRule], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View)
    throws -> String
  { try drawing(varying(rules, .loadsNothing(because: "a test"), .state("shown")) { _ in view() }, "shown") }

  @Test @MainActor func `a text is measured, wrapped and cut as its alias`() throws {
    // Twenty columns: with the values in it, no line of this would fit.
    let drawn = try still([.uuids]) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Order \(Self.first) now")
        across(spacing: 1, Text(Self.second).lineLimit(1), Text("done"))
        Text("a \(Self.first) line too long for one").lineLimit(1)
      }
    }
    expect(drawn, contains: "Order <uuid-1> now\n", "<uuid-2>  done\n", "a <uuid-1> line too...  {cut}\n")
  }

  @Test @MainActor func `every text of the app is redacted, but only where a rule matches`() throws {
    struct Everything: View {
      @State private var text = RedactionTests.first
      @State private var isAsking = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Name", text: $text)
          Text("localhost:\(49152, format: .number.grouping(.never)),")
          Text("<b>")
          Text("id ") + Text(RedactionTests.first).bold()
          Button(action: {}) { Image(systemName: "trash") }.accessibilityLabel("Delete \(RedactionTests.first)")
          Link("Open", destination: URL(string: "http://127.0.0.1:49152/x")!)
        }
        .navigationTitle(RedactionTests.second).navigationBarTitleDisplayMode(.inline)
        .alert("Lost \(RedactionTests.first)", isPresented: $isAsking) { Button("OK \(RedactionTests.second)") {} }
      }
    }
    let view = varying([.uuids, .ports], .loadsNothing(because: "a test"), .state("shown")) { _ in
      NavigationStack { Everything() }
    }
    let (outcome, notes) = try drive(view, "shown")
    let whole = "\(outcome)"
    for part in [
      "|<uuid-1> ", "localhost:<port-1>,\n", " \\<b>\n", "id <uuid-1>", " <uuid-2>\n", "Lost <uuid-1>", "[OK <uuid-2>]",
    ] { expect(whole, contains: part, comment: "\(part) is not in\n\(whole)") }
    expect(whole, lacks: "E621", "0000-", "49152")
    expect(notes.redactions, is: ["uuid: 2 values", "port: 1 value"])
  }

  @Test @MainActor func `controls are named as they are drawn`() throws {
    let view = varying(
      [.uuids], .loadsNothing(because: "a test"),
      .state("pressed") { _ in
      } by: {
        try await $0.press("Delete <uuid-1>")
        try await $0.type("x", into: "no field")
      }
    ) { _ in
      VStack {
        Button(action: {}) { Image(systemName: "trash") }.accessibilityLabel("Delete \(Self.first)")
        TextField("Name", text: .constant(Self.second))
      }
    }
    let outcome = "\(try drive(view, "pressed").outcome)"
    expect(outcome, contains: "\"Delete <uuid-1>\"", "value \"<uuid-2>\"")
  }

  @Test @MainActor func `a timeline's lines are redacted too`() throws {
    struct Ids: TimelineSnapshots {
      var timelines: [SnapshotTimeline] { [.timeline("ids") { $0.note("made \(RedactionTests.first)") }] }
    }
    let catalog = SnapshotCatalog(suite: "Timelines", redacting: [.uuids]) { Ids() }
    let moments = try only(catalog.screens.flatMap(\.frames)).drive().moments
    expect(moments.first?.lines.joined() ?? "", contains: "made <uuid-1>", comment: "\(moments)")
  }

  @Test @MainActor func `rules apply in their order`() throws {
    let order = try RedactionRule("order", matching: "#[0-9]+")
    let cases: [Row<([RedactionRule], String)>] = [
      Row(([], "#17")), Row(([order, .value("1", as: "one")], "<order-1>")),
      Row(([.value("1", as: "one"), order], "#<one-1>7")),
    ]
    for (row, (rules, text)) in cases.rows() {
      try expect(still(rules) { Text("#17") }, contains: " \(text)\n", at: row)
    }
  }

  @Test func `the rules of a catalog apply after the screen's own`() throws {
    let order = try RedactionRule("order", matching: "#[0-9]+")
    let screen = varying([.value("1", as: "one")], .loadsNothing(because: "a test"), .state("shown")) { _ in
      Text("#17 #22")
    }
    let catalog = SnapshotCatalog(suite: "Ordered", redacting: [order]) { screen }
    let driven = try only(catalog.screens.flatMap(\.frames)).drive()
    expect(driven.moments.first?.lines.joined() ?? "", contains: "#<one-1>7 <order-1>", comment: "\(driven.moments)")
    expect(driven.notes.redactions, is: ["one: 1 value", "order: 1 value"])
  }

  @Test @MainActor func `an alias is the same in all rows and in all frames of a storyboard, and not beyond`() throws {
    let shelf = varying(
      [.uuids], .loadsNothing(because: "a test"), .state("one") { $0.books = .returns([Self.second]) },
      .storyboard(
        "two",
        {
          $0.books = .sequence(.returns([Self.first, Self.second, Self.first]), .returns([Self.second, Self.first]))
        }, by: { try await $0.press("Again") })
    ) { world in
      let model = ShelfModel(world.books)
      down(spacing: 0, ShelfView(model: model), Button("Again") { model.retry() })
    }
    let drawn = try drawing(shelf, "two")
    let rows = drawn.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("<uuid") }
    expect(rows, is: ["<uuid-1>", "<uuid-2>", "<uuid-1>", "<uuid-2>", "<uuid-1>"], "\(drawn)")
    try expect(drawing(shelf, "one"), contains: "<uuid-1>", comment: "each golden counts for itself")
  }
}

private func varying<Content: View>(
  _ redactions: [RedactionRule], _ states: SnapshotState<ShelfWorld>...,
  @ViewBuilder view: @escaping @MainActor @Sendable (ShelfWorld) -> Content
) -> Shelf<Content> {
  var screen = Shelf("Varying", states, view: view)
  (screen.environment, screen.redactions) = (SnapshotEnvironment(columns: 20, height: 12), redactions)
  return screen
}
