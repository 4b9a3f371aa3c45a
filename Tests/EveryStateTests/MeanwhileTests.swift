import SwiftUI
import Testing

@testable import EveryState

/// Screens of a music school's lending library: an answer or a value that arrives late, a form that is saved twice, an empty search.
@MainActor struct MeanwhileTests {
  enum Bug: CaseIterable, Sendable {
    case otherRow, index, typed, choice, filter, chosen, draft, sheet, firstValues, disabled, revert, validation
    case live, more, count, heading, page, retried
  }

  private nonisolated static let found: [Bug: String] = [
    .otherRow:
      #"after press "Lend" in "Flute", then press "Lend" in "Cello" before the answer, "Cello lent" is missing when the answer arrives. (lost answer)"#,
    .index:
      #"after Remove "Flute", then Remove "Cello" before the answer, "Harp [Lend]" is missing when the answer arrives. (lost answer)"#,
    .typed:
      #"after press "Extend", then type "a" into "Note" before the answer, "a" is missing when the answer arrives. (lost answer)"#,
    .choice:
      #"after select "Weekly" in "Remind", then select "Monthly" in "Remind" before the answer, "Remind [Monthly v]" is missing when the answer arrives. (lost answer)"#,
    .filter:
      #"after select "Strings" in "Kind", "Kind [Strings v]" is missing when the next value of `live` arrives. (lost answer)"#,
    .chosen: #"after press "Cello", "[Cello, chosen]" is missing when the next value of `live` arrives. (lost answer)"#,
    .draft:
      #"after press "Ask", then type "a" into "Question", "a" is missing when the next value of `live` arrives. (lost answer)"#,
    .sheet:
      #"after press "Ask", then type "a" into "Question", "! sheet" is missing when the next value of `live` arrives. (lost answer)"#,
    .firstValues:
      #"after type "Cello 2" into "Name", then press "Save", and the same with more typed, `store.update` is given "CelloCello 2" again. (false success)"#,
    .disabled:
      #"after type "Cello 2" into "Name", then press "Save", and the same with more typed, press "Save" stays disabled. (false success)"#,
    .revert:
      #"after type "a" into "Name", then press "Revert", the screen shows "Cello" instead of "CelloCello 2". (broken undo)"#,
    .validation:
      #"the screen still says "A name is needed" after another text was typed, and press "Save". (stale failure)"#,
    .live: #"the screen still says "Write a name" after another text was typed, and press "Save". (stale failure)"#,
    .more:
      #"after search "a", which finds nothing, the screen still shows "Load More" of the list before. (lost answer)"#,
    .count:
      #"after search "a", which finds nothing, the screen still shows "2 instruments" of the list before. (lost answer)"#,
    .heading:
      #"after search "a", which finds nothing, the screen still shows "All Instruments" of the list before. (lost answer)"#,
    .page:
      #"after press "More", then refresh, press "More" does not do what it does at first: the screen shows "Lute" instead of "Harp". (lost on return)"#,
    .retried:
      #"after press "Join" fails twice and then succeeds, the result differs from that of the first time: "Listed at last" is added. (lost answer)"#,
  ]

  private nonisolated static let screens: [Set<Bug>] = [
    [.otherRow, .index], [.typed, .choice], [.filter, .chosen, .draft, .sheet],
    [.firstValues, .disabled, .revert, .validation, .live], [.more, .count, .heading], [.page], [.retried],
  ]

  @Test(arguments: screens) func `a correct screen is silent`(_ bugs: Set<Bug>) throws {
    for bug in bugs { try expect(Self.findings(bug, nil), is: []) }
  }

  @Test(arguments: Bug.allCases) func `a bug beside it is named`(_ bug: Bug) throws {
    let found = try Self.findings(bug, bug)
    expect(found.contains { $0.hasSuffix(Self.found[bug] ?? "?") }, "\(found)")
  }

  private static func findings(_ place: Bug, _ bug: Bug?) throws -> [String] {
    let screen = screen(place, bug)
    return try SnapshotCatalog(suite: "School") { return [screen] }.soundness().filter { $0.level == .error }
      .map(\.headline)
  }

