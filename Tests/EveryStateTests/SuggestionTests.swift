import SwiftUI

@testable import EveryState

/// Lines to paste that continue from a state: in its world, after its actions, at the moment of its frame.
@MainActor struct SuggestionTests {
  /// A state of the desk that alone offers the button "Undo", and the line for that button.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let state: SnapshotState<DeskWorld>
    let line: String

    init(_ state: SnapshotState<DeskWorld>, _ line: String) {
      (testDescription, self.state, self.line) = (line, state, line)
    }
  }

  nonisolated private static let press = #"try await $0.press("Undo")"#
  nonisolated private static let atOnce = #"try await $0.press("Undo", whileLoading: true)"#
  nonisolated private static let send = #"try await $0.press("Send")"#

  nonisolated static let rows: [Row] = [
    Row(.state("it", by: { try await $0.press("Send") }), "by: { \(send); \(press) })"),
    Row(
      .state("it", proving: .loading, of: \.send, by: { try await $0.press("Send") }), "by: { \(send); \(atOnce) })"),
    Row(
      .state("it", proving: .loading, of: \.send, taken: .atOnce, by: { try await $0.press("Send") }),
      "by: { \(send); \(atOnce) })"),
    Row(
      .state(
        "it",
        by: {
          try await $0.press("Send")
          await $0.wait(.seconds(90))
        }), "by: { \(send); await $0.wait(.seconds(90)); \(press) })"),
    Row(
      .state("it") {
        $0.send = .fails(ShelfError())
      } by: {
        try await $0.press("Send")
      },
      // "Undo" calls nothing.
      ") { $0.send = .fails(ShelfError()) } by: { \(send); \(press) }"),
    Row(
      .state("it", by: { try await $0.press("Send", whileLoading: true) }),
      #"by: { try await $0.press("Send", whileLoading: true); \#(press) })"#),
    Row(
      .state("it", by: { try await $0.longPress("Card") }), #"by: { try await $0.longPress("Card"); \#(press) })"#),
    Row(
      .state("it", by: { try await $0.openURL(URL(string: "app://1")!) }),
      #"by: { try await $0.openURL(URL(string: "app://1")!); \#(press) })"#),
    Row(
      .state("it", by: { try await $0.select("L", in: "Size") }),
      #"by: { try await $0.select("L", in: "Size"); \#(press) })"#),
    Row(
      .state("it", by: { try await $0.search("ab") }), #"by: { try await $0.search("ab"); \#(press) })"#),
  ]

  @Test(arguments: rows) func `a suggestion has the world, the actions and the waits of its state`(_ row: Row) throws {
    let lines = try lines(row.state, .unusedControl, of: "Undo")
    expect(lines.joined(separator: "\n").unbroken, is: row.text.unbroken)
  }

  @Test func `a suggestion acts while the screen loads, where only a loading screen has the control`() throws {
    let screen = Shelf(.loads(\.books, failure: ShelfError())) { world in
      With(value: nil as [String]?) { $books in
        if let books { Text(books.first ?? "None") } else { Button("Stop") { books = [] } }
        Text("Shelf").task { books = try? await world.books() }
      }
    }
    try expect(
      found(screen, .unusedControl),
      is: [
        ".storyboard(", #"  "press Stop", from: .beginning,"#, "  by: {",
        #"    try await $0.press("Stop", whileLoading: true)"#, "  })",
      ])
  }

  nonisolated static let errors: [(rule: SoundnessRule, states: [SnapshotState<DeskWorld>], lines: String)] = [
    // Two dependencies throw one type: its cases are named once.
    (
      .undeclaredError, [sends, pays],
      #".fails(\.send, as: "send", with: [DeskError.refused], by: { try await $0.press("Send") })"#
    ),
    // Another dependency's state throws it.
    (
      .undeclaredError,
      [sends, .fails(\.pay, as: "pay", with: [DeskError.refused], by: { try await $0.press("Pay") })], ""
    ),
    (
      .undeclaredWrite, [sends],
      #"""
      .performs(
        \.pay, failure: DeskError.offline,
        by: {
          try await $0.press("Send")
          try await $0.press("Pay", whileLoading: true)
        })
      """#
    ),
  ]
  nonisolated private static var sends: SnapshotState<DeskWorld> {
    .performs(\.send, failure: DeskError.offline, by: { try await $0.press("Send") })
  }
  nonisolated private static var pays: SnapshotState<DeskWorld> {
    .performs(\.pay, failure: DeskError.offline) {
      $0.stock = 2
    } by: {
      try await $0.press("Pay")
    }
  }

  @Test(arguments: errors.indices) func `a call and an error that no state declares are suggested once`(_ row: Int)
    throws
  {
    let row = Self.errors[row]
    try expect(found(desk(row.states), row.rule).joined(separator: "\n"), is: row.lines)
  }

  @Test func `the cases of one error type of two screens are named once`() throws {
    let screens = ["One", "Two"].map { name in
      DeclaredScreen(TestScreen(name, [Self.sends, Self.pays]) { DeskView(world: $0) })
    }
    let found = try SnapshotCatalog(suite: "Suggestions") { return screens }.soundness()
    expect(
      found.filter { $0.rule == .undeclaredError }.map(\.headline),
      is: ["One / send failed: no state shows `refused` of DeskError. (undeclared error)"])
  }

  /// A state in which a dependency fails, the line for its button "Again", and the storyboard of that line.
  struct Retry: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let failing: SnapshotState<RetryWorld>
    let pasted: SnapshotState<RetryWorld>

    init(
      _ line: String, _ failing: SnapshotState<RetryWorld>,
      _ change: @escaping @MainActor @Sendable (inout RetryWorld) -> Void,
      by actions: @escaping @MainActor @Sendable (ScreenUser) async throws -> Void = { try await $0.press("Again") }
    ) {
      (testDescription, self.failing, pasted) = (line, failing, .storyboard("pasted", change, by: actions))
    }
  }

  nonisolated static let retries: [Retry] = [
    Retry(
      "$0.books = .fails(ShelfError()).then($0.books, fromCall: 2)",
      .state("it", proving: .failed) { $0.books = .fails(ShelfError()) }
    ) { $0.books = .fails(ShelfError()).then($0.books, fromCall: 2) },
    Retry(
      #"$0.books = $0.books.answering("page 2", with: .fails(ShelfError()).then(.returns(["Birds"]), fromCall: 2))"#,
      .state("it", proving: .failed, of: \.books) {
        $0.books = $0.books.answering("page 2", with: .fails(ShelfError()))
      }
    ) {
      $0.books = $0.books.answering("page 2", with: .fails(ShelfError()).then(.returns(["Birds"]), fromCall: 2))
    },
    // The world's own answer to the label would come too early.
    Retry(
      "$0.pages = .fails(ShelfError()).then($0.pages, fromCall: 2)",
      .state("it", proving: .failed) { $0.pages = .fails(ShelfError()) }
    ) { $0.pages = .fails(ShelfError()).then($0.pages, fromCall: 2) },
    Retry(
      "$0.prices = .sequence(.fails(ShelfError()), $0.prices)",
      .state("it", proving: .failed) { $0.prices = .fails(ShelfError()) }
    ) { $0.prices = .sequence(.fails(ShelfError()), $0.prices) },
    Retry(
      "$0.prices = .sequence(MockStream(events: [.yields(1), .fails(ShelfError()).after(.seconds(5))]), $0.prices)",
      .state("it", proving: .failed, of: \.prices) {
        $0.prices = MockStream(events: [.yields(1), .fails(ShelfError()).after(.seconds(5))])
      } by: {
        await $0.wait(.seconds(9))
      }
    ) {
      $0.prices = .sequence(MockStream(events: [.yields(1), .fails(ShelfError()).after(.seconds(5))]), $0.prices)
    } by: {
      await $0.wait(.seconds(9))
      try await $0.press("Again")
    },
  ]

  @Test(arguments: retries) func `a suggested retry succeeds from the next call on`(_ row: Retry) throws {
    let screen = TestScreen("Retry", [.loadsNothing(because: "a test"), row.failing]) { RetryView(world: $0) }
    let lines = try found(screen, .unusedControl, of: "Again").joined(separator: "\n")
    expect(lines.unbroken, contains: row.testDescription.unbroken)
  }

  @Test(arguments: retries) func `the suggested retry, when pasted, shows what loads`(_ row: Retry) throws {
    let moments = try TestScreen("Retry", [row.pasted]) { RetryView(world: $0) }.moments()
    expect(moments.last?.lines ?? [], contains: "                   Atlas, Birds, 7")
  }

  @Test func `a picker's row has the label of`() {
    expect(ElementName("Size", in: "Card", number: 2).code(row: "of"), is: #""Size", of: "Card", number: 2"#)
  }

  // MARK: The desk

  private func lines(_ state: SnapshotState<DeskWorld>, _ rule: SoundnessRule, of subject: String) throws -> [String] {
    try found(desk([.loadsNothing(because: "a test"), state]), rule, of: subject)
  }

  private func found(_ screen: some ScreenSnapshots, _ rule: SoundnessRule, of subject: String? = nil) throws
    -> [String]
  {
    let declared = DeclaredScreen(screen)
    return try SnapshotCatalog(suite: "Suggestions") { return [declared] }.soundness()
      .filter { $0.rule == rule && (subject == nil || $0.subject == subject) }.flatMap(\.evidence)
  }

  private func desk(_ states: [SnapshotState<DeskWorld>]) -> some ScreenSnapshots {
    TestScreen("Desk", states) { DeskView(world: $0) }
  }
}

extension SuggestionTests.Row {
  /// The storyboard, with `line` after its title.
  fileprivate var text: String { ".storyboard(\"press Undo\"" + (line.hasPrefix(")") ? line : ", " + line) }
}

extension String {
  /// The code without the breaks of its lines.
  fileprivate var unbroken: String { filter { !" ;\n".contains($0) } }
}

enum DeskError: LocalizedError, CaseIterable {
  case offline, refused
  var errorDescription: String? { self == .offline ? "You are offline." : "Your card was refused." }
}

struct DeskWorld: SnapshotWorld {
  var send = MockResponse<Void>()
  var pay = MockResponse<Void>()
  var stock = 1
}

struct RetryWorld: SnapshotWorld {
  var books = MockResponse(["Atlas"]).answering("page 2", with: .returns(["Birds"]))
  var pages = MockResponse(["Cod"]).answering("page 0", with: .returns(["Birds"]))
    .answering("page 1", with: .returns([]))
  var prices = MockStream([7], every: .seconds(1))
}

struct RetryView: View {
  let world: RetryWorld
  @State private var attempt = 0
  @State private var words: [String] = []

  var body: some View {
    Group {
      if words.last == "failed" { Button("Again") { attempt += 1 } } else { Text(words.joined(separator: ", ")) }
    }.task(id: attempt) {
      words = []
      do {
        words = try await world.books() + world.pages("page 0")
        _ = try await world.books("page 2")
        for try await price in world.prices() { words.append("\(price)") }
      } catch { words = ["failed"] }
    }
  }
}

private struct DeskView: View {
  let world: DeskWorld
  @State private var note = ""
  @State private var size = "S"
  @State private var query = ""
  var body: some View {
    NavigationStack {
      VStack {
        Button("Send") { act(world.send) }
        Button("Pay") { act(world.pay) }
        VStack {
          Text("Card").onLongPressGesture { note = "held" }
          Picker("Size", selection: $size) { ForEach(["S", "L"], id: \.self) { Text($0) } }
        }
        Text(note)
        if !note.isEmpty || size == "L" || !query.isEmpty { Button("Undo") { (note, size, query) = ("", "S", "") } }
      }.searchable(text: $query).onOpenURL { note = $0.absoluteString }
    }
  }

  private func act(_ response: MockResponse<Void>) {
    note = "..."
    Task {
      do {
        note = try await {
          try await response(); return "done"
        }()
      } catch { note = error.localizedDescription }
    }
  }
}
