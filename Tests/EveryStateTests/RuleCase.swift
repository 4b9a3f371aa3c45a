import SwiftUI

@testable import EveryState

/// A row of a rule's table: a small screen, and words of its one finding, or nil for a correct screen.
@MainActor struct RuleCase {
  typealias Make<Content> = @MainActor @Sendable (Bench) -> Content
  typealias Act = @MainActor @Sendable (Bench) async -> Void
  let finds: String?
  let screen: DeclaredScreen

  private init<Content: View>(
    _ finds: String?, _ states: [SnapshotState<BenchWorld>], books: [String]? = nil, isPushed: Bool = false,
    appear: @escaping Act = { _ in }, @ViewBuilder _ make: @escaping Make<Content>
  ) {
    self.finds = finds
    screen = DeclaredScreen(
      TestScreen("Shelf", states) { world in
        let bench = Bench(world: world, appear: appear, make: { AnyView(make($0)) }, books: books)
        if isPushed { NavigationStack { bench } } else { bench }
      })
  }

  /// Sends: a screen that shows two books and a note from the beginning.
  static func sends<Content: View>(_ finds: String?, @ViewBuilder _ make: @escaping Make<Content>) -> Self {
    let states: [SnapshotState<BenchWorld>] = [
      .loadsNothing(because: "a test"), .state("shown"), .state("locked") { $0.send = .fails(ShelfError()) },
    ]
    return Self(finds, states, books: ["Dune", "Emma"]) { it in
      NavigationStack(path: it.$path) {
        VStack {
          make(it)
          Text(it.note)
        }.navigationTitle("Shelf").navigationDestination(for: String.self) { Text($0).navigationTitle("Page") }
      }
    }
  }

  /// Asks: a list that loads once, below controls that ask again.
  static func asks<Content: View>(
    _ finds: String?, in states: [SnapshotState<BenchWorld>] = [.loads(\.books, failure: ShelfError())],
    appear: @escaping Act = { if $0.books == nil { await $0.ask() } }, refresh: Act? = nil,
    @ViewBuilder _ make: @escaping Make<Content>
  ) -> Self {
    func list(_ it: Bench) -> some View {
      List {
        make(it)
        if let books = it.books {
          ForEach(books.indices, id: \.self) { Text(books[$0]) }
          if books.isEmpty { Text("None") }
        }
        if it.isBusy { ProgressView() }
      }
    }
    return Self(finds, states, appear: appear) { it in
      NavigationStack {
        Group { if let refresh { list(it).refreshable { await refresh(it) } } else { list(it) } }
          .navigationTitle("Shelf").onChange(of: it.kind) { Task { await it.ask(it.kind) } }
      }
    }
  }

  /// Loads: a screen that loads whenever it appears.
  ///
  /// - Parameter later: a pause of its task after the answer.
  static func loads<Content: View>(
    _ finds: String? = nil, in states: [SnapshotState<BenchWorld>] = [.loads(\.books, failure: ShelfError())],
    later: Duration? = nil, isPushed: Bool = false, @ViewBuilder _ make: @escaping Make<Content>
  ) -> Self {
    Self(
      finds, states, isPushed: isPushed,
      appear: {
        await $0.load()
        if let later { try? await Task.sleep(for: later) }
      }, make)
  }

  /// - Parameter rules: the rules of the expected findings, where the screens break others as well. Headlines are whole.
  static func check(_ cases: [RuleCase], among rules: [SoundnessRule]? = nil) throws {
    for (index, it) in cases.enumerated() {
      let all = try SnapshotCatalog(suite: "Rules") { return [it.screen] }.soundness().filter { $0.level == .error }
      let found = all.filter { finding in
        guard let rules else { return true }
        // A state may have another book than the world.
        return it.finds == nil ? ![.lostOnReturn, .lostAnswer].contains(finding.rule) : rules.contains(finding.rule)
      }.map(\.headline)
      let finds = it.finds.map { [$0] } ?? []
      expect(
        found.count == finds.count && zip(found, finds).allSatisfy { rules == nil ? $0.contains($1) : $0 == $1 },
        "\(index) \(finds):\n\(all.map(\.message).joined(separator: "\n"))")
    }
  }
}

struct BenchWorld: SnapshotWorld {
  var books = MockResponse(["Dune", "Emma"])
  var ads = MockResponse("an ad")
  var send = MockResponse<Void>()
  var analytics = MockResponse<Void>()
}

