import SwiftUI
import TestSupport

@testable import EveryState

/// Ways out of a failure, and signs that a screen waits or is empty: a bug in several costumes, and correct screens like it.
@MainActor struct WayOutTests {
  nonisolated static let rules: [SoundnessRule] = [.noRetry, .silentLoading, .blankScreen, .emptySection]

  @Test func `a failed screen without retry, refresh or way back is found, and a detail is not`() throws {
    func none(_ words: String) -> String {
      "Shelf / failed: after books failed it says \"\(words)\", and no control asks again or leads back. (no retry)"
    }
    func bare(_ it: Books) -> some View { it.shown(retries: false) { it.list } }
    func alert<V: View>(_ it: Books, _ button: V) -> some View {
      it.shown(retries: false, tells: false) { it.list }
        .alert("Couldn't load", isPresented: it.$hasFailed) {
          button
        } message: {
          Text(it.problem ?? "")
        }
    }
    try BookCase.check([.noRetry, .noWayOut]) {
      BookCase(
        "cover",
        #"Shelf / loaded: after press "Add" the cover cannot be left: no control closes it as it is. (no way out)"#
      ) { it in
        it.beside(Button("Add") { it.liked = "" }).fullScreenCover(isPresented: .constant(it.liked != nil)) {
          TextField("Title", text: it.$words)
          Button("Save") { it.liked = nil }.disabled(it.words.isEmpty)
        }
      }
      BookCase("message", none("The shelf is locked.")) { it in NavigationStack { bare(it) } }
      BookCase("alert", none("Couldn't load")) { it in NavigationStack { alert(it, Button("OK") {}) } }
      BookCase("no navigation", none("The shelf is locked.")) { bare($0) }
      BookCase("tabs", none("The shelf is locked.")) { it in
        TabView {
          bare(it).tabItem { Text("A") }
          Text("Other").tabItem { Text("B") }
        }
      }
      BookCase("retry in the alert") { it in NavigationStack { alert(it, it.retry) } }
      BookCase("retry in a menu") { it in
        NavigationStack { bare(it).toolbar { Menu("More") { it.retry } } }
      }
      BookCase("pull") { it in
        NavigationStack { ScrollView { it.shown(retries: false) { it.rows } }.refreshable { await it.load() } }
      }
      BookCase("an attempt to come", later: .seconds(40)) { it in NavigationStack { bare(it) } }
      BookCase("detail", isPushed: true) { bare($0).navigationTitle("Shelf") }
      BookCase("close") { it in
        NavigationStack { bare(it).toolbar { Button("Close") { it.dismiss() } } }
      }
    }
  }

