import EveryState
import SwiftUI

// Forms that save, and lists whose changes show at once.
extension CorrectScreens {
  static var forms: [SnapshotCatalog] {
    let save: SnapshotState<Saving>.Actions = {
      try await $0.type(" blue", into: "Name")
      try await $0.press("Save")
    }
    return [
      catalog(
        TestScreen<Saving, _>("Edit form", [.state("start"), .performs(\.save, failure: Offline(), by: save)]) {
          world in
          NavigationStack { EditForm { try await world.save($0) } }
        }),
      catalog(
        TestScreen<Saving, _>("Form alone", [.state("start"), .performs(\.save, failure: Offline(), by: save)]) {
          world in
          NavigationStack { EditForm(canCancel: true) { try await world.save($0) } }
        }),
      catalog(
        TestScreen<Saving, _>(
          "Message beside",
          [.state("start"), .performs(\.save, failure: Offline(), by: { try await $0.press("Save Fern") })]
        ) { world in MessageBeside { try await world.save($0) } }),
      catalog(
        TestScreen<Marks, _>(
          "Marks",
          [
            .loads(\.all.list, failure: Offline()),
            .performs(\.marked.insert, as: "mark", failure: Offline(), by: { try await $0.press("Save Fern") }),
            .looksAlike("marking", "marked", because: "it shows at once"),
          ]
        ) { world in MarkedPlants(world: world) }),
      catalog(
        TestScreen<Marks, _>("Only the marked", [.loads(\.marked.list, failure: Offline())]) { world in
          OnlyMarked(store: world.marked)
        }),
      catalog(
        TestScreen<Marks, _>(
          "Order",
          [
            .state("start"),
            .performs(
              \.all.reorder, failure: Offline(), by: { try await $0.perform("Move Up", on: "Monstera") }),
            .looksAlike("reordering", "reordered", because: "it shows at once"),
          ]
        ) { world in Reordered(store: world.all) }),
    ]
  }

  struct Saving: SnapshotWorld { var save = MockResponse<Void>() }

  struct Plant: Identifiable, Sendable, Hashable { let id: Int; let name: String }

  struct Marks: SnapshotWorld {
    var all = MockStore(["Fern", "Agave", "Monstera"].enumerated().map { Plant(id: $0 + 1, name: $1) })
    var marked = MockStore([Plant(id: 2, name: "Agave")])
  }

