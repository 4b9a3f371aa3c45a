import SwiftUI
import Testing

@testable import EveryState

/// Correct screens of a hiking app that findings accused after a second step, each with a bug beside it that is still named.
@MainActor struct SecondStepTests {
  enum Place: CaseIterable, Sendable {
    case live, pushed, draft, bar, pages, refresh, decimals
    case retry, search, more, note, add, discard, last, timer, tabs, dialogs
    case unread, once, reconnect, hidden, typing, stays, revert, later, taps, refused, copies
    case copy, recents, full, greeting, again, free, few
  }

  private nonisolated static let found: [Place: String] = [
    .live:
      #"after press "Keep" fails twice and then succeeds, the result differs from that of the first time: the screen shows "Kept once more" instead of "Kept". (lost answer)"#,
    .pushed:
      #"after press "Fjord", then press "Keep" fails twice and then succeeds, the result differs from that of the first time: the screen shows "Kept once more" instead of "Kept". (lost answer)"#,
    .draft:
      #"the screen shows "Loopa" instead of "Loop" as if nothing had been canceled. (broken undo)"#,
    .bar:
      #"after Remove "Fjord", then press "Undo", the screen shows "1 kept" instead of "2 kept". (broken undo)"#,
    .pages:
      #"after press "More" fails, the loaded content disappears, and no failure is shown. (lost refresh)"#,
    .refresh:
      "store.list is called again as soon as it is answered, without an action. (needless call)",
    .decimals:
      #"after type "1" into "Length", then press "Save", `store.update` is given the same as without type "1" into "Length". (false success)"#,
    .retry:
      #"press "Try Again" asks store.list instead of store.search (Fj), which failed. (lost query)"#,
    .search: #"after search "a", then clear it, "Fjord" is missing. (lost on return)"#,
    .more:
      #"after press "More", "Lake" is missing once the user leaves, for example for another tab, and comes back. (lost on return)"#,
    .note:
      #"after type "a" into "Note", then press "Send", `store.insert` is given the same as without type "a" into "Note". (false success)"#,
    .add:
      #"press "Add" shows "Lake" from the last time, which was added already. (lost on return)"#,
    .discard:
      #"after type "a" into "Title", then press "Discard Changes", the screen shows "Fjord" instead of "Fjord!". (broken undo)"#,
    .last:
      #"after Remove "Fjord", press "Undo" is offered, but not after the same in the last row. (broken undo)"#,
    .timer:
      #"before press "Undo" disappears, it disappears after 1.25 s instead of 5 s. (broken undo)"#,
    .tabs:
      #"after press "Kept", then press "All", then press "Keep Lake", then press "Kept", "Lake" is missing. (lost answer)"#,
    .dialogs:
      #"and in another row before the answer, the screen does not show what was written: after refresh, "Ridge" is missing. (lost answer)"#,
    .unread: #"the screen does not show what was written: after it is opened anew, "Lake" is added. (lost answer)"#,
    .once:
      #"after press "Add", then type "Lake" into "Title", then press "Save", the same once more has no effect. (dead control)"#,
    .reconnect: #"after press "Reconnect" fails, press "Reconnect" does nothing the next time. (no retry)"#,
    .hidden: #"press "Send" sends "Knee deep", which the field "Note" does not show. (lost on return)"#,
    .typing:
      #"after press "Save", then type "a" into "Title" before the answer, "Fjord!a" is missing when the answer arrives. (lost answer)"#,
    .stays:
      #"after toggle "Loop", the screen still says "Saved", and not after type "a" into "Title". (false success)"#,
    .revert:
      #"after press "Discard Changes", the screen shows "Fjord" instead of "Fjord!", although it was saved. (broken undo)"#,
    .later:
      #"after Remove "Fjord", then press "Undo", "Fjord" reappears, and disappears within half a minute. (broken undo)"#,
    .taps:
      #"after press "Keep" in "Fjord", then press "Unkeep" before the answer, the screen shows "Fjord [Unkeep]" instead of "Fjord [Keep]", as it does not after the answer. (lost answer)"#,
    .refused:
      #"after press "Keep" in "Fjord", then press "Unkeep", which fails, the screen shows "Fjord [Keep]" instead of "Fjord [Unkeep]". (lost answer)"#,
    .copies:
      #"after press "Fjord", then press "Keep", then go back, the screen does not show what was written: after refresh, "Fjord [Keep]" is missing. (lost answer)"#,
  ]

