import Observation
import SwiftUI

@testable import EveryState

// Deletion with Undo, in a message that disappears after five seconds.
extension CorrectScreens {
  struct Shopping: SnapshotWorld {
    var items = MockResponse(["Milk", "Bread", "Salt"])
    var remove = MockResponse<Void>()
    var restore = MockResponse<Void>()
    var save = MockResponse<Void>()
  }

  /// When the deletion is sent; `staying` keeps the message until Undo or the next one.
  enum Sending: CaseIterable { case atOnce, later, first, staying }

  static var toasts: [SnapshotCatalog] {
    let delete: SnapshotState<Shopping>.Actions = { try await $0.swipeAction("Delete", on: "Milk") }
    let undo: SnapshotState<Shopping>.Actions = {
      try await $0.swipeAction("Delete", on: "Milk")
      try await $0.press("Undo")
    }
    let late: SnapshotState<Shopping>.Actions = {
      try await $0.swipeAction("Delete", on: "Milk")
      await $0.wait(.seconds(5))
    }
    let states: [SnapshotState<Shopping>] = [
      .loads(\.items, failure: Offline()), .storyboard("undo", by: undo), .state("too late to undo", by: late),
    ]
    return Sending.allCases.map { sending in
      let performs = SnapshotState<Shopping>.performs(
        \.remove, failure: Offline(), by: sending == .later ? late : delete)
      return SnapshotCatalog(suite: "Correct") {
        TestScreen<Shopping, _>("Deletion sent \(sending)", states + [performs]) { world in
          ShoppingList(sending: sending, world: world)
        }
      }
    } + [
      SnapshotCatalog(suite: "Correct") {
        TestScreen<Shopping, _>(
          "Saved",
          [
            .loads(\.items, failure: Offline()),
            .performs(\.save, failure: Offline(), by: { try await $0.press("Save") }),
          ]
        ) { world in ShoppingList(sending: .atOnce, world: world, isSaved: true) }
      }
    ]
  }

  @MainActor @Observable final class ShoppingModel {
    private let sending: Sending
    private let world: Shopping
    var items: [String]?
    var problem: String?
    var toast: String?
    var deleted: (item: String, index: Int)?
    var busy: Set<String> = []
    private var timer: Task<Void, Never>?
    private var removal: Task<Void, Never>?

    init(sending: Sending, world: Shopping) { (self.sending, self.world) = (sending, world) }

    func load() async {
      problem = nil
      do { items = try await world.items() } catch is CancellationError {} catch {
        problem = error.localizedDescription
      }
    }

    func delete(_ item: String) {
      problem = nil
      switch sending {
      case .first:
        busy.insert(item)
        Task {
          do {
            try await world.remove(item)
            take(item)
          } catch { problem = error.localizedDescription }
          busy.remove(item)
        }
      case .atOnce, .staying:
        take(item)
        removal = Task { await send(item) }
      case .later:
        // The one before can no longer be undone.
        if let deleted { Task { await send(deleted.item) } }
        take(item)
      }
    }

    private func take(_ item: String) {
      guard let index = items?.firstIndex(of: item) else { return }
      items?.remove(at: index)
      deleted = (item, index)
      show("Deleted \(item)") { [self] in
        deleted = nil
        // The next deletion cancels the timer, and not the call.
        if sending == .later { Task { await send(item) } }
      }
    }

    private func send(_ item: String) async {
      do { try await world.remove(item) } catch {
        problem = error.localizedDescription
        if items?.contains(item) == false { items?.insert(item, at: 0); items?.sort(by: Self.order) }
        if deleted?.item == item { hide() }
      }
    }

    private static func order(_ one: String, _ other: String) -> Bool {
      let all = ["Milk", "Bread", "Salt"]
      return all.firstIndex(of: one) ?? 0 < all.firstIndex(of: other) ?? 0
    }

    func undo() {
      guard let (item, index) = deleted else { return }
      hide()
      let place = min(index, items?.count ?? 0)
      items?.insert(item, at: place)
      guard sending != .later else { return }
      Task {
        await removal?.value
        do { try await world.restore(item) } catch {
          problem = error.localizedDescription
          items?.removeAll { $0 == item }
        }
      }
    }

    func save() {
      problem = nil
      busy.insert("save")
      Task {
        do {
          try await world.save()
          show("Saved") {}
        } catch { problem = error.localizedDescription }
        busy.remove("save")
      }
    }

    private func show(_ text: String, then end: @escaping @MainActor () -> Void) {
      timer?.cancel()
      toast = text
      if sending == .staying { return }
      timer = Task {
        try? await Task.sleep(for: .seconds(5))
        guard !Task.isCancelled else { return }
        toast = nil
        end()
      }
    }

    private func hide() {
      timer?.cancel()
      (toast, deleted) = (nil, nil)
    }
  }

  struct ShoppingList: View {
    @State private var model: ShoppingModel
    private let isSaved: Bool
    private let sending: Sending

    init(sending: Sending, world: Shopping, isSaved: Bool = false) {
      _model = State(initialValue: ShoppingModel(sending: sending, world: world))
      (self.isSaved, self.sending) = (isSaved, sending)
    }

    var body: some View {
      NavigationStack {
        VStack {
          if let items = model.items {
            if items.isEmpty { Text("Nothing to buy.") }
            List(items, id: \.self) { item in
              Text(item).disabled(model.busy.contains(item)).swipeActions {
                // A destructive button removes its row at the tap.
                let role: ButtonRole? = sending == .first ? nil : .destructive
                if !isSaved {
                  Button("Delete", role: role) { model.delete(item) }.disabled(model.busy.contains(item))
                }
              }
            }
            if isSaved { Button("Save") { model.save() }.disabled(!model.busy.isEmpty) }
          } else if model.problem == nil {
            ProgressView()
          }
          if let problem = model.problem {
            Text(problem)
            if model.items == nil { Button("Try Again") { Task { await model.load() } } }
          }
          if let toast = model.toast {
            HStack {
              Text(toast)
              if model.deleted != nil { Button("Undo") { model.undo() } }
            }
          }
        }
        .navigationTitle("Shopping")
      }
      .task { await model.load() }
    }
  }
}