  @Test func `a wait without a sign is found, and a sign of any kind is seen`() throws {
    func silent(_ event: String) -> String {
      "Shelf / loaded: after \(event) nothing shows that books was asked, until the answer comes 1 s later. (silent loading)"
    }
    func reload(_ it: Books, says: Bool = false) -> some View {
      Button("Reload") { Task { await it.load(keeps: true) } }.disabled(says && it.isBusy)
    }
    try BookCase.check(Self.rules, in: [.books(["Dune"])]) {
      BookCase("pull that does not wait", silent("refresh")) { it in
        it.shown { it.list.refreshable { Task { await it.load(keeps: true) } } }
      }
      BookCase("button", silent(#"press "Reload""#)) { $0.beside(reload($0)) }
      BookCase("swipe", silent(#"Reload "Dune""#)) { it in
        it.shown { List { it.rows.swipeActions { reload(it) } } }
      }
      BookCase("pull") { it in it.shown { it.list.refreshable { await it.load(keeps: true) } } }
      BookCase("disabled") { $0.beside(reload($0, says: true)) }
    }
  }

  @Test func `rows that are gone while they are asked for again are found`() throws {
    func gone(_ event: String) -> String {
      "Shelf / loaded: after \(event) \"Dune\" is gone until the answer comes, and nothing is in its place. (blank screen)"
    }
    func reload(_ it: Books) -> some View { Button("Reload") { Task { await it.load() } } }
    let endless =
      "Shelf: the spinner never stops: nothing is in flight and nothing is asleep, so a user would wait for ever. (endless spinner)"
    try BookCase.check(Self.rules + [.endlessSpinner]) {
      BookCase("a page that a refresh leaves", endless) { it in
        it.shown {
          List {
            it.rows
            if it.liked == nil { Button("More") { Task { await it.more() } } } else { ProgressView() }
          }.refreshable {
            it.words += "x"; await it.load(keeps: true)
          }
        }
      }
      BookCase("a list without rows", gone("refresh")) { it in
        it.shown(waits: false) { it.list.refreshable { await it.load() } }
      }
      BookCase("a title", gone(#"press "Reload""#)) { it in
        NavigationStack { it.shown(waits: false) { it.list.navigationTitle("Books") }.toolbar { reload(it) } }
      }
      BookCase("a color", gone(#"press "Reload""#)) { it in
        it.shown(waits: false) {
          if it.books == nil { Color.clear } else { it.rows }; reload(it)
        }
      }
      BookCase("spinner") { $0.beside(reload($0)) }
    }
  }

  @Test func `a header over nothing is found, and one with a word about it is not`() throws {
    func empty(_ state: String) -> String {
      "Shelf / \(state): the header \"Read\" has nothing below it. (empty section)"
    }
    func section<V: View>(_ it: Books, @ViewBuilder _ footer: () -> V) -> some View {
      Section {
        it.rows
      } header: {
        Text("Read")
      } footer: {
        footer()
      }
    }
    func deleted(_ it: Books) -> some View { it.rows.onDelete { it.books?.remove(atOffsets: $0) } }
    try BookCase.check(Self.rules) {
      BookCase("list", empty("empty")) { it in
        it.shown(hasEmpty: false) {
          List {
            section(it) {}; Section("New") { Text("Faust") }
          }
        }
      }
      BookCase("stack", empty("empty")) { it in
        it.shown(hasEmpty: false) {
          LazyVStack { section(it) {} }; Text("Ours")
        }
      }
      BookCase("text", empty("empty")) { it in
        it.shown(hasEmpty: false) {
          Text("Read"); it.rows
        }
      }
      BookCase("a count", #"Shelf / empty: the header "(0)" has nothing below it. (empty section)"#) { it in
        it.shown(hasEmpty: false) { List { Section("(\(it.books?.count ?? 0))") { deleted(it) } } }
      }
      BookCase("footer") { it in
        it.shown(hasEmpty: false) { List { section(it) { if it.books == [] { Text("None yet") } } } }
      }
      BookCase("a text of its own") { it in
        it.shown(hasEmpty: false) {
          List {
            Section("Ours") {}; if it.books == [] { Text("None") }; it.rows
          }
        }
      }
    }
  }

  @Test func `the system's spinner turns while the action is awaited`() throws {
    for isAwaited in [true, false] {
      let state = SnapshotState<ShelfWorld>.state(
        "refreshing", proving: .loading, { $0.books = .sequence(.returns(["Dune"]), .never) },
        by: { try await $0.refresh() })
      let screen = BookCase("pull") { it in
        it.shown {
          it.list.refreshable {
            if isAwaited { await it.load(keeps: true) } else { Task { await it.load(keeps: true) } }
          }
        }
      }.screen([state])
      guard case .drawn(let moments) = try screen.frames[0].drive(Scenario()).result else { throw ShelfError() }
      expect(moments.last?.lines.contains { $0.hasSuffix("<...>") } == true, is: isAwaited, "\(moments)")
    }
  }
}

/// A screen of books, and the findings' first lines.
@MainActor struct BookCase {
  let name: String
  let finding: String?
  var states: [SnapshotState<ShelfWorld>] = []
  var later: Duration?
  var isPushed = false
  let make: @MainActor @Sendable (Books) -> AnyView

  init<V: View>(
    _ name: String, _ finding: String? = nil, in states: [SnapshotState<ShelfWorld>] = [], later: Duration? = nil,
    isPushed: Bool = false, @ViewBuilder _ make: @escaping @MainActor @Sendable (Books) -> V
  ) {
    (self.name, self.finding, self.states, self.later, self.isPushed) = (name, finding, states, later, isPushed)
    self.make = { AnyView(make($0)) }
  }

  func screen(_ states: [SnapshotState<ShelfWorld>]) -> DeclaredScreen {
    let (make, later, isPushed) = (make, later, isPushed)
    var shelf = Shelf { world in
      let books = Books(world: world, later: later, make: make)
      if isPushed { NavigationStack { books } } else { books }
    }
    shelf.states = states
    return DeclaredScreen(shelf)
  }

  @resultBuilder enum Cases { static func buildBlock(_ cases: BookCase...) -> [BookCase] { cases } }

  /// A case without a finding has none of any rule.
  static func check(
    _ rules: [SoundnessRule], in states: [SnapshotState<ShelfWorld>] = [.loads(\.books, failure: ShelfError())],
    @Cases _ cases: () -> [BookCase]
  ) throws {
    for it in cases() {
      let screen = it.screen(it.states.isEmpty ? states : it.states)
      let all = try SnapshotCatalog(suite: "Books") { return [screen] }.soundness().filter { $0.level == .error }
      // The state has another book than the world.
      let others = all.filter { ![.lostOnReturn, .lostAnswer].contains($0.rule) }
      let found = it.finding == nil ? others : all.filter { rules.contains($0.rule) }
      expect(found.map(\.headline), is: [it.finding].compactMap { $0 }, "\(it.name):\n\(all.map(\.message))")
    }
  }
}

extension SnapshotState<ShelfWorld> {
  static func books(_ titles: [String]) -> Self { .state("loaded", proving: .loaded) { $0.books = .returns(titles) } }
}

/// Books with state of several kinds; a case gives the content.
struct Books: View {
  let world: ShelfWorld
  let later: Duration?
  let make: @MainActor (Books) -> AnyView
  @State var books: [String]?
  @State var problem: String?
  @State var hasFailed = false
  @State var hasLoaded = false
  @State var isBusy = false
  @State var chosen: String?
  @State var words = ""
  @State var liked: String?
  @Environment(\.dismiss) var dismiss

  var body: some View {
    make(self).task {
      await load()
      if let later { try? await Task.sleep(for: later) }
    }
  }

  func load(keeps: Bool = false) async {
    isBusy = true
    if !keeps { (books, problem, hasFailed) = (nil, nil, false) }
    do {
      books = try await ask()
      (problem, hasFailed, hasLoaded) = (nil, false, true)
    } catch is CancellationError {} catch { (problem, hasFailed) = (error.localizedDescription, true) }
    isBusy = false
  }

  func more() async {
    liked = words
    _ = try? await world.books("page 2")
    if words == liked { liked = nil }
  }

  private func ask() async throws -> [String] { try await world.books() }

  var rows: ForEach<[String], String, Text> { ForEach(books ?? [], id: \.self) { Text($0) } }
  var list: some View { List { rows } }
  var retry: some View { Button("Try Again") { Task { await load() } } }

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