  /// The places of one screen are one.
  @Test(arguments: [Place.live, .pushed, .draft, .bar, .pages, .refresh, .decimals, .retry, .note, .tabs, .taps])
  func `a correct second step has no finding`(_ place: Place) throws {
    try expect(findings(place, nil), is: [])
  }

  @Test(arguments: [Place.copy, .recents, .full, .greeting, .again, .free, .few]) func `a way of its own is not a bug`(
    _ place: Place
  )
    throws
  {
    try expect(findings(place, place), is: [])
  }

  @Test(arguments: found.keys) func `a bug beside it is named`(_ place: Place) throws {
    let found = try findings(place, place)
    let words = try #require(Self.found[place])
    expect(found.contains { $0.hasSuffix(words) }, "\(found)")
  }

  @Test(arguments: named.keys) func `a way has a name without commas to paste, and a waiver for every state`(
    _ place: Place
  ) throws {
    let words = try #require(Self.found[place])
    let finding = try #require(errors(place, place).first { $0.headline.hasSuffix(words) })
    let name = try #require(finding.evidence.joined().split(separator: "\"").dropFirst().first)
    expect(String(name), is: try #require(Self.named[place]))
    expect(finding.waiver?.line(because: "...").contains(", in: "), is: false)
  }

  @Test(arguments: steps.keys) func `a storyboard to paste has each step that shows the bug, or is not printed`(
    _ place: Place
  ) throws {
    let words = try #require(Self.found[place])
    let finding = try #require(errors(place, place).first { $0.headline.hasSuffix(words) })
    let steps = finding.evidence.joined().split(separator: "try await $0.").dropFirst()
      .map { String($0.prefix { !";}".contains($0) }).trimmingCharacters(in: .whitespaces) }
    expect(steps, is: try #require(Self.steps[place]))
  }

  private nonisolated static let steps: [Place: [String]] = [
    .copies: [#"press("Fjord")"#, #"press("Keep")"#, "goBack()", "refresh()"],
    .taps: [#"press("Keep", in: "Fjord")"#, #"press("Unkeep", whileLoading: true)"#],
    .refused: [],
    .draft: [#"press("Edit")"#, #"type("a", into: "Title")"#, #"press("Cancel")"#],
    .dialogs: [
      #"perform("Delete", on: "Fjord")"#, #"press("Delete Hike")"#,
      #"perform("Delete", on: "Ridge", whileLoading: true)"#, #"press("Delete Hike", whileLoading: true)"#,
      "refresh()",
    ],
    .bar: [#"perform("Remove", on: "Fjord")"#, #"press("Undo")"#],
  ]

  private nonisolated static let named: [Place: String] = [
    .bar: "Remove Fjord then press Undo",
    .decimals: "type 1 into Length then press Save",
    .tabs: "press Kept then press All then press Keep Lake then press Kept",
  ]

  private func findings(_ place: Place, _ bug: Place?) throws -> [String] {
    try errors(place, bug).map(\.headline)
  }

  private static var known: [Place: [SoundnessFinding]] = [:]

  private func errors(_ place: Place, _ bug: Place?) throws -> [SoundnessFinding] {
    if let bug, let found = Self.known[bug] { return found }
    let screen = Self.screen(place, bug)
    let found = try SnapshotCatalog(suite: "Steps") { return [screen] }.soundness().filter { $0.level == .error }
    if let bug { Self.known[bug] = found }
    return found
  }

  private static func screen(_ place: Place, _ bug: Place?) -> DeclaredScreen {
    let live = SnapshotState<Hikes>.loads(\.live, neverEmpty: "a test", failure: ShelfError())
    let list = SnapshotState<Hikes>.loads(\.store.list, failure: ShelfError())
    let few = SnapshotState<Hikes>.state(
      "few",
      by: {
        try await $0.press("First Only")
        try await $0.press("Add")
        try await $0.type("Lake", into: "Title")
        try await $0.press("Save")
      })
    func screen(
      _ states: [SnapshotState<Hikes>],
      @ViewBuilder view: @escaping @MainActor @Sendable (Hikes) -> some View
    ) -> DeclaredScreen { DeclaredScreen(TestScreen("Hikes", states, view: view)) }
    func plain(
      _ states: SnapshotState<Hikes>...,
      @ViewBuilder view: @escaping @MainActor @Sendable (Hikes) -> some View
    ) -> DeclaredScreen {
      screen([.loadsNothing(because: "a test"), .state("start")] + states, view: view)
    }
    return switch place {
    case .live, .reconnect: screen([live]) { world in NavigationStack { LiveHike(world: world, bug: bug) } }
    case .pushed:
      plain { world in
        NavigationStack { List { NavigationLink("Fjord") { LiveHike(world: world, bug: bug) } } }
      }
    case .draft:
      plain(
        .state(
          "typed",
          by: {
            try await $0.press("Edit")
            try await $0.type("!", into: "Title")
          })
      ) { _ in Drafts(bug: bug) }
    case .bar, .last, .timer, .later:
      plain(.state("removed", by: { try await $0.swipeAction("Remove", on: "Fjord") })) { _ in
        Removals(bug: bug)
      }
    case .pages, .more, .again:
      screen([.loads(\.page, failure: ShelfError())]) { HikePages(world: $0, bug: bug) }
    case .refresh, .dialogs, .add, .unread, .once, .few:
      screen(
        [
          list,
          .performs(
            \.store.delete, failure: ShelfError(),
            by: {
              try await $0.swipeAction("Delete", on: "Fjord")
              try await $0.press("Delete Hike")
            }),
          .performs(
            \.store.insert, as: "add", failure: ShelfError(),
            by: {
              try await $0.press("Add")
              try await $0.type("Lake", into: "Title")
              try await $0.press("Save")
            }),
        ] + (bug == .few ? [few] : [])
      ) { HikeList(store: $0.store, bug: bug) }
    case .taps, .refused, .copies:
      screen([
        list,
        .performs(
          \.store.update, as: "keep", failure: ShelfError(), by: { try await $0.press("Keep", in: "Fjord") }),
        .looksAlike("keeping", "kept", because: "it is kept at once"),
      ]) { HikeStars(store: $0.store, bug: bug) }
    case .decimals, .discard, .full, .typing, .stays, .revert, .free:
      plain(
        .performs(
          \.store.update, failure: ShelfError(),
          by: {
            try await $0.type("!", into: "Title")
            try await $0.press("Save")
          })
      ) { HikeForm(store: $0.store, bug: bug) }
    case .retry, .search, .copy, .recents:
      screen([
        list,
        .loads(
          \.store.search, as: "search", failure: ShelfError(), by: { try await $0.search("Fj") }),
      ]) { HikeSearch(store: $0.store, bug: bug) }
    case .note, .hidden:
      plain(
        .performs(
          \.store.insert, as: "send", failure: ShelfError(),
          by: {
            try await $0.press("Report")
            try await $0.press("Next")
            try await $0.type("Knee deep", into: "Note")
            try await $0.press("Send")
          }),
        .storyboard(
          "back and on",
          by: {
            try await $0.press("Report")
            try await $0.press("Next")
            try await $0.type("Knee deep", into: "Note")
            try await $0.press("Help")
            try await $0.press("Help")
          })
      ) { HikeReport(store: $0.store, bug: bug) }
    case .tabs, .greeting: plain { HikeTabs(store: $0.store, bug: bug) }
    }
  }
}

private struct Hikes: SnapshotWorld {
  var store = MockStore([
    Chore(id: 1, title: "Fjord"), Chore(id: 2, title: "Ridge"), Chore(id: 3, title: "Glacier"),
  ])
  var page = MockResponse(["Fjord", "Ridge"]).answering("page 2", with: .returns(["Lake"]))
  var keep = MockResponse<Void>()
  var live = MockStream(["half full", "full", "closed"], every: .seconds(3))
}

/// The live conditions of a hike, which can be kept meanwhile.
private struct LiveHike: View {
  let world: Hikes
  let bug: SecondStepTests.Place?
  @State private var conditions: String?
  @State private var problem: String?
  @State private var failure: String?
  @State private var isKept = false
  @State private var attempts = 0
  @State private var isBusy = false
  @State private var connection = 0

  var body: some View {
    List {
      if let conditions {
        LabeledContent("Parking", value: conditions)
      } else if problem == nil {
        ProgressView()
      }
      if let problem {
        Text(problem)
        Button("Reconnect") { connection = bug == .reconnect ? 1 : connection + 1 }
      }
      if let failure { Text("Not kept: \(failure)") }
      if isBusy { ProgressView() }
      if isKept { Text(bug != nil && attempts > 1 ? "Kept once more" : "Kept") }
      Button("Keep") { Task { await keep() } }.disabled(isBusy || isKept)
    }
    .navigationTitle("Hike")
    .task(id: connection) {
      problem = nil
      do { for try await value in world.live() { conditions = value } } catch {
        if !Task.isCancelled { problem = error.localizedDescription }
      }
    }
  }

  private func keep() async {
    (isBusy, failure, attempts) = (true, nil, attempts + 1)
    defer { isBusy = false }
    do {
      try await world.keep()
      isKept = true
    } catch { failure = error.localizedDescription }
  }
}

/// A title that is edited in a sheet, whose Cancel asks before it discards.
private struct Drafts: View {
  let bug: SecondStepTests.Place?
  @State private var title = "Loop"
  @State private var draft = "Loop"
  @State private var isEditing = false
  @State private var isDiscarding = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(title)
        Button("Edit") { (draft, isEditing) = (title, true) }
      }
      .navigationTitle("Draft")
    }
    .sheet(isPresented: $isEditing) {
      NavigationStack {
        Form { TextField("Title", text: bug == .draft ? $title : $draft) }
          .navigationTitle("Edit")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") {
                if bug == .draft || draft == title {
                  isEditing = false
                } else {
                  isDiscarding = true
                }
              }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { (title, isEditing) = (draft, false) }.disabled(draft == title)
            }
          }
      }
      .interactiveDismissDisabled(draft != title)
      .confirmationDialog("Discard?", isPresented: $isDiscarding, titleVisibility: .visible) {
        Button("Discard", role: .destructive) { isEditing = false }
        Button("Keep Editing", role: .cancel) {}
      }
    }
  }
}

