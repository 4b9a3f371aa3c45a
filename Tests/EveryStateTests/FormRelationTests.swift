import Observation
import SwiftUI
import Testing

@testable import EveryState

/// Forms, switches and streams: each bug beside the correct screen.
@MainActor struct FormRelationTests {
  enum Bug: CaseIterable, Sendable {
    case lostField, lateSwitch, staleCount, postedTwice, takenBack, deafStream, keptInterval
  }

  private nonisolated static let found: [Bug: String] = [
    .lostField:
      #"after type "a" into "Notes", then press "Save", `store.update` is given the same as without type "a" into "Notes". (false success)"#,
    .lateSwitch:
      #"after press "Mark Milk", then press "Unmark Milk" before the answer, the screen does not show what was written: after refresh, the screen shows "1 marked" instead of "0 marked". (lost answer)"#,
    .staleCount:
      #"after press "Mark Milk", the screen does not show what was written: after it is opened anew, the screen shows "1 marked" instead of "0 marked". (lost answer)"#,
    .postedTwice:
      #"press "Save" twice before the answer calls store.update (2) twice, although it cannot be repeated after its answer. (double submit)"#,
    .takenBack:
      #"after toggle "News", then toggle "Mail" before the answer, "Mail [ ]" is added once toggle "News" has failed. (lost answer)"#,
    .deafStream:
      #"nothing waits for `prices` after the user leaves, for example for another tab, and comes back. (lost on return)"#,
    .keptInterval:
      #"after press "Basil", then go back, press "Cactus" does not do what it does at first: the screen shows "Every 2 days" instead of "Every 21 days". (lost on return)"#,
  ]

  @Test(arguments: [nil] + Bug.allCases) func `a bug of a second step is found, and a correct screen is silent`(
    _ bug: Bug?
  ) throws {
    let found = try Self.screens(bug).flatMap { screen in
      try SnapshotCatalog(suite: "Forms") { return [screen] }.soundness().filter { $0.level == .error }
    }.map(\.headline)
    let wanted = bug.flatMap { Self.found[$0] }
    expect(found.isEmpty == (wanted == nil), "\(found)")
    expect(wanted.map { words in found.contains { $0.hasSuffix(words) } } ?? true, "\(found)")
  }

  private static func screens(_ bug: Bug?) -> [DeclaredScreen] {
    let save: SnapshotState<ChoreWorld>.Actions = {
      try await $0.type("!", into: "Title")
      try await $0.press("Save")
    }
    let form: [SnapshotState<ChoreWorld>] = [
      .loadsNothing(because: "a form"), .state("unchanged"), .performs(\.store.update, failure: ShelfError(), by: save),
    ]
    let stream: [SnapshotState<ChoreWorld>] = [
      .loads(\.prices, neverEmpty: "a price is one value", failure: ShelfError())
    ]
    let list: [SnapshotState<ChoreWorld>] = [.loads(\.store.list, failure: ShelfError())]
    let switches: [SnapshotState<ChoreWorld>] = [.loadsNothing(because: "a form"), .state("off")]
    return [
      DeclaredScreen(TestScreen("Form", form) { world in ChoreForm(store: world.store, bug: bug) }),
      DeclaredScreen(TestScreen("List", list) { world in MarkedChores(store: world.store, bug: bug) }),
      DeclaredScreen(TestScreen("Switches", switches) { world in Switches(world: world, bug: bug) }),
      DeclaredScreen(
        TestScreen("Wizard", [SnapshotState<ChoreWorld>.loadsNothing(because: "a form"), .state("start")]) { _ in
          Wizard(bug: bug)
        }),
      DeclaredScreen(TestScreen("Prices", stream) { world in Prices(stream: world.prices, bug: bug) }),
    ]
  }
}

private struct NotedChore: Identifiable, Sendable {
  let id: Int; var title: String; var notes = ""; var isMarked = false
}

private struct ChoreWorld: SnapshotWorld {
  var store = MockStore(["Bread", "Milk"].enumerated().map { NotedChore(id: $0 + 1, title: $1) })
  var set = MockResponse<Void>()
  var prices = MockStream([4, 5], every: .seconds(2))
}

/// A form that closes once it has saved.
private struct ChoreForm: View {
  let store: MockStore<NotedChore>
  let bug: FormRelationTests.Bug?
  @Environment(\.dismiss) private var dismiss
  @State private var title = "Milk"
  @State private var notes = ""
  @State private var isSaving = false
  @State private var isDone = false
  @State private var problem: String?

  private var canSave: Bool {
    (title != "Milk" || !notes.isEmpty) && (bug == .postedTwice || !isSaving && !isDone)
  }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Notes", text: $notes)
      if let problem { Text("Not saved: \(problem)") }
      if isSaving { ProgressView() }
      Button("Save") { Task { await save() } }.disabled(!canSave)
    }
    .onChange(of: isDone) { if isDone { dismiss() } }
  }

  private func save() async {
    guard canSave else { return }
    (isSaving, problem) = (true, nil)
    defer { isSaving = false }
    do {
      try await store.update(NotedChore(id: 2, title: title, notes: bug == .lostField ? "" : notes))
      isDone = true
    } catch { problem = error.localizedDescription }
  }
}

