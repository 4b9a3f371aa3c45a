import SwiftUI

@testable import EveryState

/// The lines of a screen's declaration: what each declares, and what is refused.
@MainActor struct DeclarationTests {
  typealias State = SnapshotState<TillWorld>
  nonisolated static let pay: State.Actions = { try await $0.press("Pay") }
  nonisolated static let order: State.Actions = { try await $0.press("Order") }

  @Test(
    arguments: [
      (.loads(\.rows, failure: ShelfError()), "loaded, loading, empty, failed"),
      (.loads(\.rows, neverEmpty: "so", failure: ShelfError()), "loaded, loading, failed; no empty"),
      (.loads(\.rows, neverFails: "so"), "loaded, loading, empty; no failed"),
      (.loads(\.rows, neverEmpty: "so", neverFails: "so"), "loaded, loading; no empty, no failed"),
      (.loads(\.profile, failure: ShelfError()), "loaded, loading, empty, failed"),
      (.loads(\.card, empty: .blank, neverFails: "so"), "loaded, loading, empty; no failed"),
      (.loads(\.prices, failure: ShelfError()), "loaded, loading, empty, failed"),
      (.loads(\.prices, neverEmpty: "so", neverFails: "so"), "loaded, loading; no empty, no failed"),
      (.loads(\.ticks, empty: 0, failure: ShelfError()), "loaded, loading, empty, failed"),
      (.loads(\.prices, as: "price", neverFails: "so"), "price loaded, price loading, price empty; no price failed"),
      (.performs(\.pay, failure: ShelfError(), by: pay), "paying, paid, pay failed"),
      (.performs(\.pay, neverFails: "so", by: pay), "paying, paid; no pay failed"),
      (.performs(\.prices, as: "follow", neverFails: "so", by: pay), "following, followed; no follow failed"),
      (.fails(\.prices, with: [Case.down]), "failed: down"),
    ] as [(State, String)]) func `a line declares states and waives others`(_ line: State, _ names: String)
  {
    var frames: [String] = []
    for case .frame(let state) in line.declarations { frames.append(state.name) }
    let waived = line.waivers.map { "no \($0.state)" }
    expect(
      ([frames] + [waived].filter { !$0.isEmpty }).map { $0.joined(separator: ", ") }.joined(separator: "; "), is: names
    )
  }

  @Test(
    arguments: [
      (
        .loads(\.card, failure: ShelfError()),
        ": .loads(\\.card) does not say when it is empty, and TillCard has no empty value of its own. Add empty:"
      ), (.loads(\.ticks, failure: ShelfError()), ".loads(\\.ticks) does not say when it is empty, and Int has"),
      (.loads(\.card, empty: .blank, neverEmpty: "so", failure: ShelfError()), "both empty: and neverEmpty:."),
    ] as [(State, String)]) func `a value without an empty one is refused at its line`(_ line: State, _ words: String)
    throws
  {
    let refusal = try #require(screen([line]).refusal)
    expect(refusal.message, contains: words)
    expect(refusal.location, is: line.location)
  }

  @Test(
    arguments: [
      ([.loads(\.rows, failure: ShelfError()), .waives(.failed, because: "so")], "loaded, loading, empty"),
      ([.loads(\.rows, failure: ShelfError()), .waives(.empty, because: "so")], "loaded, loading, failed"),
      (
        [
          .loads(\.rows, failure: ShelfError()), .loads(\.prices, as: "price", neverFails: "so"),
          .waives("price empty", because: "so"),
        ],
        "loaded, loading, empty, failed, price loaded, price loading"
      ), ([.performs(\.pay, failure: ShelfError(), by: pay), .waives("pay failed", because: "so")], "paying, paid"),
    ] as [([State], String)]) func `a waived state is neither required nor driven`(_ lines: [State], _ names: String)
  {
    let screen = screen(lines)
    expect(screen.refusal?.message, is: nil)
    expect(screen.frames.map(\.name).joined(separator: ", "), is: names)
  }

  @Test(
    arguments: [
      (
        [.performs(\.pay, failure: ShelfError(), by: pay), .waives(.failed, because: "so")], "failed",
        "paying, paid, pay failed"
      ),
      (
        [.performs(\.pay, failure: ShelfError(), by: pay), .waives("payed", because: "so")], "payed",
        "paying, paid, pay failed"
      ),
      (
        [.loads(\.rows, failure: ShelfError()), .waives("none", because: "so")], "none",
        "loaded, loading, empty, failed"
      ),
    ] as [([State], String, String)])
  func `a waiver of what no line declares is refused at its line`(_ lines: [State], _ waived: String, _ names: String)
    throws
  {
    let refusal = try #require(screen(lines).refusal)
    expect(
      refusal.message,
      is:
        "TestScreen<TillWorld, TillView> waives '\(waived)', which neither .loads nor .performs declares. They declare: \(names). "
        + "What cannot fail says neverFails: \"...\" in place of failure:.")
    expect(refusal.location, is: lines[1].location)
  }