/// Rows that can be removed, and a bar to undo it, which is there on their pages, too.
private struct Removals: View {
  let bug: SecondStepTests.Place?
  @State private var rows = ["Fjord", "Ridge"]
  @State private var count = 2
  @State private var removed: String?

  var body: some View {
    NavigationStack {
      List {
        Text("\(count) kept")
        ForEach(rows, id: \.self) { row in
          NavigationLink(row, value: row).swipeActions {
            Button("Remove", role: .destructive) { remove(row) }
          }
        }
      }
      .navigationTitle("Kept")
      .navigationDestination(for: String.self) { row in
        Text("All about it").navigationTitle(row).safeAreaInset(edge: .bottom) { bar }
      }
      .safeAreaInset(edge: .bottom) { if bug != .last || !rows.isEmpty { bar } }
    }
  }

  @ViewBuilder private var bar: some View {
    if let removed {
      HStack {
        Text("Removed \(removed)")
        Button("Undo") {
          rows = (rows + [removed]).sorted()
          if bug != .bar { count += 1 }
          self.removed = nil
        }
      }
      .task(id: bug == .timer ? "" : removed) {
        try? await Task.sleep(for: .seconds(5))
        if !Task.isCancelled { self.removed = nil }
      }
    }
  }

  private func remove(_ row: String) {
    rows.removeAll { $0 == row }
    (count, removed) = (count - 1, row)
    if bug == .later {
      Task {
        try? await Task.sleep(for: .seconds(5))
        rows.removeAll { $0 == row }
      }
    }
  }
}