  /// A form whose bar says that it saves.
  private struct EditForm: View {
    var canCancel = false
    let save: @Sendable (String) async throws -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var name = "Fern"
    @State private var stars = 3
    @State private var isSaving = false
    @State private var error: String?
    @State private var isDone = false

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Stepper("Rating: \(stars) of 5", value: $stars, in: 1...5)
        if let error { Text("Couldn't save: \(error)").foregroundStyle(.red) }
        if isDone { Text("Saved") }
      }
      .disabled(isSaving)
      .navigationTitle("Edit Plant")
      .toolbar {
        if canCancel {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() }.disabled(isSaving) }
        }
        ToolbarItem(placement: .confirmationAction) {
          if isSaving {
            ProgressView("Saving")
          } else {
            Button("Save") { Task { await send() } }.disabled(name == "Fern" && stars == 3 || isDone)
          }
        }
      }
    }

    private func send() async {
      guard !isSaving else { return }
      (isSaving, error) = (true, nil)
      defer { isSaving = false }
      do {
        try await save(name)
        isDone = true
      } catch { self.error = error.localizedDescription }
    }
  }

  /// A failure's message, beside which the screen can be used.
  private struct MessageBeside: View {
    let save: @Sendable (String) async throws -> Void
    @State private var isShort = false
    @State private var order = "Name"
    @State private var saved: Set<String> = []
    @State private var message: String?

    var body: some View {
      List {
        Toggle("Saved only", isOn: $isShort)
        Picker("Order", selection: $order) { ForEach(["Name", "Thirst"], id: \.self) { Text($0) } }
        ForEach(["Fern", "Agave"].filter { !isShort || saved.contains($0) }, id: \.self) { name in
          HStack {
            Text(name)
            if saved.contains(name) { Text("saved") } else { Button("Save \(name)") { Task { await keep(name) } } }
          }
        }
        if let message {
          Text(message)
          Button("OK") { self.message = nil }
        }
      }
    }

    private func keep(_ name: String) async {
      guard saved.insert(name).inserted else { return }
      message = nil
      do { try await save(name) } catch {
        saved.remove(name)
        message = "Couldn't save \(name)."
      }
    }
  }

  /// A search, a list and its details, each of which marks a plant.
  private struct MarkedPlants: View {
    let world: Marks
    @State private var plants: [Plant]?
    @State private var marked: [Plant] = []
    @State private var query = ""
    @State private var isLoading = false
    @State private var error: String?

    var body: some View {
      NavigationStack {
        List {
          if let error {
            Text(error)
            Button("Try Again") { Task { await load() } }
          } else if let plants {
            if plants.isEmpty { Text("No plant") }
            let found = plants.filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
            Text(marked.isEmpty ? "Nothing saved" : "Saved: \(marked.map(\.name).joined(separator: ", "))")
            if found.isEmpty, !plants.isEmpty { Text("Nothing is called that") }
            ForEach(found) { row($0) }
          } else {
            ProgressView()
          }
        }
        .searchable(text: $query)
        .navigationDestination(for: Plant.self) { plant in
          VStack {
            Text(plant.name)
            heart(plant)
          }
        }
      }
      .task { await load() }
    }

    private func row(_ plant: Plant) -> some View {
      HStack {
        NavigationLink(plant.name, value: plant)
        heart(plant)
      }
    }

    @ViewBuilder private func heart(_ plant: Plant) -> some View {
      let isMarked = marked.contains(plant)
      Button("\(isMarked ? "Remove" : "Save") \(plant.name)") { Task { await toggle(plant, isMarked) } }
        .buttonStyle(.borderless)
    }

    private func load() async {
      guard !isLoading else { return }
      isLoading = true
      defer { isLoading = false }
      (plants, error) = (nil, nil)
      do { (plants, marked) = (try await world.all.list(), try await world.marked.list()) } catch {
        self.error = error.localizedDescription
      }
    }

    private func toggle(_ plant: Plant, _ isMarked: Bool) async {
      let before = marked
      marked = isMarked ? marked.filter { $0 != plant } : marked + [plant]
      do {
        if isMarked { try await world.marked.delete(id: plant.id) } else { try await world.marked.insert(plant) }
      } catch {
        marked = before
        self.error = error.localizedDescription
      }
    }
  }

  /// The marked plants, each of whose details has a symbol that takes the mark away and brings it back.
  private struct OnlyMarked: View {
    let store: MockStore<Plant>
    @State private var marked: [Plant]?
    @State private var problem: String?
    @State private var isBusy = false

    var body: some View {
      NavigationStack {
        List {
          if let problem, marked == nil {
            Text(problem)
            Button("Try Again") { Task { await load() } }
          } else if let marked {
            if let problem { Text(problem) }
            if marked.isEmpty { Text("Nothing is marked") }
            ForEach(marked) { NavigationLink($0.name, value: $0) }
          } else {
            ProgressView()
          }
        }
        .navigationDestination(for: Plant.self) { plant in
          let isMarked = marked?.contains(plant) == true
          VStack {
            Text(plant.name)
            Button {
              Task { await toggle(plant, isMarked) }
            } label: {
              Image(systemName: isMarked ? "heart.fill" : "heart").frame(minWidth: 44, minHeight: 44)
            }
            .accessibilityLabel("\(isMarked ? "Remove" : "Save") \(plant.name)")
            .disabled(isBusy)
            if let problem { Text(problem) }
          }
        }
      }
      .task { if marked == nil { await load() } }
    }

    private func load() async {
      problem = nil
      do { marked = try await store.list() } catch { problem = error.localizedDescription }
    }

    private func toggle(_ plant: Plant, _ isMarked: Bool) async {
      guard !isBusy else { return }
      (problem, isBusy) = (nil, true)
      defer { isBusy = false }
      do {
        if isMarked { try await store.delete(id: plant.id) } else { try await store.insert(plant) }
        marked = isMarked ? marked?.filter { $0 != plant } : (marked ?? []) + [plant]
      } catch { problem = error.localizedDescription }
    }
  }

  /// A list whose new order shows at once, and goes back when it cannot be kept.
  private struct Reordered: View {
    let store: MockStore<Plant>
    @State private var plants = ["Fern", "Agave", "Monstera"].enumerated().map { Plant(id: $0 + 1, name: $1) }
    @State private var message: String?

    var body: some View {
      List {
        if let message { Text(message) }
        ForEach(plants) { plant in
          VStack {
            Text(plant.name)
            Text("Row \(plant.id)")
          }
          .accessibilityElement(children: .combine)
          .accessibilityAction(named: "Move Up") { Task { await moveUp(plant) } }
        }
      }
    }

    private func moveUp(_ plant: Plant) async {
      guard let place = plants.firstIndex(of: plant), place > 0 else { return }
      let before = plants
      message = nil
      plants.swapAt(place, place - 1)
      do { try await store.reorder(plants.map(\.id)) } catch {
        plants = before
        message = "Couldn't keep the new order."
      }
    }
  }
}