  private static func screen(_ place: Bug, _ bug: Bug?) -> DeclaredScreen {
    func screen(
      _ states: SnapshotState<School>..., @ViewBuilder view: @escaping @MainActor @Sendable (School) -> some View
    ) -> DeclaredScreen { DeclaredScreen(TestScreen("School", states, view: view)) }
    let list = SnapshotState<School>.loads(\.names, failure: ShelfError())
    let pages = SnapshotState<School>.loads(\.page, failure: ShelfError())
    let form = SnapshotState<School>.loadsNothing(because: "a form")
    return switch place {
    case .otherRow, .index:
      screen(
        list,
        .performs(\.lend, failure: ShelfError(), by: { try await $0.press("Lend", in: "Cello") }),
        .performs(\.remove, failure: ShelfError(), by: { try await $0.swipeAction("Remove", on: "Cello") })
      ) { Instruments(world: $0, bug: bug) }
    case .typed, .choice:
      screen(
        form, .state("unchanged"),
        .performs(\.lend, failure: ShelfError(), by: { try await $0.press("Extend") })
      ) { Reminder(world: $0, bug: bug) }
    case .filter, .chosen, .draft, .sheet:
      screen(.loads(\.live, neverEmpty: "a test", failure: ShelfError())) { LiveShelf(world: $0, bug: bug) }
    case .firstValues, .disabled, .revert, .validation, .live:
      screen(
        form, .state("unchanged"),
        .performs(
          \.store.update, failure: ShelfError(),
          by: {
            try await $0.type("Cello 2", into: "Name")
            try await $0.press("Save")
          })
      ) { NameForm(store: $0.store, bug: bug) }
    case .more, .count, .heading:
      screen(pages) { Finder(world: $0, bug: bug) }
    case .page: screen(pages) { Pages(world: $0, bug: bug) }
    case .retried:
      screen(.loads(\.names, failure: ShelfError())) { Waiting(world: $0, bug: bug) }
    }
  }
}

private struct School: SnapshotWorld {
  var names = MockResponse(["Cello", "Flute", "Harp"])
  var store = MockStore([Chore(id: 1, title: "Cello")])
  var page = MockResponse(["Cello", "Flute"]).answering("page 2", with: .returns(["Harp"]))
    .answering("page 3", with: .returns(["Lute"]))
  var search = MockResponse(["Flute"])
  var lend = MockResponse<Void>()
  var remove = MockResponse<Void>()
  var live = MockStream([["Cello", "Flute"], ["Cello", "Flute", "Harp"], ["Cello", "Harp"]], every: .seconds(5))
  var free = MockStream([4, 3], every: .seconds(3))
}

/// Instruments that are lent and removed, each row on its own.
private struct Instruments: View {
  let world: School
  let bug: MeanwhileTests.Bug?
  @State private var names: [String]?
  @State private var lent: Set<String> = []
  @State private var busy: Set<String> = []
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      List {
        if let problem { Text(problem) }
        if names == nil, problem == nil { ProgressView() }
        if names == nil, problem != nil { Button("Again") { Task { await load() } } }
        if names == [] { Text("Nothing to lend") }
        ForEach(names ?? [], id: \.self) { name in
          HStack {
            Text(name)
            if busy.contains(name) { Text("...") }
            if lent.contains(name) {
              Text("lent")
            } else {
              Button("Lend") { Task { await lend(name) } }.disabled(busy.contains(name))
            }
          }
          .swipeActions {
            if !busy.contains(name) { Button("Remove") { Task { await remove(name) } }.tint(.red) }
          }
        }
      }
      .navigationTitle("Instruments")
    }
    .task { if names == nil { await load() } }
  }

  private func load() async {
    problem = nil
    do { names = try await world.names() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }

  private func lend(_ name: String) async {
    let before = lent
    (problem, _) = (nil, busy.insert(name))
    defer { busy.remove(name) }
    do {
      try await world.lend(name)
      lent = (bug == .otherRow ? before : lent).union([name])
    } catch { problem = error.localizedDescription }
  }

  private func remove(_ name: String) async {
    let index = names?.firstIndex(of: name)
    (problem, _) = (nil, busy.insert(name))
    defer { busy.remove(name) }
    do {
      try await world.remove(name)
      if bug == .index, let index, index < names?.count ?? 0 {
        names?.remove(at: index)
      } else {
        names?.removeAll { $0 == name }
      }
    } catch { problem = error.localizedDescription }
  }
}

/// A loan that can be extended, beside a note and a choice that is saved at once.
private struct Reminder: View {
  let world: School
  let bug: MeanwhileTests.Bug?
  @State private var note = ""
  @State private var choice = "Never"
  @State private var newest = 0
  @State private var isBusy = false
  @State private var weeks = 2
  @State private var problem: String?

