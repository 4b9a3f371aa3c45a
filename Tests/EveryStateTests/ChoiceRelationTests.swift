import SwiftUI
import Testing

@testable import EveryState

/// Pages, a filter and an order over data that writes change: each bug beside the correct screen.
@MainActor struct ChoiceRelationTests {
  enum Bug: CaseIterable, Sendable { case none, unfilteredPage, deadRetry, staleOrder }

  private nonisolated static let found: [Bug: String] = [
    .unfilteredPage:
      #"after toggle "Long names", then press "Load More", "Rye" is added, as it does the other way round. (lost on return)"#,
    .deadRetry: #"after press "Load More" fails, press "Try Again" does nothing. (no retry)"#,
    .staleOrder:
      #"the screen does not show what was written: after refresh, "Bread" is at another place. (lost answer)"#,
  ]

  @Test(arguments: Bug.allCases) func `a bug of a second step is found, and a correct screen is silent`(_ bug: Bug)
    throws
  {
    let states: [SnapshotState<PagedWorld>] = [
      .loads(\.store.page, failure: ShelfError()),
      .performs(\.store.update, as: "rename", failure: ShelfError(), by: { try await $0.press("Rename Milk") }),
    ]
    let screen = DeclaredScreen(TestScreen("Chores", states) { PagedChores(store: $0.store, bug: bug) })
    let found = try SnapshotCatalog(suite: "Chores") { return [screen] }.soundness().filter { $0.level == .error }
      .map(\.headline)
    let wanted = Self.found[bug]
    expect(found.isEmpty == (wanted == nil), "\(found)")
    expect(wanted.map { words in found.contains { $0.hasSuffix(words) } } ?? true, "\(found)")
  }
}

private struct PagedWorld: SnapshotWorld {
  var store = MockStore(["Bread", "Milk", "Rye", "Sugar"].enumerated().map { Chore(id: $0 + 1, title: $1) })
}

private struct PagedChores: View {
  let store: MockStore<Chore>
  let bug: ChoiceRelationTests.Bug
  @State private var chores: [Chore]?
  @State private var problem: String?
  @State private var moreProblem: String?
  @State private var renameProblem: String?
  @State private var isLong = false
  @State private var isBusy = false
  @State private var page = 1
  @State private var asked = 0
  @State private var hidden: Set<Int> = []

  private var visible: [Chore] {
    let shown = (chores ?? []).filter { chore in
      bug == .unfilteredPage ? !hidden.contains(chore.id) : !isLong || chore.title.count > 4
    }
    return bug == .staleOrder ? shown : shown.sorted { $0.title < $1.title }
  }

  var body: some View {
    List {
      if chores == nil, problem == nil { ProgressView() }
      if let problem {
        Text(problem)
        Button("Again") { Task { await load() } }
      }
      if let renameProblem { Text(renameProblem) }
      if chores == [] { Text("Nothing to do") }
      Toggle("Long names", isOn: $isLong).onChange(of: isLong) {
        hidden = isLong ? Set((chores ?? []).filter { $0.title.count <= 4 }.map(\.id)) : []
      }
      ForEach(visible) { chore in
        HStack {
          Text(chore.title)
          if chore.title == "Milk" { Button("Rename Milk") { rename(chore) }.disabled(isBusy) }
        }
      }
      if let moreProblem {
        Text(moreProblem)
        Button("Try Again") { Task { await more() } }
      } else if chores?.count == 2 {
        Button("Load More") { Task { await more() } }.disabled(isBusy)
      }
    }
    .refreshable { await load() }
    .task { if chores == nil { await load() } }
  }

  private func load() async {
    (problem, asked) = (nil, asked + 1)
    let mine = asked
    do {
      let first = try await store.page(1, size: 2).sorted { $0.title < $1.title }
      if mine == asked { (chores, page, moreProblem) = (first, 1, nil) }
    } catch { if !Task.isCancelled, mine == asked { problem = error.localizedDescription } }
  }

  private func more() async {
    guard !isBusy, bug != .deadRetry || page > 0 else { return }
    (isBusy, moreProblem) = (true, nil)
    defer { isBusy = false }
    let mine = asked
    do {
      let next = try await store.page(page + 1, size: 2)
      if mine == asked { (chores, page) = ((chores ?? []) + next, page + 1) }
    } catch {
      if mine == asked { moreProblem = error.localizedDescription }
      if bug == .deadRetry { page = 0 }
    }
  }

  private func rename(_ chore: Chore) {
    guard !isBusy else { return }
    (renameProblem, isBusy) = (nil, true)
    Task {
      do {
        let new = try await store.update(id: chore.id) { $0.title = "Apples" }
        chores = chores?.map { $0.id == new.id ? new : $0 }
      } catch { renameProblem = error.localizedDescription }
      isBusy = false
    }
  }
}
