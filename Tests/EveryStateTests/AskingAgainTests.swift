import SwiftUI

@testable import EveryState

/// What a screen asks again: with another answer or error, for the same query, as often as needed.
@MainActor struct AskingAgainTests {
  nonisolated static let rules: [SoundnessRule] = [.wrongError, .lostQuery, .askedPerKey, .needlessReload]
  private typealias Row = (finds: String?, screen: Board)

  private func row(
    _ finds: String?, _ appear: @escaping (Board) async -> Void = { it in if it.rows == nil { await it.load() } },
    refresh: ((Board) async -> Void)? = nil, @ViewBuilder _ make: @escaping (Board) -> some View
  ) -> Row { (finds, Board(appear: appear, refresh: refresh) { AnyView(make($0)) }) }

  @Test func `what is asked again appears once, and fails in its own words`() throws {
    try expectFindings(
      [
        row("'loaded, then press \"Reload\"' shows the rows twice: \"Bread\" appears 2 times. (doubled content)") {
          it in
          if it.rows != nil { Button("Reload") { Task { await it.load(adding: true) } } }
          it.failure { await it.load() }
        },
        row("'loaded, then leave and come back' shows the rows twice", { await $0.load(adding: true) }) { it in
          it.failure { await it.load() }
        },
        row(
          #"refresh, which fails twice and then succeeds, shows the rows twice"#,
          refresh: { await $0.load(adding: $0.problem != nil && $0.rows != nil) }
        ) { it in
          it.failure { await it.load() }
        },
        row(
          #"press "Try Again" fails with "Something else went wrong this time.", and the screen says "The shelf is locked.""#
        ) { it in
          it.failure { await it.load(keepingProblem: true) }
        },
        row(
          #"press "Reload" has succeeded it still says "Not up to date", which a failure before it said. (stale failure)"#
        ) { it in
          if it.rows != nil {
            Button("Reload") {
              Task {
                await it.load(); it.isOld = it.isOld || it.problem != nil
              }
            }
          }
          if it.isOld { Text("Not up to date") } else { it.failure { await it.load() } }
        },
        // A reload replaces, a next page adds, and each failure has its words.
        row(nil) { it in
          if it.rows != nil {
            Button("Reload") { Task { await it.load() } }
            Button("Load More") { Task { await it.load("page 2", adding: true) } }.disabled(
              it.busy || (it.rows?.count ?? 0) > 2)
          }
          it.failure { await it.load() }
        },
        row(nil, { await $0.load() }, refresh: { await $0.load() }) { it in
          it.failure { await it.load() }
        },
      ], in: { BoardSnapshots(screen: $0) })
  }