/// Rows, and a button for more of them in whose place a failure appears.
private struct HikePages: View {
  let world: Hikes
  let bug: SecondStepTests.Place?
  @State private var rows: [String]?
  @State private var hasMore = true
  @State private var isBusy = false
  @State private var problem: String?
  @State private var note: String?
  @State private var failure: String?

  var body: some View {
    NavigationStack {
      Group {
        if let rows, !rows.isEmpty {
          List {
            ForEach(rows, id: \.self) { Text($0) }
            if bug == .again { again } else { more }
          }
        } else if rows != nil {
          Text("No hikes")
        } else if let problem {
          Text("Nothing came. \(problem)")
          Button("Try Again") { Task { await load() } }
        } else {
          ProgressView()
        }
      }
      .navigationTitle("Hikes")
    }
    .task { if rows == nil || bug == .more || bug == .again { await load() } }
  }

  @ViewBuilder private var again: some View {
    if isBusy { ProgressView() } else { Button("Reload") { Task { await reload() } } }
    if let note { Text(note) }
    if let problem { Text(problem) }
  }

  private func reload() async {
    isBusy = true
    await load()
    isBusy = false
    if problem == nil { note = "Up to date" }
  }

  @ViewBuilder private var more: some View {
    if isBusy {
      ProgressView()
    } else if let failure {
      HStack {
        Text("No more came. \(failure)")
        Button("Retry") { Task { await loadMore() } }
      }
    } else if hasMore {
      Button("More") { Task { await loadMore() } }
    }
  }

