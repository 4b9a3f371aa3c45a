import Combine
import SwiftUI

struct Chore: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  var isDone = false
}

protocol ChoreService: Sendable {
  func chores() async throws -> [Chore]
  func add(_ title: String) async throws -> Chore
  func setDone(_ isDone: Bool, chore id: Chore.ID) async throws
  func delete(_ id: Chore.ID) async throws
}

/// A row is deleted after the user has confirmed it and the server has answered.
@MainActor final class ChoresModel: ObservableObject {
  @Published private(set) var chores: Loading<[Chore]> = .waiting
  @Published private(set) var busy: Set<Chore.ID> = []
  @Published private(set) var isAdding = false
  @Published var draft = ""
  @Published private(set) var problem: String?
  private let service: any ChoreService

  init(service: any ChoreService) { self.service = service }

  private var known: [Chore] { if case .loaded(let chores) = chores { chores } else { [] } }

  func load() async {
    if case .loaded = chores { return }
    chores = .waiting
    do {
      let answer = try await service.chores()
      guard !Task.isCancelled else { return }
      chores = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      chores = .failed(error.localizedDescription)
    }
  }

  func add() async {
    let title = draft.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty, !isAdding else { return }
    isAdding = true
    problem = nil
    do {
      let chore = try await service.add(title)
      chores = .loaded(known + [chore])
      draft = ""
    } catch {
      problem = "\(title) was not added. \(error.localizedDescription)"
    }
    isAdding = false
  }

  func toggle(_ chore: Chore) async {
    guard busy.insert(chore.id).inserted else { return }
    problem = nil
    do {
      try await service.setDone(!chore.isDone, chore: chore.id)
      chores = .loaded(known.map { $0.id == chore.id ? Chore(id: $0.id, title: $0.title, isDone: !chore.isDone) : $0 })
    } catch {
      problem = "\(chore.title) was not changed. \(error.localizedDescription)"
    }
    busy.remove(chore.id)
  }

  func delete(_ chore: Chore) async {
    guard busy.insert(chore.id).inserted else { return }
    problem = nil
    do {
      try await service.delete(chore.id)
      chores = .loaded(known.filter { $0.id != chore.id })
    } catch {
      problem = "\(chore.title) was not deleted. \(error.localizedDescription)"
    }
    busy.remove(chore.id)
  }
}

struct ChoresView: View {
  @StateObject private var model: ChoresModel
  @State private var doomed: Chore?

  init(model: @autoclosure @escaping () -> ChoresModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.chores {
        case .waiting: ProgressView("Loading chores")
        case .loaded(let chores): list(chores)
        case .failed(let message):
          ContentUnavailableView {
            Label("Chores Not Loaded", systemImage: "checklist")
          } description: {
            Text(message)
          } actions: {
            Button("Load Chores") { Task { await model.load() } }
          }
        }
      }
      .navigationTitle("Chores")
    }
    .task { await model.load() }
  }

  private func list(_ chores: [Chore]) -> some View {
    List {
      Section {
        HStack {
          TextField("New chore", text: $model.draft).onSubmit { Task { await model.add() } }
          if model.isAdding {
            ProgressView()
          } else {
            Button { Task { await model.add() } } label: { Text("Add").frame(minWidth: 44, minHeight: 44) }
              .buttonStyle(.borderless)
              .disabled(model.draft.trimmingCharacters(in: .whitespaces).isEmpty)
          }
        }
        .disabled(model.isAdding)
        if let problem = model.problem { Text(problem) }
      }
      if chores.isEmpty { Text("Everything is done.").foregroundStyle(.secondary) }
      ForEach(chores) { chore in
        HStack {
          Toggle(chore.title, isOn: Binding { chore.isDone } set: { _ in Task { await model.toggle(chore) } })
          if model.busy.contains(chore.id) { ProgressView() }
        }
        .disabled(model.busy.contains(chore.id))
        .swipeActions { Button("Delete") { doomed = chore }.tint(.red) }
      }
    }
    .confirmationDialog(
      "Delete \(doomed?.title ?? "")?", isPresented: Binding { doomed != nil } set: { if !$0 { doomed = nil } }, titleVisibility: .visible,
      presenting: doomed
    ) { chore in
      Button("Delete Chore", role: .destructive) { Task { await model.delete(chore) } }
      Button("Cancel", role: .cancel) {}
    }
  }
}