extension SnapshotState<BenchWorld> {
  static func books(_ titles: [String]) -> Self { .state("loaded", proving: .loaded) { $0.books = .returns(titles) } }
}

/// A view with state of several kinds, and the parts that the cases share.
struct Bench: View {
  let world: BenchWorld
  let appear: RuleCase.Act
  let make: @MainActor (Bench) -> AnyView
  @State var books: [String]?
  @State var problem: String?
  @State var hasLoaded = false
  @State var isBusy = false
  @State var flag = false
  @State var note = ""
  @State var text = ""
  @State var kind = "All"
  @State var chosen: String?
  @State var count = 0
  @State var path: [String] = []
  @State var loading: [String: Task<Void, Never>] = [:]
  @State var newest = 0
  @Environment(\.dismiss) var dismiss
  var body: some View { make(self).task { await appear(self) } }
  var hasProblem: Binding<Bool> { Binding(get: { problem != nil }, set: { if !$0 { problem = nil } }) }
  var isChosen: Binding<Bool> { Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } }) }
  var found: [String] { (books ?? []).filter { text.isEmpty || $0.contains(text) } }
  func remove(_ book: String?) { books?.removeAll { $0 == book } }

  // Sending

  func send(failing: @escaping @MainActor (String) -> Void = { _ in }, _ done: @escaping @MainActor () -> Void) {
    Task { await sending(failing: failing, done) }
  }
  func attempt(_ done: @escaping @MainActor () -> Void) { send(failing: { problem = $0 }, done) }
  func sending(failing: @MainActor (String) -> Void, _ done: @MainActor () -> Void) async {
    (problem, isBusy) = (nil, true)
    defer { isBusy = false }
    do {
      try await world.send()
      done()
    } catch is CancellationError {} catch { failing(error.localizedDescription) }
  }
  @ViewBuilder var told: some View { if let problem { Text("Not done: \(problem)") } }
  func deletable(_ delete: @escaping (String) -> Void) -> some View {
    List(books ?? [], id: \.self) { row in Text(row).swipeActions { Button("Delete") { delete(row) } } }
  }

  // Asking

  func ask(_ query: String = "All", adding: Bool = false, ignoresLate: Bool = true) async {
    await load(query, keeps: true, adding: adding, ignoresLate: ignoresLate)
  }

  /// - Parameters:
  ///   - keeps: whether the books stay until the answer.
  ///   - ignoresLate: whether an answer does not count once a newer one is asked for.
  func load(_ query: String? = nil, keeps: Bool = false, adding: Bool = false, ignoresLate: Bool = true) async {
    newest += 1
    let own = newest
    (isBusy, problem) = (true, nil)
    if !keeps { books = nil }
    do {
      let found = if let query { try await world.books(query) } else { try await all() }
      guard own == newest || !ignoresLate else { return }
      books = adding ? (books ?? []) + found : found
      hasLoaded = true
    } catch {
      guard own == newest || !ignoresLate else { return }
      if !(error is CancellationError) { problem = error.localizedDescription }
    }
    isBusy = false
  }

  /// Asks without an argument: a call of a function with arguments would be told from one for a whole collection.
  private func all() async throws -> [String] { try await world.books() }
  var rows: ForEach<[String], String, Text> { ForEach(books ?? [], id: \.self) { Text($0) } }
  var list: some View { List { rows } }
  var retry: some View { Button("Try Again") { Task { await load() } } }
  var kinds: some View { Picker("Kind", selection: $kind) { ForEach(["All", "Vegan"], id: \.self) { Text($0) } } }
  @ViewBuilder func failure(_ again: @escaping () async -> Void) -> some View {
    if let problem {
      Text(problem)
      Button("Try Again") { Task { await again() } }
    }
  }

  func beside<V: View>(_ other: V) -> some View {
    shown {
      rows
      other
    }
  }

  /// The content for books; a spinner, a failure or a word before.
  @ViewBuilder func shown<V: View>(
    retries: Bool = true, tells: Bool = true, hasEmpty: Bool = true, waits: Bool = true, @ViewBuilder _ content: () -> V
  ) -> some View {
    if let problem, books == nil {
      if tells { Text(problem) } else { Color.clear }
      if retries { retry }
    } else if books == nil, waits || !hasLoaded {
      ProgressView()
    } else if hasEmpty, books == [] {
      Text("No books")
    } else {
      content()
      if let problem { Text(problem) }
    }
  }
}