/// A list whose marks show at once; what was changed meanwhile is sent after the answer.
private struct MarkedChores: View {
  let store: MockStore<NotedChore>
  let bug: FormRelationTests.Bug?
  @State private var chores: [NotedChore]?
  @State private var problem: String?
  @State private var wanted = false
  @State private var count = 0
  @State private var isSending = false

  var body: some View {
    List {
      if let problem {
        Text(problem)
        if chores == nil { Button("Again") { Task { await load() } } }
      }
      if let chores {
        if chores.isEmpty { Text("Nothing to do") }
        Text("\(bug == .staleCount ? count : wanted ? 1 : 0) marked")
        ForEach(chores) { chore in
          Text(chore.title)
          if chore.title == "Milk" {
            if wanted { Text("Marked") }
            Button(wanted ? "Unmark Milk" : "Mark Milk") { Task { await mark() } }
          }
        }
      } else if problem == nil {
        ProgressView()
      }
    }
    .refreshable { await load() }
    .task { if chores == nil { await load() } }
  }

  private func load() async {
    problem = nil
    do {
      let all = try await store.list()
      if chores == nil { count = all.count { $0.isMarked } }
      (chores, wanted) = (all, all.contains { $0.isMarked })
    } catch { if !Task.isCancelled { problem = error.localizedDescription } }
  }

  private func mark() async {
    (wanted, problem) = (!wanted, nil)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    do {
      var sent: Bool
      repeat {
        sent = wanted
        try await store.update(id: 2) { [sent] in $0.isMarked = sent }
      } while sent != wanted && bug != .lateSwitch
    } catch { (wanted, problem) = (!wanted, error.localizedDescription) }
  }
}

/// Two switches that turn at once, and back when they could not be saved.
private struct Switches: View {
  let world: ChoreWorld
  let bug: FormRelationTests.Bug?
  @State private var on: Set<String> = []
  @State private var problem: String?

  var body: some View {
    Form {
      ForEach(["Mail", "News"], id: \.self) { name in
        Toggle(name, isOn: Binding(get: { on.contains(name) }, set: { turn(name, $0) }))
      }
      if let problem { Text(problem) }
    }
  }

  private func turn(_ name: String, _ isOn: Bool) {
    let before = on
    (on, problem) = (isOn ? on.union([name]) : on.subtracting([name]), nil)
    Task {
      do { try await world.set() } catch {
        on = bug == .takenBack ? before : isOn ? on.subtracting([name]) : on.union([name])
        problem = "\(name) could not be changed: \(error.localizedDescription)"
      }
    }
  }
}

/// A price that is kept up to date while the screen is visible.
private struct Prices: View {
  let stream: MockStream<Int>
  let bug: FormRelationTests.Bug?
  @State private var price: Int?
  @State private var problem: String?
  @State private var attempt = 0

  var body: some View {
    VStack {
      if let problem {
        Text(problem)
        Button("Again") { attempt += 1 }
      } else if let price {
        Text("\(price) euros, live")
      } else {
        ProgressView()
      }
    }
    .task(id: attempt) {
      guard bug != .deafStream || price == nil else { return }
      problem = nil
      do { for try await new in stream() { price = new } } catch {
        if !Task.isCancelled { problem = error.localizedDescription }
      }
    }
  }
}

@MainActor @Observable private final class WizardModel {
  var path: [String] = []
  var name = ""
  private(set) var plant: String?
  private(set) var days = 0
  private let bug: FormRelationTests.Bug?

  init(bug: FormRelationTests.Bug?) { self.bug = bug }

  func choose(_ new: String) {
    if bug != .keptInterval || plant == nil { days = new == "Basil" ? 2 : 21 }
    (plant, path) = (new, ["name"])
  }
}

/// A plant, its name and its interval, one after the other.
private struct Wizard: View {
  @State private var model: WizardModel

  init(bug: FormRelationTests.Bug?) { _model = State(initialValue: WizardModel(bug: bug)) }

  var body: some View {
    NavigationStack(path: $model.path) {
      List(["Basil", "Cactus"], id: \.self) { plant in Button(plant) { model.choose(plant) } }
        .navigationTitle("Plants")
        .navigationDestination(for: String.self) { page in
          if page == "name" {
            Form {
              Text("A new \(model.plant ?? "plant")")
              TextField("Name", text: $model.name)
              Button("Continue") { model.path.append("interval") }.disabled(model.name.isEmpty)
            }
          } else {
            Text("Every \(model.days) days")
          }
        }
    }
  }
}