  @Test func `the change of a line is part of each of its states`() throws {
    let change: State.Change = { $0.title = "Changed" }
    let screen = screen([
      .loads(\.rows, failure: ShelfError(), change), .performs(\.pay, failure: ShelfError(), change, by: Self.pay),
      .fails(\.rows, with: [Case.down], change),
    ])
    expect(screen.frames.count, is: 8)
    for frame in screen.frames { try expect(drawn(frame), contains: "Changed", comment: frame.name) }
  }

  @Test(
    arguments: [
      ([.loads(\.rows, neverFails: "so"), .loads(\.prices, as: "price", neverFails: "so")], ["loaded, price loaded"]),
      ([.loads(\.rows, neverFails: "so"), .loads(\.prices, as: "price", neverFails: "so", by: pay)], []),
      ([.loads(\.rows, neverFails: "so"), .state("quiet")], []),
    ] as [([State], [String])])
  func `every call succeeds in the loaded state of each dependency, so that these may look alike`(
    _ lines: [State], _ pairs: [String]
  ) {
    expect(screen(lines).twinWaivers.map { "\($0.first), \($0.second)" }, is: pairs)
  }

  @Test func `an action without actions says that they are missing`() throws {
    let screen = screen([.loadsNothing(because: "so"), .performs(\.pay, neverFails: "so")])
    try expect(
      screen.frames.map(drawn),
      is: ["paying", "paid"].map {
        "'\($0)' declares no action. Add what the user does: by: { try await $0.press(\"...\") }"
      })
  }

  @Test(
    arguments: [
      .state("refused", proving: .failed, of: \.order, by: order),
      .storyboard("refused", proving: .failed, of: \.order, { $0.rows = .returns([]) }, by: order),
    ] as [State]) func `a named dependency alone proves a state`(_ line: State) throws
  {
    let frame = try #require(screen([.loadsNothing(because: "so"), line]).frames.first)
    try expect(drawn(frame), contains: "refused\n")
  }

  @Test(
    arguments: [
      (
        .state("refused", proving: .failed, { $0.rows = .returns([]) }, by: order),
        "'rows' counts, as the state replaces it. If one other call proves it, name that one: .state(\"refused\", proving: .failed, of: \\.order)"
      ),
      (
        .storyboard("refused", proving: .failed, by: order),
        "Every dependency counts, as the state replaces none. If one other call proves it, name that one: "
          + ".storyboard(\"refused\", proving: .failed, of: \\.order)"
      ),
      (
        .state("refused", proving: .failed) { $0.rows = .returns(["two"]) },
        "'rows' counts, as the state replaces it. If one other call proves it, name that one: "
          + ".state(\"refused\", proving: .failed, of: \\.prices)"
      ),
      (
        .state("refused", proving: .failed, { $0.order = .returns }),
        """
        'order' was never called. Add the step that performs it: by: { try await $0.press("...") }
        The screen has:
          button "Pay"
          button "Order"
        """
      ),
      (
        .state("refused", proving: .failed, of: \.order, by: pay),
        """
        'order' was never called. Add the step that performs it after press "Pay" to by:, or let view(_:) pass it to the screen.
        The screen has:
          button "Pay"
          button "Order"
        """
      ),
      (
        .state("refused", proving: .failed, of: \.title),
        "what the state names is not a mock of the world that can prove 'failed'."
      ),
    ] as [(State, String)]) func `a state that its dependencies do not prove says how to name another`(
      _ line: State, _ words: String
    ) throws
  {
    let frame = try #require(screen([.loadsNothing(because: "so"), line]).frames.first)
    try expect(drawn(frame), contains: words)
  }

  private func screen(_ states: [State]) -> DeclaredScreen {
    DeclaredScreen(TestScreen("till", states) { TillView(world: $0) })
  }

  /// The drawing, or the reason of its refusal.
  private func drawn(_ frame: DeclaredScreen.Frame) throws -> String {
    switch try frame.drive().result {
    case .drawn(let moments): moments.last?.lines.joined(separator: "\n") ?? ""
    case .refused(_, let reason): reason
    }
  }
}

struct TillCard: Sendable { static let blank = TillCard() }

struct TillWorld: SnapshotWorld {
  var title = "Till"
  var rows = MockResponse(["one"])
  var profile = MockResponse<String?>("Ada")
  var card = MockResponse(TillCard())
  var prices = MockStream([[1]])
  var ticks = MockStream([1])
  var pay = MockResponse<Void>()
  var order = MockResponse<Void>(failure: ShelfError())
}

private struct TillView: View {
  let world: TillWorld
  @State private var words = ""

  var body: some View {
    VStack {
      Text(world.title)
      Text(words)
      Button("Pay") { ask(world.pay) }
      Button("Order") { ask(world.order) }
    }.task {
      do { words = try await world.rows().joined() } catch { words = "\(error)" }
      do { for try await prices in world.prices() { words = "\(prices)" } } catch { words = "\(error)" }
    }
  }

  private func ask(_ response: MockResponse<Void>) {
    Task { do { try await response() } catch { words = "refused" } }
  }
}
