import Combine
import SwiftUI

struct Profile: Sendable, Equatable {
  var name: String
  var city: String
}

protocol ProfileService: Sendable {
  func profile() async throws -> Profile
  func save(_ profile: Profile) async throws
}

@MainActor final class ProfileModel: ObservableObject {
  @Published private(set) var profile: Loading<Profile> = .waiting
  @Published var draft: Profile?
  @Published private(set) var isSaving = false
  @Published private(set) var problem: String?
  private let service: any ProfileService

  init(service: any ProfileService) { self.service = service }

  func load() async {
    if case .loaded = profile { return }
    profile = .waiting
    do {
      let answer = try await service.profile()
      guard !Task.isCancelled else { return }
      profile = .loaded(answer)
    } catch {
      guard !Task.isCancelled else { return }
      profile = .failed(error.localizedDescription)
    }
  }

  func edit() { if case .loaded(let profile) = profile { draft = profile } }

  func cancel() {
    draft = nil
    problem = nil
  }

  func save() async {
    guard let draft, !isSaving, !draft.name.isEmpty else { return }
    isSaving = true
    problem = nil
    do {
      try await service.save(draft)
      profile = .loaded(draft)
      self.draft = nil
    } catch {
      problem = "Your profile was not saved. \(error.localizedDescription)"
    }
    isSaving = false
  }
}

struct ProfileView: View {
  @StateObject private var model: ProfileModel

  init(model: @autoclosure @escaping () -> ProfileModel) { _model = StateObject(wrappedValue: model()) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.profile {
        case .waiting: ProgressView("Loading profile")
        case .failed(let message):
          ContentUnavailableView {
            Label("Profile Not Loaded", systemImage: "person.crop.circle.badge.exclamationmark")
          } description: {
            Text(message)
          } actions: {
            Button("Load Profile") { Task { await model.load() } }
          }
        case .loaded(let profile):
          if model.draft != nil { editor } else { details(profile) }
        }
      }
      .navigationTitle("Profile")
    }
    .task { await model.load() }
  }

  private func details(_ profile: Profile) -> some View {
    Form {
      LabeledContent("Name", value: profile.name)
      if !profile.city.isEmpty { LabeledContent("City", value: profile.city) }
    }
    .toolbar { Button("Edit") { model.edit() } }
  }

  private var editor: some View {
    Form {
      TextField("Name", text: Binding { model.draft?.name ?? "" } set: { model.draft?.name = $0 })
      TextField("City", text: Binding { model.draft?.city ?? "" } set: { model.draft?.city = $0 })
      if let problem = model.problem { Text(problem) }
    }
    .disabled(model.isSaving)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.cancel() }.disabled(model.isSaving) }
      ToolbarItem(placement: .confirmationAction) {
        if model.isSaving {
          ProgressView()
        } else {
          Button("Save") { Task { await model.save() } }.disabled(model.draft?.name.isEmpty ?? true)
        }
      }
    }
  }
}
