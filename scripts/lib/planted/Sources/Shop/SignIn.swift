import Observation
import SwiftUI

protocol Accounts: Sendable {
  func signIn(email: String, password: String) async throws -> String
}

enum SignInError: LocalizedError, CaseIterable {
  case wrongPassword, locked

  var errorDescription: String? {
    switch self {
    case .wrongPassword: "The email or the password is wrong."
    case .locked: "This account is locked for an hour."
    }
  }
}

@MainActor @Observable final class SignInModel {
  var email = ""
  var password = ""
  private(set) var isSigningIn = false
  private(set) var customer: String?
  private(set) var problem: String?
  private let accounts: any Accounts

  init(accounts: any Accounts) { self.accounts = accounts }

  var canSignIn: Bool { email.contains("@") && password.count >= 4 }

  func signIn() async {
    guard canSignIn, !isSigningIn else { return }
    isSigningIn = true
    problem = nil
    do {
      customer = try await accounts.signIn(email: email, password: password)
      password = ""
    } catch {
      problem = error.localizedDescription
    }
    isSigningIn = false
  }

  func signOut() { customer = nil }
}

struct SignInView: View {
  @State private var model: SignInModel
  @State private var showsPassword = false

  init(model: SignInModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      if let customer = model.customer {
        VStack(spacing: 16) {
          Text("Welcome, \(customer)!").font(.title2)
          Button("Sign Out") { model.signOut() }.buttonStyle(.bordered).controlSize(.large)
        }
      } else {
        form.navigationTitle("Sign In")
      }
    }
  }

  private var form: some View {
    Form {
      Section {
        TextField("Email", text: $model.email)
          .textContentType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
        if showsPassword {
          TextField("Password", text: $model.password).textInputAutocapitalization(.never).autocorrectionDisabled()
        } else {
          SecureField("Password", text: $model.password)
        }
        Toggle("Show Password", isOn: $showsPassword)
      }
      .disabled(model.isSigningIn)
      Section {
        if let problem = model.problem { Text(problem).foregroundStyle(.secondary) }
        if model.isSigningIn {
          ProgressView("Signing in")
        } else {
          Button("Sign In") { Task { await model.signIn() } }.disabled(!model.canSignIn)
        }
      }
    }
    .onSubmit { Task { await model.signIn() } }
  }
}