  var body: some View {
    Form {
      TextField("Note", text: $note)
      Picker("Remind", selection: Binding(get: { choice }, set: { choose($0) })) {
        ForEach(["Never", "Weekly", "Monthly"], id: \.self) { Text($0) }
      }
      Text("\(weeks) weeks")
      if isBusy { ProgressView() }
      if let problem { Text("Not done: \(problem)") }
      Button("Extend") { Task { await extend() } }.disabled(isBusy || weeks > 2)
    }
  }

  private func choose(_ new: String) {
    let before = choice
    (choice, newest, problem) = (new, newest + 1, nil)
    let own = newest
    Task {
      do {
        try await world.remove(new)
        if bug == .choice { choice = new }
      } catch {
        if own == newest { choice = before }
        problem = error.localizedDescription
      }
    }
  }

  private func extend() async {
    let sent = note
    (isBusy, problem) = (true, nil)
    defer { isBusy = false }
    do {
      try await world.lend()
      weeks = 4
      if bug == .typed { note = sent }
    } catch { problem = error.localizedDescription }
  }
}

/// Instruments that a stream keeps up to date, beside a filter, a chosen one and a question to the school.
private struct LiveShelf: View {
  let world: School
  let bug: MeanwhileTests.Bug?
  @State private var names: [String]?
  @State private var kind = "All"
  @State private var chosen: String?
  @State private var isAsking = false
  @State private var draft = ""
  @State private var problem: String?
  @State private var attempt = 0

  var body: some View {
    NavigationStack {
      List {
        if let problem {
          Text(problem)
          Button("Again") { attempt += 1 }
        } else if names == nil {
          ProgressView()
        }
        if let names {
          Picker("Kind", selection: $kind) { ForEach(["All", "Strings"], id: \.self) { Text($0) } }
          ForEach(names.filter { kind == "All" || $0 != "Flute" }, id: \.self) { name in
            Button(name == chosen ? "\(name), chosen" : name) { chosen = name }
          }
          Button("Ask") { (isAsking, draft) = (true, "") }
        }
      }
      .navigationTitle("Shelf")
    }
    .sheet(isPresented: $isAsking) {
      NavigationStack {
        Form { TextField("Question", text: $draft) }
          .navigationTitle("A Question")
          .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isAsking = false } } }
      }
    }
    .task(id: attempt) {
      problem = nil
      do {
        for try await new in world.live() {
          names = new
          if bug == .filter { kind = "All" }
          if bug == .chosen { chosen = nil }
          if bug == .draft { draft = "" }
          if bug == .sheet { isAsking = false }
        }
      } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }
}

/// A name that is edited and saved, as often as the user likes.
private struct NameForm: View {
  let store: MockStore<Chore>
  let bug: MeanwhileTests.Bug?
  @State private var original = "Cello"
  @State private var stored = "Cello"
  @State private var name = "Cello"
  @State private var first: String?
  @State private var isSaving = false
  @State private var isSaved = false
  @State private var note: String?
  @State private var problem: String?

  private var canSave: Bool { !isSaving && name != stored && (bug != .disabled || first == nil) }

  var body: some View {
    Form {
      TextField("Name", text: $name).disabled(isSaving)
      if let note { Text(note) }
      if let problem { Text("Not saved: \(problem)") }
      if isSaving { ProgressView() }
      if isSaved { Text("Saved") }
      Button("Save") { Task { await save() } }.disabled(!canSave)
      Button("Revert") { (name, note, problem) = (bug == .revert ? original : stored, nil, nil) }
        .disabled(isSaving || name == stored)
    }
    .onChange(of: name) {
      if name != stored { isSaved = false }
      if bug == .live, name.isEmpty { note = "Write a name" }
      if bug != .live, bug != .validation { note = nil }
    }
  }

  private func save() async {
    guard !name.isEmpty else { return note = bug == .live ? note : "A name is needed" }
    let sent = bug == .firstValues ? first ?? name : name
    (isSaving, problem) = (true, nil)
    defer { isSaving = false }
    do {
      try await store.update(Chore(id: 1, title: sent))
      (stored, isSaved, first) = (name, true, sent)
    } catch { problem = error.localizedDescription }
  }
}

