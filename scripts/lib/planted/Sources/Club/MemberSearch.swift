import Combine
import SwiftUI

struct Member: Identifiable, Hashable, Sendable {
  let id: UUID
  let name: String
  let team: String
}

protocol MemberDirectory: Sendable {
  func members(named name: String) async throws -> [Member]
}

@MainActor final class MemberSearchModel: ObservableObject {
  @Published var name = ""
  @Published private(set) var members: Loading<[Member]>?
  private var searched = ""
  private var work: Task<Void, Never>?
  private var typing: AnyCancellable?
  private let directory: any MemberDirectory

  init(directory: any MemberDirectory) {
    self.directory = directory
    typing = $name.dropFirst().debounce(for: .milliseconds(400), scheduler: DispatchQueue.main).removeDuplicates()
      .sink { [weak self] name in self?.search(name) }
  }

  func searchAgain() { search(searched) }

  private func search(_ name: String) {
    work?.cancel()
    searched = name
    guard !name.isEmpty else {
      members = nil
      return
    }
    members = .waiting
    work = Task { [directory] in
      do {
        let found = try await directory.members(named: name)
        guard !Task.isCancelled else { return }
        members = .loaded(found)
      } catch {
        guard !Task.isCancelled else { return }
        members = .failed(error.localizedDescription)
      }
    }
  }
}

struct MemberSearchView: View {
  @StateObject private var model: MemberSearchModel

  init(model: @autoclosure @escaping () -> MemberSearchModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        TextField("Search by name", text: $model.name)
          .textFieldStyle(.roundedBorder).autocorrectionDisabled().frame(minHeight: 44).padding(.horizontal)
        results
      }
      .navigationTitle("Members")
    }
  }

  @ViewBuilder private var results: some View {
    switch model.members {
    case nil: ContentUnavailableView("Find a Member", systemImage: "person.2", description: Text("Type a name above."))
    case .waiting: ProgressView("Searching").frame(maxWidth: .infinity, maxHeight: .infinity)
    case .loaded(let members) where members.isEmpty: ContentUnavailableView("No Member Has This Name", systemImage: "person.slash")
    case .loaded(let members):
      List(members) { member in
        VStack(alignment: .leading) {
          Text(member.name)
          Text(member.team).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    case .failed(let message):
      ContentUnavailableView {
        Label("Not Searched", systemImage: "wifi.slash")
      } description: {
        Text(message)
      } actions: {
        Button("Try Once More") { model.searchAgain() }
      }
    }
  }
}