  private func load() async {
    (problem, note) = (nil, nil)
    do { (rows, hasMore) = (try await world.page("page 1"), true) } catch {
      if !Task.isCancelled { problem = error.localizedDescription }
    }
  }

  private func loadMore() async {
    (isBusy, failure) = (true, nil)
    defer { isBusy = false }
    do {
      rows = try await (rows ?? []) + world.page("page 2")
      hasMore = false
    } catch {
      if bug == .pages { rows = [] } else { failure = error.localizedDescription }
    }
  }
}

/// A list that asks once more if something was written while it was asked.
private struct HikeList: View {
  let store: MockStore<Chore>
  let bug: SecondStepTests.Place?
  @State private var rows: [Chore]?
  @State private var problem: String?
  @State private var deleting: Set<Int> = []
  @State private var writes = 0
  @State private var asked: Chore?
  @State private var isAdding = false
  @State private var draft = ""
  @State private var isFew = false

  var body: some View {
    NavigationStack {
      List {
        if bug == .few { Button("First Only") { isFew = true } }
        if let problem { Text(problem) }
        if rows == nil, problem == nil { ProgressView() }
        if rows == nil, problem != nil { Button("Again") { Task { await load() } } }
        if rows == [] { Text("No hikes") }
        ForEach((rows ?? []).prefix(isFew ? 1 : 9)) { row in
          HStack {
            Text(row.title)
            if deleting.contains(row.id) { Text("...") }
          }
          .swipeActions {
            if !deleting.contains(row.id) { Button("Delete") { asked = row }.tint(.red) }
          }
        }
      }
      .navigationTitle("Hikes")
      .refreshable { await load() }
      .toolbar { Button("Add") { open() }.disabled(rows == nil) }
    }
    .task { if rows == nil { await load() } }
    .sheet(isPresented: $isAdding) {
      HikeDraft(store: store, id: 9 + writes, isDone: bug == .once && writes > 0, title: $draft) { add($0) }
    }
    .confirmationDialog(
      "Delete this hike?",
      isPresented: Binding {
        asked != nil
      } set: {
        if !$0 { asked = nil }
      }, presenting: asked
    ) { row in
      Button("Delete Hike", role: .destructive) { Task { await delete(row) } }
    }
  }

