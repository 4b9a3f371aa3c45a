import SwiftUI

// Lists whose rows the system edits, or the model identifies; numbers of any size.
extension CorrectScreens {
  /// Names to edit; the system's own button.
  struct Names: View {
    @State private var names = ["Ada", "Bob"]
    init() {}
    var body: some View {
      NavigationStack {
        List { ForEach(names, id: \.self) { Text(verbatim: $0) }.onDelete { names.remove(atOffsets: $0) } }
          .toolbar { EditButton() }
          .navigationTitle(Text("Names"))
      }
    }
  }

  /// A search whose model waits after a letter, cancels, and shows what the system says of no result.
  @MainActor @Observable final class SearchModel {
    var query = "" { didSet { if query != oldValue { changed() } } }
    private(set) var rows: [Row]?
    private(set) var problem: String?
    private(set) var isLoading = false
    private var task: Task<Void, Never>?
    private let load: @Sendable (String) async throws -> [Row]
    init(load: @escaping @Sendable (String) async throws -> [Row]) { self.load = load }
    private func changed() {
      task?.cancel()
      guard !query.isEmpty else { rows = nil; problem = nil; isLoading = false; return }
      isLoading = true
      problem = nil
      task = Task {
        try? await Task.sleep(for: .milliseconds(400))
        if !Task.isCancelled { await find() }
      }
    }
    func again() { changed() }
    private func find() async {
      do {
        let found = try await load(query)
        if !Task.isCancelled { rows = found; isLoading = false }
      } catch { if !Task.isCancelled { rows = nil; problem = error.localizedDescription; isLoading = false } }
    }
  }
  struct Search: View {
    @State private var model: SearchModel
    init(load: @escaping @Sendable (String) async throws -> [Row]) {
      _model = State(initialValue: SearchModel(load: load))
    }
    var body: some View {
      NavigationStack {
        List {
          if let rows = model.rows, !rows.isEmpty { ForEach(rows) { Text($0.name) } }
        }
        .overlay {
          if model.isLoading {
            ProgressView()
          } else if let problem = model.problem {
            VStack {
              Text(problem); Button("Try Again") { model.again() }
            }
          } else if let rows = model.rows, rows.isEmpty {
            ContentUnavailableView.search(text: model.query)
          } else if model.rows == nil {
            Text("Search for something.")
          }
        }
        .navigationTitle("Search")
      }
      .searchable(text: $model.query)
    }
  }

  /// Notes whose ids the model makes.
  @MainActor @Observable final class NotesModel {
    struct Note: Identifiable { let id = UUID(); var text: String }
    private(set) var notes: [Note]?
    private(set) var problem: String?
    private let load: @Sendable () async throws -> [String]
    init(load: @escaping @Sendable () async throws -> [String]) { self.load = load }
    func get() async {
      problem = nil
      do { notes = try await load().map { Note(text: $0) } } catch {
        if !Task.isCancelled { problem = error.localizedDescription }
      }
    }
    func remove(_ note: Note) { notes?.removeAll { $0.id == note.id } }
  }
  struct Notes: View {
    @State private var model: NotesModel
    init(load: @escaping @Sendable () async throws -> [String]) { _model = State(initialValue: NotesModel(load: load)) }
    var body: some View {
      NavigationStack {
        VStack {
          if let notes = model.notes {
            if notes.isEmpty {
              Text("No notes.")
            } else {
              List(notes) { note in
                Text(note.text).swipeActions { Button("Delete", role: .destructive) { model.remove(note) } }
              }
            }
          } else if let problem = model.problem {
            Text(problem); Button("Try Again") { Task { await model.get() } }
          } else {
            ProgressView()
          }
        }
        .navigationTitle("Notes")
      }
      .task { if model.notes == nil { await model.get() } }
    }
  }

  /// A tree of folders.
  struct Folder: Identifiable, Equatable, Sendable {
    let id: Int; var name: String; var folders: [Folder]?
    init(id: Int, name: String, folders: [Folder]? = nil) { (self.id, self.name, self.folders) = (id, name, folders) }
  }
  struct Folders: View {
    let load: @Sendable () async throws -> [Folder]
    @State private var folders: [Folder]?
    @State private var problem: String?
    init(load: @escaping @Sendable () async throws -> [Folder]) { self.load = load }
    var body: some View {
      VStack {
        if let folders {
          if folders.isEmpty {
            Text("No folders.")
          } else {
            List {
              ForEach(folders) { folder in
                Section(folder.name) { ForEach(folder.folders ?? []) { Text($0.name) } }
              }
              OutlineGroup(folders, children: \.folders) { Text("\($0.name) below") }
            }
          }
        } else if let problem {
          Text(problem); Button("Try Again") { Task { await get() } }
        } else {
          ProgressView()
        }
      }
      .task { if folders == nil { await get() } }
    }
    private func get() async {
      problem = nil
      do { folders = try await load() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }

  /// Numbers of any size.
  struct Account: Equatable, Sendable {
    var views: Int; var name: String; var ratio: Double
    init(views: Int, name: String, ratio: Double) { (self.views, self.name, self.ratio) = (views, name, ratio) }
  }
  struct AccountView: View {
    let load: @Sendable () async throws -> Account
    @State private var account: Account?
    @State private var problem: String?
    init(load: @escaping @Sendable () async throws -> Account) { self.load = load }
    var body: some View {
      VStack {
        if let account {
          Text(verbatim: account.name)
          LabeledContent("Views", value: account.views, format: .number)
          LabeledContent("Ratio", value: account.ratio, format: .percent)
        } else if let problem {
          Text(problem); Button("Try Again") { Task { await get() } }
        } else {
          ProgressView()
        }
      }
      .task { if account == nil { await get() } }
    }
    private func get() async {
      problem = nil
      do { account = try await load() } catch { if !Task.isCancelled { problem = error.localizedDescription } }
    }
  }
}
