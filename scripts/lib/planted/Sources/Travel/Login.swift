import SwiftUI

protocol LoginService: Sendable {
  func logIn(code: String) async throws -> String
  func logOut() async throws
}

/// A sheet to log in, and a dialog to log out.
struct LoginView: View {
  let service: any LoginService
  @State private var traveller: String?
  @State private var isLoggingIn = false
  @State private var asksToLogOut = false
  @State private var isLoggingOut = false
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      Form {
        if let traveller {
          LabeledContent("Traveller", value: traveller)
          if let problem { Text(problem) }
          if isLoggingOut {
            ProgressView("Logging out")
          } else {
            Button("Log Out", role: .destructive) { asksToLogOut = true }
          }
        } else {
          Text("Log in to see your journeys on each of your devices.")
          Button("Log In") { isLoggingIn = true }
        }
      }
      .navigationTitle("Account")
    }
    .sheet(isPresented: $isLoggingIn) { LoginSheet(service: service) { traveller = $0 } }
    .confirmationDialog("Log out?", isPresented: $asksToLogOut, titleVisibility: .visible) {
      Button("Log Out", role: .destructive) { Task { await logOut() } }
      Button("Stay", role: .cancel) {}
    }
  }

  private func logOut() async {
    guard !isLoggingOut else { return }
    isLoggingOut = true
    problem = nil
    do {
      try await service.logOut()
      traveller = nil
    } catch { problem = "You are still logged in. \(error.localizedDescription)" }
    isLoggingOut = false
  }
}

private struct LoginSheet: View {
  let service: any LoginService
  let done: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var code = ""
  @State private var isChecking = false
  @State private var problem: String?

  var body: some View {
    NavigationStack {
      Form {
        SecureField("Code", text: $code).onSubmit { Task { await logIn() } }
        if let problem { Text(problem) }
      }
      .disabled(isChecking)
      .navigationTitle("Log In")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() }.disabled(isChecking) }
        ToolbarItem(placement: .confirmationAction) {
          if isChecking {
            ProgressView()
          } else {
            Button("Continue") { Task { await logIn() } }.disabled(code.isEmpty)
          }
        }
      }
    }
    .interactiveDismissDisabled(isChecking)
  }

  private func logIn() async {
    guard !code.isEmpty, !isChecking else { return }
    isChecking = true
    problem = nil
    do {
      done(try await service.logIn(code: code))
      dismiss()
    } catch { problem = error.localizedDescription }
    isChecking = false
  }
}