  private func load() async {
    problem = nil
    do {
      var (before, times) = (0, bug == .refresh ? 2 : 1)
      repeat {
        before = writes
        rows = try await store.list()
        times -= 1
      } while before != writes || times > 0
    } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }

  private func open() {
    if bug != .add { draft = "" }
    isAdding = true
  }

  private func add(_ row: Chore) {
    writes += 1
    if bug != .unread { rows?.append(row) }
  }

  private func delete(_ row: Chore) async {
    let index = rows?.firstIndex(of: row)
    (problem, _) = (nil, deleting.insert(row.id))
    defer { deleting.remove(row.id) }
    do {
      try await store.delete(id: row.id)
      writes += 1
      if bug == .dialogs, let index {
        rows?.remove(at: index)
      } else {
        rows?.removeAll { $0.id == row.id }
      }
    } catch { problem = error.localizedDescription }
  }
}

private struct HikeDraft: View {
  let store: MockStore<Chore>
  let id: Int
  let isDone: Bool
  @Binding var title: String
  let added: (Chore) -> Void
  @State private var isSaving = false
  @State private var problem: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).disabled(isSaving)
        if let problem { Text("Not added: \(problem)") }
        if isSaving { ProgressView() }
      }
      .navigationTitle("New Hike")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }.disabled(isSaving)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { Task { await save() } }.disabled(title.isEmpty || isSaving)
        }
      }
    }
    .interactiveDismissDisabled(isSaving)
  }

  private func save() async {
    (isSaving, problem) = (true, nil)
    defer { isSaving = false }
    do {
      if isDone { return }
      let row = Chore(id: id, title: title)
      try await store.insert(row)
      added(row)
      dismiss()
    } catch { problem = error.localizedDescription }
  }
}

/// A form with a field for a number, whose changes can be discarded.
private struct HikeForm: View {
  private struct Values: Equatable { var title = "Fjord", length = 4.5, isLoop = false }
  let store: MockStore<Chore>
  let bug: SecondStepTests.Place?
  @State private var stored = Values()
  @State private var saved = Values()
  @State private var values = Values()
  @State private var isSaving = false
  @State private var isSaved = false
  @State private var problem: String?

  private var isFixed: Bool { isSaving && bug != .typing && bug != .free }
  private var isDirty: Bool { values != (bug == .discard ? saved : stored) }

  var body: some View {
    Form {
      TextField("Title", text: $values.title).disabled(isFixed)
      if bug != .full {
        TextField("Length", value: $values.length, format: .number).keyboardType(.decimalPad).disabled(isFixed)
      }
      Toggle("Loop", isOn: $values.isLoop).disabled(isFixed)
      if let problem { Text("Not saved: \(problem)") }
      if isSaving { ProgressView() }
      if isSaved { Text("Saved") }
      Button("Save") { Task { await save() } }.disabled(isSaving || !isDirty)
      Button("Discard Changes") { (values, problem) = (stored, nil) }.disabled(isSaving || !isDirty)
    }
    .onChange(of: values) { old, _ in
      if bug == .full { values.title = String(values.title.prefix(6)) }
      if isDirty, bug != .stays || old.isLoop == values.isLoop { isSaved = false }
    }
  }

  private func save() async {
    let sent = values
    (isSaving, problem) = (true, nil)
    defer { isSaving = false }
    do {
      try await store.update(
        Chore(
          id: 1,
          title: sent.title + (bug == .decimals || bug == .full ? "" : " \(sent.length)\(sent.isLoop ? " loop" : "")")))
      if bug == .discard { saved = sent } else if bug != .revert { stored = sent }
      if bug == .typing { values = sent }
      isSaved = values == sent
    } catch { problem = error.localizedDescription }
  }
}

