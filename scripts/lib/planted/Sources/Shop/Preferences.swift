import Observation
import SwiftUI

struct Preferences: Sendable, Equatable {
  enum Currency: String, CaseIterable, Sendable { case euro = "Euro", pound = "Pound", dollar = "Dollar" }
  var currency = Currency.euro
  var sendsOffers = true
  var sendsReceipts = false
}

protocol PreferenceStore: Sendable {
  func preferences() async throws -> Preferences
  func save(_ preferences: Preferences) async throws
  func deleteAccount() async throws
}

/// Each change is saved; one that is refused is taken back.
@MainActor @Observable final class PreferencesModel {
  enum Phase {
    case loading, loaded, deleted
    case failed(String)
  }
  private(set) var phase = Phase.loading
  private(set) var preferences = Preferences()
  private(set) var isSaving = false
  private(set) var isDeleting = false
  private(set) var problem: String?
  private var hasLoaded = false
  private let store: any PreferenceStore

  init(store: any PreferenceStore) { self.store = store }

  func load() async {
    guard !hasLoaded else { return }
    phase = .loading
    do {
      let answer = try await store.preferences()
      guard !Task.isCancelled else { return }
      preferences = answer
      hasLoaded = true
      phase = .loaded
    } catch {
      guard !Task.isCancelled else { return }
      phase = .failed(error.localizedDescription)
    }
  }

  func save(_ changed: Preferences) async {
    guard !isSaving, changed != preferences else { return }
    let old = preferences
    isSaving = true
    problem = nil
    preferences = changed
    do { try await store.save(changed) } catch {
      preferences = old
      problem = "Not saved. \(error.localizedDescription)"
    }
    isSaving = false
  }

  func deleteAccount() async {
    guard !isDeleting else { return }
    isDeleting = true
    problem = nil
    do {
      try await store.deleteAccount()
      phase = .deleted
    } catch { problem = "Your account was not deleted. \(error.localizedDescription)" }
    isDeleting = false
  }
}

struct PreferencesView: View {
  @State private var model: PreferencesModel
  @State private var asksToDelete = false

  init(model: PreferencesModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading: ProgressView("Loading settings")
        case .failed(let message):
          ContentUnavailableView {
            Label("Settings Not Loaded", systemImage: "gear")
          } description: {
            Text(message)
          } actions: {
            Button("Try Again") { Task { await model.load() } }
          }
        case .deleted: ContentUnavailableView("Account Deleted", systemImage: "person.slash", description: Text("Goodbye."))
        case .loaded: form
        }
      }
      .navigationTitle("Settings")
    }
    .task { await model.load() }
  }

  private var form: some View {
    Form {
      if let problem = model.problem { Text(problem) }
      Section("Money") {
        Picker("Currency", selection: bound(\.currency)) {
          ForEach(Preferences.Currency.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
      Section("Email") {
        Toggle("Offers", isOn: bound(\.sendsOffers))
        Toggle("Receipts", isOn: bound(\.sendsReceipts))
      }
      if model.isSaving { ProgressView("Saving") }
      Section {
        if model.isDeleting {
          ProgressView("Deleting account")
        } else {
          Button("Delete Account", role: .destructive) { asksToDelete = true }
        }
      }
    }
    .disabled(model.isSaving || model.isDeleting)
    .confirmationDialog("Delete your account?", isPresented: $asksToDelete, titleVisibility: .visible) {
      Button("Delete Account", role: .destructive) { Task { await model.deleteAccount() } }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Your orders are lost.")
    }
  }

  private func bound<Value>(_ path: WritableKeyPath<Preferences, Value>) -> Binding<Value> {
    Binding {
      model.preferences[keyPath: path]
    } set: { value in
      var changed = model.preferences
      changed[keyPath: path] = value
      Task { await model.save(changed) }
    }
  }
}
