import SwiftUI
import TestSupport

@testable import EveryState

/// Screens over a ``MockStore``: writes change what later reads show.
@MainActor struct MockStoreScreenTests {
  fileprivate typealias State = SnapshotState<Chores>
  private nonisolated static let delete: State.Actions = { try await $0.swipeAction("Delete", on: "Milk") }
  private nonisolated static let refresh: State.Actions = {
    try await delete($0)
    try await $0.refresh()
  }
  private nonisolated static let opening: State.Actions = {
    try await $0.press("Milk")
    try await $0.press("Rename")
    try await $0.goBack()
    try await $0.refresh()
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lines: String
    fileprivate let state: State

    fileprivate init(_ lines: String, _ state: State, _ name: String) {
      (testDescription, self.lines, self.state) = (name, lines, state)
    }
  }

  nonisolated static let cases: [Case] = [
    Case("Milk Bread", loads, "loaded"),
    Case("...", loads, "loading"),
    Case("Nothing to do", loads, "empty"),
    Case("The shelf is locked. Again", loads, "failed"),
    Case("... Milk Bread", performs, "deleting"),
    Case("Bread", performs, "deleted"),
    Case("The shelf is locked. Milk Bread", performs, "delete failed"),
    Case("Bread", .state("refreshed", by: refresh), "refreshed"),
    Case(
      "Milk Bread", .state("failed, refreshed", { $0.store.delete = .fails(ShelfError()) }, by: refresh),
      "failed, refreshed"),
    Case("Bread", .state("late", { $0.store.delete = .returns.delayed(by: .seconds(60)) }, by: refresh), "late"),
    Case("Rye", .state("scripted", { $0.store.list = .returns([.milk, .rye]) }, by: refresh), "scripted"),
    Case("Milk! Bread", .state("detail", by: opening), "detail"),
    Case("Milk Bread Tea", .state("added", by: { try await $0.press("Add") }), "added"),
    Case(
      "... Milk Bread",
      .state("pending", proving: .loading, of: \.store.delete, { $0.store.delete = .never }, by: delete), "pending"),
    Case("Nothing to do", .state("other data") { $0.store = MockStore([]) }, "other data"),
    Case(
      "Milk Bread Tea 2",
      .state(
        "law", { $0.store = MockStore([.milk, .bread], onUpdate: Chore.count) }, by: { try await $0.press("Add") }),
      "law"),
  ]

  private nonisolated static let loads = State.loads(\.store.list, failure: ShelfError())
  private nonisolated static let performs = State.performs(\.store.delete, failure: ShelfError(), by: delete)

  @Test(arguments: cases) func `a state shows what its writes left`(_ it: Case) throws {
    let frames = DeclaredScreen(TestScreen("Chores", [it.state]) { ChoresView(store: $0.store, opens: true) }).frames
    let frame = try #require(frames.first { $0.name == it.testDescription })
    try expect(frame.shownWords, is: it.lines)
  }

  @Test func `a storyboard shows a deleted row no more after a refresh`() throws {
    let screen = DeclaredScreen(
      TestScreen("Chores", [State.storyboard("gone", by: Self.refresh)]) { ChoresView(store: $0.store) })
    guard case .drawn(let moments) = try only(screen.frames).drive().result else { return expect(false) }
    let withMilk = moments.map { $0.lines.contains { $0.contains("Milk") } }
    expect(withMilk.first, is: true)
    expect(withMilk.last, is: false)
  }

  @Test func `two users see each other's writes`() throws {
    let actions: SnapshotState<Couple>.Actions = {
      try await $0.press("Send")
      try await $0.press("Look")
    }
    let screen = DeclaredScreen(
      TestScreen<Couple, _>("Couple", [.state("shared", by: actions)]) { CoupleView(couple: $0) })
    try expect(only(screen.frames).shownWords, is: "Send Look Milk Rye")
  }

  @Test func `the later answer of two writes wins`() throws {
    let screen = DeclaredScreen(
      TestScreen<Chores, _>(
        "Order",
        [
          .state(
            "answered",
            {
              $0.store.update = .sequence(.returns.delayed(by: .seconds(9)), .returns.delayed(by: .seconds(2)))
            },
            by: {
              try await $0.press("Rename")
              await $0.wait(.seconds(20))
            })
        ]
      ) { Renaming(store: $0.store) })
    try expect(only(screen.frames).shownWords, is: "Rename first")
  }