/// Pages, and a search for which there are none.
private struct Finder: View {
  let world: School
  let bug: MeanwhileTests.Bug?
  @State private var query = ""
  @State private var names: [String]?
  @State private var heading = "All Instruments"
  @State private var count = 0
  @State private var hasMore = true
  @State private var isBusy = false
  @State private var problem: String?
  @State private var loaded: String?

  var body: some View {
    NavigationStack {
      List {
        if let problem {
          Text(problem)
          Button("Again") { Task { await load(query) } }
        } else if let names {
          Section(heading) {
            if names.isEmpty { Text("Nothing found") }
            ForEach(names, id: \.self) { Text($0) }
          }
          if count > 0 { Text(count == 1 ? "1 instrument" : "\(count) instruments") }
          if isBusy { ProgressView() } else if hasMore { Button("Load More") { Task { await more() } } }
        } else {
          ProgressView()
        }
      }
      .navigationTitle("School").searchable(text: $query)
    }
    .task(id: query) {
      guard loaded != query else { return }
      if loaded != nil { try? await Task.sleep(for: .milliseconds(300)) }
      if !Task.isCancelled { await load(query) }
    }
  }

  private func load(_ query: String) async {
    (names, problem) = (nil, nil)
    do {
      let found = try await query.isEmpty ? world.page("page 1") : world.search(query)
      guard !Task.isCancelled else { return }
      (names, loaded) = (found, query)
      let keeps = { (one: MeanwhileTests.Bug) in bug == one && found.isEmpty }
      if !keeps(.heading) { heading = query.isEmpty ? "All Instruments" : "Results" }
      if !keeps(.count) { count = found.count }
      if !keeps(.more) { hasMore = query.isEmpty && !found.isEmpty }
    } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }

  private func more() async {
    isBusy = true
    defer { isBusy = false }
    do {
      names = try await (names ?? []) + world.page("page 2")
      (hasMore, count) = (false, names?.count ?? 0)
    } catch { problem = error.localizedDescription }
  }
}

/// Pages that a button asks for, one after the other.
private struct Pages: View {
  let world: School
  let bug: MeanwhileTests.Bug?
  @State private var names: [String]?
  @State private var next = 2
  @State private var isBusy = false
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      List {
        if names == [] { Text("No instruments") }
        ForEach(names ?? [], id: \.self) { Text($0) }
        if let problem { Text(problem) }
        if isBusy || names == nil && problem == nil {
          ProgressView()
        } else if names == nil {
          Button("Again") { Task { await load() } }
        } else if names != [], next < 4 {
          Button("More") { Task { await more() } }
        }
      }
      .navigationTitle("Pages").refreshable { await load() }
    }
    .task { if names == nil { await load() } }
  }

  private func load() async {
    problem = nil
    do {
      names = try await world.page("page 1")
      if bug != .page { next = 2 }
    } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }

  private func more() async {
    (isBusy, problem) = (true, nil)
    defer { isBusy = false }
    do {
      names = try await (names ?? []) + world.page("page \(next)")
      next += 1
    } catch { problem = error.localizedDescription }
  }
}

/// A list whose reservations are tried again, beside the free places, which a stream counts.
private struct Waiting: View {
  let world: School
  let bug: MeanwhileTests.Bug?
  @State private var names: [String]?
  @State private var problem: String?
  @State private var failure: String?
  @State private var free = 0
  @State private var isListed = false
  @State private var isBusy = false
  @State private var attempts = 0

  var body: some View {
    List {
      if let problem {
        Text(problem)
        Button("Again") { Task { await load() } }
      } else if let names {
        if names.isEmpty { Text("Nothing to wait for") }
        ForEach(names, id: \.self) { Text($0) }
        if let failure { Text("Not listed: \(failure)") }
        if isListed {
          Text("Listed, \(["no", "one", "two", "three", "four"][free]) free")
          if bug != nil, attempts > 1 { Text("Listed at last") }
        }
        if isBusy { ProgressView() }
        Button("Join") { Task { await join() } }.disabled(isListed || isBusy)
      } else {
        ProgressView()
      }
    }
    .task { if names == nil { await load() } }
    .task { do { for try await new in world.free() { free = new } } catch {} }
  }

  private func load() async {
    problem = nil
    do { names = try await world.names() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }

  private func join() async {
    (failure, attempts, isBusy) = (nil, attempts + 1, true)
    defer { isBusy = false }
    do {
      try await world.lend()
      isListed = true
    } catch { failure = error.localizedDescription }
  }
}
