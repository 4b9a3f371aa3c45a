import SwiftUI

// Pages that rows or a button ask for, and questions with an answer each.
extension CorrectScreens {
  struct Row: Identifiable, Hashable, Sendable {
    let id: Int; var name: String
    init(id: Int, name: String) { self.id = id; self.name = name }
  }
  struct Page: Equatable, Sendable {
    var rows: [Row]; var next: Int?
    init(rows: [Row], next: Int?) { self.rows = rows; self.next = next }
  }

  /// A paged list whose refresh is ignored while a page loads.
  struct Paged: View {
    let load: @Sendable (Int) async throws -> Page
    @State private var rows: [Row] = []
    @State private var next: Int? = 0
    @State private var isLoading = false
    @State private var hasLoaded = false
    @State private var problem: String?
    init(load: @escaping @Sendable (Int) async throws -> Page) { self.load = load }
    var body: some View {
      NavigationStack {
        List {
          ForEach(rows) { Text($0.name) }
          if isLoading {
            ProgressView()
          } else if let problem {
            Text(problem)
            Button("Try Again") { Task { await get(rows.isEmpty ? 0 : next) } }
          } else if rows.isEmpty {
            Text("Nothing.")
          } else if next != nil {
            Button("More") { Task { await get(next) } }
          }
        }
        .refreshable { await get(0) }
        .navigationTitle("Paged")
      }
      .task { if !hasLoaded { await get(0) } }
    }
    private func get(_ page: Int?) async {
      guard let page, !isLoading else { return }
      isLoading = true
      problem = nil
      do {
        let answer = try await load(page)
        rows = page == 0 ? answer.rows : rows + answer.rows
        next = answer.next
        hasLoaded = true
      } catch { if !Task.isCancelled { problem = error.localizedDescription } }
      isLoading = false
    }
  }

  /// A list that asks for the next page when its last row appears.
  struct Endless: View {
    let load: @Sendable (Int) async throws -> Page
    @State private var rows: [Row] = []
    @State private var next: Int? = 0
    @State private var problem: String?
    @State private var isLoading = true
    init(load: @escaping @Sendable (Int) async throws -> Page) { self.load = load }
    var body: some View {
      NavigationStack {
        List {
          ForEach(rows) { row in
            Text(row.name).onAppear { if row == rows.last { Task { await more() } } }
          }
          if let problem {
            Text(problem); Button("Try Again") { Task { await more() } }
          } else if isLoading {
            ProgressView()
          } else if rows.isEmpty {
            Text("Nothing.")
          }
        }
        .navigationTitle("Endless")
        .refreshable { await reload() }
      }
      .task { if rows.isEmpty { await reload() } }
    }
    private func reload() async {
      problem = nil
      isLoading = rows.isEmpty
      do {
        let page = try await load(0)
        rows = page.rows
        next = page.next
      } catch { if !Task.isCancelled { problem = error.localizedDescription } }
      isLoading = false
    }
    private func more() async {
      if rows.isEmpty { isLoading = true; return await reload() }
      guard let page = next else { return }
      next = nil
      isLoading = true
      problem = nil
      do {
        let answer = try await load(page)
        rows += answer.rows
        next = answer.next
      } catch { next = page; if !Task.isCancelled { problem = error.localizedDescription } }
      isLoading = false
    }
  }

  /// A search with a pause, whose list asks for the next page when its last row appears.
  struct Found: View {
    let load: @Sendable (Int, String) async throws -> Page
    @State private var query = ""
    @State private var rows: [Row]?
    @State private var next: Int?
    @State private var problem: String?
    init(load: @escaping @Sendable (Int, String) async throws -> Page) { self.load = load }
    var body: some View {
      NavigationStack {
        Group {
          if let rows {
            if rows.isEmpty {
              Text("Nothing.")
            } else {
              List {
                ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
                  Text(row.name).onAppear { if index == rows.count - 1 { Task { await more() } } }
                }
              }
            }
          } else if let problem {
            Text(problem); Button("Try Again") { Task { await find() } }
          } else {
            ProgressView()
          }
        }
        .navigationTitle("Found")
      }
      .searchable(text: $query)
      .task(id: query) {
        if !query.isEmpty { try? await Task.sleep(for: .milliseconds(300)) }
        if !Task.isCancelled { await find() }
      }
    }
    private func find() async {
      problem = nil
      do {
        let page = try await load(0, query)
        rows = page.rows
        next = page.next
      } catch { if !Task.isCancelled { rows = nil; problem = error.localizedDescription } }
    }
    private func more() async {
      guard let page = next else { return }
      next = nil
      if let answer = try? await load(page, query) { rows = (rows ?? []) + answer.rows; next = answer.next }
    }
  }

  /// Two kinds of things, chosen above the list.
  struct Kinds: View {
    let load: @Sendable (String) async throws -> [String]
    @State private var kind = "books"
    @State private var things: [String]?
    @State private var problem: String?
    @State private var attempt = 0
    init(load: @escaping @Sendable (String) async throws -> [String]) { self.load = load }
    private struct Question: Equatable { var kind: String; var attempt: Int }
    var body: some View {
      VStack {
        Picker("Kind", selection: $kind) {
          Text("Books").tag("books"); Text("Films").tag("films")
        }.pickerStyle(.segmented)
        if let things {
          if things.isEmpty { Text("Nothing of this kind.") } else { ForEach(things, id: \.self) { Text($0) } }
        } else if let problem {
          Text(problem); Button("Try Again") { attempt += 1 }
        } else {
          ProgressView()
        }
      }
      .task(id: Question(kind: kind, attempt: attempt)) {
        (things, problem) = (nil, nil)
        do { things = try await load(kind) } catch { if !Task.isCancelled { problem = error.localizedDescription } }
      }
    }
  }
}