/// A list that is searched.
private struct HikeSearch: View {
  let store: MockStore<Chore>
  let bug: SecondStepTests.Place?
  @State private var query = ""
  @State private var rows: [Chore]?
  @State private var problem: String?
  @State private var loaded: String?
  @State private var newest = 0
  @State private var hasSearched = false

  var body: some View {
    NavigationStack {
      Group {
        if let problem {
          Text(problem)
          Button("Try Again") { Task { await load(bug == .retry ? "" : query) } }
          if bug == .copy { Button("Kept Hikes") { Task { await load("") } } }
        } else if bug == .recents, query.isEmpty, hasSearched {
          Text("You have searched for hikes.")
        } else if let rows {
          if rows.isEmpty { Text("No hikes") } else { List(rows) { Text($0.title) } }
        } else {
          ProgressView()
        }
      }
      .navigationTitle("Hikes").searchable(text: $query)
    }
    .task(id: query) { await changed() }
  }

  private func changed() async {
    hasSearched = hasSearched || !query.isEmpty
    if loaded == query || bug == .search && query.isEmpty && loaded != nil { return }
    let isFirst = rows == nil && query.isEmpty
    (rows, problem, newest) = (nil, nil, newest + 1)
    if !isFirst { try? await Task.sleep(for: .milliseconds(300)) }
    if !Task.isCancelled { await load(query) }
  }

  private func load(_ query: String) async {
    (rows, problem, newest) = (nil, nil, newest + 1)
    let own = newest
    do {
      let found = try await query.isEmpty ? store.list() : store.search(query, in: \.title)
      if own == newest { (rows, loaded) = (found, query) }
    } catch { if own == newest, !Task.isCancelled { problem = error.localizedDescription } }
  }
}

/// A report in a sheet, whose second page sends it.
private struct HikeReport: View {
  let store: MockStore<Chore>
  let bug: SecondStepTests.Place?
  @State private var isReporting = false
  @State private var isThankful = false

  var body: some View {
    VStack {
      Button("Report") { isReporting = true }
      if isThankful { Text("Thank you") }
    }
    .sheet(isPresented: $isReporting) {
      NavigationStack {
        NavigationLink("Next") {
          HikeNote(store: store, bug: bug) { (isReporting, isThankful) = (false, true) }
        }
        .navigationTitle("Report")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isReporting = false } }
        }
      }
    }
  }
}

private struct HikeNote: View {
  let store: MockStore<Chore>
  let bug: SecondStepTests.Place?
  let done: () -> Void
  @State private var note = ""
  @State private var isHelping = false
  @State private var sent: String?
  @State private var isSending = false
  @State private var problem: String?

  var body: some View {
    Form {
      if isHelping { Text("How is the path?") } else { NoteField(note: $note, bug: bug).disabled(isSending) }
      if let problem { Text("Not sent: \(problem)") }
      if isSending { ProgressView() }
    }
    .navigationTitle("Note").navigationBarBackButtonHidden(isSending)
    .toolbar {
      Button("Help") { isHelping.toggle() }
      Button("Send") { Task { await send() } }.disabled(note.isEmpty || isSending)
    }
  }

  private func send() async {
    (isSending, problem, sent) = (true, nil, bug == .note ? sent ?? note : note)
    defer { isSending = false }
    do {
      try await store.insert(Chore(id: 9, title: sent ?? ""))
      done()
    } catch { problem = error.localizedDescription }
  }
}

private struct NoteField: View {
  @Binding var note: String
  let bug: SecondStepTests.Place?
  @State private var text = ""

  var body: some View {
    TextField("Note", text: bug == .hidden ? $text : $note).onChange(of: text) { note = text }
  }
}

/// A tab that keeps hikes, and one with those that are kept.
private struct HikeTabs: View {
  let store: MockStore<Chore>
  let bug: SecondStepTests.Place?
  @State private var rows: [Chore]?
  @State private var problem: String?
  @State private var isBusy = false
  @State private var visits = 0
  @State private var isKept = false