  enum Kind: Sendable { case correct, withHint, keepsDeleted, keepsDeletedBesideDetails, keepsTitle, keepsTotal }
  nonisolated static let wrong: [(Kind, String)] = [
    (.keepsDeleted, #"after Delete "Milk", \#(fact) "Milk" is missing."#),
    (.keepsDeletedBesideDetails, #"after Delete "Milk", \#(fact) "Milk" is missing."#),
    (.keepsTitle, #"after Rename "Milk", \#(fact) "Milk" is missing."#),
    (.keepsTotal, #"after Delete "Milk", \#(fact) the screen shows "1 in all" instead of "2 in all"."#),
  ]
  private nonisolated static let fact = "the screen does not show what was written: after refresh,"

  @Test(arguments: wrong)
  func `a screen that does not show what was written has a finding`(_ kind: Kind, _ finding: String) throws {
    let found = try SnapshotCatalog(suite: "Chores") { return [screen(kind)] }.soundness()
    expect(found.map(\.headline), contains: "Chores / loaded: \(finding) (lost answer)")
  }

  @Test func `a correct screen, whose hint goes away with a refresh, has no finding`() throws {
    let found = try SnapshotCatalog(suite: "Chores") { return [screen(.withHint)] }.soundness()
    expect(found.filter { $0.level == .error }.map(\.headline), is: [])
  }

  private func screen(_ kind: Kind) -> DeclaredScreen {
    DeclaredScreen(
      TestScreen("Chores", [Self.loads, Self.performs]) {
        ChoresView(store: $0.store, opens: kind == .keepsDeletedBesideDetails, kind: kind)
      })
  }

  @Test func `no generated world breaks a screen over a store`() throws {
    let exploration = try WorldExploration(screen(.correct), seed: 1)
    var lines: [[String]] = []
    while exploration.tried < 40, try exploration.next({ lines.append($0.lines) }) {}
    expect(lines, is: [])
  }
}

extension DeclaredScreen.Frame {
  /// The words on the screen, without its title and the hints of the drawing.
  @MainActor fileprivate var shownWords: String {
    get throws {
      switch try drive().result {
      case .refused(_, let reason): "refused: \(reason)"
      case .drawn(let moments):
        (moments.last?.lines ?? []).filter { line in !["swipe:", "refresh", "Add"].contains(where: line.contains) }
          .flatMap { $0.prefix { $0 != "{" }.split { " *|[]()<>_-=".contains($0) } }.joined(separator: " ")
      }
    }
  }
}

struct Chore: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  static let milk = Chore(id: 1, title: "Milk"), bread = Chore(id: 2, title: "Bread"), rye = Chore(id: 3, title: "Rye")

  /// A server's law: the last title says how many come before it.
  static func count(_ chores: inout [Chore]) {
    guard chores.count > 2 else { return }
    chores[chores.count - 1].title = "Tea \(chores.count - 1)"
  }
}

private struct Chores: SnapshotWorld { var store = MockStore([Chore.milk, .bread]) }

private struct Couple: SnapshotWorld {
  let mine = MockStore([Chore.milk])
  let theirs: MockStore<Chore>
  init() { theirs = MockStore(sharing: mine) }
}

/// A list and the detail of a row, which change what they share.
private struct ChoresView: View {
  let store: MockStore<Chore>
  var opens = false
  var kind = MockStoreScreenTests.Kind.correct
  @State private var chores: [Chore]?
  @State private var problem: String?
  @State private var isBusy = false
  @State private var loads = 0
  @State private var total = 0

  var body: some View {
    NavigationStack {
      List {
        if isBusy || chores == nil && problem == nil { Text("...") }
        if let problem { Text(problem) }
        if chores == nil, problem != nil { Button("Again") { Task { await load() } } }
        if chores == [] { Text("Nothing to do") }
        if kind == .withHint, loads == 1 { Text("Pull for more") }
        if kind == .keepsTotal, chores != nil { Text("\(total) in all") }
        ForEach(chores ?? []) { chore in
          row(chore)
            .swipeActions {
              Button("Delete") { delete(chore) }.disabled(isBusy)
              Button("Rename") { rename(chore) }.disabled(isBusy)
            }
        }
      }
      .refreshable { await load() }
      .toolbar { Button("Add") { add() }.disabled(isBusy) }
    }
    .task { if chores == nil { await load() } }
  }

  private func load() async {
    problem = nil
    do {
      let new = try await store.list()
      (chores, total, loads) = (new, new.count, loads + 1)
    } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }

  @ViewBuilder private func row(_ chore: Chore) -> some View {
    if opens {
      NavigationLink(chore.title) { ChoreView(store: store, id: chore.id) }
    } else {
      Text(chore.title)
    }
  }

  private func add() {
    attempt {
      try await store.insert { Chore(id: $0, title: "Tea") }
      chores = try await store.list()
    }
  }

  private func delete(_ chore: Chore) {
    attempt {
      try await store.delete(id: chore.id)
      if ![.keepsDeleted, .keepsDeletedBesideDetails].contains(kind) { chores?.removeAll { $0.id == chore.id } }
    }
  }

  private func rename(_ chore: Chore) {
    attempt {
      let new = try await store.update(id: chore.id) { $0.title += "!" }
      if kind != .keepsTitle { chores = chores?.map { $0.id == new.id ? new : $0 } }
    }
  }

  private func attempt(_ write: @escaping @MainActor () async throws -> Void) {
    (problem, isBusy) = (nil, true)
    Task {
      do { try await write() } catch { problem = error.localizedDescription }
      isBusy = false
    }
  }
}

private struct ChoreView: View {
  let store: MockStore<Chore>
  let id: Int
  @State private var chore: Chore?

  var body: some View {
    VStack {
      if let chore { Text(chore.title) }
      Button("Rename") { Task { chore = try? await store.update(id: id) { $0.title += "!" } } }
    }
    .task { chore = try? await store.item(id: id) }
  }
}

/// One user writes, and another reads.
private struct CoupleView: View {
  let couple: Couple
  @State private var seen: [Chore] = []

  var body: some View {
    Button("Send") { Task { try? await couple.theirs.insert(.rye) } }
    Button("Look") { Task { seen = (try? await couple.mine.list()) ?? [] } }
    ForEach(seen) { Text($0.title) }
  }
}

/// Two writes at once.
private struct Renaming: View {
  let store: MockStore<Chore>
  @State private var title = ""

  var body: some View {
    Button("Rename") {
      Task { await rename("first") }
      Task { await rename("second") }
    }
    Text(title)
  }

  private func rename(_ new: String) async {
    _ = try? await store.update(id: 1) { $0.title = new }
    title = (try? await store.item(id: 1).title) ?? "?"
  }
}
