import SwiftUI

struct Favorite: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
}

protocol FavoriteService: Sendable {
  func favorites() async throws -> [Favorite]
  func delete(_ id: Favorite.ID) async throws
}

/// A deleted row can be taken back for five seconds; only then the server learns of it.
struct FavoritesView: View {
  let service: any FavoriteService
  @State private var favorites = Fetched<[Favorite]>.pending
  @State private var deleted: (favorite: Favorite, index: Int, commit: Task<Void, Never>)?
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      Group {
        switch favorites {
        case .pending: ProgressView("Loading favorites")
        case .value(let rows) where rows.isEmpty:
          ContentUnavailableView("No Favorites", systemImage: "heart", description: Text("Tap a heart to keep a place here."))
        case .value(let rows):
          List {
            ForEach(rows) { Text($0.name) }
              .onDelete { delete(at: $0) }
          }
        case .problem(let message):
          ContentUnavailableView {
            Label("Favorites Not Loaded", systemImage: "heart.slash")
          } description: {
            Text(message)
          } actions: {
            Button("Load Favorites") {
              favorites = .pending
              Task { await load() }
            }
          }
        }
      }
      .navigationTitle("Favorites")
      .safeAreaInset(edge: .bottom) { bottom }
    }
    .task {
      if case .pending = favorites { await load() }
    }
  }

  @ViewBuilder private var bottom: some View {
    if let problem { Text(problem).padding() }
    if let deleted {
      HStack {
        Text("\(deleted.favorite.name) deleted")
        Spacer()
        Button { undo() } label: { Text("Undo").frame(minWidth: 44, minHeight: 44) }
      }
      .padding(.horizontal)
    }
  }

  private var rows: [Favorite] {
    get { if case .value(let rows) = favorites { rows } else { [] } }
    nonmutating set { favorites = .value(newValue) }
  }

  private func load() async {
    if let answer = await Fetched.from({ try await service.favorites() }) { favorites = answer }
  }

  private func delete(at offsets: IndexSet) {
    guard let index = offsets.first, rows.indices.contains(index) else { return }
    let favorite = rows[index]
    problem = nil
    rows.remove(at: index)
    let commit = Task {
      guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
      if deleted?.favorite == favorite { deleted = nil }
      do { try await service.delete(favorite.id) } catch {
        insert(favorite, at: index)
        problem = "\(favorite.name) was not deleted. \(error.localizedDescription)"
      }
    }
    deleted = (favorite, index, commit)
  }

  private func undo() {
    guard let (favorite, index, commit) = deleted else { return }
    commit.cancel()
    deleted = nil
    insert(favorite, at: index)
  }

  private func insert(_ favorite: Favorite, at index: Int) {
    guard !rows.contains(favorite) else { return }
    rows.insert(favorite, at: min(index, rows.count))
  }
}