  var body: some View {
    TabView {
      Tab("All", systemImage: "map") {
        VStack {
          Button("Keep Lake") { Task { await keep() } }.disabled(isBusy || isKept)
          if isBusy { ProgressView() }
          if let problem { Text("Not kept: \(problem)") }
        }
      }
      Tab("Kept", systemImage: "heart") {
        List(rows ?? []) { Text($0.title) }.overlay { if rows == nil { Text("Nothing yet") } }
          .safeAreaInset(edge: .bottom) { if bug == .greeting, visits < 2 { Text("These are your hikes.") } }
          .task { visits += 1 }
          .task { if rows == nil || bug != .tabs { await load() } }
      }
    }
  }

  private func load() async { rows = (try? await store.list()) ?? rows ?? [] }

  private func keep() async {
    (isBusy, problem) = (true, nil)
    defer { isBusy = false }
    do {
      try await store.insert(Chore(id: 9, title: "Lake"))
      isKept = true
    } catch { problem = error.localizedDescription }
  }
}

/// Hikes that are kept at once and saved later, one write after another for each.
private struct HikeStars: View {
  let store: MockStore<Chore>
  let bug: SecondStepTests.Place?
  @State private var rows: [Chore]?
  @State private var problem: String?
  @State private var stars = Stars()
  @State private var copies = Stars()

  var body: some View {
    NavigationStack {
      List {
        if let problem { Text(problem) }
        if rows == nil, problem == nil { ProgressView() }
        if rows == nil, problem != nil { Button("Again") { Task { await load() } } }
        if rows == [] { Text("No hikes") }
        ForEach(rows ?? []) { row in
          NavigationLink {
            List { star(row, bug == .copies ? copies : stars) }.navigationTitle(row.name)
          } label: {
            HStack {
              Text(row.name)
              star(row, stars).buttonStyle(.borderless)
            }
          }
        }
      }
      .navigationTitle("Hikes")
      .refreshable { await load() }
      .alert("Not kept", isPresented: $stars.isAlerting) {
      } message: {
        Text(stars.failure ?? "")
      }
    }
    .task { if rows == nil { await load() } }
  }

  private func star(_ row: Chore, _ stars: Stars) -> some View {
    Button(stars.isKept(row) ? "Unkeep" : "Keep") { stars.toggle(row, store, bug) }
  }

  private func load() async {
    problem = nil
    do {
      rows = try await store.list()
      stars.loaded(rows ?? [])
    } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }
}

extension Chore { fileprivate var name: String { title.filter { $0 != "!" } } }

@MainActor @Observable private final class Stars {
  private var kept: Set<Int> = []
  private var loaded: Set<Int> = []
  private var wanted: [Int: Bool] = [:]
  private var running: Set<Int> = []
  private(set) var failure: String?
  var isAlerting = false

  func isKept(_ row: Chore) -> Bool { wanted[row.id] ?? kept.contains(row.id) }

  func loaded(_ rows: [Chore]) {
    loaded = Set(rows.filter { $0.title.hasSuffix("!") }.map(\.id))
    kept = loaded
  }

  func toggle(_ row: Chore, _ store: MockStore<Chore>, _ bug: SecondStepTests.Place?) {
    wanted[row.id] = !isKept(row)
    if running.insert(row.id).inserted || bug == .taps { Task { await save(row, store, bug) } }
  }

  private func save(_ row: Chore, _ store: MockStore<Chore>, _ bug: SecondStepTests.Place?) async {
    while let isKept = wanted[row.id], isKept != kept.contains(row.id) {
      do {
        try await store.update(id: row.id) { $0.title = row.name + (isKept ? "!" : "") }
        if isKept { kept.insert(row.id) } else { kept.remove(row.id) }
      } catch {
        (failure, isAlerting) = (error.localizedDescription, true)
        if bug == .refused { kept = loaded }
        break
      }
    }
    wanted[row.id] = nil
    running.remove(row.id)
  }
}