  @Test func `asking again keeps the query, and typing asks once`() throws {
    let late: (Board, Bool) -> Void = { it, cancels in
      if cancels { it.task?.cancel() }
      it.task = Task {
        try? await Task.sleep(for: .milliseconds(300))
        if !Task.isCancelled { await it.load(it.text) }
      }
    }
    try expectFindings(
      [
        row(
          #"after select "Vegan" in "Kind", refresh asks for "All", and no longer for "Vegan". (lost query)"#,
          refresh: { await $0.load("All") }
        ) { it in
          it.kinds
          it.failure { await it.load(it.kind) }
        },
        row(#"after press "Vegan", press "Reload" asks for "All", and no longer for "Vegan". (lost query)"#) { it in
          Button("Vegan") { it.kind = "Vegan" }
          if it.rows != nil { Button("Reload") { Task { await it.load("All") } } }
          it.failure { await it.load(it.kind) }
        },
        row(#"after select "Vegan" in "Kind", which fails, press "Try Again" asks for "All""#) { it in
          it.kinds
          it.failure { await it.load("All") }
        },
        row("three letters typed at once ask items 3 times, though the screen waits after each. (asked per key)") {
          it in
          TextField("Find", text: it.$text).onChange(of: it.text) { late(it, false) }
          it.failure { await it.load(it.text) }
        },
        row(
          #"press "Try Again" asks without it, and no longer for "a". (lost query)"#,
          { if $0.rows == nil { await $0.load("None") } }
        ) { it in
          TextField("Find", text: it.$text).onChange(of: it.text) { late(it, true) }
          it.failure { await it.load("None") }
        },
        row(nil, refresh: { await $0.load($0.kind) }) { it in
          it.kinds
          it.failure { await it.load(it.kind) }
        },
        row(nil) { it in
          TextField("Find", text: it.$text).onChange(of: it.text) { late(it, true) }
          it.failure { await it.load(it.text) }
        },
      ], in: { BoardSnapshots(screen: $0) })
    let more = row(#"asks items for "page 1", which brings nothing new, and never for "page 2". (lost query)"#) { it in
      Button("More") { Task { await it.load("page 1") } }
    }
    let pages = SnapshotState<BoardSnapshots.World>.state("loaded", proving: .loaded) {
      $0.items = $0.items.answering("page 2", with: .never)
    }
    try expectFindings([more], in: { BoardSnapshots(screen: $0, states: [pages]) })
    for (finds, ignoresLate, isSilent) in [
      (#"comes last, and the screen shows that one: "None". (overtaken answer)"#, false, false), (nil, true, false),
      ("nothing shows that items was asked. (silent loading)", true, true),
    ] as [(String?, Bool, Bool)] {
      var row = row(finds, { _ in }) { it in
        TextField("Find", text: it.$text).onChange(of: it.text) {
          Task { await it.load(it.text, ignoresLate: ignoresLate) }
        }
        it.failure { await it.load(it.text) }
      }
      row.screen.isSilent = isSilent
      try expectFindings([row], in: { BoardSnapshots(screen: $0, states: BoardSnapshots.ofSearch) })
    }
  }

  @Test func `a return that loads what is there is a suggestion`() throws {
    for (appear, finds) in [
      ({ await $0.load() }, ["though its answer is there."]), ({ if $0.rows == nil { await $0.load() } }, []),
      (
        {
          $0.rows = nil; await $0.load()
        }, ["waits for what was there."]
      ),
    ] as [((Board) async -> Void, [String])] {
      let catalog = SnapshotCatalog(suite: "Again") {
        BoardSnapshots(screen: Board(appear: appear) { it in AnyView(it.failure { await it.load() }) })
      }
      let found = try CatalogSoundness(catalog).findings().filter { $0.rule == .needlessReload }
      expect(
        zip(found, finds).allSatisfy { $0.level == .suggestion && $0.sentence.hasSuffix($1) }
          && found.count == finds.count, "\(found)")
    }
  }
}

private struct BoardSnapshots: ScreenSnapshots {
  struct World: SnapshotWorld { var items = MockResponse(["Bread", "Milk"]) }
  let screen: Board
  var states: [SnapshotState<World>] = [.loads(\.items, failure: ShelfError())]
  static let ofSearch: [SnapshotState<World>] =
    [.loadsNothing(because: "the user begins"), .state("start")]
    + [(.loading, .never), (.loaded, .returns(["Rye"])), (.empty, .returns([]))].map { proof, items in
      .state("\(proof) rye", proving: proof, { $0.items = items }, by: { try await $0.type("rye", into: "Find") })
    }
  var screenName: String { "Board" }
  func view(_ world: World) -> some View {
    var screen = screen
    screen.world = world
    return screen
  }
}

/// A view that loads rows; a row of the tests gives the rest of its content.
private struct Board: View {
  let appear: (Board) async -> Void
  let refresh: ((Board) async -> Void)?
  let make: (Board) -> AnyView
  var world = BoardSnapshots.World()
  var isSilent = false
  @State var rows: [String]?
  @State var problem: String?
  @State var isOld = false
  @State var busy = false
  @State var text = ""
  @State var kind = "All"
  @State var newest = 0
  @State var task: Task<Void, Never>?

  init(
    appear: @escaping (Board) async -> Void, refresh: ((Board) async -> Void)? = nil, make: @escaping (Board) -> AnyView
  ) { (self.appear, self.refresh, self.make) = (appear, refresh, make) }

  var body: some View {
    NavigationStack {
      Group {
        if let refresh { list.refreshable { await refresh(self) } } else { list }
      }
      .navigationTitle("Board").task { await appear(self) }
      .onChange(of: kind) { Task { await load(kind) } }
    }
  }

  private var list: some View {
    List {
      make(self)
      if let rows {
        ForEach(rows.indices, id: \.self) { Text(rows[$0]) }
        if rows.isEmpty { Text("None") }
      }
      if busy, !isSilent { ProgressView() }
    }
  }

  var kinds: some View {
    Picker("Kind", selection: $kind) {
      Text("All").tag("All")
      Text("Vegan").tag("Vegan")
    }
  }

  @ViewBuilder func failure(_ again: @escaping () async -> Void) -> some View {
    if let problem {
      Text(problem)
      Button("Try Again") { Task { await again() } }
    }
  }

  func load(
    _ query: String = "All", adding: Bool = false, keepingProblem: Bool = false, ignoresLate: Bool = true
  ) async {
    busy = true
    newest += 1
    let own = newest
    let label = query.isEmpty ? "All" : query == "None" ? "" : query
    let old = problem
    problem = nil
    do {
      let found = try await world.items(label)
      guard own == newest || !ignoresLate else { return }
      rows = adding ? (rows ?? []) + found : found
    } catch is CancellationError { if own == newest { busy = false }; return } catch {
      guard own == newest || !ignoresLate else { return }
      problem = keepingProblem ? old ?? error.localizedDescription : error.localizedDescription
    }
    busy = false
  }
}
